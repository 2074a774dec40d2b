"""A paper: questions, or their key, as blocks of text to be printed."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Sequence
from enum import Enum, auto

import msgspec
from msgspec import Struct

from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.exporting.told_question import ToldOption, ToldQuestion
from quizapp.presenters.words.exports import export_word

_STAMP_GROUPS = 3
_GROUP = 4
_BEFORE_NUMBER = re.compile(r"(?<=[A-Z]) (?=\d)")


class Kind(Enum):
    """What a piece of text on a paper is."""

    TITLE = auto()
    SMALL = auto()
    HEADING = auto()
    STEM = auto()
    BOARD = auto()
    QUESTION = auto()
    OPTION = auto()
    REASON = auto()
    STEP = auto()


class PaperText(Struct, frozen=True):
    """One paragraph; its mark stands before it, like the letter of an option."""

    kind: Kind
    text: str
    mark: str = ""


class PaperRow(Struct, frozen=True):
    """One row of a table; long cells are broken into lines."""

    cells: tuple[str, ...]
    shares: tuple[int, ...]
    """How wide each column is, in shares of the line."""
    numbers: tuple[int, ...] = ()
    """Columns, from 0, that are set to the right."""
    is_heading: bool = False


class PaperBlock(Struct, frozen=True):
    """Paragraphs that stay on one page if one page can hold them."""

    texts: tuple[PaperText | PaperRow, ...]
    begins: bool = True
    """Whether it begins something new, with room above it."""


class Paper(Struct, frozen=True):
    """Everything that is printed in one file, in the reader's language."""

    language: str
    title: str
    blocks: tuple[PaperBlock, ...]
    stamp: str
    """Seed and hash of the content; it stands on every page of paper and key."""

    def page_words(self, page: int, pages: int) -> str:
        """Say the number of a page."""
        return export_word(self.language, "paper.page", page=page, pages=pages)


def content_stamp(questions: Sequence[ToldQuestion]) -> str:
    """Hash everything that questions and key say, shortly enough to be compared."""
    encoded = msgspec.json.encode(tuple(questions))
    digest = hashlib.sha256(encoded).hexdigest()
    starts = range(0, _STAMP_GROUPS * _GROUP, _GROUP)
    return " ".join(digest[start : start + _GROUP] for start in starts)


def make_paper(questions: Sequence[ToldQuestion]) -> Paper:
    """Make the paper: nothing in it tells which option is right."""
    language = questions[0].language
    name = export_word(language, "paper.name")
    blank = PaperText(Kind.SMALL, f"{name} {'_' * 36}")
    blocks = (_question(number, told) for number, told in enumerate(questions, 1))
    return _put_together("paper.questions", questions, (blank,), blocks)


def make_key(questions: Sequence[ToldQuestion]) -> Paper:
    """Make the key of the paper with the same questions."""
    blocks = (
        block
        for number, told in enumerate(questions, start=1)
        for block in _key(number, told)
    )
    return _put_together("paper.key", questions, (), blocks)


def _put_together(
    title: str,
    questions: Sequence[ToldQuestion],
    below: tuple[PaperText, ...],
    blocks: Iterator[PaperBlock],
) -> Paper:
    first = questions[0]
    language = first.language
    heading = f"quizapp · {export_word(language, title)}"
    date = date_words(first.as_of, language)
    count = export_word(language, "paper.count", n=len(questions), date=date)
    head = (PaperText(Kind.TITLE, heading), PaperText(Kind.SMALL, count), *below)
    notice = PaperText(Kind.SMALL, export_word(language, "paper.fan-content"))
    return Paper(
        language=language,
        title=heading,
        blocks=(PaperBlock(head), *blocks, PaperBlock((notice,))),
        stamp=_stamp(questions),
    )


def _stamp(questions: Sequence[ToldQuestion]) -> str:
    seeds = sorted({told.seed for told in questions})
    said = str(seeds[0]) if len(seeds) == 1 else f"{seeds[0]}–{seeds[-1]}"
    return export_word(
        questions[0].language,
        "paper.stamp",
        seed=said,
        stamp=content_stamp(questions),
    )


def _question(number: int, told: ToldQuestion) -> PaperBlock:
    def texts() -> Iterator[PaperText]:
        yield PaperText(Kind.HEADING, told.topic_names[0], f"{number}.")
        yield PaperText(Kind.STEM, " ".join(told.stem))
        yield PaperText(Kind.BOARD, _board(told))
        yield PaperText(Kind.QUESTION, told.question)
        yield PaperText(Kind.SMALL, told.note)
        sign = "□" if told.select_all else "○"
        for option in told.options:
            yield PaperText(Kind.OPTION, option.text, f"{sign} {option.letter}")

    return PaperBlock(tuple(texts()))


def _board(told: ToldQuestion) -> str:
    return export_word(told.language, "paper.board", lines=" ".join(told.board))


def _key(number: int, told: ToldQuestion) -> Iterator[PaperBlock]:
    """Yield what a page break must not divide: options and steps one by one."""
    heading = PaperText(Kind.HEADING, told.key_words, f"{number}.")
    first, *others = (tuple(_judged(option)) for option in told.options)
    yield PaperBlock((heading, *first))
    yield from (PaperBlock(texts, begins=False) for texts in others)
    steps = [
        PaperText(Kind.STEP, _unbroken(f"{step.text} ({step.cite})"), f"{place}.")
        for place, step in enumerate(told.steps, start=1)
    ]
    name = export_word(told.language, "export.derivation")
    yield PaperBlock((PaperText(Kind.QUESTION, name), *steps[:1]), begins=False)
    yield from (PaperBlock((step,), begins=False) for step in steps[1:])
    said = (told.editions_words, told.origin)
    yield PaperBlock(tuple(PaperText(Kind.SMALL, each) for each in said), begins=False)


def _judged(option: ToldOption) -> Iterator[PaperText]:
    sign = "✓" if option.right else "✗"
    yield PaperText(Kind.OPTION, option.text, f"{sign} {option.letter}")
    for reason in (_unbroken(option.because), option.chosen_as_if):
        if reason:
            yield PaperText(Kind.REASON, reason)


def _unbroken(text: str) -> str:
    """Keep the number of a rule on the line of its document."""
    return _BEFORE_NUMBER.sub("\N{NO-BREAK SPACE}", text)
