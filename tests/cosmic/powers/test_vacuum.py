"""Vacuum (P2): drags others' tokens into the warp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Unpack

import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from tests.cosmic.table import Position, Table

VACUUM = ("vacuum", "", "", "")


def beaten(
    powers: Sequence[str | Sequence[str]] = VACUUM, mine: str = "A4", theirs: str = "A20", **more: Unpack[Position]
) -> Table:
    """Seat 0 attacks blue-1 with three tokens."""
    more["hands"] = {0: [mine, "A5"], 1: [theirs], 2: ["A6", "edict.cosmic_zap"], 3: ["A7"], **more.get("hands", {})}
    table = Table(powers, **more)
    table.wish(0, "target", "blue-1").wish(0, "commit", {"red-1": 3})
    return table.wish(0, "card", mine).wish(1, "card", theirs)


def test_as_many_tokens_of_others_follow_and_their_owners_choose_which() -> None:
    table = beaten().wish(0, "vacuum.drag", {"1": 1, "3": 2}).wish(3, "lose", {"purple-4": 2}).run()
    assert (table.at("warp", 0), table.at("warp", 1), table.at("warp", 3)) == (3, 1, 2)
    assert table.at("purple-4", 3) == 2
    assert table.at("warp", 2) == 0
    table.check()


def test_no_more_follow_than_were_lost() -> None:
    table = beaten().run(until="vacuum.drag")
    form = table.open("vacuum.drag")[0].form
    assert form.accepts({"2": 3})
    assert not form.accepts({"2": 4})
    assert not form.accepts({"0": 1}), "its own never"
    table.run()
    assert table.at("warp", 2) == 0, "silence drags nobody"
    table.check()


def test_tokens_in_the_challenge_are_out_of_reach() -> None:
    table = beaten(tokens={1: {"blue-1": 4, "blue-2": 2}}).wish(0, "vacuum.drag", {"1": 2}).run()
    assert (table.at("blue-1", 1), table.at("blue-2", 1)) == (4, 0)
    table.check()


def test_others_losses_and_others_powers_drag_nobody() -> None:
    table = beaten(("", "vacuum", "vacuum", "")).run()
    assert (table.at("warp", 0), table.at("warp", 1), table.at("warp", 2), table.at("warp", 3)) == (3, 0, 0, 0)
    assert not table.events("announced", name="vacuum")
    table.check()


def test_a_failed_deal_drags_too_whatever_the_cause() -> None:
    table = beaten(mine="C", theirs="C").run(until="deal").act("deal.timeout")
    table.wish(0, "vacuum.drag", {"2": 3}).run()
    assert (table.at("warp", 0), table.at("warp", 2)) == (3, 3)
    table.check()


def test_saved_tokens_never_entered_the_warp() -> None:
    table = beaten((["vacuum", "zombie"], "", "", ""), powers_per_player=2).run()
    assert not table.events("announced", name="vacuum")
    table.check()


def test_zap_stops_the_drag() -> None:
    table = beaten().wish(2, "response", "edict.cosmic_zap").run()
    assert not table.events("moved", why="vacuum")
    table.check()


def test_a_computer_drags_as_much_as_it_can() -> None:
    table = beaten().run(until="vacuum.drag")
    (ask,) = table.open("vacuum.drag")
    computer = Computer(next(iter(TEMPERS.values())), lambda sides: 0)
    choice = computer.answer(see_seat(table.state, 0), ask)
    assert isinstance(choice, dict)
    assert sum(count for count in choice.values() if isinstance(count, int)) == 3


# --- flares -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("holder", "cards", "back"), [(3, ("A4", "A20"), 2), (3, ("C", "A20"), 1), (1, ("A4", "A20"), 1)]
)
def test_wild_vacuum_regains_a_token_for_each_other_attacker(holder: int, cards: tuple[str, str], back: int) -> None:
    colour = {1: "blue", 3: "purple"}[holder]
    tokens = {holder: {f"{colour}-{planet}": 4 for planet in (1, 2, 3)}}
    hands = {holder: [cards[1] if holder == 1 else "A7", "flare.vacuum"]}
    table = beaten(("", "", "", ""), *cards, tokens=tokens, hands=hands)
    table.wish(holder, "checkpoint.reveal", "flare.vacuum").run()
    assert table.at("warp", holder) == 8 - back
    table.check()


def test_wild_vacuum_has_no_use_between_two_compromises() -> None:
    tokens = {3: {"purple-1": 4, "purple-2": 4}}
    table = beaten(("", "", "", ""), "C", "C", tokens=tokens, hands={3: ["A7", "flare.vacuum"]})
    table.wish(3, "checkpoint.reveal", "flare.vacuum").run(until="deal").act("deal.timeout").run()
    assert table.at("warp", 3) == 12
    assert len(table.wishes) == 1


def test_super_vacuum_picks_the_tokens_itself() -> None:
    table = beaten(hands={0: ["A4", "flare.vacuum"]}).wish(0, "checkpoint", "flare.vacuum")
    table.wish(0, "vacuum.drag", {"3": 3}).wish(0, "vacuum.pick", {"purple-2": 3}).run()
    assert table.at("purple-2", 3) == 1
    table.check()
