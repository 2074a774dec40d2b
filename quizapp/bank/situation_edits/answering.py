"""Answering: the question of a file, asked about an edited situation."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from quizapp.bank.board_view import BoardView, StackItemView
from quizapp.bank.catalogue import Catalogue
from quizapp.bank.dated import say_right_answer
from quizapp.bank.family.family import Family
from quizapp.bank.family.loading import question_words
from quizapp.bank.family.scenario import Use
from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.picture.board_picture import draw_board
from quizapp.bank.picture.lines import with_stack
from quizapp.bank.reading.document import read_document_with_places
from quizapp.bank.reading.fault import UnreadableError
from quizapp.bank.rendering import make_other_explanation
from quizapp.bank.situation_edits.answers import Edited, Outcome
from quizapp.bank.situation_edits.situation import Situation, write_situation
from quizapp.bank.staging.impossible import ImpossibleScenarioError
from quizapp.bank.staging.possible import refuse_the_impossible
from quizapp.bank.staging.setting import set_the_scene
from quizapp.bank.variants.variant import Variant
from quizapp.bank.what_if.judging import holds_otherwise
from quizapp.bank.what_if.renaming import rename
from quizapp.bank.what_if.what_if import find_out_otherwise
from quizapp.bank.wording.answer_words import say_answers
from quizapp.bank.wording.board.picture_words import WAITING
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.telling.happenings import say_happenings
from quizapp.bank.wording.telling.told import tell
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.refusal import RefusalError

_ROLE = re.compile(r"(?<=[a-z,] )(?:A2|N2|A|N|O)\b")
"""A role inside a sentence; at its beginning "A" is an article."""

FILE = "board.yaml"
"""What faults call the document."""


class Asker(NamedTuple):
    """The variant whose question is asked, with its key, and who says the answer."""

    variant: Variant
    key: DerivedKey
    catalogue: Catalogue
    speaker: Speaker


def answer_edited(situation: Situation, asker: Asker) -> Edited:
    """Say what is right in an edited situation, or why nothing can be said."""
    words = question_words(asker.catalogue)
    try:
        family, places = read_document_with_places(
            write_situation(situation), FILE, Family, words
        )
    except UnreadableError as error:
        return Edited(impossible=str(error.faults[0]))
    try:
        board = _draw(family, asker)
        refuse_the_impossible(family, asker.catalogue)
    except ImpossibleScenarioError as error:
        if error.path[0] == "scenario":
            said = _with_names(error, asker.speaker)
            return Edited(impossible=str(places.fault(said, *error.path)))
        return Edited(board, outcome=_refused(error, asker.speaker))
    return Edited(
        board, _tell(family, asker), outcome=_outcome(family, asker, situation)
    )


def _draw(family: Family, asker: Asker) -> BoardView:
    """Draw the board before anything happens, with what will be used on the stack."""
    state = _with_exile_named(set_the_scene(family.scenario, asker.catalogue))
    board = draw_board(state, asker.key.as_of, asker.speaker)
    return with_stack(board, tuple(_used(family, asker))[::-1], asker.speaker)


def _with_exile_named(state: State) -> State:
    """Show what lies face down in exile: whoever edits a situation knows it."""
    objects = tuple(
        replace(each, face_down=False) if each.zone is Zone.EXILE else each
        for each in state.objects
    )
    return replace(state, objects=objects)


def _used(family: Family, asker: Asker) -> Iterator[StackItemView]:
    seats = sorted(family.scenario.players)
    for place, each in enumerate(family.happens):
        if isinstance(each, Use):
            card = asker.catalogue.card(each.card)
            yield StackItemView(
                object_id=-1 - place,
                seat=seats.index(each.by),
                name=str(asker.speaker.word(each.card)),
                mana=card.cost.words if card.cost is not None else (),
                note=asker.speaker.translate(WAITING),
            )


def _tell(family: Family, asker: Asker) -> tuple[str, ...]:
    told = tell(family, "", asker.catalogue)
    try:
        return tuple(say_happenings(family, told, asker.speaker))
    except RefusalError:  # there are no words for what happens now
        return ()


def _outcome(family: Family, asker: Asker, situation: Situation) -> Outcome:
    try:
        then = find_out_otherwise(family, asker.catalogue, asker.key.as_of)
        return _judge(then, asker, situation)
    except RefusalError as error:
        return _refused(error, asker.speaker)


def _refused(error: RefusalError, speaker: Speaker) -> Outcome:
    return Outcome(refused=_with_names(error, speaker))


def _with_names(error: RefusalError, speaker: Speaker) -> str:
    """Say a refusal with the names of players; their roles stand inside its sentence."""
    return _ROLE.sub(lambda found: str(speaker.word(found[0])), str(error))


def _judge(then: Findings, asker: Asker, situation: Situation) -> Outcome:
    """Judge the options posed; the answer may turn on another rule point than it did.

    :raises RefusalError: if one of them cannot be judged.
    """
    key = _with_swaps(asker.key, situation)
    try:
        return _judged(then, key, asker)
    except RefusalError:
        return _judged(then.free_to_turn, key, asker)


def _judged(then: Findings, key: DerivedKey, asker: Asker) -> Outcome:
    """Say which options are right, and why, from one and the same findings."""
    explained = make_other_explanation(asker.variant, key, then, asker.speaker)
    right = tuple(each.id for each in key.options if holds_otherwise(each, then))
    return Outcome(
        right=right,
        options=explained.options,
        steps=explained.steps,
        text=_say_answer(then, right, asker.speaker),
    )


def _with_swaps(key: DerivedKey, situation: Situation) -> DerivedKey:
    """Let the options speak of the cards that stand in place of others."""
    options = key.options
    for old, new in situation.swapped:
        options = tuple(
            replace(each, answers=rename(each.answers, old, new)) for each in options
        )
    return replace(key, options=options)


def _say_answer(then: Findings, right: tuple[str, ...], speaker: Speaker) -> str:
    """Say the true answer; a reason only where one of the options names it."""
    ask = then.family.ask
    if ask.with_reasons and not right:
        return say_answers(ask, then.answers, speaker)
    try:
        return say_right_answer(then, speaker)
    except RefusalError:  # nothing that it rests on has a citation
        return say_answers(ask, then.answers, speaker)
