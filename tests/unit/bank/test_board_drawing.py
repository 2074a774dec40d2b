"""The board as drawn from a state: seats, cards, zones, ribbons, stack and text."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.board_view import BoardView, CardView, Hue, RibbonKind
from quizapp.bank.family.loading import load_family
from quizapp.bank.keys.derive import derive_key
from quizapp.bank.keys.derived import DerivedKey
from quizapp.bank.picture.board_picture import draw_board
from quizapp.bank.picture.hues import hue_of
from quizapp.bank.picture.withheld import Withheld, withheld_for
from quizapp.bank.question_bank import QuestionBank
from quizapp.bank.variants.variant import draw_variant
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.card import UNKNOWN_CARD
from quizapp.rules.documents.edition import NEWEST, parse_edition_date
from quizapp.rules.game import replace
from quizapp.rules.nouns.state import State
from quizapp.rules.nouns.turn import Step, Turn
from quizapp.rules.nouns.zones import Zone
from tests.support.playing import Play
from tests.support.tables import CATALOGUE, On, Side, card, controlled, table
from tests.support.teams import teams

FAMILIES = sorted(
    (Path(__file__).parents[3] / "questions" / "player-control").glob("*.yaml")
)
SPEAKER = Speaker(
    "en", {"A": "Amy", "A2": "Ada", "C": "Chloe", "N": "Nicole", "N2": "Nora"}
)


def drawn(state: State, **more: object) -> BoardView:
    return draw_board(state, NEWEST, SPEAKER, **more)  # type: ignore[arg-type]


def drawn_play(play: Play) -> BoardView:
    return draw_board(play.state, NEWEST, SPEAKER, play.decision)


def permanent(board: BoardView, name: str) -> CardView:
    return next(
        each
        for player in board.players
        for each in player.permanents
        if each.name == name
    )


def note(board: BoardView, seat: int, key: str) -> str:
    return next(zone.note for zone in board.players[seat].zones if zone.key == key)


def derived(path: Path) -> DerivedKey:
    loaded = load_family(path, CATALOGUE)
    variant = draw_variant(loaded.id, loaded.family, CATALOGUE, 0)
    return derive_key(variant.family, CATALOGUE, NEWEST)


@pytest.mark.parametrize("path", FAMILIES, ids=lambda path: path.stem)
def test_every_question_is_drawn_with_all_its_cards(path):
    key = derived(path)
    board = draw_board(key.shown, NEWEST, SPEAKER)

    shown = {
        name
        for player in board.players
        for name in (
            *(each.name for each in player.permanents),
            *(pile.name for pile in player.lands),
            *(each.name for zone in player.zones for each in zone.cards),
        )
    } | {item.name.removeprefix("ability of ") for item in board.stack}
    present = {
        each.name.replace("'", "’")
        for each in key.shown.objects
        if each.zone is not Zone.CEASED
    } - {""}
    assert {"Amy", "Nicole"} <= {player.name for player in board.players}
    assert sum(step.current for step in board.turn.steps) == 1
    assert present <= shown
    assert all(line.endswith(".") and "{" not in line for line in board.lines)


def test_a_role_keeps_its_seat_whoever_is_active():
    board = drawn(table(turn="N"))

    assert [(each.name, each.seat) for each in board.players] == [
        ("Amy", 0),
        ("Nicole", 1),
    ]
    assert [each.active for each in board.players] == [False, True]
    assert (board.turn.seat, board.turn.heading) == (1, "Nicole’s turn")


@pytest.mark.parametrize(
    ("step", "label"),
    [
        ("untap", "Untap"),
        ("draw", "Draw"),
        ("precombat main", "Main 1"),
        ("declare attackers", "Combat"),
        ("postcombat main", "Main 2"),
        ("cleanup", "End"),
    ],
)
def test_the_turn_bar_marks_one_segment_and_those_before_it(step, label):
    state = table()
    state = replace(state, turn=Turn(1, state.turn.active, Step(step)))
    steps = drawn(state).turn.steps

    here = next(place for place, each in enumerate(steps) if each.current)
    assert steps[here].label == label
    assert [each.past for each in steps] == [True] * here + [False] * (7 - here)


def test_a_permanent_is_described_in_full():
    soulgorger = On("Phyrexian Soulgorger", counters=(("age", 2),))
    view = permanent(drawn(table(A=Side([soulgorger]))), "Phyrexian Soulgorger")

    assert view.description == (
        "Phyrexian Soulgorger, snow artifact creature, 8/8, 2 age counters, "
        "untapped, controlled by Amy"
    )
    assert (view.mana, view.hue, view.counters) == (
        ("3",),
        Hue.ARTIFACT,
        (("age", 2),),
    )


def test_power_and_toughness_are_those_after_continuous_effects():
    side = Side(["Hill Giant", On("Demonic Appetite", to="Hill Giant")])
    board = drawn(table(A=side))
    aura = permanent(board, "Demonic Appetite")

    assert permanent(board, "Hill Giant").power_toughness == "6/6"
    assert aura.attached_to == permanent(board, "Hill Giant").object_id
    assert "attached to Hill Giant" in aura.description
    assert "Amy controls Hill Giant (6/6) and" in " ".join(board.lines)


def test_a_planeswalker_shows_loyalty_and_no_counters():
    sorin = On("Sorin Markov", counters=(("loyalty", 6),))
    view = permanent(drawn(table(A=Side([sorin]))), "Sorin Markov")

    assert (view.loyalty, view.counters, view.power_toughness) == ("6", (), "")
    assert ", loyalty 6, " in view.description


def test_a_transformed_permanent_shows_its_other_face_in_the_colours_of_the_front():
    state = table(A=Side([On("Jace, Vryn's Prodigy", counters=(("loyalty", 5),))]))
    flipped = replace(state.objects[0], transformed=True)
    view = permanent(
        drawn(replace(state, objects=(flipped,))), "Jace, Telepath Unbound"
    )

    assert (view.hue, view.mana, view.loyalty) == (Hue.BLUE, (), "5")


def test_a_permanent_of_another_owner_says_whose_it_is():
    stolen = On("Hill Giant", owner="N", tapped=True)
    view = permanent(drawn(table(A=Side([stolen]))), "Hill Giant")

    assert view.description.endswith("tapped, controlled by Amy, owned by Nicole")


def test_lands_that_are_alike_make_a_pile_and_fetch_lands_stay_cards():
    field = ["Forest", On("Forest", tapped=True), "Swamp", "Flooded Strand"]
    board = drawn(table(A=Side(field)))
    amy = board.players[0]

    assert [(pile.name, pile.count, pile.tapped, pile.hue) for pile in amy.lands] == [
        ("Forest", 2, 1, Hue.GREEN),
        ("Swamp", 1, 0, Hue.BLACK),
    ]
    assert amy.lands[0].object_ids == (0, 1)
    assert [each.name for each in amy.permanents] == ["Flooded Strand"]
    assert any("Forest, Forest (tapped)" in line for line in board.lines)


@pytest.mark.parametrize(
    ("name", "hue"),
    [
        ("Silvercoat Lion", Hue.WHITE),
        ("Shock", Hue.RED),
        ("Mindslaver", Hue.ARTIFACT),
        ("Flooded Strand", Hue.LAND),
        ("Plains", Hue.WHITE),
    ],
)
def test_the_hue_comes_from_cost_and_types(name, hue):
    assert hue_of(card(name)) is hue


def test_a_card_of_two_colours_and_a_card_of_none_have_hues_of_their_own():
    both = replace(card("Shock").cost, symbols=("R", "G"))

    assert hue_of(replace(card("Shock"), cost=both)) is Hue.SEVERAL
    assert hue_of(UNKNOWN_CARD) is Hue.COLOURLESS


def test_unnamed_cards_are_counted_and_not_listed():
    side = Side(
        hand=["Fling", UNKNOWN_CARD],
        graveyard=["Shock", "Forest", "Shock"],
        library={"Plains": 2, "others": 30},
    )
    board = drawn(table(A=side))
    zones = {zone.key: zone for zone in board.players[0].zones}

    assert list(zones) == ["hand", "library", "graveyard", "exile"]
    assert (zones["hand"].count, len(zones["hand"].cards)) == (2, 1)
    assert zones["library"].count == 32
    assert [each.name for each in zones["library"].cards] == ["Plains", "Plains"]
    assert zones["graveyard"].note == "Shock ×2, Forest"
    assert "In Amy’s hand: 2 cards (hidden from Nicole), among them Fling." in (
        board.lines
    )


def test_no_two_things_in_the_picture_share_an_id():
    side = Side(["Forest", "Hill Giant"], ["Fling"], ["Shock"], {"Plains": 2})
    board = drawn(table(A=side, N=side))

    ids = [
        object_id
        for player in board.players
        for object_id in (
            *(each.object_id for each in player.permanents),
            *(each for pile in player.lands for each in pile.object_ids),
            *(each.object_id for zone in player.zones for each in zone.cards),
        )
    ]
    assert len(ids) == len(set(ids)) == 12


def test_the_hand_of_a_controlled_player_is_seen_by_who_controls_them():
    side = Side(hand=["Fling"])
    board = drawn(table(controls=[controlled("A", by="N")], A=side, N=side))

    assert note(board, 0, "hand") == "Nicole may look"
    assert note(board, 1, "hand") == "hidden from Amy"


def test_a_hand_is_hidden_from_everybody_else_at_the_table():
    board = drawn(table(A=Side(hand=["Fling"]), C=Side()))

    assert note(board, 0, "hand") == "hidden from Chloe and Nicole"
    assert note(board, 1, "hand") == ""


def test_a_team_has_one_life_total_and_its_turn_and_hands_in_common():
    board = drawn(teams(life=24, A=Side(hand=["Fling"])))

    assert [(team.seats, team.name, team.life) for team in board.teams] == [
        ((0, 1), "Amy and Ada", 24),
        ((2, 3), "Nicole and Nora", 24),
    ]
    assert [player.life for player in board.players] == [None] * 4
    assert [player.active for player in board.players] == [True, True, False, False]
    assert board.turn.heading == "Amy’s and Ada’s turn"
    assert note(board, 0, "hand") == "hidden from Nicole and Nora"
    assert board.lines[:3] == (
        "It is Amy’s and Ada’s turn: precombat main phase.",
        "Amy and Ada share 24 life and are the active team.",
        "Amy controls no permanents.",
    )
    assert "Nicole and Nora share 24 life." in board.lines


def test_control_of_a_player_is_shown_for_the_teammate_too():
    waits = [controlled("N2", by="A", next_turn=True)]
    *_, nicole, nora = drawn(teams(controls=waits)).players
    works = [controlled("A2", by="N")]
    amy, ada, *_ = drawn(teams(controls=works)).players

    assert nicole.ribbon is not None
    assert nora.ribbon is not None
    assert nicole.ribbon.statement == "Amy will decide for Nicole"
    assert nora.ribbon.statement == "Amy will decide for Nora"
    assert amy.ribbon is not None
    assert ada.ribbon is not None
    assert (amy.ribbon.subject_seat, ada.ribbon.subject_seat) == (0, 1)


def test_a_controlled_turn_has_a_ribbon_that_names_effect_and_rule():
    board = drawn(table(controls=[controlled("A", by="N")]))
    amy, nicole = board.players

    assert amy.ribbon is not None
    assert amy.ribbon.kind is RibbonKind.TURN
    assert (amy.ribbon.controller_seat, amy.ribbon.subject_seat) == (1, 0)
    assert amy.ribbon.statement == "Nicole decides for Amy"
    assert amy.ribbon.duration == "all of this turn"
    assert (amy.ribbon.source, amy.ribbon.citation) == ("Mindslaver", "CR 723.5")
    assert (nicole.ribbon, nicole.deciding, amy.deciding) == (None, True, False)
    assert "Nicole decides for Amy: all of this turn, because of Mindslaver." in (
        board.lines
    )


def test_the_citation_is_that_of_the_edition_in_force():
    state = table(controls=[controlled("A", by="N")])
    old = parse_edition_date("2016-09-30")
    board = draw_board(state, old, SPEAKER)

    assert board.players[0].ribbon is not None
    assert board.players[0].ribbon.citation == "CR 714.5"


def test_control_of_the_next_turn_waits_and_nobody_decides_yet():
    board = drawn(table(controls=[controlled("N", by="A", next_turn=True)]))
    amy, nicole = board.players

    assert nicole.ribbon is not None
    assert nicole.ribbon.kind is RibbonKind.WAITING
    assert nicole.ribbon.statement == "Amy will decide for Nicole"
    assert nicole.ribbon.duration == "waits until Nicole takes a turn"
    assert amy.deciding is False


def test_what_works_now_hides_what_waits():
    controls = [
        controlled("A", by="N", source="Mindslaver"),
        controlled("A", by="N", next_turn=True, stamp=60, source="Worst Fears"),
    ]
    board = drawn(table(controls=controls))

    assert board.players[0].ribbon is not None
    assert board.players[0].ribbon.source == "Mindslaver"


@pytest.mark.parametrize("next_turn", [False, True])
def test_of_several_effects_the_newest_is_shown(next_turn):
    controls = [
        controlled("A", by="N", stamp=61, source="Worst Fears", next_turn=next_turn),
        controlled("A", by="A", stamp=60, next_turn=next_turn),
    ]
    board = drawn(table(controls=controls))

    assert board.players[0].ribbon is not None
    assert board.players[0].ribbon.source == "Worst Fears"


def test_control_of_oneself_has_a_ribbon_of_its_own():
    board = drawn(table(controls=[controlled("A", by="A")]))
    amy = board.players[0]

    assert amy.ribbon is not None
    assert amy.ribbon.kind is RibbonKind.SELF
    assert amy.ribbon.statement == "Nobody else decides for Amy"
    assert amy.ribbon.duration == "the newest effect is Amy’s own"
    assert amy.ribbon.citation == "CR 723.9"
    assert amy.deciding is False


def test_control_of_oneself_in_a_turn_to_come_says_so():
    board = drawn(table(controls=[controlled("N", by="N", next_turn=True)]))

    assert board.players[1].ribbon is not None
    assert board.players[1].ribbon.statement == "Nicole will be in control of Nicole"


def test_a_question_about_who_decides_can_leave_every_hint_of_it_out():
    side = Side(hand=["Fling"])
    state = table(controls=[controlled("A", by="N")], A=side, N=side)
    open_table = table(A=side, N=side)

    board = drawn(state, withheld=Withheld.DECIDERS)
    assert board == drawn(open_table, withheld=Withheld.DECIDERS)


def test_a_question_about_a_hand_can_leave_out_who_looks_at_it():
    side = Side(hand=["Fling"])
    state = table(controls=[controlled("A", by="N")], A=side, N=side)

    def notes(board: BoardView) -> list[str]:
        zones = (zone for player in board.players for zone in player.zones)
        return [zone.note for zone in zones if zone.key == "hand"]

    assert any(notes(drawn(state)))
    board = drawn(state, withheld=Withheld.SIGHT)
    assert not any(notes(board))
    assert [each.ribbon for each in board.players] == [
        each.ribbon for each in drawn(state).players
    ]


def test_no_board_answers_who_decides_who_looks_or_who_has_priority():
    bank = QuestionBank()
    folders = ("information", "player-control")
    ids = [path.stem for path in bank.paths if path.parent.name in folders]
    asked = {each: bank.family(each).family.ask for each in ids}
    telling = {each: withheld_for(ask) for each, ask in asked.items()}
    looks = [each for each, withheld in telling.items() if Withheld.SIGHT in withheld]
    waits = [e for e, withheld in telling.items() if Withheld.PRIORITY in withheld]
    assert looks
    assert waits

    for question_id in (*looks, *waits):
        board = bank.pose(question_id, 0, bank.newest_date(), "en").board
        for player in board.players:
            hands = [zone.note for zone in player.zones if zone.key == "hand"]
            assert question_id in waits or not any(hands), question_id
            assert question_id in looks or not player.has_priority, question_id


def command_resolving() -> Play:
    victim = Side(["Mountain", "Mountain"], hand=["Shock", "Fling"])
    caster = Side(hand=["Word of Command"])
    play = Play(table(A=caster, N=victim)).use("Word of Command", by="A")
    return play.resolve()


def test_a_resolving_spell_is_marked_and_who_chooses_in_a_hand_sees_it():
    board = drawn_play(command_resolving())

    assert [(each.name, each.note, each.seat) for each in board.stack] == [
        ("Word of Command", "resolving", 0)
    ]
    assert note(board, 1, "hand") == "Amy may look"
    assert "The stack, from the top: Word of Command (resolving; " in board.lines[-1]


def test_a_spell_begun_during_a_resolution_lies_on_top_of_it():
    board = drawn_play(command_resolving().take("Shock"))

    assert [(each.name, each.note, each.mana) for each in board.stack] == [
        ("Shock", "being cast or activated", ("R",)),
        ("Word of Command", "resolving", ("B", "B")),
    ]


def test_control_bound_to_a_resolution_lasts_as_long_as_that():
    ribbon = drawn_play(command_resolving().take("Shock")).players[1].ribbon

    assert ribbon is not None
    assert (ribbon.kind, ribbon.duration, ribbon.citation) == (
        RibbonKind.RESOLVING,
        "while Word of Command resolves",
        "CR 723.2",
    )


def test_control_bound_to_a_spell_that_waits_on_the_stack_waits_with_it():
    play = command_resolving().take("Shock").take("N").to_decision("priority")
    board = drawn_play(play)
    ribbon = board.players[1].ribbon

    assert ribbon is not None
    assert (ribbon.kind, ribbon.duration, ribbon.citation) == (
        RibbonKind.WAITING,
        "waits until Shock resolves",
        "CR 723.2",
    )
    assert board.stack[0].note == "waiting"
    assert board.players[0].deciding is False


def test_an_ability_on_the_stack_is_named_by_its_source_and_has_no_mana():
    play = Play(table(A=Side(["Mindslaver"]))).use("Mindslaver", "N", by="A")
    (item,) = drawn_play(play).stack

    assert (item.name, item.mana, item.note) == ("ability of Mindslaver", (), "waiting")


def test_priority_is_shown_only_where_it_is_what_is_to_be_decided():
    play = Play(table())

    assert [each.has_priority for each in drawn_play(play).players] == [True, False]
    assert "Amy has priority." in drawn_play(play).lines
    assert not any(each.has_priority for each in drawn(play.state).players)
    searching = Play(table(A=Side(hand=["Demonic Tutor"])))
    searching.use("Demonic Tutor", by="A").resolve()
    assert not any(each.has_priority for each in drawn_play(searching).players)


def test_exile_is_told_of_only_while_a_card_is_in_it():
    state = table(A=Side(graveyard=["Shock"]))
    exiled = replace(state.objects[0], zone=Zone.EXILE)
    board = drawn(replace(state, objects=(exiled,)))

    assert "In exile, owned by Amy: 1 card, namely Shock." in board.lines
    assert note(board, 0, "exile") == "Shock"
    assert not any("exile" in line for line in drawn(state).lines)


def test_the_command_zone_is_drawn_only_while_something_is_in_it():
    state = table(A=Side(graveyard=["Shock"]))
    moved = replace(state.objects[0], zone=Zone.COMMAND)
    zones = drawn(replace(state, objects=(moved,))).players[0].zones

    assert zones[-1].label == "Command zone"
    assert "command" not in [zone.key for zone in drawn(state).players[0].zones]


def test_an_unnamed_permanent_is_drawn_and_said_to_be_unnamed():
    board = drawn(table(A=Side([UNKNOWN_CARD])))
    (view,) = board.players[0].permanents

    assert (view.name, view.type_line) == ("", "")
    assert view.description.startswith("a card nobody has named, untapped")
    assert "Amy controls a card nobody has named." in board.lines


def test_counters_of_a_kind_without_a_word_are_shown_as_they_are():
    bears = On("Grizzly Bears", counters=(("charge", 1), ("age", 0)))
    view = permanent(drawn(table(A=Side([bears]))), "Grizzly Bears")

    assert view.counters == (("charge", 1),)
    assert "1 charge counter, untapped" in view.description
