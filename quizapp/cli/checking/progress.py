"""The progress bar of `quizapp check`, on the error stream."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


class Bar:
    """Shows how many variants are done; fulfils the bank's `Watcher`."""

    def __init__(self, *, shown: bool) -> None:
        console = Console(stderr=True)
        self._progress = Progress(
            "{task.description}",
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            disable=not shown or not console.is_terminal,
        )

    def begin(self, what: str, variants: int) -> None:
        """Begin to show work on so many variants."""
        self._task = self._progress.add_task(what, total=variants)

    def advance(self, variants: int) -> None:
        """Show that so many more are done."""
        self._progress.advance(self._task, variants)

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._progress.stop()
