"""Rule points about voting (CR 701.38)."""

from __future__ import annotations

from quizapp.rules.nouns.objects import Player
from quizapp.rules.rulebook import Cited, cited, rule_point


@rule_point("voting_order")
def voting_order(
    from_you: tuple[Player, ...], apnap: tuple[Player, ...], name: str
) -> Cited[tuple[Player, ...]]:
    """Say in which order players vote: from the one named, in turn order (CR 701.38a)."""
    del apnap  # whose turn it is changes nothing; a misconception looks at it
    return cited(from_you, "vote.order", name=name, player=from_you[0])


@rule_point("extra_votes_together")
def extra_votes_together(name: str, player: Player, votes: int) -> Cited[bool]:
    """Say whether all votes of a player come at the time of the first (CR 701.38d)."""
    return cited(True, "vote.several", name=name, player=player, votes=votes)


@rule_point("moved_vote")
def moved_vote(player: Player, by: Player, source: str) -> Cited[Player]:
    """Say whom the game asks how a player votes when an effect names another (CR 101.1).

    Player control comes after that: it concerns only choices the player would have made.
    """
    return cited(by, "vote.moved", player=player, by=by, source=source)


@rule_point("vote_outcome")
def vote_outcome(name: str, votes: tuple[str, ...], tied: str) -> Cited[str]:
    """Say which choice a vote leads to (CR 701.38b).

    The vote is tied only if several choices have the most votes; what a tie leads to is
    among the instructions.
    """
    most = max(votes.count(each) for each in votes)
    leading = [each for each in dict.fromkeys(votes) if votes.count(each) == most]
    if len(leading) > 1:
        return cited(tied, "vote.outcome", name=name, choice=tied, tied="true")
    return cited(leading[0], "vote.outcome", name=name, choice=leading[0], tied="false")


@rule_point("most_voted")
def most_voted(name: str, votes: tuple[int, ...]) -> Cited[tuple[int, ...]]:
    """Say which objects have the most votes, every one of those tied included (CR 701.38b)."""
    most = max(votes.count(each) for each in votes)
    leading = tuple(each for each in dict.fromkeys(votes) if votes.count(each) == most)
    return cited(leading, "vote.objects", name=name, count=len(leading))
