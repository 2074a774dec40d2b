"""The man page, written from the help of the commands."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

import click

from quizapp.cli.main import main as quizapp
from tools.commands_guide import list_commands, list_options
from tools.package.project import Project


def man_page(project: Project) -> str:
    """Return the whole page in the language of man."""
    day = dt.datetime.fromtimestamp(project.moment, dt.UTC).date()
    lines = [
        f'.TH QUIZAPP 1 "{day}" "quizapp {project.version}" "User Commands"',
        ".SH NAME",
        f"quizapp \\- {_plain(project.summary)}",
        ".SH SYNOPSIS",
        ".B quizapp",
        "[\\fIOPTIONS\\fR] [\\fICOMMAND\\fR | \\fIFILE\\fR] [\\fIARGS\\fR]...",
        ".SH DESCRIPTION",
    ]
    for number, (name, command) in enumerate(list_commands(quizapp, "quizapp")):
        if number == 1:
            lines.append(".SH COMMANDS")
        lines += _command(name, command, headed=number > 0)
    lines += [".SH FILES", ".TP", "\\fI~/.local/share/quizapp\\fR", _FILES]
    lines += [
        ".SH EXIT STATUS",
        "0 if all went well, 1 if not, 2 if it was asked wrongly.",
    ]
    return "\n".join([*lines, ""])


_FILES = (
    "Your answers, their copies and added questions. quizapp doctor names the folder"
    " that is in use."
)


def _command(name: str, command: click.Command, *, headed: bool) -> Iterator[str]:
    context = click.Context(command, info_name=name)
    if headed:
        usage = _plain(" ".join(command.collect_usage_pieces(context)))
        yield f".SS {_plain(name)} {usage}"
    for number, paragraph in enumerate((command.help or "").split("\n\n")):
        if number:
            yield ".PP"
        yield _line(paragraph)
    for form, said in list_options(command):
        yield ".TP"
        yield f"\\fB{_plain(form)}\\fR"
        yield _line(said)


def _line(text: str) -> str:
    """Return a line of text, which must not begin as an order to man does."""
    plain = _plain(text)
    return f"\\&{plain}" if plain.startswith((".", "'")) else plain


def _plain(text: str) -> str:
    words = " ".join(text.replace("\b", " ").split())
    return words.replace("\\", "\\e").replace("-", "\\-").replace("`", "")
