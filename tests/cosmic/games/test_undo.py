"""Taking decisions back, and playing a whole game again from its seed and its decisions (design 2)."""

from __future__ import annotations

import pytest

from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.kernel.codec import decode, encode
from bot.kernel.event import commitment
from bot.kernel.game import Game, Saved
from bot.kernel.saved import Decision, InformationGained
from proving.cosmic.walk import Walk
from proving.events import Happened, stored
from proving.saving import back_and_forth
from tests.plain import options_of

LEARNED = {
    "drew",
    "destiny",
    "revealed",
    "turned_up",
    "shown",
    "given",
    "deck",
    "power_choice",
    "reshuffled",
    "redealt",
}
"""Kinds of events by which somebody has learned something."""


@pytest.mark.parametrize("seed", range(6))
def test_the_last_decision_can_be_taken_back_and_made_again(seed: int) -> None:
    walk = Walk(seed, 2 + seed % 5, Options(powers_per_player=1 + seed % 2))
    walk.run(20 + 13 * seed)
    free = asked = 0
    for _ in range(150):
        game = walk.game
        if game.over:
            break
        taken = back_and_forth(game, walk.step)
        if taken is None:
            continue
        told, learned = taken
        asked += learned
        free += not learned
        assert learned or not [event.kind for event in told if event.kind in LEARNED]
    assert free > 10
    assert asked > 0


def test_another_seat_s_decision_is_not_taken_back_without_consent() -> None:
    walk = Walk(3, 3, Options())
    walk.run(6)
    while not walk.game.log or walk.game.log[-1].seat is None:
        walk.step()
    last = walk.game.log[-1]
    assert last.seat is not None
    with pytest.raises(InformationGained):
        walk.game.undo((last.seat + 1) % 3)


def played(seed: int) -> tuple[list[Decision], list[Happened], Cosmic]:
    """A whole game: its decisions, its events, how it stands at the end."""
    walk = Walk(seed, 3, Options(bases_to_win=3))
    walk.game = Game.new(COSMIC, seed, 3, Options(bases_to_win=3))
    decisions: list[Decision] = []
    events = stored(walk.game.take_events())
    while not walk.game.over:
        events += walk.step()
        decisions += walk.decisions
    return decisions, events, walk.game


def test_seed_and_decisions_are_the_whole_game() -> None:
    decisions, events, game = played(11)
    again = Game.new(COSMIC, 11, 3, Options(bases_to_win=3))
    for decision in decode(encode(decisions), list[Decision]):
        assert again.repeat(decision) == decision
    assert stored(again.take_events()) == events
    assert again.digest() == game.digest()
    assert events[0].kind == "seated"
    assert events[0].data["commitment"] == commitment(game.seed)


def test_a_changed_decision_or_another_seed_leads_elsewhere() -> None:
    decisions, _, game = played(11)
    other = Game.new(COSMIC, 12, 3, Options(bases_to_win=3)).take_events()
    assert other != Game.new(COSMIC, 11, 3, Options(bases_to_win=3)).take_events()
    again = Game.new(COSMIC, 11, 3, Options(bases_to_win=3))
    index = next(number for number, decision in enumerate(decisions) if decision.key == "target")
    for decision in decisions[:index]:
        again.repeat(decision)
    (ask,) = again.asks.values()
    changed = next(choice for choice in options_of(ask) if choice != decisions[index].choice)
    row = decisions[index]
    assert again.repeat(Decision(row.phase, row.seq, row.seat, row.key, changed, row.by, row.digest)) != row
    assert game.state.winners


def test_a_finished_game_resumes_as_finished() -> None:
    _, _, game = played(5)
    again = Game.resume(COSMIC, decode(encode(game.save()), Saved)).game
    assert again.over
    assert again.state.winners == game.state.winners
    assert not again.asks
    assert again.actions == ()
