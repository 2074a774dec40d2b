"""Compares the message catalogues with the sentences that the program marks."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

import quizapp.bank
from tools.hatch_build import compile_catalogues

ROOT = Path(__file__).resolve().parents[1]
LOCALE = ROOT / "quizapp" / "locale"
HEADER = """\
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: {language}\\n"

"""
# No dates and no names of tools: the file changes only when a sentence does.

USE = "usage: python -m tools.catalogues [check | update | compile]"


def templates() -> dict[str, str]:
    """Map every template to the module it stands in, for all that the bank can say."""
    return {**marked_templates(Path(quizapp.bank.__path__[0])), **listed_templates()}


def marked_templates(folder: Path) -> dict[str, str]:
    """Find the templates that are marked in the source text below a folder."""
    found = extract_from_dir(folder, [("**.py", "python")], keywords={"mark": None})
    modules: dict[str, str] = {}
    for file, _, template, _, _ in sorted(found, key=lambda each: each[:2]):
        modules.setdefault(str(template), Path(file).stem)
    return modules


def listed_templates() -> dict[str, str]:
    """Find the templates that modules list, wherever their words come from."""
    modules: dict[str, str] = {}
    for each in pkgutil.walk_packages(quizapp.bank.__path__, "quizapp.bank."):
        module = importlib.import_module(each.name)
        for template in getattr(module, "ALL_TEMPLATES", ()):
            modules.setdefault(template, each.name.rpartition(".")[2])
    return modules


def catalogue_files() -> tuple[Path, ...]:
    """List the catalogues that translators edit."""
    return tuple(sorted(LOCALE.glob("*/LC_MESSAGES/*.po")))


def read_catalogue(file: Path) -> dict[str, str]:
    """Read what a catalogue says for each template; empty where it says nothing."""
    with file.open("rb") as text:
        catalogue = read_po(text, locale=file.parts[-3], abort_invalid=True)
    return {
        str(message.id): "" if message.fuzzy else str(message.string)
        for message in catalogue
        if message.id
    }


def faults(wanted: Mapping[str, str], said: Mapping[str, str]) -> Iterator[str]:
    """Say which templates a catalogue lacks, and what it says in vain."""
    for template in wanted:
        if not said.get(template):
            yield f"missing: {template}"
    for template in said:
        if template not in wanted:
            yield f"obsolete: {template}"


def update(file: Path, wanted: Mapping[str, str]) -> None:
    """Give a catalogue a place for every template, and none for what is not said."""
    language = file.parts[-3]
    said = read_catalogue(file)
    catalogue = Catalog(locale=language)
    for template, module in wanted.items():
        catalogue.add(template, said.get(template, ""), auto_comments=[module])
    with file.open("wb") as text:
        text.write(HEADER.format(language=language).encode())
        write_po(text, catalogue, omit_header=True, width=88)


def main(arguments: list[str]) -> int:
    """Check, update or compile all catalogues; return how the command ends."""
    act = arguments[0] if arguments else "check"
    if act == "compile":
        compile_catalogues(ROOT)
        return 0
    if act not in ("check", "update"):
        print(USE, file=sys.stderr)
        return 2
    wanted = templates()
    found = 0
    for file in catalogue_files():
        if act == "update":
            update(file, wanted)
        said = read_catalogue(file)
        lines = list(faults(wanted, said))
        found += len(lines)
        print(f"{file.relative_to(ROOT)}: {len(said)} sentences, {len(lines)} faults")
        for line in lines:
            print(f"  {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
