"""Writes docs/commands.md from the help of the commands themselves.

Usage: python -m tools.commands_guide
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from quizapp.cli.main import main as quizapp

ROOT = Path(__file__).resolve().parents[1]
GUIDE = ROOT / "docs" / "commands.md"

_OPENING = """\
# Commands

<!-- Written by `make commands-guide` from the help of the commands: change that instead. -->

Every command says this with `--help`. What is in brackets may be left out; dots mean that more
may follow. In a source tree write `.venv/bin/quizapp`, or hand the words on:
`make run ARGS='key QUESTION'`.
"""

Found = tuple[str, click.Command]


def list_commands(command: click.Command, name: str) -> Iterator[Found]:
    """List a command and all below it that are not hidden, by full name."""
    yield name, command
    if isinstance(command, click.Group):
        context = click.Context(command, info_name=name)
        for word in command.list_commands(context):
            below = command.get_command(context, word)
            if below is not None and not below.hidden:
                yield from list_commands(below, f"{name} {word}")


def list_options(command: click.Command) -> Iterator[tuple[str, str]]:
    """List how the options of a command are written, and what each does."""
    for option in command.params:
        if isinstance(option, click.Option) and not option.hidden:
            yield _form(option), f"{option.help or ''} {_limits(option)}".strip()


def _form(option: click.Option) -> str:
    names = ", ".join([*option.opts, *option.secondary_opts])
    if option.is_flag:
        return names
    if option.metavar:
        return f"{names} {option.metavar}"
    if isinstance(option.type, click.Choice):
        return f"{names} {'|'.join(str(each) for each in option.type.choices)}"
    name = "number" if isinstance(option.type, click.IntRange) else option.type.name
    return f"{names} {name.upper()}"


def _limits(option: click.Option) -> str:
    said = []
    if isinstance(option.type, click.IntRange):
        least, most = option.type.min, option.type.max
        said += [f"at least {least}"] if least is not None else []
        said += [f"at most {most}"] if most is not None else []
    if option.required:
        said.append("required")
    if option.show_default:
        said.append(f"{_default(option)} unless said")
    return f"({'; '.join(said)})" if said else ""


def _default(option: click.Option) -> str:
    if isinstance(option.show_default, str):
        return option.show_default
    if isinstance(option.default, tuple):
        return " ".join(str(each) for each in option.default)
    return str(option.default)


def reference() -> str:
    """Return the whole page."""
    parts = [_OPENING]
    for name, command in list_commands(quizapp, "quizapp"):
        parts += _section(name, command)
    return "\n".join(parts)


def _section(name: str, command: click.Command) -> Iterator[str]:
    context = click.Context(command, info_name=name)
    yield f"## `{name}`\n"
    yield f"    {name} {' '.join(command.collect_usage_pieces(context))}\n"
    for paragraph in (command.help or "").partition("\f")[0].split("\n\n"):
        yield _plain(paragraph) + "\n"
    options = list(list_options(command))
    if options:
        yield "| option | does |\n|---|---|"
        yield from (f"| `{_cell(form)}` | {_cell(said)} |" for form, said in options)
        yield ""
    if isinstance(command, click.Group):
        yield "Below it: " + ", ".join(_links(name, command)) + ".\n"


def _links(name: str, group: click.Group) -> Iterator[str]:
    for full, _ in list_commands(group, name):
        if full.count(" ") == name.count(" ") + 1:
            yield f"[`{full}`](#{full.replace(' ', '-')})"


def _plain(text: str) -> str:
    return " ".join(text.replace("\b", " ").split())


def _cell(text: str) -> str:
    return _plain(text).replace("|", "\\|")


if __name__ == "__main__":
    GUIDE.write_text(reference(), "utf-8")
    print(f"{GUIDE.relative_to(ROOT)} is up to date")
    sys.exit(0)
