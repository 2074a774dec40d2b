"""Everything that reads what others wrote, as functions of bytes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import msgspec

from quizapp.interchange.added.offered import NotACollectionError, read_offered
from quizapp.interchange.exams.entered import blank_table, read_entered
from quizapp.interchange.exams.files import (
    AnswerSheet,
    ExamFileError,
    read_answers,
    read_paper,
    read_record,
)
from quizapp.interchange.rules_text import decode_rules_text, parse_rules_text
from quizapp.storage.file.names import REGISTER_NAME
from quizapp.storage.learners.learners import Learners
from quizapp.storage.learners.register_file import LearnersUnreadableError
from quizapp.storage.pack.pack_file import PackFile
from quizapp.training.exam.results.audit import AuditError, read_trail
from quizapp.training.exam.sealing.sealed_answers import open_answers
from quizapp.training.exam.sealing.sealed_paper import SealError, open_paper, read_head
from quizapp.training.rules_texts import NotARulesTextError
from tests.faults.guided.bank_readers import BANK_READERS
from tests.faults.guided.histories import read_histories
from tests.faults.guided.reader import Reader
from tests.faults.guided.requests import read_requests
from tests.support.collections import CARD, FAMILY, zip_collection
from tests.support.hand_ins import answer_file, hand_in
from tests.support.rules_text import make_rules_text
from tests.support.sealing import sample_code, sample_key, sample_paper, sealed
from tests.support.small_bank import build_pack, make_bank_folder

PAPERS = {"A": sample_paper()}
SHEET = AnswerSheet(candidate="Kim", form="A", answers={"1": ("a",), "2": ("b",)})


class FileReader(NamedTuple):
    """A reader of files, and how it refuses one."""

    read: Callable[[Path], object]
    refusals: tuple[type[Exception], ...]


def _reading(
    folder: Path, name: str, by: tuple[FileReader, ...], seeds: tuple[bytes, ...]
) -> Reader:
    path = folder / name

    def read(data: bytes) -> tuple[str, ...]:
        path.write_bytes(data)
        return tuple(said for each in by if (said := _try(each, path)))

    return Reader(seeds, read)


def _try(reader: FileReader, path: Path) -> str:
    try:
        reader.read(path)
    except reader.refusals as error:
        return str(error)
    return ""


def _exam_files(folder: Path) -> Reader:
    readers = (
        *(FileReader(e, (ExamFileError,)) for e in (read_paper, read_answers)),
        FileReader(read_record, (ExamFileError,)),
        FileReader(lambda path: read_trail(path.read_bytes()), (AuditError,)),
    )
    seeds = (msgspec.json.encode(PAPERS["A"]), msgspec.json.encode([SHEET]))
    return _reading(folder, "exam.json", readers, seeds)


def _sealed(folder: Path) -> Reader:
    def paper(path: Path) -> object:
        return open_paper(path.read_bytes(), sample_code())

    readers = (
        FileReader(lambda path: read_head(path.read_bytes()), (SealError,)),
        FileReader(paper, (SealError,)),
        FileReader(
            lambda path: open_answers(path.read_bytes(), sample_key()), (SealError,)
        ),
    )
    seeds = (sealed(), answer_file(hand_in()))
    return _reading(folder, "sealed", readers, seeds)


def _entered(folder: Path) -> Reader:
    table = (blank_table(PAPERS) + "Kim,A,a,bc,d\r\nNoor,a,B,,\r\n").encode()
    reader = FileReader(lambda path: read_entered(path, PAPERS), (ExamFileError,))
    return _reading(folder, "answers.csv", (reader,), (table,))


def _collections(folder: Path) -> Reader:
    path = folder / "seed.zip"
    zip_collection(path, {"topic/q.yaml": FAMILY, "cards/c.yaml": CARD})
    reader = FileReader(read_offered, (NotACollectionError,))
    return _reading(folder, "sent.zip", (reader,), (path.read_bytes(),))


def _rules_texts(folder: Path) -> Reader:
    def read(path: Path) -> object:
        return parse_rules_text(decode_rules_text(path.read_bytes()))

    reader = FileReader(read, (NotARulesTextError,))
    return _reading(folder, "rules.txt", (reader,), (make_rules_text().encode(),))


def _registers(folder: Path) -> Reader:
    place = folder / "register"
    learners = Learners(place)
    learners.add("Zoë")
    learners.add("Kim Q.")
    seed = (place / REGISTER_NAME).read_bytes()

    def read(path: Path) -> object:
        learners = Learners(path.parent)
        folders = [learners.folder_of(each) for each in learners.list_all()]
        assert all(each.is_relative_to(place) for each in folders)
        return learners.folder_of(learners.current())

    reader = FileReader(read, (LearnersUnreadableError,))
    return _reading(place, REGISTER_NAME, (reader,), (seed,))


def _packs(folder: Path) -> Reader:
    """Give a pack: whatever it holds, it is believed, or holds nothing."""
    built = PackFile(folder)
    build_pack(make_bank_folder(folder), built)
    built.close()

    def read(_path: Path) -> object:
        pack = PackFile(folder)
        try:
            damaged = pack.find_damaged()
            sound = [e for e in pack.entries() if e.id not in damaged]
            return pack.stamp(), sound, pack.survey(), pack.proofs()
        finally:
            pack.close()

    seed = built.path.read_bytes()
    name = built.path.relative_to(folder).as_posix()
    return _reading(folder, name, (FileReader(read, ()),), (seed,))


MakeReader = Callable[[Path], Reader]

READERS: dict[str, MakeReader] = {
    **BANK_READERS,
    "rules text": _rules_texts,
    "history": read_histories,
    "collection": _collections,
    "pack": _packs,
    "exam files": _exam_files,
    "sealed files": _sealed,
    "table of answers": _entered,
    "learners": _registers,
    "room": read_requests,
}
"""Each is made with a folder of its own."""
