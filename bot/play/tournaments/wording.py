"""Texts and picture of a tournament, and the outbox rows of a step. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

import msgspec

from bot.play.games.lobby_games import LOBBY_GAMES, shown
from bot.play.outgoing.direct_messages import message
from bot.play.outgoing.screen import LONGEST
from bot.ratings.tournament import (
    Meeting,
    Standing,
    Tournament,
    going_on,
    holds_until,
    points,
    resting,
    standings,
    swiss_rounds,
    winners,
)
from bot.store.rows import Batch, OutboxRow, Status, TableRow
from bot.tables.contract.table import Body, Button, Picture
from bot.words.message import ids, language_of
from bot.words.pictures import (
    TOURNAMENT_FILE,
    TOURNAMENT_RENDERER,
    TournamentPicture,
    TournamentRow,
    TournamentTable,
    tournament_alt,
)
from bot.words.signs import ago, channel, clock_time, date_time, mention, safe_name
from bot.words.speech import Speech, speech

GAME: Final = "slap"
JOIN, LEAVE, SHOW, HERE = "event_join", "event_leave", "event_show", "event_here"
"""Choices of buttons that ``cogs.tournaments`` answers: sign up, leave, standing, at one's table."""
_KINDS: Final = ids("tournament-kind-", ("knockout", "swiss"))
_BEST: Final = 3


class Scene(msgspec.Struct, frozen=True):
    now: Tournament
    options: dict[str, str]
    say: Speech
    over: bool = False

    def called(self, entrant: int) -> str:
        """Return a mention of an entrant, or the name where the data were deleted."""
        found = self.now.entrants[entrant]
        return safe_name(found.name) if found.user is None else mention(found.user)

    def all_called(self, entrants: Sequence[int]) -> list[str]:
        return [self.called(entrant) for entrant in entrants]


def sign_up(scene: Scene) -> Body:
    now, say = scene.now, scene.say
    opened = not now.rounds and not scene.over
    entrants = [number for number, entrant in enumerate(now.entrants) if not (entrant.gone or entrant.out)]
    lines = [say("tournament-head", kind=say(_KINDS[now.kind]), chosen=_chosen(scene))]
    if opened:
        lines.append(say("tournament-sign-up", until=date_time(now.closes_ms // 1_000), most=now.most))
    lines.append(say("tournament-entrants", count=len(entrants), names=scene.all_called(entrants)))
    show = Button(0, SHOW, say("tournament-show"))
    join, leave = Button(0, JOIN, say("tournament-join"), style="success"), Button(0, LEAVE, say("tournament-leave"))
    return Body(fitted(lines), ((join, leave, show) if opened else (show,),))


def table(scene: Scene, round_number: int, place: int, meeting: Meeting, thread: int = 0) -> Body:
    head, say = _head(scene, round_number, place, meeting), scene.say
    if meeting.places is not None:
        return Body(f"{head} {_won(scene, meeting)}")
    if scene.over:
        said = say("tournament-plays-on", thread=channel(thread)) if thread else say("tournament-never")
        return Body(f"{head} {said}")
    if meeting.playing:
        said = say("tournament-plays", names=scene.all_called(meeting.playing), thread=channel(thread))
        return Body(f"{head} {said}")
    live, until = LOBBY_GAMES[GAME].live(scene.options), date_time(meeting.until_ms // 1_000)
    lines = [f"{head} {say('tournament-come', until=until, live=live)}"]
    if meeting.again:
        lines.append(say("tournament-again"))
    if meeting.longer:
        lines.append(say("tournament-longer"))
    lines += _here(scene, meeting) if live else _pressed(scene, meeting)
    return Body("\n".join(lines), ((Button(0, HERE, say("tournament-here"), style="success"),),))


def _pressed(scene: Scene, meeting: Meeting) -> list[str]:
    names = scene.all_called(sorted(meeting.here))
    return [scene.say("tournament-here-are", names=names)] if names else []


def _here(scene: Scene, meeting: Meeting) -> list[str]:
    return [
        scene.say(
            "tournament-here-until",
            name=scene.called(seat),
            until=clock_time(holds_until(meeting, seat) // 1_000),
            over=seat in meeting.stale,
        )
        for seat in sorted(meeting.here)
    ]


def set_anew(scene: Scene, round_number: int, place: int) -> Body:
    return Body(f"{_head(scene, round_number, place, scene.now.rounds[-1][place])} {scene.say('tournament-anew')}")


def table_again(scene: Scene, round_number: int, place: int, meeting: Meeting) -> Body:
    """Return a table's message after the first was deleted before it had its thread."""
    said = scene.say("tournament-plays-below", names=scene.all_called(meeting.playing))
    return Body(f"{_head(scene, round_number, place, meeting)} {said}")


def round_is(scene: Scene) -> Body:
    now, say, last = scene.now, scene.say, scene.now.rounds[-1]
    number, of = len(now.rounds), _rounds(now)
    if scene.over or all(meeting.places is not None for meeting in last):
        lines = [say("tournament-round-over", number=number, of=of)]
    else:
        lines = [say("tournament-round", number=number, of=of, people=sum(len(meeting.seats) for meeting in last))]
    resting = [meeting.seats[0] for meeting in last if meeting.rests]
    if resting:
        lines.append(say("tournament-rests", name=scene.called(resting[0])))
    return Body("\n".join(lines), ((Button(0, SHOW, say("tournament-show")),),))


def ended(scene: Scene, *, by_hand: bool = False) -> Body:
    now, say, first = scene.now, scene.say, winners(scene.now)
    if by_hand or not first:
        return Body(say("tournament-nobody", how="hand" if by_hand else "absent" if now.rounds else "few"))
    lines = [say("tournament-won", count=len(first), names=scene.all_called(first))]
    lines += [_row(scene, row) for row in standings(now) if row.place <= _BEST and row.entrant not in first]
    return Body(fitted(lines), ((Button(0, SHOW, say("tournament-show")),),))


def standing(scene: Scene, threads: Mapping[int, int]) -> str:
    """Describe the tables of the last round (``threads`` by place) and everybody's points."""
    now, say = scene.now, scene.say
    if not now.rounds:
        return sign_up(scene).text
    number = len(now.rounds)
    is_over = say("tournament-over") if scene.over else say("tournament-round-is", number=number, of=_rounds(now))
    lines = [say("tournament-head", kind=say(_KINDS[now.kind]), chosen=_chosen(scene)), is_over]
    lines += [_table_row(scene, number, at, held, threads.get(at, 0)) for at, held in enumerate(now.rounds[-1])]
    return fitted([*lines, *(_row(scene, row) for row in standings(now)), say("tournament-rule", kind=now.kind)])


def _rounds(now: Tournament) -> int:
    return swiss_rounds(len(now.lots)) if now.kind == "swiss" else 0


def fitted(lines: Sequence[str]) -> str:
    text = "\n".join(lines)
    while len(text) > LONGEST and len(lines) > 1:
        lines = lines[:-1]
        text = "\n".join([*lines, "…"])
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def _head(scene: Scene, round_number: int, place: int, meeting: Meeting) -> str:
    return scene.say("tournament-table", round=round_number, table=place + 1, names=scene.all_called(meeting.seats))


def _table_row(scene: Scene, number: int, place: int, meeting: Meeting, thread: int) -> str:
    if meeting.places is not None or meeting.playing or scene.over:
        return table(scene, number, place, meeting, thread).text
    waits = scene.say("tournament-waits", until=date_time(meeting.until_ms // 1_000))
    return f"{_head(scene, number, place, meeting)} {waits}"


def _won(scene: Scene, meeting: Meeting) -> str:
    if meeting.rests:
        return scene.say("tournament-free")
    return scene.say("tournament-table-won", count=len(meeting.firsts), names=scene.all_called(meeting.firsts))


def _row(scene: Scene, row: Standing) -> str:
    name = scene.called(row.entrant)
    return scene.say(
        "tournament-row", place=row.place, name=name, kind=scene.now.kind, points=row.points, won=row.won, byes=row.byes
    )


def _chosen(scene: Scene) -> list[str]:
    game = LOBBY_GAMES[GAME]
    speeds = [one for one in game.options_in(scene.say.language) if one.name == game.speed_option]
    return [*(shown(game, one, scene.options) for one in speeds), scene.say("tournament-size", size=scene.now.size)]


Why: TypeAlias = Literal[
    "here",
    "soon",
    "more",
    "won",
    "lost",
    "begun",
    "nobody",
    "unfinished",
    "free",
    "longer",
    "awarded",
    "given_away",
    "out",
]
"""Reasons of a notice; the last ones are the organiser's: a day more, an award, taken out."""
_WORDS: Final = ids("tournament-dm-", get_args(Why))


class Notice(NamedTuple):
    place: int | None
    """Table of the last round, by place; None for none."""
    to: int
    """Entrant."""
    why: Why
    until_ms: int = 0


def written(scene: Scene, notice: Notice, way: str) -> Body:
    """Write a notice in the receiver's language; ``way`` leads to the message of the table."""
    now = scene.now
    meeting = Meeting(()) if notice.place is None else now.rounds[-1][notice.place]
    language = now.entrants[notice.to].language
    say = speech(language_of(language)) if language else scene.say
    others = [seat for seat in meeting.seats if seat != notice.to]
    if notice.why == "here":
        others = [seat for seat in others if seat in meeting.here and seat not in meeting.stale]
    elif notice.why in ("lost", "given_away"):
        others = meeting.firsts
    words = say(
        _WORDS[notice.why],
        round=len(now.rounds),
        table=(notice.place or 0) + 1,
        names=[safe_name(now.entrants[seat].name) for seat in others],
        until=ago(notice.until_ms // 1_000),
        live=LOBBY_GAMES[GAME].live(scene.options),
        back=_comes_back(scene),
        way=way,
    )
    return Body(words)


def _comes_back(scene: Scene) -> bool:
    """True if a missing person can be in a later round, also if the next one begins at once."""
    now = scene.now
    if now.kind != "swiss" or not now.rounds:
        return False
    begins = all(meeting.places is not None for meeting in now.rounds[-1])
    return len(now.rounds) + begins < swiss_rounds(len(now.lots))


_FIRST: Final = "zod:{}:e1"
_NOTE: Final = "zod:{}:n"
"""Begins the keys of notes."""


def is_note(row: OutboxRow) -> bool:
    return row.key.startswith(_NOTE.format(row.table))


class Saying:
    """Gathers outbox rows numbered after all earlier ones of the table, up to ``order``."""

    def __init__(self, table: TableRow, order: int, now_ms: int) -> None:
        self._table, self._order, self._now_ms = table, order, now_ms
        self._rows: list[OutboxRow] = []

    def edit(self, body: Body, posts: Sequence[OutboxRow] = ()) -> None:
        """Change the table's last message among these; without any, its first one."""
        self._add(body, key=posts[-1].key if posts else _FIRST.format(self._table.id), kind="edit")

    def edit_of(self, other: TableRow, body: Body) -> None:
        """Change the message of another table's thread: that table has its own game to show."""
        self._add(body, key=f"zod:{self._table.id}:t{other.id}", kind="edit", message=other.lobby_message)

    def post(self, body: Body, ping: Iterable[int | None] = ()) -> None:
        self._add(body, ping=" ".join(str(user) for user in ping if user is not None))

    def note(self, body: Body) -> None:
        self._add(body, key=f"{_NOTE.format(self._table.id)}{self._order + 1}")

    def tell(self, scene: Scene, notices: Iterable[Notice], way: str) -> None:
        """Send direct messages, ``way`` a link to the table; none to people with deleted data."""
        for notice in notices:
            user = scene.now.entrants[notice.to].user
            if user is not None:
                self._add(written(scene, notice, way), channel=0, user=user)

    def batch(self, status: Status | None = None) -> Batch:
        return Batch(self._table.id, outbox=self._rows, status=status)

    def _add(self, body: Body, **fields: int | str | None) -> None:
        self._order += 1
        row = message(self._table.parent, self._order, body, self._now_ms)
        named = {"table": self._table.id, "key": row.key.format(self._table.id), **fields}
        self._rows.append(msgspec.structs.replace(row, **named))


def picture(scene: Scene) -> Picture:
    now, swiss = scene.now, scene.now.kind == "swiss"
    view = TournamentPicture(
        kind=now.kind,
        names=tuple(entrant.name for entrant in now.entrants),
        rounds=tuple(tuple(TournamentTable(meeting.seats, meeting.places) for meeting in held) for held in now.rounds),
        size=now.size,
        of=_rounds(now),
        over=scene.over,
        winners=tuple(winners(now)) if scene.over and _played(now) else (),
        rows=tuple(_rows(now)) if swiss else (),
        language=scene.say.language,
    )
    return Picture(TOURNAMENT_RENDERER, msgspec.json.encode(view), tournament_alt(view), TOURNAMENT_FILE)


def _played(now: Tournament) -> bool:
    """True if played to its end, not ended by hand."""
    return not going_on(now) and all(meeting.places is not None for meeting in now.rounds[-1])


def _rows(now: Tournament) -> list[TournamentRow]:
    scores = [{one: got for meeting in held for one, got in points(now, meeting).items()} for held in now.rounds]
    return [
        TournamentRow(
            one.place,
            one.entrant,
            one.points,
            tuple(score.get(one.entrant) for score in scores),
            tuple(at for at, held in enumerate(now.rounds) if one.entrant in resting(held)),
        )
        for one in standings(now)
    ]
