"""Records in files: saved whole or not at all, and refused with the file's name."""

import os
from pathlib import Path

import pytest

from stockpile.records import RecordError, Session, load, load_seen, redacted, save, write
from stockpile.rules.config import Config
from tests.support.record_games import record_of

RECORD = record_of(Config(3), 4, 25, ("Ann", "Zoë", ""))


def test_a_file_holds_the_text(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    save(RECORD, path)
    assert path.read_bytes() == write(RECORD).encode()
    assert load(path) == load(str(path)) == RECORD
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_session_saves_itself(tmp_path: Path) -> None:
    session = Session(RECORD)
    for _ in range(3):
        session.play(session.game.decision.answers[0])
        session.save(tmp_path / "game.txt")
        assert Session(load(tmp_path / "game.txt")).game == session.game


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    save(RECORD.up_to(3), path)

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError) as refused:
        save(RECORD, path)
    assert str(refused.value) == f"{path}: cannot be written: No space left on device"
    assert load(path) == RECORD.up_to(3)
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link.txt").symlink_to(tmp_path / "game.txt")
    save(RECORD, tmp_path / "link.txt")
    assert (tmp_path / "link.txt").is_symlink()
    assert load(tmp_path / "game.txt") == RECORD


def test_there_must_be_a_folder_to_save_in(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"cannot be written: No such file or directory$"):
        save(RECORD, tmp_path / "nowhere" / "game.txt")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "not a Stockpile record: nothing is in it"),
        (b"\x89PNG\r\n\x1a\n\x00", "line 1: not a Stockpile record: it is not UTF-8 text"),
        (b"stockpile record 1\nplayers \xff\n", "line 2: not a Stockpile record: it is not UTF-8 text"),
        (b"Dear Ann,\n", "line 1: not a Stockpile record: it begins with 'Dear Ann,'"),
        (b"stockpile record 1\nplayers 3\n", "line 2: 'content' is missing before the first answer"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_name(tmp_path: Path, data: bytes, reason: str) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(data)
    with pytest.raises(RecordError) as refused:
        load(path)
    assert str(refused.value) == f"{path}: {reason}"
    assert refused.value.file == str(path)


def test_a_save_that_is_broken_off_leaves_what_was_there_and_no_draft(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(number: int) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "game.txt"
    save(RECORD, path)
    monkeypatch.setattr("os.fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        save(RECORD.up_to(0), path)
    assert [*tmp_path.iterdir()] == [path] and load(path) == RECORD


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"game.txt: there is no such file$"):
        load(tmp_path / "game.txt")
    with pytest.raises(RecordError, match=r"is a folder, not a file$"):
        load(tmp_path)


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PermissionError(13, "Permission denied"), "is not ours to open"),
        (OSError(5, "I/O"), "cannot be read: Input/output error"),
    ],
)
def test_an_unreadable_file_is_refused(monkeypatch: pytest.MonkeyPatch, error: OSError, reason: str) -> None:
    def unreadable(path: Path) -> bytes:
        raise error

    monkeypatch.setattr(Path, "read_bytes", unreadable)
    with pytest.raises(RecordError, match=f"^game.txt: {reason}$"):
        load("game.txt")


def test_editors_of_other_systems_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + write(RECORD).replace("\n", "\r\n").encode())
    assert load(path) == RECORD


def test_what_a_seat_saw_can_be_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "seen.txt"
    path.write_text(redacted(RECORD, 1), encoding="utf-8")
    assert load_seen(path).text() == redacted(RECORD, 1)
    with pytest.raises(RecordError, match=f"^{path}: line 2: only what one observer saw"):
        load(path)
