"""The table of keys: what each does, by the place where it does so."""

from __future__ import annotations

from collections.abc import Mapping

from quizapp.presenters.wording import word

GROUPS = (
    (
        "everywhere",
        "home",
        "study-page",
        "bank-page",
        "progress-page",
        "exams-page",
        "workbench-page",
    ),
    (
        "question",
        "after",
        "exam",
        "palette",
        "booth-page",
        "board-page",
        "settings-page",
        "blueprint-page",
        "gradebook-page",
        "room-page",
    ),
)
"""Both columns of the list, from above."""

_Keys = tuple[tuple[tuple[str, ...], str], ...]
_NAMED = {"Enter": "key.enter", "Home": "key.home", "Esc": "key.esc", "Del": "key.del"}
_NAMED |= {"Space": "key.space", "Backspace": "key.backspace"}

KEYS: Mapping[str, _Keys] = {
    "home": (
        (("Enter",), "start"),
        (("N",), "learn"),
        (("R",), "resume"),
        (("F",), "failed"),
        (("G",), "round"),
        (("T",), "tour"),
        (("Ctrl Z",), "undo"),
    ),
    "study-page": (
        (("1", "…", "6"), "which"),
        (("Enter",), "start"),
        (("W",), "make-set"),
        (("G",), "round"),
        (("B",), "booth"),
    ),
    "bank-page": (
        (("/",), "filter"),
        (("↑", "↓"), "move"),
        (("Enter",), "answer-it"),
        (("Ctrl Enter",), "practise-all"),
        (("Ctrl M",), "more-ways"),
        (("Ctrl F",), "filters"),
        (("Space",), "tick"),
        (("−",), "bar"),
        (("Ctrl E",), "export"),
    ),
    "progress-page": (
        (("1", "…", "3"), "drill"),
        (("U",), "useful"),
        (("M",), "held"),
    ),
    "exams-page": (
        (("Enter",), "exam.prepare"),
        (("R",), "exam.resume"),
        (("E",), "exam.which"),
        (("P",), "exam.file"),
        (("J",), "attend.join"),
        (("N",), "make-exam"),
        (("G",), "gradebook"),
        (("H",), "hold-room"),
        (("F5",), "show-code"),
        (("O",), "open-folder"),
        (("K",), "signing-key"),
    ),
    "exam": (
        (("A", "…", "E", "1", "…", "5"), "choose-or-tick"),
        (("PgUp", "PgDn"), "exam.questions"),
        (("U",), "exam.unanswered"),
        (("F", "Ctrl F"), "exam.flag"),
        (("G",), "exam.next-flag"),
        (("X",), "rule-out"),
        (("V",), "as-text"),
        (("Ctrl H",), "exam.check"),
        (("Ctrl Enter",), "exam.hand-in"),
        (("M",), "attend.read"),
    ),
    "question": (
        (("A", "…", "E", "1", "…", "5"), "choose-or-tick"),
        (("↑", "↓"), "move"),
        (("Space",), "tick"),
        (("X",), "rule-out"),
        (("1", "…", "9"), "order.put.long"),
        (("Alt", "↑", "↓"), "order.move.long"),
        (("Backspace",), "order.back"),
        (("Enter",), "check"),
        (("0",), "unsure"),
        (("H",), "hint.long"),
        (("S",), "leave-out"),
        (("Ctrl Z",), "undo"),
        (("F", "Ctrl F"), "bookmark"),
        (("R",), "report"),
        (("V",), "as-text"),
        (("K",), "card"),
        (("Alt", "←", "→", "↑", "↓"), "card-to-card"),
    ),
    "after": (
        (("Enter",), "next"),
        (("1", "…", "4"), "grade"),
        (("Ctrl Z",), "undo"),
        (("S",), "leave-out"),
        (("T",), "steps"),
        (("L",), "rule-words"),
        (("W",), "what-if-facts"),
        (("O",), "board"),
        (("[", "]"), "editions"),
        (("Home",), "today"),
        (("Y",), "others"),
        (("F",), "bookmark"),
        (("N",), "note"),
        (("R",), "report"),
        (("V",), "as-text"),
    ),
    "palette": (
        (("↑", "↓"), "move"),
        (("Enter",), "open"),
        (("Ctrl Enter",), "answer-at-once"),
    ),
    "booth-page": (
        (("A", "…", "E", "1", "…", "5"), "choose-or-tick"),
        (("Enter",), "reveal"),
        (("+",), "count-right"),
        (("−",), "count-wrong"),
        (("Enter",), "count-not"),
        (("T",), "steps"),
        (("Y",), "others"),
        (("V",), "as-text"),
        (("Esc",), "end"),
    ),
    "board-page": (
        (("T",), "edit.tap"),
        (("+", "−"), "edit.counter"),
        (("F",), "edit.over"),
        (("A",), "edit.attach"),
        (("D",), "edit.decide"),
        (("P",), "edit.turn"),
        (("Ctrl", "↑", "↓"), "edit.order"),
        (("B", "H", "L", "G", "E", "S"), "edit.zone"),
        (("Shift", "B", "H", "L", "G"), "edit.other-zone"),
        (("Del",), "edit.remove"),
        (("/",), "edit.add"),
        (("←", "→"), "edit.step"),
        (("Home",), "edit.reset"),
        (("V",), "as-text"),
        (("Ctrl Z", "Ctrl Y"), "edit.undo"),
        (("Ctrl S",), "edit.save"),
    ),
    "workbench-page": (
        (("F5",), "check-now"),
        (("F8",), "next-message"),
        (("F9",), "try-it"),
        (("Ctrl .",), "fix"),
        (("Ctrl Space",), "complete"),
        (("Ctrl N",), "new-question"),
        (("Ctrl O",), "open-question"),
        (("Ctrl S", "Ctrl Shift S"), "save"),
        (("Ctrl Enter",), "sign"),
    ),
    "gradebook-page": (
        (("C",), "collect-answers"),
        (("1", "…", "3"), "tabs"),
        (("↑", "↓"), "move"),
        (("Ctrl E",), "export-results"),
        (("Ctrl R",), "release"),
        (("K",), "rekey"),
        (("Del",), "drop-item"),
    ),
    "room-page": (
        (("Ctrl Enter",), "begin-exam"),
        (("T",), "extra-time"),
        (("P",), "pause-one"),
        (("Ctrl P",), "pause-all"),
        (("M",), "message"),
        (("B",), "debrief"),
        (("G",), "gradebook"),
        (("F5",), "projector"),
        (("Ctrl R",), "release"),
        (("Ctrl W",), "close-room"),
    ),
    "blueprint-page": (
        (("↑", "↓", "←", "→"), "cell"),
        (("0", "…", "9"), "how-many"),
        (("+", "−"), "one-more"),
        (("/",), "add-subject"),
        (("Ctrl F",), "what-there-is"),
        (("Ctrl Enter",), "build-exam"),
    ),
    "settings-page": (
        (("/",), "filter"),
        (("↑", "↓"), "section"),
        (("Ctrl Z",), "take-back"),
    ),
}
"""Keys with the word of what they do; names of keys are said in the language."""

_PAGE_TITLES = {
    "study-page": "study",
    "bank-page": "bank",
    "progress-page": "progress",
    "exams-page": "exams",
    "settings-page": "settings",
    "workbench-page": "workbench",
    "blueprint-page": "blueprint.title",
    "gradebook-page": "gradebook.title",
    "room-page": "shelf.room",
    "palette": "palette",
}


def title_of(group: str, language: str) -> str:
    """Name a group of keys."""
    return word(language, _PAGE_TITLES.get(group, f"keys.{group}"))


def say_key(cap: str, language: str) -> str:
    """Write a key as keyboards of a language name it."""
    for name, key in _NAMED.items():
        if cap == name or cap.endswith(f" {name}"):
            return cap.replace(name, word(language, key))
    return cap
