"""What holds for sight under every way in which players may be controlled."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quizapp.rules.game import Assumptions, Game
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.sights import Seen, Sight
from quizapp.rules.procedures.seeing.looking import controller_of_player, sees
from quizapp.rules.rulebook import Rulebook
from tests.support.tables import On, Side, controlled, table

LOXODON, BROKER = "Woolly Loxodon", "Bane Alley Broker"
PLAYERS = ("A", "N", "O")
IN_THE_GAME = (
    Sight(what=Seen.HAND, of=Player("A")),
    Sight(what=Seen.LIBRARY_TOP, of=Player("A")),
    Sight(what=Seen.FACE_DOWN_PERMANENT, of=Player("A"), card=LOXODON),
    Sight(what=Seen.FACE_DOWN_EXILE, of=Player("A"), card="Hill Giant"),
)
PRIVATE = (
    Sight(what=Seen.OUTSIDE, of=Player("A")),
    Sight(what=Seen.NOTES, of=Player("A")),
)
CONTROLS = st.lists(
    st.tuples(st.sampled_from(PLAYERS), st.sampled_from(PLAYERS)), max_size=4
)


def game_with(controls) -> Game:
    side = Side(
        hand=["Shock"],
        field=[BROKER, "Sphinx of Jwar Isle", On(LOXODON, face_down=True)],
        exiled=[("Hill Giant", BROKER)],
    )
    created = [
        controlled(subject, by=by, stamp=stamp)
        for stamp, (subject, by) in enumerate(controls)
    ]
    state = table(A=side, N=Side(), O=Side(), controls=created)
    return Game(state, Rulebook(), Assumptions())


def viewers(game: Game, sight: Sight) -> set[str]:
    return {each for each in game.state.roles if sees(game, each, sight)}


@given(CONTROLS)
def test_whoever_controls_a_player_sees_at_least_what_that_player_sees(controls):
    game = game_with(controls)

    for sight in IN_THE_GAME:
        seeing = viewers(game, sight)
        assert {controller_of_player(game, each) or each for each in seeing} <= seeing


@given(CONTROLS)
def test_nobody_loses_sight_of_anything_by_being_controlled(controls):
    game, free = game_with(controls), game_with([])

    for sight in IN_THE_GAME:
        assert viewers(free, sight) <= viewers(game, sight)


@given(CONTROLS)
def test_a_sideboard_and_notes_are_never_shown_to_anybody_else(controls):
    game = game_with(controls)

    assert all(viewers(game, sight) == {"A"} for sight in PRIVATE)
