"""All investors with their numbers. Answers, records and the content file hold the numbers: new ones come last."""

from typing import Final

from stockpile.rules.investor import Investor, enlist
from stockpile.rules.investors.action import Chanda, Cramer
from stockpile.rules.investors.demand import Barbara, Bernie, Carlos, Donald, Liliane, Martha, Mitt
from stockpile.rules.investors.plain import Bill, Ivan
from stockpile.rules.investors.round_end import Ana, Dangote, Deborah, Li, Oprah, Sanders
from stockpile.rules.investors.selling import Barack, Graham, Soros, Talal
from stockpile.rules.investors.supply import Mark, Phil, Robins, Stuart, Warren

BY_NUMBER: Final[list[tuple[int, Investor]]] = [
    (0, Ana()),
    (1, Barack()),
    (2, Bill()),
    (3, Bernie()),
    (4, Barbara()),
    (5, Chanda()),
    (6, Cramer()),
    (7, Carlos()),
    (8, Dangote()),
    (9, Donald()),
    (10, Deborah()),
    (11, Phil()),
    (12, Graham()),
    (13, Ivan()),
    (14, Liliane()),
    (15, Li()),
    (16, Mark()),
    (17, Martha()),
    (18, Mitt()),
    (19, Oprah()),
    (20, Robins()),
    (21, Stuart()),
    (22, Soros()),
    (23, Sanders()),
    (24, Talal()),
    (25, Warren()),
]

for number, each in BY_NUMBER:
    enlist(number, each)
