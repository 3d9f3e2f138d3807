"""The balance of the game as one page for the browser: no scripts, nothing fetched, day and night by itself."""

from .page import page

__all__ = ["page"]
