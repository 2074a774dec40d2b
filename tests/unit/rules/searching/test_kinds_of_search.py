"""Kinds of search: up to a number, several zones, reveal, on top, and none at all
(CR 701.23, 701.24)."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.card import Card, CardType, Quality, Supertype
from quizapp.rules.instructions.searching import PutOnTop, Search, Shuffle
from quizapp.rules.nouns.events import Moved, Revealed, Searched, Shuffled
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.scope import Who
from quizapp.rules.nouns.zones import Zone
from quizapp.rules.refusal import OverBudgetError
from tests.support.playing import Play
from tests.support.tables import Side, card, table

NISSA = "Nissa, Nature's Artisan"
BEARS, GIANT = "Grizzly Bears", "Hill Giant"


def quest(*do: object, target: object = None) -> Card:
    return Card(name="Quest", types=(CardType.SORCERY,), do=do, target=target)


def on_quest(*do: object, library: dict[str, int], **side: object) -> Play:
    state = table(A=Side(hand=[quest(*do)], library=library, **side))
    return Play(state).use("Quest").resolve()


def cast(name: str, library: dict[str, int], *against: str, **side: object) -> Play:
    sides = {
        "A": Side(hand=[name], library=library, **side),
        "N": Side(field=against),
    }
    return Play(table(**sides)).use(name).resolve()


def test_up_to_three_cards_may_be_none_one_two_or_three():
    play = cast("Buried Alive", {BEARS: 1, GIANT: 2, "Forest": 3})

    assert play.options == [
        "find:none",
        BEARS,
        GIANT,
        f"{BEARS}+{GIANT}",
        f"{GIANT}+{GIANT}",
        f"{BEARS}+{GIANT}+{GIANT}",
    ]


def test_every_card_that_was_found_goes_where_the_search_says():
    play = cast("Buried Alive", {BEARS: 1, GIANT: 1}).take(f"{BEARS}+{GIANT}")

    assert play.graveyard("A") == ["Buried Alive", BEARS, GIANT]


def test_a_search_may_ask_for_up_to_a_number_without_a_quality():
    play = on_quest(Search(count=2, up_to=True), library={"Forest": 1, "Shock": 1})

    assert play.keys == ["find:none", "find:Forest", "find:Shock", "find:Forest+Shock"]


def test_a_basic_land_card_is_a_basic_card_and_a_land_card():
    quality = Quality(any_supertype=(Supertype.BASIC,), any_type=(CardType.LAND,))
    names = ("Forest", "Flooded Strand", GIANT)

    assert [name for name in names if quality.fits(card(name))] == ["Forest"]


def test_a_card_of_a_name_is_no_other_card():
    quality = Quality(named=NISSA)

    assert quality.fits(card(NISSA))
    assert not quality.fits(card("Sorin Markov"))


def test_a_land_may_be_put_onto_the_battlefield_tapped():
    play = cast("Rampant Growth", {"Forest": 1, "Flooded Strand": 1})
    assert play.keys == ["find:none", "find:Forest"]

    play.take("Forest")

    assert play.permanent("Forest").tapped


def test_what_is_revealed_is_seen_by_all_and_nothing_else_is():
    play = cast("Mystical Tutor", {"Shock": 1}).take("Shock")
    other = cast("Demonic Tutor", {"Shock": 1}).take("Shock")

    assert play.happened(Revealed) == [Revealed(by="A", cards=("Shock",))]
    assert other.happened(Revealed) == []


def test_a_search_that_finds_nothing_reveals_nothing():
    play = cast("Mystical Tutor", {"Shock": 1}).take("find:none")

    assert play.happened(Revealed) == []


def test_a_card_put_on_top_after_the_shuffle_is_drawn_next():
    play = cast("Mystical Tutor", {"Shock": 1, "Forest": 5}).take("Shock")
    assert play.happened(Shuffled) == [Shuffled(by="A")]
    assert len(play.state.player(Player("A")).library) == 6

    play.to("draw", of="N").to("draw", of="A")

    assert play.hand("A") == ["Shock"]


def test_after_the_top_card_the_rest_is_drawn_by_chance_again():
    play = cast("Mystical Tutor", {"Shock": 1, "Forest": 5}).take("Shock")

    play.to("draw", of="N").to("draw", of="A").to("draw", of="N").to("draw", of="A")

    assert play.hand("A") == ["Forest", "Shock"]


def test_shuffling_puts_the_top_card_somewhere():
    state = table(
        A=Side(hand=["Mystical Tutor", "Demonic Tutor"], library={"Shock": 1})
    )
    play = Play(state).use("Mystical Tutor").resolve().take("Shock")
    assert play.state.player(Player("A")).library.top == (card("Shock"),)

    play.use("Demonic Tutor").resolve().take("Shock")

    assert play.state.player(Player("A")).library.top == ()
    assert play.hand("A") == ["Shock"]


def test_a_card_that_has_left_the_library_is_not_put_on_top():
    play = on_quest(
        Search(put=Zone.HAND), PutOnTop(), library={"Shock": 1, "others": 3}
    ).take("Shock")

    assert "Shock" in play.hand("A")
    assert play.state.player(Player("A")).library.top == ()
    assert "instructions.impossible" in {step.rule for step in play.steps}


def test_a_card_on_top_that_nobody_has_named_is_shuffled_in_as_well():
    play = on_quest(
        Search(put=Zone.LIBRARY), PutOnTop(), Shuffle(), library={"others": 3}
    ).take("find:?")

    library = play.state.player(Player("A")).library
    assert (library.top, library.others) == ((), 3)


def test_putting_nothing_on_top_is_an_impossible_part():
    play = cast("Mystical Tutor", {"Forest": 1})
    assert play.keys == ["find:none"]

    play.take("find:none")

    assert "instructions.impossible" in {step.rule for step in play.steps}


def crescendo(graveyard: list[str], library: dict[str, int], *against: str) -> Play:
    return cast("Verdant Crescendo", library, *against, graveyard=graveyard)


def test_a_card_that_lies_in_a_public_zone_cannot_be_missed():
    play = crescendo([NISSA], {"Forest": 1, NISSA: 1}).take("find:Forest")

    assert play.options == [NISSA, NISSA]
    assert "find:none" not in play.keys
    assert "search.public" in {step.rule for step in play.steps}


def test_without_a_card_in_the_graveyard_the_library_may_be_searched_in_vain():
    play = crescendo(["Shock"], {"Forest": 1, NISSA: 1}).take("find:Forest")

    assert play.keys == ["find:none", f"find:{NISSA}"]


@pytest.mark.parametrize("place", [0, 1])
def test_the_card_is_found_in_the_zone_that_was_chosen(place):
    play = crescendo([NISSA], {"Forest": 1, NISSA: 1}).take("find:Forest")
    zone = (Zone.LIBRARY, Zone.GRAVEYARD)[place]

    play.take(play.keys[place])

    assert play.hand("A") == [NISSA]
    moved = [each for each in play.happened(Moved) if each.card == NISSA]
    assert [each.was for each in moved] == [zone]


def test_a_hand_is_a_hidden_zone():
    fetch = Search(also=("hand",), quality=Quality(any_type=(CardType.INSTANT,)))
    state = table(A=Side(hand=[quest(fetch), "Shock"], library={"Forest": 1}))
    play = Play(state).use("Quest").resolve()

    assert play.options == ["find:none", "Shock"]


def test_whoever_cannot_search_libraries_does_not_search_and_shuffles():
    play = cast("Diabolic Tutor", {"Forest": 1}, "Stranglehold")

    assert play.asks == ("priority", "A", "A")
    assert play.happened(Searched) == []
    assert play.happened(Shuffled) == [Shuffled(by="A")]
    assert "search.forbidden" in {step.rule for step in play.steps}


def test_whoever_cannot_search_libraries_may_search_a_graveyard():
    play = crescendo([NISSA], {"Forest": 1, NISSA: 1}, "Stranglehold")

    assert play.options == [NISSA]
    play.take(play.keys[0])
    assert play.graveyard("A") == ["Verdant Crescendo"]


def test_the_controller_of_the_effect_may_search():
    state = table(A=Side(hand=["Demonic Tutor"], field=["Stranglehold"]))

    assert Play(state).use("Demonic Tutor").resolve().asks[0] == "search"


def test_another_players_library_is_searched_by_the_one_who_is_told_to():
    sides = {
        "A": Side(hand=["Bribery"]),
        "N": Side(library={GIANT: 1, "Shock": 1}),
    }
    play = Play(table(**sides)).use("Bribery").resolve()
    assert play.asks == ("search", "A", "A")
    assert play.keys == ["find:none", f"find:{GIANT}"]

    play.take(GIANT)

    assert play.field("A") == [GIANT]
    assert play.permanent(GIANT).owner == "N"
    assert play.happened(Searched) == [Searched(by="A", found=(GIANT,), library_of="N")]
    assert play.happened(Shuffled) == [Shuffled(by="N")]


def test_a_search_with_too_many_outcomes_is_refused():
    names = ("Forest", "Island", "Plains", "Swamp", "Mountain", "Shock", BEARS, GIANT)
    library = dict.fromkeys(names, 9)

    with pytest.raises(OverBudgetError):
        on_quest(Search(count=9, up_to=True), library=library)


@pytest.mark.parametrize(
    "do",
    [
        Search(of=Who.TARGET),
        Search(who=Who.TARGET),
        Shuffle(who=Who.TARGET),
        PutOnTop(who=Who.TARGET),
    ],
)
def test_an_instruction_to_nobody_does_nothing(do):
    play = on_quest(do, library={"Forest": 1})

    assert play.asks == ("priority", "A", "A")
    assert play.happened(Shuffled) == []
