"""A user's own figures laid over ours."""

from dataclasses import replace

from stockpile.content import Content, load

from .conftest import LoadWith, WriteFolder


def investor_money(content: Content, key: str) -> int:
    return next(card.money for card in content.investors if card.key == key)


def test_one_figure_changes_and_nothing_else(load_with: LoadWith) -> None:
    content = load_with(investors="[ana]\nmoney = 17\n")
    assert investor_money(content, "ana") == 17
    ours = load()
    was = investor_money(ours, "ana")
    back = tuple(replace(card, money=was) if card.key == "ana" else card for card in content.investors)
    assert replace(content, investors=back, provenance=ours.provenance, version=ours.version) == ours


def test_ours_stay_as_they_are(load_with: LoadWith) -> None:
    load_with(market="stock_cards = 12\n[fees]\nvalues = [2, 4, 6]\n")
    assert load().market.stock_cards == 10
    assert [fee.value for fee in load().market.fees] == [1, 2, 3]


def test_several_files_at_once(load_with: LoadWith) -> None:
    content = load_with(
        bidding="spaces = [0, 2, 4, 6, 8, 10, 12, 14]",
        boards='[advanced.bank]\nspaces = [2, "3$", 4]\nstart = 1\nafter_split = 3\n',
        companies='labs = "Little Laboratories"',
        players="3.money = 25",
        commerce="taxes = 8\ntax_costs = [1, 2, 3, 4, 5, 6, 7, 8]\n[names]\ngas = 'Gas'",
        strategies="[naked-short]\nreceive = 10\n",
    )
    bank = content.boards["advanced"][1]
    assert content.bidding[1] == 2
    assert (bank.values, bank.dollars, bank.start, bank.after_split) == (
        (2, 3, 4),
        (False, True, False),
        0,
        2,
    )
    assert content.companies[2].name == "Little Laboratories"
    assert content.tables[3].money == 25
    assert (content.tables[3].rounds, content.tables[4].money) == (7, 20)
    assert (content.commerce.taxes, content.commerce.names[3]) == (8, "Gas")
    assert content.strategies[15].figures == {"receive": 10}


def test_the_dice_of_another_box(load_with: LoadWith) -> None:
    content = load_with(
        forecasts="""
        cards = ["+4", "+2", "+1", "$$", "-2", "-3", "+5"]
        [dice]
        die_1 = ["+4", "+4", "+4", "+5", "+5", "+5"]
        die_2 = ["+2", "+2", "+2", "+2", "+2", "+2"]
        die_3 = ["+1", "+1", "+1", "+1", "+1", "+1"]
        die_4 = ["$$", "$$", "$$", "$$", "$$", "$$"]
        die_5 = ["-2", "-2", "-2", "-2", "-2", "-2"]
        die_6 = ["-3", "-3", "-3", "-3", "-3", "-3"]
        """
    )
    assert content.forecast_cards == {-3: 1, -2: 1, 1: 1, 2: 1, 4: 1, 5: 1, 12: 1}
    assert content.dice[0] == (4, 4, 4, 5, 5, 5)


def test_a_folder_may_be_a_text_and_have_other_things_in_it(folder: WriteFolder) -> None:
    path = folder(payouts="majority = 12")
    (path / "notes.txt").write_text("counted on Sunday")
    assert load(str(path)).payouts.majority == 12


def test_a_folder_is_read_anew(folder: WriteFolder) -> None:
    assert load(folder(payouts="majority = 12")).payouts.majority == 12
    assert load(folder(payouts="majority = 13")).payouts.majority == 13


def test_the_version_follows_figures_only(load_with: LoadWith) -> None:
    ours, money = load().version, investor_money(load(), "ana")
    assert load_with(companies='labs = "Little Laboratories"').version == ours
    assert load_with(commerce="names.gas = 'Gas'").version == ours
    assert load_with(investors="[ana]\nprovenance = { money = 'printed' }").version == ours
    assert load_with(investors=f"[ana]\nmoney = {money}").version == ours
    assert load_with(investors=f"[ana]\nmoney = {money + 1}").version != ours
    assert load_with(investors="[ana]\neach = 2").version != ours


def test_the_order_of_forecast_cards_is_no_figure(load_with: LoadWith) -> None:
    shuffled = """cards = ["$$$", "$$", "$", "$", "-4", "-3", "-3", "-2", "-2", "-1", "-1", "-1",
                           "+1", "+1", "+1", "+2", "+2", "+2", "+3", "+3", "+4", "+4"]"""
    assert load_with(forecasts=shuffled).version == load().version
