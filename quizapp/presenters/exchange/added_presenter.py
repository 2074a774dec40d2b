"""The presenter of the questions of others: listed, reviewed, added, removed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from quizapp.presenters.exchange.added_port import (
    Added,
    AddedCollection,
    Collector,
    Removed,
    ReviewFound,
)
from quizapp.presenters.exchange.added_screen import (
    AddedRow,
    AddedScreen,
    ReviewPart,
    ReviewScreen,
)
from quizapp.presenters.keeping.screen import AskedWord
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.presenters.working.job import Job, Outcome, Said


class AddedPresenter:
    """Shows what is there and what would come; adds and removes it on the word."""

    def __init__(self, collector: Collector) -> None:
        self._collector = collector

    def screen(self, language: str) -> AddedScreen:
        """Return the panel."""
        return AddedScreen(
            title=word(language, "settings.group.added"),
            line=word(language, "added.line"),
            rows=tuple(_row(e, language) for e in self._collector.list_added()),
            none=word(language, "added.none"),
            add_folder=word(language, "added.folder"),
            add_archive=word(language, "added.archive"),
            archives=word(language, "added.archives"),
        )

    def add(self, path: Path) -> Job:
        """Begin to review a folder or archive."""
        return Job("adding", self._collector.add(path), _added)

    def remove(self, name: str) -> Job:
        """Begin to remove a collection."""
        return Job("removing", self._collector.remove(name), _removed)

    def review(self, found: object, language: str) -> ReviewScreen:
        """Say all that was found; nothing is dropped silently."""
        if not isinstance(found, ReviewFound):
            raise TypeError(f"a review found {found!r}")
        ready = len(found.new) + len(found.changed) + len(found.unchanged)
        bad = found.refused_files
        if bad:
            title = word(language, "offered.title.refused", n=bad, all=ready + bad)
            line = word(language, "offered.line.refused", n=ready)
        else:
            title = word(language, "offered.title", n=ready, name=found.name)
            line = word(language, "offered.line")
        if not found.can_add:
            line = word(language, "offered.line.nothing")
        add = word(language, "offered.add", n=ready) if found.can_add else ""
        return ReviewScreen(
            title=title,
            line=line,
            parts=tuple(_parts(found, language)),
            add=add,
            leave=word(language, "offered.leave"),
            enter=word(language, "key.enter"),
            escape=word(language, "key.esc"),
        )

    def reopen(self, job: Job, language: str) -> None:
        """Open the window anew: there are other questions now."""
        self._collector.reopen(job.screen(language).text)


def _row(kept: AddedCollection, language: str) -> AddedRow:
    count = word(language, "added.questions", n=kept.questions)
    if kept.cards:
        count = f"{count}, {word(language, 'added.cards', n=kept.cards)}"
    return AddedRow(
        name=kept.name,
        line=f"{kept.name} · {count}",
        remove=word(language, "added.remove.short"),
        remove_spoken=word(language, "added.remove", name=kept.name),
        ask_remove=AskedWord(
            word(language, "added.remove.title", name=kept.name),
            (word(language, "added.remove.line", n=kept.questions),),
            word(language, "added.remove.do"),
            word(language, "data.restore.leave"),
            word(language, "key.esc"),
        ),
    )


def _parts(found: ReviewFound, language: str) -> Iterator[ReviewPart]:
    refused = tuple(
        word(
            language,
            "offered.fault",
            file=each.file,
            line=each.line,
            column=each.column,
            reason=retell(language, each.reason),
        )
        for each in found.refused
    )
    parts = (
        ("refused", refused),
        ("new", found.new),
        ("changed", found.changed),
        ("unchanged", found.unchanged),
        ("gone", found.gone),
        ("cards", found.cards),
        ("left-out", found.left_out),
    )
    for key, lines in parts:
        if lines:
            heading = word(language, f"offered.{key}", n=len(lines))
            yield ReviewPart(heading, lines, key == "refused")


def _added(result: object) -> Outcome:
    if not isinstance(result, Added):
        raise TypeError(f"adding gave {result!r}")
    params = {"n": result.questions, "name": result.name}
    return Outcome(Said("adding.done", params))


def _removed(result: object) -> Outcome:
    if not isinstance(result, Removed):
        raise TypeError(f"removing gave {result!r}")
    params = {"n": result.questions, "name": result.name}
    return Outcome(Said("removing.done", params))
