"""What a tournament says: sign-up, tables, rounds, the end, and how everybody stands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.play.lobbies.lobby_games import LOBBY_GAMES, shown
from bot.standing.tournament import Meeting, Tournament, standings, swiss_rounds, winners
from bot.tables.contract.choices import EVENT
from bot.tables.contract.table import Body, Button
from bot.words.marks import channel, date_time, mention
from bot.words.message import ids
from bot.words.names import safe_name
from bot.words.speech import Speech

GAME: Final = "slap"
"""The game that tournaments are played in."""
JOIN, LEAVE, SHOW, HERE = EVENT
LONGEST: Final = 2_000
"""Characters of a message."""
_KINDS: Final = ids("tournament-kind-", ("knockout", "swiss"))
_BEST: Final = 3
"""Places in the last message."""


class Scene(msgspec.Struct, frozen=True):
    """A tournament with what is known of it besides."""

    now: Tournament
    options: dict[str, str]
    """Options of the tournament's tables."""
    say: Speech
    over: bool = False

    def called(self, entrant: int) -> str:
        """Somebody who plays along; whose data are deleted by the name that stands there instead."""
        found = self.now.entrants[entrant]
        return safe_name(found.name) if found.user is None else mention(found.user)

    def all_called(self, entrants: Sequence[int]) -> list[str]:
        """What several entrants are called."""
        return [self.called(entrant) for entrant in entrants]


def sign_up(scene: Scene) -> Body:
    """The message under which people sign up; with its buttons for it as long as they can."""
    now, say = scene.now, scene.say
    opened = not now.rounds and not scene.over
    entrants = [number for number, entrant in enumerate(now.entrants) if not entrant.gone]
    lines = [say("tournament-head", kind=say(_KINDS[now.kind]), chosen=_chosen(scene))]
    if opened:
        lines.append(say("tournament-sign-up", until=date_time(now.closes_ms // 1_000), most=now.most))
    lines.append(say("tournament-entrants", count=len(entrants), names=scene.all_called(entrants)))
    show = Button(0, SHOW, say("tournament-show"))
    join, leave = Button(0, JOIN, say("tournament-join"), style="success"), Button(0, LEAVE, say("tournament-leave"))
    return Body(fitted(lines), ((join, leave, show) if opened else (show,),))


def table(scene: Scene, round_number: int, place: int, meeting: Meeting, thread: int = 0) -> Body:
    """One table of a round: who is awaited, who plays where, or who has won without a game."""
    head, say = _head(scene, round_number, place, meeting), scene.say
    if meeting.places is not None:
        return Body(f"{head} {_won(scene, meeting)}")
    if meeting.playing:
        said = say("tournament-plays", names=scene.all_called(meeting.playing), thread=channel(thread))
        return Body(f"{head} {said}")
    live = LOBBY_GAMES[GAME].live(scene.options)
    lines = [f"{head} {say('tournament-come', until=date_time(meeting.until_ms // 1_000), live=live)}"]
    if meeting.here:
        lines.append(say("tournament-here-are", names=scene.all_called(sorted(meeting.here))))
    return Body("\n".join(lines), ((Button(0, HERE, say("tournament-here"), style="success"),),))


def table_again(scene: Scene, round_number: int, place: int, meeting: Meeting) -> Body:
    """The same where the first message was deleted before the game had its thread, which hangs on this one."""
    said = scene.say("tournament-plays-below", names=scene.all_called(meeting.playing))
    return Body(f"{_head(scene, round_number, place, meeting)} {said}")


def round_begins(scene: Scene) -> Body:
    """The last round of a tournament has begun."""
    now, say, last = scene.now, scene.say, scene.now.rounds[-1]
    people = sum(len(meeting.seats) for meeting in last)
    lines = [say("tournament-round", number=len(now.rounds), of=_rounds(now), people=people)]
    resting = [meeting.seats[0] for meeting in last if len(meeting.seats) == 1]
    if resting:
        lines.append(say("tournament-rests", name=scene.called(resting[0])))
    return Body("\n".join(lines), ((Button(0, SHOW, say("tournament-show")),),))


def ended(scene: Scene, *, by_hand: bool = False) -> Body:
    """The tournament is over."""
    now, say, first = scene.now, scene.say, winners(scene.now)
    if by_hand or not first:
        return Body(say("tournament-nobody", how="hand" if by_hand else "absent" if now.rounds else "few"))
    lines = [say("tournament-won", count=len(first), names=scene.all_called(first))]
    lines += _rows(scene)[len(first) : _BEST]
    return Body("\n".join(lines), ((Button(0, SHOW, say("tournament-show")),),))


def standing(scene: Scene, threads: Mapping[int, int]) -> str:
    """How the tournament stands: the tables of its last round (``threads`` by place), and everybody's points."""
    now, say = scene.now, scene.say
    if not now.rounds:
        return sign_up(scene).text
    number = len(now.rounds)
    lines = [say("tournament-head", kind=say(_KINDS[now.kind]), chosen=_chosen(scene))]
    if scene.over:
        lines.append(say("tournament-over"))
    else:
        lines.append(say("tournament-round-is", number=number, of=_rounds(now)))
    for place, meeting in enumerate(now.rounds[-1]):
        lines.append(_table_row(scene, number, place, meeting, threads.get(place, 0)))
    return fitted([*lines, *_rows(scene), say("tournament-rule", kind=now.kind)])


def _rounds(now: Tournament) -> int:
    """How many there will be; 0 where nobody knows yet."""
    return swiss_rounds(len(now.lots)) if now.kind == "swiss" else 0


def fitted(lines: Sequence[str]) -> str:
    """As many lines as a message holds."""
    text = "\n".join(lines)
    while len(text) > LONGEST and len(lines) > 1:
        lines = lines[:-1]
        text = "\n".join([*lines, "…"])
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _head(scene: Scene, round_number: int, place: int, meeting: Meeting) -> str:
    names = scene.all_called(meeting.seats)
    return scene.say("tournament-table", round=round_number, table=place + 1, names=names)


def _table_row(scene: Scene, number: int, place: int, meeting: Meeting, thread: int) -> str:
    """A table in one line."""
    if meeting.places is not None or meeting.playing:
        return table(scene, number, place, meeting, thread).text
    waits = scene.say("tournament-waits", until=date_time(meeting.until_ms // 1_000))
    return f"{_head(scene, number, place, meeting)} {waits}"


def _won(scene: Scene, meeting: Meeting) -> str:
    if len(meeting.seats) == 1:
        return scene.say("tournament-free")
    first = meeting.firsts
    return scene.say("tournament-table-won", count=len(first), names=scene.all_called(first))


def _rows(scene: Scene) -> list[str]:
    """Everybody's place and points, the best first."""
    return [
        scene.say(
            "tournament-row",
            place=row.place,
            name=scene.called(row.entrant),
            kind=scene.now.kind,
            points=row.points,
            won=row.won,
        )
        for row in standings(scene.now)
    ]


def _chosen(scene: Scene) -> list[str]:
    """How its tables play."""
    game = LOBBY_GAMES[GAME]
    speeds = [one for one in game.options_in(scene.say.language) if one.name == game.speed_option]
    return [*(shown(game, one, scene.options) for one in speeds), scene.say("tournament-size", size=scene.now.size)]
