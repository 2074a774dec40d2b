"""The presenter of the palette: the index of everything, and what was found in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from quizapp.bank.browsing.summary import Summary, title_from
from quizapp.presenters.palette.entry import Entry, EntryIndex, EntryKind
from quizapp.presenters.palette.screen import PaletteRow, PaletteScreen
from quizapp.presenters.study_desk import OpenDesk
from quizapp.presenters.wording import word

MOST_ROWS = 40


class PalettePresenter:
    """Knows every command, question, card, rule and topic by its words."""

    def __init__(self, open_desk: OpenDesk, *, language: str) -> None:
        self._open_desk = open_desk
        self._language = language
        self._commands: tuple[Entry, ...] = ()
        self._looked_up: tuple[Entry, ...] | None = None
        self._index = EntryIndex(())
        self._typed = ""

    def set_language(self, language: str) -> None:
        """Say everything in another language from now on."""
        self._language = language
        self._looked_up = None

    def open(self, commands: Sequence[Entry]) -> PaletteScreen:
        """Show what the window can do; the index is made when it is not there."""
        if self._looked_up is None or tuple(commands) != self._commands:
            self._commands = tuple(commands)
            self._index = EntryIndex((*self._commands, *self._look_up()))
        self._typed = ""
        return self.screen()

    def search(self, typed: str) -> PaletteScreen:
        """Show what fits what was typed."""
        self._typed = typed
        return self.screen()

    def screen(self) -> PaletteScreen:
        """Return what is shown now: without anything typed, every command."""
        language, found = self._language, self._commands
        if self._typed.strip():
            found = self._index.find(self._typed, MOST_ROWS)
        rows = tuple(
            PaletteRow(each, word(language, f"palette.{each.kind.value}"))
            for each in found
        )
        note = "" if rows else word(language, "palette.none")
        if not note and self._looked_up is None:
            note = word(language, "palette.preparing")
        said = note or word(language, "palette.found", n=len(rows))
        return PaletteScreen(language, self._typed, rows, note, said)

    def _look_up(self) -> Iterable[Entry]:
        """List what the bank holds; before it is prepared, ids and titles alone."""
        desk = self._open_desk()
        browser = desk.browser
        if browser is None or not browser.is_prepared:
            return tuple(map(_by_id, desk.questions.question_ids()))
        if self._looked_up is None:
            summaries = browser.summaries(self._language)
            self._looked_up = (
                *self._topics(summaries),
                *_counted(EntryKind.RULE, (s.rules for s in summaries), self._said),
                *_counted(EntryKind.CARD, (s.cards for s in summaries), self._said),
                *map(self._question, summaries),
            )
        return self._looked_up

    def _question(self, summary: Summary) -> Entry:
        asked = (summary.question, *self._name_topics(summary.topics[:1]))
        return Entry(
            kind=EntryKind.QUESTION,
            key=summary.question_id,
            title=summary.title,
            caption=" · ".join(part for part in asked if part),
            further=" ".join(
                (
                    title_from(summary.question_id),
                    *summary.cards,
                    *self._name_topics(summary.topics),
                )
            ),
        )

    def _topics(self, summaries: Iterable[Summary]) -> Iterable[Entry]:
        counts = Counter(topic for each in summaries for topic in each.topics)
        for topic, count in sorted(counts.items()):
            name = self._open_desk().questions.topic_name(topic, self._language)
            yield Entry(EntryKind.TOPIC, topic, name, self._said(count))

    def _name_topics(self, topics: Iterable[str]) -> Iterable[str]:
        questions = self._open_desk().questions
        return (questions.topic_name(topic, self._language) for topic in topics)

    def _said(self, count: int) -> str:
        return word(self._language, "palette.questions", n=count)


def _counted(
    kind: EntryKind, named: Iterable[Sequence[str]], say: Callable[[int], str]
) -> Iterable[Entry]:
    counts = Counter(name for names in named for name in names)
    for name, count in sorted(counts.items()):
        yield Entry(kind, name, name, say(count))


def _by_id(question_id: str) -> Entry:
    return Entry(EntryKind.QUESTION, question_id, title_from(question_id))
