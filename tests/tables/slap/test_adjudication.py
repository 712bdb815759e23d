"""Judging of slaps, first, late and false: section 5 of the rules, judged by the real controller."""

from __future__ import annotations

import pytest

from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.game import RULES
from bot.slap.state import Due
from bot.tables.contract.table import (
    Echo,
    Edit,
    Gone,
    Input,
    Note,
    Post,
    Pressed,
    Reacted,
    Recall,
    Reply,
    Ring,
    Sent,
    Unreacted,
)
from bot.tables.slap.adjudication import is_hand
from bot.tables.slap.controller import SlapController
from tests.slap.d_examples import run
from tests.slap.notation import Example, read
from tests.slap.sitting import NAMES, Sitting, empty, only, put, rig
from tests.words.voices import EN

OWN_EXAMPLES = """
D101 a strict table fines a late slap on the state just closed [A7]
 given  s5:plain s6:plain open:s5 seats:a,b,c late:strict
 events post:s6 echo:s6,3100 slap:a,s5,3185
 then   a=pays
D102 a strict table does not fine a slap on a state that had been won [A7 A8]
 given  s5:pattern s6:plain open:s5 seats:a,b,c late:strict
 events slap:b,s5,400 post:s6 echo:s6,3100 slap:a,s5,3185
 then   b=wins a=beaten+2785
D103 a strict table fines nobody for older states [A7 A12]
 given  s4:plain s5:plain s6:plain open:s5 seats:a,b,c late:strict
 events post:s6 echo:s6,3100 slap:a,s4,3185
 then   a=ignored:closed
D104 a spectator's hand does not stop a later slap [A9]
 given  s5:pattern open:s5 seats:a,b,c
 events slap:d,s5,200 slap:bot,s5,210 slap:c,s5,700
 then   d=ignored:spectator bot=ignored:bot c=wins
D105 who is out does not slap [A9]
 given  s5:pattern open:s5 seats:a,b,c out:a
 events slap:a,s5,200 slap:b,s5,700
 then   a=ignored:out b=wins
D106 whoever is broke may slap [R30 R41]
 given  s5:pattern open:s5 seats:a,b,c broke:a
 events slap:a,s5,200
 then   a=wins
D107 a slap before the replayed echo is in time [A18 A4]
 given  s5:pattern s6:plain open:s5 seats:a,b,c
 events post:s6 drop slap:b,s5,9200 resumed echo:s6,9201
 then   b=wins s6=withdrawn
D108 a slap that was judged before the drop is not judged again [A21]
 given  s5:plain open:s5 seats:a,b,c
 events slap:a,s5,300 drop resumed slap:a,s5,5000
 then   a=pays a=ignored:repeat
D109 skin tones and super reactions are hands [A11]
 given  s5:plain s6:pattern open:s5 seats:a,b,c
 events slap:a,s5,100,dark slap:a,s5,200,super post:s6 echo:s6,3000 slap:b,s6,3100,light
 then   a=pays a=ignored:repeat b=wins
D110 after a win the game goes on and a pattern can come again [A5 A6]
 given  s5:pattern s6:plain s7:pattern open:s5 seats:a,b,c
 events post:s6 slap:a,s5,3040 post:s7 echo:s7,5200 slap:c,s7,5600 slap:a,s7,5601
 then   a=wins s6=withdrawn c=wins a=beaten+1
D111 several false slaps on one state are all paid [A5]
 given  s5:plain open:s5 seats:a,b,c
 events slap:a,s5,300 slap:b,s5,301 slap:c,s5,301
 then   a=pays b=pays c=pays
D112 a button and a hand together are one slap [A11]
 given  s5:plain open:s5 seats:a,b,c slap_by:both
 events slap:a,s5,300,button slap:a,s5,400 slap:b,s5,500
 then   a=pays a=ignored:repeat b=pays
D113 a reaction before the echo on a message that is already known counts as the echo [A3]
 given  s5:plain s6:pattern open:s5 seats:a,b,c
 events post:s6 sent:s6,3050 slap:a,s6,3090 echo:s6,3100
 then   a=wins
D114 a late slap is judged once [A7 A21]
 given  s5:pattern s6:plain open:s5 seats:a,b,c
 events post:s6 echo:s6,3100 slap:a,s5,3185 slap:a,s5,3190
 then   a=late+85 a=ignored:repeat
D115 on an older state a pattern is no longer late but closed [A12]
 given  s5:pattern s6:plain s7:plain open:s5 seats:a,b,c
 events post:s6 echo:s6,3100 post:s7 echo:s7,6200 slap:a,s5,6210
 then   a=ignored:closed
D116 a locked player's late slap is ignored as well [A9]
 given  s5:pattern s6:plain open:s5 seats:a,b,c locked:a
 events post:s6 echo:s6,3100 slap:a,s5,3185
 then   a=ignored:locked
"""


@pytest.mark.parametrize("example", read(OWN_EXAMPLES)[0], ids=lambda example: example.id)
def test_own_adjudication_examples(example: Example) -> None:
    assert run(example) == []


def test_a_wrong_outcome_is_reported() -> None:
    (example,), _ = read("D900 wrong [A5]\n given s5:pattern open:s5 seats:a,b\n events slap:a,s5,9\n then a=pays\n")
    assert run(example) == ["D900: expected a=pays, got a=wins"]


@pytest.mark.parametrize("body", ["slap:a", "jump:a", "echo:x,3", "leave:z"])
def test_an_unreadable_event_is_a_failure_not_a_traceback(body: str) -> None:
    (example,), _ = read(f"D901 odd [A5]\n given s5:plain open:s5 seats:a,b\n events {body}\n then -\n")
    assert len(run(example)) == 1


# --- the model ------------------------------------------------------------------------------------------------------


def test_every_card_is_a_message_of_its_own_with_a_hand_seeded() -> None:  # A2
    table = Sitting()
    first = table.card()
    second = table.card()
    posts = {post.key: post for post in only(table.effects, Post)}
    assert first == "zod:7:1"
    assert second == "zod:7:2"
    assert posts[first].seed == posts[second].seed == "✋"
    assert all(len(key) <= 25 for key in posts)
    assert posts[second].restart == "withdraw"


def test_a_button_table_seeds_no_hand_and_has_a_slap_button() -> None:  # A2
    table = Sitting(slap_by="button")
    table.card("pattern")
    post = only(table.effects, Post)[-1]
    assert post.seed == ""
    assert [button.choice for row in post.body.buttons for button in row] == ["slap"]
    table.slap(0, 100)
    assert table.verdicts == ["ana=ignored:emoji"]


def test_a_posted_card_is_turned_only_by_its_echo() -> None:  # A3
    table = Sitting()
    table.post()
    assert table.state.flips == 0
    table.land()
    assert table.state.flips == 1


def test_the_rest_answer_before_the_echo_does_nothing() -> None:  # A3, L10
    table = Sitting()
    key = table.post()
    assert table.handle(Sent(table.at(50), key)) == []
    assert table.state.flips == 0
    table.land()
    assert table.state.flips == 1
    assert table.handle(Sent(table.at(), key)) == []


def test_without_an_echo_for_five_seconds_the_rest_answer_counts_and_times_are_unsure() -> None:  # A3, A23, L11
    table = Sitting()
    key = table.post("pattern")
    table.handle(Sent(table.at(), key))
    assert table.left("echo") == 5_000
    table.wait("echo")
    assert table.state.flips == 1
    table.key = key
    table.slap(1, 400)
    receipt = only(table.effects, Post)[-1].body.text
    assert "Ben ~" in receipt
    assert "400" not in receipt


def test_a_rest_answer_after_five_seconds_counts_when_it_comes() -> None:  # A3
    table = Sitting()
    key = table.post()
    table.wait("echo")
    assert table.state.flips == 0
    table.handle(Sent(table.at(table.ms + 700), key))
    assert table.state.flips == 1


def test_the_rest_answer_does_not_count_while_the_connection_is_down() -> None:  # A3, A17
    table = Sitting()
    key = table.post()
    table.handle(Sent(table.at(), key))
    table.link("down")
    table.wait("echo")
    assert table.state.flips == 0
    table.link("resumed")
    table.wait("echo")
    assert table.state.flips == 1


def test_a_second_echo_does_no_harm() -> None:  # A21
    table = Sitting()
    table.card()
    before = table.state.flips
    assert table.handle(Echo(table.at(), table.key)) == []
    assert table.state.flips == before


def test_a_hand_on_the_deal_costs_nothing() -> None:  # L3, A12, R36
    table = Sitting()
    table.slap(0, key="zod:7:d")
    assert table.verdicts == ["ana=ignored:message"]
    assert table.state.slap is None


def test_an_unknown_message_is_no_state() -> None:  # A13
    table = Sitting()
    table.card("pattern")
    table.handle(Reacted(table.at(), 0, None, "✋"))
    table.handle(Reacted(table.at(), 0, "zod:8:1", "✋"))
    assert table.verdicts == ["ana=ignored:message"] * 2
    assert rules.pattern(table.state) is not None


# --- slaps ----------------------------------------------------------------------------------------------------------


def test_the_winner_takes_the_pile_and_the_card_in_the_air_goes_back() -> None:  # A6
    table = Sitting()
    table.card("pattern")
    key = table.post()
    mover = table.state.turn
    assert mover is not None
    stack = list(table.state.stacks[mover])
    effects = table.slap(2, 40)
    (recall,) = only(effects, Recall)
    assert recall.key == key
    assert "Card taken back" in recall.body.text
    assert table.state.pile == []
    assert table.state.turn == 2
    assert table.state.stacks[mover][: len(stack)] == stack
    table.handle(Echo(table.at(), key))
    assert table.state.pile == []
    assert table.verdicts == ["cy=wins", f"{key}=withdrawn"]


def test_a_card_in_the_air_cannot_pay() -> None:  # A6, R35
    table = Sitting()
    table.card("plain")
    table.post("plain")
    mover = table.state.turn
    assert mover is not None
    top = table.state.stacks[mover][0]
    table.slap(mover, 40)
    assert table.state.stacks[mover][0] == top
    table.land()
    assert table.state.pile[-1] == top


def test_a_message_in_the_air_is_corrected_when_cards_go_under_the_pile() -> None:  # A15
    table = Sitting()
    table.card()
    table.card()
    key = table.post("notice")
    (edit,) = only(table.slap(1, 40), Edit)
    assert edit.key == key
    assert "collects 6 cards" in edit.body.text
    table.land()
    assert table.state.pile == []


def test_a_slap_before_the_echo_of_the_collection_takes_the_pile() -> None:  # A15, R37
    table = Sitting()
    table.card("pattern")
    table.post("notice")
    table.slap(1, 40)
    assert table.state.due is None
    assert table.state.turn == 1
    assert table.verdicts == ["ben=wins", f"{table.air}=withdrawn"]


def duel(mover_has: int, payer_has: int) -> tuple[Sitting, int, int]:
    """Two players after two plain cards, the one to move and the one who will pay with so many cards each."""
    table = Sitting(2)
    table.card()
    table.card()
    state = table.state
    payer = state.turn
    assert payer is not None
    mover = 1 - payer
    cards = [*state.stacks[payer], *state.stacks[mover]]
    state.stacks[payer], state.stacks[mover] = cards[:payer_has], cards[payer_has : payer_has + mover_has]
    state.pile[:0] = cards[payer_has + mover_has :]
    state.turn = mover
    put(table.controller, state)
    return table, mover, payer


def test_a_card_in_the_air_stands_although_a_fine_has_decided_the_game() -> None:  # A15, R43
    table, mover, payer = duel(10, 1)
    key = table.post("plain")
    effects = table.slap(payer, 40)
    assert only(effects, Recall) == []
    assert [edit.key for edit in only(effects, Edit)] == [key]
    table.land()
    assert table.state.last_player == mover
    assert table.over == []
    table.wait("pace")
    assert "wins" in only(table.effects, Post)[-1].body.text
    table.land()
    assert table.over[0].why == "cards"
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (mover,)


def test_the_notice_of_a_collection_stands_although_a_fine_has_decided_the_game() -> None:  # A15, R37, R43
    table, owner, payer = duel(10, 1)
    state = table.state
    state.due = Due(owner, payer)
    put(table.controller, state)
    key = table.post("free")
    effects = table.slap(payer, 40)
    assert only(effects, Recall) == []
    assert [edit.key for edit in only(effects, Edit)] == [key]
    table.land()
    assert table.over[0].why == "cards"
    assert table.state.pile == []


def test_a_winner_who_pays_the_last_cards_while_the_final_notice_is_in_the_air_still_wins() -> None:  # A15, R43, R44
    table, winner, loser = duel(1, 0)
    table.state.last_player = loser
    put(table.controller, table.state)
    key = table.post("free")
    assert "wins" in only(table.effects, Post)[-1].body.text
    effects = table.slap(winner, 40)
    assert table.state.stacks == [[], []]
    assert only(effects, Recall) == []
    assert [edit.key for edit in only(effects, Edit)] == [key]
    table.land()
    assert table.state.outcome is not None
    assert table.state.outcome.winners == (winner,)
    assert len(table.state.stacks[winner]) == 71


def test_a_collection_in_the_air_is_withdrawn_when_the_collector_leaves() -> None:  # R48, A16
    table = Sitting()
    table.card()
    key = table.post("notice")
    assert table.state.due is not None
    owner = table.state.due.owner
    effects = table.handle(Pressed(table.at(), owner, 0, "leave_sure", "r"))
    assert [recall.key for recall in only(effects, Recall)] == [key]
    assert table.state.due is None
    assert table.air != key


def test_a_late_slap_gets_a_line_in_the_next_message_but_costs_nothing() -> None:  # A7, A24
    table = Sitting()
    table.card("pattern")
    old = table.key
    table.card("plain")
    before = [len(stack) for stack in table.state.stacks]
    table.slap(1, 85, key=old)
    assert [len(stack) for stack in table.state.stacks] == before
    table.post()
    words = only(table.effects, Post)[-1].body.text
    assert "Ben slapped the " in words
    assert "85 ms after the next card: too late, costs nothing" in words
    table.land()
    table.post()
    assert "Ben slapped" not in only(table.effects, Post)[-1].body.text


def test_a_false_slap_gets_a_line_with_what_was_paid() -> None:  # A24, R33
    table = Sitting()
    table.card()
    table.card()
    table.slap(1, 85)
    table.post()
    words = only(table.effects, Post)[-1].body.text
    assert "False slap by Ben: " in words
    assert "slides 2 cards under the pile (" in words


def test_lines_of_a_withdrawn_message_are_told_by_the_report() -> None:  # A6, A24
    table = Sitting()
    table.card("pattern")
    old = table.key
    table.card("pattern")
    table.slap(1, 85, key=old)
    table.post()
    table.slap(2, 10)
    assert "Ben slapped the " in only(table.effects, Post)[-1].body.text


def test_a_lock_ends_when_the_pile_is_taken() -> None:  # L19, R35, R41, A9
    table = Sitting()
    empty(table.controller, 2, "broke")
    table.card()
    table.slap(2, 100)
    table.slap(2, 100)
    assert table.state.locked == [2]
    table.card("pattern")
    table.slap(2, 100)
    table.card("notice")
    assert table.state.locked == []
    assert table.state.comebacks[2] == 1
    table.card("pattern")
    table.slap(2, 100)
    assert table.verdicts == ["cy=pays", "cy=ignored:locked", "cy=ignored:locked", "cy=wins"]
    assert table.state.comebacks[2] == 0


def test_a_spectator_may_not_join_and_does_not_stop_a_slap() -> None:  # L20, A9, R49
    table = Sitting()
    table.card("pattern")
    table.handle(Reacted(table.at(), None, table.key, "✋", "Zoe"))
    assert table.press(None, "leave_sure") == EN("slap-not-seated")
    table.slap(0, 100)
    assert table.verdicts[-1] == "ana=wins"


def test_taking_the_hand_away_is_no_slap_and_no_return() -> None:  # A10
    table = Sitting()
    table.card()
    table.slap(0, 10)
    paid = list(table.state.pile)
    table.handle(Unreacted(table.at(), 0, table.key, "✋"))
    table.slap(0, 10)
    assert table.state.pile == paid
    assert table.verdicts == ["ana=pays", "ana=ignored:removed", "ana=ignored:repeat"]


@pytest.mark.parametrize("emoji", ["✋", "✋🏻", "✋🏼", "✋🏽", "✋🏾", "✋🏿", "✋\ufe0f"])
def test_all_raised_hands_are_slaps(emoji: str) -> None:  # A11
    assert is_hand(emoji)


@pytest.mark.parametrize("emoji", ["🖐", "🤚", "👋", "✊", "", "✋✋", "hand"])
def test_other_emoji_are_never_slaps(emoji: str) -> None:  # A11
    assert not is_hand(emoji)


def test_order_of_arrival_decides_and_not_the_times() -> None:  # A1, A5
    table = Sitting()
    table.card("pattern")
    late, early = table.ms + 500, table.ms + 400
    table.handle(Reacted(table.at(late), 1, table.key, "✋"))
    table.handle(Reacted(table.at(early), 0, table.key, "✋"))
    assert table.verdicts == ["ben=wins", "ana=beaten+0"]


# --- leaving --------------------------------------------------------------------------------------------------------


def test_a_leavers_card_in_the_air_is_withdrawn_and_goes_under_the_pile() -> None:  # A16, R48
    table = Sitting()
    table.card()
    key = table.post()
    leaver = table.state.turn
    assert leaver is not None
    cards = list(table.state.stacks[leaver])
    assert table.press(leaver, "leave_sure") == EN("slap-you-left")
    assert [recall.key for recall in only(table.effects, Recall)] == [key]
    assert table.state.pile[: len(cards)] == cards
    assert table.air != key
    table.land()
    assert table.state.last_player != leaver
    assert table.press(leaver, "leave_sure") == EN("slap-already-left")


def test_anothers_card_in_the_air_stands_when_somebody_leaves() -> None:  # A15, A16
    table = Sitting()
    table.card()
    key = table.post()
    mover = table.state.turn
    assert mover is not None
    effects = table.handle(Pressed(table.at(), (mover + 1) % 3, 0, "leave_sure", "r"))
    assert only(effects, Recall) == []
    table.land()
    assert table.key == key
    assert table.state.last_player == mover


def test_the_last_person_leaving_stops_the_game() -> None:  # R48, R49
    table = Sitting(3, practice=frozenset({2}))
    table.card()
    table.press(0, "leave_sure")
    table.press(1, "leave_sure")
    assert table.over[0].why == "stopped"


# --- fairness and evidence ------------------------------------------------------------------------------------------


def test_the_first_message_has_the_hash_and_the_rules_say_what_cannot_be_measured() -> None:  # A22, R5
    table = Sitting()
    (deal,) = only(table.effects, Post)
    assert table.state.commitment in deal.body.text
    assert "Nobody can measure" in table.press(None, "rules")
    assert "Ana 23 · Ben 23 · Cy 23" in deal.body.text


def _public(kind: str, *, press: bool) -> list[object]:
    table = Sitting(slap_by="both", late="free")
    table.card("plain")
    rig(table.controller, kind)
    state = table.state
    assert state.turn is not None
    effects = [*table.wait("pace"), *table.land()]
    top = state.pile[-1:]
    if press:
        effects += [Reply("r", table.press(1, "slap", 200))]
    shown: list[object] = []
    for effect in effects:
        if isinstance(effect, Post):
            shown.append((effect.key, effect.seed, effect.restart, len(effect.body.buttons)))
        elif isinstance(effect, Ring | Reply):
            shown.append(effect)
    return [*shown, len(top)]


@pytest.mark.parametrize("press", [False, True])
def test_nothing_tells_whether_there_is_a_pattern(press: bool) -> None:  # A4, A22
    assert _public("pattern", press=press) == _public("plain", press=press)


def test_times_run_from_the_echo_and_the_report_is_edited_once() -> None:  # A23, A24, A8, L16
    table = Sitting()
    table.card("pattern")
    echo = table.ms
    table.slap(0, 412)
    (post,) = [post for post in only(table.effects, Post) if post.key.startswith("zod:7:r")]
    assert "1. Ana +412 ms" in post.body.text
    assert post.body.picture is not None
    assert post.body.picture.renderer == "slap.receipt"
    table.slap(1, 43)
    (edit,) = only(table.wait("report"), Edit)
    assert table.ms == echo + 412 + 1_500
    assert edit.key == post.key
    assert "2. Ben +455 ms (43 behind)" in edit.body.text
    before = len(table.effects)
    table.slap(2, 500)
    assert only(table.effects[before:], Edit) == []
    assert table.verdicts == ["ana=wins", "ben=beaten+43", "cy=beaten+2000"]


def test_a_report_without_latecomers_is_not_edited() -> None:  # A24
    table = Sitting()
    table.card("pattern")
    table.slap(0, 412)
    assert only(table.wait("report"), Edit) == []


def test_every_judged_slap_is_logged_with_rule_time_and_sequence() -> None:  # A24
    table = Sitting()
    table.card("pattern")
    table.slap(0, 412)
    (note,) = only(table.effects, Note)
    assert note == Note(0, table.key, "wins", "A5", 412, table.seq)


# --- buttons --------------------------------------------------------------------------------------------------------


def test_the_answer_to_a_slap_press_reveals_nothing_and_a_stale_one_says_what_is_open() -> None:  # A4, A11
    for kind in ("pattern", "plain"):
        table = Sitting(slap_by="button")
        table.card(kind)
        old = int(table.key.rpartition(":")[2])
        assert table.press(0, "slap", 300) == EN("slap-noted")
    table.card("plain")
    assert table.press(1, "slap", 10, ask=old).startswith("Too late: that card is closed. Open now: ")
    assert table.press(1, "slap", ask=0) == EN("slap-slap-which")


def test_a_slap_button_at_a_reaction_table_says_how_to_slap() -> None:  # A2
    table = Sitting()
    table.card("pattern")
    assert table.press(0, "slap") == EN("slap-by-hand")
    assert rules.pattern(table.state) is not None


def test_a_press_on_a_message_in_the_air_counts_as_its_echo() -> None:  # A3
    table = Sitting(slap_by="both")
    key = table.post("pattern")
    assert table.press(0, "slap", 30, ask=int(key.rpartition(":")[2])) == EN("slap-noted")
    assert table.verdicts == ["ana=wins"]


def test_after_the_end_every_press_says_so() -> None:
    table = Sitting()
    table.card()
    assert table.press(None, "stop") == EN("slap-stop-by-vote")
    assert table.press(None, "stop_sure", moderator=True) == EN("slap-stopped")
    assert table.press(0, "status") == EN("slap-over")
    assert table.press(0, "dance") == EN("slap-unknown")
    assert table.press(0, "vote_care_1") == EN("slap-nobody-waits")
    assert table.handle(Reacted(table.at(), 0, table.key, "✋")) == []


def test_status_is_private_and_shows_counts_only() -> None:  # R4
    table = Sitting()
    table.card()
    words = table.press(0, "status")
    assert "Ana 22 · Ben 23 · Cy 23" in words
    assert f"**You have {len(table.state.stacks[0])} cards.**" in words
    assert "Zodiac" in table.press(None, "rules") or "XIII" in table.press(None, "rules")


# --- keeping --------------------------------------------------------------------------------------------------------


def test_a_loaded_controller_goes_on_as_the_old_one_would() -> None:  # A19
    table = Sitting(slap_by="both")
    table.card("plain")
    table.slap(1, 50)
    table.card("pattern")
    again = SlapController.load(Game.resume(RULES, table.controller.game.save()).game, table.controller.dump())
    assert again.dump() == table.controller.dump()
    events: list[Input] = [
        Reacted(table.at(table.ms + 100), 0, table.key, "✋"),
        Reacted(table.at(table.ms + 10), 2, table.key, "✋"),
        Pressed(table.at(), 1, 0, "status", "r"),
    ]
    for event in events:
        assert again.handle(event) == table.controller.handle(event)
    assert again.dump() == table.controller.dump()


def test_the_controller_stays_small_with_long_names_and_many_slaps() -> None:
    names = tuple(chr(0x1F600 + n) * 32 for n in range(10))
    table = Sitting(10, names=names, max_players=10, penalty=1)
    largest = 0
    for kind in ("plain", "plain", "pattern", "plain", "pattern", "plain") * 3:
        if table.controller.over:
            break
        table.card(kind)
        for seat in range(10):
            table.slap(seat, 10)
            largest = max(largest, len(table.controller.dump()))
    assert largest < 4_300
    for post in only(table.effects, Post):
        assert len(post.body.text) <= 2_000
        assert post.body.picture is None or len(post.body.picture.alt) <= 1_024


def test_the_next_picture_can_be_drawn_ahead_and_is_the_one_that_is_posted() -> None:
    table = Sitting()
    table.card("plain")
    coming = table.controller.coming()
    table.post("free")
    assert coming is not None
    assert only(table.effects, Post)[-1].body.picture == coming
    assert table.controller.coming() is None


def test_somebody_who_left_the_server_leaves_the_game_once() -> None:  # T7, A16
    table = Sitting()
    table.card()
    table.handle(Gone(table.at(), 1))
    assert table.state.statuses[1] == "left"
    assert table.handle(Gone(table.at(), 1)) == []
    assert NAMES[1] in only(table.effects, Post)[-1].body.text
