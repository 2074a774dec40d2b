"""Building a pack: only what changed is compiled, and equal banks make equal packs."""

from __future__ import annotations

import datetime as dt
import shutil
import sqlite3

import pytest

from quizapp.bank.pack import tasks
from quizapp.bank.pack.building import How, build
from quizapp.bank.pack.sources import stamp_sources
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce import local
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.storage.pack.pack_file import PackFile
from tests.support.house import ROOT
from tests.support.small_bank import (
    FIRST_DAY,
    TUTOR,
    Watched,
    build_pack,
    change,
    make_bank_folder,
)

NEXT_YEAR = FIRST_DAY + dt.timedelta(days=365)
BRACELET = """\
topics: [costs]
level: 3
complexity: 2
scenario:
  players: [A, N]
  turn: {of: A, step: precombat main}
  A: {battlefield: [$bearer, {card: The Dominion Bracelet, enchants: $bearer}]}
happens:
  - {use: $bearer, by: A, targeting: N}
ask:
  form: all
  claims:
    - amount_is: {of: {mana_paid: {by: A, on: $bearer}}, number: 11}
    - amount_is: {of: {mana_paid: {by: A, on: $bearer}}, number: 12}
    - amount_is: {of: {mana_paid: {by: A, on: $bearer}}, number: 13}
vary: {bearer: {cards: [Hill Giant, Grizzly Bears, Walking Corpse]}}
horizon: {end_of: step}
"""
ALL = {"tutor", "missed-upkeep-remedy", "fetch-may-fail"}


@pytest.fixture
def folder(tmp_path):
    return make_bank_folder(tmp_path)


@pytest.fixture
def store(tmp_path):
    return PackFile(tmp_path)


def _dump(store: PackFile) -> list[str]:
    db = sqlite3.connect(store.path)
    lines = [line for line in db.iterdump() if "'compiled_at'" not in line]
    db.close()
    return lines


def test_two_packs_of_different_days_differ_in_their_time_stamp_alone(folder, tmp_path):
    first, second = PackFile(tmp_path / "one"), PackFile(tmp_path / "two")
    build_pack(folder, first)
    build_pack(folder, second, now=NEXT_YEAR)

    assert _dump(first) == _dump(second)
    one, two = first.path.read_bytes(), second.path.read_bytes()
    assert len(one) == len(two)
    different = [place for place, byte in enumerate(one) if byte != two[place]]
    assert 0 < len(different) <= len(FIRST_DAY.isoformat())


@pytest.mark.long
def test_packs_of_a_shipped_topic_differ_in_their_time_stamp_alone(tmp_path):
    folder = tmp_path / "questions"
    for name in ("cards", "turns"):
        shutil.copytree(ROOT / "questions" / name, folder / name)
    first, second = PackFile(tmp_path / "one"), PackFile(tmp_path / "two")
    build_pack(folder, first)
    build_pack(folder, second, jobs=2, now=NEXT_YEAR)

    assert _dump(first) == _dump(second)
    one, two = first.path.read_bytes(), second.path.read_bytes()
    assert len(one) == len(two)
    different = [place for place, byte in enumerate(one) if byte != two[place]]
    assert 0 < len(different) <= len(FIRST_DAY.isoformat())


def test_a_pack_is_the_same_whether_built_at_once_or_bit_by_bit(folder, tmp_path):
    bit_by_bit, at_once = PackFile(tmp_path / "one"), PackFile(tmp_path / "two")
    change(folder, "tutor", "level: 2", "level: 1")
    build_pack(folder, bit_by_bit)
    change(folder, "tutor", "level: 1", "level: 2")
    build_pack(folder, bit_by_bit)
    build_pack(folder, at_once)

    assert bit_by_bit.path.read_bytes() == at_once.path.read_bytes()


def test_several_processes_build_the_same_pack(folder, tmp_path, monkeypatch):
    monkeypatch.setattr(local, "WORTH_A_PROCESS", 1)
    alone, together = PackFile(tmp_path / "one"), PackFile(tmp_path / "two")
    build_pack(folder, alone)
    build_pack(folder, together, jobs=2)

    assert alone.path.read_bytes() == together.path.read_bytes()


def test_only_what_changed_is_compiled(folder, store):
    assert build_pack(folder, store).compiled == ALL
    assert build_pack(folder, store).compiled == set()

    change(folder, "tutor", "level: 2", "level: 3")
    assert build_pack(folder, store).compiled == {"tutor"}


def test_a_family_that_is_gone_leaves_the_pack(folder, store):
    build_pack(folder, store)
    (folder / "topic" / "tutor.yaml").unlink()
    build_pack(folder, store)

    assert {entry.id for entry in store.entries()} == ALL - {"tutor"}
    assert store.search("worst fears", "en") == ()


def test_every_way_to_fill_the_slots_is_a_variant(folder, store):
    built = build_pack(folder, store)

    variants = {each.id: each.variants for each in built.checked}
    assert variants["tutor"] == 4
    watched = Watched()
    how = How(LocalWorkforce(), lambda: FIRST_DAY)
    build(QuestionBank(folder), PackFile(folder), how, watched)
    assert watched.begun == [("Compiling", sum(variants.values()))]
    assert watched.done == sum(variants.values())


def test_a_refusal_is_remembered_with_the_values_that_lead_to_it(folder, store):
    change(folder, "tutor", "horizon:", "turns_on: missed_trigger_remedy\nhorizon:")
    first = build_pack(folder, store)
    second = build_pack(folder, store)

    assert "tutor" in first.compiled
    assert second.compiled == set()
    for built in (first, second):
        (faults,) = [each.faults for each in built.checked if each.faults]
        assert "does not turn on" in faults[0].message
        assert "$tool is Demonic Tutor" in faults[0].message


def test_an_unreadable_file_is_said_each_time(folder, store):
    change(folder, "tutor", "level: 2", "level: 9")

    for _ in range(2):
        built = build_pack(folder, store)
        assert [each.id for each in built.checked if each.faults] == ["tutor"]


def test_an_id_that_is_taken_twice_is_refused(folder, store):
    (folder / "other").mkdir()
    (folder / "other" / "tutor.yaml").write_text(TUTOR, "utf-8")

    built = build_pack(folder, store)

    (faults,) = [each.faults for each in built.checked if each.faults]
    assert 'the id "tutor" is taken by' in faults[0].message


def test_a_fault_in_a_card_is_said_until_it_is_mended(folder, store):
    card = folder / "cards" / "grizzly-bears.yaml"
    sound = card.read_text("utf-8")
    card.write_text(sound + "nonsense: true\n", "utf-8")
    assert build_pack(folder, store).card_faults
    assert store.stamp() == ""

    card.write_text(sound, "utf-8")
    build_pack(folder, store)
    assert store.stamp() == stamp_sources(folder)


def test_a_value_that_changes_the_kind_of_answer_is_told_to_the_author(folder, store):
    path = folder / "topic" / "bracelet.yaml"
    path.write_text(BRACELET, "utf-8")
    built = build_pack(folder, store)

    (warnings,) = [each.warnings for each in built.checked if each.warnings]
    assert len(warnings) == 1
    assert "$bearer = Hill Giant changes the kind of answer" in warnings[0].message

    path.write_text(BRACELET + "varies_answer: true\n", "utf-8")
    assert not any(each.warnings for each in build_pack(folder, store).checked)


def test_a_file_that_changes_while_it_is_compiled_is_not_trusted(folder):
    bank = QuestionBank(folder)
    (task,) = tasks.split("tutor", "another hash", [{}], proves=False)

    assert tasks.do_task(task, bank).found == (tasks.CHANGED_MEANWHILE,)


def test_a_proof_is_made_once_for_each_content(folder, store):
    assert build_pack(folder, store).proven == set()
    assert build_pack(folder, store, proves=True).proven == ALL
    assert build_pack(folder, store, proves=True).proven == set()

    change(folder, "tutor", "level: 2", "level: 3")
    assert set(build_pack(folder, store).proofs) == ALL - {"tutor"}
    assert build_pack(folder, store, proves=True).proven == {"tutor"}
