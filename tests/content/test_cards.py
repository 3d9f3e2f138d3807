"""Investors and strategies: every figure on every card, and the order that is their number."""

from pathlib import Path

from stockpile.content import load
from stockpile.rules import answers, investor, strategy
from stockpile.rules.strategy import NOTHING

OURS = load()

# key, set, money, money with two players, needs, figures of the ability.
INVESTORS = [
    ("ana", "CC", 15, 12, None, {"each": 1}),
    ("barack", "PP", 14, 16, None, {"discount": 2}),
    ("bill", "B", 32, 35, None, {}),
    ("bernie", "B", 16, 16, None, {}),
    ("barbara", "PP", 18, 7, None, {"track": (-4, -3, 0, 3, 8, 15, 22, 30)}),
    ("chanda", "CC", 18, 9, None, {}),
    ("cramer", "B", 18, 12, None, {"steps": 1}),
    ("carlos", "CC", 17, 6, None, {"gap": 2}),
    ("dangote", "CC", 19, 7, "commodities", {"each": 1}),
    ("donald", "B", 13, 4, None, {"back": 1}),
    ("deborah", "B", 20, 14, None, {"dividend": 1}),
    ("phil", "PP", 24, 20, None, {}),
    ("graham", "B", 16, 6, None, {"extra": 1}),
    ("ivan", "II", 18, 12, "strategies", {"plays": 2, "fewer_draws": 1}),
    ("liliane", "PP", 10, 23, None, {"bonus": 5, "outbid": 1}),
    ("li", "CC", 21, 20, "bonds", {"interest": 1, "per": 2}),
    ("mark", "B", 25, 22, None, {}),
    ("martha", "B", 22, 20, None, {}),
    ("mitt", "PP", 17, 10, None, {"bonus": 1}),
    ("oprah", "PP", 34, 45, None, {"gift": 2}),
    ("robins", "PP", 24, 22, None, {}),
    ("stuart", "B", 22, 16, None, {}),
    ("soros", "PP", 17, 16, None, {"price": 8}),
    ("sanders", "PP", 20, 16, None, {"take": 2, "keep": 1}),
    ("talal", "CC", 27, 18, None, {}),
    ("warren", "B", 20, 23, None, {}),
]

# key, needs, replaced by, cost, figures of the effect.
STRATEGIES = [
    ("block-trading", None, None, 0, {"receive": 3, "at_least": 15}),
    ("value-investing", None, None, 0, {"receive": 3, "at_most": 3}),
    ("convertible-bond", "bonds", "fraudulent-transfer", 0, {}),
    ("corner-the-market", "commodities", "diversification", 2, {"each": 5}),
    ("corporate-espionage", None, None, 1, {"pairs": 2}),
    ("insider-trading", None, None, 4, {"shares": 2}),
    ("data-broker", None, None, 0, {"receive": 3}),
    ("diversification", None, None, 1, {"each": 1}),
    ("dividend-growth-investing", None, None, 4, {"dividend": 1, "steps": 1}),
    ("special-dividend", None, None, 0, {"dividend": 1}),
    ("falsified-earnings", None, None, 6, {"steps": 3}),
    ("fraudulent-transfer", None, None, 0, {}),
    ("vulture-capitalism", None, None, 0, {"receive": 1, "at_most": 3}),
    ("interpositioning", None, None, 3, {}),
    ("market-maker", None, None, 0, {"up": 1, "down": 1}),
    ("naked-short", None, None, 0, {"receive": 12}),
    ("rogue-trading", None, None, 6, {}),
    ("systemic-shock", "commodities", "stock-buyback", 0, {"companies": 3, "steps": 1}),
    ("bear-raid", None, None, 0, {"shares": 3, "price": 8}),
    ("pump-and-dump", None, None, 3, {"steps": 1, "shares": 3}),
    ("tax-shelter", "commodities", "special-dividend", 3, {}),
    ("stock-buyback", None, None, 7, {"steps": 2}),
]


def test_cards_have_the_numbers_of_our_files() -> None:
    assert [card.key for card in OURS.investors] == answers.INVESTORS
    assert [card.key for card in OURS.strategies] == answers.STRATEGIES
    assert [card.key for card in investor.INVESTORS if card.key] == answers.INVESTORS
    assert [card.key for card in strategy.STRATEGIES if card.key] == answers.STRATEGIES
    assert not set(answers.INVESTORS) & set(answers.STRATEGIES)


def test_a_folder_of_ones_own_renumbers_no_card(tmp_path: Path) -> None:
    tmp_path.joinpath("investors.toml").write_text("[warren]\nmoney = 21\n[bill]\nmoney = 30\n", encoding="utf-8")
    theirs = load(tmp_path)
    assert [card.key for card in theirs.investors] == answers.INVESTORS
    assert theirs.investors[2].money == 30


def test_every_investor_has_its_figures() -> None:
    assert [
        (card.key, card.set, card.money, card.money_two, card.needs, card.figures) for card in OURS.investors
    ] == INVESTORS


def test_an_investors_key_is_the_last_word_of_the_name() -> None:
    assert [card.name.split()[-1].lower() for card in OURS.investors] == [card.key for card in OURS.investors]


def test_ten_investors_are_of_the_base_game() -> None:
    assert sum(card.set == "B" for card in OURS.investors) == 10


def test_22_strategies_two_copies_each_make_44_cards() -> None:
    assert len(OURS.strategies) == 22
    assert {card.copies for card in OURS.strategies} == {2}
    assert sum(card.copies for card in OURS.strategies) == 44
    assert [(card.key, card.needs, card.replaced_by, card.cost, card.figures) for card in OURS.strategies] == STRATEGIES


def test_what_a_rulebook_prints_in_kind_is_the_whole_cost() -> None:
    in_kind = {card.key for card in strategy.STRATEGIES if card.in_kind != NOTHING}
    assert in_kind == {
        "convertible-bond",
        "fraudulent-transfer",
        "vulture-capitalism",
        "market-maker",
        "naked-short",
        "systemic-shock",
    }
    assert {card.cost for card in OURS.strategies if card.key in in_kind} == {0}


def test_five_players_and_ivan_use_all_44_strategies() -> None:
    """R-STR-1, R-INV-IVAN."""
    rounds = OURS.tables[5].rounds
    assert 5 * (3 + rounds) + rounds - 1 == sum(card.copies for card in OURS.strategies)


def test_a_strategys_key_is_its_name_with_hyphens() -> None:
    assert [card.name.lower().replace(" ", "-") for card in OURS.strategies] == [card.key for card in OURS.strategies]
