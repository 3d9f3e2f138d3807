"""`stockpile serve` as people start it, and the client in the documentation."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

DOCUMENT = Path(__file__).parent.parent.parent / "docs" / "protocol.md"
COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()"]


def status_of(request: Request) -> int:
    try:
        with urlopen(request) as answer:
            return int(answer.status)
    except HTTPError as refused:
        refused.close()
        return refused.code


@contextmanager
def started(tmp_path: Path, *options: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """A running server, what it said, and its address."""
    command = [*COMMAND, "serve", "--no-open", "--port", "0", *options]
    environment = dict(os.environ) | {"XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert process.stdout is not None
    said = ""
    try:
        while "Ctrl-C" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        (address,) = re.findall(r"Stockpile is at (http://\S+)/", said)
        yield process, said, address
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(120)
        process.stdout.close()


def test_new_games_are_played_with_the_figures_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[2]\nmoney = 77\n", encoding="utf-8")
    for options, changed in ((("--content", str(tmp_path)), 1), ((), 0)):
        with started(tmp_path, *options) as (_, _, address), urlopen(f"{address}/api/choices") as answer:
            assert json.load(answer)["figures_changed"] == changed


def test_it_serves_from_the_data_folder_and_stops_politely(tmp_path: Path) -> None:
    with started(tmp_path) as (process, _, address):
        assert address.startswith("http://127.0.0.1:")
        with urlopen(f"{address}/api/choices") as answer:
            assert "broker" in json.load(answer)["bots"]
    assert process.returncode == 0
    assert (tmp_path / "stockpile" / "tables.sqlite").is_file()


def test_sharing_prints_a_link_with_a_qr_code_and_admits_it(tmp_path: Path) -> None:
    with started(tmp_path, "--share", "--host", "127.0.0.1", "--origin", "https://Table.example/") as (
        _,
        said,
        address,
    ):
        assert f"Friends in your network open {address}/" in said
        assert sum("▄" in line or "█" in line for line in said.splitlines()) > 8
        admitted = {"host": "table.example", "origin": "https://table.example"}
        for headers, status in ((admitted, 200), ({"host": "other.example"}, 403)):
            body = b'{"name": "Ada"}'
            request = Request(f"{address}/api/guest", body, {"content-type": "application/json"} | headers)
            assert status_of(request) == status


def test_a_taken_port_and_a_taken_database_are_said_in_one_line(tmp_path: Path) -> None:
    with started(tmp_path) as (_, _, address):
        port = address.rpartition(":")[2]
        environment = dict(os.environ) | {"XDG_DATA_HOME": str(tmp_path)}
        for options, words in ((("--port", port), f"open {address}"), (("--port", "0"), "Another Stockpile server")):
            command = [*COMMAND, "serve", "--no-open", *options]
            result = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
            assert result.returncode == 2
            assert words in result.stderr and result.stderr.count("\n") == 1


def test_a_port_taken_by_something_else_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        command = [*COMMAND, "serve", "--no-open", "--port", str(other.getsockname()[1])]
        environment = dict(os.environ) | {"XDG_DATA_HOME": str(tmp_path)}
        result = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=300)
    assert result.returncode == 2 and "--port 0" in result.stderr


def test_a_database_that_is_none_is_said(tmp_path: Path) -> None:
    for url in ("nonsense", "postgresql+nodriver://localhost/x", f"sqlite:///{tmp_path}"):
        command = [*COMMAND, "serve", "--no-open", "--port", "0", "--database", url]
        result = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert result.returncode == 2, url
        assert "database" in result.stderr and "Traceback" not in result.stderr


def test_what_cannot_be_served_is_said_in_one_line(tmp_path: Path) -> None:
    newer = tmp_path / "newer.sqlite"
    with closing(sqlite3.connect(newer)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()
    (tmp_path / "file").write_text("")
    (tmp_path / "bonds.toml").write_text("supply = -1")
    wrong = {
        ("--database", f"sqlite:///{newer}"): "newer",
        ("--database", f"sqlite:///{tmp_path}/file/x.sqlite"): "database",
        ("--database", "sqlite://"): "in memory",
        ("--database", f"sqlite:///{tmp_path}/a.sqlite", "--origin", "table.example"): "--origin https://",
        ("--database", f"sqlite:///{tmp_path}/b.sqlite", "--origin", "https://[::1"): "--origin https://",
        ("--database", f"sqlite:///{tmp_path}/c.sqlite", "--content", str(tmp_path)): "bonds.toml: supply: must be",
    }
    for options, words in wrong.items():
        command = [*COMMAND, "serve", "--no-open", "--port", "0", *options]
        result = subprocess.run(command, capture_output=True, text=True, timeout=300)
        assert (result.returncode, result.stderr.count("\n")) == (2, 1), (options, result.stderr)
        assert words in result.stderr


def test_the_client_in_the_documentation_plays_a_seat(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.DOTALL)
    lines = [line for line in program.splitlines() if line and not re.match("import|from", line)]
    assert len(lines) == 10
    with started(tmp_path, "--pause", "0") as (_, _, address):
        file = tmp_path / "client.py"
        file.write_text(
            program.replace("http://127.0.0.1:8765", address).replace("127.0.0.1:8765", address[7:]), "utf-8"
        )
        result = subprocess.run([sys.executable, str(file)], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    assert "total" in result.stdout
