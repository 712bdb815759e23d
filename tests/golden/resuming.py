"""Takes recorded saves up, as another process does after a restart, and plays them on to the end."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from bot.kernel.game import Game
from bot.kernel.saved import open_envelope
from bot.play.games.kinds import PLAYABLES
from bot.tables.contract.table import Pressed, Reacted, Started, Tick
from bot.tables.cosmic.controller import CosmicController
from bot.tables.slap.controller import SlapController
from tests.golden.files import Save
from tests.golden.older import alike, fingerprint
from tests.slap.sitting import Sitting
from tests.tables.cosmic import people
from tests.tables.cosmic.world import Message, World

MOST = 5_000
"""Inputs after which a game that was taken up has to be over."""


class Lost(Exception):
    """Raised when a save cannot be taken up as it was left, or not be played to the end."""


def play_on(save: Save) -> None:
    """Take a save up and play to the end. Raises ``Lost``, or ``Unreadable`` or ``NoUpgrade`` if it does not load."""
    if save.game == "slap":
        table = slap_table(save)
        sit(table, Random(save.seed), save.people, MOST)
        over = table.controller.over
    else:
        world = cosmic_world(save)
        people.play(world, world.inputs + MOST)
        over = world.over == "ended"
    if not over:
        raise Lost(f"the game is not over after {MOST} inputs")


def cosmic_world(save: Save) -> World:
    """A Cosmic table, taken up."""
    world = World(save.players, save.people, save.seed, start=False)
    world.controller = CosmicController.load(_game(save), save.desk)
    world.seats = [seat for seat, place in enumerate(world.controller.seating) if place < save.people]
    world.ms, world.seq, world.rings = save.ms, save.seq, dict(save.rings)
    world.messages = msgspec.json.decode(save.messages, type=dict[str, Message])
    world.keys = set(world.messages)
    world.handle(Started(world.at(), False))
    return world


def slap_table(save: Save) -> Sitting:
    """A slap table, taken up."""
    table = Sitting(start=False)
    table.controller = SlapController.load(_game(save), save.desk)
    table.ms, table.seq, table.rings = save.ms, save.seq, dict(save.rings)
    table.air = table.key = save.newest
    table.handle(Started(table.at(), False))
    return table


def sit(table: Sitting, dice: Random, people: int, most: int) -> None:
    """People slap by chance and turn cards where they have to; so many inputs, or to the end of the game."""
    for _ in range(most):
        if table.controller.over:
            return
        _one_input(table, dice, people)


def _one_input(table: Sitting, dice: Random, people: int) -> None:
    options, number = table.state.options, int(table.key.rpartition(":")[2] or 0)
    seats = [seat for seat, place in enumerate(table.controller.seating) if place < people]
    if table.key != table.air:
        table.land()
    elif seats and dice.randrange(12) == 0:
        seat = dice.choice(seats)
        at = table.at(table.ms + dice.randrange(400))
        if options.slapping == "reaction":
            table.handle(Reacted(at, seat, table.key, "✋"))
        else:
            table.handle(Pressed(at, seat, number, "slap", "r"))
    elif options.flip == "manual" and table.state.turn in seats and dice.randrange(2) == 0:
        table.handle(Pressed(table.at(), table.state.turn, number, "flip", "r"))
    elif table.rings:
        name = min(table.rings, key=lambda ring: (table.rings[ring], ring))
        table.ms = max(table.ms, table.rings.pop(name))
        table.handle(Tick(table.at(), name))
    else:
        table.handle(Pressed(table.at(), seats[0], number, "resume", "r"))


def _game(save: Save) -> Game[Any]:
    """The game with everything that was decided; as it stood, unless its rules were changed since. Raises ``Lost``."""
    rules, phase = PLAYABLES[save.game].rules, save.saved.phase
    version, _, _ = open_envelope(rules, save.saved.snapshot)
    resumed = Game.resume(rules, save.saved)
    if resumed.dropped:
        raise Lost(f"decision {resumed.dropped[0].seq} of phase {phase} no longer fits")
    if version in alike(rules):
        if resumed.strayed is not None:
            raise Lost(f"decision {resumed.strayed.seq} of phase {phase} leads elsewhere than it did")
        if fingerprint(resumed.game, version) != save.state:
            raise Lost(f"the state in phase {phase} is not the one that was saved")
    return resumed.game
