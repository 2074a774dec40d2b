"""The page on which an exam is made: numbers by subject and level, shortfall first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from quizapp.gui.controls.action_button import ActionButton, ButtonKind, ButtonLook
from quizapp.gui.controls.grid.grid import Grid
from quizapp.gui.controls.panel import Panel
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.gui.naming import named
from quizapp.gui.pages.column_page import MARGIN, ColumnPage
from quizapp.gui.pages.instructing.exam_settings import ExamSettings
from quizapp.gui.pages.instructing.fact_rows import FactRows
from quizapp.gui.pages.instructing.preset_bar import PresetBar
from quizapp.gui.pages.instructing.shortfall_panel import ShortfallPanel
from quizapp.gui.pages.instructing.subject_field import SubjectField
from quizapp.gui.pages.progress.exam_button import ExamButton
from quizapp.presenters.insight.screen import ExamEntry
from quizapp.presenters.instructing.blueprint.screen import BlueprintScreen
from quizapp.presenters.wording import word

_WIDE, _ROOMY = 1000, 640
_RIGHT = 360


class BlueprintPage(ColumnPage):
    """Reports numbers, choices and what is typed; it counts nothing."""

    build_requested = Signal()
    preset_requested = Signal(str)
    """What is to be done with own presets: save, rename, delete, share or take."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._title = TextBlock(theme, Role.TITLE)
        self._line = TextBlock(theme, Role.BODY, "text2")
        self._start = TextBlock(theme, Role.STRONG_BODY, wrap=False)
        self.presets = named(ExamButton(theme), "preset")
        self.own = PresetBar(theme)
        primary = ButtonLook(ButtonKind.PRIMARY, "seal-check", "Ctrl Enter")
        self.build = named(ActionButton(theme, primary), "build")
        self.grid = named(Grid(theme), "blueprint-grid")
        self.grid.show_all_rows()
        self.subject = named(SubjectField(theme), "subject")
        self.notice = named(TextBlock(theme, Role.BODY, "wrong"), "blueprint-notice")
        self.shortfall = named(ShortfallPanel(theme), "shortfall")
        self.settings = named(ExamSettings(theme), "exam-settings")
        self.seed = named(ActionButton(theme, ButtonLook(icon="repeat")), "draw-seed")
        self._paper_title = TextBlock(theme, Role.SECTION)
        self._facts = FactRows(theme)
        self._outlook_title = TextBlock(theme, Role.SECTION)
        self._expected = FactRows(theme)
        self.outlook_line = named(TextBlock(theme, Role.CAPTION, "text2"), "outlook")
        self._lay_out()
        self.build.clicked.connect(self.build_requested)
        self.own.requested.connect(self.preset_requested)
        self._bind("Ctrl+S", self.own.buttons["save"].click)
        self._bind("F2", self.own.buttons["rename"].click)
        self._bind("Ctrl+Return", self.build.click)
        self._bind("Ctrl+Enter", self.build.click)
        self._bind("Ctrl+F", self.shortfall.fill.click)

    def render_screen(self, screen: BlueprintScreen) -> None:
        """Draw the whole page anew from plain data."""
        language = screen.language
        self._title.say(screen.title)
        self._line.say(screen.line)
        self._start.say(word(language, "blueprint.start-from"))
        entries = tuple(ExamEntry(key, name) for key, name in screen.presets)
        self.presets.render_exams(entries, screen.preset, language)
        self.own.render_own(language, own=screen.own)
        self.build.say(screen.build, f"Ctrl {word(language, 'key.enter')}")
        self.build.setEnabled(screen.can_build)
        self.grid.render_grid(screen.grid)
        self.subject.render_subjects([name for _, name in screen.subjects], language)
        self.notice.set_colour("wrong" if screen.is_wrong else "text2")
        self.notice.say(screen.notice)
        self.notice.setVisible(bool(screen.notice))
        self.shortfall.render_shortfall(screen.shortfall)
        self.seed.say(word(language, "blueprint.seed.draw"))
        which = word(language, "blueprint.which")
        self.settings.render_settings(which, screen.typed, screen.settings)
        self._paper_title.say(word(language, "blueprint.paper"))
        self._facts.render_facts([(each.name, each.value) for each in screen.facts])
        outlook = screen.outlook
        self._outlook_title.say(outlook.title)
        self._expected.render_facts([(e.name, e.value) for e in outlook.facts])
        self._expected.setVisible(bool(outlook.facts))
        self.outlook_line.say(outlook.line)
        self.adapt()

    def focus_page(self) -> None:
        """Begin with the numbers."""
        self.grid.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def adapt(self) -> None:
        """Put what falls short beside the numbers, or above them."""
        logical = (self.width() - 2 * MARGIN) / self._theme.scale
        direction, wide = QBoxLayout.Direction, logical >= _WIDE
        self._row.setDirection(direction.LeftToRight if wide else direction.BottomToTop)
        roomy = logical >= _ROOMY
        across = direction.LeftToRight if roomy else direction.TopToBottom
        self._head.setDirection(across)
        self._choice.setDirection(across)
        for panel in (self.shortfall, self.paper, self.outlook, self.seed):
            if wide:
                panel.setFixedWidth(self._theme.px(_RIGHT))
            else:
                panel.setMinimumWidth(0)
                panel.setMaximumWidth(16_777_215)
        beside = self._theme.px(140) if roomy else 0
        self.presets.fit_into(self.width() - 2 * MARGIN - beside)
        self.subject.adapt()
        self.grid.fit()
        self.settings.adapt()
        super().adapt()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Write a further subject with "/"."""
        if event.text() == "/":
            self.subject.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        else:
            super().keyPressEvent(event)

    def _bind(self, keys: str, act: object) -> None:
        shortcut = QShortcut(QKeySequence(keys), self)
        shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        column = self._scroll.column
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self._title)
        words.addWidget(self._line)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(16)
        self._head.addLayout(words, 1)
        # Without a side to stand at, the button would keep the words as narrow as it is.
        corner = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft
        self._head.addWidget(self.build, 0, corner)
        column.addLayout(self._head)
        self._choice = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._choice.setSpacing(12)
        self._choice.addWidget(self._start)
        self._choice.addWidget(self.presets, 0, Qt.AlignmentFlag.AlignLeft)
        self._choice.addStretch(1)
        column.addLayout(self._choice)
        column.addLayout(self.own)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(16)
        self._row.addLayout(self._make_left(), 1)
        self._row.addLayout(self._make_right())
        column.addLayout(self._row)
        column.addWidget(self.settings)
        column.addStretch(1)

    def _make_left(self) -> QVBoxLayout:
        frame = Panel(self._theme, margin=1)
        frame.column.addWidget(self.grid)
        left = QVBoxLayout()
        left.setSpacing(12)
        left.addWidget(frame)
        left.addWidget(self.subject)
        left.addWidget(self.notice)
        left.addStretch(1)
        return left

    def _make_right(self) -> QVBoxLayout:
        self.paper = Panel(self._theme, margin=20)
        self.paper.column.addWidget(self._paper_title)
        self.paper.column.addWidget(self._facts)
        self.outlook = Panel(self._theme, margin=20)
        for part in (self._outlook_title, self._expected, self.outlook_line):
            self.outlook.column.addWidget(part)
        right = QVBoxLayout()
        right.setSpacing(12)
        right.addWidget(self.shortfall)
        right.addWidget(self.paper)
        right.addWidget(self.outlook)
        right.addWidget(self.seed)
        right.addStretch(1)
        return right
