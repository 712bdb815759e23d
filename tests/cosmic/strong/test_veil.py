"""Worlds for *strong*: each looks to the seat as the real game does, and nothing hidden has a part in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.cosmic.engine.problems import problems
from bot.cosmic.game import COSMIC
from bot.cosmic.model.options import Options
from bot.cosmic.model.state import Cosmic
from bot.cosmic.seen.project import see_seat
from bot.cosmic.strong import search as looking
from bot.cosmic.strong.search import enter, is_worth_it, search, veil
from bot.kernel.ask import Ask
from bot.kernel.game import Game
from bot.kernel.headless import Headless
from proving.cosmic import two_worlds
from proving.cosmic.walk import Walk


def asked(game: Cosmic) -> Ask | None:
    """A question of the present that is worth a search."""
    open_ = (ask for number, ask in game.asks.items() if number not in game.sealed)
    return next((ask for ask in open_ if is_worth_it(game, ask) and ask.form.count() > 1), None)


EXPANSIONS = Options(extras={"zodiac": True, "skill_tokens": True, "asteroids": "two_opposite", "moons": True})


@pytest.mark.parametrize("options", [Options(), EXPANSIONS], ids=["base", "all"])
@pytest.mark.parametrize("seed", [*range(3), *(pytest.param(more, marks=pytest.mark.soak) for more in range(3, 6))])
def test_a_world_looks_to_its_seat_as_the_game_does(seed: int, options: Options) -> None:
    walk = Walk(seed, 3 + seed % 3, options)
    dice = Random(seed)
    worlds = asked_for = changed = 0
    for _ in range(600):
        if walk.game.over:
            break
        ask = asked(walk.game)
        if ask is not None:
            asked_for += 1
            real = walk.game.state
            world = enter(veil(walk.game, ask.seat, dice.randrange), see_seat(real, ask.seat), 1)
            if world is not None:
                worlds += 1
                assert isinstance(world, Headless), "whoever plays on in thought needs no table"
                assert see_seat(world.state, ask.seat) == see_seat(real, ask.seat)
                assert problems(world.state) == []
                assert [one.form for one in world.asks.values() if one.seat == ask.seat and one.key == ask.key] == [
                    ask.form
                ]
                changed += world.state.deck != real.deck
        walk.step()
    assert asked_for > 10
    assert worlds > asked_for * (0.5 if options.extras else 0.8), (
        "with expansions replays need what others have ordered"
    )
    assert changed == worlds


def pairs(walk: Walk, dice: Random, most: int) -> Iterator[tuple[Cosmic, Cosmic, Ask]]:
    """The same moment in two worlds that differ in cards which the seat that is asked has not seen."""
    for _ in range(4_000):
        game = walk.game
        if game.over or most <= 0:
            return
        ask = asked(game)
        if ask is not None:
            saved = game.save()
            stretch = two_worlds.Stretch(saved.snapshot, saved.log, (), (), ())
            free = two_worlds.free_cards(stretch, ask.seat)
            public = {card for player in game.state.players for card in player.hand if card in free} | {
                card for card in game.state.deck if card in free
            }
            names = two_worlds.exchange(sorted(public), dice, lambda card: card.split(".")[0][0])
            other = Game.resume(
                COSMIC,
                type(saved)(two_worlds.relabel(saved.snapshot, names), saved.log, saved.next_ask, saved.phase),
            )
            if names and not other.dropped and see_seat(other.game.state, ask.seat) == see_seat(game.state, ask.seat):
                most -= 1
                yield game, other.game, ask
        walk.step()


@pytest.mark.parametrize("options", [Options(), EXPANSIONS], ids=["base", "all"])
@pytest.mark.parametrize("seed", range(4))
def test_two_worlds_are_imagined_alike_to_the_byte(seed: int, options: Options) -> None:
    compared = 0
    for here, there, ask in pairs(Walk(50 + seed, 4, options), Random(seed), 15):
        assert here.digest() != there.digest()
        assert veil(here, ask.seat, Random(7).randrange) == veil(there, ask.seat, Random(7).randrange)
        compared += 1
    assert compared >= 5


def test_two_worlds_get_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "WORLDS", 2)
    compared = 0
    for here, there, ask in pairs(Walk(60, 3, Options()), Random(1), 4):
        before = here.digest()
        assert search(here, ask, ask.default, 3) == search(there, ask, ask.default, 3)
        assert here.digest() == before
        compared += 1
    assert compared == 4
