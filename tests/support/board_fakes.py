"""An engine and a shelf for the what-if board, which answer when a test lets them."""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path

from msgspec import Struct

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.situation_edits.answering import answer_edited
from quizapp.bank.situation_edits.opening import asker_of, open_edited
from tests.support.edited_situations import CARDS, TEXT

ID = "found-or-not"


def make_boards(folder: Path, text: str = TEXT) -> HeldBoards:
    """Make an engine over the one small family, in a folder of its own."""
    questions = folder / "questions"
    questions.mkdir()
    (questions / f"{ID}.yaml").write_text(text, "utf-8")
    return HeldBoards(QuestionBank(questions, (CARDS,)))


class HeldBoards:
    """Fulfils `BoardEngine`; answers are held back until `let_come`."""

    def __init__(self, bank: QuestionBank) -> None:
        self.bank = bank
        self.asked: list[object] = []
        self._held: list[tuple[Future, object]] = []

    def open_board(self, question_id, seed, as_of, language):
        self.asked.append(language)
        del question_id  # whatever was answered, it is the board of the small family
        asked = (self.bank, ID, seed, as_of, language)
        return self._hold(lambda: open_edited(self.bank, asker_of(*asked)))

    def answer_board(self, variant, situation):
        self.asked.append(situation)
        return self._hold(
            lambda: answer_edited(situation, asker_of(self.bank, ID, *variant[1:]))
        )

    def let_come(self, error: Exception | None = None) -> None:
        held, self._held = self._held, []
        for future, work in held:
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(work())

    def drop(self) -> None:
        """Drop what is held, as a process does that is started anew."""
        held, self._held = self._held, []
        for future, _ in held:
            future.cancel()

    def _hold(self, work):
        future: Future = Future()
        self._held.append((future, work))
        return future


class SavedAs(Struct, frozen=True):
    """How saving went."""

    question_id: str
    flaw: str | None = None
    detail: str = ""


class HeldShelf:
    """Fulfils `OwnShelf`; keeps what it is given."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.taken_in = 0
        self.futures: list[Future] = []

    def save(self, title, text):
        self.files[title] = text
        self.futures.append(Future())
        return self.futures[-1]

    def take_in(self) -> None:
        self.taken_in += 1
