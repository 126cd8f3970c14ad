"""What an operator watches, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
TABLES = Gauge("stolik_tables", "Tables held by this process", registry=REGISTRY)
CONNECTIONS = Gauge("stolik_connections", "Open sockets", registry=REGISTRY)
ACTIONS = Counter("stolik_entries", "Entries written to the log", registry=REGISTRY)
FRAMES = Counter("stolik_frames", "Messages received", registry=REGISTRY)
BAD_FRAMES = Counter("stolik_bad_frames", "Messages that were none", registry=REGISTRY)
APPENDING = Histogram(
    "stolik_append_seconds", "From offering entries to the log to their being durable", registry=REGISTRY
)
