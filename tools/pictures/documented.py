"""Paints the pictures that the documentation shows, into docs/pictures, small.

Usage: python -m tools.pictures.documented
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from quizapp.training.planning.study_plan import PracticePlan
from tests.support.browser import missing_browser
from tools.pictures.authoring import paint_workbench
from tools.pictures.looks import Look
from tools.pictures.painter import Painter
from tools.pictures.prepared import prepare
from tools.pictures.scenes import SCENES
from tools.pictures.studio import paint_looks
from tools.pictures.thrift import with_few_colours
from tools.room_pictures import LOOKS, paint_room

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "pictures"
MOST_BYTES = 150_000
_PACK = Path("build/pack")
_LIGHT = Look("en", "light", 1.0, (1440, 900))
_DARK = Look("en", "dark", 1.0, (1440, 900))

_ASKED, _WRONG = "own-upkeep-remedy", Qt.Key.Key_2
"""A question whose answer changed with the documents, and a wrong answer to it."""


def _question(painter: Painter) -> None:
    """Answer a question wrongly, so that the page after it has more to say."""
    window = painter.window
    window._start(PracticePlan((_ASKED,)))
    painter.keep("question")
    painter.press(_WRONG, Qt.Key.Key_Return)
    painter.wait(lambda: bool(window.study and window.study.feedback.what_if.rows))
    painter.keep("feedback")
    painter.press(Qt.Key.Key_Escape)


_SHOWN: Mapping[str, tuple[tuple[Look, ...], Callable[[Painter], None]]] = {
    "home": ((_LIGHT,), SCENES["home"]),
    "progress": ((_LIGHT,), SCENES["progress"]),
    "question": ((_LIGHT, _DARK), _question),
    "feedback": ((_LIGHT, _DARK), _question),
    "board-2": ((_LIGHT,), SCENES["board"]),
    "exam-question": ((_LIGHT,), SCENES["exams"]),
    "workbench-results": ((_LIGHT,), paint_workbench),
}
"""By the name under which a scene keeps it: the looks that are shown, and the scene."""

_CALLED = {
    "board-2": "board",
    "exam-question": "exam",
    "workbench-results": "workbench",
}
"""What the documentation calls a picture, where that is another name."""

_ROOM = "room-light"
"""What a candidate sees in a browser."""


def main() -> int:
    """Paint them all; fail where one is too large."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        painted = Path(name)
        for look in (_LIGHT, _DARK):
            scenes = [paint for looks, paint in _SHOWN.values() if look in looks]
            paint_looks(painted, (look,), dict.fromkeys(scenes), prepare(_PACK))
        sources = {
            f"{_CALLED.get(shown, shown)}-{look.theme}": f"{shown}-{look.name}.png"
            for shown, (looks, _) in _SHOWN.items()
            for look in looks
        }
        if missing_browser():
            print(f"{_ROOM} stays as it is: there is no {missing_browser()}.")
        else:
            paint_room(painted, LOOKS[:1])
            sources[_ROOM] = f"3-question-{LOOKS[0].name}.png"
        too_large = [
            goal
            for goal, source in sources.items()
            if not _keep(painted / source, goal)
        ]
    if too_large:
        print(f"larger than {MOST_BYTES} bytes: {', '.join(too_large)}")
    return 1 if too_large else 0


def _keep(painted: Path, name: str) -> bool:
    """Keep one picture under its name; say whether it is small enough."""
    goal = FOLDER / f"{name}.png"
    with_few_colours(QImage(str(painted))).save(str(goal), "PNG", 0)  # 0: smallest
    size = goal.stat().st_size
    print(f"{goal.name}: {size} bytes")
    return size <= MOST_BYTES


if __name__ == "__main__":
    sys.exit(main())
