"""What the open question of a view is, in words, and the help to it."""

from stockpile.bots.preview import Race, is_last_sale, majorities, outbids
from stockpile.display.names import Names
from stockpile.display.table_facts import bonds_left
from stockpile.i18n import Value, is_known, say
from stockpile.rules.answers import Answer
from stockpile.rules.game import View
from stockpile.rules.investor import INVESTORS
from stockpile.rules.phases.setup import TO_BOX
from stockpile.rules.strategy import IN_KIND, PAYING, STRATEGIES


def sentence(view: View, names: Names) -> str:
    """What is asked, as far as it is not clear from the start."""
    placed = [answer for answer in view.answers if answer.name == "place"]
    if placed:
        return _placing(view, names, placed)
    if {answer.name for answer in view.answers} in ({"boom"}, {"bust"}):
        return say(f"question-{view.answers[0].name}")
    asked = say(_key(view), **_facts(view, names))
    return " ".join([*_outbid(view, names), asked, *_bonds_left(view), *_last_sale(view, names)])


def _outbid(view: View, names: Names) -> list[str]:
    """By whom and where, for somebody who has to bid again."""
    lost = [(names.seat(each.seat), names.pile(each.pile), names.price(each.space)) for each in outbids(view)]
    return [say("outbid-by", seat=seat, pile=pile, price=price) for seat, pile, price in lost]


def _bonds_left(view: View) -> list[str]:
    """How many bonds there are to buy, in games in which they run out."""
    left = bonds_left(view) if view.question == "bonds" else None
    return [] if left is None else [say("question-bonds-left", count=left)]


def _last_sale(view: View, names: Names) -> list[str]:
    """That all is sold afterwards anyway, and how the majorities stand where this seat has shares."""
    if not is_last_sale(view):
        return []
    races = [race_in_words(view, names, race) for race in majorities(view) if race.least[view.observer]]
    return [say("last-sale"), *([say("majorities-known"), "; ".join(races)] if races else [])]


def race_in_words(view: View, names: Names, race: Race) -> str:
    """A company's majority as far as a seat knows: whose it is, or the counts that leave it open."""
    word = say(f"race-{race.standing}", company=names.short(race.company))
    rival = race.rival(view.observer)
    if rival is None:
        return word
    least, most = race.least[rival], race.most[rival]
    mine = race.least[view.observer]
    unsure = "yes" if least < most else "no"
    return f"{word} {say('race-counts', mine=mine, seat=names.seat(rival), least=least, most=most, unsure=unsure)}"


def _placing(view: View, names: Names, answers: list[Answer]) -> str:
    """Cards to be placed: what is left to choose of which, on which side, on which pile."""
    cards = {answer.args[0] for answer in answers}
    sides = {answer.args[1] for answer in answers}
    if len(cards) > 1:
        return say(f"question-{view.question}")
    card = names.card(answers[0].args[0])
    if len(sides) == 1:
        return say("question-place-last", card=card, side=names.side(answers[0].args[1]))
    return say("question-place-alike", card=card, count=len(view.hand))


def _subject(view: View) -> dict[str, int]:
    decision = view.decision
    return decision.subject if decision is not None else {}


def _key(view: View) -> str:
    """The message that asks. Each investor and each strategy asks its own; a user's own cards ask a common one."""
    subject = _subject(view)
    if view.question == "investor":
        return _of_card(view.question, INVESTORS[subject["investor"]].key, subject["stage"] > 0)
    if view.question == "strategy" and subject["stage"] == PAYING:
        return f"question-pay-{IN_KIND[STRATEGIES[subject['strategy']].in_kind]}"
    if view.question == "strategy":
        return _of_card(view.question, STRATEGIES[subject["strategy"]].key, subject["stage"] > PAYING + 1)
    if view.question == "choose-investor" and view.figures.investor_bidding:
        return "question-offer-investor"
    if view.question == "sell-some" and subject["price"]:
        return "question-sell-some-fixed"
    return f"question-{view.question}"


def _of_card(question: str, card: str, later: bool) -> str:
    """Some cards ask something else after their first question."""
    key = f"question-{question}-{card}"
    if later and is_known(f"{key}-then"):
        return f"{key}-then"
    return key if is_known(key) else f"question-{question}"


def _facts(view: View, names: Names) -> dict[str, Value]:
    """What sentences may want to name: the subject of the question, and the card with its figures."""
    subject = _subject(view)
    facts: dict[str, Value] = dict(subject)
    if "company" in subject:
        facts["company"] = names.company(subject["company"])
    if "investor" in subject:
        facts["name"] = names.investor(subject["investor"])
        facts |= names.card_figures(view.figures.content.investors[subject["investor"]])
    if "strategy" in subject:
        facts["name"] = names.strategy(subject["strategy"])
        facts |= names.card_figures(view.figures.content.strategies[subject["strategy"]])
    figures = view.figures
    return facts | {
        "bond_price": figures.bond_price,
        "limit": figures.bond_limit,
        "left": TO_BOX - len(view.strategies_boxed),
    }


def help_page(view: View, names: Names) -> str:
    """The page that explains a question: the texts of the cards in question, the rules, what a terminal adds."""
    hint = f"hint-{view.question}"
    hints = [say(hint)] if is_known(hint) else []
    return "\n".join([*_texts(view, names), *paragraphs(say(f"help-{view.question}", **names.facts)), *hints])


def paragraphs(text: str) -> list[str]:
    """What empty lines divide, each as one line: the terminal knows how long its lines are."""
    return [said for part in text.split("\n\n") if (said := " ".join(part.split()))]


def _texts(view: View, names: Names) -> list[str]:
    subject = _subject(view)
    if "investor" in subject:
        return [investor_line(names, subject["investor"])]
    if "strategy" in subject:
        return [strategy_line(names, subject["strategy"])]
    if view.question == "bid-investor":
        return [investor_line(names, number) for number in view.lots]
    if view.question == "action":
        return [strategy_line(names, number) for number in sorted(set(view.strategies))]
    if view.question == "ability":
        return [investor_line(names, answer.args[0]) for answer in view.answers]
    return []


def investor_line(names: Names, number: int) -> str:
    """An investor with the ability."""
    return say("line-investor", investor=names.investor(number), ability=names.ability(number))


def strategy_line(names: Names, number: int) -> str:
    """A strategy card with cost and effect."""
    return say("line-strategy", strategy=names.strategy(number), cost=names.cost(number), effect=names.effect(number))
