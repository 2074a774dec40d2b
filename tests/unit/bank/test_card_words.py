"""Words on cards: type lines, and summaries made from what a card does."""

from __future__ import annotations

from pathlib import Path

import pytest

from quizapp.bank.catalogue import Catalogue
from quizapp.bank.wording.card_words import say_ability, say_rules_text, say_type_line
from quizapp.bank.wording.cards.cost_words import say_cost_part
from quizapp.bank.wording.cards.instruction_words import Telling, say_instruction
from quizapp.bank.wording.speaker import Speaker
from quizapp.rules.cards.abilities import (
    Ability,
    Activation,
    CostPart,
    Instruction,
    TargetKind,
    Timing,
)
from quizapp.rules.cards.card import Card, CardType, Quality, Supertype
from quizapp.rules.cards.costs import (
    ChangeLoyalty,
    PayLife,
    PayMana,
    SacrificeCreatures,
    SacrificeThis,
    TapThis,
)
from quizapp.rules.cards.mana import parse_mana_cost
from quizapp.rules.instructions.combat.changing import Changed, Strengthen
from quizapp.rules.instructions.combat.choosing import ChooseInCombat, CombatChoice
from quizapp.rules.instructions.condition import If
from quizapp.rules.instructions.controlling import ControlPlayer, During
from quizapp.rules.instructions.drawing import Discard, Draw
from quizapp.rules.instructions.hands import Choose, Look, PlayCard
from quizapp.rules.instructions.hidden.exiling import (
    ExileFaceDown,
    ReturnExiled,
    ShufflePile,
    TurnUpExiled,
)
from quizapp.rules.instructions.hidden.scrying import Scry
from quizapp.rules.instructions.hidden.wishing import BringIn, Learn
from quizapp.rules.instructions.life import (
    DamageEach,
    DealDamage,
    GainLife,
    LoseLife,
    SetLife,
)
from quizapp.rules.instructions.moving import Move
from quizapp.rules.instructions.sacrificing import Sacrifice, Sacrificed
from quizapp.rules.instructions.searching import Search, Shuffle
from quizapp.rules.instructions.subgames.playing import PlaySubgame
from quizapp.rules.instructions.tokens.creating import (
    CreateToken,
    UnlessOpponentChooses,
)
from quizapp.rules.instructions.vocabulary import COSTS, INSTRUCTIONS
from quizapp.rules.nouns.scope import What, Who
from quizapp.rules.nouns.zones import Zone
from tests.support.said_mana import MANA_COSTS, MANA_INSTRUCTIONS
from tests.support.said_turns import TURN_INSTRUCTIONS
from tests.support.said_votes import VOTE_INSTRUCTIONS
from tests.support.words_of_searching import SEARCHING_WORDS

SPEAKER = Speaker("en", {"A": "Amy", "N": "Nicole"})
CATALOGUE = Catalogue(Path(__file__).parents[3] / "questions" / "cards")

BASIC_TYPES = Quality(any_subtype=("Plains", "Island"))
WIZARDS = Quality(any_type=(CardType.CREATURE,), any_subtype=("Wizard",))

ELEMENTAL = Card(
    name="Elemental",
    types=(CardType.CREATURE,),
    subtypes=("Elemental",),
    power=3,
    toughness=1,
)

INSTRUCTION_WORDS = [
    (Draw(), "draw a card"),
    (Draw(2), "draw two cards"),
    (Draw(1, Who.TARGET), "target player draws a card"),
    (Draw(3, Who.TARGET), "target player draws three cards"),
    (Discard(), "discard a card"),
    (Discard(2), "discard two cards"),
    (Discard(1, Who.TARGET), "target player discards a card"),
    (Discard(12, Who.TARGET), "target player discards 12 cards"),
    (Look(Who.YOU), "look at your hand"),
    (Look(Who.TARGET), "look at target player’s hand"),
    (Choose(of=Who.YOU), "choose a card in your hand"),
    (Choose(of=Who.TARGET), "choose a card in target player’s hand"),
    (Choose(of=Who.YOU, by=Who.TARGET), "target player chooses a card in your hand"),
    (
        Choose(of=Who.TARGET, by=Who.TARGET),
        "target player chooses a card in their hand",
    ),
    (PlayCard(Who.YOU), "play that card if able"),
    (PlayCard(Who.TARGET), "target player plays that card if able"),
    (
        ControlPlayer(Who.TARGET, During.NEXT_TURN),
        "you control target player during their next turn",
    ),
    (
        ControlPlayer(Who.YOU, During.NEXT_TURN),
        "you control yourself during your next turn",
    ),
    (
        ControlPlayer(Who.YOU, During.THIS_RESOLUTION),
        "you control yourself while this resolves",
    ),
    (
        ControlPlayer(Who.TARGET, During.THIS_RESOLUTION),
        "you control target player while this resolves",
    ),
    (
        ControlPlayer(Who.YOU, During.RESOLUTION_OF_CHOSEN),
        "you control yourself while that spell resolves",
    ),
    (
        ControlPlayer(Who.TARGET, During.RESOLUTION_OF_CHOSEN),
        "you control target player while that spell resolves",
    ),
    (DealDamage(amount=1), "1 damage to target player"),
    (DealDamage(amount=3), "3 damage to target player"),
    (
        DealDamage(power_of="sacrificed"),
        "damage equal to the sacrificed creature’s power to target player",
    ),
    (GainLife(3), "you gain 3 life"),
    (GainLife(3, Who.TARGET), "target player gains 3 life"),
    (SetLife(10), "target player’s life total becomes 10"),
    (LoseLife(amount=2), "you lose 2 life"),
    (LoseLife(amount=2, who=Who.TARGET), "target player loses 2 life"),
    (LoseLife(half="rounded_up"), "you lose half your life, rounded up"),
    (DamageEach(amount=4, who="players"), "4 damage to each player"),
    (DamageEach(amount=2, who="opponents"), "2 damage to each opponent"),
    (SetLife(10, Who.YOU), "your life total becomes 10"),
    (Sacrifice(Sacrificed.THIS), "sacrifice this"),
    (Sacrifice(Sacrificed.CREATURE), "sacrifice a creature"),
    (Sacrifice(Sacrificed.THIS, Who.TARGET), "target player sacrifices this"),
    (
        Sacrifice(Sacrificed.CREATURE, Who.TARGET),
        "target player sacrifices a creature",
    ),
    (Search(), "search your library for a card, put it into your hand"),
    (
        Search(quality=BASIC_TYPES, put=Zone.BATTLEFIELD),
        "search your library for a card of type Plains or Island, "
        "put it onto the battlefield",
    ),
    (
        Search(quality=WIZARDS, count=2, put=Zone.GRAVEYARD),
        "search your library for two cards of type Creature (Wizard), "
        "put them into your graveyard",
    ),
    (
        Search(count=3, who=Who.TARGET),
        "target player searches their library for three cards, "
        "puts them into their hand",
    ),
    (Shuffle(), "shuffle"),
    (Shuffle(who=Who.TARGET), "target player shuffles"),
    (Move(What.THIS, Zone.EXILE), "exile this"),
    (Move(What.THIS, Zone.GRAVEYARD), "put this into its owner’s graveyard"),
    (
        Move(What.CHOSEN, Zone.BATTLEFIELD, transformed=True),
        "put that card onto the battlefield transformed",
    ),
    (
        PlaySubgame(losers_lose="half_life_rounded_up"),
        "players play a subgame with their libraries as decks, whoever does not win it "
        "loses half their life, rounded up",
    ),
    (
        If(graveyard_at_least=5, then=(Draw(), Shuffle())),
        "if five or more cards are in your graveyard, draw a card, shuffle",
    ),
    *SEARCHING_WORDS,
    (
        Strengthen(what=Changed.THIS, power=2, toughness=2),
        "this gets +2/+2 until end of turn",
    ),
    (
        Strengthen(what=Changed.TARGET, power=-1, toughness=0),
        "target player gets −1/+0 until end of turn",
    ),
    (
        Strengthen(what=Changed.TARGET, power=1, toughness=1, for_each="Elf"),
        "target player gets +1/+1 until end of turn, for each permanent of type Elf on "
        "the battlefield",
    ),
    (
        ChooseInCombat((CombatChoice.ATTACKERS,)),
        "you choose which creatures attack this turn",
    ),
    (
        ChooseInCombat((CombatChoice.BLOCKERS,)),
        "you choose which creatures block this turn, and how they block",
    ),
    (
        ChooseInCombat((CombatChoice.ATTACKERS, CombatChoice.BLOCKERS)),
        "you choose which creatures attack and which block this turn, and how they block",
    ),
    (ExileFaceDown(), "exile a card from your hand face down"),
    (
        ExileFaceDown(optional=True),
        "you may exile a card from your hand face down",
    ),
    (ReturnExiled(), "return a card exiled with this to its owner’s hand"),
    (
        TurnUpExiled(),
        "turn the card exiled with this face up, and put it onto the battlefield under "
        "your control if it is a creature card",
    ),
    (ShufflePile(), "shuffle the cards exiled with this into a face-down pile"),
    (
        BringIn(quality=Quality(any_type=(CardType.SORCERY,))),
        "you may put a card of type Sorcery that you own from outside the game into your "
        "hand",
    ),
    (
        BringIn(count=4, to="library"),
        "choose up to four cards that you own from outside the game, shuffle them into "
        "your library",
    ),
    (Scry(2), "scry 2"),
    (CreateToken(ELEMENTAL), "create a 3/1 token (Creature — Elemental)"),
    (
        CreateToken(Card(name="Clue", types=(CardType.ARTIFACT,), subtypes=("Clue",))),
        "create a token (Artifact — Clue)",
    ),
    (
        UnlessOpponentChooses(otherwise=(CreateToken(ELEMENTAL),), instead=(Draw(),)),
        "create a 3/1 token (Creature — Elemental), unless an opponent chooses instead: "
        "draw a card",
    ),
    (
        Learn(),
        "you may discard a card to draw a card, or else put a Lesson card that you own "
        "from outside the game into your hand",
    ),
]
INSTRUCTION_WORDS += TURN_INSTRUCTIONS
INSTRUCTION_WORDS += MANA_INSTRUCTIONS
INSTRUCTION_WORDS += VOTE_INSTRUCTIONS

COST_WORDS = [
    (TapThis(), "{T}"),
    (PayMana(parse_mana_cost("{2}{B}{B}")), "{2}{B}{B}"),
    (PayLife(1), "1 life"),
    (SacrificeThis(), "sacrifice this"),
    (SacrificeCreatures(), "sacrifice a creature"),
    (SacrificeCreatures(2), "sacrifice two creatures"),
    (ChangeLoyalty(2), "+2"),
    (ChangeLoyalty(-7), "−7"),
    (ChangeLoyalty(0), "+0"),
    *MANA_COSTS,
]


def words(name: str) -> str:
    return say_rules_text(CATALOGUE.card(name), SPEAKER)


def types(name: str) -> str:
    return say_type_line(CATALOGUE.card(name), SPEAKER)


@pytest.mark.parametrize(("instruction", "expected"), INSTRUCTION_WORDS)
def test_an_instruction_is_said_in_a_few_words(instruction, expected):
    said = say_instruction(instruction, Telling(TargetKind.PLAYER, SPEAKER))

    assert said == expected


def test_every_instruction_of_the_vocabulary_has_words():
    assert {type(each) for each, _ in INSTRUCTION_WORDS} == set(INSTRUCTIONS.values())


@pytest.mark.parametrize(("part", "expected"), COST_WORDS)
def test_a_part_of_a_cost_is_said_by_its_symbol_or_in_a_few_words(part, expected):
    assert say_cost_part(part, SPEAKER) == expected


def test_every_cost_of_the_vocabulary_has_words():
    assert {type(each) for each, _ in COST_WORDS} == set(COSTS.values())


def test_what_has_no_words_is_an_error_and_not_left_out():
    with pytest.raises(AssertionError):
        say_instruction(Instruction(), Telling(None, SPEAKER))
    with pytest.raises(AssertionError):
        say_cost_part(CostPart(), SPEAKER)


@pytest.mark.parametrize("what", What)
@pytest.mark.parametrize("zone", Zone)
def test_a_card_can_be_said_to_go_to_every_zone(zone, what):
    moved = say_instruction(Move(what, zone), Telling(None, SPEAKER))
    found = say_instruction(Search(put=zone), Telling(None, SPEAKER))
    theirs = say_instruction(
        Search(put=zone, who=Who.TARGET), Telling(TargetKind.OPPONENT, SPEAKER)
    )

    assert moved.startswith(("put ", "exile "))
    assert (", put it " in found) is (zone is not Zone.LIBRARY)
    assert "your" not in theirs


@pytest.mark.parametrize("kind", TargetKind)
def test_a_target_is_named_in_full_only_the_first_time(kind):
    telling = Telling(kind, SPEAKER)
    said = telling.say_all((DealDamage(amount=2), DealDamage(amount=3)))

    first, second = said.split(", ")
    assert "target" in first
    assert "3 damage to that " in second


def test_a_search_is_summed_up_as_on_the_card_face():
    assert words("Demonic Tutor") == (
        "Search your library for a card, put it into your hand, shuffle"
    )


def test_the_costs_of_an_ability_stand_before_the_colon():
    assert words("Flooded Strand").startswith("{T}, 1 life, sacrifice this: search ")
    assert words("Mindslaver") == (
        "{4}, {T}, sacrifice this: you control target player during their next turn"
    )


def test_loyalty_costs_are_written_with_their_sign():
    assert words("Sorin Markov") == (
        "+2: 2 damage to any target, you gain 2 life. "
        "−3: target opponent’s life total becomes 10. "
        "−7: you control target player during their next turn."
    )


def test_an_aura_says_what_it_enchants_what_it_does_and_when_it_triggers():
    assert words("Demonic Appetite") == (
        "Enchant creature you control. Enchanted creature gets +3/+3. "
        "At the beginning of your upkeep, sacrifice a creature."
    )


def test_additional_costs_come_before_the_effect():
    assert words("Fling").startswith("Additional cost: sacrifice a creature. Damage ")


def test_cumulative_upkeep_is_said_with_its_cost():
    said = words("Phyrexian Soulgorger")

    assert said == "Cumulative upkeep: sacrifice a creature"


def test_the_back_face_is_appended_without_what_is_not_modelled():
    said = words("Jace, Vryn's Prodigy")

    assert said.endswith(
        "Back face: Jace, Telepath Unbound, Legendary Planeswalker — Jace."
    )
    assert ". If five or more cards are in your graveyard, exile this" in said


def test_a_basic_land_type_stands_for_a_mana_ability():
    dual = Card(name="Dual", types=(CardType.LAND,), subtypes=("Plains", "Swamp"))

    assert words("Forest") == "{T}: add {G}"
    assert say_rules_text(dual, SPEAKER) == "{T}: add {W} or {B}"


def test_a_spell_that_may_be_cast_only_at_times_says_so_first():
    assert words("Master Warcraft").startswith(
        "Cast this only before attackers are declared. You choose which creatures "
    )


def test_keywords_and_what_has_cards_exiled_are_said():
    assert words("Benalish Hero") == "Banding"
    assert words("Leyline of the Void") == (
        "A card that would be put into an opponent’s graveyard from anywhere is exiled "
        "instead"
    )
    assert words("Coastal Piracy").startswith(
        "Whenever a creature you control deals combat damage to an opponent, "
    )


def test_what_triggers_when_you_do_begins_a_sentence_of_its_own():
    assert words("Fireblade Artist") == (
        "Haste. At the beginning of your upkeep, you may do this: sacrifice a creature. "
        "When you do, 2 damage to target opponent or planeswalker."
    )


def test_what_counts_draws_or_counters_says_up_to_what():
    assert words("Construct a Cosmic Cube").startswith(
        "Whenever you draw your second card in a turn, create a 2/1 token "
    )
    assert (
        "When this comes to have seven counters of the kind “plan”, sacrifice this."
        in (words("Construct a Cosmic Cube"))
    )


def test_one_more_vote_is_said():
    assert words("Brago's Representative") == "While voting, you have one more vote"


def test_a_pile_to_draw_from_is_said():
    assert words("Parallel Thoughts").endswith(
        "If you would draw a card, you may put the top card of the pile exiled with this "
        "into your hand instead."
    )


def test_a_card_without_abilities_says_nothing():
    assert words("Grizzly Bears") == ""


def test_an_ability_for_a_sorcerys_time_says_so():
    slow = Activation(cost=(TapThis(),), timing=Timing.SORCERY)
    said = say_ability(Ability(activated=slow, do=(Draw(),)), SPEAKER)

    assert said == "{T}: draw a card (only as a sorcery)"


@pytest.mark.parametrize("kind", sorted(set(TargetKind) - {TargetKind.SPELL}))
def test_every_kind_of_enchant_ability_has_words(kind):
    aura = Card(name="Aura", types=(CardType.ENCHANTMENT,), enchant=kind)

    assert say_rules_text(aura, SPEAKER).startswith("Enchant ")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Phyrexian Soulgorger", "Snow Artifact Creature — Construct"),
        ("Jace, Vryn's Prodigy", "Legendary Creature — Human Wizard"),
        ("Sorin Markov", "Legendary Planeswalker — Sorin"),
        ("Forest", "Basic Land — Forest"),
        ("Demonic Appetite", "Enchantment — Aura"),
        ("Flooded Strand", "Land"),
        ("Fling", "Instant"),
        ("Worst Fears", "Sorcery"),
    ],
)
def test_a_type_line_is_written_in_the_order_of_the_rules(name, expected):
    assert types(name) == expected


def test_several_supertypes_stand_in_the_order_of_the_rules():
    card = Card(
        name="Cold Land",
        types=(CardType.LAND,),
        supertypes=(Supertype.SNOW, Supertype.BASIC),
        subtypes=("Elf", "Saproling", "Druid"),
    )

    assert say_type_line(card, SPEAKER) == "Basic Snow Land — Elf Saproling Druid"


@pytest.mark.parametrize("card", CATALOGUE.cards, ids=lambda card: card.name)
def test_no_brace_but_that_of_a_symbol_is_left_in_a_summary(card):
    said = say_rules_text(card, SPEAKER)
    symbols = {"T", "Q", "W", "U", "B", "R", "G", "C", *map(str, range(20))}

    assert all(part.partition("}")[0] in symbols for part in said.split("{")[1:])
    assert not said.endswith((",", " "))
