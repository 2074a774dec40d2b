"""Makes the page of a draft: the table of numbers, what falls short, and the paper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quizapp.bank.exams.preset import name_in
from quizapp.presenters.calendar_words import date_words
from quizapp.presenters.instructing.blueprint import draft as drafts
from quizapp.presenters.instructing.blueprint.draft import Draft, Place, Row
from quizapp.presenters.instructing.blueprint.screen import (
    BlueprintScreen,
    Choices,
    Fact,
    Shortfall,
    Typed,
)
from quizapp.presenters.instructing.blueprint.settings import Around, settings_of
from quizapp.presenters.instructing.grid_screen import (
    Cell,
    CellKind,
    Column,
    GridScreen,
)
from quizapp.presenters.instructing.port import Stand
from quizapp.presenters.wording import set_type, word
from quizapp.training.exam.blueprint import points_to_pass
from quizapp.training.exam.stock import PartStock, Reason, Stock

Fitting = Mapping[tuple[int, int], int]
_MOST_LINES = 4


class ScreenMaker:
    """Says one draft in one language."""

    def __init__(self, stand: Stand | None, draft: Draft | None, language: str) -> None:
        self._stand = stand
        self._draft = draft
        self._language = language

    def make(
        self, stock: Stock | None, fitting: Fitting, around: Around
    ) -> BlueprintScreen:
        """Make the whole page."""
        draft = self._draft
        return BlueprintScreen(
            language=self._language,
            title=self._word("title"),
            line=self._line(),
            is_loading=draft is None,
            presets=self._presets(),
            preset="" if draft is None else draft.preset or "own",
            grid=self._grid(stock, fitting),
            subjects=() if self._stand is None else self._stand.topics,
            shortfall=self._shortfall(stock),
            facts=tuple(self._facts(stock)),
            typed=tuple(self._typed()),
            settings=()
            if draft is None
            else settings_of(draft, around, self._language),
            can_build=stock is not None and not stock.missing,
            build=self._word("build"),
        )

    def _line(self) -> str:
        draft, stand = self._draft, self._stand
        if draft is None or stand is None:
            return self._word("loading")
        preset = stand.presets.presets.get(draft.preset)
        if preset is None:
            return self._word("own.line")
        if draft.preset in stand.own:
            return word(self._language, "presets.organiser")
        said = self._word(f"status.{preset.status.value}")
        return " · ".join((preset.organiser, said, *preset.remarks[:1]))

    def _presets(self) -> Choices:
        if self._stand is None:
            return ()
        presets = self._stand.presets.presets
        plannable = (key for key in presets if presets[key].sections)
        own = self._stand.own
        language = self._language
        named = sorted(
            (set_type(language, name_in(language, presets[key])), key)
            for key in plannable
        )
        named.sort(key=lambda each: each[1] not in own)
        return (
            ("own", self._word("own")),
            *((key, f"{name} ({presets[key].questions})") for name, key in named),
        )

    def _grid(self, stock: Stock | None, fitting: Fitting) -> GridScreen:
        draft = self._draft
        columns = (
            *(Column(title=self._head(each)) for each in drafts.LEVELS),
            Column(title=self._word("questions"), number=True),
        )
        columns = (Column(title=self._word("subject")), *columns)
        if draft is None:
            return GridScreen(title=self._word("table"), columns=columns, rows=())
        missing = dict(self._missing(stock))
        rows = tuple(
            (
                Cell(text=row.name, note=self._note(row), kind=CellKind.NAME),
                *(
                    self._cell(Place(at, column), missing, fitting)
                    for column in range(len(drafts.LEVELS))
                ),
                Cell(text=str(row.total), kind=CellKind.NUMBER),
            )
            for at, row in enumerate(draft.rows)
        )
        return GridScreen(
            title=self._word("table"), columns=columns, rows=rows, foot=self._foot()
        )

    def _head(self, level: int) -> str:
        """Name a column; the first counts the levels that all rows allow."""
        if level or self._common is None:
            return self._word(f"level.{level}")
        return self._levels(self._common)

    def _note(self, row: Row) -> str:
        """Say which levels the first column counts, where the head does not."""
        levels = row.criteria.levels
        return self._levels(levels) if self._common is None and levels else ""

    @property
    def _common(self) -> tuple[int, ...] | None:
        """Give the levels that every row allows; None where they differ, or allow all."""
        rows = () if self._draft is None else self._draft.rows
        allowed = {row.criteria.levels for row in rows}
        return None if len(allowed) != 1 else allowed.pop() or None

    def _levels(self, levels: tuple[int, ...]) -> str:
        first, last = min(levels), max(levels)
        if first == last:
            return self._word(f"level.{first}")
        if len(set(levels)) > last - first:
            return self._word("levels", levels=f"{first}\N{EN DASH}{last}")
        return self._word("levels", levels=", ".join(map(str, sorted(levels))))

    def _foot(self) -> tuple[Cell, ...]:
        draft = self._draft
        assert draft is not None
        sums = [
            sum(counts) for counts in zip(*(r.counts for r in draft.rows), strict=True)
        ]
        return (
            Cell(text=self._word("all"), kind=CellKind.NAME),
            *(Cell(text=str(each)) for each in sums),
            Cell(text=str(draft.length), kind=CellKind.NUMBER),
        )

    def _cell(
        self, place: Place, missing: Mapping[Place, int], fitting: Fitting
    ) -> Cell:
        assert self._draft is not None
        count = self._draft.rows[place.row].counts[place.column]
        if place in missing:
            note = self._word("short", n=missing[place])
            return Cell(
                text=str(count),
                note=note,
                icon="warning-fill",
                tone="caution",
                kind=CellKind.COUNT,
            )
        there = fitting.get((place.row, place.column))
        note = "" if there is None else self._word("of", n=there)
        return Cell(text=str(count), note=note, kind=CellKind.COUNT)

    def _missing(self, stock: Stock | None) -> Iterator[tuple[Place, int]]:
        if stock is None or self._draft is None:
            return
        for place, part in zip(
            drafts.places_of(self._draft), stock.parts, strict=False
        ):
            if part.missing:
                yield place, part.missing

    def _shortfall(self, stock: Stock | None) -> Shortfall:
        draft = self._draft
        if draft is None or stock is None:
            key = "counting" if draft is None or draft.length else "nothing"
            return _told(self._word(key), is_full=False)
        lines = [*self._short_parts(stock), *self._short_margins(stock)]
        hidden = len(lines) - _MOST_LINES
        if hidden > 0:
            lines = [*lines[:_MOST_LINES], self._word("more", n=hidden)]
        if not lines:
            return _told(self._word("enough", n=draft.length), is_full=True)
        title = self._word("missing", n=stock.missing)
        if not stock.missing:
            title = self._word("missing.margin")
        return Shortfall(
            title=title,
            lines=tuple(lines),
            is_short=True,
            is_full=False,
            fill=self._word("fill"),
        )

    def _short_parts(self, stock: Stock) -> Iterator[str]:
        assert self._draft is not None
        for place, part in zip(
            drafts.places_of(self._draft), stock.parts, strict=False
        ):
            if part.missing:
                yield self._short_part(place, part)

    def _short_part(self, place: Place, part: PartStock) -> str:
        assert self._draft is not None
        name = self._draft.rows[place.row].name
        level = drafts.LEVELS[place.column]
        if level:
            name = f"{name}, {self._word(f'level.{level}').lower()}"
        reason = self._word(
            f"reason.{part.reason.name}", n=_counted_in(part), fitting=part.fitting
        )
        return self._word(
            "short.line", name=name, n=part.wanted, filled=part.filled, reason=reason
        )

    def _short_margins(self, stock: Stock) -> Iterator[str]:
        for margin in stock.margins:
            if margin.missing:
                yield self._word("short.margin", n=margin.wanted, filled=margin.reached)

    def _facts(self, stock: Stock | None) -> Iterator[Fact]:
        draft = self._draft
        if draft is None:
            return
        filled = "" if stock is None else str(draft.length - stock.missing)
        said = str(draft.length)
        if filled and filled != said:
            said = self._word("filled", n=draft.length, filled=filled)
        yield Fact(self._word("questions"), said)
        if draft.pass_percent is not None and draft.length:
            needed = points_to_pass(draft.pass_percent, draft.length)
            value = self._word("pass.points", n=needed, percent=draft.pass_percent)
            yield Fact(self._word("pass"), value)
        yield Fact(self._word("day"), date_words(draft.as_of, self._language))

    def _typed(self) -> Iterator[Typed]:
        draft = self._draft
        if draft is None:
            return
        for name, text in (
            ("name", draft.name),
            ("day", draft.as_of),
            ("seed", str(draft.seed)),
        ):
            yield Typed(name=name, title=self._word(f"{name}.title"), text=text)

    def _word(self, key: str, **params: object) -> str:
        return word(self._language, f"blueprint.{key}", **params)


def _told(title: str, *, is_full: bool) -> Shortfall:
    """Say in one line how it stands."""
    return Shortfall(title=title, lines=(), is_short=False, is_full=is_full, fill="")


def _counted_in(part: PartStock) -> int:
    if part.reason is Reason.NOT_COMPILED:
        return part.not_compiled
    return part.excluded if part.reason is Reason.EXCLUDED else part.fitting
