"""The panel of the learner's rules texts: editions, and a button for more."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.presenters.rules_texts.shelf_screen import RulesTextsScreen
from quizapp.presenters.wording import word


class RulesTextsPanel(Panel):
    """Lists the imported editions and asks for a file to import."""

    file_chosen = Signal(object)
    """The path of the file."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, margin=24)
        self._language = ""
        self._title = TextBlock(theme, Role.HEADING)
        self._about = TextBlock(theme, Role.BODY, "text2")
        self._editions = named(TextBlock(theme, Role.BODY), "rules-editions")
        self._notice = named(TextBlock(theme, Role.BODY, "wrong"), "rules-notice")
        self.button = named(
            ActionButton(theme, ButtonLook(icon="books")), "rules-import"
        )
        self.button.clicked.connect(self._ask_for_file)
        self.column.setSpacing(8)
        for text in (self._title, self._about, self._editions, self._notice):
            self.column.addWidget(text)
        row = QHBoxLayout()
        row.addWidget(self.button)
        row.addStretch(1)
        self.column.addLayout(row)

    def render_texts(self, screen: RulesTextsScreen | None, language: str) -> None:
        """Show the editions; without a place for rules texts there is no panel."""
        self.setVisible(screen is not None)
        if screen is None:
            return
        self._language = language
        self._title.say(word(language, "rules-texts"))
        self.setAccessibleName(word(language, "rules-texts"))
        self._about.say(word(language, "rules-texts.line"))
        none = word(language, "rules-texts.none")
        self._editions.say("\n".join(screen.editions) or none)
        self._notice.say(screen.notice)
        self._notice.setVisible(bool(screen.notice))
        self.button.say(word(language, "rules-texts.import"))
        self.button.setEnabled(screen.can_import)

    def _ask_for_file(self) -> None:
        language = self._language
        texts = word(language, "rules-texts.files")
        everything = word(language, "rules-texts.all-files")
        dialog = QFileDialog(self, word(language, "rules-texts.import"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([f"{texts} (*.txt)", f"{everything} (*)"])
        dialog.fileSelected.connect(self._take_file)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _take_file(self, path: str) -> None:
        self.file_chosen.emit(Path(path))
