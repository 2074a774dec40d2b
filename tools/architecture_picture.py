"""Draws docs/pictures/floors.svg from the import floors that pyproject.toml states.

Usage: python -m tools.architecture_picture
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from html import escape
from pathlib import Path
from textwrap import wrap

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "pictures" / "floors.svg"

_WIDTH, _GAP, _MARGIN = 920, 16, 16
_HEAD, _LINE, _LETTER = 32, 17, 6.8
"""Pixels: the row of a name, a line below it, and a letter of that, roughly."""

_STYLE = """\
  text { font: 14px Inter, system-ui, sans-serif; fill: #1b1d22 }
  .name { font-weight: 600; font-size: 16px }
  .more { fill: #4a4d55; font-size: 13px }
  rect { fill: #ffffff; stroke: #8a8d96 }
  path { fill: none; stroke: #3c4bb0; stroke-width: 2 }
  @media (prefers-color-scheme: dark) {
    text { fill: #ececee } .more { fill: #b4b7bf }
    rect { fill: #1b1d22; stroke: #6d7079 } path { stroke: #98a5ff }
  }
"""


def read_floors() -> list[list[str]]:
    """Read the floors from the contract, the uppermost first."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(each["layers"] for each in contracts if each["type"] == "layers")
    return [[name.strip(" ()") for name in row.split("|")] for row in layers]


def describe(name: str) -> str:
    """Return the sentence by which a floor opens."""
    package = ROOT / "quizapp" / name / "__init__.py"
    path = package if package.is_file() else ROOT / "quizapp" / f"{name}.py"
    opening = ast.get_docstring(ast.parse(path.read_text("utf-8"))) or ""
    sentence = opening.partition("\n")[0].replace("`", "")
    said = sentence.partition(": ")[2] if _is_name(sentence, name) else sentence
    return said[:1].upper() + said[1:]


def _is_name(sentence: str, name: str) -> bool:
    return sentence.lower().startswith((f"{name}: ", f"the {name}: "))


def draw() -> str:
    """Return the picture as SVG."""
    floors = read_floors()
    heights = [_height(row) for row in floors]
    height = 2 * _MARGIN + sum(heights) + (len(floors) - 1) * _GAP
    told = "; ".join(" beside ".join(row) for row in floors)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
        f' role="img" aria-label="Floors from top to bottom: {escape(told)}">',
        f"<style>\n{_STYLE}</style>",
    ]
    top = _MARGIN
    for row, tall in zip(floors, heights, strict=True):
        if top > _MARGIN:
            parts.append(_draw_arrow(top - _GAP))
        parts += _draw_row(row, top, tall)
        top += tall + _GAP
    return "\n".join([*parts, "</svg>", ""])


def _width(row: list[str]) -> int:
    return (_WIDTH - 2 * _MARGIN - (len(row) - 1) * _GAP) // len(row)


def _height(row: list[str]) -> int:
    lines = max(len(_lines(describe(name), _width(row))) for name in row)
    return _HEAD + lines * _LINE


def _draw_row(row: list[str], top: int, tall: int) -> Iterator[str]:
    width = _width(row)
    for number, name in enumerate(row):
        left = _MARGIN + number * (width + _GAP)
        yield f'<rect x="{left}" y="{top}" width="{width}" height="{tall}" rx="8"/>'
        x = left + 14
        yield f'<text class="name" x="{x}" y="{top + 22}">{escape(name)}</text>'
        for at, line in enumerate(_lines(describe(name), width)):
            y = top + _HEAD + 8 + _LINE * at
            yield f'<text class="more" x="{x}" y="{y}">{escape(line)}</text>'


def _lines(text: str, width: int) -> list[str]:
    return wrap(text, int((width - 28) / _LETTER)) or [""]


def _draw_arrow(top: int) -> str:
    middle = _WIDTH // 2
    return f'<path d="M{middle} {top + 1}v{_GAP - 4}m-5 -5l5 5l5 -5"/>'


if __name__ == "__main__":
    PICTURE.write_text(draw(), "utf-8")
    print(f"{PICTURE.relative_to(ROOT)} is up to date")
    sys.exit(0)
