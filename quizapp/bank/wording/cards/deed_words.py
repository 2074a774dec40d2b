"""Words for votes, and for abilities that trigger on what was done."""

from __future__ import annotations

from quizapp.bank.wording.board.picture_words import say_counter_kind
from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import mark
from quizapp.rules.instructions.counters.putting import PutCounters
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.instructions.voting.casting_votes import Vote
from quizapp.rules.instructions.voting.choosing_votes import ChooseVotes
from quizapp.rules.instructions.voting.voting_on_permanents import (
    VotedFor,
    VoteForPermanent,
)

_CHOICE = mark("“{word}”")
_OR = mark("{kinds} or {last}")
_VOTE = mark("starting with you, each player votes for {choices}. {outcomes}")
_MOST = mark("If {choice} has the most votes, {does}")
_MOST_OR_TIED = mark("If {choice} has the most votes or the vote is tied, {does}")
_VOTE_FOR = {
    VotedFor.NONLAND_YOU_DO_NOT_CONTROL: mark(
        "starting with you, each player votes for a nonland permanent you don’t control. "
        "For each permanent with the most votes or tied for most: {does}"
    ),
}
_CHOOSE = mark("you choose how each player votes this turn")
_PUT_ONE = mark("put a counter of the kind “{counter}” on this")
_PUT_MANY = mark("put {number} counters of the kind “{counter}” on this")
_WHEN_YOU_DO = mark("when you do, {does}")

ALL_TEMPLATES = (
    _CHOICE,
    _OR,
    _VOTE,
    _MOST,
    _MOST_OR_TIED,
    *_VOTE_FOR.values(),
    _CHOOSE,
    _PUT_ONE,
    _PUT_MANY,
    _WHEN_YOU_DO,
)


@say_instruction.register
def _(instruction: Vote, telling: Telling) -> str:
    speaker = telling.speaker
    said = [speaker.say(_CHOICE, word=word) for word, _ in instruction.choices]
    outcomes = []
    for choice, (word, do) in zip(said, instruction.choices, strict=True):
        template = _MOST_OR_TIED if word == instruction.tied else _MOST
        does = telling.say_all(do)
        outcomes.append(speaker.say(template, choice=choice, does=does))
    choices = speaker.say(_OR, kinds=", ".join(said[:-1]), last=said[-1])
    return speaker.say(_VOTE, choices=choices, outcomes=". ".join(outcomes))


@say_instruction.register
def _(instruction: VoteForPermanent, telling: Telling) -> str:
    does = telling.say_all(instruction.do)
    return telling.speaker.say(_VOTE_FOR[instruction.among], does=does)


@say_instruction.register
def _(instruction: ChooseVotes, telling: Telling) -> str:
    del instruction
    return telling.speaker.say(_CHOOSE)


@say_instruction.register
def _(instruction: PutCounters, telling: Telling) -> str:
    speaker = telling.speaker
    kind = say_counter_kind(instruction.counter, speaker)
    number = say_number(instruction.count, speaker)
    template = _PUT_ONE if instruction.count == 1 else _PUT_MANY
    return speaker.say(template, counter=kind, number=number)


@say_instruction.register
def _(instruction: WhenYouDo, telling: Telling) -> str:
    does = Telling(instruction.target, telling.speaker).say_all(instruction.do)
    return telling.speaker.say(_WHEN_YOU_DO, does=does)
