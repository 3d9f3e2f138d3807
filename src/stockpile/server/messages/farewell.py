"""What everybody at a table is told when the server goes down on purpose."""

from msgspec import Struct


class GoingDown(Struct, frozen=True, tag="going-down"):
    """The server ends in a moment and is expected back. Nothing is lost: connect again, and again."""
