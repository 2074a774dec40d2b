"""`quizapp exam build` and `grade`: papers tell nothing, and answers are graded."""

from __future__ import annotations

import json
import re

import pytest
from click.testing import CliRunner

from quizapp.bank.question_bank import QuestionBank
from quizapp.cli.main import main
from quizapp.interchange.exams.files import read_record
from tests.support.exam_letters import letters_for
from tests.support.exam_traces import find_traces, secrets_of

PRESET = "jf-update"


def _run(folder, *words: object):
    start = ["--data", str(folder / "data"), "exam"]
    return CliRunner().invoke(main, [*start, *map(str, words)])


def _build(folder, *words: object, name="papers"):
    out = folder / name
    return _run(folder, "build", PRESET, "--seed", 4, "--out", out, *words)


@pytest.fixture(scope="module")
def bank():
    return QuestionBank()


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("exam")
    done = _build(folder, "--forms", 2)
    assert done.exit_code == 0, done.output
    return folder


@pytest.fixture(scope="module")
def record(built):
    return read_record(built / "papers-record.json")


def _papers(built):
    return [json.loads(p.read_text("utf-8")) for p in sorted(built.glob("papers/*"))]


def test_each_form_is_a_file_and_the_record_is_kept_elsewhere(built):
    assert [path.name for path in sorted(built.glob("papers/*"))] == [
        "form-A.json",
        "form-B.json",
    ]
    assert (built / "papers-record.json").is_file()


def test_no_paper_has_a_trace_of_key_scenario_seed_or_misconception(
    built, record, bank
):
    secrets = secrets_of(record.forms, bank, record.blueprint.as_of)

    assert len(secrets) > 50
    for path in built.glob("papers/*"):
        assert find_traces(path.read_text("utf-8"), secrets) == set()


def test_a_trace_would_be_found(built, record, bank):
    secrets = secrets_of(record.forms, bank, record.blueprint.as_of)
    text = (built / "papers" / "form-A.json").read_text("utf-8")
    item = record.forms[0].items[0]

    for planted in (f'{{"seed": {item.seed}, ', f'{{"note": "{item.question_id}", '):
        assert find_traces(text.replace("{", planted, 1), secrets)


def test_no_paper_cites_a_rule(built):
    cited = re.compile(r"\b(CR|IPG|MTR|JAR) [0-9]")

    for path in built.glob("papers/*"):
        assert not cited.search(path.read_text("utf-8"))


def test_a_paper_has_nothing_but_what_is_listed_here(built):
    for paper in _papers(built):
        assert set(paper) == {
            "exam", "form", "language", "as_of", "minutes", "questions",
        }  # fmt: skip
        for question in paper["questions"]:
            assert set(question) - {"places"} == {
                "number", "note", "stem", "question", "select_all", "options", "board",
            }  # fmt: skip
            assert all(set(each) == {"letter", "text"} for each in question["options"])


def test_the_record_has_no_key(built, record, bank):
    text = (built / "papers-record.json").read_text("utf-8")
    asked = {item.question_id for form in record.forms for item in form.items}
    seeds = {str(item.seed) for form in record.forms for item in form.items}
    secrets = secrets_of(record.forms, bank, record.blueprint.as_of)

    assert find_traces(text, secrets - asked - seeds) == set()


def test_papers_show_the_questions_in_the_words_of_the_bank(built, record, bank):
    blueprint = record.blueprint
    for paper, form in zip(_papers(built), record.forms, strict=True):
        for shown, item in zip(paper["questions"], form.items, strict=True):
            posed = bank.pose(item.question_id, item.seed, blueprint.as_of, "en")
            assert shown["stem"] == list(posed.stem)
            assert [each["text"] for each in shown["options"]] == [
                each.text for each in posed.pieces or posed.options
            ]
            assert shown.get("places", 0) == posed.places


def test_turns_are_asked_for_in_order_and_a_record_says_where(built, record):
    ordered = [item.ordered for form in record.forms for item in form.items]

    assert {True, False} == set(ordered)
    assert ordered == [
        "places" in each for paper in _papers(built) for each in paper["questions"]
    ]


def test_the_same_seed_builds_the_same_exam(built):
    assert _build(built, "--forms", 2, name="again").exit_code == 0

    for path in sorted((built / "papers").iterdir()):
        assert (built / "again" / path.name).read_bytes() == path.read_bytes()


def test_nothing_is_replaced_unless_that_is_said(built):
    before = (built / "papers" / "form-A.json").read_bytes()
    done = _build(built, "--forms", 1, "--lang", "fr")

    assert done.exit_code == 1
    assert "was not written" in done.output
    assert (built / "papers" / "form-A.json").read_bytes() == before


def test_the_record_is_not_put_among_the_papers(tmp_path):
    inside = tmp_path / "papers" / "record.json"
    done = _build(tmp_path, "--record", inside)

    assert done.exit_code == 2
    assert "keep it elsewhere" in done.output
    assert not inside.exists()


def test_an_exam_that_cannot_be_filled_is_not_built(tmp_path):
    done = _run(tmp_path, "build", "jf-l1", "--seed", 1, "--out", tmp_path / "papers")

    assert done.exit_code == 1
    assert "places would stay empty" in done.output
    assert not (tmp_path / "papers").exists()


def test_an_exam_without_a_question_is_not_built(tmp_path, bank):
    ids = ",".join(bank.question_ids())
    done = _build(tmp_path, "--short", "--exclude", ids)

    assert done.exit_code == 1
    assert "no place can be filled" in done.output
    assert not (tmp_path / "papers").exists()


def _letters(record, bank, form, right):
    """Fill a sheet: the key for the numbers in `right`, a wrong answer for the others."""
    day = record.blueprint.as_of
    return {
        str(number): letters_for(bank, item, day, right=number in right)
        for number, item in enumerate(record.forms[form].items, 1)
    }


@pytest.fixture(scope="module")
def sheets(built, record, bank):
    path = built / "answers.json"
    found = [
        {
            "candidate": name,
            "form": record.forms[form].label,
            "answers": _letters(record, bank, form, range(1, right + 1)),
        }
        for name, form, right in (("Kim", 0, 5), ("Lou", 1, 3), ("Sam", 1, 2))
    ]
    path.write_text(json.dumps(found), "utf-8")
    return path


def _grade(built, sheets, *words: object):
    record = built / "papers-record.json"
    return _run(built, "grade", sheets, "--record", record, *words)


def test_answers_are_graded_by_the_derived_key(built, sheets):
    assert _grade(built, sheets).output.splitlines() == [
        "Kim (form A): 5 of 5, passed",
        "Lou (form B): 3 of 5, passed",
        "Sam (form B): 2 of 5, not passed",
    ]


def test_each_grade_is_explained_where_that_is_asked(built, sheets):
    lines = _grade(built, sheets, "--items").output.splitlines()

    sam = lines[lines.index("Sam (form B): 2 of 5, not passed") + 1 :]
    assert [line.partition(";")[2].count("; 1 (") for line in sam] == [1] * 2 + [0] * 3
    assert sam[0].endswith("; 1 (all-or-nothing)")


def test_grades_analysis_and_another_day_come_as_json(built, sheets):
    done = _grade(
        built, sheets, "--json", "--analysis", "--other-day", "2016-09-30",
        "--select-all", "right-minus-wrong",
    )  # fmt: skip
    found = json.loads(done.output)

    assert found["papers"][0]["points"] == "5"
    assert found["analysis"]["reliability"]["small_sample"] is True
    other = found["other_day"]
    assert [each["candidate"] for each in other["candidates"]] == ["Kim", "Lou", "Sam"]
    changed = [each for each in other["items"] if each["change"] != "same"]
    assert all(each["rule_points"] or each["reason"] for each in changed)


def test_an_analysis_and_another_day_are_told_in_words(built, sheets):
    done = _grade(built, sheets, "--analysis", "--other-day", "2016-09-30")

    assert "3 candidates, 5 items" in done.output
    assert "Kim: percentile 83 ± 22" in done.output
    assert "these numbers are hints" in done.output
    assert "As of 2016-09-30:" in done.output


@pytest.mark.parametrize(
    ("sheet", "said"),
    [
        ({"form": "Z", "answers": {}}, "there is no form Z"),
        ({"form": "A", "answers": {"6": ["a"]}}, "form A has no question 6"),
        ({"form": "A", "answers": {"0": ["a"]}}, "form A has no question 0"),
        ({"form": "A", "answers": {"1": ["z"]}}, "Kim, question 1: no option 'z'"),
        ({"form": "A", "answers": {"1": "a"}}, "$.answers"),
        ({"form": "A", "answer": {}}, "unknown field `answer`"),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused_with_its_place(
    built, tmp_path, sheet, said
):
    path = tmp_path / "wrong.json"
    path.write_text(json.dumps({"candidate": "Kim", **sheet}), "utf-8")
    done = _grade(built, path)

    assert done.exit_code == 1
    assert "Nothing was graded" in done.output
    assert said in done.output


def test_a_question_that_is_worded_otherwise_now_is_not_graded(built, sheets, tmp_path):
    kept = json.loads((built / "papers-record.json").read_text("utf-8"))
    kept["fingerprints"]["B"][2] = "0" * 64
    other = tmp_path / "record.json"
    other.write_text(json.dumps(kept), "utf-8")

    refused = _run(built, "grade", sheets, "--record", other)
    graded = _run(built, "grade", sheets, "--record", other, "--reworded")

    assert refused.exit_code == 1
    assert "worded otherwise than they were asked: B 3." in refused.output
    assert graded.output.startswith("Kim (form A): 5 of 5, passed")


def test_each_candidate_gets_a_file_with_what_is_released(built, sheets, tmp_path):
    folder = tmp_path / "told"
    assert _grade(built, sheets, "--tell", folder).exit_code == 0

    told = [json.loads(each.read_text("utf-8")) for each in sorted(folder.iterdir())]
    assert told == [
        {"candidate": "Kim", "form": "A", "points": "5", "most": "5", "passed": True},
        {"candidate": "Lou", "form": "B", "points": "3", "most": "5", "passed": True},
        {"candidate": "Sam", "form": "B", "points": "2", "most": "5", "passed": False},
    ]


def test_nobody_hands_in_twice(built, sheets):
    record = built / "papers-record.json"
    done = _run(built, "grade", sheets, sheets, "--record", record)

    assert done.exit_code == 1
    assert "Kim has handed in twice" in done.output


def test_another_file_is_no_record(built, sheets):
    done = _run(built, "grade", sheets, "--record", sheets)

    assert done.exit_code == 1
    assert "Nothing was graded" in done.output
