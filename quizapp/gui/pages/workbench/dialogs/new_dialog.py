"""The dialog for a new question."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.workbench.dialogs.author_dialog import AuthorDialog
from quizapp.gui.pages.workbench.dialogs.choice_box import ChoiceBox
from quizapp.presenters.wording import word
from quizapp.presenters.workbench.screen import NewScreen


class NewDialog(AuthorDialog):
    """Reports what is chosen; the cards are shown as soon as they are known."""

    kind_chosen = Signal(str)
    control_chosen = Signal(str)
    card_chosen = Signal(int)
    id_typed = Signal(str)
    create_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, "new-dialog")
        self._labels: dict[str, TextBlock] = {}
        self.kind = named(ChoiceBox(theme), "new-kind")
        self.control = named(ChoiceBox(theme), "new-control")
        self.card = named(ChoiceBox(theme), "new-card")
        self.question_id = named(QLineEdit(), "new-id")
        self._note = named(TextBlock(theme, Role.CAPTION, "text2"), "new-note")
        self._fault = named(TextBlock(theme, Role.BODY, "wrong"), "new-id-fault")
        self._place = named(TextBlock(theme, Role.CAPTION, "text2"), "new-place")
        self._lay_out()
        self.take_size(640, 560)
        self.kind.activated.connect(self._report_kind)
        self.control.activated.connect(self._report_control)
        self.card.activated.connect(self.card_chosen)
        self.question_id.textEdited.connect(self.id_typed)
        self.question_id.returnPressed.connect(self.act.click)
        self.act.clicked.connect(self.create_requested)
        self.kind.setFocus()

    def render_screen(self, screen: NewScreen) -> None:
        """Show what can be chosen, and what is."""
        language = screen.language
        title = word(language, "workbench.new.title")
        self.say(language, title, word(language, "workbench.new.create"))
        for key, label in self._labels.items():
            label.say(word(language, f"workbench.new.{key}"))
        _fill(self.kind, screen.kinds, screen.kind)
        _fill(self.control, screen.controls, screen.control)
        cards = tuple((each, each) for each in screen.cards)
        _fill(self.card, cards, self.card.currentText())
        self.card.setEnabled(bool(cards))
        fields = (self.kind, self.control, self.card, self.question_id)
        for field, key in zip(fields, ("kind", "control", "card", "id"), strict=True):
            field.setAccessibleName(word(language, f"workbench.new.{key}"))
        for text, said in (
            (self._note, screen.note),
            (self._fault, screen.id_fault),
            (self._place, screen.place),
        ):
            text.say(said)
            text.setVisible(bool(said))
        self.act.setEnabled(screen.can_create)
        self.body.fit()

    def _lay_out(self) -> None:
        parts = (
            ("kind", self.kind, None),
            ("control", self.control, None),
            ("card", self.card, self._note),
            ("id", self.question_id, self._fault),
        )
        for key, field, below in parts:
            label = TextBlock(self._theme, Role.STRONG_BODY)
            self._labels[key] = label
            for widget in (label, field, below):
                if widget is not None:
                    self.body.column.addWidget(widget)
        self.body.column.addWidget(self._place)
        self.body.column.addStretch(1)

    def _report_kind(self) -> None:
        self.kind_chosen.emit(self.kind.currentData())

    def _report_control(self) -> None:
        self.control_chosen.emit(self.control.currentData())


def _fill(box: QComboBox, choices: tuple[tuple[str, str], ...], chosen: str) -> None:
    """Offer choices, and show the one that is chosen."""
    said = [(box.itemData(place), box.itemText(place)) for place in range(box.count())]
    blocker = QSignalBlocker(box)
    if said != list(choices):
        box.clear()
        for key, words in choices:
            box.addItem(words, key)
        box.setMinimumContentsLength(12)
        policy = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        box.setSizeAdjustPolicy(policy)
    place = box.findData(chosen)
    box.setCurrentIndex(max(place, 0) if choices else -1)
    blocker.unblock()
