"""When you do: abilities that trigger on what their resolution had done (CR 603.12)."""

from __future__ import annotations

import pytest

from quizapp.rules.cards.abilities import Ability, TargetKind, Trigger, TriggerEvent
from quizapp.rules.cards.card import Card, CardType
from quizapp.rules.instructions.drawing import Draw
from quizapp.rules.instructions.life import DealDamage
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.triggering.reflexive import WhenYouDo
from quizapp.rules.nouns.events import TriggerPlaced
from quizapp.rules.nouns.scope import Deed
from quizapp.rules.proof.misconceptions.index import MISCONCEPTIONS
from tests.support.playing import Play
from tests.support.tables import Side, controlled, table

MANTICORE, ARTIST = "Heart-Piercer Manticore", "Fireblade Artist"
GIANT, BEARS = "Hill Giant", "Grizzly Bears"
AT_ONCE = next(e for e in MISCONCEPTIONS if e.id == "when-you-do-happens-at-once")


def manticore(*creatures: str, controls=(), **how) -> Play:
    """Have the ability of a manticore that entered begin to resolve."""
    sides = {"A": Side(creatures, hand=[MANTICORE]), "N": Side([BEARS])}
    play = Play(table(controls=controls, **sides), **how).use(MANTICORE)
    return play.resolve().resolve()


def upkeep(*creatures: str, n=(), controls=(), **how) -> Play:
    sides = {"A": Side([ARTIST, *creatures]), "N": Side(n)}
    play = Play(table(step="upkeep", controls=controls, **sides), **how)
    return play.resolve()


def gift(*do, name="Gift") -> Card:
    return Card(name=name, types=(CardType.SORCERY,), do=do)


def test_what_was_sacrificed_tells_the_damage():
    play = manticore(GIANT).take("do").take(GIANT)
    assert play.asks == ("target", "A", "A")
    assert set(play.options) == {"target:A", "target:N", MANTICORE, BEARS}

    assert play.take("target:N").resolve().life("N") == 17


def test_it_is_an_ability_on_the_stack_that_players_may_respond_to():
    play = manticore(GIANT).take("do").take(GIANT).take("target:N")

    assert play.stack() == [MANTICORE]
    assert play.asks == ("priority", "A", "A")
    assert play.life("N") == 20
    assert len(play.happened(TriggerPlaced)) == 2


def test_without_the_sacrifice_it_does_not_trigger():
    play = manticore(GIANT).take("leave out")

    assert play.stack() == []
    assert play.asks[0] == "priority"


def test_a_sacrifice_that_is_impossible_triggers_nothing():
    play = manticore().take("do")

    assert play.stack() == []
    assert play.field("A") == [MANTICORE]


def test_another_creature_is_not_the_one_whose_ability_it_is():
    assert manticore(GIANT, BEARS).take("do").options == [GIANT, BEARS]


def test_it_does_not_trigger_on_a_sacrifice_of_another_resolution():
    sides = {"A": Side([GIANT, BEARS, "Nantuko Husk"], hand=[MANTICORE])}
    play = Play(table(**sides)).use(MANTICORE).resolve()
    play.use("Nantuko Husk", GIANT).resolve()
    play.resolve().take("leave out")

    assert play.stack() == []


def test_it_goes_on_without_its_source():
    play = upkeep().take("do").take(ARTIST)
    assert play.field("A") == []

    assert play.take("target:N").resolve().life("N") == 18


def test_an_opponent_or_a_planeswalker_may_be_its_target():
    play = upkeep(GIANT, n=["Sorin Markov", BEARS]).take("do").take(GIANT)

    assert play.options == ["target:N", "Sorin Markov"]


def test_the_controller_of_the_player_chooses_all_of_it():
    play = manticore(GIANT, controls=[controlled("A", by="N")])
    assert play.asks == ("may", "A", "N")
    assert play.take("do").asks == ("sacrifice", "A", "N")
    assert play.take(GIANT).asks == ("target", "A", "N")

    placed = play.take("target:A").happened(TriggerPlaced)
    assert [each.by for each in placed] == ["A", "A"]


def test_control_for_a_resolution_is_over_before_what_the_permanent_does():
    sides = {
        "A": Side(hand=["Word of Command"]),
        "N": Side([GIANT, *["Mountain"] * 4], hand=[MANTICORE]),
    }
    play = Play(table(**sides)).use("Word of Command").resolve().take(MANTICORE)
    play.take("Mountain+Mountain+Mountain+Mountain").resolve().resolve()

    assert play.asks == ("may", "N", "N")


def test_a_spell_has_one_that_its_controller_controls_after_the_spell_is_gone():
    reflex = WhenYouDo(did=Deed.SACRIFICE, do=(Draw(),))
    card = gift(Sacrifice(Sacrificed.CREATURE), reflex)
    play = Play(table(A=Side([GIANT], hand=[card]))).use("Gift").resolve().take(GIANT)

    assert play.graveyard("A") == ["Gift", GIANT]
    assert play.stack() == ["Gift"]
    assert len(play.resolve().hand("A")) == 1


def test_it_triggers_once_for_each_time_it_was_done():
    reflex = WhenYouDo(did=Deed.SACRIFICE, do=(Draw(),))
    creature = Sacrifice(Sacrificed.CREATURE)
    card = gift(creature, creature, reflex)
    play = Play(table(A=Side([GIANT, BEARS], hand=[card]))).use("Gift").resolve()

    assert play.take(GIANT).asks[0] == "sacrifice"
    assert play.take(BEARS).asks[0] == "order"
    assert play.take("next:0").stack() == ["Gift", "Gift"]


def test_what_this_permanent_itself_did_counts_as_well():
    do = (
        Sacrifice(Sacrificed.THIS),
        WhenYouDo(did=Deed.SACRIFICE, do=(Draw(),)),
    )
    enters = Ability(triggered=Trigger(when=TriggerEvent.THIS_ENTERS), do=do)
    card = Card(name="Gift", types=(CardType.ARTIFACT,), abilities=(enters,))
    play = Play(table(A=Side(hand=[card]))).use("Gift").resolve().resolve()

    assert play.graveyard("A") == ["Gift"]
    assert play.stack() == ["Gift"]


def test_one_that_nobody_mentions_is_missed_like_any_other():
    reflex = WhenYouDo(
        did=Deed.SACRIFICE, target=TargetKind.ANY, do=(DealDamage(amount=2),)
    )
    card = gift(Sacrifice(Sacrificed.CREATURE), reflex)
    state = table(A=Side([GIANT], hand=[card]), N=Side())
    play = Play(state, forgotten=["Gift"]).use("Gift").resolve().take(GIANT)
    assert play.stack() == []

    assert play.notice("Gift").take("stack").asks == ("target", "A", "A")
    assert play.take("target:N").resolve().life("N") == 18


def test_a_card_has_no_such_ability_by_itself():
    trigger = Trigger(when=TriggerEvent.YOU_DID)
    with pytest.raises(ValueError, match="when_you_do"):
        Card(
            name="Gift",
            types=(CardType.ARTIFACT,),
            abilities=(Ability(triggered=trigger, do=(Draw(),)),),
        )


def test_whoever_has_it_happen_at_once_needs_a_target_then():
    play = upkeep(GIANT, belief=AT_ONCE).take("do").take(GIANT).take("target:N")
    assert play.life("N") == 18
    assert play.stack() == []


@pytest.mark.parametrize("did", [True, False])
def test_whoever_has_it_happen_at_once_may_need_no_target(did):
    reflex = WhenYouDo(did=Deed.SACRIFICE, do=(Draw(),))
    card = gift(Sacrifice(Sacrificed.CREATURE), reflex)
    side = Side([GIANT] * did, hand=[card])
    play = Play(table(A=side), belief=AT_ONCE).use("Gift").resolve()
    if did:
        play.take(GIANT)

    assert len(play.hand("A")) == did
    assert play.stack() == []
