"""The Python client where the server is not as it should be: one clear error."""

from __future__ import annotations

import socket
import threading

import pytest

from stolik.client import Guest
from stolik.core.errors import NotPossible


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{", b"nonsense\r\n\r\n"],
    ids=["nothing", "half an answer", "no HTTP"],
)
def test_a_server_that_goes_in_the_midst_of_its_answer(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            connection, _ = listening.accept()
            connection.recv(65_536)
            connection.sendall(answer)
            connection.close()

        thread = threading.Thread(target=serve)
        thread.start()
        with pytest.raises(NotPossible, match="no server answers"):
            Guest(f"http://127.0.0.1:{listening.getsockname()[1]}")
        thread.join()


def test_no_server_at_all_and_no_address() -> None:
    with pytest.raises(NotPossible, match="no server answers"):
        Guest("http://127.0.0.1:9")
    with pytest.raises(NotPossible, match="begins with http"):
        Guest("127.0.0.1:8000")
