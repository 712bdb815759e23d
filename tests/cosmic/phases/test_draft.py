"""Powers picked in turn from an open row instead of dealt (3.4)."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.estimate import power_worth
from bot.cosmic.ai.player import Computer
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import FlagValue, Options, from_strings
from bot.cosmic.model.state import Cosmic
from bot.cosmic.phases.setup import pool
from bot.cosmic.seen.project import see_seat
from bot.cosmic.words.text import line
from bot.kernel.game import Game
from bot.words.options import BadOption
from proving.cosmic.two_worlds import compare, look
from proving.cosmic.walk import Walk, first
from proving.events import Happened, stored
from tests.events import made
from tests.plain import options_of

TURNS = {"draft": "turns"}


def begun(players: int = 4, seed: int = 1, **options: Any) -> tuple[Cosmic, list[Happened]]:
    """A game at its first pick, and what has been told so far."""
    game: Cosmic = Game.new(COSMIC, seed, players, first(Options(draft="turns", **options)))
    return game, stored(game.take_events())


def picked(game: Cosmic) -> list[tuple[int, str]]:
    """Everybody takes the last one of what is offered; who took what."""
    taken = []
    while next(iter(game.asks.values())).key == "draft":
        ((number, ask),) = game.asks.items()
        choice = options_of(ask)[-1]
        game.answer(number, ask.seat, choice)
        taken.append((ask.seat, str(choice)))
    return taken


def test_as_many_as_would_be_dealt_lie_open_3_4() -> None:
    for players, options, size in (
        (4, {}, 8),
        (3, {"powers_dealt": 3}, 9),
        (6, {"powers_per_player": 2, "powers_dealt": 4}, 24),
        (2, {"pool": ("oracle", "will", "zombie")}, 2),
    ):
        game, told = begun(players, **options)
        (row,) = (event for event in told if event.kind == "power_row")
        assert row.audience is None, "everybody sees it"
        assert row.data["powers"] == sorted(game.state.row)
        assert len(game.state.row) == size
        assert not any(player.dealt for player in game.state.players)


def test_the_last_seat_picks_first_and_everybody_sees_each_pick_3_4() -> None:
    game, _ = begun()
    taken = picked(game)
    events = stored(game.take_events())
    assert [seat for seat, _ in taken] == [3, 2, 1, 0]
    told = [event for event in events if event.kind == "power_picked"]
    assert [(event.data["seat"], event.data["power"]) for event in told] == taken
    assert all(event.audience is None for event in told)
    assert {ask.key for ask in game.asks.values()} == {"colour"}
    assert {(card.holder, card.power) for card in game.state.powers} == set(taken)


def test_second_powers_are_picked_back_from_the_first_seat_3_4() -> None:
    game, _ = begun(3, powers_per_player=2)
    assert [seat for seat, _ in picked(game)] == [2, 1, 0, 0, 1, 2]


def test_what_nobody_picked_is_unused_3_5() -> None:
    walk = Walk(3, 4, Options(draft="turns"))
    while not walk.game.state.deck:
        walk.step()
    state = walk.game.state
    held = {card.power for card in state.powers}
    assert len(held) == 4
    assert state.row == []
    assert sorted([*held, *state.unused]) == pool(4, state.options)


def test_silence_takes_the_first_of_the_row_8_12() -> None:
    game, _ = begun()
    (ask,) = game.asks.values()
    assert ask.default == game.state.row[0]
    assert not ask.secret


def test_nobody_takes_what_is_not_dealt_beside_the_first_while_there_are_others_3_4() -> None:
    apart = ("clone", "pacifist")
    game, _ = begun(2, powers_per_player=2, pool=(*apart, "oracle", "will", "zombie", "void"))
    for choice in ("pacifist", "oracle", "will"):
        ((number, ask),) = game.asks.items()
        game.answer(number, ask.seat, choice)
    (ask,) = game.asks.values()
    assert ask.seat == 1
    assert options_of(ask) == ("void", "zombie")
    assert "clone" in game.state.row


def test_computer_players_pick_the_power_that_is_worth_most() -> None:
    game, _ = begun()
    (ask,) = game.asks.values()
    choice = Computer(next(iter(TEMPERS.values())), Random(1).randrange).answer(see_seat(game.state, ask.seat), ask)
    assert power_worth(str(choice)) == max(map(power_worth, game.state.row))


@pytest.mark.parametrize("seed", range(6))
def test_games_with_picks_go_on_from_every_step_and_when_somebody_leaves(seed: int) -> None:
    extras: dict[str, FlagValue] = {"asteroids": "one_random", "skill_tokens": True} if seed % 2 else {}
    walk = Walk(seed, 2 + seed % 5, Options(draft="turns", powers_per_player=1 + seed % 2, extras=extras), concede=12)
    for _ in range(40):
        if not walk.game.over:
            walk.step()
            walk.check()


@pytest.mark.parametrize("observer", [None, 0, 3])
def test_what_is_seen_does_not_depend_on_the_powers_that_are_not_in_the_row(observer: int | None) -> None:
    here, _ = begun(powers_per_player=2)
    content = msgspec.json.decode(here.save().snapshot)
    content["state"]["unused"].reverse()
    changed = msgspec.structs.replace(here.save(), snapshot=msgspec.json.encode(content))
    there: Cosmic = Game.resume(COSMIC, changed).game
    assert there.state.unused == here.state.unused[::-1]
    while "draft" in {ask.key for ask in here.asks.values()}:
        ((number, ask),) = here.asks.items()
        for game in (here, there):
            game.answer(number, ask.seat, options_of(ask)[-1])
        mine, other = ([look(game, observer, game.take_events())] for game in (here, there))
        assert mine == other


@pytest.mark.parametrize("seed", range(4))
def test_nobody_sees_more_of_hidden_cards_in_games_with_picks_8_14(seed: int) -> None:
    walk = Walk(seed, 3 + seed, Options(draft="turns", powers_per_player=1 + seed % 2))
    compared, exchanged = compare(walk, None if seed % 2 else 1, Random(seed), 3)
    assert compared
    assert exchanged > 20


def test_the_table_is_told_in_both_languages() -> None:
    names = ("Ana", "Ben")
    row = made("power_row", {"powers": ["anti_matter", "will"]})
    pick = made("power_picked", {"seat": 1, "power": "will"})
    assert line(row, names, "en") == ("The powers lie open: Anti-Matter, Will. The last seat picks first.")
    assert line(pick, names, "en") == "Ben takes Will."
    assert line(pick, names, "de") == "Ben nimmt Will."


def test_it_is_written_dealt_or_turns() -> None:
    assert from_strings({"draft": "Turns"}).draft == "turns"
    assert from_strings({}).draft == "dealt"
    with pytest.raises(BadOption):
        from_strings({"draft": "auction"})
