"""The workbench: a text in, and everything that is said about it out."""

from __future__ import annotations

import pytest

from quizapp.presenters.feedback_screen import Verdict
from quizapp.presenters.workbench.screen import Weight
from tests.support.ordered_questions import ORDERED
from tests.support.small_bank import TUTOR
from tests.support.workbench_fakes import make_bench, settle, shipped


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "topic" / "tutor.yaml"
    path.parent.mkdir()
    path.write_text(TUTOR, "utf-8")
    return path


@pytest.fixture
def bench(tmp_path, file):
    made = make_bench(tmp_path / "data")
    made.open_page()
    made.open_file(file)
    return settle(made)


def test_nothing_is_open_at_first(tmp_path):
    bench = make_bench(tmp_path)
    bench.open_page()
    screen = bench.screen()

    assert not screen.is_open
    assert (screen.preview, screen.results, screen.messages) == (None, (), ())
    assert bench.is_safe_to_leave
    assert not bench.is_waiting


def test_a_file_is_derived_proven_and_previewed(bench):
    screen = bench.screen()

    assert (screen.name, screen.is_saved) == ("topic / tutor", True)
    assert screen.status == "16 lines · checked"
    assert screen.outcome == "one right answer"
    assert [row.verdict for row in screen.results].count("right") == 1
    assert all(row.because for row in screen.results)
    assert any(row.belief.startswith("As if ") for row in screen.results)
    assert screen.steps[0].number == 1
    said = [row.text for row in screen.proofs]
    assert said[:2] == [
        "All 4 variants have a key",
        "Nothing left unsaid changes the key",
    ]
    assert screen.preview is not None
    assert len(screen.preview.options) == len(screen.results)
    assert screen.review == "unreviewed"


def test_the_preview_can_be_read_in_the_other_language(bench):
    before = bench.screen()
    bench.show_in("fr")
    after = bench.screen()

    assert before.preview.question != after.preview.question
    assert before.preview.position == after.preview.position
    assert [row.text for row in before.results] == [row.text for row in after.results]


def test_the_page_is_said_in_french_with_its_preview(bench):
    bench.set_language("fr")
    screen = bench.screen()

    assert screen.outcome == "une bonne réponse"
    assert screen.said_in == "fr"
    assert screen.messages == ()


def test_another_seed_shows_another_variant_and_keeps_what_is_proven(bench):
    first = bench.screen()
    bench.set_seed(2)
    asked = bench._engine.asked.count("check on")
    second = settle(bench).screen()

    assert first.variants == second.variants == "4 variants"
    assert first.filling != second.filling
    assert first.filling.startswith("$control: ")
    assert bench._engine.asked.count("check on") == asked
    bench.set_seed(-5)
    assert bench.screen().seed == 0


def test_a_misspelt_word_is_said_with_its_place_and_a_fix(bench):
    bench.take_text(TUTOR.replace("Diabolic Tutor", "Diabolic Tutr"))
    screen = settle(bench).screen()

    (message,) = screen.messages
    assert message.weight is Weight.ERROR
    assert (message.line, message.line_text) == (14, "line 14")
    assert bench.text[message.start : message.end] == "Diabolic Tutr"
    assert message.fix.words == "Write “Diabolic Tutor”"
    assert (screen.errors, screen.is_saved) == (1, False)
    assert screen.outcome == "nothing derived"
    assert (screen.results, screen.steps, screen.proofs) == ((), (), ())
    assert screen.preview is not None
    assert screen.preview_note == "This is the last text that could be derived."

    edit = bench.fix_at(0)
    bench.take_text(edit.apply(bench.text))
    mended = settle(bench).screen()

    assert bench.text == TUTOR
    assert mended.messages == ()
    assert mended.is_saved
    assert mended.preview_note == ""


def test_of_several_fixes_the_nearest_is_taken(bench):
    spoilt = TUTOR.replace("level: 2", "levle: 2").replace("Plains: 2", "Plians: 2")
    bench.take_text(spoilt)
    settle(bench)

    near = bench.fix_at(spoilt.index("Plians") + 2)

    assert near.apply(spoilt) == spoilt.replace("Plians", "Plains")


def test_where_nothing_can_be_fixed_it_says_so(bench):
    assert bench.fix_at(0) is None
    assert bench.screen().notice == "No message here offers a fix."


def test_no_fix_is_made_in_a_text_that_has_gone_on_since(bench):
    bench._engine.at_once = False
    bench.take_text(TUTOR.replace("level: 2", "levle: 2"))
    bench._engine.answer()
    bench.look()
    bench.take_text(f"# more\n{bench.text}")

    assert bench.fix_at(0) is None


def test_a_card_without_which_all_is_the_same_can_be_kept_as_a_decoy(bench):
    idle = TUTOR.replace(
        "{ready: [$tool],", "{ready: [$tool], battlefield: [Hill Giant],"
    )
    bench.take_text(idle)
    (message,) = settle(bench).screen().messages

    assert message.weight is Weight.WARNING
    assert message.text == "The answer does not depend on Hill Giant of A."
    assert bench.text[message.start : message.end] == "Hill Giant"
    bench.take_text(bench.fix_at(message.start).apply(bench.text))
    assert settle(bench).screen().messages == ()
    assert bench.text.endswith("red_herrings: [Hill Giant]\n")


def test_a_typed_answer_is_refused(bench):
    bench.take_text(f"correct: A\n{TUTOR}")
    screen = settle(bench).screen()

    assert screen.messages[0].text.startswith('unknown field "correct"')
    assert screen.errors == 1
    assert not screen.can_sign


def test_only_the_last_of_several_texts_is_derived(tmp_path, file):
    bench = make_bench(tmp_path / "data", at_once=False)
    bench.open_file(file)
    engine = bench._engine
    for number in range(5):
        bench.take_text(f"# {number}\n{TUTOR}")

    for _ in range(2):
        engine.answer()
        assert bench.look()

    assert bench._checking.examined.manuscript.text == f"# 4\n{TUTOR}"
    assert engine.asked == ["examine", "examine", "check on"]


def test_a_check_that_is_overtaken_is_dropped(tmp_path, file):
    bench = make_bench(tmp_path / "data", at_once=False)
    bench.open_file(file)
    engine = bench._engine
    engine.answer()
    bench.look()
    engine.answer()
    bench.take_text(f"# more\n{TUTOR}")

    assert bench.screen().proofs[0].text == "Being worked out …"
    for _ in range(2):
        engine.answer()
        bench.look()
    progress = bench._checking.progress
    assert (progress.done, progress.manuscript.text) == (1, bench.text)
    assert bench.screen().status.endswith("checking all variants: 1 of 8")


def test_an_engine_that_went_away_is_told_and_asked_again(tmp_path, file):
    bench = make_bench(tmp_path / "data", at_once=False)
    bench.open_file(file)
    assert bench.screen().status == "16 lines · checking …"
    bench._engine.break_down()
    bench.look()

    assert bench.screen().status.endswith("the engine has stopped; press F5")
    bench._engine.let_go()
    bench.check()
    assert settle(bench).screen().status.endswith("checked")


def test_an_answer_is_tried_and_nobody_keeps_it(bench):
    bench.turn_trying()
    told = bench._told_in("en")
    right = [o.option_id for o in told.explanation.options if o.correct]
    wrong = [o.option_id for o in told.explanation.options if o.misconception]

    bench.try_answer(right)
    assert bench.screen().tried.verdict is Verdict.RIGHT
    bench.try_answer(wrong[:1])
    tried = bench.screen().tried
    assert tried.verdict is Verdict.WRONG
    assert "as if" in tried.sentence
    bench.try_answer(())
    assert bench.screen().tried.verdict is Verdict.UNKNOWN
    bench.turn_trying()
    assert not bench.screen().trying
    assert bench.screen().tried is None


def test_an_order_is_read_as_written_and_tried_in_pieces(tmp_path):
    bench = make_bench(tmp_path)
    path = shipped()._by_id[ORDERED]
    bench.open_file(path)
    settle(bench)
    assert bench.screen().preview.order is None

    bench.turn_trying()

    assert bench.screen().preview.order.places == 3
    bench.try_answer(("A-A-A",))
    tried = bench.screen().tried
    assert (tried.verdict, tried.heading) == (
        Verdict.WRONG,
        "Not right. The order first differs at place 1.",
    )
    bench.try_answer(())
    assert bench.screen().tried.verdict is Verdict.UNKNOWN


def test_nothing_can_be_tried_before_anything_is_derived(tmp_path):
    bench = make_bench(tmp_path)
    bench.turn_trying()

    assert not bench.screen().trying


def test_words_are_completed_where_the_author_writes(bench):
    found = bench.complete(len("topics: [sea")).result()

    assert [each.word for each in found.candidates] == ["searching"]


def test_a_signed_question_says_by_whom_until_it_changes(bench, file):
    assert bench.screen().can_sign

    assert bench.sign("  Ada   Lovelace ")

    screen = bench.screen()
    assert screen.notice == "Signed by Ada Lovelace on 2026-11-30."
    assert screen.review == "signed by Ada Lovelace, 2026-11-30"
    bench.take_text(f"{TUTOR}# more\n")
    assert bench.screen().sign_hint == "Save it first."
    assert bench.save()
    changed = settle(bench).screen()
    assert changed.review == "signed for an earlier content"
    assert changed.can_sign


def test_a_reviewer_without_a_name_signs_nothing(bench, file):
    assert not bench.sign("  ")

    screen = bench.screen()
    assert screen.notice_failed
    assert "needs the name" in screen.notice
    assert not file.with_suffix(".signed").exists()


def test_errors_and_unfinished_checks_cannot_be_signed(tmp_path, file):
    bench = make_bench(tmp_path / "data", at_once=False)
    bench.open_file(file)
    assert not bench.sign("Ada")
    assert bench.screen().sign_hint == "The check is still going on."
    file.write_text(TUTOR.replace("level: 2", "level: 9"), "utf-8")
    bench.open_file(file)
    bench._engine.let_go()
    bench.check()

    assert settle(bench).screen().sign_hint == "Mend the errors first."


def test_the_editions_that_change_the_key_are_named(tmp_path):
    from quizapp.bank.question_bank import QuestionBank

    bank = QuestionBank()
    day = bank.newest_date()
    path = next(
        path
        for path in bank.paths
        if len(bank.through_the_editions(path.stem, 1, day, "en")) > 1
    )
    bench = make_bench(tmp_path)
    bench.open_file(path)
    bench.look()

    rows = [row.text for row in bench.screen().proofs]
    assert any(row.startswith("The key changed on ") for row in rows)
