"""Preparing: the bank compiled in a process of its own while the learner studies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QProcess, Signal


class Preparing(QObject):
    """Runs the command that compiles; whatever becomes of it, the window goes on.

    Without compiled questions another process derives them, as they are asked.
    """

    ended = Signal()
    advanced = Signal(int, int)
    """How many variants are done, and of how many."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__()
        self._command = tuple(command)
        self._process = QProcess(self)
        self._process.setStandardErrorFile(QProcess.nullDevice())
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self.ended)
        self._process.errorOccurred.connect(self._give_up)

    @property
    def is_running(self) -> bool:
        """Say whether the process is still at work."""
        return self._process.state() != QProcess.ProcessState.NotRunning

    def start(self) -> None:
        """Begin to compile."""
        program, *arguments = self._command
        self._process.start(program, arguments)

    def stop(self) -> None:
        """End the process at once; what it was writing is dropped as a whole."""
        self._process.blockSignals(True)
        self._process.kill()
        self._process.waitForFinished(_PATIENCE_MS)

    def _read(self) -> None:
        """Take the newest line that says how far it is; others say nothing to us."""
        said = bytes(self._process.readAllStandardOutput().data())
        for line in reversed(said.splitlines()):
            numbers = line.split()
            if len(numbers) == 2 and all(each.isdigit() for each in numbers):
                self.advanced.emit(*map(int, numbers))
                return

    def _give_up(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self.ended.emit()


_PATIENCE_MS = 2_000
"""How long a killed process may take to go."""
