"""A dead heat: slaps nearly as fast as the first share a draw for the pile, where the table has chosen it (T13)."""

from __future__ import annotations

import pytest

from bot.play.games.kinds import SlapKind
from bot.play.rosters import Seated
from bot.slap.options import BadOption
from bot.tables.contract.table import Echo, Edit, Post, Started
from bot.tables.slap.controller import SlapController
from tests.slap.sitting import NAMES, Sitting, only

WIDTH = 100


def sat(seed: int = 1, practice: frozenset[int] = frozenset()) -> Sitting:
    table = Sitting(4, seed=seed, practice=practice)
    table.controller._record.heat_ms = WIDTH
    table.card("pattern")
    return table


def taken(table: Sitting) -> str:
    bodies = [one.body for one in only(table.effects, Post) + only(table.effects, Edit)]
    said = [body.text for body in bodies if body.picture is not None and body.picture.renderer == "slap.receipt"]
    return said[-1] if said else ""


def test_two_slaps_close_together_share_a_draw() -> None:  # T13
    table = sat()
    table.slap(2, 400)
    table.slap(0, 40)
    assert not taken(table)
    assert table.left("heat") == WIDTH - 40
    table.wait("heat")
    assert "**Dead heat**: Ana and Cy. The draw fell on number " in taken(table)
    winner = NAMES[table.controller._record.pile_history.piles[-1].seat]
    number = 1 + ("Ana", "Cy").index(winner)
    assert f"number {number}." in taken(table)
    other, ms = {"Ana": ("Cy", 400), "Cy": ("Ana", 440)}[winner]
    assert f"{other} +{ms} ms, in the draw" in taken(table)
    assert table.controller._record.pile_history.piles[-1].ms == 840 - ms


def test_the_draw_falls_on_either() -> None:  # T13
    winners = set()
    for seed in range(12):
        table = sat(seed)
        table.slap(2, 400)
        table.slap(0, 40)
        table.wait("heat")
        winners.add(table.controller._record.pile_history.piles[-1].seat)
    assert winners == {0, 2}


def test_a_slap_alone_wins_with_its_own_time() -> None:  # T13, A22
    table = sat()
    table.slap(1, 400)
    table.wait("heat")
    assert "Dead heat" not in taken(table)
    assert "Ben +400 ms" in taken(table)


def test_a_slap_after_it_is_behind_the_first_one() -> None:  # T13, A8
    table = sat()
    table.slap(1, 400)
    table.slap(3, WIDTH)
    table.slap(0, 1)
    assert "Ben" in taken(table) or "Dot" in taken(table)
    assert table.verdicts[-1] == f"ana=beaten+{WIDTH + 1}"
    assert "heat" not in {ring.partition(".")[0] for ring in table.rings}


def test_a_false_slap_is_paid_at_once() -> None:  # T13, R33
    table = Sitting(4)
    table.controller._record.heat_ms = WIDTH
    table.card("plain")
    table.slap(1, 400)
    assert table.verdicts[-1] == "ben=pays"
    assert table.timer("heat") is None


@pytest.mark.parametrize("what", ["echo", "pause", "down", "leave"])
def test_whatever_happens_to_the_card_ends_it_at_once(what: str) -> None:  # T13
    table = sat()
    if what == "echo":
        table.post("free")
    table.slap(1, 400)
    if what == "echo":
        table.handle(Echo(table.at(table.ms + 5), table.air))
    elif what == "down":
        table.link("down")
    else:
        table.press(3, "leave_sure" if what == "leave" else "pause")
    assert "**Ben takes" in taken(table)
    assert table.timer("heat") is None


def test_it_outlives_the_process() -> None:  # T13
    table = sat()
    table.slap(1, 400)
    table.slap(2, 20)
    table.controller = SlapController.load(table.controller.game, table.controller.dump())
    table.handle(Started(table.at(), False))
    assert "**Dead heat**: Ben and Cy" in taken(table)


def test_a_computer_player_is_in_the_draw_like_everybody() -> None:  # T11, T13
    seed = next(seed for seed in range(50) if sat(seed, frozenset({3})).timer("hit") is not None)
    table = sat(seed, frozenset({3}))
    left = table.left("hit")
    assert left is not None
    table.slap(1, left - 30)
    table.wait("hit")
    table.wait("heat")
    assert "**Dead heat**: Ben and Dot" in taken(table)


def test_a_lobby_chooses_it_for_live_tables_only() -> None:  # T13, T8
    kind, roster = SlapKind(), [Seated("Ana", 1), Seated("Ben", 2)]
    assert kind.begin(1, roster, {"heat": "150"}, 42)._record.heat_ms == 150
    assert kind.begin(1, roster, {}, 42)._record.heat_ms == 0
    with pytest.raises(BadOption) as refused:
        kind.begin(1, roster, {"mode": "slow", "heat": "60"}, 42)
    assert refused.value.why == "drawn"
