"""The inspector: what is selected, and the facts that are no cards."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.stepper import Stepper
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.paint.canvas import Canvas, font_of, paint_safely
from quizapp.presenters.board_editing.screen import (
    BoardEditScreen,
    Fact,
    PlayerFacts,
    SelectedView,
    ZoneCard,
)
from quizapp.presenters.wording import word

_ROW = 32


class ZoneCardRow(QAbstractButton):
    """One card of a zone; whichever has the keyboard is the selected one."""

    chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._object_id = 0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._choose)

    def render_card(self, card: ZoneCard) -> None:
        """Show a card."""
        self._object_id = card.object_id
        self.setText(card.name)
        self.setAccessibleName(card.name)
        self.setChecked(card.selected)
        self.setFixedHeight(self._theme.px(_ROW))
        self.update()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the card that the keyboard comes to."""
        super().focusInEvent(event)
        self._choose()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the row."""
        paint_safely(self, self._theme, self._paint)

    def _choose(self) -> None:
        self.chosen.emit(self._object_id)

    def _paint(self, canvas: Canvas, area: QRectF) -> None:
        tokens = canvas.tokens
        if self.isChecked():
            canvas.box(area, 6, tokens.accentsoft, tokens.accentline)
        if self.hasFocus():
            canvas.box(area, 6, None, tokens.accent, 2)
        words = area.adjusted(10, 0, -8, 0)
        canvas.text(words, self.text(), font_of(Role.BODY), tokens.text)


class PlayerRow(QWidget):
    """A player's life total, and who decides for them."""

    life_set = Signal(str, int)
    decide_requested = Signal(str)

    def __init__(self, theme: Theme, role: str) -> None:
        super().__init__()
        self._role = role
        self._title = TextBlock(theme, Role.BODY, "text2")
        self.life = Stepper(theme, f"life-{role}")
        look = ButtonLook(ButtonKind.SECONDARY, "hand-pointing", "", 32.0)
        self.decides = named(ActionButton(theme, look), f"decides-{role}")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._title, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.life)
        self.life.chosen.connect(lambda life: self.life_set.emit(role, int(life)))
        self.decides.clicked.connect(lambda: self.decide_requested.emit(role))

    def render_player(self, player: PlayerFacts) -> None:
        """Show what is so."""
        self._title.say(player.life_title)
        around = range(player.life - 1, player.life + 2)
        choices = tuple((str(life), str(life)) for life in around)
        self.life.say(choices, str(player.life), player.life_title)
        self.decides.say(player.decides)


class FactRow(QWidget):
    """A fact with a stepper below it."""

    def __init__(self, theme: Theme, name: str) -> None:
        super().__init__()
        self._title = TextBlock(theme, Role.BODY, "text2")
        self.stepper = Stepper(theme, name)
        # One above the other: a step has a long name, and the panel is narrow.
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self.stepper)

    def render_fact(self, fact: Fact | None) -> None:
        """Show the fact, or nothing where there is none."""
        self.setVisible(fact is not None)
        if fact is not None:
            self._title.say(fact.title)
            self.stepper.say(fact.choices, fact.chosen, fact.title)


class InspectorPanel(Panel):
    """Shows the selected card with its zone, players, step and tournament."""

    card_chosen = Signal(int)
    remove_requested = Signal()
    life_set = Signal(str, int)
    decide_requested = Signal(str)
    turn_set = Signal(str)
    step_set = Signal(str)
    rel_set = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.name = named(TextBlock(theme, Role.SECTION), "selected-name")
        self._place = named(TextBlock(theme, Role.CAPTION, "text2"), "selected-place")
        self._marks = named(TextBlock(theme, Role.BODY), "selected-marks")
        self._zone_title = TextBlock(theme, Role.STRONG_CAPTION, "text2")
        self._rows: list[ZoneCardRow] = []
        self._facts = TextBlock(theme, Role.SECTION)
        self._players: dict[str, PlayerRow] = {}
        self._turn = FactRow(theme, "turn")
        self._step = FactRow(theme, "step")
        self._rel = FactRow(theme, "rel")
        self._cards = Panel(theme, "surface", "surface", margin=0)
        self._people = Panel(theme, "surface", "surface", margin=0)
        remove = ButtonLook(ButtonKind.GHOST, "x", height=32.0)
        self.remove = named(ActionButton(theme, remove), "tool-remove")
        self.remove.clicked.connect(self.remove_requested)
        head = QHBoxLayout()
        head.addWidget(self.name, 1, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.remove)
        self.column.addLayout(head)
        for part in (self._place, self._marks, self._zone_title):
            self.column.addWidget(part)
        self.column.addWidget(self._cards)
        self.column.addSpacing(8)
        for fact in (self._facts, self._people, self._turn, self._step, self._rel):
            self.column.addWidget(fact)
        self.column.addStretch(1)
        self._turn.stepper.chosen.connect(self.turn_set)
        self._step.stepper.chosen.connect(self.step_set)
        self._rel.stepper.chosen.connect(self.rel_set)

    def render_facts(self, screen: BoardEditScreen) -> None:
        """Show everything anew."""
        if screen.selected is not None:
            self._render_selected(screen.selected, screen.language)
        self._facts.say(word(screen.language, "edit.facts"))
        self._render_players(screen.players)
        self._turn.render_fact(screen.turn)
        self._step.render_fact(screen.step)
        self._rel.render_fact(screen.rel)

    def first_focus(self) -> QWidget:
        """Return what the keyboard comes to first."""
        return next(iter(self._rows), self._turn.stepper.more)

    def focus_cards(self) -> None:
        """Put the keyboard on the selected card of the zone that is listed."""
        for row in [row for row in self._rows if row.isChecked()] or self._rows[:1]:
            row.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _render_selected(self, selected: SelectedView, language: str) -> None:
        self.name.say(selected.name)
        self.remove.say(word(language, "edit.remove"), word(language, "key.del"))
        self.remove.setVisible(selected.object_id is not None)
        self._place.say(selected.place)
        self._marks.say(selected.marks)
        self._marks.setVisible(bool(selected.marks))
        self._zone_title.say(word(language, "edit.in-zone"))
        self._zone_title.setVisible(bool(selected.beside))
        self._cards.setVisible(bool(selected.beside))
        while len(self._rows) > len(selected.beside):
            row = self._rows.pop()
            self._cards.column.removeWidget(row)
            row.hide()
            row.deleteLater()
        for place in range(len(self._rows), len(selected.beside)):
            row = named(ZoneCardRow(self._theme), f"zone-card-{place + 1}")
            row.chosen.connect(self.card_chosen)
            self._rows.append(row)
            self._cards.column.addWidget(row)
            row.show()
        for row, card in zip(self._rows, selected.beside, strict=True):
            row.render_card(card)

    def _render_players(self, players: tuple[PlayerFacts, ...]) -> None:
        for role in [role for role in self._players if role not in _roles(players)]:
            gone = self._players.pop(role)
            for part in (gone, gone.decides):
                self._people.column.removeWidget(part)
                part.hide()
                part.deleteLater()
        for player in players:
            if player.role not in self._players:
                self._add_player(player.role)
            self._players[player.role].render_player(player)

    def _add_player(self, role: str) -> None:
        row = PlayerRow(self._theme, role)
        row.life_set.connect(self.life_set)
        row.decide_requested.connect(self.decide_requested)
        self._players[role] = row
        self._people.column.addWidget(row)
        self._people.column.addWidget(row.decides)


def _roles(players: tuple[PlayerFacts, ...]) -> set[str]:
    return {player.role for player in players}
