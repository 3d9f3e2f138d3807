"""The figures of all tables: a game keeps those it started with, whatever the server's are by now."""

from collections.abc import Mapping

from stockpile.content import Content, ContentError, from_sheet, is_ours, load_version
from stockpile.records.head import own_figures
from stockpile.server.db.rows import TableRow
from stockpile.server.db.store import Store


class Contents:
    """New games start with `own`. The others have ours of some version, or figures that are in the database."""

    def __init__(self, own: Content, store: Store, sheets: Mapping[str, str]) -> None:
        self.own = own
        self._store = store
        self._sheets = dict(sheets)
        self._read: dict[str, Content] = {own.version: own}
        self._differing: dict[str, int] = {}

    @classmethod
    async def open(cls, own: Content, store: Store) -> "Contents":
        return cls(own, store, await store.sheets())

    async def keep(self, given: Content | None = None) -> Content:
        """The figures for a game that starts, our own unless others are given. They are in the database from now on,
        for every server after this one."""
        content = given or self.own
        if content.version not in self._sheets:
            await self._store.keep_sheet(content.version, content.sheet)
            self._sheets[content.version] = content.sheet
        return content

    async def look_for(self, version: str) -> None:
        """Another worker may have started a game with figures that were not known when this worker started."""
        if version and version not in self._sheets and not is_ours(version):
            self._sheets = await self._store.sheets()

    def of(self, version: str) -> Content:
        """The figures of a version. ContentError: they are neither ours nor in the database."""
        if version not in self._read:
            self._read[version] = self._found(version)
        return self._read[version]

    def _found(self, version: str) -> Content:
        if is_ours(version) or version not in self._sheets:
            return load_version(version)
        content = from_sheet(self._sheets[version])
        if content.version != version:
            raise ContentError(version, "", "other-version", version=content.version)
        return content

    def lost(self, version: str) -> str:
        """Why the figures of a version cannot be had, or ""."""
        try:
            self.of(version)
        except ContentError as error:
            return str(error)
        return ""

    def changed_figures(self, row: TableRow | None = None) -> int:
        """How many figures of a table are not ours. Without a table, and before its game starts, the server's count."""
        version = self.own.version if row is None or row.chance is None else row.content
        if version not in self._differing:
            self._differing[version] = len(own_figures(self.of(version))[1])
        return self._differing[version]
