"""`quizapp room serve`: an exam room that browsers join."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import click

from quizapp.app import (
    system_clock,
    system_random_bytes,
    system_stopwatch,
)
from quizapp.bank.places import content_folder
from quizapp.cli.exchange.place import Place as DataPlace
from quizapp.cli.room.grading import ProcessGrader
from quizapp.cli.room.opening import Opened, Opener
from quizapp.cli.room.papers import bring_papers, check_record
from quizapp.cli.room.store_option import CONNECTIONS, check_address, store_option
from quizapp.cli.room.telling import find_front, tell
from quizapp.hub.application import Application, make_application
from quizapp.hub.desk import RoomDesk
from quizapp.hub.front.addresses import hosts_of, own_address
from quizapp.hub.front.announcing import announce
from quizapp.hub.front.certificate import CertificateError, find_certificate
from quizapp.hub.page_files import read_page
from quizapp.hub.serving import CannotListenError, Place, Secured, listen
from quizapp.hub.serving import serve as serve_application
from quizapp.hub.steady_clock import SteadyClock
from quizapp.interchange.exams.files import ExamFileError, read_record
from quizapp.storage.rooms.opening import open_rooms
from quizapp.storage.trouble import StorageTroubleError
from quizapp.training.room.opening import Terms, UnfitPapersError
from quizapp.training.room.port import RoomError, RoomStore, RoomStoreError

_TROUBLE = (
    CannotListenError, CertificateError, ExamFileError, RoomError, RoomStoreError,
    StorageTroubleError, UnfitPapersError,
)  # fmt: skip


@click.command()
@click.argument(
    "papers", required=False, type=click.Path(file_okay=False, path_type=Path)
)
@click.option(
    "--record",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The examiner's record: papers can be graded in the room.",
)
@click.option(
    "--code-file",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The start code of sealed papers; otherwise it is asked for.",
)
@click.option("--host", default="0.0.0.0", show_default=True, help="Listen here alone.")
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=8421,
    show_default=True,
    help="0 takes any that is free.",
)
@click.option("--title", default="", help="What the room is called.")
@click.option(
    "--minutes", type=click.IntRange(1, 24 * 60), help="Time limit, if another."
)
@click.option("--new", "anew", is_flag=True, help="Go on with no earlier room.")
@store_option
@click.option(
    "--cert",
    type=click.Path(dir_okay=False, path_type=Path),
    help="A certificate of your own, as a PEM file.",
)
@click.option(
    "--key",
    type=click.Path(dir_okay=False, path_type=Path),
    help="The key of that certificate.",
)
@click.option("--plain", is_flag=True, help="Without TLS: only behind a proxy.")
@click.option("--proxy", is_flag=True, help="A proxy on this computer says who asks.")
@click.option("--quiet", is_flag=True, help="Do not announce it in the network.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
@click.pass_obj
def serve(place: DataPlace, /, papers: Path | None, as_json: bool, **how: Any) -> None:
    """Hold an exam with the PAPERS of a folder, sealed or as they were built.

    Ctrl C ends the server. Nothing is lost then: the same command goes on with it.
    """
    _check(papers, how)
    try:
        store = _open_store(place, how)
        try:
            _serve(place, store, papers, {**how, "as_json": as_json})
        except BaseException:
            store.close()
            raise
    except _TROUBLE as error:
        raise click.ClickException(str(error)) from error


def _check(papers: Path | None, how: dict[str, Any]) -> None:
    if papers is None and how["store"] is None:
        raise click.UsageError("Name the folder with the papers.")
    if (how["cert"] is None) != (how["key"] is None):
        raise click.UsageError("--cert and --key go together.")
    if how["plain"] and how["cert"] is not None:
        raise click.UsageError("--plain has no use for a certificate.")
    if how["record"] is not None:
        try:
            read_record(how["record"])
        except ExamFileError as error:
            raise click.ClickException(str(error)) from error


def _open_store(place: DataPlace, how: dict[str, Any]) -> RoomStore:
    address = how["store"]
    if address is None:
        return open_rooms(_folder(place))
    return open_rooms(check_address(address), CONNECTIONS)


def _folder(place: DataPlace) -> Path:
    return place.folder / "rooms"


def _serve(
    place: DataPlace, store: RoomStore, papers: Path | None, how: dict[str, Any]
) -> None:
    clock = SteadyClock(system_clock, system_stopwatch)
    opener = Opener(store, _folder(place), clock, system_random_bytes)
    opened = None if papers is None else _open(opener, papers, how)
    own = own_address()
    where = Place(how["host"], how["port"], _secured(place, how, own), how["proxy"])
    with closing(listen(where)) as listening:
        port = int(listening.getsockname()[1])
        tell(find_front(where, port, own, opened), opened, as_json=how["as_json"])
        take_back = None
        if not how["quiet"] and opened is not None:
            take_back = announce(opened.room.title, own, port)
        try:
            desk = RoomDesk(
                store, clock, system_stopwatch, system_random_bytes, _threads(how)
            )
            application = _application(place, desk, how["record"])
            serve_application(application, listening, where, desk.close)
        finally:
            if take_back is not None:
                take_back()


def _open(opener: Opener, papers: Path, how: dict[str, Any]) -> Opened:
    brought = bring_papers(papers, how["code_file"])
    percent = None if brought.sealed is None else brought.sealed.pass_percent
    if how["record"] is not None:
        percent = check_record(brought.papers, how["record"])
    terms = Terms(how["title"], how["minutes"], brought.grace_ms, percent)
    opened = opener.open(brought.papers, terms, anew=how["anew"])
    return opened._replace(sealed=brought.sealed)


def _application(place: DataPlace, desk: RoomDesk, record: Path | None) -> Application:
    grader = None if record is None else ProcessGrader(record, place.folder)
    page = read_page(content_folder("assets") / "room")
    return make_application(desk, page, grader)


def _threads(how: dict[str, Any]) -> int:
    """One file is used by one thread; a database by as many as it has connections."""
    return 1 if how["store"] is None else CONNECTIONS


def _secured(place: DataPlace, how: dict[str, Any], own: str) -> Secured | None:
    if how["plain"]:
        return None
    if how["cert"] is not None:
        return Secured(how["cert"], how["key"])
    return find_certificate(_folder(place), hosts_of(how["host"], own), system_clock())
