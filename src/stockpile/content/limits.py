"""How far figures may go.

The action space and the tables of the rules have a fixed size: what they make room for is the limit here.
"""

COMPANY_KEYS = ("cosmic", "bank", "labs", "auto", "steel", "electric")
COMMODITY_KEYS = ("gold", "platinum", "oil", "gas", "corn", "cattle")
BOARDS = ("standard", "advanced")
MODULES = ("bonds", "commodities", "strategies")
INVESTOR_SETS = ("B", "CC", "II", "PP")
REPORTED = "reported"
MARKS = ("printed", REPORTED, "house")
OWN = "own"

PLAYER_COUNTS = (2, 3, 4, 5)
BID_SPACES = 8
FEE_KINDS = 3
DICE = 6
DIE_FACES = 6
MIN_TRACK = 3
MAX_TRACK = 12

MAX_TEXT = 80
MAX_SOURCES = 99
MAX_ROUNDS = 12
MAX_STOCK_CARDS = 20
MAX_COPIES = 20
MAX_STEPS = 12
MAX_PRICE = 99
MAX_MONEY = 999
MAX_BONDS = 99
MAX_BONDS_A_ROUND = 9
MAX_COMMODITY_COPIES = 9
MAX_TAXES = 20

# Investors dealt to each player (R-INV-1), and strategies dealt beyond one a round (R-STR-1).
INVESTORS_DEALT = 2
INVESTORS_DEALT_TWO = 4
STRATEGIES_EXTRA = 3

# Figures of cards may be 0 to MAX_PRICE, these excepted: nothing can be counted in parts of 0, and there are
# six companies with one pair each.
FIGURE_RANGES = {
    "per": (1, MAX_PRICE),
    "companies": (1, 6),
    "pairs": (0, 6),
    "steps": (0, MAX_STEPS),
    "up": (0, MAX_STEPS),
    "down": (0, MAX_STEPS),
}
