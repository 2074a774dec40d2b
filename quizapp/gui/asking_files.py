"""Asking for files and folders: the port, and the dialogs of Qt behind it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QWidget

from quizapp.gui.look.dress import dress_like_window

Taken = Callable[[Path], None]
"""Takes the path that was chosen; it is not called where nothing was."""


SeveralTaken = Callable[[tuple[Path, ...]], None]
"""Takes the paths that were chosen; it is not called where none was."""


class FileKind(Struct, frozen=True):
    """A kind of file, in words, and how its names end."""

    name: str
    suffix: str


class AskedFile(Struct, frozen=True):
    """What is said in the dialog."""

    title: str
    kinds: tuple[FileKind, ...] = ()
    """None of them: any file."""
    file_name: str = ""
    """What a new file is called at first."""


class FileAsker(Protocol):
    """Asks for paths and shows folders; nothing waits for the answer."""

    def ask_new_file(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask where a new file is to be put."""

    def ask_file(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask for a file that is there."""

    def ask_files(self, parent: QWidget, asked: AskedFile, taken: SeveralTaken) -> None:
        """Ask for any number of files that are there."""

    def ask_folder(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask for a folder that is there."""

    def show_folder(self, folder: Path) -> None:
        """Open a folder in the file browser of the system."""


class SystemFiles:
    """Asks with the dialogs of Qt."""

    def ask_new_file(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask where a new file is to be put; one that is there is asked about."""
        dialog = _dialog(parent, asked, QFileDialog.FileMode.AnyFile)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        if asked.kinds:
            dialog.setDefaultSuffix(asked.kinds[0].suffix)
        dialog.selectFile(asked.file_name)
        _open(dialog, taken)

    def ask_file(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask for a file that is there."""
        _open(_dialog(parent, asked, QFileDialog.FileMode.ExistingFile), taken)

    def ask_files(self, parent: QWidget, asked: AskedFile, taken: SeveralTaken) -> None:
        """Ask for any number of files that are there."""
        dialog = _dialog(parent, asked, QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda paths: taken(tuple(map(Path, paths))))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def ask_folder(self, parent: QWidget, asked: AskedFile, taken: Taken) -> None:
        """Ask for a folder that is there."""
        _open(_dialog(parent, asked, QFileDialog.FileMode.Directory), taken)

    def show_folder(self, folder: Path) -> None:
        """Open a folder in the file browser of the system."""
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _dialog(
    parent: QWidget, asked: AskedFile, mode: QFileDialog.FileMode
) -> QFileDialog:
    dialog = QFileDialog(parent, asked.title)
    dress_like_window(dialog)
    dialog.setFileMode(mode)
    if asked.kinds:
        dialog.setNameFilters(
            [f"{each.name} (*.{each.suffix})" for each in asked.kinds]
        )
        dialog.filterSelected.connect(
            lambda chosen: _take_suffix(dialog, asked.kinds, chosen)
        )
    return dialog


def _take_suffix(dialog: QFileDialog, kinds: tuple[FileKind, ...], chosen: str) -> None:
    for kind in kinds:
        if chosen.endswith(f"(*.{kind.suffix})"):
            dialog.setDefaultSuffix(kind.suffix)


def _open(dialog: QFileDialog, taken: Taken) -> None:
    dialog.fileSelected.connect(lambda path: taken(Path(path)))
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
