"""Magnet (P1): pulls a player into the challenge or pushes one out."""

from __future__ import annotations

from typing import Unpack

from bot.cosmic.model import cards
from bot.cosmic.model.options import Options
from bot.cosmic.phases.setup import pool
from tests.cosmic.table import Position, Table
from tests.plain import words_of

FOUR = ("magnet", "", "", "")


def used(powers: tuple[str, ...] = FOUR, **more: Unpack[Position]) -> Table:
    """Seat 0 attacks blue-1 and seat 1 has invited seat 3, who joins with three tokens."""
    table = Table(powers, **more).wish(0, "target", "blue-1")
    table.wish(0, "checkpoint.sides", "power.0").wish(1, "invite.defense", [3])
    return table.wish(3, "join", "defense").wish(3, "commit", {"purple-1": 3})


def test_magnet_attracts_a_player_who_has_to_commit() -> None:
    table = used().wish(0, "magnet.way", "offense").wish(0, "magnet.player", 2)
    table.wish(2, "magnet.commit", {"yellow-4": 2}).run(until="card")
    assert table.state.challenge.offense.allies == [2]
    assert table.at("cone.offense", 2) == 2
    assert table.at("cone.defense", 3) == 3, "the other ally is untouched"
    table.check()


def test_at_least_one_token_at_most_four() -> None:
    table = used().wish(0, "magnet.way", "offense").wish(0, "magnet.player", 2).run(until="magnet.commit")
    (ask,) = table.open("magnet.commit")
    assert not ask.form.accepts({})
    assert not ask.form.accepts({"yellow-1": 4, "yellow-2": 1})


def test_an_ally_who_is_attracted_to_the_other_side_goes_home_first() -> None:
    table = used().wish(0, "magnet.way", "offense").wish(0, "magnet.player", 3)
    table.wish(3, "magnet", {"purple-5": 3}).wish(3, "magnet.commit", {"purple-5": 4}).run(until="card")
    assert table.state.challenge.defense.allies == []
    assert table.state.challenge.offense.allies == [3]
    assert (table.at("cone.offense", 3), table.at("cone.defense", 3), table.at("purple-5", 3)) == (4, 0, 3)
    table.check()


def test_magnet_repels_an_ally() -> None:
    table = used().wish(0, "magnet.way", "repel").wish(3, "magnet", {"purple-2": 3}).run(until="card")
    assert table.state.challenge.defense.allies == []
    assert table.at("purple-2", 3) == 7
    assert table.events("announced", name="magnet")[0]["aim"] == {"repel_players": [3]}
    table.check()


def test_not_itself_not_the_main_players_not_whoever_cannot_move() -> None:
    table = used(("", "", "", "magnet"), tokens={2: {}})
    table.wishes = [wish for wish in table.wishes if wish[1] != "checkpoint.sides"]
    table.wish(3, "checkpoint.sides", "power.0").run(until="card")
    assert len(table.wishes) == 1, "only seat 2 is left, and has no token to move"


def test_a_magnet_outside_the_challenge_does_nothing() -> None:
    table = used(("", "", "magnet", ""))
    table.wishes = [wish for wish in table.wishes if wish[1] != "checkpoint.sides"]
    table.wish(2, "checkpoint.sides", "power.0").run(until="card")
    assert len(table.wishes) == 1


def test_a_zap_undoes_the_use_before_tokens_move() -> None:
    table = used(hands={1: ["edict.cosmic_zap", "A8"]}).wish(0, "magnet.way", "repel")
    table.wish(1, "response", "edict.cosmic_zap").run(until="card")
    assert table.at("cone.defense", 3) == 3
    table.check()


def test_magnet_is_barred_with_two_players_8_6() -> None:
    assert "magnet" in pool(3, Options())
    assert "magnet" not in pool(2, Options())


# --- wild -------------------------------------------------------------------------------------------------------------


def named(face: str, hand: list[str]) -> Table:
    """Seat 0 forbids ``face`` to seat 1 with ``hand``."""
    table = Table(hands={0: ["A20", "flare.magnet"], 1: hand}).wish(0, "checkpoint.sides", "flare.magnet")
    return table.wish(0, "magnet.wild.card", face).run(until="card")


def choices(table: Table, seat: int) -> set[str]:
    """The faces among which ``seat`` may choose its card."""
    (ask,) = [ask for ask in table.open("card") if ask.seat == seat]
    return {cards.face(option) for option in words_of(ask) if "." in option}


def test_wild_forbids_the_opponent_all_copies_of_a_card() -> None:
    table = named("A8", ["A8", "A8", "A4", "C"])
    assert choices(table, 1) == {"A4", "C"}
    assert table.events("announced", name="magnet")[0]["aim"] == {"card": "A8"}
    table.check()


def test_wild_forbids_the_compromise_also_to_chance() -> None:
    table = named("C", ["C", "A4"])
    assert choices(table, 1) == {"A4"}
    table.run()
    assert table.events("revealed")[0]["defense"].startswith("A4")
    table.check()


def test_wild_does_not_bind_an_opponent_with_nothing_else() -> None:
    table = named("A8", ["A8", "A8"])
    assert choices(table, 1) == {"A8"}
    table.check()


def test_wild_leaves_the_user_free() -> None:
    table = named("A20", ["A8"])
    assert choices(table, 0) == {"A20"}
    table.check()


def test_wild_is_for_main_players() -> None:
    table = Table(hands={2: ["A20", "flare.magnet"]}).wish(2, "checkpoint.sides", "flare.magnet").run(until="card")
    assert len(table.wishes) == 1


# --- super ------------------------------------------------------------------------------------------------------------


def test_super_decides_for_every_player_who_is_no_main_player() -> None:
    powers = ("magnet", "", "", "", "")
    table = used(powers, hands={0: ["A8", "flare.magnet"]}).wish(0, "checkpoint.attack", "flare.magnet")
    table.wish(0, "magnet.super.to_offense", [2, 4]).wish(0, "magnet.super.repelled", [3]).run(until="card")
    assert sorted(table.state.challenge.offense.allies) == [2, 4]
    assert table.state.challenge.defense.allies == []
    assert table.events("acts", card="flare.magnet")
    table.check()


def test_without_the_super_flare_only_one_is_moved() -> None:
    table = used(("magnet", "", "", "", "")).wish(0, "magnet.super.to_offense", [2, 4]).run(until="card")
    assert len(table.wishes) == 1
    assert len(table.state.challenge.offense.allies) == 1
