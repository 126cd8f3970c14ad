"""The server: the edge between live tables and the network. It knows no game but through the registry."""
