"""Words for the zones that cards are put into."""

from __future__ import annotations

from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.nouns.zones import Zone

_OWN = {
    Zone.LIBRARY: mark("into your library"),
    Zone.HAND: mark("into your hand"),
    Zone.BATTLEFIELD: mark("onto the battlefield"),
    Zone.GRAVEYARD: mark("into your graveyard"),
    Zone.STACK: mark("on the stack"),
    Zone.EXILE: mark("into exile"),
    Zone.COMMAND: mark("into the command zone"),
    Zone.CEASED: mark("outside the game"),
}
_THEIR = {
    Zone.LIBRARY: mark("into their library"),
    Zone.HAND: mark("into their hand"),
    Zone.GRAVEYARD: mark("into their graveyard"),
}
_OWNERS = {
    Zone.LIBRARY: mark("into its owner’s library"),
    Zone.HAND: mark("into its owner’s hand"),
    Zone.GRAVEYARD: mark("into its owner’s graveyard"),
}

ALL_TEMPLATES = (*_OWN.values(), *_THEIR.values(), *_OWNERS.values())


def say_into_own(zone: Zone, speaker: Speaker) -> str:
    """Say into which of your zones something is put."""
    return speaker.say(_OWN[zone])


def say_into_their(zone: Zone, speaker: Speaker) -> str:
    """Say into which zone a player puts something of their own."""
    return speaker.say(_THEIR.get(zone, _OWN[zone]))


def say_into_owners(zone: Zone, speaker: Speaker) -> str:
    """Say into which zone an object goes, whoever owns it."""
    return speaker.say(_OWNERS.get(zone, _OWN[zone]))
