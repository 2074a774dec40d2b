"""What the card face says of instructions about searching, for the test of card words."""

from __future__ import annotations

from quizapp.rules.cards.card import CardType, Quality, Supertype
from quizapp.rules.instructions.condition import May
from quizapp.rules.instructions.drawing import DiscardHand, Draw
from quizapp.rules.instructions.gaining import GainControl
from quizapp.rules.instructions.searching import PutOnTop, Search, Shuffle
from quizapp.rules.nouns.scope import Who
from quizapp.rules.nouns.zones import Zone

BASIC_LAND = Quality(any_supertype=(Supertype.BASIC,), any_type=(CardType.LAND,))
CREATURE = Quality(any_type=(CardType.CREATURE,))
THEIRS = Who.TARGETS_CONTROLLER

SEARCHING_WORDS = [
    (
        Search(quality=BASIC_LAND, put=Zone.BATTLEFIELD, tapped=True),
        "search your library for a card of type Basic Land, put it onto the battlefield "
        "tapped",
    ),
    (
        Search(quality=CREATURE, count=3, up_to=True, put=Zone.GRAVEYARD),
        "search your library for up to three cards of type Creature, put them into your "
        "graveyard",
    ),
    (
        Search(also=("graveyard",), quality=Quality(named="Forest"), reveal=True),
        "search your library and graveyard for a card named Forest, reveal it, put it "
        "into your hand",
    ),
    (
        Search(also=("hand",), who=Who.TARGET),
        "target player searches their library and hand for a card, puts it into their "
        "hand",
    ),
    (
        Search(of=Who.TARGET, quality=CREATURE, put=Zone.BATTLEFIELD),
        "search target player’s library for a card of type Creature, put it onto the "
        "battlefield",
    ),
    (
        Search(who=THEIRS, reveal=True),
        "its controller searches their library for a card, reveals it, puts it into "
        "their hand",
    ),
    (
        Search(also=("graveyard",), any_zones=True, put=Zone.BATTLEFIELD),
        "search your library and/or graveyard for a card, put it onto the battlefield",
    ),
    (Shuffle(if_searched=True), "shuffle if that library was searched"),
    (Search(put=Zone.LIBRARY), "search your library for a card"),
    (
        Search(count=7, put=Zone.EXILE, face_down=True),
        "search your library for seven cards, put them into exile face down",
    ),
    (Shuffle(who=THEIRS), "its controller shuffles"),
    (PutOnTop(), "put that card on top of your library"),
    (
        PutOnTop(who=Who.TARGET),
        "target player puts that card on top of their library",
    ),
    (May((Draw(), Shuffle())), "you may do this: draw a card, shuffle"),
    (
        May((Shuffle(who=THEIRS),), THEIRS),
        "its controller may: its controller shuffles",
    ),
    (GainControl(), "you gain control of target permanent"),
    (
        GainControl(who=Who.TARGET),
        "target player gains control of target permanent you control",
    ),
    (DiscardHand(), "discard your hand"),
    (DiscardHand(who=Who.TARGET), "target player discards their hand"),
]
