"""Keep the figures as they are now: a sheet of them goes into the package, under their version.

Run it whenever figures have changed. Sheets of versions that were published are never changed or removed.
"""

from stockpile.content import load
from stockpile.content.loader import FOLDER


def main() -> None:
    content = load()
    path = FOLDER / f"{content.version}.txt"
    if path.exists():
        print(f"version {content.version} is kept already")
        return
    path.parent.mkdir(exist_ok=True)
    path.write_text(content.sheet, encoding="utf-8")
    print(f"version {content.version} is kept in {path}")


if __name__ == "__main__":
    main()
