"""Passages about the course of a game."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule, comprehensive

GAME = (
    Rule(
        "priority.active-first",
        Document.CR,
        "who gets priority",
        section="priority",
        suffix=".3a",
    ),
    Rule(
        "priority.after-resolving",
        Document.CR,
        "priority after resolving",
        section="priority",
        suffix=".3b",
    ),
    Rule(
        "priority.all-pass",
        Document.CR,
        "all players pass",
        section="priority",
        suffix=".4",
    ),
    Rule(
        "upkeep.cumulative",
        Document.CR,
        "cumulative upkeep",
        section="cumulative upkeep",
        suffix="a",
    ),
    comprehensive(
        "choice.on-resolution", "choices on resolution", "608.2d", "608.2d", "608.2d"
    ),
    comprehensive(
        "instructions.in-order", "instructions in order", "608.2c", "608.2c", "608.2c"
    ),
    comprehensive(
        "instructions.impossible", "impossible instructions", "101.3", "101.3", "101.3"
    ),
    comprehensive(
        "cast.while-resolving",
        "casting during a resolution",
        "608.2f",
        "608.2f",
        "608.2g",
    ),
    comprehensive("cast.targets", "choosing targets", "601.2c", "601.2c", "601.2c"),
    comprehensive(
        "cast.payment", "paying the total cost", "601.2g", "601.2h", "601.2h"
    ),
    comprehensive(
        "cost.unpayable", "costs that cannot be paid", "117.3", "117.3", "118.3"
    ),
    comprehensive("cost.life", "paying life", "118.4", "118.4", "119.4"),
    comprehensive("mana.pool", "the mana pool", "106.4", "106.4", "106.4"),
    comprehensive(
        "information.once", "information for an effect", "608.2g", "608.2g", "608.2h"
    ),
    comprehensive("object.new", "a new object", "400.7", "400.7", "400.7"),
    comprehensive("sacrifice.own", "sacrificing", "701.13a", "701.15a", "701.21a"),
    comprehensive(
        "discard.choice", "choosing what to discard", "701.7b", "701.8b", "701.9b"
    ),
    comprehensive("summoning-sick", "summoning sickness", "302.6", "302.6", "302.6"),
    comprehensive("haste", "haste", "702.10b", "702.10b", "702.10b"),
    comprehensive("loyalty.timing", "loyalty abilities", "606.3", "606.3", "606.3"),
    comprehensive("land.play", "playing a land", "305.2", "305.2", "305.2"),
    comprehensive(
        "timing.sorcery", "when a sorcery may be cast", "307.1", "307.1", "307.1"
    ),
    comprehensive(
        "trigger.triggers", "what makes an ability trigger", "603.2", "603.2", "603.2"
    ),
    comprehensive(
        "trigger.stack",
        "putting triggered abilities on the stack",
        "603.3",
        "603.3",
        "603.3",
    ),
    comprehensive(
        "trigger.order", "order of triggered abilities", "603.3b", "603.3b", "603.3b"
    ),
    comprehensive(
        "aura.illegal", "an Aura attached illegally", "704.5n", "704.5n", "704.5m"
    ),
    comprehensive(
        "toughness.zero", "toughness 0 or less", "704.5f", "704.5f", "704.5f"
    ),
    comprehensive("damage.lethal", "lethal damage", "704.5g", "704.5g", "704.5g"),
    comprehensive("life.zero", "0 or less life", "704.5a", "704.5a", "704.5a"),
    comprehensive(
        "library.empty", "drawing from an empty library", "704.5b", "704.5b", "704.5b"
    ),
    comprehensive("loyalty.zero", "loyalty 0", "704.5i", "704.5i", "704.5i"),
    comprehensive("legend", "the legend rule", "704.5k", "704.5k", "704.5j"),
    comprehensive("hand.maximum", "maximum hand size", "514.1", "514.1", "514.1"),
)
