"""People who play sensibly at a table of tests: they think as computer players do and type what they want."""

from __future__ import annotations

from collections.abc import Callable

from bot.cosmic.ai.choosing import TEMPERS
from bot.cosmic.ai.player import Computer
from bot.cosmic.seen.project import see_seat
from bot.kernel.event import Seat
from bot.tables.contract.choices import ACTS
from bot.tables.contract.table import Effect, Reply, Show, Stamp
from bot.tables.cosmic.chair import Prompt
from bot.tables.cosmic.clockwork import looks
from bot.tables.cosmic.controls import Asked, OpenAsk
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import answer_text
from bot.words.signs import unsigned
from tests.tables.cosmic.world import World

_TEMPERS = tuple(TEMPERS.values())


def ask_in_rounds(world: World, *seats: Seat, often: str = "always") -> World:
    """These people, else all, wish at all their tables to be asked at these moments, by default at all; from this turn
    on.
    """
    record = world.controller._record
    for seat in seats or world.seats:
        record.chairs[seat].person.rounds = often
    record.stops = (0, [])
    looks.see_stops(running(world))
    return world


def waiting(world: World) -> list[tuple[int, Seat]]:
    """Questions that people have not answered yet, with their seats."""
    game = world.game
    return [(n, ask.seat) for n, ask in game.asks.items() if n not in game.sealed and ask.seat in world.seats]


def running(world: World) -> Running:
    """The table as the controller sees it now."""
    return Running(world.game, world.controller._record, Stamp(world.ms))


def awaited(world: World) -> list[Seat]:
    """People for whom the table waits, because they have still to say whom they invite or join."""
    return [] if world.over is not None or world.mode() == "paused" else looks.awaited(running(world))


def say_sides(world: World, seat: Seat, think: int = 0) -> None:
    """After a while the seat takes what stands filled in about that, unless something else comes first."""
    world.pass_time(think)
    if seat in awaited(world):
        world.press(seat, 0, f"side_done_{world.game.state.challenges}")


def answer(world: World, number: int, seat: Seat, think: int = 0) -> None:
    """The seat answers its question after a while, unless something else comes first; a warning is confirmed."""
    world.pass_time(think)
    ask = world.game.asks.get(number)
    if ask is None or number in world.game.sealed or world.over is not None:
        return
    view = see_seat(world.game.state, seat)
    choice = Computer(_TEMPERS[seat % len(_TEMPERS)], world.random.randrange).answer(view, ask)
    words = answer_text(Asked(number, ask, view, world.controller._record.names, world.language), choice)
    world.press(seat, 0, "play", words, key=where(world, seat, number))
    if number in world.game.asks and number not in world.game.sealed:
        sure = [control for control in world.answering(seat) if control.choice == "q_sure" and control.ask == number]
        if sure:
            world.press(seat, number, "q_sure", key=where(world, seat, number))
        else:
            world.wait()


def prompt(world: World, seat: Seat) -> Prompt:
    """The direct message of somebody who has one."""
    found = world.controller._record.chairs[seat].person.prompt
    assert found is not None
    return found


def where(world: World, seat: Seat, number: int) -> str:
    """People answer in their direct message if it shows the question: its key; else in the thread."""
    found = world.controller._record.chairs[seat].person.prompt
    return "" if found is None or OpenAsk(number) not in found.shows else found.key


def play(world: World, most: int = 20_000, think: int = 20_000, inputs: int | None = None) -> None:
    """To the end of the game, or until the table has had so many inputs."""
    while world.over is None and (inputs is None or world.inputs < inputs):
        assert world.inputs < most
        open_now = waiting(world)
        if open_now:
            number, seat = open_now[world.random.randrange(len(open_now))]
            answer(world, number, seat, world.random.randint(1_000, think))
        elif asked_ahead := awaited(world):
            say_sides(world, asked_ahead[0], world.random.randint(1_000, think))
        elif bargains := [control for seat in world.seats for control in world.bargaining(seat)]:
            seat, control = bargains[world.random.randrange(len(bargains))]
            world.use(seat, control)
        else:
            world.wait()


def play_until(world: World, done: Callable[[World], bool], most: int = 4_000, *, after: int = 5_000) -> None:
    """People play sensibly until something is so; each answer comes ``after`` so many milliseconds."""
    while not done(world):
        assert world.over is None
        assert world.inputs < most
        open_now = waiting(world)
        if open_now:
            answer(world, *open_now[0], after)
        elif asked_ahead := awaited(world):
            say_sides(world, asked_ahead[0], after)
        else:
            world.wait()


def in_round(world: World, name: str = "checkpoint.") -> bool:
    under_seal = any(action.key == "close" for action in world.game.actions)
    return under_seal and any(ask.key.startswith(name) for ask in world.game.asks.values())


def asked(world: World, key: str) -> Seat | None:
    found = (ask.seat for ask in world.game.asks.values() if ask.key == key and ask.seat in world.seats)
    return next(found, None)


def acts(effects: list[Effect]) -> list[str]:
    """The choices in the menus of acts that a press was answered with."""
    menus = [menu for effect in effects if isinstance(effect, Show) for menu in effect.body.menus]
    return [option.value for menu in menus if menu.choice == ACTS for option in menu.options]


def votes_about(world: World, voter: Seat, about: Seat) -> list[str]:
    """The votes about a seat that are offered behind *More …*; nothing if the others have no say about it."""
    if "seats" not in acts(world.press(voter, 0, "more")):
        return []
    shown = world.press(voter, 0, f"seat_{about}")
    bodies = [effect.body for effect in shown if isinstance(effect, Show)]
    return [button.choice for body in bodies for row in body.buttons for button in row]


def said(effects: list[Effect]) -> str:
    return unmarked(
        "\n".join(
            effect.text if isinstance(effect, Reply) else effect.body.text
            for effect in effects
            if isinstance(effect, Reply | Show)
        )
    )


def unmarked(text: str) -> str:
    """A text without the signs of the game."""
    return unsigned(text)[0]
