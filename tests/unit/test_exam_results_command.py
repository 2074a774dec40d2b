"""`quizapp exam results`, `rekey` and `certificates`: nothing changes without a word."""

from __future__ import annotations

import csv
import io
import json

import pytest
from click.testing import CliRunner

from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workforce import cluster
from quizapp.bank.workforce.local import LocalWorkforce
from quizapp.cli.main import main
from quizapp.interchange.exams.files import read_record
from quizapp.training.exam.results.audit import read_trail
from tests.support.exam_letters import letters_for

OLD = "2016-09-30"

pytestmark = pytest.mark.usefixtures("qapp")


def _run(folder, *words: object):
    start = ["--data", str(folder / "data"), "exam"]
    return CliRunner().invoke(main, [*start, *map(str, words)])


class Exam:
    """A graded exam in a folder; three candidates with their first questions right."""

    def __init__(self, folder) -> None:
        self.folder = folder
        built = ("build", "jf-update", "--seed", 4, "--out", folder / "papers")
        assert _run(folder, *built).exit_code == 0
        self.record = folder / "papers-record.json"
        self.sheets = folder / "sheets.json"
        form, blueprint = (
            read_record(self.record).forms[0],
            read_record(self.record).blueprint,
        )
        bank = QuestionBank()
        self.sheets.write_text(
            json.dumps(
                [
                    {
                        "candidate": name,
                        "form": "A",
                        "answers": {
                            str(number): letters_for(bank, item, blueprint.as_of)
                            for number, item in enumerate(form.items[:right], 1)
                        },
                    }
                    for name, right in (("=Kim", 5), ("Lou", 3), ("Sam", 1))
                ]
            ),
            "utf-8",
        )

    def run(self, command, *words):
        """Run a command about the sheets."""
        return _run(self.folder, command, self.sheets, "--record", self.record, *words)


@pytest.fixture(scope="module")
def exam(tmp_path_factory):
    return Exam(tmp_path_factory.mktemp("results"))


def _candidates(folder):
    text = (folder / "candidates.csv").read_text("utf-8-sig")
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_results_are_written_as_tables_workbook_and_report(exam, tmp_path):
    out = tmp_path / "out"
    done = exam.run("results", "--out", out)

    assert done.exit_code == 0, done.output
    assert {path.name for path in out.iterdir()} == {
        "candidates.csv", "topics.csv", "misconceptions.csv", "items.csv",
        "options.csv", "exam.csv", "results.xlsx", "report.pdf",
    }  # fmt: skip
    rows = _candidates(out)
    assert [(row["candidate"], row["points"], row["passed"]) for row in rows] == [
        ("'=Kim", "5", "yes"), ("Lou", "3", "yes"), ("Sam", "1", "no"),
    ]  # fmt: skip


def test_nothing_is_replaced_unless_that_is_said(exam, tmp_path):
    words = ("results", "--out", tmp_path, "--format", "csv")
    assert exam.run(*words).exit_code == 0
    refused = exam.run(*words)

    assert refused.exit_code == 1
    assert "was not written" in refused.output
    assert exam.run(*words, "--force").exit_code == 0


def _apply(exam, trail, day=OLD):
    return exam.run(
        "rekey", "--as-of", day, "--apply", "--audit", trail, "--by", "Robin",
        "--why", "the old documents held",
    )  # fmt: skip


def test_a_re_key_that_is_not_applied_changes_nothing(exam, tmp_path):
    before = sorted(tmp_path.iterdir())
    done = exam.run("rekey", "--as-of", OLD)

    assert done.exit_code == 0, done.output
    assert "Nothing was applied" in done.output
    assert "Lou: 3 of 5 →" in done.output
    assert sorted(tmp_path.iterdir()) == before


def test_a_re_key_is_applied_by_somebody_and_taken_back_again(exam, tmp_path):
    trail = tmp_path / "audit.jsonl"
    assert _apply(exam, trail).exit_code == 0
    exam.run("results", "--out", tmp_path / "new", "--audit", trail, "--format", "csv")
    kept = read_trail(trail.read_bytes())[0].applied
    rows = {row["candidate"].lstrip("'"): row for row in _candidates(tmp_path / "new")}

    assert (kept.applied_by, kept.why) == ("Robin", "the old documents held")
    assert {each.candidate for each in kept.candidates} == {"=Kim", "Lou", "Sam"}
    for each in kept.candidates:
        assert rows[each.candidate]["points"] == each.points_after
        assert rows[each.candidate]["points before"] == each.points_before

    told = (tmp_path / "new" / "rekey.csv").read_text("utf-8-sig")
    points = {point for each in kept.items for point in each.rule_points}
    assert points
    assert all(point in told for point in points)

    assert _apply(exam, trail, kept.day_of_exam).exit_code == 0
    exam.run("results", "--out", tmp_path / "old", "--audit", trail, "--format", "csv")
    assert [row["points"] for row in _candidates(tmp_path / "old")] == ["5", "3", "1"]
    assert len(read_trail(trail.read_bytes())) == 2


def test_an_item_is_withdrawn_for_everybody_and_counts_again(exam, tmp_path):
    trail = tmp_path / "audit.jsonl"
    said = ("--apply", "--audit", trail, "--by", "Robin", "--why", "a smudged print")
    done = exam.run("rekey", "--withdraw", "A 1", "--withdraw", "a5", *said)
    exam.run("results", "--out", tmp_path / "new", "--audit", trail, "--format", "csv")

    assert done.exit_code == 0, done.output
    rows = _candidates(tmp_path / "new")
    assert [(row["points"], row["of"], row["points before"]) for row in rows] == [
        ("3", "3", "5"), ("2", "3", "3"), ("0", "3", "1"),
    ]  # fmt: skip
    told = (tmp_path / "new" / "rekey.csv").read_text("utf-8-sig")
    assert told.count("withdrawn") == 2

    assert exam.run("rekey", *said).exit_code == 0
    exam.run("results", "--out", tmp_path / "old", "--audit", trail, "--format", "csv")
    assert [row["points"] for row in _candidates(tmp_path / "old")] == ["5", "3", "1"]


def test_what_is_written_is_told_as_json_too(exam, tmp_path):
    out = tmp_path / "out"
    written = exam.run("results", "--out", out, "--format", "csv", "--json")
    judged = exam.run("rekey", "--withdraw", "A 1", "--json")
    printed = exam.run(
        "certificates", "--out", tmp_path / "c.pdf", "--day", "2026-11-28", "--json"
    )

    assert str(out / "candidates.csv") in json.loads(written.output)["files"]
    assert json.loads(judged.output)["applied"] is False
    assert json.loads(printed.output)["certificates"] == ["=Kim", "Lou"]


@pytest.mark.parametrize("place", ["A 6", "A 0", "B 1", "first", ""])
def test_a_place_that_there_is_not_withdraws_nothing(exam, place):
    done = exam.run("rekey", "--withdraw", place)

    assert done.exit_code == 1
    assert f"Nothing was withdrawn: there is no item {place!r}" in done.output


def test_a_trail_that_was_changed_decides_nothing(exam, tmp_path):
    trail = tmp_path / "audit.jsonl"
    _apply(exam, trail)
    trail.write_bytes(trail.read_bytes().replace(b"Robin", b"Sandy"))
    before = trail.read_bytes()

    shown = exam.run("results", "--out", tmp_path / "out", "--audit", trail)
    again = _apply(exam, trail)

    assert shown.exit_code == again.exit_code == 1
    assert f"{trail}: line 1 is not as it was signed" in shown.output
    assert trail.read_bytes() == before
    assert not (tmp_path / "out").exists()


def test_a_trail_decides_for_its_own_exam_and_answers_alone(exam, tmp_path):
    trail, out = tmp_path / "audit.jsonl", tmp_path / "out"
    _apply(exam, trail)
    other_rule = exam.run(
        "results", "--out", out, "--audit", trail, "--select-all", "judged-rightly"
    )
    record = tmp_path / "record.json"
    record.write_text(exam.record.read_text("utf-8") + "\n", "utf-8")
    other_record = _run(
        exam.folder, "results", exam.sheets, "--record", record, "--out", out,
        "--audit", trail,
    )  # fmt: skip
    sheets = tmp_path / "sheets.json"
    text = exam.sheets.read_text("utf-8").replace('"Sam"', '"Max"')
    sheets.write_text(text, "utf-8")
    other_names = _run(
        exam.folder, "results", sheets, "--record", exam.record, "--out", out,
        "--audit", trail,
    )  # fmt: skip

    assert "applied with --select-all all-or-nothing" in other_rule.output
    assert "belongs to another record" in other_record.output
    assert "entry 1: the score of Max is another one now" in other_names.output
    assert not out.exists()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--apply",), "--apply needs --audit, --by and --why."),
        (("--by", "Robin"), "--by goes with --apply."),
    ],
)
def test_a_re_key_is_applied_with_a_name_a_reason_and_a_trail_or_not_at_all(
    exam, words, said
):
    done = exam.run("rekey", "--as-of", OLD, *words)

    assert done.exit_code == 2
    assert said in done.output


def test_certificates_are_printed_for_who_passed(exam, tmp_path):
    out = tmp_path / "certificates.pdf"
    done = exam.run("certificates", "--out", out, "--day", "2026-11-28")

    assert done.exit_code == 0, done.output
    assert f"Printed 2 certificates to {out}." in done.output
    assert out.read_bytes().startswith(b"%PDF")


def test_a_re_key_by_a_cluster_says_what_one_by_this_computer_says(exam, monkeypatch):
    asked = []

    def find(address):
        asked.append(address)
        return LocalWorkforce()

    monkeypatch.setattr(cluster, "ClusterWorkforce", find)
    there = exam.run("rekey", "--as-of", OLD, "--cluster", "tcp://somewhere:8786")

    assert there.output == exam.run("rekey", "--as-of", OLD).output
    assert asked == ["tcp://somewhere:8786"]
    assert "because of" in there.output
