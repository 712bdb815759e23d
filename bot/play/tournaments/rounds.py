"""One step of a tournament: what is kept of it, and the tables of a new round with their messages. Pure."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.play.lobbies.lobby_games import LOBBY_GAMES
from bot.play.outgoing.announcing import message
from bot.play.tournaments import telling
from bot.play.tournaments.telling import GAME, Scene
from bot.standing.seating import seated
from bot.standing.tournament import Meeting, Tournament, going_on, met
from bot.store.rows import Batch, Opened, Progress, TableRow, TournamentRow


class Step(msgspec.Struct, frozen=True):
    """What a tournament comes to next, and what has to be done for it."""

    now: Tournament
    batches: Sequence[Batch] = ()
    opened: Sequence[Opened] = ()
    over: bool = False

    def progress(self, row: TournamentRow) -> Progress:
        """It for the store, if nothing has changed since ``row``."""
        return Progress(
            row.table, row.turn, state(self.now), self.over, self.batches, len(self.now.rounds), self.opened
        )


def state(now: Tournament) -> bytes:
    """The tournament as it is stored."""
    return msgspec.json.encode(now)


def next_round(scene: Scene, home: TableRow, now_ms: int) -> Step | None:
    """The next round with its tables; None if there is none."""
    now = scene.now
    order = going_on(now)
    if not order:
        return None
    rested = {held.seats[0] for played in now.rounds for held in played if len(held.seats) == 1}
    tables = seated(order, now.size, rested, met(now) if now.kind == "swiss" else ())
    held = tuple(
        Meeting(seats, until_ms=now_ms + now.come_ms, places=(1,) if len(seats) == 1 else None) for seats in tables
    )
    now = msgspec.structs.replace(now, rounds=(*now.rounds, held))
    scene = msgspec.structs.replace(scene, now=now)
    opened = [_opened(scene, home, place, meeting, now_ms) for place, meeting in enumerate(held)]
    return Step(now, opened=[one for one in opened if one is not None])


def _opened(scene: Scene, home: TableRow, place: int, meeting: Meeting, now_ms: int) -> Opened | None:
    """The table of a meeting; None for somebody who sits alone."""
    if meeting.places is not None:
        return None
    game = LOBBY_GAMES[GAME]
    options = {**scene.options, game.seats_option: str(scene.now.size)}
    row = TableRow(
        game=GAME,
        guild=home.guild,
        parent=home.parent,
        host=0,  # nobody who plays may stop a game that counts for others
        options=msgspec.json.encode(options),
        created_ms=now_ms,
    )
    body = telling.table(scene, len(scene.now.rounds), place, meeting)
    people = [scene.now.entrants[seat].user for seat in meeting.seats]
    return Opened(row, place, message(home.parent, 1, body, now_ms, [user for user in people if user is not None]))
