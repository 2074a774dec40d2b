"""Banding: attackers form bands, and who divides damage changes (CR 702.22)."""

from __future__ import annotations

import pytest

from tests.support.fighting import (
    after_combat,
    attack,
    block,
    combat,
    divide,
    divisions,
    to_damage,
)
from tests.support.playing import Play
from tests.support.tables import controlled

HERO, GIANT, BEARS, BEAST = (
    "Benalish Hero",
    "Hill Giant",
    "Grizzly Bears",
    "Colossapede",
)


def band_of(*names: str, **how) -> Play:
    return attack(combat(names, [BEAST], **how), *names, banded=True)


def blocked_band(**how) -> Play:
    play = band_of(HERO, GIANT, **how).take(f"{HERO}+{GIANT}")
    return block(play, Colossapede=GIANT)


def test_creatures_with_banding_and_one_without_may_form_a_band():
    play = band_of(HERO, GIANT)

    assert play.asks == ("bands", "A", "A")
    assert play.keys == ["bands:none", "bands:0+1"]


def test_only_one_creature_of_a_band_may_be_without_banding():
    assert band_of(HERO, GIANT, BEARS).keys == [
        "bands:none",
        "bands:0+1",
        "bands:0+2",
    ]


def test_several_bands_are_possible():
    assert "bands:0+2/1+3" in band_of(HERO, HERO, GIANT, BEARS).keys


def test_all_of_a_band_attack_the_same():
    play = combat([HERO, GIANT], ["Sorin Markov"]).to_decision("attackers")
    play.take(f"{HERO}+{GIANT}").take("N").take("Sorin Markov")

    assert play.asks[0] == "priority"


def test_without_banding_nobody_is_asked_about_bands():
    assert band_of(GIANT, BEARS).asks[0] == "priority"


def test_whoever_decides_for_the_active_player_announces_the_bands():
    play = band_of(HERO, GIANT, controls=[controlled("A", by="N")])

    assert play.asks == ("bands", "A", "N")


def test_whoever_blocks_one_of_a_band_blocks_all_of_it():
    play = after_combat(divide(to_damage(blocked_band()), Hill_Giant=5))

    assert play.life("N") == 20
    assert play.permanent(BEAST).damage == 4


def test_those_beside_the_band_are_not_blocked_with_it():
    play = band_of(HERO, GIANT, BEARS).take(f"{HERO}+{GIANT}")
    to_damage(block(play, Colossapede=GIANT))

    assert after_combat(divide(play, Benalish_Hero=5)).life("N") == 18


def test_the_active_player_divides_the_damage_of_what_blocks_a_band():
    play = to_damage(blocked_band())

    assert play.asks == ("damage", "A", "A")
    assert play.decision.cause == BEAST
    assert {HERO: 5} in divisions(play)
    assert {HERO: 1, GIANT: 4} in divisions(play)


def test_control_comes_after_banding_has_moved_the_choice():
    play = to_damage(blocked_band(controls=[controlled("A", by="N")]))

    assert play.asks == ("damage", "A", "N")


@pytest.mark.parametrize("day", ["2010-10-01", ""])
def test_damage_to_a_band_never_followed_an_order(day):
    assert len(divisions(to_damage(blocked_band(day=day)))) == 6
