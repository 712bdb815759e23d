"""The pace of a table: section 6 of the rules, turned by hand through the real controller."""

from __future__ import annotations

import pytest

from bot.slap import options
from bot.slap.state import Challenge
from bot.tables.contract.message import CHECK
from bot.tables.contract.table import Edit, Gone, LookUp, Post, Tick
from tests.slap.sitting import Sitting, only, put
from tests.words.voices import EN


def flip_number(table: Sitting) -> int:
    buttons = [
        button
        for effect in only(table.effects, Post)
        for row in effect.body.buttons
        for button in row
        if button.choice == "flip"
    ]
    return buttons[-1].ask


# --- auto-flip ------------------------------------------------------------------------------------------------------


def test_cards_turn_by_themselves() -> None:  # T1
    table = Sitting()
    for _ in range(5):
        table.card("plain")
    assert table.state.flips == 5
    assert table.press(0, "flip") == EN("slap-flip-auto")


def test_the_first_card_comes_after_ten_seconds_and_the_others_at_the_tables_pace() -> None:  # T2
    table = Sitting(pace=5_000)
    assert table.left("pace") == 10_000
    table.card()
    assert table.left("pace") == 5_000
    table.card("pattern")
    assert table.left("pace") == 5_000


def test_a_late_echo_makes_the_window_longer_for_everybody() -> None:  # T2
    table = Sitting()
    table.card()
    table.post()
    table.land(after=1_900)
    assert table.left("pace") == 3_000


def test_two_seconds_pause_after_a_pile_is_taken() -> None:  # T2
    table = Sitting()
    table.card("pattern")
    table.slap(1, 400)
    assert table.left("pace") == 2_000
    table.card("plain")
    table.card("notice")
    assert table.left("pace") == 2_000


def test_a_timer_that_was_replaced_does_nothing() -> None:  # A1, T2
    table = Sitting()
    table.card("pattern")
    old = table.timer("pace")
    assert old is not None
    table.slap(1, 400)
    assert table.handle(Tick(table.at(), old)) == []
    assert table.state.pile == []


# --- manual flip ----------------------------------------------------------------------------------------------------


def test_an_early_press_is_kept_until_everybody_has_seen_the_card() -> None:  # T3, L9, A14
    table = Sitting(flip="manual")
    table.card("plain")
    mover = table.state.turn
    assert mover is not None
    assert table.press(mover, "flip", 600) == EN("slap-flip-kept", seconds=1.5)
    assert table.left("show") == 900
    table.slap((mover + 1) % 3, 800)
    flips = table.state.flips
    table.wait("show")
    assert table.air != table.key
    table.land()
    assert table.state.flips == flips + 1
    assert table.verdicts[0].endswith("=pays")


def test_a_slap_drops_a_kept_press() -> None:  # A14
    table = Sitting(flip="manual")
    table.card("pattern")
    mover = table.state.turn
    assert mover is not None
    table.press(mover, "flip", 600)
    show = table.timer("show")
    assert show is not None
    table.slap((mover + 1) % 3, 800)
    assert table.handle(Tick(table.at(), show)) == []


def test_flip_counts_once_and_for_the_open_state_only() -> None:  # A14, L9
    table = Sitting(flip="manual")
    table.card("plain")
    old = flip_number(table)
    mover = table.state.turn
    assert mover is not None
    assert table.press(mover, "flip", 1_600) == EN("slap-flip-sent")
    assert table.press(mover, "flip") == EN("slap-already-turned")
    table.land()
    mover = table.state.turn
    assert mover is not None
    assert table.press(mover, "flip", 1_600, ask=old) == EN("slap-already-turned")
    other = (mover + 1) % 3
    assert "'s turn to flip" in table.press(other, "flip")


def test_a_slap_after_the_press_but_before_the_echo_counts() -> None:  # A14
    table = Sitting(flip="manual")
    table.card("pattern")
    mover = table.state.turn
    table.press(mover, "flip", 1_600)
    table.slap(2, 10)
    assert table.verdicts == ["cy=wins", f"{table.air}=withdrawn"]


def test_the_report_carries_the_leaders_flip_button() -> None:  # T3
    table = Sitting(flip="manual")
    table.card("pattern")
    table.slap(2, 10)
    number = flip_number(table)
    assert table.press(2, "flip", 1_000, ask=number) == EN("slap-flip-kept", seconds=1.5)
    assert table.left("show") == 1_000
    table.wait("show")
    table.land()
    assert table.state.last_player == 2


def test_the_bot_turns_after_ten_seconds_and_after_three_times_at_the_tables_pace() -> None:  # T4, L17
    table = Sitting(2, flip="manual")
    table.card("plain")
    seat = table.state.turn
    assert seat is not None
    for _ in range(3):
        assert table.state.turn == seat
        assert table.left("pace") == 10_000
        table.card("plain")
        other = table.state.turn
        table.press(other, "flip", 2_000)
        table.land()
    assert only(table.effects, LookUp) == [LookUp(seat)]
    assert table.left("pace") == 3_000
    table.slap(seat, 100)
    table.card("plain")
    table.press(table.state.turn, "flip", 2_000)
    table.land()
    assert table.state.turn == seat
    assert table.left("pace") == 10_000


def nearly_out() -> tuple[Sitting, int]:
    """A plain card lies open, and whoever is to move has two cards."""
    table = Sitting(flip="manual")
    table.card("plain")
    state = table.state
    mover = state.turn
    assert mover is not None
    state.stacks[(mover + 1) % 3] += state.stacks[mover][2:]
    state.stacks[mover] = state.stacks[mover][:2]
    put(table.controller, state)
    return table, mover


def test_a_kept_press_turns_nobody_elses_card() -> None:  # A14, R42
    table, mover = nearly_out()
    table.press(mover, "flip", 600)
    show = table.timer("show")
    assert show is not None
    table.slap(mover, 200)
    after = table.state.turn
    assert after not in (mover, None)
    table.rings.pop(show)
    assert table.handle(Tick(table.at(), show)) == []
    assert table.press(after, "flip") == EN("slap-flip-kept", seconds=1.5)
    assert table.left("show") == 700, "the card has been there for 0.8 s"
    table.wait("show")
    table.land()
    assert table.state.last_player == after


def test_a_fine_that_leaves_the_turn_where_it_is_keeps_press_and_timer() -> None:  # A14, T4
    table, mover = nearly_out()
    table.press(mover, "flip", 600)
    table.slap((mover + 1) % 3, 200)
    assert table.left("show") == 700
    assert table.left("pace") == 9_200


@pytest.mark.parametrize("leaves", [False, True])
def test_whoever_gets_the_turn_by_a_fine_or_a_departure_has_the_whole_time(leaves: bool) -> None:  # T4, R42, R48
    table, mover = nearly_out()
    table.ms += 9_500
    if leaves:
        table.handle(Gone(table.at(), mover))
    else:
        table.slap(mover)
    assert table.state.turn != mover
    assert table.left("pace") == 10_000
    assert table.press(table.state.turn, "flip") == EN("slap-flip-sent")


def test_a_challenge_lost_by_a_fine_is_collected_at_the_tables_pace() -> None:  # T4, R39, R42
    table, mover = nearly_out()
    owner = (mover + 1) % 3
    table.state.challenge = Challenge(owner, "court", "", mover, 2, 3)
    put(table.controller, table.state)
    table.press(mover, "flip", 600)
    show = table.timer("show")
    assert show is not None
    table.slap(mover, 200)
    assert table.handle(Tick(table.at(), show)) == []
    assert table.left("pace") == 3_000


def test_a_collection_does_not_wait_for_a_press() -> None:  # T4, R37
    table = Sitting(flip="manual")
    table.card("plain")
    table.card("plain")
    table.post("notice")
    table.land()
    assert table.state.pile == []


# --- silence --------------------------------------------------------------------------------------------------------


def silent(cards: int, patterns: int) -> Sitting:
    """A table where nobody says anything."""
    table = Sitting()
    for number in range(cards):
        if len(table.state.stacks[0]) < 9 or len(table.state.pile) > 12:
            collect(table)
        table.card("pattern" if number < patterns else "plain")
    return table


def collect(table: Sitting) -> None:
    """Let somebody take the pile, and share the cards evenly again."""
    table.card("notice")
    state = table.state
    cards = [card for stack in state.stacks for card in stack]
    for seat in range(3):
        state.stacks[seat] = cards[seat::3]
    put(table.controller, state)


def test_after_sixty_silent_cards_and_two_patterns_the_table_asks() -> None:  # T5
    table = silent(60, 3)
    table.post("plain")
    assert "Still there?" in only(table.effects, Post)[-1].body.text
    table.land()
    assert table.left("pace") is None
    assert table.left("still") == 600_000
    table.wait("still")
    assert table.over[0].why == "stopped"


def test_an_answer_shows_the_pile_again() -> None:  # T5
    table = silent(60, 3)
    table.post("plain")
    table.land()
    pile = list(table.state.pile)
    assert table.press(1, "resume", ask=0) == EN("slap-going-on")
    assert table.timer("still") is None
    assert "Same pile again" in only(table.effects, Post)[-1].body.text
    table.land()
    assert table.state.pile == pile
    assert table.left("pace") == 3_000


def test_without_patterns_the_table_does_not_ask() -> None:  # T5
    table = silent(60, 1)
    table.post("plain")
    assert "Still there?" not in only(table.effects, Post)[-1].body.text


def test_a_press_ends_the_silence() -> None:  # T5
    table = silent(59, 3)
    table.press(0, "status")
    table.card("plain")
    table.post("plain")
    assert "Still there?" not in only(table.effects, Post)[-1].body.text


def test_the_open_pile_does_not_count_as_a_pattern_gone_by() -> None:  # T5, A4
    silence = options.Silence([0, 0])
    silence.cards, silence.patterns = 60, 1
    assert not silence.long
    silence.patterns = 2
    assert silence.long


def test_a_silent_player_is_looked_up_once_and_leaves_if_gone() -> None:  # T7
    table = Sitting()
    for number in range(62):
        if len(table.state.stacks[0]) < 9 or len(table.state.pile) > 12:
            collect(table)
        table.card("plain")
        if number % 10 == 0:
            table.press(0, "status")
    assert only(table.effects, LookUp) == [LookUp(1), LookUp(2)]
    table.handle(Gone(table.at(), 2))
    assert table.state.statuses[2] == "left"


# --- pause ----------------------------------------------------------------------------------------------------------


def test_more_than_half_pause_the_table_and_the_pile_comes_again() -> None:  # T6
    table = Sitting()
    table.card("pattern")
    old = table.key
    assert table.press(0, "pause") == EN("slap-voted")
    assert table.press(0, "pause") == EN("slap-already-voted")
    assert "1 of 2 votes" in only(table.effects, Post)[-1].body.text
    assert table.state.flips == 1
    assert table.press(1, "pause") == EN("slap-noted"), "it is enough"
    assert only(table.effects, Edit)[-1].body.text == EN("slap-vote-done-pause")
    assert only(table.effects, Post)[-1].body.text == EN("slap-paused-notice")
    table.land()
    assert table.left("pace") is None
    assert table.press(2, "pause") == EN("slap-already-paused")
    table.slap(2, 10, key=old)
    assert table.verdicts == ["cy=ignored:closed"]
    table.press(1, "resume")
    table.press(2, "resume")
    table.land()
    table.slap(2, 10)
    assert table.verdicts[-1] == "cy=wins"


def test_a_slap_before_the_pause_is_public_still_counts() -> None:  # T6, A4
    table = Sitting(2)
    table.card("pattern")
    table.press(0, "pause")
    table.press(1, "pause")
    table.slap(1, 10)
    assert table.verdicts[0] == "ben=wins"
    assert only(table.effects, Post)[-1].body.text == EN("slap-paused-notice")


def test_a_pause_waits_for_the_card_in_the_air() -> None:  # T6
    table = Sitting(2)
    table.card()
    card = table.post()
    table.press(0, "pause")
    table.press(1, "pause")
    assert table.air == card
    table.land()
    assert table.state.flips == 2
    assert only(table.effects, Post)[-1].body.text == EN("slap-paused-notice")
    table.land()
    assert table.left("pace") is None
    assert table.press(0, "flip").startswith(EN("slap-flip-auto"))


def test_practice_opponents_have_no_vote() -> None:  # T6, T11
    table = Sitting(3, practice=frozenset({1, 2}))
    table.card()
    table.press(0, "pause")
    assert only(table.effects, Post)[-1].body.text == EN("slap-paused-notice")


def test_only_who_is_in_votes() -> None:  # T6
    assert options.voters(["in", "broke", "out", "left", "in"], [4]) == [0]
    assert options.voters(["broke", "in"], [1]) == [0]
    assert options.voters(["out", "left"], []) == []


@pytest.mark.parametrize(("players", "needed"), [(1, 1), (2, 2), (3, 2), (4, 3), (5, 3)])
def test_a_majority_is_more_than_half(players: int, needed: int) -> None:  # T6
    assert options.majority(players) == needed


def test_going_on_without_a_pause_is_refused() -> None:  # T6
    table = Sitting()
    table.card()
    assert table.press(0, "resume") == EN("slap-not-paused")


# --- the end --------------------------------------------------------------------------------------------------------


def test_a_short_game_ends_by_count() -> None:  # T9, R45
    table = Sitting(flip_limit=300)
    table.card("plain")
    state = table.state
    state.flips = 300
    put(table.controller, state)
    table.card("notice")
    assert table.over[0].why == "count"
    assert table.left("pace") is None


def test_a_win_that_ends_the_game_posts_report_and_result() -> None:  # R45, A24, T10
    table = Sitting(flip_limit=300)
    table.card("pattern")
    state = table.state
    state.flips = 300
    put(table.controller, state)
    table.slap(1, 10)
    texts = [post.body.text for post in only(table.effects, Post)]
    assert any("Ben takes" in words for words in texts)
    assert table.over[0].why == "count"


def test_the_result_is_in_the_thread_and_in_the_parent_channel_and_the_seed_behind_a_button() -> None:  # T10, R5
    table = Sitting(seed=123_456_789)
    table.card()
    table.press(None, "stop_sure", moderator=True)
    thread, parent = only(table.effects, Post)[-2:]
    assert (thread.place, parent.place) == ("thread", "above")
    for post in (thread, parent):
        assert "123456789" not in post.body.text
    assert CHECK in [button.choice for row in thread.body.buttons for button in row]
    assert thread.body.picture is not None
    assert thread.body.picture.renderer == "slap.result"
