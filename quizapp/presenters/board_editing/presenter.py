"""The presenter of the what-if board: intents in, the whole page out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from quizapp.bank.situation_edits.editing import Editing
from quizapp.bank.situation_edits.edits import (
    Add,
    BeginIn,
    Edit,
    EditError,
    SetLife,
    SetRel,
    Swap,
    TurnOf,
    Where,
)
from quizapp.bank.situation_edits.situation import Spot, spots_of, write_question
from quizapp.presenters.board_editing.catalogue import CardSearch, usual_zone
from quizapp.presenters.board_editing.commands import (
    Asked,
    decide_next,
    make_edit,
    next_player,
)
from quizapp.presenters.board_editing.desk import BoardDesk
from quizapp.presenters.board_editing.drawing import BoardDrawing
from quizapp.presenters.board_editing.port import BoardEngine, OwnShelf, SavedQuestion
from quizapp.presenters.board_editing.saying import say_refusal
from quizapp.presenters.board_editing.screen import BoardEditScreen, SavePanel
from quizapp.presenters.board_editing.selection import follow, still_there
from quizapp.presenters.retold.retelling import retell
from quizapp.presenters.wording import word
from quizapp.rules.nouns.objects import Player
from quizapp.rules.nouns.turn import Step

_SHORTEST, _LONGEST = 3, 48
_MARKUP = frozenset("<>")


class BoardPresenter:
    """Edits one board at a time; what is worked out elsewhere comes when it comes."""

    def __init__(
        self, engine: BoardEngine, own: OwnShelf, *, language: str = "en"
    ) -> None:
        self._desk = BoardDesk(engine)
        self._own = own
        self._language = language
        self._search = CardSearch()
        self._selected: Spot | None = None
        self._notice = ""
        self._panel = SavePanel()
        self._saving: Future[SavedQuestion] | None = None

    def open(self, question_id: str, seed: int, as_of: str) -> None:
        """Open the board of a variant as of a day; its edits stay where it was open."""
        variant = (question_id, seed, as_of, self._language)
        if variant != self._desk.variant or self._desk.failed:
            self._desk.open(variant)
            self._selected, self._notice = None, ""
            self._panel = SavePanel()

    def set_language(self, language: str) -> None:
        """Say the page in another language; the edits stay."""
        self._language = language
        self._notice = ""
        if self._desk.variant is not None:
            self._desk.open((*self._desk.variant[:3], language))

    @property
    def is_waiting(self) -> bool:
        """Say whether something is worked out elsewhere."""
        return self._desk.is_waiting or self._saving is not None

    @property
    def has_news(self) -> bool:
        """Say whether something has come, so that the page is another one."""
        saved = self._saving is not None and self._saving.done()
        return saved or self._desk.has_news

    def settle(self) -> None:
        """Take over what has come."""
        self._desk.settle()
        if self._desk.impossible:
            reason = retell(self._language, self._desk.impossible)
            self._notice = word(self._language, "edit.impossible", reason=reason)
            self._keep_selection()
        if self._saving is not None and self._saving.done():
            self._end_saving(self._saving)

    def search(self, query: str) -> None:
        """Search the catalogue."""
        self._search.search(query)

    def choose_row(self, row: int) -> None:
        """Choose a card of the catalogue."""
        if self._desk.opened is not None:
            self._search.choose(self._desk.opened, row)

    def select(self, object_ids: frozenset[int]) -> None:
        """Select the card that the keyboard has come to; the keys act on it."""
        editing = self._desk.editing
        if editing is None:
            return
        spots = spots_of(editing.now.scenario)
        found = sorted(object_ids & spots.keys(), key=abs)
        if self._selected not in [spots[each] for each in found]:
            self._selected = spots[found[0]] if found else None

    def add(self, where: Where | None = None, *, other: bool = False) -> None:
        """Add the chosen card of the catalogue, or use it instead of what is used."""
        opened, asked = self._desk.opened, self._asked(other)
        card = "" if opened is None else self._search.chosen(opened)
        if opened is None or asked is None or not card:
            return
        player = next_player(asked.scenario, asked.player) if other else asked.player
        if where is Where.STACK:
            self._edit(lambda: Swap(asked.situation.used, card))
        else:
            goal = where or usual_zone(opened, card)
            self._edit(lambda: Add(card, player, goal))

    def press(self, command: str, *, other: bool = False) -> None:
        """Do what a key asks for with the selected card."""
        asked = self._asked(other)
        if asked is not None:
            self._edit(lambda: make_edit(command, asked))

    def set_life(self, role: str, life: int) -> None:
        """Set a player's life total."""
        self._edit(lambda: SetLife(Player(role), life))

    def decide(self, role: str) -> None:
        """Let the next player decide for a player."""
        asked = self._asked()
        if asked is not None:
            self._edit(lambda: decide_next(asked, Player(role)))

    def give_turn(self, role: str) -> None:
        """Let it be another player's turn."""
        self._edit(lambda: TurnOf(Player(role)))

    def begin_in(self, step: str) -> None:
        """Let the situation begin in another step."""
        self._edit(lambda: BeginIn(Step(step)))

    def set_rel(self, rel: str) -> None:
        """Set the rules enforcement level."""
        self._edit(lambda: SetRel(rel))

    def undo(self) -> None:
        """Take the last edit back."""
        self._take(Editing.undo)

    def redo(self) -> None:
        """Make the edit again that was taken back."""
        self._take(Editing.redo)

    def reset(self) -> None:
        """Take every edit back."""
        self._take(Editing.reset)

    def open_saving(self) -> None:
        """Ask for the name under which the board is saved."""
        if self._desk.editing is not None:
            self._panel = SavePanel(open=True)

    def close_saving(self) -> None:
        """Leave saving; what is being saved is saved."""
        self._panel = SavePanel()

    def save(self, title: str) -> None:
        """Save the board as a question file of one's own."""
        editing, name = self._desk.editing, " ".join(title.split())
        if editing is None or self._saving is not None:
            return
        if not _SHORTEST <= len(name) <= _LONGEST or _MARKUP & set(name):
            self._panel = SavePanel(
                open=True, notice=self._say("save.length"), failed=True
            )
            return
        self._panel = SavePanel(
            open=True, waiting=True, notice=self._say("save.waiting")
        )
        self._saving = self._own.save(name, write_question(editing.now, name))

    def screen(self) -> BoardEditScreen:
        """Return the whole page."""
        return BoardDrawing(self._desk, self._language).screen(
            self._selected, self._search, self._notice, self._panel
        )

    def _asked(self, other: bool = False) -> Asked | None:
        opened, editing = self._desk.opened, self._desk.editing
        if opened is None or editing is None:
            return None
        return Asked(opened, editing.now, self._selected, other)

    def _edit(self, make: Callable[[], Edit]) -> None:
        self._notice = ""
        if self._desk.editing is None:
            return
        try:
            self._desk.edit(make())
        except EditError as error:
            self._notice = say_refusal(error, self._language)
            return
        self._selected = follow(self._desk.editing.done[-1], self._selected)

    def _take(self, step: Callable[[Editing], Editing]) -> None:
        self._notice = ""
        if self._desk.editing is not None:
            self._desk.take(step(self._desk.editing))
            self._keep_selection()

    def _keep_selection(self) -> None:
        if self._desk.editing is not None:
            scenario = self._desk.editing.now.scenario
            self._selected = still_there(scenario, self._selected)

    def _end_saving(self, saving: Future[SavedQuestion]) -> None:
        self._saving = None
        error = saving.exception()
        if error is not None:
            detail = retell(self._language, str(error))
            said = self._say("save.not-written", detail=detail, id="")
            self._panel = SavePanel(open=True, notice=said, failed=True)
            return
        saved = saving.result()
        if saved.flaw is None:
            self._own.take_in()
        key = f"save.{saved.flaw or 'done'}"
        detail = retell(self._language, saved.detail)
        said = self._say(key, id=saved.question_id, detail=detail)
        failed = saved.flaw is not None
        self._panel = SavePanel(open=True, notice=said, failed=failed)

    def _say(self, key: str, **params: object) -> str:
        return word(self._language, f"edit.{key}", **params)
