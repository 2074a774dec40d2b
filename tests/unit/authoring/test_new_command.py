"""`quizapp new`: answers in the terminal become a file that checks green."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from quizapp.bank.checking import check_files
from quizapp.bank.drafting.draft import KINDS, Draft, Kind
from quizapp.bank.drafting.trying import possible_drafts, reason_against
from quizapp.bank.drafting.writing import write_draft
from quizapp.bank.family.family import CardClass
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.card_classes import cards_of
from quizapp.bank.wording.topic_words import TOPICS
from quizapp.cli.main import main

BANK = QuestionBank()


def draft_of(kind, **changes):
    made = {"kind": kind, "topics": (KINDS[kind].topic,), "control": "Mindslaver"}
    return Draft(**{**made, **changes})


def answer(folder, *lines):
    text = "".join(f"{line}\n" for line in lines)
    return CliRunner().invoke(main, ["new", "--folder", str(folder)], input=text)


@pytest.mark.parametrize("kind", Kind)
def test_every_draft_that_is_offered_checks_green_in_both_languages(kind, tmp_path):
    drafts = list(possible_drafts(draft_of(kind), BANK.catalogue))
    paths = []
    for number, draft in enumerate(drafts):
        path = tmp_path / f"draft-{number}.yaml"
        path.write_text(write_draft(draft, BANK.catalogue), "utf-8")
        paths.append(path)

    assert drafts
    assert [each.faults for each in check_files(BANK, paths)] == [()] * len(paths)


@pytest.mark.parametrize("kind", Kind)
def test_a_draft_teaches_and_types_no_key(kind):
    draft = next(possible_drafts(draft_of(kind), BANK.catalogue))
    lines = write_draft(draft, BANK.catalogue).splitlines()

    assert sum(line.lstrip().startswith("#") for line in lines) >= 6
    assert len(lines) <= 80
    assert not any("correct" in line or "answer:" in line for line in lines)


def test_five_answers_make_a_file_that_checks_green(tmp_path):
    done = answer(tmp_path, "2", "", "2", "1", "Hill Giant; Wind Drake", "my-own")

    assert done.exit_code == 0, done.output
    assert "✓" in done.output
    text = (tmp_path / "my-own.yaml").read_text("utf-8")
    assert "source: Mindslaver" in text
    assert "battlefield: [Hill Giant, Wind Drake]" in text
    assert "form: can, who: N" in text


def test_a_class_of_cards_makes_variants(tmp_path):
    draft = draft_of(Kind.WHO_FINDS)
    offered = list(possible_drafts(draft, BANK.catalogue))
    place = next(n for n, each in enumerate(offered, 1) if not each.card)

    done = answer(tmp_path, "1", "", "2", str(place), "", "many")

    assert done.exit_code == 0, done.output
    assert "vary: {card: {class: " in (tmp_path / "many.yaml").read_text("utf-8")


def test_the_chosen_topic_stands_first(tmp_path):
    topic = list(TOPICS).index("player-control") + 1

    done = answer(tmp_path, "1", str(topic), "2", "1", "", "topical")

    assert done.exit_code == 0, done.output
    text = (tmp_path / "topical.yaml").read_text("utf-8")
    assert "topics: [player-control, searching]" in text


def test_what_makes_no_fair_question_is_said_and_asked_again(tmp_path):
    controls = cards_of(CardClass.NEXT_TURN_CONTROL, BANK.catalogue)
    nobody = str(len(controls) + 1)

    done = answer(tmp_path, "1", "", nobody, "2", "1", "", "fair")

    assert done.exit_code == 0, done.output
    assert "That makes no fair question: only 0 wrong options" in done.output


def test_a_name_that_names_no_creature_is_asked_for_again(tmp_path):
    done = answer(tmp_path, "1", "", "2", "1", "Hill Gaint", "Hill Giant", "again")

    assert done.exit_code == 0, done.output
    assert "no creature is called Hill Gaint" in done.output


@pytest.mark.parametrize("taken", ["Not An Id", "tutor-must-find", "there"])
def test_an_id_that_cannot_be_is_asked_for_again_and_no_file_is_lost(tmp_path, taken):
    (tmp_path / "there.yaml").write_text("mine", "utf-8")

    done = answer(tmp_path, "1", "", "2", "1", "", taken, "free")

    assert done.exit_code == 0, done.output
    assert (tmp_path / "free.yaml").is_file()
    assert (tmp_path / "there.yaml").read_text("utf-8") == "mine"


def test_an_end_of_the_answers_writes_nothing(tmp_path):
    done = answer(tmp_path, "1", "", "2")

    assert done.exit_code == 1
    assert list(tmp_path.iterdir()) == []


def test_the_reason_against_a_draft_is_a_sentence_for_its_author():
    unknown = draft_of(Kind.WHO_FINDS, card="No Such Card")

    with pytest.raises(KeyError):
        reason_against(unknown, BANK.catalogue)
