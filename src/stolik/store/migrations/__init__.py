"""Alembic's steps from an empty database to ``stolik.store.schema``; a released step is never edited."""
