"""Misconceptions about votes, and about abilities that trigger on what was done."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.points import triggers
from quizapp.rules.points.voting import votes
from quizapp.rules.rulebook import Cited, cited, misconception


@misconception("the-active-player-votes-first", votes.voting_order)
def _active_first(
    from_you: tuple[Player, ...], apnap: tuple[Player, ...], name: str
) -> Cited[tuple[Player, ...]]:
    del from_you
    return cited(apnap, "vote.order", name=name, player=apnap[0])


@misconception("extra-votes-come-last", votes.extra_votes_together)
def _extra_last(name: str, player: Player, votes: int) -> Cited[bool]:
    return cited(False, "vote.several", name=name, player=player, votes=votes)


@misconception("control-beats-a-moved-vote", votes.moved_vote)
def _not_moved(player: Player, by: Player, source: str) -> Cited[Player]:
    del by
    return cited(player, "vote.moved", player=player, by=player, source=source)


@misconception("the-first-vote-breaks-a-tie", votes.vote_outcome)
def _first_breaks(name: str, votes: tuple[str, ...], tied: str) -> Cited[str]:
    del tied
    ranked = sorted(dict.fromkeys(votes), key=votes.count, reverse=True)
    return cited(ranked[0], "vote.outcome", name=name, choice=ranked[0], tied="false")


@misconception("a-tied-vote-does-nothing", votes.vote_outcome)
def _nothing(name: str, votes: tuple[str, ...], tied: str) -> Cited[str]:
    counts = sorted((votes.count(each) for each in dict.fromkeys(votes)), reverse=True)
    is_tied = counts[:1] == counts[1:2]
    choice = "" if is_tied else max(votes, key=votes.count)
    return cited(choice, "vote.outcome", name=name, choice=tied, tied="true")


@misconception("only-one-permanent-is-voted-out", votes.most_voted)
def _only_one(name: str, votes: tuple[int, ...]) -> Cited[tuple[int, ...]]:
    ranked = sorted(dict.fromkeys(votes), key=votes.count, reverse=True)
    return cited(tuple(ranked[:1]), "vote.objects", name=name, count=1)


@misconception("when-you-do-happens-at-once", triggers.reflexive_awaits_the_stack)
def _at_once(name: str, player: Player) -> Cited[bool]:
    return cited(False, "reflexive.stack", name=name, player=player)


@misconception("triggers-though-nothing-was-done", triggers.reflexive_triggers)
def _anyway(name: str, times: int) -> Cited[int]:
    return cited(max(1, times), "reflexive.checked", name=name, times=times)


VOTING = (
    _active_first,
    _extra_last,
    _not_moved,
    _first_breaks,
    _nothing,
    _only_one,
    _at_once,
    _anyway,
)
