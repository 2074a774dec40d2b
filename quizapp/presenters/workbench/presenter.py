"""The presenter of the workbench: a text in, and everything that is said about it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

from quizapp.bank.signing.sign_off import SignOff
from quizapp.bank.workbench.completing import Completion
from quizapp.bank.workbench.examining import Told
from quizapp.bank.workbench.fixing import Edit
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.checking import Checking
from quizapp.presenters.workbench.new_question import NewQuestionPresenter
from quizapp.presenters.workbench.port import AuthorFiles, Engine, NotDoneError
from quizapp.presenters.workbench.screen import MessageRow, Tried, WorkbenchScreen
from quizapp.presenters.workbench.screen_making import Bench, ScreenMaking
from quizapp.presenters.workbench.sheet import ChangedElsewhereError, Sheet
from quizapp.presenters.workbench.trying import judge_tried

MOST_SEEDS = 999


class WorkbenchPresenter:
    """Remembers the text, which variant is looked at, and what was done last."""

    def __init__(self, engine: Engine, files: AuthorFiles, *, language: str) -> None:
        self._engine = engine
        self._files = files
        self._sheet = Sheet(files)
        self._checking = Checking(engine)
        self._language = self._said_in = language
        self._seed = 1
        self._notice: Callable[[str], str] | None = None
        self._failed = False
        self._trying = False
        self._tried: Tried | None = None
        self._signed: tuple[SignOff, ...] = ()

    # What is open

    def open_page(self) -> None:
        """Get ready, with the text that was not saved last time."""
        self._engine.warm_up()
        if not self._sheet.is_open and self._sheet.bring_back():
            self._begin_work()
            self._say("brought-back")

    def set_language(self, language: str) -> None:
        """Say the page in another language; the preview follows it."""
        self._language = self._said_in = language

    @property
    def text(self) -> str:
        """Return the text as it is."""
        return self._sheet.text

    @property
    def file_name(self) -> str:
        """Return what the file is called."""
        return "" if self._sheet.path is None else self._sheet.path.name

    @property
    def is_safe_to_leave(self) -> bool:
        """Say whether opening another text would lose nothing."""
        return not self._sheet.is_open or self._sheet.is_saved

    def open_file(self, path: Path) -> None:
        """Open a question file."""
        self._do(lambda: self._sheet.open(path))

    def begin(self, path: Path, text: str) -> None:
        """Begin a new question."""
        self._do(lambda: self._sheet.begin(path, text))

    def make_new_question(self) -> NewQuestionPresenter:
        """Make the presenter of the dialog for a new question."""
        return NewQuestionPresenter(self._engine, self._files, language=self._language)

    def take_text(self, text: str) -> None:
        """Take the text as it is being written, and keep it in case of need."""
        if not self._sheet.is_open:
            return
        self._sheet.text = text
        self._notice = None
        try:
            self._sheet.keep()
        except NotDoneError as error:
            self._say_failure(error)
        self.check()

    def save(self) -> bool:
        """Save the file, and say whether it was saved."""
        return self._write(self._sheet.save)

    def save_as(self, path: Path) -> bool:
        """Save under another name, and say whether it was saved."""
        return self._write(lambda: self._sheet.save_as(path))

    # What is asked of the engine

    def check(self) -> None:
        """Ask what becomes of the text."""
        manuscript = self._sheet.manuscript
        if manuscript is not None:
            self._checking.ask(manuscript, self._seed)

    def set_seed(self, seed: int) -> None:
        """Look at the variant of another seed."""
        self._seed = max(0, min(seed, MOST_SEEDS))
        self._tried = None
        self.check()

    def complete(self, place: int) -> Future[Completion] | None:
        """Ask which words may stand at a place."""
        manuscript = self._sheet.manuscript
        return None if manuscript is None else self._engine.complete(manuscript, place)

    @property
    def is_checked(self) -> bool:
        """Say whether the messages are about the text as it is now."""
        examined = self._checking.examined
        return examined is not None and examined.manuscript.text == self._sheet.text

    @property
    def is_waiting(self) -> bool:
        """Say whether something asked for has not come yet."""
        return self._checking.is_waiting

    def look(self) -> bool:
        """Take what has come, and say whether anything has."""
        return self._checking.look()

    # What is done with it

    def fix_at(self, place: int) -> Edit | None:
        """Return the fix of a message at a place, or else of the nearest one."""
        fits = self.is_checked
        messages = [each for each in self._messages() if fits and each.fix is not None]
        if not messages:
            self._say("no-fix")
            return None
        nearest = min(messages, key=lambda each: _distance(each, place))
        fix = nearest.fix
        if fix is None:
            return None
        self._say("fixed", words=fix.words)
        return fix.edit

    def show_in(self, language: str) -> None:
        """Show the preview in a language."""
        self._said_in = language
        self._tried = None

    def turn_trying(self) -> None:
        """Begin to answer as a learner, or end that."""
        self._trying = not self._trying and self._told_in(self._said_in) is not None
        self._tried = None

    def try_answer(self, chosen: Sequence[str]) -> None:
        """Judge an answer; nothing of it is kept."""
        told = self._told_in(self._said_in)
        if self._trying and told is not None:
            self._tried = judge_tried(told, tuple(chosen))

    def sign(self, reviewer: str) -> bool:
        """Sign the question as it is, and say whether that was done."""
        path, progress = self._sheet.path, self._checking.progress
        checked = None if progress is None else progress.checked
        if path is None or checked is None:
            return False
        try:
            made = self._files.sign(path, checked, reviewer)
        except NotDoneError as error:
            self._say_failure(error)
            return False
        self._read_sign_offs()
        self._say("was-signed", name=made.reviewer, day=made.day)
        return True

    def screen(self) -> WorkbenchScreen:
        """Return the page."""
        notice = "" if self._notice is None else self._notice(self._language)
        bench = Bench(
            sheet=self._sheet,
            checking=self._checking,
            seed=self._seed,
            said_in=self._said_in,
            signed=self._signed,
            notice=(notice, self._failed),
            trying=self._trying,
            tried=self._tried,
        )
        return ScreenMaking(bench, self._language).make()

    def _told_in(self, language: str) -> Told | None:
        told = self._checking.told
        return None if told is None else told.in_language(language)

    def _messages(self) -> tuple[MessageRow, ...]:
        return self.screen().messages

    def _begin_work(self) -> None:
        self._seed = 1
        self._trying, self._tried = False, None
        self._checking.forget()
        self._read_sign_offs()
        self.check()

    def _do(self, open_text: Callable[[], None]) -> None:
        try:
            open_text()
        except NotDoneError as error:
            self._say_failure(error)
            return
        self._notice = None
        self._begin_work()

    def _write(self, write: Callable[[], None]) -> bool:
        try:
            write()
        except NotDoneError as error:
            self._say_failure(error)
            return False
        except ChangedElsewhereError:
            self._say("changed-elsewhere", failed=True, path=self._sheet.path)
            return False
        self._read_sign_offs()
        self._say("was-saved", path=self._sheet.path)
        self.check()
        return True

    def _read_sign_offs(self) -> None:
        self._signed = ()
        if self._sheet.path is None:
            return
        try:
            self._signed = self._files.sign_offs(self._sheet.path)
        except NotDoneError as error:
            self._say_failure(error)

    def _say(self, key: str, *, failed: bool = False, **params: object) -> None:
        self._notice = lambda said: word(said, f"workbench.{key}", **params)
        self._failed = failed

    def _say_failure(self, error: NotDoneError) -> None:
        reason = str(error)
        self._notice = lambda said: word(
            said, "workbench.not-done", reason=retell(said, reason)
        )
        self._failed = True


def _distance(message: MessageRow, place: int) -> int:
    if message.start <= place <= message.end:
        return 0
    return min(abs(message.start - place), abs(message.end - place))
