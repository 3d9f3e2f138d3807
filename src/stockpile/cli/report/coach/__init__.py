"""What the coach says of a game, in words and as one page for the browser."""

from .told import Told

__all__ = ["Told"]
