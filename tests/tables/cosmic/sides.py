"""Open and answer the message that asks ahead in a challenge."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.event import Seat
from bot.tables.contract.table import Body, Edit, Effect, Erase, Menu, Post, Recall, Show
from bot.tables.cosmic.clockwork import looks
from tests.tables.cosmic import people
from tests.tables.cosmic.people import running
from tests.tables.cosmic.world import World


def at_the_attack(
    speed: str = "daily", language: str = "en", humans: int = 4, seed: int = 5, often: str = "never"
) -> World:
    """Four play; target and tokens of the first challenge are known, and the offense says whom it invites."""
    world = World(4, humans, seed=seed, speed=speed, language=language)
    people.play_until(world, lambda now: running(now).asks_sides)
    return people.ask_in_rounds(world, often=often)


def at_the_sides(
    language: str = "en", humans: int = 4, seed: int = 5, invites: Sequence[int] | None = None, often: str = "never"
) -> World:
    """The others are asked: the offense has invited these of the others, counted clockwise, else as is suggested."""
    world = at_the_attack(language=language, humans=humans, seed=seed, often=often)
    offense, _, guests = roles(world)
    if invites is not None:
        pick(world, offense, "invite.offense", *(name(world, guests[at]) for at in invites))
    else:
        while looks.guests(running(world)) is None:
            world.wait()
    world.pass_time(1_000)
    return world


def roles(world: World) -> tuple[Seat, Seat, list[Seat]]:
    challenge = world.game.state.challenge
    offense, defense = challenge.offense.seat, challenge.defense.seat
    return offense, defense, [seat for seat in world.seats if seat not in (offense, defense)]


def shown(effects: list[Effect]) -> Body:
    (body,) = (effect.body for effect in effects if isinstance(effect, Show))
    return body


def opened(world: World, seat: Seat, key: str = "") -> Body:
    return shown(world.press(seat, 0, f"side_show_{key.replace('.', '_')}" if key else "side_show"))


def menu(world: World, seat: Seat, key: str) -> Menu:
    (found,) = opened(world, seat, key).menus
    return found


def pick(world: World, seat: Seat, key: str, *labels: str) -> str:
    """Pick by label; what is said to it."""
    control = menu(world, seat, key)
    values = [option.value for option in control.options if option.label in labels]
    assert len(values) == len(labels)
    return people.said(world.press(seat, 0, control.choice, *values))


def done(world: World, seat: Seat) -> Body:
    choices = [button.choice for row in opened(world, seat).buttons for button in row]
    return shown(world.press(seat, 0, next(choice for choice in choices if choice.startswith("side_done"))))


def typed(world: World, seat: Seat, words: str) -> str:
    return people.said(world.press(seat, 0, "play", words))


def orders(world: World, seat: Seat) -> dict[str, str]:
    return {order.key: order.answer for order in world.game.state.orders[seat]}


def name(world: World, seat: Seat) -> str:
    return world.controller._record.names[seat]


def wait_for_the_cards(world: World) -> None:
    while not any(ask.key == "card" for ask in world.game.asks.values()):
        world.wait()


def public(effects: list[Effect]) -> list[Effect]:
    return [one for one in effects if isinstance(one, Post | Edit | Recall | Erase) and ":w" not in one.key]
