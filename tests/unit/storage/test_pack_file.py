"""The file of a pack is whole or not there, and anything else counts as no pack."""

from __future__ import annotations

import random
import re
import sqlite3
import unicodedata

import pytest
from msgspec.structs import replace

from quizapp.bank.checked import CheckedFamily
from quizapp.bank.pack.pack_store import NewPack
from quizapp.bank.pack.packed import (
    Entry,
    Indexed,
    PackedFamily,
    PackedTexts,
    PackedVariant,
    pack_value,
    unpack_value,
)
from quizapp.bank.posed import AnswerKey
from quizapp.bank.proving.proof import Proof
from quizapp.storage.file.folder_lock import FolderLock
from quizapp.storage.pack import writing
from quizapp.storage.pack.pack_file import PackFile
from quizapp.storage.pack.writing import PackNotWrittenError, write_pack
from quizapp.storage.trouble import DataInUseError
from tests.support.small_bank import FIRST_DAY

KEY = AnswerKey(("yes",), (("no", "belief"),), "1", "2026-09-25")
TEXTS = PackedTexts(language="en", question=b"q", explanations=b"e", dated=b"d")


def _entry(name: str) -> Entry:
    return Entry(
        id=name,
        content_hash=f"hash of {name}",
        topics=("searching",),
        level=1,
        complexity=2,
        slots={"tool": ("x", "y")},
        checked=CheckedFamily(name, f"{name}.yaml", 1, 5, 100, 0, ()),
    )


def _family(name: str, words: str = "a word") -> PackedFamily:
    indexed = Indexed(
        language="en", texts=words, cards="Fling", topics="Costs", rules="CR 601.2b"
    )
    variant = PackedVariant(filling="{}", key=pack_value(KEY), texts=(TEXTS,))
    return PackedFamily(entry=_entry(name), variants=(variant,), indexed=(indexed,))


PACK = NewPack(
    stamp="stamp",
    compiled_at=FIRST_DAY,
    families=(_family("one"), _family("two", "another word")),
    proofs={"one": Proof("hash of one", 7, (), ())},
)


@pytest.fixture
def store(tmp_path):
    store = PackFile(tmp_path)
    store.rewrite(PACK)
    yield store
    store.close()


def test_what_was_written_is_read(store):
    assert store.stamp() == "stamp"
    assert store.entries() == (_entry("one"), _entry("two"))
    key = store.answer_key("one", "{}")
    assert key is not None
    assert unpack_value(key, AnswerKey) == KEY
    assert store.texts("one", "{}", "en") == TEXTS
    assert store.proofs() == PACK.proofs


def test_what_was_not_written_is_not_there(store):
    assert store.answer_key("one", '{"tool":"x"}') is None
    assert store.texts("one", "{}", "fr") is None
    assert store.search("a word", "fr") == ()
    assert store.search("  ", "en") == ()


def test_families_that_are_kept_are_taken_over(store):
    store.rewrite(
        NewPack(
            stamp="later",
            compiled_at=FIRST_DAY,
            kept=frozenset({"one"}),
            families=(_family("three"),),
        )
    )

    assert [entry.id for entry in store.entries()] == ["one", "three"]
    assert store.texts("one", "{}", "en") == TEXTS
    assert store.search("word", "en") == ("one", "three")
    assert store.stamp() == "later"
    assert store.proofs() == {}


def test_a_pack_that_cannot_be_written_leaves_the_old_one(store, monkeypatch):
    def fail(path):
        raise OSError("no space left")

    monkeypatch.setattr(writing, "_flush", fail)
    before = store.path.read_bytes()

    with pytest.raises(PackNotWrittenError, match="no space left"):
        store.rewrite(replace(PACK, stamp="never"))

    assert store.path.read_bytes() == before
    assert {path.name for path in store.path.parent.iterdir()} == {
        "pack.db",
        "in-use.lock",
    }


def test_families_that_are_not_there_any_more_cannot_be_kept(store):
    with pytest.raises(PackNotWrittenError, match="another process"):
        store.rewrite(replace(PACK, kept=frozenset({"gone"})))

    assert store.stamp() == "stamp"


def test_one_process_writes_at_a_time(store):
    with FolderLock(store.path.parent), pytest.raises(DataInUseError):
        store.rewrite(PACK)

    assert store.stamp() == "stamp"


def test_a_reader_keeps_what_it_has_open_while_a_pack_is_written(store, tmp_path):
    assert store.stamp() == "stamp"

    PackFile(tmp_path).rewrite(replace(PACK, stamp="later", families=()))

    assert [entry.id for entry in store.entries()] == ["one", "two"]
    assert PackFile(tmp_path).entries() == ()


@pytest.mark.parametrize(
    "content", [b"", b"nonsense", b"SQLite format 3\0" + b"\1" * 99]
)
def test_a_file_that_is_no_pack_holds_nothing_and_is_replaced(tmp_path, content):
    store = PackFile(tmp_path)
    store.path.parent.mkdir()
    store.path.write_bytes(content)

    assert store.stamp() == ""
    assert store.entries() == ()
    assert store.proofs() == {}

    store.rewrite(PACK)
    assert store.stamp() == "stamp"


def test_a_database_of_another_kind_is_no_pack(tmp_path):
    store = PackFile(tmp_path)
    store.path.parent.mkdir()
    with sqlite3.connect(store.path) as db:
        db.execute("CREATE TABLE facts (name, value)")
        db.execute("INSERT INTO facts VALUES ('stamp', 'foreign')")
    db.close()

    assert store.stamp() == ""


def test_a_damaged_entry_makes_the_pack_empty(store):
    store.close()
    with sqlite3.connect(store.path) as db:
        db.execute("UPDATE families SET entry = x'00' WHERE question_id = 'two'")
        db.execute("UPDATE proofs SET proof = x'00'")
    db.close()

    assert store.entries() == ()
    assert store.proofs() == {}


@pytest.mark.parametrize("full_text", [True, False])
def test_words_are_found_with_and_without_a_full_text_index(tmp_path, full_text):
    store = PackFile(tmp_path)
    write_pack(store.path, PACK, full_text=full_text)

    assert store.search("another", "en") == ("two",)
    assert store.search("601.2b fling", "en") == ("one", "two")
    assert store.search("costs word", "en") == ("one", "two")
    assert store.search("100%", "en") == ()


def test_a_new_pack_is_searched_as_it_is_and_not_as_the_old_one_was(store):
    assert store.search("word", "en") == ("one", "two")
    first, last = _family("aardvark", "a word"), _family("one", "nothing")

    store.rewrite(NewPack(stamp="new", compiled_at=FIRST_DAY, families=(first, last)))

    assert store.search("word", "en") == ("aardvark",)


_SPELLED = ("règle", "regle", "re", "Pile", "pilé", "702.9b", "702", "9b", "9")


@pytest.mark.parametrize("seed", range(3))
def test_exactly_what_holds_the_beginnings_of_all_words_is_found(tmp_path, seed):
    chance = random.Random(seed)
    texts = {
        f"f{n:02}": " ".join(chance.choices(_SPELLED, k=chance.randrange(6)))
        for n in range(60)
    }
    families = tuple(_family(name, text) for name, text in texts.items())
    store = PackFile(tmp_path)
    store.rewrite(NewPack(stamp="s", compiled_at=FIRST_DAY, families=families))

    for _ in range(40):
        wanted = chance.choices(_SPELLED, k=chance.randrange(1, 4))
        assert store.search(" ".join(wanted), "en") == tuple(
            name
            for name, text in texts.items()
            if all(_holds_naively(text, each) for each in wanted)
        )
    store.close()


def _holds_naively(text: str, word: str) -> bool:
    """Look at one text after the other, place by place, as nobody in a hurry would."""
    there, sought = _parts(text), _parts(word)
    return any(
        there[at : at + len(sought) - 1] == sought[:-1]
        and there[at + len(sought) - 1].startswith(sought[-1])
        for at in range(len(there) - len(sought) + 1)
    )


def _parts(text: str) -> list[str]:
    plain = unicodedata.normalize("NFD", text.lower())
    return re.findall("[a-z0-9]+", "".join(c for c in plain if c.isascii()))
