"""A deck for Anki holds what the question says, and a later one updates it."""

from __future__ import annotations

import datetime as dt
import json
import sqlite3
import sys
import tempfile
import zipfile
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from quizapp.interchange.exports.anki import (
    FIELDS,
    NoAnkiError,
    check_anki,
    write_anki,
)
from tests.support.told_questions import LANGUAGES, real, sample

NOON = dt.datetime(2026, 11, 30, 12, tzinfo=dt.UTC)


class Deck:
    """What stands in the file of a deck."""

    def __init__(self, path: Path, folder: Path) -> None:
        with zipfile.ZipFile(path) as archive:
            archive.extract("collection.anki2", folder)
        with closing(sqlite3.connect(folder / "collection.anki2")) as db:
            rows = db.execute("SELECT guid, flds, tags, mod FROM notes ORDER BY id")
            self.notes = rows.fetchall()
            self.cards = db.execute("SELECT did FROM cards ORDER BY id").fetchall()
            models, decks = db.execute("SELECT models, decks FROM col").fetchone()
        self.models = json.loads(models)
        self.names = {int(key): deck["name"] for key, deck in json.loads(decks).items()}

    @property
    def fields(self) -> list[dict[str, str]]:
        return [
            dict(zip(FIELDS, said.split("\x1f"), strict=True))
            for _, said, _, _ in self.notes
        ]


@pytest.fixture
def make_deck(tmp_path):
    def make(questions, now=NOON) -> Deck:
        path = tmp_path / "deck.apkg"
        write_anki(questions, path, now)
        return Deck(path, tmp_path)

    return make


def _visible(html: str) -> str:
    return "".join(ET.fromstring(f"<x>{html}</x>").itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_of_the_bank_is_a_note_with_its_key_and_reasons(
    make_deck, language
):
    questions = (*real("searching", language), *real("costs", language))

    deck = make_deck(questions)

    by_identity = {fields["Identity"]: fields for fields in deck.fields}
    assert len(deck.cards) == len(by_identity) == len(questions)
    for told in questions:
        fields = by_identity[told.identity]
        situation = _visible(fields["Situation"])
        assert " ".join(told.stem) in situation
        assert told.question in situation
        options = ET.fromstring(f"<x>{fields['Options']}</x>")
        assert [o.text for o in options.findall("li")] == [o.text for o in told.options]
        assert fields["Key"] == told.key_words
        explanation = _visible(fields["Explanation"])
        for option in told.options:
            sign = "✓" if option.right else "✗"
            reasons = f"{sign} {option.letter} {option.because}{option.chosen_as_if}"
            assert reasons in explanation
        assert all(f"{s.text} ({s.cite})" in explanation for s in told.steps)
        assert fields["Question id"] == told.question_id
        assert fields["Seed"] == str(told.seed)
        assert fields["Engine"] == told.engine
        assert fields["As of"] == told.as_of


def test_a_later_deck_has_the_same_notes_in_the_same_deck_and_newer(make_deck):
    before = make_deck([sample()])
    changed = replace(sample(), question="Said otherwise?", engine="engine 2")
    after = make_deck([changed], NOON + dt.timedelta(days=1))

    assert [note[0] for note in after.notes] == [note[0] for note in before.notes]
    assert after.cards == before.cards
    assert after.models.keys() == before.models.keys()
    assert after.notes[0][3] - before.notes[0][3] == 24 * 60 * 60


@pytest.mark.parametrize(
    "other",
    [
        sample(seed=8),
        sample(language="fr"),
        replace(sample(), as_of="2016-09-30", is_newest=False),
    ],
    ids=["another seed", "another language", "older documents"],
)
def test_another_question_is_another_note(make_deck, other):
    deck = make_deck([sample(), other])

    assert len({guid for guid, *_ in deck.notes}) == 2


def test_a_question_under_the_newest_documents_stays_the_same_note(make_deck):
    newer = replace(sample(), as_of="2027-03-01")

    assert make_deck([newer]).notes[0][0] == make_deck([sample()]).notes[0][0]


def test_decks_are_named_by_language_and_topic_and_notes_tagged(make_deck):
    deck = make_deck([sample(language="fr")])

    ((number,),) = deck.cards
    assert deck.names[number] == "quizapp en français::Capacités oubliées"
    assert deck.notes[0][2].split() == [
        "quizapp::missed-triggers",
        "quizapp::player-control",
    ]


def test_text_is_not_taken_for_markup(make_deck):
    deck = make_deck([replace(sample(), stem=("1 < 2 & <b>3</b>",))])

    assert "<p>1 &lt; 2 &amp; &lt;b&gt;3&lt;/b&gt;</p>" in deck.fields[0]["Situation"]


def test_no_file_is_left_in_the_temporary_folder(tmp_path, monkeypatch):
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))

    write_anki([sample()], tmp_path / "deck.apkg", NOON)

    assert list((tmp_path / "temporary").iterdir()) == []
    assert tempfile.tempdir == str(tmp_path / "temporary")


def test_without_the_library_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "genanki", None)

    with pytest.raises(NoAnkiError, match=r"pip install 'quizapp\[anki\]'"):
        check_anki()
