"""All strategy cards with their numbers. Answers, records and the content file hold the numbers: new ones come last."""

from typing import Final

from stockpile.rules.strategies.income import (
    BlockTrading,
    CornerTheMarket,
    Diversification,
    Interpositioning,
    NakedShort,
    TaxShelter,
    ValueInvesting,
)
from stockpile.rules.strategies.market import (
    DividendGrowthInvesting,
    MarketMaker,
    PumpAndDump,
    SpecialDividend,
    StockBuyback,
    SystemicShock,
)
from stockpile.rules.strategies.secrets import CorporateEspionage, DataBroker, FalsifiedEarnings, InsiderTrading
from stockpile.rules.strategies.shares import (
    BearRaid,
    ConvertibleBond,
    FraudulentTransfer,
    RogueTrading,
    VultureCapitalism,
)
from stockpile.rules.strategy import Strategy, enlist

BY_NUMBER: Final[list[tuple[int, Strategy]]] = [
    (0, BlockTrading()),
    (1, ValueInvesting()),
    (2, ConvertibleBond()),
    (3, CornerTheMarket()),
    (4, CorporateEspionage()),
    (5, InsiderTrading()),
    (6, DataBroker()),
    (7, Diversification()),
    (8, DividendGrowthInvesting()),
    (9, SpecialDividend()),
    (10, FalsifiedEarnings()),
    (11, FraudulentTransfer()),
    (12, VultureCapitalism()),
    (13, Interpositioning()),
    (14, MarketMaker()),
    (15, NakedShort()),
    (16, RogueTrading()),
    (17, SystemicShock()),
    (18, BearRaid()),
    (19, PumpAndDump()),
    (20, TaxShelter()),
    (21, StockBuyback()),
]

for number, each in BY_NUMBER:
    enlist(number, each)
