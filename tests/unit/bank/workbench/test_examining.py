"""A manuscript is derived variant by variant, and refused as its file would be."""

from __future__ import annotations

import pytest

from quizapp.bank.checking import check_files
from quizapp.bank.drafting.draft import Kind
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.workbench.examining import examine
from quizapp.bank.workbench.manuscript import Manuscript
from quizapp.bank.workbench.templates import controls, make_templates
from quizapp.bank.workbench.whole_check import WholeCheck
from tests.support.small_bank import TUTOR

BANK = QuestionBank()
ONE = Manuscript("tutor", "tutor.yaml", TUTOR)


def with_text(before, after):
    assert before in TUTOR
    return Manuscript("tutor", "tutor.yaml", TUTOR.replace(before, after))


def run(check):
    progress = check.go_on()
    seen = [progress]
    while not progress.is_over:
        progress = check.go_on()
        seen.append(progress)
    return seen


def test_a_variant_is_told_in_every_language_with_the_proof_of_each_option():
    found = examine(ONE, 3, BANK)

    assert found.faults == ()
    assert found.variants == 4
    assert dict(found.filling).keys() == {"tool", "control"}
    assert [each.language for each in found.told] == ["en", "fr"]
    told = found.in_language("fr")
    assert told is not None
    assert [o.text for o in told.posed.options] == [o.text for o in told.lines.options]
    assert sum(option.correct for option in told.lines.options) == 1
    assert all(option.because for option in told.lines.options)
    assert found.in_language("de") is None


def test_each_seed_is_a_variant_of_its_own():
    fillings = {examine(ONE, seed, BANK).filling for seed in range(12)}

    assert len(fillings) == 4


def test_an_answer_that_is_typed_is_refused_with_its_place():
    found = examine(with_text("level: 2", "correct: A\nlevel: 2"), 0, BANK)

    (fault,) = found.faults
    assert (fault.line, fault.column) == (2, 1)
    assert fault.message.startswith('unknown field "correct"')
    assert found.told == ()


@pytest.mark.parametrize(
    ("before", "after", "line", "said"),
    [
        ("Demonic Tutor,", "Demonic Tutro,", 14, 'did you mean "Demonic Tutor"?'),
        ("horizon:", "turns_on: missed_trigger_remedy\nhorizon:", 1, "refused:"),
        ("[Mindslaver, Worst Fears]", "[]", 15, "a slot needs"),
        ("level: 2", "level: [", 4, "this is not YAML"),
        ("Plains: 2", "Plains: 2, $more: 1", 7, 'the slot "$more" is not in vary:'),
    ],
)
def test_what_is_wrong_is_said_with_its_place(before, after, line, said):
    fault = examine(with_text(before, after), 0, BANK).faults[0]

    assert (fault.file, said in fault.message) == ("tutor.yaml", True), fault
    assert fault.line == line


def test_a_situation_that_cannot_be_is_refused_at_its_place():
    spoilt = with_text("{use: $tool, by: A}", "{use: Grizzly Bears, by: A}")

    (fault,) = examine(spoilt, 0, BANK).faults

    assert fault.message.startswith("refused: ")


def test_the_whole_check_says_what_the_command_would_say(tmp_path):
    path = tmp_path / "tutor.yaml"
    path.write_text(TUTOR, "utf-8")

    seen = run(WholeCheck(ONE, BANK))

    (expected,) = check_files(BANK, [path])
    last = seen[-1]
    assert last.checked is not None
    assert last.proof is not None
    assert last.checked.read == expected.read
    assert last.checked.variants == expected.variants == 4
    assert [each.done for each in seen] == list(range(1, 9))
    assert {each.total for each in seen} == {8}
    assert last.proof.worlds > 4


def test_a_check_that_is_over_stays_as_it_is():
    check = WholeCheck(ONE, BANK)
    last = run(check)[-1]

    assert check.go_on() == last


def test_nothing_is_shaken_where_a_key_cannot_be_derived():
    wrong = with_text("horizon:", "turns_on: missed_trigger_remedy\nhorizon:")

    last = run(WholeCheck(wrong, BANK))[-1]

    assert last.checked is not None
    assert last.checked.faults
    assert last.proof is None


def test_a_card_without_which_the_key_is_the_same_is_named():
    idle = with_text("{ready: [$tool],", "{ready: [$tool], battlefield: [Hill Giant],")

    last = run(WholeCheck(idle, BANK))[-1]

    assert last.proof is not None
    assert last.proof.needless == (("Hill Giant", "A"),)


def test_every_template_of_a_kind_can_be_examined():
    control = controls(BANK.catalogue)[0]
    found = make_templates(Kind.REMEDY, control, BANK.catalogue)

    assert found.reason == ""
    for place, each in enumerate(found.found):
        assert each.card or each.card_class
        made = Manuscript(f"new-{place}", "new.yaml", each.text)
        assert examine(made, 0, BANK).faults == ()


def test_where_no_template_is_fair_the_reason_is_said():
    found = make_templates(Kind.WHO_PAYS, "", BANK.catalogue)

    assert found.found == ()
    assert "wrong options" in found.reason
