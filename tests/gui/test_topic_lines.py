"""Lines of topics are used again for other topics."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from quizapp.gui.charts.progress_line import TopicLine
from quizapp.gui.charts.topic_lines import TopicLines
from quizapp.gui.controls.text_block import TextBlock
from quizapp.gui.look.fonts import Role
from quizapp.gui.look.theme import Theme
from quizapp.presenters.home_screen import TopicRow


def _row(topic: str, tries: int = 0) -> TopicRow:
    return TopicRow(topic, topic.title(), 9, 0, tries, 0, 0.0, 1.0)


def _shown(holder: QWidget) -> dict[str, str]:
    found = holder.findChildren(TopicLine)
    return {line.objectName(): line.text() for line in found}


def test_lines_show_other_topics_and_stand_between_what_is_around_them(qtbot):
    theme, holder = Theme(), QWidget()
    qtbot.addWidget(holder)
    column = QVBoxLayout(holder)
    column.addWidget(TextBlock(theme, Role.BODY))
    lines = TopicLines(theme, column, column.count())
    below = TextBlock(theme, Role.BODY)
    column.addWidget(below)
    holder.show()

    lines.render_rows([_row("combat"), _row("mana"), _row("layers")], "en", "topic")
    first = holder.findChildren(TopicLine)[0]
    before = _shown(holder)
    assert list(before) == ["topic-combat", "topic-mana", "topic-layers"]
    assert column.indexOf(below) == 4

    lines.render_rows([_row("priority", tries=3), _row("mana")], "en", "topic")

    after = _shown(holder)
    assert list(after) == ["topic-priority", "topic-mana"]
    assert after["topic-mana"] == before["topic-mana"]
    assert holder.findChildren(TopicLine)[0] is first
    assert "Priority" in first.text()
    assert first.toolTip() == first.text()
    assert column.indexOf(below) == 3
