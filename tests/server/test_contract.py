"""The OpenAPI document and what the server really does, compared by schemathesis; and the document itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies

from stockpile.rules import events
from stockpile.server.web.app import document
from tests.support.running import PATIENCE, Person, serving

Place = tuple[str, str, list[str]]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server with a guest, a table that plays and one that waits."""
    folder: Path = tmp_path_factory.mktemp("contract")
    with serving(folder) as address:
        person = Person(address, "Ada")
        tables = [person.table("me", "me", start=True)["id"], person.table("me", "open")["id"]]
        yield address, person.cookie, tables
        person.close()


def test_every_answer_is_in_the_document(place: Place, subtests: pytest.Subtests, long: bool) -> None:
    """Of every operation, with requests made up from the document."""
    import schemathesis  # it takes seconds to import, in every worker that only collects
    from schemathesis import GenerationMode
    from schemathesis.checks import not_a_server_error
    from schemathesis.core.result import Ok
    from schemathesis.specs.openapi import checks

    all_checks = [
        not_a_server_error,
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    address, cookie, tables = place

    def check(case: schemathesis.Case[Any]) -> None:
        for table in tables:
            if "key" in case.path_parameters and "/tables/" in case.path:
                case.path_parameters["key"] = table
            response = case.call(base_url=f"http://{address}", headers={"cookie": cookie}, timeout=PATIENCE)
            case.validate_response(response, checks=all_checks)
            if "key" not in case.path_parameters:
                break

    tries = settings(
        max_examples=25 if long else 6,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    found = list(schemathesis.openapi.from_dict(document()).get_all_operations())
    assert len(found) > 40
    for each in found:
        assert isinstance(each, Ok)
        operation = each.ok()
        with subtests.test(operation.label):
            cases = strategies.one_of(*(operation.as_strategy(mode) for mode in GenerationMode))
            tries(given(case=cases)(check))()


def test_the_document_has_the_messages_of_the_websocket() -> None:
    made = document()
    components = made["components"]
    assert isinstance(components, dict)
    schemas = components["schemas"]
    assert {"Welcome", "Update", "Confirmed", "Refused", "GiveAnswers", "Ping", "TableView"} <= set(schemas)
    assert {kind.__name__ for kind in events.KINDS} <= set(schemas)
    assert schemas["GiveAnswers"]["properties"]["type"]["const"] == "answers"
