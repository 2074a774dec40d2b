"""Words for the steps of a derivation, by the rule that each cites."""

from __future__ import annotations

from quizapp.bank.wording.lists import say_number
from quizapp.bank.wording.speaker import Speaker, mark
from quizapp.rules.rulebook import Step

_CHOICES = {
    "priority": mark(
        "{by} decides for {subject}: {by} chooses what {subject} does with priority."
    ),
    "search": mark(
        "{by} decides for {subject}, so {by} chooses what {subject:s} search finds."
    ),
    "unless": mark(
        "{subject} is asked whether to pay, and {by} answers for {subject}."
    ),
    "remember": mark("{by} decides for {subject} when the ability triggers."),
    "pay": mark("{by} decides for {subject}, so {by} chooses how {subject} pays."),
    "sacrifice": mark(
        "{by} decides for {subject}, so {by} chooses what {subject} sacrifices."
    ),
    "discard": mark(
        "{by} decides for {subject}, so {by} chooses what {subject} discards."
    ),
    "target": mark("{by} decides for {subject}, so {by} chooses the target."),
    "choose": mark("{by} decides for {subject}, so {by} chooses the card."),
    "may": mark(
        "{by} decides for {subject}, so {by} chooses whether {subject} does it."
    ),
    "order": mark(
        "{by} decides for {subject}, so {by} chooses the order of {subject:s} abilities."
    ),
    "legend": mark(
        "{by} decides for {subject}, so {by} chooses which legend {subject} keeps."
    ),
}

_INSTRUCTIONS = {
    "draw": mark("{name} does not say “may”: {you} draws the card."),
    "discard": mark("{name} does not say “may”: {you} discards a card."),
    "sacrifice": mark("{name} does not say “may”: the sacrifice is made."),
    "exile": mark("{name} does not say “may”: it is exiled."),
    "transform": mark("{name} does not say “may”: it returns transformed."),
}

_REMEDIES = {
    "default now or next phase": mark(
        "The ability has a default action: it must be taken, now or as the next phase begins."
    ),
    "default if chosen": mark(
        "The ability has a default action: the opponent may have it resolve that way."
    ),
    "default unless declined": mark(
        "The ability has a default action: it resolves that way at once, without the stack, "
        "unless the opponent declines."
    ),
    "stack if chosen": mark(
        "The ability is put on the stack if the opponent wants that."
    ),
    "stack at once": mark("The ability is put on the stack."),
    "play on": mark(
        "The trigger was missed too long ago: the game goes on without it."
    ),
}

_ZONES = {
    "exile": mark("{name} is now in exile, as a new object."),
    "battlefield": mark("{name} is now on the battlefield, as a new object."),
    "graveyard": mark("{name} is now in the graveyard, as a new object."),
    "hand": mark("{name} is now in hand, as a new object."),
    "library": mark("{name} is now in the library."),
    "stack": mark("{name} is now on the stack."),
    "command": mark("{name} is now in the command zone."),
}

_SENTENCES = {
    "control.whole-turn": mark(
        "{source} says that {by} decides for {subject} during the whole turn, from the untap "
        "step on."
    ),
    "control.whole-turn/self": mark(
        "{source} says that {by} decides for {subject}, the same player, during the whole "
        "turn."
    ),
    "control.newest": mark(
        "Of the {count} effects that say who decides for {subject}, the newest one works: "
        "{source}."
    ),
    "control.of-self": mark(
        "{player} is in control of {player}, and decides as usual."
    ),
    "control.limited/true": mark("{name} is resolving, so {by} decides for {subject}."),
    "control.limited/false": mark(
        "{name} is not resolving, so {by} does not decide for {subject} now."
    ),
    "control.objects-stay": mark(
        "Only the player is controlled: {name} is still controlled by {player}."
    ),
    "control.own-resources": mark(
        "Only what {payer} has can pay for {what}; {decider} cannot help."
    ),
    "control.not-tournament": mark(
        "A choice that tournament policy asks for stays with {player} in person."
    ),
    "search.look": mark("{by} is the one who searches, in {by:s} own library."),
    "search.quality": mark(
        "The search asks for cards with a stated quality in a hidden zone, so {by} need not "
        "find any, even if they are there."
    ),
    "search.number": mark(
        "The search asks for a number of cards and states no quality, so that many must be "
        "found if the library holds them."
    ),
    "shuffle": mark("{by} shuffles the library, whatever was found."),
    "upkeep.cumulative": mark(
        "{name} gets an age counter first. It has {after} then, and each must be paid for."
    ),
    "choice.on-resolution": mark(
        "{name} has its own controller choose the card, and that is {you}."
    ),
    "instructions.impossible": mark(
        "{name} asks for what is impossible; that part is ignored."
    ),
    "cast.while-resolving": mark(
        "{player} must play {name} if possible; when it could normally be played is ignored."
    ),
    "cast.while-resolving/window": mark(
        "While {name} resolves nobody gets priority, so nobody can respond before the card "
        "is played."
    ),
    "cost.unpayable": mark(
        "A cost is paid in full or not at all, and with one’s own resources."
    ),
    "cost.life": mark("{player} pays life: {amount}."),
    "information.once": mark(
        "{name} counts when that part is reached: {count} cards in the graveyard, and {needed} "
        "are needed."
    ),
    "sacrifice.own": mark("{player} can sacrifice only what {player} controls."),
    "summoning-sick": mark("{name} has not been there since the turn began."),
    "library.empty": mark("{player} would draw from an empty library."),
    "trigger.triggers": mark(
        "The ability of {name} triggers at the beginning of the upkeep; {player} controls it."
    ),
    "trigger.stack": mark(
        "The ability of {name} triggers and is put on the stack; {player} controls it."
    ),
    "missed.responsible": mark(
        "{responsible} controls the ability, and had to remember it."
    ),
    "missed.responsible/other": mark(
        "{responsible} decides for {controller}, and so had to remember the ability, which "
        "{controller} controls."
    ),
    "missed.penalty/true": mark(
        "{responsible} gets a Warning: the ability is usually bad for the player who "
        "controls it."
    ),
    "missed.penalty/false": mark(
        "No penalty: only a trigger that is usually bad for {responsible} would bring a Warning."
    ),
    "missed.penalty/owner": mark(
        "No penalty: a Warning needs a trigger that is usually bad for {responsible}, from a "
        "card that {responsible} owns."
    ),
    "missed.chooser": mark(
        "In the fix the opponent of the player who controls the ability chooses. {controller} "
        "controls it, so {chooser} chooses."
    ),
    "missed.legal-objects": mark(
        "Placed late, the ability may use only objects that were there at the proper time."
    ),
}

ALL_TEMPLATES = (
    *_CHOICES.values(),
    *_INSTRUCTIONS.values(),
    *_REMEDIES.values(),
    *_ZONES.values(),
    *_SENTENCES.values(),
)


def say_step(step: Step, speaker: Speaker) -> str:
    """Say one step of a derivation."""
    says = dict(step.says)
    words = {
        name: say_number(value, speaker) if isinstance(value, int) else value
        for name, value in says.items()
    }
    return speaker.say(_template(step.rule, says), **words)


def _template(rule: str, says: dict[str, str | int]) -> str:
    by_word = {
        "control.decides": (_CHOICES, "what"),
        "instructions.in-order": (_INSTRUCTIONS, "what"),
        "missed.remedy": (_REMEDIES, "remedy"),
        "object.new": (_ZONES, "zone"),
    }
    if rule in by_word:
        table, word = by_word[rule]
        return table[str(says[word])]
    return _SENTENCES[rule + _variant(rule, says)]


def _variant(rule: str, says: dict[str, str | int]) -> str:
    """Return which of several sentences about a rule fits."""
    match rule:
        case "control.whole-turn" if says["by"] == says["subject"]:
            return "/self"
        case "control.limited":
            return f"/{says['now']}"
        case "cast.while-resolving" if "player" not in says:
            return "/window"
        case "missed.responsible" if says["responsible"] != says["controller"]:
            return "/other"
        case "missed.penalty" if says["warned"] == "true":
            return "/true"
        case "missed.penalty":
            return "/owner" if says["owner"] else "/false"
    return ""
