"""The presenter of the page on which an exam is made."""

from __future__ import annotations

import re
from concurrent.futures import Future

from msgspec import Struct
from msgspec.structs import replace

from quizapp.bank.exams.criteria import Criteria
from quizapp.presenters.instructing.blueprint import draft as drafts
from quizapp.presenters.instructing.blueprint.draft import Draft, Place, Row
from quizapp.presenters.instructing.blueprint.outlook import outlook_screen
from quizapp.presenters.instructing.blueprint.screen import (
    BlueprintScreen,
    OutlookScreen,
)
from quizapp.presenters.instructing.blueprint.screen_making import ScreenMaker
from quizapp.presenters.instructing.blueprint.settings import Around, change
from quizapp.presenters.instructing.building import built_outcome
from quizapp.presenters.instructing.port import (
    Beside,
    BuildOrder,
    ExamMaker,
    Stand,
    at_once,
)
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job
from quizapp.rules.documents.edition import parse_edition_date
from quizapp.training.exam.analysis.outlook import ExamOutlook, look_ahead
from quizapp.training.exam.from_preset import (
    Occasion,
    UnplannableError,
    make_blueprint,
)
from quizapp.training.exam.stock import Stock, take_stock

OWN = "own"
"""Key of the choice that begins with nothing."""

_SECTION = re.compile(r"(CR|MTR|IPG|JAR)\s*(\d+(?:\.\d+)*[a-z]?)", re.IGNORECASE)
_LONGEST_TITLE = 120


class Counted(Struct, frozen=True):
    """What the bank has for a draft."""

    draft: Draft
    stock: Stock | None
    """None for a draft that asks for nothing."""
    fitting: dict[tuple[int, int], int]
    """By row and column: how many families fit."""
    outlook: ExamOutlook | None = None
    """None where too little is asked to say anything."""


class BlueprintPresenter:
    """Takes what the instructor wants and says what the bank has for it."""

    def __init__(
        self, maker: ExamMaker, *, language: str, beside: Beside = at_once
    ) -> None:
        self._maker = maker
        self._language = language
        self._beside = beside
        self._looking: Future[Stand] | None = None
        self._stand: Stand | None = None
        self._seen: tuple[str, ...] = ()
        self._draft: Draft | None = None
        self._counting: Future[Counted] | None = None
        self._counted: Counted | None = None
        self._wrong: dict[str, tuple[str, str]] = {}
        """What was typed and not taken, with the reason, by its field."""
        self._notice, self._is_wrong = "", True
        self._wanted = ""
        """Key of a preset to begin with once it is read, or empty."""

    def open(self) -> None:
        """Read anew what exams are made from."""
        self._seen = self._maker.seen()
        language = self._language
        self._looking = self._beside(lambda: self._maker.look(language))
        self._notice = ""
        self.look()

    @property
    def draft(self) -> Draft | None:
        """Give the exam as it is being made."""
        return self._draft

    def belong_to(self, preset: str) -> None:
        """Note from which preset the draft is, without changing its numbers."""
        if self._draft is not None:
            self._draft = replace(self._draft, preset=preset)

    def begin_with(self, preset: str) -> None:
        """Begin with a preset once it has been read."""
        self._wanted = preset

    def say_notice(self, said: str, *, is_wrong: bool = False) -> None:
        """Say a sentence under the table."""
        self._notice, self._is_wrong = said, is_wrong

    @property
    def is_waiting(self) -> bool:
        """Say whether something is still being worked out."""
        return self._looking is not None or self._counting is not None

    def look(self) -> bool:
        """Take what has been worked out; say whether there was anything."""
        found = False
        if self._looking is not None and self._looking.done():
            looked, self._looking = self._looking, None
            self._stand = looked.result()
            wanted, self._wanted = self._wanted, ""
            if self._draft is None or wanted in self._stand.presets.presets:
                notice = self._notice
                self._begin(wanted or OWN)
                self._notice = self._notice or notice
            self._count()
            found = True
        if self._counting is not None and self._counting.done():
            counting, self._counting = self._counting, None
            counted = counting.result()
            if counted.draft == self._draft:
                self._counted = counted
            else:
                self._count()
            found = True
        return found

    def set_language(self, language: str) -> None:
        """Say the page in another language from now on."""
        self._language = language

    def choose_preset(self, key: str) -> None:
        """Begin anew with a preset, or with nothing."""
        if self._stand is not None:
            self._wrong.clear()
            self._begin(key)
            self._count()

    def set_count(self, row: int, column: int, number: int) -> None:
        """Ask for another number of questions in a cell."""
        if self._draft is not None and column in range(len(drafts.LEVELS)):
            self._take(self._draft.with_count(Place(row, column), number))

    def choose(self, name: str, value: str) -> None:
        """Choose one of the settings."""
        if self._draft is not None:
            self._take(change(self._draft, name, value, self._around()))

    def type(self, name: str, text: str) -> None:
        """Take what was typed into a field, or say why it cannot be taken."""
        if self._draft is None:
            return
        self._wrong.pop(name, None)
        draft, said = self._draft, text.strip()
        if name == "name" and said and len(said) <= _LONGEST_TITLE:
            self._take(replace(draft, name=said))
        elif name == "seed" and said.isascii() and said.isdecimal():
            self._take(replace(draft, seed=int(said)))
        elif name == "day" and _is_day(said):
            self._take(replace(draft, as_of=said))
        else:
            reason = word(self._language, f"blueprint.{name}.wrong")
            self._wrong[name] = (text, reason)

    def draw_seed(self) -> None:
        """Take another seed."""
        if self._draft is not None:
            self._wrong.pop("seed", None)
            self._take(replace(self._draft, seed=self._maker.new_seed()))

    def add_subject(self, said: str) -> bool:
        """Add a row for a topic, or for a section of the rules; say whether it is one."""
        row = self._row_of(said.strip())
        self._notice, self._is_wrong = "", True
        if row is None or self._draft is None:
            self._notice = word(
                self._language, "blueprint.add.wrong", said=said.strip()
            )
            return False
        if row.criteria in [each.criteria for each in self._draft.rows]:
            self._notice = word(self._language, "blueprint.add.twice", name=row.name)
            return False
        self._take(self._draft.with_row(row))
        return True

    def ask_for_what_there_is(self) -> None:
        """Lower every number that the bank cannot fill to what it can."""
        draft, stock = self._draft, self._stock()
        if draft is None or stock is None:
            return
        for place, part in zip(drafts.places_of(draft), stock.parts, strict=True):
            if part.missing:
                draft = draft.with_count(place, part.filled)
        for margin in stock.margins:
            draft = replace(draft, select_all=min(draft.select_all, margin.reached))
        self._take(draft)

    def build(self) -> Job | None:
        """Begin to build; None where the draft is not one that can be built."""
        draft, stock = self._draft, self._stock()
        if draft is None or stock is None or stock.missing or self._wrong:
            return None
        order = BuildOrder(
            blueprint=drafts.blueprint_of(draft, self._excluded(draft)),
            forms=draft.forms,
            kinship=draft.kinship,
            short=False,
        )
        return Job("building", self._maker.build(order), built_outcome)

    def screen(self) -> BlueprintScreen:
        """Return the page as it is now."""
        stand, counted = self._stand, self._counted
        stock = None if counted is None else counted.stock
        fitting = {} if counted is None else counted.fitting
        making = ScreenMaker(stand, self._draft, self._language)
        screen = making.make(stock, fitting, self._around())
        typed = tuple(
            replace(
                each, text=self._wrong[each.name][0], trouble=self._wrong[each.name][1]
            )
            if each.name in self._wrong
            else each
            for each in screen.typed
        )
        fits = self._stock() is not None and not self._wrong
        return replace(
            screen,
            typed=typed,
            outlook=self._outlook(),
            notice=self._notice or self._faults(),
            is_wrong=self._is_wrong or not self._notice,
            own=self._draft is not None and self._draft.preset in self._own,
            can_build=screen.can_build and fits,
        )

    @property
    def _own(self) -> tuple[str, ...]:
        return () if self._stand is None else self._stand.own

    def _faults(self) -> str:
        faults = () if self._stand is None else self._stand.faults
        if not faults:
            return ""
        reason = retell(self._language, faults[0])
        return word(self._language, "presets.faults", reason=reason)

    def _outlook(self) -> OutlookScreen:
        counted = self._counted
        outlook = None if counted is None else counted.outlook
        forms = 1 if self._draft is None else self._draft.forms
        return outlook_screen(outlook, forms, self._language)

    def _begin(self, key: str) -> None:
        stand = self._stand
        assert stand is not None
        occasion = Occasion(
            language=self._language,
            as_of=stand.newest_day,
            seed=self._maker.new_seed(),
        )
        self._counted, self._notice, self._is_wrong = None, "", True
        if key != OWN:
            try:
                blueprint = make_blueprint(stand.presets, key, occasion)
            except UnplannableError:
                self._notice = word(self._language, "blueprint.unplannable")
            else:
                self._draft = drafts.draft_of(blueprint, key)
                return
        rows = tuple(
            Row(name=name, criteria=Criteria(topics=(topic,)))
            for topic, name in stand.topics
        )
        self._draft = Draft(
            name=word(self._language, "blueprint.own-name"),
            preset="",
            rows=rows,
            language=occasion.language,
            as_of=occasion.as_of,
            seed=occasion.seed,
        )

    def _take(self, draft: Draft) -> None:
        self._draft = draft
        self._count()

    def _count(self) -> None:
        draft, stand = self._draft, self._stand
        if draft is None or stand is None or self._counting is not None:
            return  # the count that runs is compared when it is done
        excluded = self._excluded(draft)
        self._counting = self._beside(lambda: count(draft, stand, excluded))
        self.look()

    def _stock(self) -> Stock | None:
        """Give the stock of the draft as it is; None while that is not known."""
        counted = self._counted
        return counted.stock if counted and counted.draft == self._draft else None

    def _excluded(self, draft: Draft) -> tuple[str, ...]:
        used = self._stand.used if self._stand is not None else ()
        seen = self._seen if draft.leave_out_seen else ()
        return (*seen, *(used if draft.leave_out_used else ()))

    def _around(self) -> Around:
        stand = self._stand
        if stand is None:
            return Around((), (), ())
        return Around({each.form for each in stand.families}, self._seen, stand.used)

    def _row_of(self, said: str) -> Row | None:
        section = _SECTION.fullmatch(said)
        if section is not None:
            name = f"{section[1].upper()} {section[2].lower()}"
            return Row(name=name, criteria=Criteria(rules=(name,)))
        for topic, name in self._stand.topics if self._stand is not None else ():
            if said.casefold() in (topic.casefold(), name.casefold()):
                return Row(name=name, criteria=Criteria(topics=(topic,)))
        return None


def count(draft: Draft, stand: Stand, excluded: tuple[str, ...]) -> Counted:
    """Count what the bank has for every cell, and for all of them together."""
    left_out = set(excluded)
    usable = [each for each in stand.families if each.question_id not in left_out]
    fitting = {}
    for row in range(len(draft.rows)):
        for column in range(len(drafts.LEVELS)):
            criteria = drafts.criteria_at(draft, Place(row, column))
            fitting[row, column] = sum(map(criteria.fits, usable))
    try:
        blueprint = drafts.blueprint_of(draft, excluded)
    except ValueError:
        return Counted(draft, None, fitting)
    outlook = look_ahead(blueprint, stand.families, stand.measured)
    return Counted(draft, take_stock(blueprint, stand.families), fitting, outlook)


def _is_day(text: str) -> bool:
    try:
        parse_edition_date(text)
    except ValueError:
        return False
    return True
