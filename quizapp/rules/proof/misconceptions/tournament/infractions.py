"""Misconceptions about infractions other than missed triggers."""

from __future__ import annotations

from quizapp.rules.documents.edition import NEWEST
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.tournament.incidents import Act
from quizapp.rules.policy.infractions import remedy_points as remedies
from quizapp.rules.policy.infractions import rule_points as infractions
from quizapp.rules.policy.ruling import Infraction, Penalty, Remedy
from quizapp.rules.proof.misconceptions.tournament.backups import BACKUPS
from quizapp.rules.proof.misconceptions.tournament.penalties import PENALTIES
from quizapp.rules.rulebook import Cited, cited, misconception

_OF_THE_GAME = (
    Act.DREW_EXTRA,
    Act.LIFTED_CARD,
    Act.BROKE_RULE,
    Act.FORGOT_UNTAP,
    Act.FORGOT_DRAW,
    Act.FORGOT_DISCARD,
    Act.ERRED_IN_MULLIGAN,
)


@misconception("active-player-answers", infractions.who_answers)
def _active(by: Player, active: Player, decider: Player) -> Cited[Player]:
    del by, decider
    return cited(active, "ipg.offender", player=active)


@misconception("deciding-player-answers", infractions.who_answers)
def _decider(by: Player, active: Player, decider: Player) -> Cited[Player]:
    del by, active
    return cited(decider, "ipg.offender", player=decider)


@misconception("silence-is-cheating", infractions.which_infraction)
def _cheating(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if act not in _OF_THE_GAME or acknowledged:
        return _truth(act, knowingly, acknowledged, by)
    return cited(Infraction.CHEATING, "ipg.cheating", player=by)


@misconception("seen-is-drawn", infractions.which_infraction)
def _drawn(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if knowingly or act is not Act.LIFTED_CARD:
        return _truth(act, knowingly, acknowledged, by)
    return cited(Infraction.HIDDEN_CARD_ERROR, "ipg.hidden-card", player=by)


@misconception("drawn-is-only-seen", infractions.which_infraction)
def _seen(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    if knowingly or act is not Act.DREW_EXTRA:
        return _truth(act, knowingly, acknowledged, by)
    return cited(Infraction.EXTRA_CARDS_SEEN, "ipg.extra-cards", player=by)


def _truth(
    act: Act, knowingly: bool, acknowledged: bool, by: Player
) -> Cited[Infraction]:
    right = infractions.which_infraction.function_on(NEWEST)
    return right(act, knowingly, acknowledged, by)


@misconception("extra-cards-lose-the-game", infractions.infraction_penalty)
def _game_loss(infraction: Infraction, earlier: int, player: Player) -> Cited[Penalty]:
    del infraction, earlier
    lost = Penalty.GAME_LOSS
    return cited(lost, "ipg.upgrade", player=player, penalty=lost.value)


@misconception("warnings-never-grow", infractions.infraction_penalty)
def _never_grow(infraction: Infraction, earlier: int, player: Player) -> Cited[Penalty]:
    del earlier
    right = infractions.infraction_penalty.function_on(NEWEST)
    return right(infraction, 0, player)


@misconception("instructions-do-not-count", infractions.other_players_infraction)
def _not_shared(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    del told_by
    return _truth_of_the_other(other, by, None, let_it_pass, own_effect)


@misconception("own-effects-only-need-watching", infractions.other_players_infraction)
def _watching(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    del own_effect
    return _truth_of_the_other(other, by, told_by, let_it_pass, False)


def _truth_of_the_other(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    right = infractions.other_players_infraction.function_on(NEWEST)
    return right(other, by, told_by, let_it_pass, own_effect)


@misconception("only-the-offender-errs", infractions.other_players_infraction)
def _only_one(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    del told_by, let_it_pass, own_effect
    return cited(None, "ipg.failure.not", player=other, by=by)


@misconception("instructions-count-at-once", infractions.other_players_infraction)
def _at_once(
    other: Player,
    by: Player,
    told_by: Player | None,
    let_it_pass: bool,
    own_effect: bool,
) -> Cited[Infraction | None]:
    del let_it_pass
    shared = told_by == other or own_effect
    found = Infraction.RULE_VIOLATION if shared else Infraction.FAILURE_TO_MAINTAIN
    return cited(found, "ipg.instruction", player=other, by=by)


@misconception("hidden-cards-are-never-excepted", infractions.hidden_card_exception)
def _no_exception(
    acknowledged: bool, opponents_effect: bool, by: Player
) -> Cited[bool]:
    del acknowledged, opponents_effect
    return cited(False, "ipg.hidden-card-exception", player=by, why="no")


@misconception("extra-cards-go-on-top", remedies.error_remedy)
def _on_top(infraction: Infraction, by: Player, count: int) -> Cited[Remedy]:
    del infraction
    return cited(Remedy.RANDOM_TO_TOP, "ipg.revealed", player=by, count=count)


@misconception("a-warning-is-enough", remedies.error_remedy)
def _enough(infraction: Infraction, by: Player, count: int) -> Cited[Remedy]:
    del infraction
    return cited(Remedy.NOTHING, "ipg.no-remedy", player=by, count=count)


@misconception("offender-chooses-in-the-remedy", remedies.who_chooses_in_the_remedy)
def _offender(offender: Player, opponent: Player) -> Cited[Player]:
    del opponent
    return cited(offender, "ipg.chooser", player=offender, chooser=offender)


@misconception("remedy-may-take-known-cards", remedies.cards_of_the_remedy)
def _any_card(hand: tuple[int, ...], known: tuple[int, ...]) -> Cited[tuple[int, ...]]:
    del known
    return cited(hand, "ipg.unknown-cards")


@misconception("opponent-chooses-at-regular-too", remedies.regular_remedy)
def _as_competitive(act: Act, by: Player, count: int) -> Cited[Remedy]:
    del act
    return cited(Remedy.REVEAL_AND_CHOOSE, "jar.extra-cards", player=by, count=count)


@misconception("one-guide-for-all-levels", remedies.regular_is_apart)
def _one_guide(by: Player) -> Cited[bool]:
    return cited(False, "jar.apart", player=by)


@misconception("opponent-decides-at-regular-too", remedies.regular_trigger_remedy)
def _stack_if_chosen(
    optional: bool, disruptive: bool, controller: Player
) -> Cited[Remedy]:
    del optional, disruptive
    return cited(
        Remedy.STACK_IF_CHOSEN,
        "jar.trigger",
        player=controller,
        optional="no",
        declined="no",
    )


INFRACTIONS = (
    _active,
    _decider,
    _cheating,
    _drawn,
    _seen,
    _game_loss,
    _never_grow,
    *PENALTIES,
    _not_shared,
    _watching,
    _only_one,
    _at_once,
    _no_exception,
    _on_top,
    _enough,
    *BACKUPS,
    _offender,
    _any_card,
    _as_competitive,
    _one_guide,
    _stack_if_chosen,
)
