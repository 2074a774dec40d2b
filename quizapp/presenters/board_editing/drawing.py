"""The page put together from what the desk holds."""

from __future__ import annotations

from quizapp.bank.family.scenario import Scenario
from quizapp.bank.situation_edits.answers import Opened
from quizapp.bank.situation_edits.applying import LEAST_LIFE, MOST_LIFE
from quizapp.bank.situation_edits.editing import Editing
from quizapp.bank.situation_edits.situation import Spot
from quizapp.presenters.board_editing.catalogue import CardSearch
from quizapp.presenters.board_editing.commands import decider_of, turn_takers
from quizapp.presenters.board_editing.desk import BoardDesk
from quizapp.presenters.board_editing.result import Compared, view_result
from quizapp.presenters.board_editing.saying import Voice, say_change
from quizapp.presenters.board_editing.screen import (
    BoardEditScreen,
    Fact,
    PlayerFacts,
    SavePanel,
)
from quizapp.presenters.board_editing.selection import ids_at, view_selected
from quizapp.presenters.wording import word
from quizapp.rules.nouns.turn import STEPS

_RELS = ("regular", "competitive", "professional")


class BoardDrawing:
    """Draws the page of one desk in one language."""

    def __init__(self, desk: BoardDesk, language: str) -> None:
        self._desk = desk
        self._language = language

    def screen(
        self,
        selected: Spot | None,
        search: CardSearch,
        notice: str,
        panel: SavePanel,
    ) -> BoardEditScreen:
        """Draw the page."""
        desk, language = self._desk, self._language
        opened, editing = desk.opened, desk.editing
        title = word(language, "edit.title")
        if opened is None or editing is None:
            return BoardEditScreen(language, title, "", loading=self._why_empty())
        voice = Voice(language, dict(opened.names))
        scenario = editing.now.scenario
        player = scenario.turn.of if selected is None else selected.player
        return BoardEditScreen(
            language=language,
            title=title,
            about=word(language, "edit.from", title=opened.title),
            loading=word(language, "edit.failed") if desk.failed else "",
            board=desk.edited.board,
            question=opened.question,
            story=desk.edited.story,
            catalogue=search.view(opened, player, voice),
            selected=view_selected(scenario, selected, voice),
            selected_ids=ids_at(scenario, selected),
            players=_players(scenario, opened, voice),
            turn=_turn(scenario, voice),
            step=_step(scenario, voice),
            rel=_rel(editing.now.rel, voice),
            result=view_result(_compared(desk, opened, editing), language),
            edits=tuple(say_change(each, voice) for each in editing.done),
            edits_count=_count(len(editing.done), voice),
            can_undo=bool(editing.done),
            can_redo=bool(editing.undone),
            notice=notice,
            save=panel,
        )

    def _why_empty(self) -> str:
        if self._desk.failed:
            return word(self._language, "edit.failed")
        key = "edit.none.line" if self._desk.variant is None else "edit.opening"
        return word(self._language, key)


def _compared(desk: BoardDesk, opened: Opened, editing: Editing) -> Compared:
    waiting = desk.is_waiting
    return Compared(opened, desk.edited.outcome, len(editing.done), waiting)


def _count(edits: int, voice: Voice) -> str:
    if not edits:
        return voice.say("edit.edits.none")
    return voice.say("edit.edits.count", n=edits)


def _players(
    scenario: Scenario, opened: Opened, voice: Voice
) -> tuple[PlayerFacts, ...]:
    return tuple(
        PlayerFacts(
            role=role,
            name=name,
            life=min(max(scenario.life_of(role), LEAST_LIFE), MOST_LIFE),
            life_title=voice.say("edit.life", player=name),
            decides=voice.decides(role, decider_of(scenario, role)),
        )
        for role, name in opened.names
    )


def _turn(scenario: Scenario, voice: Voice) -> Fact:
    heads = turn_takers(scenario)
    choices = tuple((str(each), voice.names[each]) for each in heads)
    return Fact(voice.say("edit.whose-turn"), choices, str(scenario.turn.of))


def _step(scenario: Scenario, voice: Voice) -> Fact:
    choices = tuple((str(step), voice.say(f"edit.step.{step}")) for step in STEPS)
    return Fact(voice.say("edit.begins"), choices, str(scenario.turn.step))


def _rel(rel: str, voice: Voice) -> Fact | None:
    if not rel:
        return None
    choices = tuple((each, voice.say(f"edit.rel.{each}")) for each in _RELS)
    return Fact(voice.say("edit.level"), choices, rel)
