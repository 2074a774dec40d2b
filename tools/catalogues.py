"""Compares the message catalogues with the sentences that the program marks."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from tools.hatch_build import compile_catalogues

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "quizapp" / "bank"
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


def marked_templates(folder: Path = SOURCES) -> dict[str, str]:
    """Map every template that is marked below a folder to the module it stands in."""
    found = extract_from_dir(folder, [("**.py", "python")], keywords={"mark": None})
    modules: dict[str, str] = {}
    for file, _, template, _, _ in sorted(found, key=lambda each: each[:2]):
        modules.setdefault(str(template), Path(file).stem)
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


def faults(templates: Mapping[str, str], said: Mapping[str, str]) -> Iterator[str]:
    """Say which templates a catalogue lacks, and what it says in vain."""
    for template in templates:
        if not said.get(template):
            yield f"missing: {template}"
    for template in said:
        if template not in templates:
            yield f"obsolete: {template}"


def update(file: Path, templates: Mapping[str, str]) -> None:
    """Give a catalogue a place for every template, and none for what is not said."""
    language = file.parts[-3]
    said = read_catalogue(file)
    catalogue = Catalog(locale=language)
    for template, module in templates.items():
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
    templates = marked_templates()
    found = 0
    for file in catalogue_files():
        if act == "update":
            update(file, templates)
        said = read_catalogue(file)
        lines = list(faults(templates, said))
        found += len(lines)
        print(f"{file.relative_to(ROOT)}: {len(said)} sentences, {len(lines)} faults")
        for line in lines:
            print(f"  {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
