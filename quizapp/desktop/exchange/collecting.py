"""Collections of others: reviewed against everything that is there, added and removed."""

from __future__ import annotations

import os
from pathlib import Path

from quizapp.app import list_content, open_pack, read_bank, system_clock
from quizapp.bank.pack.building import How, Watcher
from quizapp.bank.places import COLLECTIONS, content_folder
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.fault import Fault
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.desktop.working.second_process import Line
from quizapp.interchange.added.offered import (
    NotACollectionError,
    Offered,
    read_offered,
)
from quizapp.interchange.added.reviewing import Reviewed, Reviewing, review
from quizapp.interchange.added.shelf import (
    CollectionShelf,
    Prepared,
    ShelfError,
    name_of,
)
from quizapp.presenters.exchange.added_port import (
    Added,
    Refused,
    Removed,
    ReviewFound,
)
from quizapp.presenters.working.work import WorkFailedError
from quizapp.storage.trouble import StorageTroubleError

OURS = "the questions of the program"


def review_prepared(
    data_folder: Path, prepared: Prepared, watcher: Watcher
) -> Reviewed:
    """Derive a collection on trial; ids of its own earlier version are not taken."""
    shared = (content_folder("questions") / "cards",)
    taken = {
        path.stem: OURS if number == 0 else f"the collection {content.folder.name}"
        for number, content in reversed(list(enumerate(list_content(data_folder))))
        if number == 0 or content.folder.name != prepared.name
        for path in QuestionBank(content.folder).paths
    }
    reviewing = Reviewing(
        read_bank=lambda folder: read_bank(folder, shared),
        taken=taken,
        how=How(LocalWorkforce(os.cpu_count() or 1), system_clock),
        watcher=watcher,
    )
    return review(prepared.folder, open_pack(prepared.pack_folder), reviewing)


def drop_refused(reviewed: Reviewed, prepared: Prepared) -> None:
    """Delete the question files that cannot be added."""
    for file in reviewed.refused_files:
        (prepared.folder.parent / file).unlink(missing_ok=True)


def add_collection(data_folder: Path, path: Path, line: Line) -> Added:
    """Review a folder or archive, ask, and put what is sound of it on the shelf.

    :raises WorkFailedError: if that is not possible; nothing is added then.
    :raises StoppedError: if it is not wanted; nothing is added then.
    """
    shelf = CollectionShelf(data_folder)
    try:
        name, offered = name_of(path), read_offered(path)
        with shelf.preparing(name, offered, replaces=True) as prepared:
            reviewed = review_prepared(data_folder, prepared, line)
            before = _files_of(data_folder / COLLECTIONS / name)
            line.ask(_found(name, offered, reviewed, before))
            if reviewed.faults:
                drop_refused(reviewed, prepared)
                review_prepared(data_folder, prepared, line)
            kept = shelf.keep(prepared)
    except (NotACollectionError, ShelfError, StorageTroubleError) as error:
        raise WorkFailedError("no-collection", path.name, str(error)) from error
    return Added(kept.name, len(kept.question_ids))


def remove_collection(data_folder: Path, name: str, _line: Line) -> Removed:
    """Take a collection off the shelf.

    :raises WorkFailedError: if that is not possible; it stays then.
    """
    try:
        kept = CollectionShelf(data_folder).remove(name)
    except (ShelfError, StorageTroubleError) as error:
        raise WorkFailedError("not-removed", name, str(error)) from error
    return Removed(kept.name, len(kept.question_ids))


def _files_of(folder: Path) -> dict[str, bytes]:
    """Read the question files that are there by the id of their family."""
    if not folder.is_dir():
        return {}
    return {path.stem: path.read_bytes() for path in QuestionBank(folder).paths}


def _found(
    name: str, offered: Offered, reviewed: Reviewed, before: dict[str, bytes]
) -> ReviewFound:
    content = {Path(each).stem: text for each, text in offered.files.items()}
    good = {each.id for each in reviewed.good}
    old = good & before.keys()
    return ReviewFound(
        name=name,
        new=tuple(sorted(good - before.keys())),
        changed=tuple(sorted(each for each in old if content[each] != before[each])),
        unchanged=tuple(sorted(e for e in old if content[e] == before[e])),
        gone=tuple(sorted(before.keys() - good)),
        refused=tuple(_refused(fault, name) for fault in sorted(reviewed.faults)),
        refused_files=len({fault.file for fault in reviewed.faults}),
        cards=reviewed.cards,
        left_out=offered.left_out,
        can_add=bool(good) and not reviewed.card_faults,
    )


def _refused(fault: Fault, name: str) -> Refused:
    file = fault.file.removeprefix(f"{name}/")
    return Refused(file, fault.line, fault.column, fault.message)
