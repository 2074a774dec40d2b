"""Words for topics."""

from __future__ import annotations

from quizapp.bank.wording.speaker import Speaker, mark

TOPICS = {
    "player-control": mark("Controlling another player"),
    "searching": mark("Searching"),
    "missed-triggers": mark("Missed triggers"),
    "triggers": mark("Triggered abilities"),
    "resolving": mark("Resolving spells and abilities"),
    "costs": mark("Costs and payment"),
    "policy": mark("Tournament policy"),
    "turns": mark("Turns and their order"),
    "combat": mark("Combat"),
    "information": mark("Hidden information"),
    "mana": mark("Mana"),
    "multiplayer": mark("More than two players"),
}

ALL_TEMPLATES = tuple(TOPICS.values())


def say_topic(topic: str, speaker: Speaker) -> str:
    """Say a topic; one that has no words yet is shown by its key."""
    return speaker.translate(TOPICS[topic]) if topic in TOPICS else topic
