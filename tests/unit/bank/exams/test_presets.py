"""Presets are read from author files, and every fault is located."""

from __future__ import annotations

import pytest

from quizapp.bank.browsing.summary import Summary
from quizapp.bank.exams.criteria import Criteria
from quizapp.bank.exams.loading import UnknownPresetError, load_presets
from quizapp.bank.exams.preset import Timing
from quizapp.bank.reading import UnreadableError
from tests.support.exam_families import family
from tests.support.house import ROOT

TABLES = """\
subjects:
  T1: {name: Turns, topics: [turns]}
weights:
  W: {T1: 1000}
"""
PRESET = """\
name: A paper
organiser: somebody
status: own
questions: 4
sections:
  - {name: rules, questions: 4, weights: W}
"""


def _faults(tmp_path, preset=PRESET, tables=TABLES) -> list[str]:
    folder = tmp_path / "exams"
    folder.mkdir()
    (folder / "tables.yaml").write_text(tables, encoding="utf-8")
    (folder / "paper.yaml").write_text(preset, encoding="utf-8")
    with pytest.raises(UnreadableError) as raised:
        load_presets(tmp_path)
    return [str(fault) for fault in raised.value.faults]


@pytest.fixture(scope="module")
def shipped():
    return load_presets(ROOT / "questions")


def test_the_shipped_presets_can_be_read(shipped):
    preset = shipped.get("jf-l1")

    assert (preset.questions, preset.pass_percent, preset.minutes) == (25, 70, None)
    assert preset.timing is Timing.UNTIMED
    assert [(each.name, each.questions) for each in preset.sections] == [
        ("rules", 20),
        ("policy", 5),
    ]


def test_every_shipped_table_of_weights_adds_up_to_all_of_it(shipped):
    totals = {
        name: sum(weights.values()) for name, weights in shipped.tables.weights.items()
    }

    assert all(abs(total - 1000) <= 10 for total in totals.values()), totals


def test_every_preset_that_is_not_our_own_names_its_source(shipped):
    others = [e for e in shipped.presets.values() if e.status.value != "own"]

    assert others
    assert all(each.source for each in others)


def test_a_folder_without_exams_has_no_presets(tmp_path):
    assert load_presets(tmp_path).presets == {}


def test_an_unknown_preset_is_told_with_those_that_there_are(shipped):
    with pytest.raises(UnknownPresetError, match=r"no preset is called xyz.*jf-l1"):
        shipped.get("xyz")


def test_sections_that_do_not_add_up_are_a_fault_of_the_file(tmp_path):
    (fault,) = _faults(tmp_path, PRESET.replace("questions: 4\n", "questions: 5\n", 1))

    assert fault == "exams/paper.yaml:1:1: the sections have 4 questions, not 5"


def test_an_unknown_table_is_located(tmp_path):
    (fault,) = _faults(tmp_path, PRESET.replace("weights: W", "weights: V"))

    assert fault == "exams/paper.yaml:6:42: no table of weights is called V"


def test_an_unknown_subject_is_located(tmp_path):
    wrong = PRESET.replace("weights: W", "subjects: [T1, T9]")
    (fault,) = _faults(tmp_path, wrong)

    assert fault == "exams/paper.yaml:6:48: no subject is called T9"


def test_a_weight_of_no_subject_is_located(tmp_path):
    (fault,) = _faults(tmp_path, tables=TABLES.replace("{T1: 1000}", "{T2: 1000}"))

    assert fault.startswith("exams/tables.yaml:4:")
    assert fault.endswith("no subject is called T2")


def test_faults_of_all_files_are_told_at_once(tmp_path):
    faults = _faults(tmp_path, PRESET.replace("own", "mine"), "subjects: 3\n")

    assert [fault.partition(":")[0] for fault in faults] == [
        "exams/paper.yaml",
        "exams/tables.yaml",
    ]


@pytest.mark.parametrize(
    "line",
    ["minutes: 30", "book: ajar", "pass_percent: 101", "wait: 3"],
)
def test_what_cannot_be_is_refused(tmp_path, line):
    assert _faults(tmp_path, f"{PRESET}{line}\n")


FAMILY = family(
    "f", "turns", "mana", level=2, complexity=3, form="all", rules=("CR 702.11b",)
)


@pytest.mark.parametrize(
    ("criteria", "fits"),
    [
        (Criteria(), True),
        (Criteria(topics=("mana", "combat")), True),
        (Criteria(topics=("combat",)), False),
        (Criteria(topics=("turns",), without=("mana",)), False),
        (Criteria(rules=("CR 702.11",)), True),
        (Criteria(rules=("CR 702",)), True),
        (Criteria(rules=("CR 702.1",)), False),
        (Criteria(rules=("CR 70",)), False),
        (Criteria(rules=("IPG 702",)), False),
        (Criteria(levels=(2, 3)), True),
        (Criteria(levels=(1,)), False),
        (Criteria(complexities=(3,)), True),
        (Criteria(complexities=(1, 2)), False),
        (Criteria(forms=("all",)), True),
        (Criteria(forms=("single",)), False),
    ],
)
def test_a_family_fits_when_it_is_all_that_is_asked(criteria, fits):
    assert criteria.fits(FAMILY) is fits


def test_a_family_that_is_not_compiled_may_still_fit():
    bare: Summary = family("f", "turns", form="", rules=(), variants=0)

    assert not Criteria(rules=("CR 1",)).fits(bare)
    assert Criteria(rules=("CR 1",)).fits_as_far_as_known(bare)
    assert not Criteria(topics=("mana",)).fits_as_far_as_known(bare)
