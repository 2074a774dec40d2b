"""The what-if board as a screen: intents in, plain values out."""

from __future__ import annotations

import pytest

from quizapp.bank.family.loading import MAXIMUM_LINES, open_family
from quizapp.bank.reading.document import Source
from quizapp.bank.situation_edits.edits import Where
from quizapp.bank.situation_edits.situation import spots_of
from quizapp.presenters.board_editing.presenter import BoardPresenter
from quizapp.presenters.board_editing.screen import Standing
from tests.support.board_fakes import ID, HeldBoards, HeldShelf, SavedAs, make_boards


@pytest.fixture(scope="module")
def bank(tmp_path_factory):
    return make_boards(tmp_path_factory.mktemp("small")).bank


class _Board:
    """A presenter over the small family, with what it asks."""

    def __init__(self, bank) -> None:
        self.engine = HeldBoards(bank)
        self.shelf = HeldShelf()
        self.presenter = BoardPresenter(self.engine, self.shelf)

    def come(self, error=None):
        while self.presenter.is_waiting and self.engine._held:
            self.engine.let_come(error)
            while self.presenter.has_news:
                self.presenter.settle()
        return self.presenter.screen()

    def select(self, zone: str, player: str, place: int = 0) -> None:
        scenario = self.presenter._desk.editing.now.scenario
        ids = [
            ident
            for ident, spot in spots_of(scenario).items()
            if (spot.zone, spot.player, spot.place) == (zone, player, place)
        ]
        self.presenter.select(frozenset(ids[:1]))

    def press(self, command: str, **how):
        self.presenter.press(command, **how)
        return self.come()

    def open(self):
        self.presenter.open(ID, 1, self.engine.bank.newest_date())
        return self


@pytest.fixture
def board(bank):
    return _Board(bank).open()


@pytest.fixture
def opened(board):
    board.come()
    return board


def test_nothing_is_open_before_a_question_was_answered(bank):
    screen = _Board(bank).presenter.screen()

    assert screen.board is None
    assert "press O" in screen.loading


def test_the_page_says_that_the_board_is_coming(board):
    assert board.presenter.is_waiting
    assert "Opening" in board.presenter.screen().loading

    screen = board.come()

    assert screen.loading == ""
    assert screen.about == "from the question “Found or not”"
    assert screen.result.standing is Standing.STAYS
    assert screen.result.about == "as the question has it"
    assert [each.life for each in screen.players] == [20, 7]


def test_a_process_that_ended_is_said_and_opened_again(board):
    screen = board.come(RuntimeError("gone"))
    assert "did not answer" in screen.loading

    board.open()
    assert board.come().board is not None


def test_an_answer_that_does_not_come_is_asked_for_again(opened):
    opened.select("battlefield", "A", 1)
    opened.presenter.press("tap")
    screen = opened.come(RuntimeError("killed"))
    assert "did not answer" in screen.loading

    screen = opened.press("counter-more")
    assert screen.loading == ""
    assert screen.result.about == "after 2 edits"

    opened.presenter.press("counter-more")
    opened.engine.drop()
    while opened.presenter.has_news:
        opened.presenter.settle()
    assert opened.come().selected.marks == "2 +1/+1 · tapped"


def test_a_board_whose_process_was_started_anew_is_opened_all_the_same(board):
    board.engine.drop()
    board.presenter.settle()

    assert board.come().board is not None


def test_an_edit_is_answered_and_marked_against_the_question(opened):
    opened.select("hand", "A")
    opened.presenter.search("lay of the")
    opened.presenter.add(Where.STACK)
    assert opened.presenter.screen().result.standing is Standing.WAITING

    screen = opened.come()

    result = screen.result
    assert result.standing in (Standing.CHANGES, Standing.NONE)
    assert result.before != result.after
    assert any(step.differs for step in result.steps)
    assert [each.said for each in result.options if each.was_right] == ["now wrong"]
    assert screen.edits == ("Stack: Demonic Tutor → Lay of the Land",)
    assert screen.edits_count == "1 edit"


def test_undo_brings_the_answer_of_the_question_back(opened):
    first = opened.presenter.screen().result
    opened.select("battlefield", "A", 1)
    changed = opened.press("tap")
    assert changed.edits == ("Grizzly Bears tapped",)
    assert changed.selected.marks == "tapped"

    opened.presenter.undo()
    back = opened.come()
    assert back.result == first
    assert (back.can_undo, back.can_redo) == (False, True)

    opened.presenter.redo()
    assert opened.come().edits == ("Grizzly Bears tapped",)
    opened.presenter.reset()
    assert opened.come().edits == ()


def test_what_is_superseded_is_never_worked_out(opened):
    opened.select("battlefield", "A", 1)
    asked = len(opened.engine.asked)
    opened.presenter.press("tap")
    opened.presenter.press("counter-more")
    opened.presenter.press("turn-over")
    opened.presenter.press("turn-over")

    screen = opened.come()

    assert len(opened.engine.asked) == asked + 2
    assert screen.selected.marks == "1 +1/+1 · tapped"


def test_what_the_engine_does_not_cover_is_said_with_its_reason(opened):
    opened.select("hand", "A")

    screen = opened.press("remove")

    assert screen.result.standing is Standing.NOT_COVERED
    assert screen.result.sentence.startswith("Not covered: ")
    assert "Demonic Tutor" in screen.result.sentence
    assert screen.result.after == ""


def test_a_board_that_cannot_be_is_taken_back_and_said_where(opened):
    opened.presenter.search("shock")
    opened.presenter.add(Where.BATTLEFIELD)

    screen = opened.come()

    assert screen.edits == ()
    assert "board.yaml:" in screen.notice
    assert "Shock is no permanent" in screen.notice
    assert screen.result.standing is Standing.STAYS


def test_an_edit_without_a_card_says_what_to_do(opened):
    screen = opened.press("tap")
    assert "Select a card first" in screen.notice

    opened.select("hand", "A")
    assert "battlefield" in opened.press("tap").notice
    assert "exile" in opened.press("to-exile").notice


def test_a_card_of_the_catalogue_goes_where_it_usually_is(opened):
    opened.presenter.search("wind drake")
    assert "battlefield, A" in opened.presenter.screen().catalogue.adds_to
    opened.presenter.add(other=True)

    screen = opened.come()

    assert "Wind Drake added: battlefield" in screen.edits[0]
    assert screen.selected.name == "Wind Drake"
    assert screen.selected_ids


def test_the_catalogue_is_searched_by_words_of_name_and_type(opened):
    opened.presenter.search("angel's")
    assert opened.presenter.screen().catalogue.rows

    opened.presenter.search("creature drake")
    rows = opened.presenter.screen().catalogue.rows
    assert [each.name for each in rows] == ["Wind Drake"]

    opened.presenter.search("no such words")
    catalogue = opened.presenter.screen().catalogue
    assert (catalogue.rows, catalogue.chosen) == ((), None)
    opened.presenter.add()
    assert opened.presenter.screen().edits == ()


def test_a_chosen_row_is_added(opened):
    opened.presenter.search("tutor")
    row = next(
        place
        for place, card in enumerate(opened.presenter.screen().catalogue.rows)
        if card.name == "Diabolic Tutor"
    )
    opened.presenter.choose_row(row)
    opened.presenter.add()

    assert opened.come().edits[0].startswith("Diabolic Tutor added: hand")


def test_a_card_in_hand_takes_the_place_of_what_is_used(opened):
    opened.presenter.search("diabolic")
    opened.presenter.add()
    opened.come()

    screen = opened.press("to-stack")

    assert screen.edits[-1] == "Stack: Demonic Tutor → Diabolic Tutor"


def test_a_card_moves_to_the_other_player_and_stays_selected(opened):
    opened.select("battlefield", "A", 1)

    screen = opened.press("to-hand", other=True)

    assert screen.edits[0].startswith("Grizzly Bears: hand, N")
    assert screen.selected.place.startswith("hand, N")
    assert [card.name for card in screen.selected.beside] == ["Grizzly Bears"]


def test_cards_of_a_library_that_are_alike_are_one_row(opened):
    opened.select("library", "A")

    beside = opened.presenter.screen().selected.beside
    assert [(card.name, card.selected) for card in beside] == [("Plains ×2", True)]


def test_attaching_goes_from_creature_to_creature(opened):
    opened.presenter.search("demonic appetite")
    opened.presenter.add(Where.HAND)
    opened.come()

    said = [opened.press("attach").edits[-1] for _ in range(3)]

    hosts = [each.removeprefix("Demonic Appetite attached to ") for each in said]
    assert hosts == ["Grizzly Bears", "Hill Giant", "Grizzly Bears"]
    opened.select("battlefield", "N")
    assert "attached" in opened.press("attach").notice


def test_who_decides_for_whom_goes_round(opened):
    assert " decides for " in opened.presenter.screen().players[0].decides

    opened.presenter.decide("A")
    alone = opened.come()
    assert "herself" in alone.players[0].decides
    opened.presenter.decide("A")

    assert "herself" not in opened.come().players[0].decides


def test_life_step_and_level_are_set_and_bounded(opened):
    opened.presenter.set_life("N", 3)
    opened.presenter.begin_in("upkeep")
    opened.presenter.set_rel("regular")
    screen = opened.come()

    assert screen.players[1].life == 3
    assert (screen.step.chosen, screen.rel.chosen) == ("upkeep", "regular")
    assert len(screen.edits) == 3
    opened.presenter.set_life("N", 0)
    assert "1 to 999" in opened.presenter.screen().notice


def test_arrows_go_from_step_to_step(opened):
    assert opened.press("step-before").step.chosen == "draw"
    opened.press("step-next")

    assert opened.press("step-next").step.chosen == "beginning of combat"


def test_another_language_keeps_the_edits(opened):
    opened.select("battlefield", "A", 1)
    opened.press("tap")

    opened.presenter.set_language("fr")
    screen = opened.come()

    assert screen.language == "fr"
    assert screen.edits == ("Grizzly Bears engagée",)
    assert opened.engine.asked.count("fr") == 1


def test_the_board_is_saved_as_a_question_file_without_a_key(opened):
    opened.presenter.open_saving()
    opened.presenter.save("  Found   again ")
    assert opened.presenter.screen().save.waiting
    opened.shelf.futures[0].set_result(SavedAs("found-again"))
    opened.presenter.settle()

    panel = opened.presenter.screen().save
    assert panel.notice == "Saved as found-again. It is in the question bank now."
    assert not panel.failed
    assert opened.shelf.taken_in == 1
    text = opened.shelf.files["Found again"]
    catalogue = opened.engine.bank.catalogue
    read = open_family(Source(text, "own.yaml", MAXIMUM_LINES), catalogue)
    assert read.title.en == "Found again"
    assert opened.presenter.screen().result.after not in text.split()


@pytest.mark.parametrize("name", ["", "ab", "x" * 49, "a <b> c"])
def test_a_name_that_cannot_be_is_refused_before_anything_is_asked(opened, name):
    opened.presenter.save(name)

    assert opened.presenter.screen().save.failed
    assert opened.shelf.files == {}


@pytest.mark.parametrize("flaw", ["no-id", "taken", "no-key", "not-written"])
def test_why_nothing_was_saved_is_said(opened, flaw):
    opened.presenter.save("A name")
    opened.shelf.futures[0].set_result(SavedAs("a-name", flaw, "Why so."))
    opened.presenter.settle()

    panel = opened.presenter.screen().save
    assert panel.failed
    assert panel.notice
    assert opened.shelf.taken_in == 0


def test_a_process_that_ends_while_saving_is_said(opened):
    opened.presenter.save("A name")
    opened.shelf.futures[0].set_exception(RuntimeError("killed"))
    opened.presenter.settle()

    assert "killed" in opened.presenter.screen().save.notice
    opened.presenter.close_saving()
    assert opened.presenter.screen().save.notice == ""


def test_the_turn_goes_to_the_next_player_and_back(opened):
    first = opened.presenter.screen().turn.chosen

    screen = opened.press("turn-next")
    assert screen.turn.chosen != first
    assert screen.edits[-1].startswith("Turn of ")
    assert opened.press("turn-next").turn.chosen == first
    opened.presenter.give_turn(first)
    assert opened.presenter.screen().notice == "It is that player’s turn already."


def test_cards_of_a_graveyard_change_places_and_stay_selected(opened):
    opened.presenter.search("")
    for row in opened.presenter.screen().catalogue.rows[:2]:
        opened.presenter.search(row.name)
        opened.presenter.add(Where.GRAVEYARD)
        opened.come()
    selected = opened.presenter.screen().selected
    names = [each.name for each in selected.beside]
    assert selected.name == names[-1]

    screen = opened.press("order-down")

    after = [each.name for each in screen.selected.beside]
    assert after == [*names[:-2], names[-1], names[-2]]
    assert [each.selected for each in screen.selected.beside][-2]
    assert screen.edits[-1].startswith(f"{names[-1]}: down")
    opened.press("order-up")
    assert opened.press("order-up").notice == "The card is there already."


def test_permanents_are_told_in_no_order(opened):
    opened.presenter.search("wind drake")
    opened.presenter.add(Where.BATTLEFIELD)
    opened.come()

    assert "in an order" in opened.press("order-up").notice
