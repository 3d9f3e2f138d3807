"""The OpenAPI document and what the server really does, compared by schemathesis; and the document itself."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stockpile.rules import events
from stockpile.server.web.document import document
from tests.support.running import Person, serving

schema = schemathesis.openapi.from_dict(document())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> object:
    """A server with a guest, a table that plays and one that waits."""
    folder: Path = tmp_path_factory.mktemp("contract")
    with serving(folder) as address:
        person = Person(address, "Ada")
        tables = [person.table("me", "me", start=True)["id"], person.table("me", "open")["id"]]
        yield address, person.cookie, tables
        person.close()


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None)
def test_every_answer_is_in_the_document(case: schemathesis.Case[Any], place: tuple[str, str, list[str]]) -> None:
    address, cookie, tables = place
    for table in tables:
        if "key" in case.path_parameters and "/tables/" in case.path:
            case.path_parameters["key"] = table
        response = case.call(base_url=f"http://{address}", headers={"cookie": cookie})
        case.validate_response(response, checks=CHECKS)
        if "key" not in case.path_parameters:
            break


def test_the_document_has_the_messages_of_the_websocket() -> None:
    made = document()
    components = made["components"]
    assert isinstance(components, dict)
    schemas = components["schemas"]
    assert {"Welcome", "Update", "Confirmed", "Refused", "Answers", "Ping", "TableView"} <= set(schemas)
    assert {kind.__name__ for kind in events.KINDS} <= set(schemas)
    assert schemas["Answers"]["properties"]["type"]["const"] == "answers"
