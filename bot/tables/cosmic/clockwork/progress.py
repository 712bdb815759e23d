"""The course of a table: from one input to the next moment at which somebody has to be waited for; its end."""

from __future__ import annotations

from bot.cosmic.seen import alt, film, picture_facts
from bot.cosmic.seen.looked_up import lesson
from bot.kernel.chance import commitment
from bot.kernel.saving.codec import encode
from bot.tables.contract.choices import REMATCH
from bot.tables.contract.film import FILM, FILM_FILE
from bot.tables.contract.table import Body, Button, Erase, Over, Picture, Post, Story
from bot.tables.cosmic.clockwork import planning, stops
from bot.tables.cosmic.finishing import finishes
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle, notices
from bot.tables.cosmic.words import table_words

LESSON, LESSON_FILE = "cosmic.lesson", "challenge.png"
END, END_FILE = "cosmic.end", "end.png"
FILM_RENDERER = "cosmic.film"


def begin(table: Running) -> None:
    """A new table: say what is played, with a picture of how a challenge goes, then ask."""
    names = [
        table.say("cosmic-table-computer", name=table.names[seat]) if table.record.house(seat) else table.names[seat]
        for seat in range(len(table.names))
    ]
    view = lesson.LessonPicture(table.table_view().bases_to_win, table.record.language)
    shown = Picture(LESSON, encode(view), lesson.alt(view), LESSON_FILE)
    table.post("b", Body(table_words.begins(table.say, names, commitment(table.game.seed)), picture=shown))
    chronicle.take(table, None)
    advance(table)


def advance(table: Running) -> None:
    """Do everything that waits for nobody, then see to the clock of what is asked next.

    A table that stands still answers nothing before it goes on; only a game that is over ends there, too.
    """
    while not table.game.over:
        if table.record.mode == "paused":
            stops.arrange(table)
            return
        planning.look_again(table)
        if stops.finish_automatic(table):
            continue
        stops.arrange(table)
        if not stops.is_over(table):
            return
        stops.close(table)
    if table.record.mode != "over":
        _finish(table)


def _finish(table: Running) -> None:
    """The game is over: the rest of its story, the result here and in the parent channel (7.6)."""
    record = table.record
    record.mode = "over"
    for name in list(table.record.timers):
        table.hush(name)
    stops.leave(table)
    seen = table.table_view()
    legs = record.told.course
    whole = len(legs) == table.state.challenges
    view = picture_facts.end_picture(seen, record.names, record.language, legs if whole else ())
    picture = Picture(END, encode(view), alt.end(view), END_FILE)
    winners = [table.names[seat] for seat in seen.winners]
    won_by = chronicle.won_by(table)
    result = table_words.result(table.say, winners, seen.how, won_by)
    chronicle.tell_rest(table)
    row = [Button(0, REMATCH, table.say("cosmic-table-rematch"))]
    if whole and len(legs) > 1 and chronicle.moves(table):
        told = film.film(view, legs)
        moving = Picture(FILM_RENDERER, encode(told), film.alt(told), FILM_FILE)
        table.post("f", Body(table.say("cosmic-table-film"), picture=moving))
        row.append(Button(0, FILM, table.say("table-film")))
    table.post("r", Body(f"{result}\n{table.say('cosmic-table-seed', seed=str(table.game.seed))}", picture=picture))
    table.add(Post(record.message("o"), Body(result, (tuple(row),), picture), place="parent"))
    notices.over(table, winners, seen.how, won_by)
    if record.panel is not None:
        table.add(Erase(record.panel.key))
        record.panel = None
    for key in record.pings.values():
        table.add(Erase(key))
    record.pings = {}
    things = dict.fromkeys(power.power for player in seen.players for power in player.powers)
    log = tuple(entry.text for entry in chronicle.log(table))
    story = Story(tuple(seen.winners), tuple(things), picture, log, finishes(table.state, record.told.course))
    table.add(Over("stopped" if seen.how == "stopped" else "ended", story))
