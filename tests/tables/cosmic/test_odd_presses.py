"""Presses that no decent client would send: stale, doubled, forged, of somebody else; by people with odd names."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables.contract.table import Button, Menu, Prompt, Reply, Show
from tests.tables.cosmic import people
from tests.tables.cosmic.world import World

ODD = ("**Bob**", "😀😀", "A" * 32, "||hush||", "[a](b)", "<@123>")
FORGED = (
    *("q_o_0", "q_o_999", "q_m_3", "q_typed", "q_sure", "q_x", "q_", "q_add_99", "q_page_77", "q_at_55", "q_send"),
    *(
        "vote_pause",
        "vote_remove_99",
        "vote_",
        "order_x",
        "order_",
        "offer_99",
        "offer_",
        "answer",
        "play",
        "undo",
        "x",
    ),
)
TYPED = ("", "0", "A10", "no", "all", "x" * 300, "**", "😀", "1 2 3", "red 1: 3", "-1", "1" * 30)


@pytest.mark.parametrize(("players", "speed", "seed"), [(2, "live", 1), (6, "daily", 2)])
def test_every_press_is_answered_and_breaks_nothing(players: int, speed: str, seed: int) -> None:
    world = World(players, players, seed=seed, speed=speed, names=ODD)
    random = Random(seed)
    seen: list[tuple[int, Button | Menu]] = []
    for _ in range(70):
        for seat in world.seats:
            seen += [(seat, control) for control, _ in world.controls(seat)]
        seen = seen[-300:]
        if open_now := people.waiting(world):
            people.answer(world, *open_now[0])
        owner, control = seen[random.randrange(len(seen))]
        values = [option.value for option in control.options] if isinstance(control, Menu) else [""]
        values = [random.choice([*values, "999", "x"]) for _ in range(random.randrange(3))]
        thief = random.choice([owner, owner, *world.seats])
        number = random.choice([*world.game.asks, 0, 10**6, 10**9])
        forged = (random.choice(world.seats), number, random.choice(FORGED), [random.choice(TYPED)])
        stolen = (thief, control.ask, control.choice, values)
        for who, ask, choice, given in (stolen, stolen, forged):
            if world.over is None and choice not in ("pause", "concede_sure"):
                effects = world.press(who, ask, choice, *given)
                assert any(isinstance(effect, Reply | Show | Prompt) for effect in effects), (choice, given)
        if world.over is not None:
            break
        if world.mode() == "paused":
            for seat in world.seats:
                world.press(seat, 0, "resume")
    assert world.game.state.challenges
