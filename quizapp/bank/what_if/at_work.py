"""What the second process does: only there the engine is loaded."""

from __future__ import annotations

from pathlib import Path

from quizapp.bank.joined import JoinedQuestions
from quizapp.bank.posed import Explanation, OtherFact, QuestionSource
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.situation_edits.answering import answer_edited
from quizapp.bank.situation_edits.answers import Edited, Opened
from quizapp.bank.situation_edits.opening import asker_of, open_edited
from quizapp.bank.situation_edits.situation import Situation
from quizapp.bank.wording.speaker import LANGUAGES


class Here:
    """The questions of the second process."""

    bank: QuestionSource
    banks: tuple[QuestionBank, ...]


def open_bank(folder: Path, added: tuple[Path, ...]) -> None:
    """Read the program's questions, and those of added collections."""
    shared_cards = (folder / "cards",)
    collections = [QuestionBank(each, shared_cards) for each in added]
    shipped = QuestionBank(folder)
    Here.banks = (shipped, *collections)
    Here.bank = JoinedQuestions(shipped, collections) if collections else shipped


def ready() -> bool:
    """Say that the process is there, with all it needs."""
    return bool(Here.bank.question_ids())


def prepare(question_id: str, seed: int, as_of: str) -> bool:
    """Find the facts of a variant, which the bank keeps; nothing of them is told."""
    return bool(Here.bank.what_if(question_id, seed, as_of, LANGUAGES[0]))


def what_if(
    question_id: str, seed: int, as_of: str, language: str
) -> tuple[OtherFact, ...]:
    """Say which facts of a variant may be otherwise."""
    return Here.bank.what_if(question_id, seed, as_of, language)


def explain(
    question_id: str, seed: int, as_of: str, language: str, place: int
) -> Explanation:
    """Explain a variant with one of these facts."""
    return Here.bank.explain_what_if(question_id, seed, as_of, language, place)


def open_board(question_id: str, seed: int, as_of: str, language: str) -> Opened:
    """Give the situation of a variant, and the catalogue it is edited from."""
    bank = _bank_of(question_id)
    return open_edited(bank, asker_of(bank, question_id, seed, as_of, language))


def answer_board(
    question_id: str, seed: int, as_of: str, language: str, situation: Situation
) -> Edited:
    """Say what is right in an edited situation."""
    bank = _bank_of(question_id)
    asker = asker_of(bank, question_id, seed, as_of, language)
    return answer_edited(situation, asker)


def _bank_of(question_id: str) -> QuestionBank:
    """Return the bank that a family is asked from.

    :raises KeyError: if there is none of that id.
    """
    for bank in Here.banks:
        if question_id in bank.question_ids():
            return bank
    raise KeyError(question_id)
