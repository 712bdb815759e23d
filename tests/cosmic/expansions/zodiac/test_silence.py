"""A Zodiac game asks hardly more than a base game: Karma moves by default where all bases count the same, one window in
a challenge (8.12, 8.13).
"""

from __future__ import annotations

from collections import Counter

from bot.cosmic.expansions.zodiac.karma import GAIN, PLAY
from bot.cosmic.expansions.zodiac.state import NAME
from bot.cosmic.game import COSMIC
from bot.cosmic.model import board
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.timing.automation import automatic
from bot.kernel.ask import Ask, Split
from bot.kernel.game import Game
from proving.cosmic.walk import first

SEATS = 5
CHALLENGES = 16


def matters(state: CosmicState, ask: Ask) -> bool:
    """True if a base would end by the usual answer, or some bases are at home and others are not."""
    assert isinstance(ask.form, Split)
    assert isinstance(ask.default, dict)
    home = state.players[ask.seat].colour
    kinds = {part.name.rpartition("-")[0] == home for part in ask.form.parts}
    here = board.bases(state, ask.seat)
    return len(kinds) > 1 or (ask.key == GAIN.key and any(here[base] == count for base, count in ask.default.items()))


def asked(seed: int, *, zodiac: bool) -> tuple[Counter[int], Counter[tuple[int, str]], set[int]]:
    """A table that answers as silence would: how many questions each challenge asks, how many of them the Zodiac, and
    which challenges begin with a new hand.
    """
    game: Cosmic = Game.new(COSMIC, seed, SEATS, first(Options(extras={NAME: zodiac})))
    everything: Counter[int] = Counter()
    brought: Counter[tuple[int, str]] = Counter()
    renewed: set[int] = set()
    seen: set[int] = set()
    while not game.over and game.state.challenges <= CHALLENGES:
        state, number = game.state, game.state.challenges
        if number and not board.has_challenge_card(state.players[state.challenge.offense.seat].hand):
            renewed.add(number)
        fresh = {at: ask for at, ask in game.asks.items() if at not in seen}
        seen.update(fresh)
        for ask in fresh.values():
            if automatic(state, ask) is None and number:
                everything[number] += 1
                if ask.key.startswith(f"{NAME}."):
                    brought[number, ask.key] += 1
                    assert ask.key == PLAY.key or matters(state, ask), ask
        unsealed = next((at for at in game.asks if at not in game.sealed), None)
        if unsealed is not None:
            ask = game.asks[unsealed]
            game.answer(unsealed, ask.seat, ask.form.sample(lambda sides: 0) if ask.default is None else ask.default)
        else:
            game.act("close" if any(one.key == "close" for one in game.actions) else "deal.timeout", by="clock")
        game.take_events()
    return everything, brought, renewed


def test_the_zodiac_asks_its_window_once_in_a_challenge_and_karma_where_it_matters_z13_z14_z23_z24() -> None:
    base: list[int] = []
    with_zodiac: list[int] = []
    for seed in (1, 2):
        base += asked(seed, zodiac=False)[0].values()
        everything, brought, renewed = asked(seed, zodiac=True)
        with_zodiac += everything.values()
        windows = {number: count for (number, key), count in brought.items() if key == PLAY.key}
        assert all(count == 1 or (count == 2 and number in renewed) for number, count in windows.items())
    mean = sum(base) / len(base)
    assert sum(with_zodiac) / len(with_zodiac) <= mean + SEATS, "no more than one more for each player"
