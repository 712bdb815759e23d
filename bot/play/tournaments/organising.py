"""Actions of a tournament's organiser, shown by name, none at an own table or in a begun game. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import msgspec

from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.outgoing.direct_messages import message
from bot.play.tournaments import wording
from bot.play.tournaments.wording import GAME, Notice, Scene
from bot.ratings.tournament import MORE_MS, Meeting, Tournament, going_on, met, resting, seated, there, won_by
from bot.slap.options import EVENT
from bot.store.rows import Batch, Opened, Progress, TableRow, TournamentRow
from bot.words.message import Message, UserError
from bot.words.speech import Speech


class Change(NamedTuple):
    now: Tournament
    notices: Sequence[Notice] = ()
    line: Message | None = None


class Begin(NamedTuple):
    """Sign-up closes at once."""


class More(NamedTuple):
    """Gives one more day for sign-up, or for the tables of this round that wait for people."""

    round: int


class Award(NamedTuple):
    round: int
    place: int
    entrant: int


class TakeOut(NamedTuple):
    """Takes an entrant out, by id: numbers change during sign-up."""

    user: int


Act: TypeAlias = Begin | More | Award | TakeOut


def awardable(now: Tournament, organiser: int) -> list[tuple[int, int]]:
    """Return (place, entrant) for awards of waiting tables of the last round; not one's own table."""
    found = enumerate(now.rounds[-1] if now.rounds else ())
    open_tables = [(place, meeting) for place, meeting in found if meeting.waits and not _own(now, meeting, organiser)]
    return [(place, seat) for place, meeting in open_tables for seat in meeting.seats if now.entrants[seat].present]


def done(scene: Scene, act: Act, organiser: int, by: str, now_ms: int, say: Speech) -> Change:
    """Do an organiser's action; ``by`` is their name. Raises ``UserError`` if it is impossible now."""
    match act:
        case Begin():
            if scene.now.rounds:
                raise UserError(say("tournament-begun-already"))
            if sum(entrant.present for entrant in scene.now.entrants) < 2:
                raise UserError(say("tournament-begin-few"))
            line = Message("tournament-told-begin", by=by)
            return Change(msgspec.structs.replace(scene.now, closes_ms=now_ms), line=line)
        case More():
            return _longer(scene.now, act, organiser, by, say)
        case Award():
            return _awarded(scene, act, organiser, by, now_ms, say)
        case TakeOut():
            return _taken_out(scene, act, organiser, by, say)


def _longer(now: Tournament, act: More, organiser: int, by: str, say: Speech) -> Change:
    _in_round(now, act.round, say)
    if not now.rounds:
        line = Message("tournament-told-more", by=by, round=0)
        return Change(msgspec.structs.replace(now, closes_ms=now.closes_ms + MORE_MS), line=line)
    held, notices = list(now.rounds[-1]), list[Notice]()
    for place, meeting in enumerate(held):
        if meeting.waits and not _own(now, meeting, organiser):
            held[place] = msgspec.structs.replace(meeting, until_ms=meeting.until_ms + MORE_MS)
            awaited = [seat for seat in meeting.seats if now.entrants[seat].present]
            notices += [Notice(place, seat, "longer", held[place].until_ms) for seat in awaited]
    if not notices:
        raise UserError(say("tournament-nothing-waits"))
    line = Message("tournament-told-more", by=by, round=act.round)
    return Change(with_round(now, held), notices, line)


def _awarded(scene: Scene, act: Award, organiser: int, by: str, now_ms: int, say: Speech) -> Change:
    now = scene.now
    _in_round(now, act.round, say)
    held = list(now.rounds[-1])
    if not (act.place < len(held) and held[act.place].waits and act.entrant in held[act.place].seats):
        raise UserError(say("tournament-decided"))
    if not now.entrants[act.entrant].present:
        raise UserError(say("tournament-not-there"))
    meeting = held[act.place]
    if _own(now, meeting, organiser):
        raise UserError(say("tournament-own-table"))
    here = there(meeting, now_ms, live=LOBBY_GAMES[GAME].live(scene.options))
    rivals = [seat for seat in here if seat != act.entrant]
    if rivals:
        raise UserError(say("tournament-rival-there", names=scene.all_called(rivals)))
    held[act.place] = won_by(meeting, [act.entrant])
    others = [seat for seat in meeting.seats if seat != act.entrant and now.entrants[seat].present]
    notices = [Notice(act.place, act.entrant, "awarded"), *(Notice(act.place, seat, "given_away") for seat in others)]
    line = Message("tournament-told-award", by=by, round=act.round, table=act.place + 1, name=scene.called(act.entrant))
    return Change(with_round(now, held), notices, line)


def _taken_out(scene: Scene, act: TakeOut, organiser: int, by: str, say: Speech) -> Change:
    now, entrants = scene.now, list(scene.now.entrants)
    number = next((number for number, one in enumerate(entrants) if one.user == act.user and not one.out), None)
    if number is None:
        raise UserError(say("tournament-not-there"))
    held = now.rounds[-1] if now.rounds else ()
    mine = [meeting for meeting in held if meeting.places is None and _own(now, meeting, organiser)]
    if act.user != organiser and any(number in meeting.seats for meeting in mine):
        raise UserError(say("tournament-own-table"))
    line = Message("tournament-told-out", by=by, name=scene.called(number))
    entrants[number] = msgspec.structs.replace(entrants[number], away=True, out=True)
    return Change(msgspec.structs.replace(now, entrants=tuple(entrants)), [Notice(None, number, "out")], line)


def _own(now: Tournament, meeting: Meeting, organiser: int) -> bool:
    return any(now.entrants[seat].user == organiser for seat in meeting.seats)


def _in_round(now: Tournament, number: int, say: Speech) -> None:
    """Raise ``UserError`` if the tournament is further by now than shown to the person who pressed."""
    if number != len(now.rounds):
        raise UserError(say("tournament-went-on"))


def with_round(now: Tournament, held: Sequence[Meeting]) -> Tournament:
    return msgspec.structs.replace(now, rounds=(*now.rounds[:-1], tuple(held)))


class Step(msgspec.Struct, frozen=True):
    now: Tournament
    batches: Sequence[Batch] = ()
    opened: Sequence[Opened] = ()
    over: bool = False

    def progress(self, row: TournamentRow) -> Progress:
        """For the store, if nothing has changed since ``row``."""
        return Progress(
            row.table,
            row.turn,
            msgspec.json.encode(self.now),
            self.over,
            self.batches,
            len(self.now.rounds),
            self.opened,
        )


def next_round(scene: Scene, home: TableRow, now_ms: int) -> Step | None:
    now = scene.now
    order = going_on(now)
    if not order:
        return None
    looked = {number for number, entrant in enumerate(now.entrants) if entrant.looked}
    rested = [entrant for held in now.rounds for entrant in resting(held)]
    tables = seated(order, now.size, rested, met(now) if now.kind == "swiss" else (), looked)
    held = tuple(
        Meeting(seats, until_ms=now_ms + now.come_ms, places=(1,) if len(seats) == 1 else None) for seats in tables
    )
    now = msgspec.structs.replace(now, rounds=(*now.rounds, held))
    scene = msgspec.structs.replace(scene, now=now)
    places = [place for place, meeting in enumerate(held) if meeting.places is None]  # all but who sits alone
    return Step(now, opened=[opened(scene, home, place, now_ms) for place in places])


def opened(scene: Scene, home: TableRow, place: int, now_ms: int) -> Opened:
    meeting = scene.now.rounds[-1][place]
    options = {**scene.options, LOBBY_GAMES[GAME].seats_option: str(scene.now.size), EVENT: "on"}
    row = TableRow(
        game=GAME,
        guild=home.guild,
        parent=home.parent,
        host=0,  # nobody who plays may stop a game that counts for others
        options=msgspec.json.encode(options),
        created_ms=now_ms,
    )
    body = wording.table(scene, len(scene.now.rounds), place, meeting)
    people = [scene.now.entrants[seat].user for seat in meeting.seats]
    return Opened(row, place, message(home.parent, 1, body, now_ms, [user for user in people if user is not None]))
