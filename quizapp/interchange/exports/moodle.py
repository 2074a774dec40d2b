"""Moodle XML: a question bank of the learning platform Moodle."""

from __future__ import annotations

from collections.abc import Iterable
from xml.etree import ElementTree as ET

from quizapp.interchange.exports.markup import derivation, reason, situation
from quizapp.presenters.exporting.told_question import ToldOption, ToldQuestion

RIGHT, WRONG = "100", "0"
_DIGITS = 5
"""Moodle compares fractions with those it knows to five digits."""


def write_moodle(questions: Iterable[ToldQuestion]) -> str:
    """Write a question bank with a category for each topic."""
    quiz = ET.Element("quiz")
    category = ""
    for told in sorted(questions, key=lambda told: told.topic_names[0]):
        if told.topic_names[0] != category:
            category = told.topic_names[0]
            _add_category(quiz, category)
        _add_question(quiz, told)
    ET.indent(quiz)
    written = ET.tostring(quiz, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{written}\n'


def fraction(told: ToldQuestion, option: ToldOption) -> str:
    """Say which share of the mark an option is worth, in per cent.

    Where several may be chosen, the right ones share the mark, and the wrong ones share
    its loss: choosing everything earns nothing.
    """
    if not told.select_all:
        return RIGHT if option.right else WRONG
    alike = sum(each.right == option.right for each in told.options)
    share = f"{100 / alike:.{_DIGITS}f}".rstrip("0").rstrip(".")
    return share if option.right else f"-{share}"


def _add_category(quiz: ET.Element, name: str) -> None:
    question = ET.SubElement(quiz, "question", type="category")
    _add_text(question, "category", f"$course$/top/quizapp/{name.replace('/', '//')}")


def _add_question(quiz: ET.Element, told: ToldQuestion) -> None:
    question = ET.SubElement(quiz, "question", type="multichoice")
    _add_text(question, "name", f"{told.question_id} · {told.seed}")
    _add_text(question, "questiontext", situation(told), html=True)
    _add_text(question, "generalfeedback", derivation(told), html=True)
    simple = {
        "defaultgrade": "1",
        "penalty": "0",
        "hidden": "0",
        "idnumber": told.identity,
        "single": "false" if told.select_all else "true",
        "shuffleanswers": "false",
        "answernumbering": "ABC",
    }
    for name, value in simple.items():
        ET.SubElement(question, name).text = value
    for option in told.options:
        answer = ET.SubElement(question, "answer", fraction=fraction(told, option))
        answer.set("format", "plain_text")
        ET.SubElement(answer, "text").text = option.text
        _add_text(answer, "feedback", reason(option), html=True)
    _add_tags(question, told)


def _add_tags(question: ET.Element, told: ToldQuestion) -> None:
    tags = ET.SubElement(question, "tags")
    for tag in (*told.topic_names, *told.rules):
        _add_text(tags, "tag", tag)


def _add_text(parent: ET.Element, name: str, text: str, *, html: bool = False) -> None:
    element = ET.SubElement(parent, name)
    if html:
        element.set("format", "html")
    ET.SubElement(element, "text").text = text
