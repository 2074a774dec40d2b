"""Rules texts are kept whole, edition by edition, or not at all."""

from __future__ import annotations

import shutil
import sqlite3

import pytest
from msgspec.structs import replace

from quizapp.rules.documents.edition import EditionDate
from quizapp.storage.connection import open_connection
from quizapp.storage.file.names import DATABASE_NAME
from quizapp.storage.rules_texts import RulesTextRepository
from quizapp.storage.stores import open_stores
from quizapp.storage.trouble import DamagedDatabaseError
from quizapp.training.ports import NotKeptError
from quizapp.training.rules_texts import KeptEdition, RulesParagraph, RulesText
from tests.support.make_old_database import OLD_DATABASES, RULES_TEXT

DAY = RULES_TEXT.effective
OLDER = EditionDate(2010, 10, 1)


@pytest.fixture
def connection(tmp_path):
    connection = open_connection(tmp_path)
    yield connection
    connection.close()


@pytest.fixture
def texts(connection) -> RulesTextRepository:
    return RulesTextRepository(connection.db)


def test_every_paragraph_comes_back_as_it_was(texts):
    texts.put(RULES_TEXT)

    for number, paragraph in RULES_TEXT.paragraphs.items():
        assert texts.paragraph(DAY, number) == paragraph


def test_a_number_or_an_edition_that_is_not_there_gives_nothing(texts):
    texts.put(RULES_TEXT)

    assert texts.paragraph(DAY, "999.9") is None
    assert texts.paragraph(OLDER, "100.1a") is None


def test_editions_are_kept_beside_each_other_and_listed_oldest_first(texts):
    texts.put(RULES_TEXT)
    texts.put(replace(RULES_TEXT, effective=OLDER))

    assert texts.editions() == [KeptEdition(OLDER, 2), KeptEdition(DAY, 2)]


def test_the_same_edition_again_replaces_the_whole_of_it(texts):
    texts.put(RULES_TEXT)
    other = RulesText(DAY, {"200.1": RulesParagraph("200.1", "Another rule.")})
    texts.put(other)

    assert texts.editions() == [KeptEdition(DAY, 1)]
    assert texts.paragraph(DAY, "100.1a") is None


def test_an_import_that_fails_half_way_leaves_what_was_there(connection, texts):
    texts.put(RULES_TEXT)
    connection.db.execute(
        "CREATE TRIGGER refuse BEFORE INSERT ON rules_paragraphs"
        " WHEN NEW.number = '2.2' BEGIN SELECT RAISE(ABORT, 'no'); END"
    )
    numbers = ("1.1", "2.2", "3.3")
    broken = RulesText(DAY, {n: RulesParagraph(n, "Words.") for n in numbers})

    with pytest.raises(NotKeptError):
        texts.put(broken)

    assert texts.editions() == [KeptEdition(DAY, 2)]
    assert texts.paragraph(DAY, "1.1") is None
    assert texts.paragraph(DAY, "100.1a") == RULES_TEXT.paragraphs["100.1a"]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE rules_editions SET effective = 'yesterday'",
        "UPDATE rules_paragraphs SET examples = 'no json'",
        "UPDATE rules_paragraphs SET number = ''",
        "UPDATE rules_paragraphs SET effective = '1999-01-01'",
        "UPDATE rules_paragraphs SET words = NULL",
    ],
)
def test_the_database_refuses_rules_that_make_no_sense(connection, texts, statement):
    texts.put(RULES_TEXT)

    with pytest.raises(sqlite3.IntegrityError):
        connection.db.execute(statement)


def test_an_edition_of_a_day_that_never_was_is_damage_and_no_traceback(
    connection, texts
):
    connection.db.execute("INSERT INTO rules_editions VALUES ('2026-02-31')")

    with pytest.raises(DamagedDatabaseError):
        texts.editions()


@pytest.mark.parametrize(("schema", "kept"), [(1, []), (2, [KeptEdition(DAY, 2)])])
def test_an_old_progress_file_takes_a_rules_text(tmp_path, schema, kept):
    shutil.copyfile(OLD_DATABASES / f"schema-{schema}.db", tmp_path / DATABASE_NAME)

    stores = open_stores(tmp_path)

    assert stores.rules_texts.editions() == kept
    stores.rules_texts.put(replace(RULES_TEXT, effective=OLDER))
    assert stores.rules_texts.editions() == [KeptEdition(OLDER, 2), *kept]
    stores.close()
