"""Words for the rule points of the game beyond control of players."""

from __future__ import annotations

from quizapp.bank.wording.speaker import mark

PLAY = {
    "ability_is_independent": mark(
        "what becomes of an ability when its source is gone"
    ),
    "activated_as_sorcery": mark(
        "when an ability may be activated that is limited to the time of a sorcery"
    ),
    "age_counters_to_pay": mark("for how many counters a cumulative upkeep is paid"),
    "attacked_choice": mark("who chooses what a creature attacks"),
    "banding_divides": mark("who divides combat damage where banding is involved"),
    "cast_at_instant_speed": mark("when a card may be cast"),
    "commander_may_stay": mark("what becomes of a commander that dies"),
    "condition_is_checked": mark("when a condition in the instructions is looked at"),
    "cost_is_locked_in": mark("at which moment the total cost is fixed"),
    "counts_as_producible": mark("which mana a permanent could produce"),
    "each_head_is_hit": mark("how often an effect on each player counts for a team"),
    "extra_votes_together": mark("when a player casts several votes"),
    "found_card_is_exiled": mark("what becomes of a card that is found"),
    "found_cards_fit": mark("which cards may be found"),
    "instruction_is_mandatory": mark("which instructions leave a choice"),
    "is_tapped_for_mana": mark("what counts as tapping a permanent for mana"),
    "land_may_be_played": mark("when a player may play a land"),
    "lethal_order_needed": mark("how combat damage may be divided among blockers"),
    "life_is_shared": mark("whose life total changes"),
    "mana_empties": mark("what becomes of unspent mana"),
    "mana_of_any_colour": mark("which mana may pay for a card"),
    "mana_trigger_fires": mark("when an ability about tapping for mana triggers"),
    "may_search": mark("whether a search happens"),
    "most_voted": mark("what a vote leads to where objects are voted for"),
    "moved_combat_choice": mark(
        "who chooses when an effect gives a choice of combat to another"
    ),
    "moved_vote": mark("who chooses how a player votes"),
    "multiplied_mana": mark("how much mana there is when an effect multiplies it"),
    "partial_payment": mark("what it takes to pay a cost"),
    "permission_belongs_to": mark("who may play an exiled card"),
    "permission_uses_a_land_play": mark(
        "what a land played with an effect’s permission counts as"
    ),
    "permitted_card_is_paid_for": mark(
        "what a card costs that an effect lets a player cast"
    ),
    "priority_during_resolution": mark("who gets priority while an object resolves"),
    "reflexive_awaits_the_stack": mark(
        "when an ability that begins with “when you do” takes effect"
    ),
    "reflexive_triggers": mark(
        "how often an ability that begins with “when you do” triggers"
    ),
    "search_minimum": mark("how many cards have to be found"),
    "search_shuffles": mark("when a library is shuffled after a search"),
    "summoning_sick": mark(
        "which creatures can attack or pay a cost with the tap symbol"
    ),
    "team_blocks_together": mark("which creatures may block for a team"),
    "team_life_counts": mark("what counts as a player’s life total on a team"),
    "team_loses": mark("who loses the game on a team"),
    "team_places_together": mark(
        "how a team puts its triggered abilities on the stack"
    ),
    "teammates_show_hands": mark("who may look at which hand on a team"),
    "too_few_to_find": mark("what a search finds where cards are few"),
    "triggers_for_each_head": mark(
        "how often an ability about each upkeep triggers for a team"
    ),
    "undefined_mana": mark("which types of mana may be chosen"),
    "untap_symbol_payable": mark("what it takes to pay a cost with the untap symbol"),
    "vote_outcome": mark("which choice a vote leads to"),
    "voting_order": mark("in which order players vote"),
    "who_chooses_on_resolution": mark("who chooses as an object resolves"),
    "who_places_first": mark(
        "in which order players put triggered abilities on the stack"
    ),
    "who_sacrifices": mark("whose permanents may be sacrificed"),
    "whose_pool": mark("into whose mana pool mana goes"),
    "x_on_the_battlefield": mark("what X is in the mana cost of a permanent"),
    "x_while_entering": mark("what X is as a permanent enters"),
    "zone_change_is_replaced": mark("to which zone a card goes"),
}
"""What the rules are asked, by the key of the rule point."""
