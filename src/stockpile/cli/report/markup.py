"""Elements of the page, as text."""

from html import escape


def tag(name: str, inner: str = "", **attributes: str | float) -> str:
    """An element. Attributes are escaped; what is inside is not.

    >>> tag("p", "so", id='"x"')
    '<p id="&quot;x&quot;">so</p>'
    """
    written = "".join(f' {key.rstrip("_").replace("_", "-")}="{_value(value)}"' for key, value in attributes.items())
    return f"<{name}{written}>{inner}</{name}>"


def _value(value: str | float) -> str:
    return escape(value) if isinstance(value, str) else f"{value:.4g}"


def scrolling(table: str, label: str) -> str:
    """A table that may be wider than the screen; with keys, too, one gets to its end."""
    return tag("div", table, class_="wide", role="region", tabindex="0", aria_label=label)
