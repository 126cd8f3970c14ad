"""The Python client where the server is not as it should be: one clear error."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from stolik.client import Guest
from stolik.core.errors import NotPossible


@contextmanager
def answering(answer: bytes) -> Iterator[str]:
    """The address of something that says this to the first who asks."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            connection, _ = listening.accept()
            connection.recv(65_536)
            connection.sendall(answer)
            connection.close()

        thread = threading.Thread(target=serve)
        thread.start()
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        thread.join()


@pytest.mark.parametrize(
    "answer",
    [b"", b"HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{", b"nonsense\r\n\r\n"],
    ids=["nothing", "half an answer", "no HTTP"],
)
def test_a_server_that_goes_in_the_midst_of_its_answer(answer: bytes) -> None:
    with answering(answer) as url, pytest.raises(NotPossible, match="no server answers"):
        Guest(url)


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\ncontent-length: 14\r\n\r\n<html>hi</html",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 9\r\n\r\nnot found",
        b"HTTP/1.1 404 Not Found\r\ncontent-length: 2\r\n\r\n{}",
        b"HTTP/1.1 501 Unsupported\r\ncontent-length: 0\r\n\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n[]",
        b'HTTP/1.1 200 OK\r\ncontent-length: 11\r\n\r\n{"other":1}',
        b"HTTP/1.1 200 OK\r\ncontent-length: 1\r\n\r\n\xff",
    ],
)
def test_what_answers_is_no_server_of_ours(answer: bytes) -> None:
    with answering(answer) as url, pytest.raises(NotPossible, match="is no server of Stolik: it said"):
        Guest(url)


def test_no_server_at_all_and_no_address() -> None:
    with pytest.raises(NotPossible, match="no server answers"):
        Guest("http://127.0.0.1:9")
    with pytest.raises(NotPossible, match="begins with http"):
        Guest("127.0.0.1:8000")
