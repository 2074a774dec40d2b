"""Returning cards: what a remedy takes out of a hand goes back into the library."""

from __future__ import annotations

from itertools import combinations

from quizapp.rules.game import Frame, Game
from quizapp.rules.nouns.decisions import Decision, DecisionKind, Option, Realm
from quizapp.rules.nouns.events import Returned
from quizapp.rules.nouns.objects import GameObject, Player
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.policy.infractions.remedy_points import cards_of_the_remedy
from quizapp.rules.policy.ruling import Infraction
from quizapp.rules.procedures.deciding import tournament_decider
from quizapp.rules.refusal import RefusalError


def hand_of(game: Game, player: Player) -> tuple[GameObject, ...]:
    """List the cards in a player's hand."""
    return game.state.in_zone(Zone.HAND, player)


def sets_of(cards: tuple[GameObject, ...], count: int) -> tuple[Option, ...]:
    """List the ways to take cards out of a hand; cards with the same name count once."""
    found: dict[tuple[str, ...], Option] = {}
    for chosen in combinations(cards, min(count, len(cards))):
        names = tuple(sorted(each.name for each in chosen))
        refs = tuple(each.id for each in chosen)
        key = "return:" + "+".join(str(ref) for ref in refs)
        found.setdefault(names, Option(key=key, refs=refs, cards=names))
    return tuple(found.values())


class RevealAndChoose(Frame, frozen=True, kw_only=True):
    """The opponent picks cards they had not seen; these are shuffled away (IPG 2.3)."""

    offender: Player
    chooser: Player
    count: int
    known: tuple[int, ...]

    def run(self, game: Game) -> Decision | None:
        """Ask the person that the remedy names, whoever controls them."""
        hand = hand_of(game, self.offender)
        legal = game.ask(
            cards_of_the_remedy, tuple(each.id for each in hand), self.known
        )
        cards = tuple(each for each in hand if each.id in legal)
        if not cards:
            raise RefusalError("no card of the hand was unknown to the opponent")
        return Decision(
            kind=DecisionKind.REMEDY,
            realm=Realm.TOURNAMENT,
            chooser=self.chooser,
            decider=tournament_decider(game, self.chooser),
            options=sets_of(cards, self.count),
            cause=Infraction.HIDDEN_CARD_ERROR.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Shuffle them into the library."""
        game.pop()
        give_back(game, self.offender, option, on_top=False)


class RandomToTop(Frame, frozen=True, kw_only=True):
    """Cards taken at random go from the hand on top of the library (JAR)."""

    offender: Player
    count: int

    def run(self, game: Game) -> Decision | None:
        """Let chance take the cards."""
        return Decision(
            kind=DecisionKind.REMEDY,
            realm=Realm.CHANCE,
            chooser=self.offender,
            decider=self.offender,
            options=sets_of(hand_of(game, self.offender), self.count),
            cause=Infraction.COMMON_ISSUE.value,
        )

    def answer(self, game: Game, option: Option) -> None:
        """Put them there."""
        game.pop()
        give_back(game, self.offender, option, on_top=True)


def give_back(game: Game, owner: Player, option: Option, on_top: bool) -> None:
    """Put cards of a hand back: on top of the library, or shuffled into it."""
    for ref in option.refs:
        assert isinstance(ref, int)
        card = game.object(ref).card
        game.change_object(ref, zone=Zone.CEASED)
        library = game.player(owner).library.with_card(card)
        if on_top:
            library = library.with_on_top(card)
        game.change_player(owner, library=library)
    place = "top" if on_top else "random part"
    game.record(Returned(of=owner, cards=option.cards, place=place))
