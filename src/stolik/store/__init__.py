"""The durable log of live tables: what was acknowledged stays, whatever happens to the process."""
