"""People who play sensibly at a table of tests: they think as computer players do and type what they want."""

from __future__ import annotations

from bot.cosmic.ai.player import Computer
from bot.cosmic.ai.tempers import TEMPERS
from bot.cosmic.project import see_seat
from bot.cosmic.table.drafts import Asked
from bot.cosmic.table.labels import told
from bot.kernel.table import Seat
from tests.cosmic.table.world import NAMES, World

_TEMPERS = tuple(TEMPERS.values())


def waiting(world: World) -> list[tuple[int, Seat]]:
    """Questions that people have not answered yet, with their seats."""
    game = world.game
    return [(n, ask.seat) for n, ask in game.asks.items() if n not in game.sealed and ask.seat in world.seats]


def answer(world: World, number: int, seat: Seat, think: int = 0) -> None:
    """The seat answers its question after a while, unless something else comes first; a warning is confirmed."""
    world.pass_time(think)
    ask = world.game.asks.get(number)
    if ask is None or number in world.game.sealed or world.over is not None:
        return
    view = see_seat(world.game.state, seat)
    choice = Computer(_TEMPERS[seat % len(_TEMPERS)], world.random.randrange).answer(view, ask)
    world.press(seat, 0, "play", told(Asked(number, ask, view, NAMES[: world.players]), choice))
    if number in world.game.asks and number not in world.game.sealed:
        sure = [control for control in world.answering(seat) if control.choice == "q_sure" and control.ask == number]
        if sure:
            world.press(seat, number, "q_sure")
        else:
            world.wait()


def play(world: World, most: int = 20_000, think: int = 20_000) -> None:
    """To the end of the game."""
    while world.over is None:
        assert world.inputs < most
        open_now = waiting(world)
        if open_now:
            number, seat = open_now[world.random.randrange(len(open_now))]
            answer(world, number, seat, world.random.randint(1_000, think))
        elif bargains := [control for seat in world.seats for control in world.bargaining(seat)]:
            seat, control = bargains[world.random.randrange(len(bargains))]
            world.use(seat, control)
        else:
            world.wait()
