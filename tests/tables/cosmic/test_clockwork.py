"""Rounds close and defaults count by public facts, whatever anybody holds (design 4; 8.11, 8.12, 8.14)."""

from __future__ import annotations

import pytest

from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Order
from bot.cosmic.timing import automation
from bot.cosmic.timing.clock import SPEEDS, decision_ms
from bot.kernel.codec import encode
from bot.tables.contract.table import Edit, Post
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World
from tests.words.voices import EN


def open_round(speed: str = "daily", players: int = 3, some: int = 3, seed: int = 5) -> World:
    """A table at which a first round has just been opened, everybody is asked, and nobody has answered."""
    world = people.ask_in_rounds(World(players, some, seed=seed, speed=speed))
    people.play_until(world, people.in_round)
    return world


def pass_all(world: World) -> None:
    for _, seat in people.waiting(world):
        world.press(seat, 0, "play", "pass")


def test_a_round_in_which_nobody_answers_closes_at_the_cap() -> None:
    world = open_round()
    opened = world.ms
    assert world.rings["due"] == opened + SPEEDS["daily"].cap


def test_a_round_closes_at_the_floor_however_quickly_everybody_has_answered() -> None:
    world = open_round()
    opened = world.ms
    world.ms += 3_000
    pass_all(world)
    assert world.rings["due"] == opened + SPEEDS["daily"].floor
    while people.in_round(world):
        world.wait()
    assert world.ms == opened + SPEEDS["daily"].floor


def test_a_round_closes_at_a_whole_tick_after_the_last_answer() -> None:
    world = open_round()
    opened, speed = world.ms, SPEEDS["daily"]
    world.ms += speed.floor + 1
    pass_all(world)
    assert world.rings["due"] == opened + speed.floor + speed.tick


def test_the_panel_says_only_that_responses_are_open_and_until_when_8_14() -> None:
    world = open_round()
    cap = world.rings["due"] // 1000
    world.pass_time(10 * 60_000 + 1_000)
    panels = [e.body.text for e in world.effects if isinstance(e, Post | Edit) and e.body.panel]
    first = panels[-1].splitlines()[0]
    assert first.endswith(" " + EN("cosmic-table-panel-closes", due=f"<t:{cap}:R>"))
    before = len(world.effects)
    pass_all(world)
    world.pass_time(SPEEDS["daily"].tick - 2_000)
    assert people.in_round(world)
    later = [e for e in world.effects[before:] if isinstance(e, Post | Edit) and e.body.panel]
    assert not later


def test_a_live_round_is_on_the_panel_at_once_because_nothing_else_tells_of_it() -> None:
    world = open_round("live")
    world.pass_time(5_000)
    panel = next(message.body.text for message in world.messages.values() if message.body.panel)
    assert panel.startswith(EN("cosmic-table-panel-round"))


def test_a_decision_that_is_made_quickly_is_not_put_on_the_panel_and_a_slow_one_is() -> None:
    def decides(world: World) -> bool:
        return world.controller._record.stop is not None and world.controller._record.stop.sort == "decision"

    world = open_round("live")
    people.play_until(world, decides)
    before = len(world.effects)
    world.pass_time(29_000)
    assert decides(world)
    assert not [e for e in world.effects[before:] if isinstance(e, Edit) and e.body.panel]
    world.pass_time(2_000)
    (edit,) = [e for e in world.effects[before:] if isinstance(e, Edit) and e.body.panel]
    assert "Waiting for" in edit.body.text.splitlines()[0]


def test_holding_makes_a_round_longer_twice_a_game_for_each() -> None:
    world = open_round()
    seat, due = world.seats[0], world.rings["due"]
    longer = SPEEDS["daily"].cap // 2
    world.press(seat, 0, "hold")
    assert world.rings["due"] == due + longer
    while "panel" in world.rings:
        world.wait()
    assert "asked for more time" in next(m.body.text for m in world.messages.values() if m.body.panel)
    world.press(seat, 0, "hold")
    assert world.rings["due"] == due + 2 * longer
    assert "already used both holds" in people.said(world.press(seat, 0, "hold"))
    pass_all(world)
    assert world.rings["due"] > world.ms + longer


def test_nothing_is_held_where_no_round_is_open() -> None:
    world = World(3, 2, seed=5, speed="daily")
    assert "No round is open" in people.said(world.press(world.seats[0], 0, "hold"))


def test_a_missed_deadline_takes_the_default_and_counts_a_strike_8_11() -> None:
    world = World(3, 3, seed=5, speed="daily")
    people.play_until(world, lambda now: people.asked(now, "target") is not None)
    seat = people.asked(world, "target")
    assert seat is not None
    assert world.rings["due"] <= world.ms + decision_ms(SPEEDS["daily"], "target")
    while people.asked(world, "target") is not None:
        world.wait()
    assert world.game.state.players[seat].strikes == 1
    assert "Time ran out" in next(m.body.text for m in world.messages.values() if m.seat == seat)
    world.press(seat, 0, "answer")
    assert world.game.state.players[seat].strikes == 0


def test_alone_with_computer_players_nobody_waits() -> None:
    world = World(4, 1, seed=3, speed="relaxed")
    people.play_until(world, people.in_round)
    before = world.ms
    pass_all(world)
    people.play_until(world, lambda now: bool(people.waiting(now) or any(map(now.bargaining, now.seats))))
    assert world.ms - before < 60_000


@pytest.mark.parametrize("people_there", [1, 2])
@pytest.mark.parametrize("extras", [{}, {"zodiac": True}])
def test_whoever_can_only_pass_is_asked_all_the_same_8_14(extras: dict[str, bool], people_there: int) -> None:
    """Also who plays alone: others may watch the table."""
    world = World(4, people_there, seed=1, speed="live", options=Options(extras={**extras}))
    people.play_until(world, forced)
    opened = world.ms
    world.pass_time(SPEEDS["live"].cap - 1_000)
    assert forced(world), "nothing has passed for them"
    assert world.ms - opened == SPEEDS["live"].cap - 1_000


def forced(world: World) -> bool:
    return any(world.game.asks[number].form.count() == 1 for number, _ in people.waiting(world))


@pytest.mark.parametrize("by_order", [True, False])
def test_a_round_of_who_plays_alone_closes_no_sooner_for_what_was_ordered_8_14(by_order: bool) -> None:
    """Two seconds, whether the answer was there before the question, as for nobody else, or comes at once."""
    world = World(4, 1, seed=3, speed="daily")
    (seat,) = world.seats
    if by_order:
        world.press(seat, 0, "order_rounds", "never")
        people.play_until(world, people.in_round)
        assert not people.waiting(world)
    else:
        people.play_until(world, lambda now: people.in_round(now) and bool(people.waiting(now)))
        pass_all(world)
    opened = world.controller._record.stop
    assert opened is not None
    assert world.rings["due"] == opened.opened + 2_000


def test_a_card_that_who_plays_alone_has_laid_early_is_not_given_at_once_8_13() -> None:
    """It would show that it was laid early."""
    world = World(4, 1, seed=3, speed="daily")
    (seat,) = world.seats
    people.play_until(world, lambda now: people.asked(now, "target") == seat)
    card = next(filter(cards.is_challenge, world.game.state.players[seat].hand))
    world.game.state.orders[seat] = [Order(automation.CARD, encode(card).decode(), "once")]
    people.play_until(world, lambda now: people.asked(now, "card") == seat)
    assert 2_000 <= world.rings[f"think.{people.waiting(world)[0][0]}"] - world.ms < 4_000


def test_who_plays_alone_and_lets_the_bot_pass_waits_for_the_short_floor() -> None:
    world = World(4, 1, seed=3, speed="daily")
    (seat,) = world.seats
    world.press(seat, 0, "order_auto")
    people.play_until(world, lambda now: people.in_round(now) and bool(people.waiting(now)))
    ((number, _),) = people.waiting(world)
    assert 2_000 <= world.rings[f"think.{number}"] - world.ms < 4_000


def test_a_paused_table_runs_no_clock_and_goes_on_with_what_was_left() -> None:
    world = open_round()
    left = world.rings["due"] - world.ms
    for seat in world.seats[:2]:
        world.press(seat, 0, "pause")
    assert set(world.rings) <= {"panel"}
    assert "paused" in people.said(world.press(world.seats[2], 0, "play", "pass"))
    world.rings = {}
    world.restart()
    assert set(world.rings) <= {"panel"}
    world.ms += 86_400_000
    for seat in world.seats[:2]:
        world.press(seat, 0, "resume")
    assert world.rings["due"] == world.ms + left


def test_whoever_lets_the_bot_pass_is_passed_for_after_the_floor_whatever_is_in_the_hand() -> None:
    world = World(3, 3, seed=5, speed="live")
    for seat in world.seats:
        world.press(seat, 0, "order_auto")
    seen: set[int] = set()
    told_of = 0

    def fresh(now: World) -> bool:
        return people.in_round(now) and not set(now.game.asks) & seen

    while told_of < 3:
        people.play_until(world, fresh)
        seen.update(world.game.asks)
        opened, floor = world.ms, SPEEDS["live"].floor
        delays = [world.rings[f"think.{number}"] - opened for number, _ in people.waiting(world)]
        assert all(floor <= delay < 2 * floor for delay in delays)
        said = [effect for effect in world.last if isinstance(effect, Post | Edit)]
        keys = [one.key for one in said if any(b.choice[:2] == "q_" for row in one.body.buttons for b in row)]
        told = {world.messages[key].seat for key in keys if world.messages[key].place == "dm"}
        asks = world.game.asks.values()
        assert told <= {ask.seat for ask in asks if ask.form.count() > 1}
        told_of += len(told)


def dealing(some: int = 3, seeds: range = range(15, 60), speed: str = "live") -> World:
    """A table at which two main players negotiate, the first of them a person."""
    for seed in seeds:
        world = World(3, some, seed=seed, speed=speed)
        try:
            people.play_until(
                world, lambda now: any(now.controller.game.actions) and bool(now.bargaining(now.seats[0])), most=200
            )
        except AssertionError:
            continue
        return world
    raise AssertionError("nobody ever negotiates")


def test_a_negotiation_is_due_by_the_clock_and_then_fails_5_5_8() -> None:
    world = dealing()
    mains = {world.game.state.challenge.offense.seat, world.game.state.challenge.defense.seat}
    panel = next(message.body.text for message in world.messages.values() if message.body.panel)
    assert all(world.controller._record.names[seat] in panel.splitlines()[0] for seat in mains & set(world.seats))
    while world.game.actions and any(action.key == "deal.timeout" for action in world.game.actions):
        world.wait()
    assert world.game.state.challenge.outcome == "no_deal"


def test_a_computer_player_lets_a_deal_fail_once_the_other_has_given_it_up_5_5_8() -> None:
    world = dealing(some=1, seeds=range(67, 160))
    seat = world.seats[0]
    number = world.bargaining(seat)[0][1].ask
    for choice in ("q_fail", "q_sure"):
        world.press(seat, number, choice)
    before = world.ms
    people.play_until(world, lambda now: not any(action.key == "deal.timeout" for action in now.game.actions))
    assert world.ms - before < 60_000
