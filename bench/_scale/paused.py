"""Slap games that their people have paused, as a controller leaves them."""

from __future__ import annotations

import asyncio

from bench.start import Place
from bot.play import rosters
from bot.play.games.kinds import SlapKind, to_row
from bot.play.rosters import Seated
from bot.store.rows import Batch, TableRow
from bot.store.statements import changing
from bot.store.store import Store
from bot.tables.contract.table import Echo, Effect, Input, Post, Pressed, Sent, Stamp, Started
from bot.tables.slap.controller import SlapController

PLAYERS = 4
NUMBER = 999_999_999
"""The table's number in a game that is not yet in the database."""
AT_A_TIME = 500
_SEED = 7


def paused() -> SlapController:
    """A game before its first card, paused by the votes of its people."""
    controller = SlapKind().begin(NUMBER, [Seated(f"Player {n}", n + 1) for n in range(PLAYERS)], {}, _SEED)
    _handle(controller, Started(Stamp(0), fresh=True), 0)
    for seat in range(PLAYERS):
        _handle(controller, Pressed(Stamp(seat), seat, 0, "pause", str(seat)), 1 + seat)
    return controller


def _handle(controller: SlapController, event: Input, ms: int) -> None:
    """Every message that the controller posts comes back at once."""
    waiting: list[Effect] = controller.handle(event)
    while waiting:
        effect = waiting.pop(0)
        if isinstance(effect, Post):
            waiting += controller.handle(Sent(Stamp(ms), effect.key))
            waiting += controller.handle(Echo(Stamp(ms), effect.key))


async def fill_paused(store: Store, where: list[Place]) -> None:
    """A paused game in each place. Raises what the store raises."""
    controller = paused()
    saved, record = controller.game.save(), controller.dump()
    seats = rosters.encode([Seated(f"Player {n}", n + 1) for n in range(PLAYERS)])

    async def add(place: Place) -> None:
        row = TableRow(
            game="slap",
            guild=place.guild,
            parent=place.channel,
            thread=place.thread,
            host=1,
            status="running",
            seed=str(_SEED),
            roster=seats,
            version=SlapKind().rules.version,
        )
        table = await store.write(changing.create_table(row))
        await store.write(
            changing.commit(
                Batch(
                    table,
                    decisions=[to_row(decision, row.version) for decision in saved.log],
                    snapshot=saved.snapshot,
                    snapshot_phase=saved.phase,
                    desk=record.replace(str(NUMBER).encode(), str(table).encode()),
                    next_ask=saved.next_ask,
                    asleep=True,
                )
            )
        )

    for first in range(0, len(where), AT_A_TIME):
        await asyncio.gather(*map(add, where[first : first + AT_A_TIME]))
