"""What is printed on boards and cards: figures in TOML files, where each comes from, and nothing that plays.

>>> from stockpile.content import load
>>> content = load()
>>> [company.name for company in content.companies][:2]
['Cosmic Computers', 'Bottomline Bank']
>>> content.tables[4]
PlayerCount(players=4, rounds=6, money=20, piles=4, bond_price=5)

Figures of your own box go into a folder of yours, in files named as those of `data/`: `load("my-box")`. Those of an
earlier release are found by their version: `load_version("5255aedceaeb")`.
"""

from stockpile.content.entry import ContentError
from stockpile.content.files import card_keys
from stockpile.content.loader import differences, from_sheet, is_ours, lay_over_content, load, load_version, nearest
from stockpile.content.model import (
    Bonds,
    Commerce,
    Company,
    Content,
    Facts,
    Fee,
    InvestorCard,
    Market,
    Payouts,
    PlayerCount,
    Rulings,
    StrategyCard,
    Track,
    facts_of,
)

__all__ = [
    "Bonds",
    "Commerce",
    "Company",
    "Content",
    "ContentError",
    "Facts",
    "Fee",
    "InvestorCard",
    "Market",
    "Payouts",
    "PlayerCount",
    "Rulings",
    "StrategyCard",
    "Track",
    "card_keys",
    "differences",
    "facts_of",
    "from_sheet",
    "is_ours",
    "lay_over_content",
    "load",
    "load_version",
    "nearest",
]
