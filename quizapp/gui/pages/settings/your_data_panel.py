"""The panel of the learner's data: folder, copies, export, and who learns."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QBoxLayout, QFileDialog, QInputDialog, QMenu, QWidget

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.settings.restore_dialog import RestoreDialog
from quizapp.presenters.keeping.screen import YourDataScreen

_ACROSS, _DOWN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class YourDataPanel(Panel):
    """Shows where the data lie and reports what is to be done with them."""

    requested = Signal(str, object)
    """What is to be done, and with what: "back-up", "restore" a path, "export" to a
    path, "anonymous" None, "import" None, "open-learner" a key, "add-learner" a name."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=24)
        self._screen: YourDataScreen | None = None
        self._title = TextBlock(theme, Role.HEADING)
        self._about = TextBlock(theme, Role.BODY, "text2")
        self._folder = named(TextBlock(theme, Role.BODY), "data-folder")
        self._last = named(TextBlock(theme, Role.BODY), "data-last-copy")
        self._notice = named(TextBlock(theme, Role.BODY), "data-notice")
        self._learner = named(TextBlock(theme, Role.BODY, "text2"), "data-learner")
        self._rows: list[QBoxLayout] = []
        self.open_folder = _button(theme, "data-open-folder", "archive")
        self.back_up = _button(theme, "data-back-up", "floppy-disk")
        self.restore = _button(theme, "data-restore", "clock-counter-clockwise")
        self.export = _button(theme, "data-export", "export")
        self.anonymous = _button(theme, "data-anonymous", "eye-slash")
        self.take_in = _button(theme, "data-import", "tray")
        self.switch = _button(theme, "data-switch", "caret-down")
        self.column.setSpacing(8)
        for text in (self._title, self._about, self._folder, self._last):
            self.column.addWidget(text)
        self.column.addWidget(self._notice)
        self._add_row(self.back_up, self.restore)
        self._add_row(self.export, self.take_in)
        self._add_row(self.anonymous, self.open_folder)
        self.column.addWidget(self._learner)
        self._add_row(self.switch)
        self._connect()

    def render_data(self, screen: YourDataScreen | None) -> None:
        """Show the data; where nobody keeps them there is no panel."""
        self._screen = screen
        self.setVisible(screen is not None)
        if screen is None:
            return
        self.setAccessibleName(screen.title)
        said = (
            (self._title, screen.title),
            (self._about, screen.line),
            (self._folder, screen.folder),
            (self._last, screen.last_copy),
            (self._notice, screen.notice),
            (self._learner, screen.learner.line),
            (self.open_folder, screen.open_folder),
            (self.back_up, screen.back_up),
            (self.restore, screen.open_restore),
            (self.export, screen.export.button),
            (self.anonymous, screen.anonymous),
            (self.take_in, screen.open_import),
            (self.switch, screen.learner.button),
        )
        for part, words in said:
            part.say(words)
        self._notice.set_colour("wrong" if screen.failed else "right")
        self._notice.setVisible(bool(screen.notice))
        self.restore.setEnabled(bool(screen.restore.rows))

    def set_wide(self, wide: bool) -> None:
        """Put buttons beside one another, or below."""
        for row in self._rows:
            row.setDirection(_ACROSS if wide else _DOWN)

    def make_menu(self) -> QMenu:
        """Build the menu of learners; who learns now is ticked."""
        menu = named(QMenu(self), "learners")
        if self._screen is None:
            return menu
        for row in self._screen.learner.rows:
            action = menu.addAction(row.name.replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(row.is_current)
            action.triggered.connect(
                lambda _checked=False, key=row.key: self.requested.emit(
                    "open-learner", key
                )
            )
        menu.addSeparator()
        add = menu.addAction(self._screen.learner.add)
        add.triggered.connect(self._ask_for_name)
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _connect(self) -> None:
        self.open_folder.clicked.connect(self._open_folder)
        self.back_up.clicked.connect(lambda: self.requested.emit("back-up", None))
        self.restore.clicked.connect(self._ask_for_copy)
        self.export.clicked.connect(self._ask_for_file)
        self.anonymous.clicked.connect(lambda: self.requested.emit("anonymous", None))
        self.take_in.clicked.connect(lambda: self.requested.emit("import", None))
        self.switch.clicked.connect(self._show_learners)

    def _add_row(self, *buttons: QWidget) -> None:
        row = QBoxLayout(_ACROSS)
        row.setSpacing(8)
        for button in buttons:
            row.addWidget(button)
        row.addStretch(1)
        self._rows.append(row)
        self.column.addLayout(row)

    def _open_folder(self) -> None:
        if self._screen is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(self._screen.folder))

    def _ask_for_copy(self) -> None:
        if self._screen is None:
            return
        dialog = RestoreDialog(self._theme, self._screen.restore, self)
        dialog.copy_chosen.connect(lambda copy: self.requested.emit("restore", copy))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _ask_for_file(self) -> None:
        if self._screen is None:
            return
        words = self._screen.export
        dialog = QFileDialog(self, words.button)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([f"{words.lines} (*.jsonl)", f"{words.table} (*.csv)"])
        dialog.setDefaultSuffix("jsonl")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix(
                "csv" if chosen.endswith("(*.csv)") else "jsonl"
            )
        )
        dialog.selectFile(words.file_name)
        dialog.fileSelected.connect(
            lambda path: self.requested.emit("export", Path(path))
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _show_learners(self) -> None:
        self.make_menu().popup(self.switch.mapToGlobal(self.switch.rect().bottomLeft()))

    def _ask_for_name(self) -> None:
        if self._screen is None:
            return
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self._screen.learner.add)
        dialog.setLabelText(self._screen.learner.ask_name)
        dialog.textValueSelected.connect(
            lambda name: self.requested.emit("add-learner", name)
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


def _button(theme: Theme, name: str, icon: str) -> ActionButton:
    return named(ActionButton(theme, ButtonLook(icon=icon)), name)
