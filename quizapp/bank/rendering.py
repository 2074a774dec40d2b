"""Rendering: a derived key in words and pictures, in one language."""

from __future__ import annotations

from collections.abc import Iterable

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.dated import Judged, judge
from quizapp.bank.family.ask import Ask
from quizapp.bank.keys.derive import Findings
from quizapp.bank.keys.derived import DerivedKey, DerivedOption
from quizapp.bank.ordering.explaining import explain_order
from quizapp.bank.ordering.pieces import places_in, pose_pieces
from quizapp.bank.picture.board_picture import draw_board
from quizapp.bank.picture.withheld import withheld_for
from quizapp.bank.posed import (
    ExplainedOption,
    ExplainedPlace,
    ExplainedStep,
    Explanation,
    PosedOption,
    PosedQuestion,
)
from quizapp.bank.variants.variant import Variant
from quizapp.bank.what_if.judging import judge_otherwise
from quizapp.bank.wording.answer_words import say_belief, say_option
from quizapp.bank.wording.note_words import say_note, say_unverified
from quizapp.bank.wording.question_words import say_question
from quizapp.bank.wording.speaker import Speaker
from quizapp.bank.wording.stem_words import say_situation
from quizapp.bank.wording.step_words import say_step
from quizapp.bank.wording.telling.horizon_words import say_horizon
from quizapp.bank.wording.telling.told import Told, tell
from quizapp.rules.documents.edition import EditionDate
from quizapp.rules.documents.rule import Citation
from quizapp.rules.documents.rule_index import RULES
from quizapp.rules.nouns.state import State
from quizapp.rules.rulebook import Step


def pose(
    variant: Variant, key: DerivedKey, catalogue: Catalogue, speaker: Speaker
) -> PosedQuestion:
    """Say and draw a question; nothing in it tells which option is right."""
    family = variant.family
    return PosedQuestion(
        question_id=variant.question_id,
        seed=variant.seed,
        as_of=str(key.as_of),
        topics=family.topics,
        level=family.level,
        complexity=family.complexity,
        select_all=family.ask.select_all,
        note=say_note(family, speaker),
        stem=(
            *say_situation(family, _told(key, catalogue), speaker),
            *say_horizon(family, key.shown.turn.step, speaker),
        ),
        question=say_question(family, speaker),
        options=tuple(
            PosedOption(option.id, say_option(family.ask, option, speaker))
            for option in variant.in_order(key)
        ),
        board=draw_board(
            key.shown,
            key.as_of,
            speaker,
            key.due,
            withheld_for(family.ask),
        ),
        pieces=pose_pieces(variant, key, speaker),
        places=places_in(family.ask),
    )


def _told(key: DerivedKey, catalogue: Catalogue) -> Told:
    stack = key.shown.stack
    resolving = key.shown.objects[stack[-1]].name if stack else ""
    return tell(key.family, resolving, catalogue)


def cite(step: Step, as_of: EditionDate, speaker: Speaker) -> str:
    """Cite the rule of a step; a number that is not verified is not guessed."""
    citation = citation_of(step, as_of)
    if citation.verified:
        return str(citation)
    title = speaker.say(citation.title)
    return f"{citation.document}, {title} ({say_unverified(speaker)})"


def citation_of(step: Step, as_of: EditionDate) -> Citation:
    """Return where the rule of a step is written in the edition in force."""
    return RULES[step.rule].cite(as_of)


def explain_steps(
    steps: Iterable[Step], as_of: EditionDate, state: State, speaker: Speaker
) -> tuple[ExplainedStep, ...]:
    """Say the steps of a derivation."""
    return tuple(
        ExplainedStep(
            rule=step.rule,
            cite=cite(step, as_of, speaker),
            verified=citation_of(step, as_of).verified,
            text=say_step(step, speaker),
            object_ids=_objects_of(step, state),
            point=step.point,
        )
        for step in steps
    )


def _objects_of(step: Step, state: State) -> tuple[int, ...]:
    """List the objects that a step speaks of by name."""
    names = {value for _, value in step.says}
    return tuple(each.id for each in state.objects if each.name and each.name in names)


def explain_option(
    option: DerivedOption, judged: Judged, ask: Ask, speaker: Speaker
) -> ExplainedOption:
    """Say why an option is right or wrong."""
    belief = "" if judged.correct else option.misconception
    text = say_option(ask, option, speaker)
    return ExplainedOption(
        option_id=option.id,
        text=text,
        correct=judged.correct,
        misconception=belief,
        belief=say_belief(belief, speaker) if belief else "",
        because=_say_cited(judged.because, judged.as_of, speaker),
    )


def _say_cited(step: Step, as_of: EditionDate, speaker: Speaker) -> str:
    return f"{say_step(step, speaker)} ({cite(step, as_of, speaker)})"


def _explain_order(
    key: DerivedKey, then: Findings, speaker: Speaker
) -> tuple[ExplainedPlace, ...]:
    as_of = then.rulebook.as_of
    return explain_order(
        then, key.options, speaker, lambda step: _say_cited(step, as_of, speaker)
    )


def make_explanation(
    variant: Variant, key: DerivedKey, then: Findings, speaker: Speaker
) -> Explanation:
    """Explain the options of a variant by what was found out for a day."""
    return Explanation(
        options=tuple(
            explain_option(option, judge(option, then), key.family.ask, speaker)
            for option in variant.in_order(key)
        ),
        steps=explain_steps(then.steps, then.rulebook.as_of, key.shown, speaker),
        states=key.states,
        editions=then.editions,
        board=draw_board(key.shown, then.rulebook.as_of, speaker, key.due),
        order=_explain_order(key, then, speaker),
        other_orders=tuple(
            explain_option(option, judge(option, then), key.family.ask, speaker)
            for option in key.other_orders
        ),
    )


def make_other_explanation(
    variant: Variant, key: DerivedKey, then: Findings, speaker: Speaker
) -> Explanation:
    """Explain the options of a variant in a situation in which a fact is otherwise."""
    told, as_of = then.world.told, then.rulebook.as_of
    return Explanation(
        options=tuple(
            explain_option(
                option, judge_otherwise(option, then), then.family.ask, speaker
            )
            for option in variant.in_order(key)
        ),
        steps=explain_steps(then.steps, as_of, told.state, speaker),
        states=len(then.world.graph.nodes),
        editions=then.editions,
        board=draw_board(told.state, as_of, speaker, told.due),
        order=_explain_order(key, then, speaker),
    )
