"""Limits: how much and how fast one connection or guest may send. Time is passed in, in seconds."""

from __future__ import annotations

from collections import OrderedDict

LARGEST_FRAME = 4096  # bytes of a message to the server
LARGEST_BODY = 16_384  # bytes of a request
QUEUE = 256  # messages that may wait for a slow reader before it is cut off
MOST_CONNECTIONS = 20  # of one guest
GUESTS_KEPT = 10_000


class Bucket:
    """So many at once, and so many a second in the long run."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self.left, self.last = burst, 0.0

    def take(self, now: float) -> bool:
        """Whether one more is within the limit."""
        self.left = min(self.burst, self.left + max(0.0, now - self.last) * self.rate)
        self.last = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for everyone, the longest unused forgotten first."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst, self.rate = burst, rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float) -> bool:
        """Whether one more of this name is within the limit."""
        bucket = self._buckets.pop(name, None) or Bucket(self.burst, self.rate)
        self._buckets[name] = bucket
        if len(self._buckets) > GUESTS_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now)
