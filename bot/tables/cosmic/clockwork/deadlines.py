"""Waits of the table, opened and closed by public facts alone, and silence (design 4; 8.10 to 8.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board, ids
from bot.cosmic.model.state import CosmicState
from bot.cosmic.timing import clock
from bot.kernel.ask import Ask
from bot.kernel.event import Seat
from bot.kernel.game import Game
from bot.tables.contract.choices import SILENT, SILENT_MS, Away, named, timer
from bot.tables.contract.table import Body, Silent
from bot.tables.cosmic import chronicle, table_words
from bot.tables.cosmic.chair import Holiday
from bot.tables.cosmic.clockwork import computers, looks, prepared
from bot.tables.cosmic.handling import SILENCE, Running
from bot.tables.cosmic.record import Stop
from bot.words.speech import Speech

_MINUTE: Final = 60_000


def _times(minutes: int, *hours: int) -> Mapping[str, int]:
    """By the table's speed: minutes where people sit together, hours at all others."""
    return dict(zip(clock.SPEEDS, (minutes * _MINUTE, *(60 * _MINUTE * hour for hour in hours)), strict=True))


VOTE_MS: Final = _times(30, 12, 72, 168)
"""An open vote fails after this time."""
OBJECTION_MS: Final = _times(10, 3, 12, 24)
"""The time in which the person can keep a seat that others have offered, before anybody can take it."""
OFFER_MS: Final = _times(10, 24, 24, 24)
SILENCE_MS: Final = _times(30, 3, 48, 96)
"""After this silence and a missed deadline the others may vote about the seat."""


def forget(table: Running, seat: Seat) -> None:
    person = table.record.chairs[seat].person
    if person.unheard:
        person.unheard = False
        table.hush(named(SILENCE, seat))


def begin_absence(table: Running, seat: Seat, wanted: Away) -> None:
    """Begin to answer for a seat, and forget the deadlines that its person has missed."""
    player = table.game.state.players[seat]
    if player.strikes or player.autopilot:
        chronicle.interrupt(table, "back", seat, by="clock")
    forget(table, seat)
    person = table.record.chairs[seat].person
    person.deeds, person.away = [], Holiday(wanted.until, wanted.plan, table.now)
    table.moved()


def by_vote(table: Running, seat: Seat) -> None:
    """Let a caretaker play for a silent person after a vote, and notify them once."""
    table.post("i", Body(table.say("away-by-vote", name=table.names[seat])), ping=(seat,))
    wanted = Away(table.now + SILENT_MS, SILENT)
    begin_absence(table, seat, wanted)
    table.add(Silent(seat, wanted.written))


_TIMEOUT: Final = ids.deal_key("timeout")
DUE, THINK, BARGAIN, GUESTS = "due", "think", "bargain", "guests"
HOLDS: Final = 2
"""Per player and game."""
_OF_STOPS: Final = (DUE, THINK, BARGAIN, GUESTS)


def finish_automatic(table: Running) -> bool:
    """Give one answer that nobody has to be asked for; true if there was one."""
    game = table.game
    looks.see_stops(table)
    if game.state.expansions and _give_orders(table):
        return True
    sealed, chairs = game.sealed, table.record.chairs
    for number, ask in game.asks.items():
        reopened = chairs[ask.seat].person.reopened == ask.key
        if number not in sealed and not reopened and _answer(table, number, ask, prepared.AT_ONCE):
            return True
    dealers = bargainers(table) if table.sort == "deal" else ()
    return any(prepared.bargain(table, seat) for seat in dealers if prepared.is_asleep(table, seat))


def _give_orders(table: Running) -> bool:
    for seat, player in enumerate(table.game.state.players):
        unsaid = table.record.is_computer(seat) and player.active and not table.game.state.orders[seat]
        if unsaid and (wanted := computers.orders(table, seat)):
            chronicle.interrupt(table, "orders", seat, wanted, "computer")
            return True
    return False


def arrange(table: Running) -> None:
    record, stop = table.record, table.record.stop
    if table.game.over or stop is None or not _is_same(table, stop):
        leave(table)
        stop = None
    if table.game.over or record.mode == "paused":
        return
    if stop is None:
        stop = record.stop = Stop(table.sort, list(table.game.asks), table.now)
    see = {"round": _see_round, "deal": _see_deal, "decision": _see_decision}[stop.sort]
    table.ring(DUE, see(table, stop))
    sealed = table.game.sealed
    for number, ask in table.game.asks.items():
        if table.record.is_computer(ask.seat) and not is_over(table):
            computers.begin(table, number, ask)
        if number not in sealed:
            table.ring(named(THINK, number), prepared.moment(table, number, ask, stop.opened))


def leave(table: Running) -> None:
    table.record.stop = None
    for name in [name for name in table.record.timers if timer(name).kind in _OF_STOPS]:
        table.hush(name)


def by_the_way(table: Running) -> bool:
    """True if nobody is waited for: open questions get the suggested answer after the floor."""
    stop = table.record.stop
    return stop is not None and stop.sort == "decision" and stop.by_the_way


def still(table: Running, say: Speech) -> list[str]:
    """Return the line that says when no time runs, if that is so before the limit is up."""
    stop, hours = table.record.stop, looks.hours(table)
    if stop is None or stop.by_the_way or hours.between(stop.opened, stop.limit) == stop.limit - stop.opened:
        return []
    return [f"-# {table_words.still(say, hours)}"]


def is_over(table: Running) -> bool:
    stop = table.record.stop
    return stop is not None and stop.sort == "round" and 0 < stop.due <= table.now


def latest(table: Running) -> int:
    stop = table.record.stop
    return 0 if stop is None else max(stop.held, stop.limit)


def close(table: Running) -> None:
    """The moment has come: the round closes, or defaults are taken and count as missed deadlines (8.11, 8.12)."""
    stop = table.record.stop
    if stop is None or table.now < stop.due or not stop.due:
        return
    if stop.sort == "round":
        # before a computer plays for them: what it does depends on their hands
        late = [] if table.together else [ask.seat for ask in _open(table)]  # others are answered for at once
        waited = looks.awaited(table)
        computers.seal(table)
        _take_prepared(table)
        for seat in dict.fromkeys((*late, *waited)):
            _strike(table, seat, stop)
        for seat in waited:
            looks.miss(table, seat, looks.SIDES)
        chronicle.act(table, CLOSE, None, None, "clock")
    elif stop.sort == "deal":
        for seat in bargainers(table):
            if seat not in table.game.state.challenge.gave_up:
                _strike(table, seat, stop)
        chronicle.act(table, _TIMEOUT, None, None, "clock")
    else:
        _take_defaults(table, stop)


def answer_later(table: Running, number: int) -> None:
    ask = table.game.asks.get(number)
    if ask is not None and number not in table.game.sealed:
        _answer(table, number, ask, prepared.LATER)


def _answer(table: Running, number: int, ask: Ask, when: int) -> bool:
    found = prepared.answer_for(table, number, ask, when)
    if found is not None:
        prepared.give(table, number, ask, *found)
    return found is not None


def _take_prepared(table: Running) -> None:
    """Answer what people have left open; a window that closes is passed without a word."""
    passes = [PASSED] if table.sort == "round" else []
    for number, ask in [*table.game.asks.items()]:
        if number in table.game.asks and number not in table.game.sealed and not table.unattended(ask.seat):
            found = prepared.answer_for(table, number, ask, prepared.AT_LIMIT)
            if found is not None and found[0] not in passes:
                prepared.give(table, number, ask, *found)


def bargainers(table: Running) -> list[Seat]:
    able = {seat for action in table.game.actions for seat in action.seats or ()}
    return [seat for seat in board.dealers(table.game.state) if seat in able]


def bargain(table: Running) -> None:
    """Let one computer player act in the negotiation; with none left and no people, end the deal."""
    if table.sort != "deal":
        return
    seats = bargainers(table)
    mine = [seat for seat in seats if table.unattended(seat)]
    if any(prepared.bargain(table, seat) for seat in mine):
        return
    if len(mine) == len(seats):
        chronicle.act(table, _TIMEOUT, None, None, "clock")
        return
    quitter = next((seat for seat in mine if is_done(table.game, seat)), None)
    if quitter is not None:
        prepared.give_up(table, quitter)


def is_done(game: Game[CosmicState], seat: Seat) -> bool:
    """True if a computer player wants nothing now or later, so that nobody waits for it."""
    state = game.state
    steps = {ids.dealing(action.key).step for action in game.actions if seat in (action.seats or ())}
    alone = all(other in state.challenge.gave_up for other in board.dealers(state) if other != seat)
    agreed = any(seat in offer.agreed for offer in state.offers)
    return "fail" in steps and (alone or ("accept" in steps and "offer" not in steps and not agreed))


def hold(table: Running, seat: Seat) -> bool:
    """Hold the round open for longer; false without one, or if the seat has done so ``HOLDS`` times."""
    stop, chair = table.record.stop, table.record.chairs[seat]
    if stop is None or stop.sort != "round" or chair.holds >= HOLDS:
        return False
    chair.holds += 1
    hours, longer = looks.hours(table), looks.limit(table) // 2
    stop.limit = hours.after(stop.limit, longer)
    stop.held = hours.after(max(stop.held, table.now), longer)
    stop.holders.append(seat)
    return True


def shift(table: Running, gap: int) -> None:
    """After a standstill of ``gap`` move the stop's times, so that as much time is left as before."""
    stop = table.record.stop
    if stop is None:
        return
    limit, held = _later(table, stop.limit, gap), _later(table, stop.held, gap)
    stop.shift(gap)
    stop.limit, stop.held = limit, held
    if stop.sort != "round" and not stop.by_the_way:
        stop.due = stop.limit or stop.due


def _later(table: Running, end: int, gap: int) -> int:
    hours, since = looks.hours(table), table.now - gap
    return hours.after(table.now, hours.between(since, end)) if end > since else end and end + gap


def renumber(table: Running) -> None:
    """After a restart give the stop the new numbers of the same open questions."""
    stop = table.record.stop
    if stop is None or _is_same(table, stop):
        return
    stop.asks = list(table.game.asks)
    for name in [name for name in table.record.timers if timer(name).kind == THINK]:
        table.hush(name)


def _open(table: Running) -> list[Ask]:
    return [ask for number, ask in table.game.asks.items() if number not in table.game.sealed]


def _is_same(table: Running, stop: Stop) -> bool:
    if stop.sort != table.sort:
        return False
    return stop.sort == "deal" or all(number in stop.asks for number in table.game.asks)


def _see_round(table: Running, stop: Stop) -> int:
    game, told = table.game, looks.until(table, stop.opened, [table.game.state.challenge.offense.seat])
    looks.announce(table, late=table.now >= told)
    table.ring(GUESTS, told if table.asks_sides and stop.guests is None else 0)
    looks.begin_sides(table)
    _limit(table, stop)
    if stop.complete is None and all(number in game.sealed for number in game.asks) and not _waits_for_sides(table):
        stop.complete = table.now
    stop.due = _closing(table, stop)
    return stop.due


def _waits_for_sides(table: Running) -> bool:
    return bool(looks.awaited(table)) or (table.asks_sides and looks.guests(table) is None)


def _closing(table: Running, stop: Stop) -> int:
    """Return when the round closes as things stand; 0 if it waits for an answer."""
    if all(table.unattended(ask.seat) for ask in table.game.asks.values()) and not _waits_for_sides(table):
        return stop.opened + computers.round_delay(table, stop.asks[0])
    return max(stop.held, clock.closes(table.pace, stop.opened, stop.complete, latest=stop.limit))


def _see_decision(table: Running, stop: Stop) -> int:
    asked = [ask for ask in _open(table) if not table.unattended(ask.seat)]
    if not asked:
        return 0
    # all questions of a stop are due at once, so that nobody's deadline tells what else is asked of them
    stop.due = stop.due or _due(table, stop, asked)
    return stop.due


def _due(table: Running, stop: Stop, asked: Sequence[Ask]) -> int:
    """Return the limit of a look, counted once; what follows in the same look is open for the floor only."""
    pace = table.pace
    if not table.quiet:
        return stop.opened + max(clock.decision_ms(pace, ask.key) for ask in table.game.asks.values())
    stop.by_the_way = not any(looks.opens(table, ask) for ask in asked)
    for ask in asked:
        looks.begin(table, ask)
    return looks.until(table, stop.opened, [ask.seat for ask in asked]) if stop.by_the_way else _limit(table, stop)


def _limit(table: Running, stop: Stop) -> int:
    stop.limit = stop.limit or looks.hours(table).after(stop.opened, looks.limit(table))
    return stop.limit


def _see_deal(table: Running, stop: Stop) -> int:
    unattended = [table.unattended(seat) for seat in bargainers(table)]
    live_limit = stop.opened + clock.decision_ms(table.pace, "deal")
    stop.due = stop.due or (_limit(table, stop) if table.quiet else live_limit)
    made = len(table.game.log) + 1
    waits = all(unattended) and BARGAIN not in table.record.timers  # who has waited for a person waits for nobody now
    if waits or (stop.deals != made and any(unattended)):
        stop.deals = made
        table.ring(BARGAIN, table.now + computers.delay(table, made))
    return 0 if all(unattended) else stop.due


def _take_defaults(table: Running, stop: Stop) -> None:
    waiting = [] if stop.by_the_way else [ask for ask in _open(table) if not table.unattended(ask.seat)]
    late = dict.fromkeys(ask.seat for ask in waiting if declared(ask.key).of is not Of.OFFERS)  # silence passes those
    for seat in late:
        _strike(table, seat, stop)
    for ask in waiting:
        if ask.seat in late:
            looks.miss(table, ask.seat, looks.look_of(table, ask))
    _take_prepared(table)


def _strike(table: Running, seat: Seat, stop: Stop) -> None:
    person = table.record.chairs[seat].person
    table.missed.add(seat)
    person.missed += 1
    chronicle.interrupt(table, "strike", seat, by="clock")
    if not person.unheard or table.game.state.players[seat].strikes < 2:
        forget(table, seat)
        person.unheard = True
        table.ring(named(SILENCE, seat), max(stop.opened, person.seen) + SILENCE_MS[table.record.speed])
