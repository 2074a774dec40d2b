"""GIFT: the plain text format for questions that many learning platforms read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from quizapp.interchange.exports.moodle import fraction
from quizapp.presenters.exporting.told_question import ToldOption, ToldQuestion

_SPECIAL = re.compile(r"[\\~=#{}:]")
_LINE_BREAK = r"\n"
"""Two characters, which a reader of GIFT turns into a line break."""


def write_gift(questions: Iterable[ToldQuestion]) -> str:
    """Write all questions, with a blank line between them."""
    return "\n".join(_question(told) for told in questions)


def escape(text: str) -> str:
    """Put a backslash before each character that GIFT would take for its own."""
    one_line = _LINE_BREAK.join(
        _SPECIAL.sub(r"\\\g<0>", line) for line in text.splitlines()
    )
    return one_line.strip()


def _question(told: ToldQuestion) -> str:
    text = "\n".join((" ".join(told.stem), told.question, f"({told.note})"))
    title = escape(f"{told.question_id} · {told.seed}")
    lines = [
        f"// {told.origin}",
        f"::{title}::[plain]{escape(text)} {{",
        *(f"\t{_option(told, option)}" for option in told.options),
        f"\t####{escape(_feedback(told))}",
        "}",
        "",
    ]
    return "\n".join(lines)


def _option(told: ToldQuestion, option: ToldOption) -> str:
    sign = "=" if option.right else "~"
    if told.select_all:
        sign = f"~%{fraction(told, option)}%"
    because = " ".join(each for each in (option.because, option.as_if) if each)
    feedback = f"#{escape(because)}" if because else ""
    return f"{sign}{escape(option.text)}{feedback}"


def _feedback(told: ToldQuestion) -> str:
    def lines() -> Iterator[str]:
        for number, step in enumerate(told.steps, start=1):
            yield f"{number}. {step.text} ({step.cite})"
        yield told.editions_words
        yield told.origin

    return "\n".join(lines())
