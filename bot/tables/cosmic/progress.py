"""The course of a table from one input to the next wait; pauses; its end; and trouble: restarts, lost or refused posts.

A table stands still by vote, or because nobody is awake: no deadline runs, nothing is answered (8.11).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

import msgspec

from bot.cosmic.model.board import challenges_left, foreign_bases
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_views import Leg
from bot.cosmic.seen.project import see_table
from bot.cosmic.words import alt, picture_words
from bot.kernel.codec import encode
from bot.kernel.event import Seat, commitment
from bot.ratings.result import Finish
from bot.tables.contract import blockade
from bot.tables.contract.blockade import TIMER
from bot.tables.contract.choices import REMATCH
from bot.tables.contract.message import CHECK, FILM, FILM_FILE, REPLAY
from bot.tables.contract.table import Body, Button, Hush, Over, Picture, Post, Ring, Story, Unsent
from bot.tables.cosmic import boards, chronicle, table_words
from bot.tables.cosmic.clockwork import deadlines
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.messages import notices, panel
from bot.tables.cosmic.record import Frozen

_WON: Final = ("bases", "alternate", "length")
"""Endings by the rules; others come from leaving, stopping, or no winner."""


def decided(state: CosmicState) -> bool:
    """True if somebody has won by the rules, and not because others gave up."""
    return bool(state.winners) and state.how in _WON


def finishes(state: CosmicState, legs: Sequence[Leg] = (), stopped_by: Collection[Seat] = ()) -> tuple[Finish, ...]:
    """Finishes by seat: the winners share a place, then by foreign bases, then those who left."""
    seen = see_table(state)
    bases = [foreign_bases(state, seat) for seat in range(len(state.players))]
    order = [
        (0, 0) if seat in state.winners else (1, -bases[seat]) if player.active else (2, 0)
        for seat, player in enumerate(state.players)
    ]
    beside = Counter(
        pair for leg in legs for main, *allies in leg.sides for ally in allies for pair in ((main, ally), (ally, main))
    )
    return tuple(
        Finish(
            1 + sum(other < mine for other in order),
            bases[seat],
            conceded=not state.players[seat].active,
            things=tuple(power.power for power in seen.players[seat].powers),
            allied=tuple(beside[seat, other] for other in range(len(order))) if beside else (),
            broke_off=seat in stopped_by,
        )
        for seat, mine in enumerate(order)
    )


LESSON, LESSON_FILE = "cosmic.lesson", "challenge.png"
FILM_RENDERER = "cosmic.film"


def begin(table: Running) -> None:
    names = [
        table.say("cosmic-table-computer", name=name) if table.record.is_computer(seat) else name
        for seat, name in enumerate(table.names)
    ]
    view = picture_words.LessonPicture(table.seen.bases_to_win, table.record.language)
    shown = Picture(LESSON, encode(view), picture_words.lesson_alt(view), LESSON_FILE)
    seal, most = commitment(table.game.seed), challenges_left(table.game.state) or 0
    told = table_words.begins(table.say, names, seal, table.record.hours, most)
    table.post("b", Body(told, picture=shown))
    chronicle.note_events(table, None)
    advance(table)


def advance(table: Running) -> None:
    """Do everything that waits for nobody, then see to the clock of what is asked next.

    A table that stands still answers nothing before it goes on; only a game that is over ends there, too.
    """
    while not table.game.over:
        if table.record.mode == "paused":
            deadlines.arrange(table)
            return
        if deadlines.finish_automatic(table):
            continue
        deadlines.arrange(table)
        if not deadlines.is_over(table):
            return
        deadlines.close(table)
    if table.record.mode != "over":
        _finish(table)


def _finish(table: Running) -> None:
    """The game is over: the rest of its story, the result here and in the parent channel, the film (7.6)."""
    record = table.record
    chronicle.unveil(table)
    record.mode = "over"
    for name in list(table.record.timers):
        table.hush(name)
    deadlines.leave(table)
    seen = table.seen
    legs = record.chronicle.legs
    whole = len(legs) == table.game.state.challenges
    decided_by = chronicle.turning(table)
    view = boards.at_the_end(table, decided_by)
    picture = boards.ended(view)
    won_by = chronicle.won_by(table)
    said = chronicle.ending(table, decided_by, table.say)
    chronicle.tell_rest(table)
    row = [Button(0, REMATCH, table.say("cosmic-table-rematch"))]
    if legs:
        row.append(Button(0, REPLAY, table.say("replay-button")))
    check = Button(0, CHECK, table.say("table-check"))
    table.add(Post(record.message("r"), Body("\n".join(said), ((check,),), picture), in_forum=tuple(row)))
    if whole and len(legs) > 1 and chronicle.moves(table):
        told = picture_facts.film(view, legs)
        moving = Picture(FILM_RENDERER, encode(told), alt.film(told), FILM_FILE)
        table.post("f", Body(table.say("cosmic-table-film"), picture=moving))
        row.append(Button(0, FILM, table.say("table-film")))
    table.add(Post(record.message("o"), Body(said[0], (tuple(row),), picture), place="above"))
    notices.over(table, seen, won_by)
    panel.remove(table)
    for seat in range(len(record.chairs)):
        notices.unping(table, seat)
    things = dict.fromkeys(power.power for player in seen.players for power in player.powers)
    log = tuple(entry.text for entry in chronicle.log(table))
    held = finishes(table.game.state, record.chronicle.legs, record.stopped_by)
    turns, won = table.game.state.challenges, decided(table.game.state)
    story = Story(tuple(seen.winners), tuple(things), picture, log, held, turns, won)
    table.add(Over("stopped" if seen.how == "stopped" else "ended", story))


UNHELD: Final = "away"
"""The timer that no pause holds: when somebody's holiday ends."""


def pause(table: Running, *, asleep: bool = False, holiday: bool = False) -> None:
    """Stop all clocks. ``asleep``: nobody decided that, and whoever comes back lets them run on.

    ``holiday``: it lasts until somebody is back. A table that stands still already stands still for that, too, unless
    a vote has stopped it: nothing but a vote lets that one go on.
    """
    record = table.record
    if record.frozen is not None:
        if record.frozen.asleep or record.frozen.holiday:
            record.frozen = msgspec.structs.replace(record.frozen, asleep=asleep, holiday=holiday)
        return
    chronicle.unveil(table)
    record.mode = "paused"
    record.frozen = Frozen(table.now, asleep, holiday)
    table.hush(panel.REFRESH)
    for name in record.timers:
        if name != UNHELD:
            table.add(Hush(name))


def resume(table: Running) -> None:
    record = table.record
    if record.frozen is None:
        return
    gap, opened = table.now - record.frozen.since, 0 if record.stop is None else record.stop.opened
    record.mode, record.frozen = "running", None
    record.timers = {name: when if name == UNHELD else when + gap for name, when in record.timers.items()}
    for name, when in record.timers.items():
        table.add(Ring(name, max(0, when - table.now)))
    deadlines.shift(table, min(gap, max(0, table.now - opened)))  # tables saved before could open something in a pause
    advance(table)


def wake_sleepers(table: Running) -> None:
    frozen = table.record.frozen
    if frozen is not None and frozen.asleep:
        resume(table)


def resumed(table: Running, away: int = 0, back: int = 0, *, in_place: bool = False) -> None:
    """Another process ran the table until now: its timers run on from where they were.

    For ``away`` milliseconds nobody could do anything (``_was_away``). The clock was set ``back``: else everything
    would be due so much later, and messages would never grow old.
    """
    blocked, table.record.blocked = table.record.blocked, False
    chronicle.unveil(table)
    if back:
        table.record.turn_back(back)
    if away:
        _was_away(table, away, in_place=in_place)
    _ring_again(table)
    deadlines.renumber(table)
    if table.record.mode == "running":
        advance(table)
    if blocked and not away:
        panel.renew(table)


def rewound(table: Running, away: int = 0, *, in_place: bool = False) -> None:
    """Ask everything anew and renew the panel after the game was taken back under the table."""
    chronicle.unveil(table)
    table.game.take_events()
    saved = table.game.save()
    chronicle.forget(table, (saved.phase, len(saved.log)))
    if away:
        _was_away(table, away, in_place=in_place)
        _ring_again(table)
    advance(table)


def _was_away(table: Running, away: int, *, in_place: bool) -> None:
    """Make everything due so much later and owed again; a place that is gone has no panel."""
    for person in table.record.people:
        person.owes = ("", 0)
    if table.record.panel is not None and not in_place:
        panel.lost(table)
    if table.record.mode == "running":  # a table that stands still goes on by itself from where it stood
        timers = table.record.timers.items()
        table.record.timers = {name: when if name == UNHELD else when + away for name, when in timers}
        deadlines.shift(table, away)


def _ring_again(table: Running) -> None:
    for name, when in table.record.timers.items():
        if table.record.mode == "running" or name in (panel.REFRESH, UNHELD, TIMER):
            table.add(Ring(name, max(0, when - table.now)))


def unsent(table: Running, event: Unsent) -> None:
    """Send a refused question another way; report a thread that takes no messages once."""
    record = table.record
    mine = record.panel is not None and event.key == record.panel.key
    if any(person.prompt is not None and person.prompt.key == event.key for person in record.people):
        notices.refused(table, event)
    elif blockade.unreachable(table, event, table.people):
        return
    elif event.what == "edit" and mine:
        panel.renew(table)  # the old one may still stand, as in a thread that was archived
    elif event.what == "post" and not notices.is_digest(table, event.key):
        panel.refused(table, event.key)
        for person in record.people:
            person.ping = "" if person.ping == event.key else person.ping
        if not record.blocked:
            record.blocked = True
            table.ring(TIMER, table.now + blockade.refused(table, event.code))


def sent(table: Running, key: str) -> None:
    """Once the panel is out, the one before it goes, and the thread takes messages again."""
    chronicle.begin_to_show(table, key)
    if panel.stands(table, key) and blockade.over(table):
        table.record.blocked = False
        table.hush(TIMER)
        notices.ping_again(table)


def try_again(table: Running) -> None:
    if table.record.blocked:
        table.record.blocked = False
        panel.renew(table)


def allowed(table: Running) -> None:
    if table.record.blocked:
        try_again(table)
    else:
        panel.show_again(table)
