"""Watching: something is done again whenever one of some files was saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

import click

from quizapp.bank.places import content_folder
from quizapp.bank.reading.files import list_files

Stamps = Mapping[Path, tuple[int, int]]
"""When each file was last written, and how long it is."""


class Pause:
    """Waits between two looks at the files."""

    seconds = 0.3

    def wait(self) -> None:
        """Let some time pass."""
        time.sleep(self.seconds)


class Watch:
    """Looks at files now and then until somebody interrupts it."""

    def __init__(self, files: Callable[[], Iterable[Path]], pause: Pause) -> None:
        self._files = files
        self._pause = pause

    def each_save(self, act: Callable[[], object]) -> None:
        """Act at once, and again after each save; an interruption ends it quietly."""
        try:
            while True:
                seen = self._stamps()
                act()
                while self._stamps() == seen:
                    self._pause.wait()
        except KeyboardInterrupt:
            return

    def _stamps(self) -> Stamps:
        """Note what is there; a file that an editor is replacing has no stamp."""
        found = {}
        for path in self._files():
            try:
                there = path.stat()
            except OSError:
                continue
            found[path] = (there.st_mtime_ns, there.st_size)
        return found


def run_on_each_save(ctx: click.Context, paths: Sequence[Path]) -> None:
    """Run a command without its --watch now, and again after each save of a file.

    Cards count as well as the files given; without any, all content does.
    """
    content = content_folder("questions")
    folders = (*paths, content / "cards") if paths else (content,)

    def run() -> None:
        with suppress(click.exceptions.Exit):
            ctx.invoke(ctx.command, **{**ctx.params, "watch": False})
        click.echo("Watching for the next save; Ctrl+C ends it.")

    pause = ctx.find_object(Pause) or Pause()
    Watch(lambda: _files_in(folders), pause).each_save(run)
    click.echo()


def _files_in(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        yield from list_files(path) if path.is_dir() else (path,)
