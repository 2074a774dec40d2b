"""Words for the rule points of control, information and whoever decides."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark

CONTROL = {
    "concede_any_time": mark("who may concede, and when"),
    "control_after_subgame": mark("what becomes of control once a subgame is over"),
    "control_awaits_a_turn": mark("which turn an effect for the next turn is about"),
    "control_ends_with_its_player": mark(
        "what becomes of control when the controlling player leaves"
    ),
    "control_ends_with_turn": mark("at which moment control of a turn ends"),
    "control_in_subgame": mark("what control in the main game means in a subgame"),
    "control_of_team": mark("whom control of a player on a team concerns"),
    "control_restricts_mana": mark(
        "what an effect that limits the mana of a player does"
    ),
    "control_waits_out_skips": mark("what a skipped turn does to control of that turn"),
    "control_while_searching": mark(
        "during which time control bound to a search works"
    ),
    "control_works_in_turn": mark("during which time control of a turn works"),
    "control_works_while_resolving": mark(
        "during which time control bound to a resolution works"
    ),
    "controlled_player_searches": mark("who searches when a player is controlled"),
    "controlled_player_still_sees": mark("what a controlled player may see"),
    "controlled_players_resources": mark(
        "whose resources may pay when one person decides for others"
    ),
    "every_seat_passes": mark(
        "how priority is passed when one person decides for two players"
    ),
    "extra_turn_is_kept": mark(
        "what newer control does to an extra turn that was given"
    ),
    "extra_turn_is_skipped": mark(
        "what becomes of an extra turn that an effect forbids"
    ),
    "life_after_subgame": mark("how much life a subgame costs"),
    "looked_then_exiled": mark("how long a right to look at an exiled card lasts"),
    "may_see": mark("who may look at hidden cards at this moment"),
    "must_play_if_able": mark("whether a player who is told to play a card has to"),
    "newest_control_works": mark(
        "which of several effects that control a player works"
    ),
    "notes_are_private": mark("to whom a controlled player’s notes are open"),
    "outside_the_game_is_closed": mark(
        "what control of a player means for cards outside the game"
    ),
    "owned_objects_leave": mark("what leaves the game with a player"),
    "payment_sources": mark("whose resources may pay a cost"),
    "realm_of_choice": mark("whether the game or the tournament asks for a decision"),
    "remembered_exile": mark("how long a right to look at an exiled card lasts"),
    "remembered_permanent": mark(
        "how long a right to look at a face-down permanent lasts"
    ),
    "sees_with_controlled_player": mark("what whoever controls a player may see"),
    "separate_piles": mark(
        "what may be known of cards exiled face down at different times"
    ),
    "shuffled_pile_ends_look": mark("what shuffling does to a right to look"),
    "tournament_choice": mark("who makes a choice that tournament policy asks for"),
    "turn_draw_is_optional": mark(
        "what may be decided about a controlled player’s draw for the turn"
    ),
    "who_controls_objects": mark(
        "who controls the spells, abilities and permanents of a controlled player"
    ),
    "who_decides": mark("who makes a choice that the game asks of a player"),
    "who_speaks_for_team": mark("who decides where teammates do not agree"),
    "whose_library": mark("whose library is searched"),
}
"""What the rules are asked, by the key of the rule point."""
