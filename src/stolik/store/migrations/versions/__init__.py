"""One module a version, in their order: v1, v2, ..."""
