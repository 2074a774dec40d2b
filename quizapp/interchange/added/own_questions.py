"""Own questions: one collection of what the learner makes, a file at a time."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from enum import StrEnum
from pathlib import Path

from msgspec import Struct

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.family.loading import MAXIMUM_LINES, open_family
from quizapp.bank.keys.derive import derive_key
from quizapp.bank.pack.building import How, build
from quizapp.bank.places import (
    COLLECTIONS,
    collection_folders,
    collection_pack_folder,
)
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.reading.document import Source
from quizapp.bank.reading.fault import Fault, UnreadableError
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.interchange.new_files import FileNotWrittenError, write_new, write_text
from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.refusal import RefusalError
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.pack.pack_file import PackFile
from quizapp.storage.trouble import StorageTroubleError

OWN = "own-questions"
"""Name of the collection."""

_LONGEST_ID = 60


class Flaw(StrEnum):
    """Why a question was not saved."""

    NO_ID = "no-id"
    TAKEN = "taken"
    NO_KEY = "no-key"
    NOT_WRITTEN = "not-written"


class _NotSavedError(Exception):
    """A question was not saved."""

    def __init__(self, flaw: Flaw, detail: str = "") -> None:
        super().__init__(detail)
        self.flaw = flaw


class OwnPlace(Struct, frozen=True):
    """Where own questions go, and what they stand on."""

    data_folder: Path
    shipped: Path
    """The questions of the program, with their cards."""

    @property
    def folder(self) -> Path:
        """Return the folder of the collection."""
        return self.data_folder / COLLECTIONS / OWN


class Saved(Struct, frozen=True):
    """A question that is on the disk, or why it is not."""

    question_id: str
    flaw: Flaw | None = None
    """None for a question that was saved."""
    detail: str = ""
    """What the reader, the engine or the system says about it."""


class _Quiet:
    """Watches a build, and tells nobody."""

    def begin(self, what: str, variants: int) -> None:
        """Say nothing."""

    def advance(self, variants: int) -> None:
        """Say nothing."""


def id_of(title: str) -> str:
    """Make the id of a question from its title: small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")[:_LONGEST_ID].strip("-")


def save_own_question(
    place: OwnPlace, title: str, text: str, now: dt.datetime
) -> Saved:
    """Save the text of a question file, if its key can be derived; compile it too.

    Nothing that was there before is changed. It is made for a process of its own: an
    error comes back as a value.
    """
    question_id = id_of(title)
    try:
        with FolderLock(place.data_folder / COLLECTIONS):
            _save(place, question_id, text)
            _keep_only_if_told(place, question_id, now)
    except _NotSavedError as error:
        return Saved(question_id, error.flaw, str(error))
    except (FileNotWrittenError, StorageTroubleError, OSError) as error:
        return Saved(question_id, Flaw.NOT_WRITTEN, str(error))
    return Saved(question_id)


def _save(place: OwnPlace, question_id: str, text: str) -> None:
    _check_id(place, question_id)
    _check_question(place, question_id, text)
    place.folder.mkdir(exist_ok=True)
    write_new({_path(place, question_id): write_text(text)}, force=False)


def _check_id(place: OwnPlace, question_id: str) -> None:
    if not question_id:
        raise _NotSavedError(Flaw.NO_ID)
    folders = (place.shipped, *collection_folders(place.data_folder))
    taken = {path.stem for folder in folders for path in QuestionBank(folder).paths}
    if question_id in taken:
        raise _NotSavedError(Flaw.TAKEN)


def _check_question(place: OwnPlace, question_id: str, text: str) -> None:
    """Derive the key as `quizapp check` does; it is not kept."""
    catalogue = Catalogue(place.shipped / "cards", place.folder / "cards")
    source = Source(text, f"{question_id}.yaml", MAXIMUM_LINES)
    try:
        derive_key(open_family(source, catalogue), catalogue, NEWEST)
    except UnreadableError as error:
        raise _NotSavedError(Flaw.NO_KEY, str(error.faults[0])) from error
    except RefusalError as error:
        raise _NotSavedError(Flaw.NO_KEY, str(error)) from error


def _keep_only_if_told(place: OwnPlace, question_id: str, now: dt.datetime) -> None:
    """Compile the collection; take a question back that cannot be said in words."""
    faults = _compile(place, now).get(question_id, ())
    if faults:
        _path(place, question_id).unlink()
        _compile(place, now)
        raise _NotSavedError(Flaw.NO_KEY, str(faults[0]))


def _path(place: OwnPlace, question_id: str) -> Path:
    return place.folder / f"{question_id}.yaml"


def _compile(place: OwnPlace, now: dt.datetime) -> dict[str, tuple[Fault, ...]]:
    """Compile the collection, so that no window has to; return faults by question."""
    bank = QuestionBank(place.folder, (place.shipped / "cards",))
    packed = collection_pack_folder(place.folder)
    packed.mkdir(parents=True, exist_ok=True)
    store = PackFile(packed)
    try:
        built = build(bank, store, How(LocalWorkforce(), lambda: now), _Quiet())
        store.rewrite(built.pack)
    finally:
        store.close()
    return {each.id: each.faults for each in built.checked}
