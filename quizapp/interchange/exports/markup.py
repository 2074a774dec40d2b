"""Markup: parts of a told question as HTML, for programs that show HTML."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from quizapp.presenters.exporting.told_question import ToldOption, ToldQuestion


def paragraphs(texts: Iterable[str], lead: str = "") -> str:
    """Put each text in a paragraph of its own; the first one begins with the lead."""
    parts = [escape(text, quote=False) for text in texts]
    if lead:
        parts = [f"<b>{escape(lead, quote=False)}</b> {''.join(parts[:1])}", *parts[1:]]
    return "".join(f"<p>{part}</p>" for part in parts)


def situation(told: ToldQuestion) -> str:
    """Say the situation, the question, and how it is answered."""
    stem = escape(" ".join(told.stem), quote=False)
    question = escape(told.question, quote=False)
    note = escape(told.note, quote=False)
    return f"<p>{stem}</p><p><b>{question}</b></p><p><i>{note}</i></p>"


def reason(option: ToldOption) -> str:
    """Say why an option is right or wrong, and what stands behind it."""
    return paragraphs(each for each in (option.because, option.as_if) if each)


def derivation(told: ToldQuestion) -> str:
    """Say the steps, each with its rule, and what the question was made by."""
    steps = "".join(
        f"<li>{escape(f'{step.text} ({step.cite})', quote=False)}</li>"
        for step in told.steps
    )
    return f"<ol>{steps}</ol>{paragraphs((told.editions_words, told.origin))}"
