"""Prints the OpenAPI document: `python -m stockpile.server.web.document`. The browser's types are made from it."""

import json

from stockpile.server.settings import Settings
from stockpile.server.web.app import bare_app


def document() -> dict[str, object]:
    """The document, with the message types of the WebSocket in it."""
    return bare_app(Settings(database="")).openapi_schema.to_schema()


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
