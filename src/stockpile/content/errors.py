"""The one error of this package."""


class ContentError(ValueError):
    """A figure, a file or a folder that cannot be used, and why.

    >>> error = ContentError("investors.toml", "ana.money", "must be a whole number from 0 to 999, not 'x'")
    >>> print(error)
    investors.toml: ana.money: must be a whole number from 0 to 999, not 'x'
    >>> error.file, error.key
    ('investors.toml', 'ana.money')

    The key is empty when the whole file (or folder) is meant.

    >>> print(ContentError("extra.toml", "", "is not one of our files"))
    extra.toml: is not one of our files
    """

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(file, key, reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.key, self.reason) if part)
