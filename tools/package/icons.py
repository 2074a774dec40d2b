"""The program's icon in the sizes that desktops ask for."""

from __future__ import annotations

import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.package.project import ICON

SIZES = (16, 24, 32, 48, 64, 128, 256)


def write_icons(share: Path) -> None:
    """Write the icon as it is, and painted in every size, below a share folder."""
    theme = share / "icons" / "hicolor"
    whole = theme / "scalable" / "apps" / "quizapp.svg"
    whole.parent.mkdir(parents=True)
    whole.write_bytes(ICON.read_bytes())
    application = QGuiApplication.instance() or QGuiApplication([])
    renderer = QSvgRenderer(str(ICON))
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        renderer.render(painter)
        painter.end()
        goal = theme / f"{size}x{size}" / "apps" / "quizapp.png"
        goal.parent.mkdir(parents=True)
        picture.save(str(goal), "PNG", 0)
    del application
