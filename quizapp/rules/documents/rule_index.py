"""The index of rules: every passage that a derivation may cite, under its key."""

from __future__ import annotations

from quizapp.rules.documents.edition import Document
from quizapp.rules.documents.rule import Rule

_CR, _IPG, _MTR = Document.CR, Document.IPG, Document.MTR


def _control(key: str, suffix: str, title: str) -> Rule:
    return Rule(f"control.{key}", _CR, title, section="controlling", suffix=suffix)


def _comprehensive(key: str, title: str, *numbers: str) -> Rule:
    first, second, today = numbers
    return Rule(key, _CR, title, numbers=(first, second, today))


_CONTROL = (
    _control("whole-turn", ".1", "control during a whole turn"),
    _control("newest", ".1a", "several player-controlling effects"),
    _control("waits", ".1b", "a controlled turn that is skipped"),
    _control("limited", ".2", "control for a limited duration"),
    _control("objects-stay", ".3", "only the player is controlled"),
    _control("sees", ".4", "what the controller of a player sees"),
    _control("decides", ".5", "choices of a controlled player"),
    _control("own-resources", ".5a", "resources of a controlled player"),
    _control("not-tournament", ".5b", "choices that stay with the person"),
    _control("concede", ".6", "conceding while controlled"),
    _control("restricted", ".7", "limits set by the controlling effect"),
    _control("own-choices", ".8", "choices of the controlling player"),
    _control("of-self", ".9", "control of oneself"),
)

_SEARCHING = (
    Rule("search.look", _CR, "searching", section="search", suffix="a"),
    Rule(
        "search.quality", _CR, "searching for a quality", section="search", suffix="b"
    ),
    Rule(
        "search.number",
        _CR,
        "searching for a number of cards",
        section="search",
        suffix="d",
        earlier=("2012-10-01", "c"),
    ),
    Rule("shuffle", _CR, "shuffling", section="shuffle", suffix="a"),
)

_GAME = (
    Rule(
        "priority.active-first",
        _CR,
        "who gets priority",
        section="priority",
        suffix=".3a",
    ),
    Rule(
        "priority.after-resolving",
        _CR,
        "priority after resolving",
        section="priority",
        suffix=".3b",
    ),
    Rule("priority.all-pass", _CR, "all players pass", section="priority", suffix=".4"),
    Rule(
        "upkeep.cumulative",
        _CR,
        "cumulative upkeep",
        section="cumulative upkeep",
        suffix="a",
    ),
    _comprehensive(
        "choice.on-resolution", "choices on resolution", "608.2d", "608.2d", "608.2d"
    ),
    _comprehensive(
        "instructions.in-order", "instructions in order", "608.2c", "608.2c", "608.2c"
    ),
    _comprehensive(
        "instructions.impossible", "impossible instructions", "101.3", "101.3", "101.3"
    ),
    _comprehensive(
        "cast.while-resolving",
        "casting during a resolution",
        "608.2f",
        "608.2f",
        "608.2g",
    ),
    _comprehensive("cast.targets", "choosing targets", "601.2c", "601.2c", "601.2c"),
    _comprehensive(
        "cast.payment", "paying the total cost", "601.2g", "601.2h", "601.2h"
    ),
    _comprehensive(
        "cost.unpayable", "costs that cannot be paid", "117.3", "117.3", "118.3"
    ),
    _comprehensive("cost.life", "paying life", "118.4", "118.4", "119.4"),
    _comprehensive("mana.pool", "the mana pool", "106.4", "106.4", "106.4"),
    _comprehensive(
        "information.once", "information for an effect", "608.2g", "608.2g", "608.2h"
    ),
    _comprehensive("object.new", "a new object", "400.7", "400.7", "400.7"),
    _comprehensive("sacrifice.own", "sacrificing", "701.13a", "701.15a", "701.21a"),
    _comprehensive(
        "discard.choice", "choosing what to discard", "701.7b", "701.8b", "701.9b"
    ),
    _comprehensive("summoning-sick", "summoning sickness", "302.6", "302.6", "302.6"),
    _comprehensive("loyalty.timing", "loyalty abilities", "606.3", "606.3", "606.3"),
    _comprehensive("land.play", "playing a land", "305.2", "305.2", "305.2"),
    _comprehensive(
        "timing.sorcery", "when a sorcery may be cast", "307.1", "307.1", "307.1"
    ),
    _comprehensive(
        "trigger.triggers", "what makes an ability trigger", "603.2", "603.2", "603.2"
    ),
    _comprehensive(
        "trigger.stack",
        "putting triggered abilities on the stack",
        "603.3",
        "603.3",
        "603.3",
    ),
    _comprehensive(
        "trigger.order", "order of triggered abilities", "603.3b", "603.3b", "603.3b"
    ),
    _comprehensive(
        "aura.illegal", "an Aura attached illegally", "704.5n", "704.5n", "704.5m"
    ),
    _comprehensive(
        "toughness.zero", "toughness 0 or less", "704.5f", "704.5f", "704.5f"
    ),
    _comprehensive("damage.lethal", "lethal damage", "704.5g", "704.5g", "704.5g"),
    _comprehensive("life.zero", "0 or less life", "704.5a", "704.5a", "704.5a"),
    _comprehensive(
        "library.empty", "drawing from an empty library", "704.5b", "704.5b", "704.5b"
    ),
    _comprehensive("loyalty.zero", "loyalty 0", "704.5i", "704.5i", "704.5i"),
    _comprehensive("legend", "the legend rule", "", "704.5j", "704.5j"),
    _comprehensive("hand.maximum", "maximum hand size", "514.1", "514.1", "514.1"),
)

_POLICY = (
    Rule("missed.responsible", _IPG, "who must remember a trigger", always="2.1"),
    Rule("missed.infraction", _IPG, "Missed Trigger", always="2.1"),
    Rule("missed.penalty", _IPG, "penalty for a missed trigger", always="2.1"),
    Rule("missed.remedy", _IPG, "remedy for a missed trigger", always="2.1"),
    Rule("missed.chooser", _IPG, "who chooses in the remedy", always="2.1"),
    Rule(
        "missed.legal-objects", _IPG, "objects of a trigger placed late", always="2.1"
    ),
)

RULES: dict[str, Rule] = {
    rule.key: rule for rule in (*_CONTROL, *_SEARCHING, *_GAME, *_POLICY)
}
"""Every rule by key."""
