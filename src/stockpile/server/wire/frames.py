"""Count the frames of a WebSocket by their heads alone, before anything is unpacked."""

from typing import Final

FINAL: Final = 0x80
MASKED: Final = 0x80
CONTROL: Final = 0x08  # close, ping and pong have this bit; they may come between the parts of a message
LENGTH: Final = 0x7F
WIDE: Final = {126: 2, 127: 8}  # where the length does not fit: so many bytes with it follow


class Frames:
    """The frames of one connection, whose bytes come in pieces of any size.

    >>> frames = Frames(parts=3)
    >>> ping, text = bytes([0x89, 0x80, 0, 0, 0, 0]), bytes([0x81, 0x82, 0, 0, 0, 0]) + b"hi"
    >>> frames.count(ping + text[:1], most=9), frames.count(text[1:], most=9)
    (1, 1)
    """

    def __init__(self, parts: int) -> None:
        self._most_parts = parts  # of one message
        self._parts = 0
        self._head = b""  # the beginning of a head whose end has not come
        self._skip = 0  # bytes of a frame that have not come

    def count(self, data: bytes, most: int) -> int:
        """How many frames begin here. It stops at the first that is too many, so a flood costs no more than `most`."""
        data = self._head + data
        at, end, found = self._skip, len(data), 0
        while at + 1 < end and found <= most:
            first, second = data[at], data[at + 1]
            length = second & LENGTH
            wide = WIDE.get(length, 0)
            body = at + 2 + wide + (4 if second & MASKED else 0)
            if body > end:
                break
            found += 1
            if not first & CONTROL:
                self._parts = 0 if first & FINAL else self._parts + 1
                if self._parts > self._most_parts:
                    return most + 1
            at = body + (int.from_bytes(data[at + 2 : at + 2 + wide]) if wide else length)
        self._head, self._skip = data[at:], max(0, at - end)
        return found
