"""What is stored, as SQLAlchemy sees it. Migrations bring a database here; a test compares the two."""

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

VERSION = "0016"  # of the newest migration
metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False),  # what hints to this guest draw their chance from
    Column("name", String(24), nullable=False),
    Column("created", Float, nullable=False),
    Index("guests_by_created", "created"),
)

# Where a guest is known. They go with the guest.
devices = Table(
    "devices",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("secret", String(64), nullable=False),  # its SHA-256; the secret itself is in the device's cookie alone
    Column("browser", String(16), nullable=False),  # as far as it says so
    Column("system", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # written once an hour at most
    Index("devices_by_guest", "guest"),
)

# How another device is added: one code a guest, the last one.
codes = Table(
    "codes",
    metadata,
    Column("guest", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("lookup", String(8), nullable=False),  # the part of the code by which it is found
    Column("secret", String(64), nullable=False),  # a fingerprint of the rest
    Column("expires", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("device", String(16), nullable=False),  # that came by it; until then empty
    Index("codes_by_lookup", "lookup", unique=True),
    Index("codes_by_expires", "expires"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("host", String(16), ForeignKey("guests.id"), nullable=False),
    Column("code", String(16), nullable=False),
    Column("stage", String(8), nullable=False),
    Column("config", Text, nullable=False),  # JSON: players, modules, investor sets
    Column("content", String(64), nullable=False),  # the version of the figures
    Column("chance", Text, nullable=False),  # JSON; empty until the game starts
    Column("clock", Integer),
    Column("away", Integer),
    Column("created", Float, nullable=False),
    Column("again", String(16)),  # the table where the same people play another game
    Column("listed", Integer, nullable=False),  # it waits for players, and a seat is open to all
    Column("clock_number", Integer, nullable=False),  # the question whose time is kept
    Column("clock_used", Float, nullable=False),  # seconds of it that are used up; below 0: left to see it
    Column("first", Integer),  # the seat that starts; without one it is drawn by lot
    Column("ask_all", Integer, nullable=False),  # everybody is asked about dividends
    Column("bank", Integer),  # seconds that each player has for the whole game, in addition
    Column("hints", Integer, nullable=False),  # players may switch hints on
    Column("closed", Integer, nullable=False),  # to everybody who has no seat there
    Column("ended", Float),  # when the game was over; not known of the oldest
    Column("bots_seed", String(32), nullable=False),  # what bots draw their chance from: never shown to anybody
    Column("lesson", String(24), nullable=False),  # the lesson that is played here, if it is one
    Column("revision", Integer, nullable=False),  # how often the row was changed
    Index("tables_by_stage", "stage", "created"),
    Index("tables_by_listed", "listed", "created"),
    Index("tables_by_host", "host"),
)

# The figures of every game that was started, each version once.
contents = Table(
    "contents",
    metadata,
    Column("version", String(64), primary_key=True),
    Column("sheet", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(16), ForeignKey("guests.id")),
    Column("name", String(24), nullable=False),
    Column("bot", String(24), nullable=False),
    Column("ask", Integer, nullable=False),
    Column("invited", Integer, nullable=False),  # it was taken with the invitation's code
    Column("by_invitation", Integer, nullable=False),  # once it is left before the game, it is for invited guests only
    Column("bank_used", Float, nullable=False),  # seconds of the time bank that are used up
    Column("hints", String(4), nullable=False),  # on, used or neither
    Column("place", Integer),  # at the end, as is the money
    Column("money", Integer),
    Index("seats_by_guest", "guest"),
)

# Append-only: one row an answer, and no two answers of a table with one number.
answers = Table(
    "answers",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("answer", Integer, nullable=False),
    Column("by", String(10), nullable=False),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(16)),  # who said it; not known of the oldest lines
    Index("chat_by_at", "at"),
    Index("chat_by_guest", "guest"),
)

# What a host has forbidden to whom.
restrictions = Table(
    "restrictions",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(16), primary_key=True),
    Column("muted", Integer, nullable=False),
    Column("removed", Integer, nullable=False),
    Index("restrictions_by_guest", "guest"),
)

# What the coach said of games that are over. Nobody's name is in it.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("form", Integer, nullable=False),  # of the data
    Column("quick", Integer, nullable=False),  # a careful one takes its place
    Column("made", Float, nullable=False),
    Column("seats", Text, nullable=False),  # JSON: luck, skill and grade of each seat, for lists of games
    Column("analysis", LargeBinary, nullable=False),  # JSON, compressed
)

# Which worker drives a table: lets bots answer, minds the clocks. It holds for as long as that worker is there.
leases = Table(
    "leases",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("worker", Integer, nullable=False),
    Index("leases_by_worker", "worker"),
)

# Who is connected to a table at which worker, and how often; a guest without a name is "".
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("worker", Integer, primary_key=True),
    Column("guest", String(16), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("count", Integer, nullable=False),
    Column("deals", Integer, nullable=False),  # of these connections, how many take part in deals
    Index("presence_by_worker", "worker"),
)

# How tables were dealt: one row for each start, all but the last broken off. Nobody is shown the secret before the game
# is over.
deals = Table(
    "deals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("step", String(8), nullable=False),  # commit, reveal or dealt
    Column("until", Float, nullable=False),  # when the step ends at the latest
    Column("statement", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
)

# What the seats of people gave to a deal.
deal_seats = Table(
    "deal_seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("start", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("expected", Integer, nullable=False),  # it is waited for
    Column("commitment", String(64)),
    Column("share", String(64)),
)

# What there may be of a table whose game has not started. A damaged one may have anything.
OF_WAITING = (chat, seats, restrictions, analyses, deals, deal_seats)
