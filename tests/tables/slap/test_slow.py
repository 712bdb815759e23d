"""Slow tables (T8): sealed slaps through the real controller, from the press to what comes of it."""

from __future__ import annotations

from typing import TypedDict, Unpack

import pytest

from bot.kernel.codec import encode
from bot.kernel.game import Game
from bot.slap import rules
from bot.slap.deck import DECK
from bot.slap.game import RULES
from bot.tables.contract.choices import REPORT
from bot.tables.contract.table import Edit, Erased, FetchHands, Gone, Note, Post, Recall, Reply, Rewound, Show, Started
from bot.tables.slap.controller import SlapController
from tests.slap.sitting import NAMES, Kind, Sitting, empty, only, put
from tests.words.voices import EN

PACE = 300_000


class Slow(TypedDict, total=False):
    """Further settings of a slow table."""

    practice: frozenset[int]
    seed: int
    penalty: int
    flip_limit: int
    max_players: int
    pace: int


def slow(players: int = 3, **more: Unpack[Slow]) -> Sitting:
    return Sitting(players, mode="slow", **more)


def on_card(kind: Kind = "pattern", players: int = 3, **more: Unpack[Slow]) -> Sitting:
    """A slow table with its first card or two on the table."""
    table = slow(players, **more)
    table.card(kind)
    return table


def said(table: Sitting) -> list[str]:
    return [post.body.text for post in only(table.effects, Post)]


def choices(table: Sitting) -> list[str]:
    """The buttons of the newest message."""
    return [button.choice for row in only(table.effects, Post)[-1].body.buttons for button in row]


def stacks(table: Sitting) -> list[int]:
    return [len(stack) for stack in table.state.stacks]


# --- the window -----------------------------------------------------------------------------------------------------


def test_a_slow_card_has_slap_and_pass_no_hand_and_says_until_when() -> None:  # T8
    table = slow()
    table.post("plain")
    card = only(table.effects, Post)[-1]
    assert choices(table) == ["slap", "pass"]
    assert card.seed == ""
    assert f"<t:{(table.ms + PACE) // 1000}:R>" in card.body.text


def test_the_rules_that_a_slow_table_shows_are_its_own() -> None:  # T8, A22
    table, live = slow(), Sitting()
    live_first = next(post.body.text for post in only(live.effects, Post) if "rules in short" in post.body.text)
    slow_first = next(words for words in said(table) if "rules in short" in words)
    for told in (slow_first, table.press(None, "rules")):
        assert "by lot" in told
        assert "The first slap takes the pile" not in told
        assert "Discord hands me" not in told
    for told in (live_first, live.press(None, "rules")):
        assert "The first slap takes the pile" in told
        assert "by lot" not in told
    assert len(EN("slap-rules-both")) <= 2_000


def test_each_card_is_open_for_the_same_time_pattern_or_not() -> None:  # T8, A4
    for kind in ("plain", "pattern"):
        table = on_card(kind)
        assert table.left("pace") == PACE


def test_a_raised_hand_does_nothing() -> None:  # T8, A2
    table = on_card("pattern")
    before = encode(table.state)
    assert [note.verdict for note in only(table.slap(1, 100), Note)] == ["ignored:emoji"]
    assert encode(table.state) == before
    table.wait("pace")
    assert table.state.piles == 0


def test_nothing_but_the_private_answer_comes_of_a_press() -> None:  # T8, A4
    for kind in ("plain", "pattern"):
        for choice in ("slap", "pass"):
            table = on_card(kind)
            counts = stacks(table)
            before = len(table.effects)
            assert table.press(1, choice, 1_000) == EN("slap-noted")
            effects = table.effects[before:]
            assert {type(effect) for effect in effects} == {Reply, Note}
            assert stacks(table) == counts


def test_one_press_for_each_player_and_card() -> None:  # T8
    table = on_card("plain")
    table.press(1, "pass")
    assert table.press(1, "slap") == EN("slap-repeat")
    table.wait("pace")
    assert stacks(table)[1] == 23
    table.land()
    assert table.press(1, "slap") == EN("slap-noted")


def test_a_press_on_a_card_that_is_not_open_is_told_so() -> None:  # T8, A12
    table = on_card("plain")
    old = table.key
    table.wait("pace")
    assert table.press(1, "slap", ask=int(old.rpartition(":")[2])) == EN("slap-stale", now=EN("slap-between"))
    table.land()
    assert table.press(1, "slap", ask=int(old.rpartition(":")[2])).startswith("Too late: that card is closed. Open now")
    assert table.press(1, "slap", ask=0) == EN("slap-slap-which")
    table.wait("pace")
    assert table.state.slap is None


def test_spectators_and_players_who_are_out_cannot_press() -> None:  # T8, A9
    table = on_card("pattern")
    empty(table.controller, 2, "out")
    assert table.press(None, "slap") == EN("slap-not-seated")
    assert table.press(None, "pass") == EN("slap-not-seated")
    assert table.press(2, "slap") == EN("slap-out")
    table.wait("pace")
    assert table.state.piles == 0


def test_pass_is_no_button_of_a_live_table() -> None:  # T8
    table = Sitting(slap_by="both")
    table.card("plain")
    assert "pass" not in choices(table)
    assert table.press(1, "pass") == EN("slap-unknown")


# --- what comes of it -----------------------------------------------------------------------------------------------


def test_the_lot_decides_between_those_who_slapped_a_pattern() -> None:  # T8, L18
    winners = set()
    for seed in range(1, 9):
        table = on_card("pattern", seed=seed)
        pile = len(table.state.pile)
        table.press(0, "slap", 1_000)
        table.press(1, "pass", 1_000)
        table.press(2, "slap", 20_000)
        table.wait("pace")
        outcome = table.state.slap
        assert outcome is not None
        assert len(outcome.took) == pile
        winners.add(outcome.seat)
        receipt = said(table)[-1]
        assert f"{NAMES[outcome.seat]} takes {pile}" in receipt
        assert "Drawn by lot among those who slapped: Ana and Cy." in receipt
        assert "ms" not in receipt
        assert "~" not in receipt
        assert table.left("pace") == 2_000
        loser = {0: "cy", 2: "ana"}[outcome.seat]
        assert set(table.verdicts[-2:]) == {f"{NAMES[outcome.seat].lower()}=wins", f"{loser}=undrawn"}
    assert winners == {0, 2}


def test_the_lot_is_drawn_by_the_recorded_generator() -> None:  # T8, R5
    outcomes = []
    for order in ((0, 2), (2, 0)):
        table = on_card("pattern", seed=5)
        for seat in order:
            table.press(seat, "slap", 1_000)
        table.wait("pace")
        outcomes.append(table.state.stacks)
    assert outcomes[0] == outcomes[1]  # no advantage in pressing first


def test_the_only_slap_on_a_pattern_takes_the_pile_without_a_lot() -> None:  # T8
    table = on_card("pattern")
    table.press(1, "slap", 250_000)
    table.wait("pace")
    assert "Ben takes" in said(table)[-1]
    assert "Nobody else slapped" in said(table)[-1]
    assert table.state.turn == 1
    assert table.controller.game.state.won == [0, 1, 0]


def test_without_a_pattern_everybody_who_slapped_pays_in_order_of_pressing() -> None:  # T8, L18, R33
    table = on_card("plain")
    pile = list(table.state.pile)
    first, second = table.state.stacks[2][:2], table.state.stacks[0][:2]
    table.press(2, "slap", 1_000)
    table.press(1, "pass", 1_000)
    table.press(0, "slap", 1_000)
    table.wait("pace")
    assert table.state.pile == [*second, *first, *pile]
    card = said(table)[-1]
    assert card.index("False slap by Cy") < card.index("False slap by Ana")
    assert "slides 2 cards under the pile" in card
    assert table.verdicts[-2:] == ["cy=pays", "ana=pays"]


def test_all_ten_fines_of_a_full_table_are_told() -> None:  # T8, A24
    table = on_card("plain", 10, max_players=10, penalty=1)
    for seat in range(10):
        table.press(seat, "slap")
    table.wait("pace")
    assert said(table)[-1].count(" slides 1 card under the pile (") == 10
    assert len(table.controller.dump()) < 4_096


def test_a_sealed_slap_without_cards_locks_and_nobody_waits_for_the_locked() -> None:  # T8, R35
    table = on_card("plain")
    empty(table.controller, 2, "broke")
    table.press(2, "slap")
    table.wait("pace")
    assert table.state.locked == [2]
    table.land()
    assert table.press(2, "slap") == EN("slap-locked")
    table.press(0, "pass")
    assert table.left("pace") is not None
    table.press(1, "pass")
    assert table.left("pace") == 10_000


def test_who_lets_a_pattern_pass_loses_nothing_and_the_next_card_comes() -> None:  # T8
    table = on_card("pattern")
    table.wait("pace")
    flips = table.state.flips
    table.land()
    assert table.state.flips == flips + 1
    assert table.state.slap is None


def test_a_fine_that_empties_the_responders_stack_loses_the_challenge_before_the_next_card() -> None:  # T8, R42, R39
    table = on_card("plain")
    state = table.state
    owner, responder = 0, 1
    court = next(
        card for stack in state.stacks for card in stack if DECK[card].kind == "court" and DECK[card].face == "K"
    )
    for stack in state.stacks:
        if court in stack:
            stack.remove(court)
    state.stacks[owner].insert(0, court)
    state.turn = owner
    rest = state.stacks[responder][2:]
    state.stacks[responder] = state.stacks[responder][:2]
    state.stacks[2] += rest
    put(table.controller, state)
    table.card("free")
    assert table.state.challenge is not None
    assert table.state.challenge.responder == responder
    table.press(responder, "slap")
    table.wait("pace")
    assert "collects" in said(table)[-1]


# --- early close ----------------------------------------------------------------------------------------------------


def test_the_window_closes_early_once_everybody_has_pressed_but_not_before_ten_seconds() -> None:  # T8
    table = on_card("pattern")
    table.press(0, "slap", 1_000)
    table.press(1, "pass", 1_000)
    assert table.left("pace") == PACE - 2_000
    table.press(2, "slap", 1_000)
    assert table.left("pace") == 7_000
    table.wait("pace")
    assert "takes" in said(table)[-1]


def test_after_ten_seconds_the_last_press_closes_at_once() -> None:  # T8
    table = on_card("plain")
    for seat in range(3):
        table.press(seat, "pass", 20_000)
    assert table.left("pace") == 0


def test_broke_players_are_waited_for_and_players_who_are_out_are_not() -> None:  # T8, R38
    table = on_card("plain", 4)
    empty(table.controller, 2, "broke")
    empty(table.controller, 3, "out")
    table.press(0, "pass")
    table.press(1, "pass")
    assert table.left("pace") == PACE
    table.press(2, "pass")
    assert table.left("pace") == 10_000


def test_a_departure_voids_the_press_and_nobody_waits_for_the_leaver() -> None:  # T8, R48
    table = on_card("pattern")
    table.press(1, "slap", 1_000)
    table.press(0, "pass", 1_000)
    table.press(2, "pass", 1_000)
    assert table.left("pace") == 7_000
    table = on_card("pattern")
    table.press(1, "slap", 1_000)
    table.press(0, "pass", 1_000)
    table.handle(Gone(table.at(), 2))
    assert table.left("pace") == 8_000
    table = on_card("pattern")
    table.press(1, "slap", 1_000)
    table.press(1, "leave_sure")
    table.wait("pace")
    assert table.state.piles == 0
    assert table.state.slap is None


def test_computer_players_press_at_once_see_most_patterns_and_never_err() -> None:  # T8, T11
    taken = 0
    for seed in range(1, 21):
        table = on_card("pattern", 2, practice=frozenset({1}), seed=seed)
        computer = table.controller._record.practice[0]
        table.press(1 - computer, "pass")
        assert table.left("pace") == 10_000
        table.wait("pace")
        taken += f"{table.controller._record.names[computer]} " in said(table)[-1] and "takes" in said(table)[-1]
    assert 6 <= taken <= 18  # 60 of a hundred (T11)
    table = on_card("plain", 2, practice=frozenset({1}))
    counts = stacks(table)
    table.press(0, "pass")
    table.wait("pace")
    assert stacks(table) == counts


# --- pauses, connections, restarts ----------------------------------------------------------------------------------


def resumed(table: Sitting) -> Sitting:
    """The same table in another process."""
    game = Game.resume(RULES, table.controller.game.save()).game
    table.controller = SlapController.load(game, table.controller.dump())
    table.rings.clear()
    table.handle(Started(table.at(table.ms + 5_000), False))
    return table


def test_after_a_restart_the_open_card_stays_its_presses_count_and_its_window_is_full_again() -> None:  # T8, A19
    table = on_card("pattern")
    table.press(1, "slap", 1_000)
    posts = len(only(table.effects, Post))
    resumed(table)
    assert len(only(table.effects, Post)) == posts
    assert only(table.effects, FetchHands) == []
    assert table.left("pace") == PACE
    edit = only(table.effects, Edit)[-1]
    assert edit.key == table.key
    assert f"<t:{(table.ms + PACE) // 1000}:R>" in edit.body.text
    assert table.press(1, "slap") == EN("slap-repeat")
    table.wait("pace")
    assert "Ben takes" in said(table)[-1]


def test_after_a_restart_a_card_in_the_air_comes_again_and_the_closed_window_stays_closed() -> None:  # T8, A19
    table = on_card("plain")
    table.press(1, "slap")
    table.wait("pace")
    counts, card = stacks(table), table.air
    resumed(table)
    assert only(table.effects, Recall)[-1].key == card
    assert "Same pile again" not in said(table)[-1]
    table.land()
    assert table.state.flips == 2
    assert stacks(table)[1] == counts[1] - (table.state.last_player == 1)


def test_a_resumed_connection_gives_the_open_card_a_full_window() -> None:  # T8, A18
    table = on_card("plain")
    table.ms += 100_000
    table.link("down")
    assert table.left("pace") is None
    table.ms += 50_000
    table.link("resumed")
    assert table.left("pace") == PACE
    assert only(table.effects, Edit)[-1].key == table.key


def test_taking_back_voids_the_sealed_presses_and_everybody_may_press_again() -> None:  # T8
    table = on_card("plain")
    table.card("pattern")
    table.press(1, "slap", 1_000)
    table.press(2, "pass", 2_000)
    table.controller.game.undo(consent=True)  # the card on which they pressed goes back under its stack's face
    counts = stacks(table)
    table.handle(Rewound(table.at()))
    table.land()
    assert table.left("pace") == PACE
    assert table.press(1, "pass") == EN("slap-noted")
    table.wait("pace")
    assert stacks(table) == counts
    assert not [verdict for verdict in table.verdicts if verdict in ("ben=pays", "ben=wins")]


def test_a_fine_that_was_taken_back_is_not_final_the_window_opens_anew() -> None:  # T8
    table = on_card("plain")
    counts = stacks(table)
    table.press(1, "slap")
    table.wait("pace")
    assert table.verdicts[-1] == "ben=pays"
    table.controller.game.undo(consent=True)
    table.handle(Rewound(table.at()))
    table.land()
    assert stacks(table) == counts
    assert table.left("pace") == PACE
    table.press(2, "slap")
    table.wait("pace")
    assert table.verdicts[-1] == "cy=pays"


def test_a_press_outlives_a_pause_because_it_belongs_to_the_card() -> None:  # T8, T6
    table = on_card("pattern", 2)
    table.press(1, "slap", 1_000)
    table.press(0, "pause")
    table.press(1, "pause")
    table.land()
    assert table.left("pace") is None
    table.press(0, "resume")
    table.press(1, "resume")
    table.land()
    assert table.press(1, "pass") == EN("slap-repeat")
    table.press(0, "pass")
    assert table.left("pace") == 10_000
    table.wait("pace")
    assert "Ben takes" in said(table)[-1]


def test_a_deleted_card_is_posted_again_with_its_presses() -> None:  # T8, A20
    table = on_card("pattern")
    table.press(1, "slap", 1_000)
    table.handle(Erased(table.at(), table.key))
    table.land()
    table.wait("pace")
    assert "Ben takes" in said(table)[-1]


def test_a_silent_slow_table_waits_a_day_for_an_answer() -> None:  # T5, T8
    table = slow()
    table.card("pattern")
    table.controller._record.silence.cards, table.controller._record.silence.patterns = 60, 2
    table.wait("pace")
    assert "If nobody answers within 24 hours, the game ends" in said(table)[-1]
    table.land()
    assert table.left("still") == 86_400_000


# --- words for oneself ----------------------------------------------------------------------------------------------


def test_status_tells_only_oneself_whether_one_has_pressed() -> None:  # T8
    table = on_card("plain")
    assert table.press(1, "status").endswith(EN("slap-not-sealed"))
    table.press(1, "slap")
    assert table.press(1, "status").endswith(EN("slap-sealed"))
    assert table.press(0, "status").endswith(EN("slap-not-sealed"))
    assert "press" not in table.press(None, "status")


def test_answer_offers_the_two_presses_until_one_has_pressed() -> None:  # T8
    table = on_card("plain")

    def offered(seat: int | None) -> list[tuple[int, str]]:
        table.press(seat, "answer")
        shown = only(table.effects, Show)[-1]
        return [(one.ask, one.choice) for row in shown.body.buttons for one in row if one.choice != REPORT]

    number = table.controller._record.open
    assert number is not None
    assert offered(1) == [(number, "slap"), (number, "pass")] == offered(0)
    table.press(1, "pass", number)
    assert offered(1) == []
    assert offered(None) == []


def test_the_deal_says_how_a_slow_table_works() -> None:  # T8
    table = slow(pace=900_000)
    assert "each card is open for 15 min" in said(table)[0]
    assert len(said(table)[0]) < 2_000


@pytest.mark.parametrize("seed", range(6))
def test_a_whole_slow_game_keeps_all_cards_and_ends(seed: int) -> None:  # T8, R43, R47
    table = slow(3, practice=frozenset({2}), seed=seed, flip_limit=300)
    for _ in range(1_000):
        if table.controller.over:
            break
        number = table.controller._record.open
        if number is not None:
            for seat in range(3):
                table.press(seat, "slap" if (number + seat + seed) % 4 == 0 else "pass", ask=number)
        if seed % 2 and number is not None and number % 7 == 0:
            resumed(table)
        table.wait("pace")
        if table.controller._record.air is not None:
            table.land()
        assert rules.problems(table.state) == []
    assert table.controller.over
    assert table.state.outcome is not None
