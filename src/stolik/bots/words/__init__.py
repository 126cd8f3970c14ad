"""Opinions about Words in pairs."""
