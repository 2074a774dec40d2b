"""Rule points about remedies for errors other than missed triggers (IPG 2.2 to 2.5)."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.ruling import Infraction, Remedy
from quizapp.rules.rulebook import Cited, cited, rule_point

_REMEDIES = {
    Infraction.HIDDEN_CARD_ERROR: (Remedy.REVEAL_AND_CHOOSE, "ipg.revealed"),
    Infraction.EXTRA_CARDS_SEEN: (Remedy.SHUFFLE_IN, "ipg.shuffled"),
    Infraction.MULLIGAN_ERROR: (Remedy.ONE_MORE_MULLIGAN, "ipg.more-mulligan"),
    Infraction.RULE_VIOLATION: (Remedy.JUDGE_DECIDES, "ipg.backup"),
    Infraction.SLOW_PLAY: (Remedy.TWO_MORE_TURNS, "ipg.two-turns"),
    Infraction.COMMUNICATION: (Remedy.JUDGE_DECIDES, "ipg.communication-backup"),
}
_NOTHING = (Remedy.NOTHING, "ipg.no-remedy")


@rule_point("error_remedy", Document.IPG)
def error_remedy(infraction: Infraction, by: Player, count: int) -> Cited[Remedy]:
    """Say what is done to the game about an error."""
    remedy, rule = _REMEDIES.get(infraction, _NOTHING)
    return cited(remedy, rule, player=by, count=count)


@rule_point("who_chooses_in_the_remedy", Document.IPG)
def who_chooses_in_the_remedy(offender: Player, opponent: Player) -> Cited[Player]:
    """Say who chooses the cards that go away: the offender's opponent (IPG 2.3)."""
    return cited(opponent, "ipg.chooser", player=offender, chooser=opponent)


@rule_point("cards_of_the_remedy", Document.IPG)
def cards_of_the_remedy(
    hand: tuple[int, ...], known: tuple[int, ...]
) -> Cited[tuple[int, ...]]:
    """Say which cards may be chosen: those that the opponent had not seen (IPG 2.3)."""
    unknown = tuple(each for each in hand if each not in known)
    return cited(unknown, "ipg.unknown-cards")


@rule_point("regular_is_apart", Document.JAR)
def regular_is_apart(by: Player) -> Cited[bool]:
    """Say whether errors at Regular REL are left to a document of their own."""
    return cited(True, "jar.apart", player=by)


@rule_point("regular_remedy", Document.JAR)
def regular_remedy(act: Act, by: Player, count: int) -> Cited[Remedy]:
    """Say what is done at Regular REL, where the guide's remedies do not apply."""
    if act is Act.DREW_EXTRA:
        return cited(Remedy.RANDOM_TO_TOP, "jar.extra-cards", player=by, count=count)
    if act is Act.LIFTED_CARD:
        return cited(Remedy.SHUFFLE_IN, "jar.shuffled", player=by)
    if act is Act.FORGOT_DRAW:
        return cited(Remedy.DRAW_NOW, "jar.late-draw", player=by)
    if act is Act.FORGOT_DISCARD:
        return cited(Remedy.DISCARD_NOW, "jar.late-discard", player=by)
    if act in (Act.BROKE_RULE, Act.FORGOT_UNTAP, Act.ERRED_IN_MULLIGAN):
        return cited(Remedy.JUDGE_DECIDES, "jar.common", player=by)
    return cited(Remedy.NOTHING, "jar.unwanted", player=by)


@rule_point("regular_trigger_remedy", Document.JAR)
def regular_trigger_remedy(
    optional: bool, disruptive: bool, controller: Player
) -> Cited[Remedy]:
    """Say what is done about a missed trigger at Regular REL.

    One that a player "may" follow was declined; any other goes on the stack, unless
    that would disrupt the game too much.
    """
    declined = optional or disruptive
    return cited(
        Remedy.PLAY_ON if declined else Remedy.STACK_AT_ONCE,
        "jar.trigger",
        player=controller,
        optional="yes" if optional else "no",
        declined="yes" if declined else "no",
    )
