"""The tool that keeps the message catalogues in step with the program."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import catalogues


@pytest.fixture
def catalogue(tmp_path: Path) -> Path:
    file = tmp_path / "fr" / "LC_MESSAGES" / "situations.po"
    file.parent.mkdir(parents=True)
    file.write_text(
        'msgid "Yes."\nmsgstr "Oui."\n\n'
        'msgid "Gone."\nmsgstr "Parti."\n\n'
        '#, fuzzy\nmsgid "Unsure."\nmsgstr "Incertain."\n',
        encoding="utf-8",
    )
    return file


def test_what_is_marked_is_found_with_the_module_it_stands_in(tmp_path):
    (tmp_path / "answers.py").write_text('YES = mark("Yes" ".")\n', encoding="utf-8")

    assert catalogues.marked_templates(tmp_path) == {"Yes.": "answers"}


def test_a_catalogue_says_what_it_lacks_and_what_it_says_in_vain(catalogue):
    wanted = {"Yes.": "answers", "No.": "answers", "Unsure.": "answers"}
    said = catalogues.read_catalogue(catalogue)

    found = set(catalogues.faults(wanted, said))

    assert found == {"missing: No.", "missing: Unsure.", "obsolete: Gone."}


def test_an_update_keeps_translations_and_makes_place_for_new_sentences(catalogue):
    catalogues.update(catalogue, {"No.": "answers", "Yes.": "answers"})

    assert catalogues.read_catalogue(catalogue) == {"No.": "", "Yes.": "Oui."}


def test_an_update_of_a_complete_catalogue_changes_nothing(tmp_path):
    source = catalogues.LOCALE / "fr" / "LC_MESSAGES" / "situations.po"
    copy = tmp_path / "fr" / "LC_MESSAGES" / "situations.po"
    copy.parent.mkdir(parents=True)
    copy.write_bytes(source.read_bytes())

    catalogues.update(copy, catalogues.templates())

    assert copy.read_bytes() == source.read_bytes()


def test_an_unknown_act_is_refused(capsys):
    assert catalogues.main(["translate"]) == 2
    assert "usage:" in capsys.readouterr().err
