"""`quizapp room take`: the answers of a room become sheets for grading."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import click
from msgspec import Struct

from quizapp.cli.exam.telling import json_option, tell
from quizapp.cli.exchange.place import Place
from quizapp.cli.room.store_option import CONNECTIONS, check_address, store_option
from quizapp.interchange.exams.collected_files import as_json
from quizapp.interchange.exams.room_sheets import room_logs, room_sheet
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.storage.rooms.opening import open_rooms, open_rooms_to_read
from quizapp.training.room.codes import tidy_code
from quizapp.training.room.port import RoomError, RoomStore, RoomStoreError, Sheet
from quizapp.training.room.room import Phase, Room
from quizapp.training.room.standing import Snapshot


class Taken(Struct, frozen=True):
    """What a room holds at one moment."""

    snapshot: Snapshot
    sheets: tuple[Sheet, ...]


@click.command()
@click.argument("code", metavar="[JOIN CODE]", required=False, default="")
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, help="Sheets to be graded."
)
@click.option(
    "--log", type=click.Path(path_type=Path), help="Also write what was noted."
)
@store_option
@click.option("--force", is_flag=True, help="Replace files that are there already.")
@json_option
@click.pass_obj
def take(place: Place, /, code: str, store: str | None, **how: Any) -> None:
    """Write the answers of a room to a file that `quizapp exam grade` reads.

    The server may be running. Of several rooms, say which by its join code.
    """
    try:
        with closing(_open(place, store)) as rooms:
            taken = _take(rooms, code)
        _write(taken, how)
    except (RoomError, RoomStoreError, FileNotWrittenError) as error:
        raise click.ClickException(f"Nothing was taken: {error}") from error
    tell(_lines(taken), _data(taken), as_json=how["as_json"])


def _open(place: Place, store: str | None) -> RoomStore:
    if store is None:
        return open_rooms_to_read(place.folder / "rooms")
    return open_rooms(check_address(store), CONNECTIONS)


def _take(rooms: RoomStore, code: str) -> Taken:
    room = _find(rooms.rooms(), code)
    # Sheets last: whoever is in the snapshot has everything that it counts.
    snapshot = rooms.snapshot(room.room_id)
    return Taken(snapshot, rooms.sheets(room.room_id))


def _find(rooms: Sequence[Room], code: str) -> Room:
    known = ", ".join(each.join_code for each in rooms)
    if code:
        found = [each for each in rooms if each.join_code == tidy_code(code)]
        if not found:
            raise RoomError(
                f"no room has the code {tidy_code(code)}; there are: {known}"
            )
        return found[0]
    if not rooms:
        raise RoomError("there is no room")
    if len(rooms) > 1:
        raise RoomError(f"there are several rooms, say which: {known}")
    return rooms[0]


def _write(taken: Taken, how: dict[str, Any]) -> None:
    sheets = [room_sheet(each) for each in taken.sheets]
    writers = {how["out"]: write_text(as_json(sheets))}
    if how["log"] is not None:
        logs = list(room_logs(taken.snapshot, taken.sheets))
        writers[how["log"]] = write_text(as_json(logs))
    write_new(writers, force=how["force"])


def _lines(taken: Taken) -> Iterator[str]:
    for log, sheet in _told(taken):
        of = len(taken.snapshot.shapes[sheet.form])
        how = "left open" if log.handed_in_at is None else "handed in"
        late = f", late: {', '.join(map(str, log.late_questions))}"
        yield (
            f"{sheet.name} (form {sheet.form}): {_answered(sheet)} of {of} answered, "
            f"{how}{late if log.late_questions else ''}"
        )
    if taken.snapshot.room.phase is not Phase.CLOSED:
        yield "The room is not closed: answers may still come."


def _data(taken: Taken) -> dict[str, object]:
    room = taken.snapshot.room
    return {
        "room": room.join_code,
        "phase": room.phase.value,
        "candidates": [
            {
                "candidate": sheet.name,
                "form": sheet.form,
                "answered": _answered(sheet),
                "handed_in_at": log.handed_in_at,
                "late": list(log.late_questions),
            }
            for log, sheet in _told(taken)
        ],
    }


def _told(taken: Taken) -> Iterator[tuple[Any, Sheet]]:
    names = {each.name: each for each in taken.sheets}
    for log in room_logs(taken.snapshot, taken.sheets):
        yield log, names[log.candidate]


def _answered(sheet: Sheet) -> int:
    return sum(bool(each.chosen) for each in sheet.answers)
