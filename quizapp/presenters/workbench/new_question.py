"""The dialog for a new question: a kind, who controls whom, a card, and an id."""

from __future__ import annotations

import re
from concurrent.futures import Future
from pathlib import Path
from typing import NamedTuple

from quizapp.bank.drafting.draft import KINDS, Kind
from quizapp.bank.workbench.templates import Template, Templates
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.port import AuthorFiles, Engine
from quizapp.presenters.workbench.screen import NewScreen

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NOBODY = ""


class Begun(NamedTuple):
    """A new text, and where it goes."""

    path: Path
    text: str


class NewQuestionPresenter:
    """Remembers what is chosen; the engine tries which cards make a fair question."""

    def __init__(self, engine: Engine, files: AuthorFiles, *, language: str) -> None:
        self._engine = engine
        self._files = files
        self._language = language
        self._kind = Kind.WHO_FINDS
        self._control = _NOBODY
        self._controls: tuple[str, ...] = ()
        self._card = 0
        self._question_id = ""
        self._taken = frozenset(files.own_ids())
        self._asked_controls: Future[tuple[str, ...]] | None = engine.controls()
        self._asked_ids: Future[tuple[str, ...]] | None = engine.question_ids()
        self._asked: Future[Templates] | None = None
        self._asked_for = (self._kind, self._control)
        self._found: Templates | None = None

    @property
    def is_waiting(self) -> bool:
        """Say whether something asked for has not come yet."""
        asked = (self._asked, self._asked_controls, self._asked_ids)
        return any(each is not None for each in asked)

    def choose_kind(self, kind: str) -> None:
        """Choose what the question asks."""
        self._kind = Kind(kind)
        self._ask()

    def choose_control(self, card: str) -> None:
        """Choose the card by which N controls A, or none."""
        self._control = card
        self._ask()

    def choose_card(self, place: int) -> None:
        """Choose what it is about, by its place."""
        self._card = place

    def name(self, question_id: str) -> None:
        """Give it an id."""
        self._question_id = question_id.strip()

    def look(self) -> bool:
        """Take what has come, and say whether anything has."""
        return self._take_controls() | self._take_ids() | self._take_templates()

    def create(self) -> Begun | None:
        """Return the text to begin with, if everything is chosen."""
        found = self._template()
        if found is None or self._fault() or not self._question_id:
            return None
        return Begun(self._place(), found.text)

    def screen(self) -> NewScreen:
        """Return the dialog."""
        found = () if self._found is None else self._found.found
        nobody = (_NOBODY, self._word("new.nobody"))
        by = [(each, self._word("new.by", card=each)) for each in self._controls]
        place = ""
        if self._question_id and not self._fault():
            place = self._word("new.place", path=self._place())
        return NewScreen(
            language=self._language,
            kinds=tuple((kind.value, self._word(f"kind.{kind}")) for kind in Kind),
            kind=self._kind.value,
            controls=(*by, nobody),
            control=self._control,
            cards=tuple(self._say_card(each) for each in found),
            note=self._note(),
            id_fault=self._fault(),
            place=place,
            can_create=self.create() is not None,
        )

    def _ask(self) -> None:
        self._found, self._card = None, 0
        if self._asked is None:
            self._asked_for = (self._kind, self._control)
            self._asked = self._engine.templates(*self._asked_for)

    def _take_controls(self) -> bool:
        future = self._asked_controls
        if future is None or not future.done():
            return False
        self._asked_controls = None
        if not future.cancelled() and future.exception() is None:
            self._controls = future.result()
        self._control = self._controls[0] if self._controls else _NOBODY
        self._ask()
        return True

    def _take_ids(self) -> bool:
        future = self._asked_ids
        if future is None or not future.done():
            return False
        self._asked_ids = None
        if not future.cancelled() and future.exception() is None:
            self._taken |= frozenset(future.result())
        return True

    def _take_templates(self) -> bool:
        future = self._asked
        if future is None or not future.done():
            return False
        self._asked = None
        if self._asked_for != (self._kind, self._control):
            self._ask()  # something else was chosen meanwhile
            return False
        if future.cancelled() or future.exception() is not None:
            self._found = Templates((), self._word("state.lost"))
        else:
            self._found = future.result()
        return True

    def _template(self) -> Template | None:
        found = () if self._found is None else self._found.found
        return found[self._card] if 0 <= self._card < len(found) else None

    def _place(self) -> Path:
        return self._files.place_for(KINDS[self._kind].topic, self._question_id)

    def _fault(self) -> str:
        name = self._question_id
        if name and not _ID.fullmatch(name):
            return self._word("new.id-form")
        return self._word("new.id-taken", name=name) if name in self._taken else ""

    def _note(self) -> str:
        if self._found is None:
            return self._word("new.waiting")
        reason = retell(self._language, self._found.reason)
        return self._word("new.none", reason=reason) if reason else ""

    def _say_card(self, template: Template) -> str:
        if template.card:
            return template.card
        name = template.card_class.replace("_", " ")
        return self._word("new.class", name=name)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"workbench.{key}", **params)
