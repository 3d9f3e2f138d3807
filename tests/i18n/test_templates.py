"""No template of the browser says anything by itself: whatever is read or heard there comes from the catalogue."""

import re

from tests.support.word_sources import WEB

NO_TEMPLATE = re.compile(r"<(script|style)\b.*?</\1>|<!--.*?-->", re.DOTALL)
BRACES = re.compile(r"\{[^{}]*\}")
TAG = re.compile(r"<[^>]*>")
LABEL = re.compile(
    r"\b(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label)=(\"[^\"]*\")"
)
SAID = re.compile(r"[^\W\d_]{2,}")
CODE = '"ABCD-2345"'  # the form of one, without words


def literal(template: str) -> list[str]:
    """Texts and labels that stand in a template as they are, outside of all braces."""
    text = NO_TEMPLATE.sub("", template)
    while BRACES.search(text):
        text = BRACES.sub("", text)
    parts = [*LABEL.findall(text), *(part.strip() for part in TAG.split(text))]
    return [part for part in parts if SAID.search(part) and part != CODE]


def test_templates_have_no_words_of_their_own() -> None:
    files = list(WEB.rglob("*.svelte"))
    assert len(files) > 80
    found = {file.name: literal(file.read_text("utf-8")) for file in files}
    assert {name: said for name, said in found.items() if said} == {}


def test_words_would_be_found() -> None:
    template = '<p class="soft" title="Your bid" aria-label={say("web-bid")}>{#if a > 1}Bids {n}{/if}</p>'
    assert literal(f"<script>const bid = 1;</script>{template}") == ['"Your bid"', "Bids"]
