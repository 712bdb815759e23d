"""Stops of the table: opened and closed by the clock, with timers, holding and quiet hours (design 4; 8.12).

``clock`` works out from public facts alone when a round closes. Questions to computer players are answered
here too: under seal at once, where nobody can see when; else after a delay that tells nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.challenge.checkpoints import JOINED
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import board, ids
from bot.cosmic.model.state import CosmicState
from bot.cosmic.timing import automation, clock
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import By
from bot.kernel.game import Game
from bot.kernel.seat import Seat
from bot.tables.contract.choices import named, timer
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.clockwork import computers, looks, silence, standing
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.record import Sort, Stop

_TIMEOUT: Final = ids.deal_key("timeout")
DUE, THINK, BARGAIN, PASS, AHEAD, GUESTS = "due", "think", "bargain", "pass", "ahead", "guests"
"""Timers: a default or a round's end is due; a computer player answers; one acts in a negotiation; the bot passes for
somebody who wants that; it gives the card that somebody has chosen ahead; the
offense has had time to say whom it invites.
"""
HOLDS: Final = 2
"""How often each player may hold a round in a game."""
_OF_STOPS: Final = (DUE, THINK, BARGAIN, PASS, AHEAD, GUESTS)


def at_the_table(table: Running) -> bool:
    """True if people sit together at a live table: the panel shows rounds, and nobody gets a message for them."""
    return table.record.speed == "live" and not computers.alone(table)


def sort_of(table: Running) -> Sort:
    actions = table.game.actions
    if any(action.key == CLOSE for action in actions):
        return "round"
    return "deal" if actions else "decision"


def finish_automatic(table: Running) -> bool:
    """Give one answer that nobody has to be asked for; whether there was one."""
    game = table.game
    if game.state.expansions and _give_orders(table):
        return True
    sealed, sort = game.sealed, sort_of(table)
    for number, ask in game.asks.items():
        if number in sealed or looks.is_reopened(table, ask):
            continue
        found = _at_once(table, number, ask, sort)
        if found is not None:
            silence.give(table, number, ask, *found)
            return True
    possible = [action.key for action in game.actions]
    if sort == "deal" and (sleeper := automation.gives_up(game.state, possible)) is not None:
        _give_up(table, sleeper, by_house=False)
        return True
    return False


def _at_once(table: Running, number: int, ask: Ask, sort: Sort) -> tuple[Choice, By] | None:
    """Return the immediate answer and its decider; None if somebody is asked, or thinks for a while."""
    seat, under_seal = ask.seat, sort == "round"
    if ask.key == JOINED.key:  # Whoever is asked alone, after a round, would be seen to have readied a flare.
        return ask.default, "computer" if table.record.house(seat) else "standing"
    if table.record.house(seat):
        if under_seal:
            return computers.answers(table, number, ask), "computer"
        unasked = automation.automatic(table.state, ask)
        return None if unasked is None else (unasked, "standing")
    if under_seal and silence.passes(table, ask):
        return silence.choice(table, number, ask), "caretaker"
    played = silence.at_once(table, number, ask)
    if played is not None:
        return played
    ordered = _by_orders(table, number, ask)
    if ordered is None and under_seal and table.away(seat) is not None:
        held = automation.unasked(table.state, ask, table.state.orders[seat])
        return silence.choice(table, number, held), "caretaker"
    return None if ordered is None else (ordered, "standing")


def _by_orders(table: Running, number: int, ask: Ask) -> Choice:
    """Answer by a person's orders and wishes; None if they have to be asked."""
    unasked = automation.automatic(table.state, ask)
    if unasked is not None:
        return unasked
    if looks.settles_itself(table, ask) and ask.default is not None:
        table.record.person(ask.seat).settled.append(automation.small_like(ask.key))
        return silence.suggested(table, number, ask)
    if not looks.is_asked(table, ask):
        return looks.unasked(table, number, ask)
    return None


def _give_orders(table: Running) -> bool:
    """Let a computer player without standing orders give some; true if one did."""
    for seat, player in enumerate(table.state.players):
        if table.record.house(seat) and player.active and not table.state.orders[seat]:
            wanted = computers.orders(table, seat)
            if wanted:
                chronicle.interrupt(table, "orders", seat, wanted, "computer")
                return True
    return False


def arrange(table: Running) -> None:
    """See what the table waits for now, and set and forget timers accordingly; one that stands still only forgets."""
    record, stop = table.record, table.record.stop
    if table.game.over or stop is None or not _is_same(table, stop):
        leave(table)
        stop = None
    if table.game.over or record.mode == "paused":
        return
    if stop is None:
        stop = record.stop = Stop(sort_of(table), list(table.game.asks), table.now)
        if record.still:
            stop.still_since = table.now
    if stop.sort == "round":
        _see_round(table, stop)
    elif stop.sort == "deal":
        _see_deal(table, stop)
    else:
        _see_decision(table, stop)


def leave(table: Running) -> None:
    """Wait for nothing any more."""
    table.record.stop = None
    for name in [name for name in table.record.timers if timer(name).kind in _OF_STOPS]:
        table.hush(name)


def by_the_way(table: Running) -> bool:
    """True if nobody is waited for: the open questions are answered after the floor as it is suggested."""
    stop = table.record.stop
    return stop is not None and stop.sort == "decision" and stop.by_the_way


def stands_still(table: Running) -> bool:
    """True if the limit of what is open does not run, because people sleep."""
    stop = table.record.stop
    return stop is not None and stop.still_since is not None and (stop.sort == "round" or _may_stand_still(table, stop))


def is_over(table: Running) -> bool:
    stop = table.record.stop
    return stop is not None and stop.sort == "round" and 0 < stop.due <= table.now


def latest(table: Running) -> int:
    """Return when the open round closes if somebody stays silent; 0 while that clock stands still, or without one."""
    stop = table.record.stop
    if stop is None or stop.still_since is not None:
        return 0
    return max(stop.held, clock.closes(computers.pace(table), stop.opened, None, stood_still=stop.stood))


def close(table: Running) -> None:
    """The moment has come: the round closes, or defaults are taken and count as missed deadlines (8.11, 8.12)."""
    stop = table.record.stop
    if stop is None or table.now < stop.due or not stop.due:
        return
    if stop.sort == "round":
        # before a computer plays for them: what it does depends on their hands
        late, waited = _late_in_round(table), looks.awaited(table)
        computers.seal(table)
        silence.seal(table)
        for seat in dict.fromkeys((*late, *waited)):
            _strike(table, seat, stop)
        for seat in waited:
            looks.miss(table, seat, looks.SIDES)
        chronicle.act(table, CLOSE, None, None, "clock")
    elif stop.sort == "deal":
        for seat in bargainers(table):
            if seat not in table.state.challenge.gave_up:
                _strike(table, seat, stop)
        chronicle.act(table, _TIMEOUT, None, None, "clock")
    else:
        _take_defaults(table, stop)


def think(table: Running, number: int) -> None:
    """Answer question ``number`` by computer: for a computer player, or for somebody who is away."""
    ask = table.game.asks.get(number)
    if ask is None or number in table.game.sealed:
        return
    if table.record.house(ask.seat):
        chronicle.answer(table, number, ask.seat, computers.answers(table, number, ask), "computer")
    elif table.away(ask.seat) is not None:
        card = automation.ahead(table.state, ask)
        if card is None:
            silence.give(table, number, ask, silence.choice(table, number, ask), "caretaker")
        else:
            silence.give(table, number, ask, card, "standing")


def pass_for(table: Running, number: int) -> None:
    """The bot passes for somebody who has wanted that, whatever is in the hand (design 4)."""
    ask = table.game.asks.get(number)
    wanted = ask is not None and _passes(table, ask.seat)
    if ask is not None and wanted and number not in table.game.sealed:
        chronicle.answer(table, number, ask.seat, PASSED, "standing")


def answer_ahead(table: Running, number: int) -> None:
    """The bot gives the card that was chosen ahead (8.13), unless the person has answered, or revoked it, since."""
    ask = table.game.asks.get(number)
    card = None if ask is None or number in table.game.sealed else automation.ahead(table.state, ask)
    if ask is not None and card is not None:
        chronicle.answer(table, number, ask.seat, card, "standing")


def bargainers(table: Running) -> list[Seat]:
    """Return the seats that can act in the open negotiation, the offense first: as a rule both main players."""
    able = {seat for action in table.game.actions for seat in action.seats or ()}
    return [seat for seat in board.dealers(table.state) if seat in able]


def bargain(table: Running) -> None:
    """The computer players who negotiate act, one of them once; without anybody else the time for a deal is up."""
    if sort_of(table) != "deal":
        return
    seats = bargainers(table)
    mine = [seat for seat in seats if table.unattended(seat)]
    for seat in mine:
        if table.away(seat) is not None:
            if silence.bargain(table, seat):
                return
            continue
        actions = [action for action in table.game.actions if action.seats is not None and seat in action.seats]
        wish = computers.acts(table, seat, actions, len(table.game.log)) if actions else None
        if wish is not None:
            chronicle.act(table, wish[0], seat, wish[1], "computer")
            return
    if len(mine) == len(seats):
        chronicle.act(table, _TIMEOUT, None, None, "clock")
        return
    quitter = next((seat for seat in mine if is_done(table.game, seat)), None)
    if quitter is not None:
        _give_up(table, quitter, by_house=True)


def is_done(game: Game[CosmicState], seat: Seat) -> bool:
    """True if a computer player that wants nothing now will not want anything later either, so nobody waits.

    That is so if all others have given up, or if it cannot offer anything and accepts nothing that is offered.
    """
    state = game.state
    steps = {ids.dealing(action.key).step for action in game.actions if seat in (action.seats or ())}
    alone = all(other in state.challenge.gave_up for other in board.dealers(state) if other != seat)
    agreed = any(seat in offer.agreed for offer in state.offers)
    return "fail" in steps and (alone or ("accept" in steps and "offer" not in steps and not agreed))


def quiet(table: Running, seats: list[Seat]) -> None:
    """These seats are in their quiet hours: while half of the people are, no limit of a look runs."""
    record, people = table.record, table.present()
    still = bool(people) and 2 * len([seat for seat in people if seat in seats]) >= len(people)
    stop = record.stop
    if stop is not None and still and stop.still_since is None:
        stop.still_since = table.clock
    elif stop is not None and not still and stop.still_since is not None:
        slept = table.clock - stop.still_since
        stop.stood, stop.still_since = stop.stood + slept, None
        if stop.sort != "round" and stop.due and _may_stand_still(table, stop):
            stop.due += slept
    record.still = still


def hold(table: Running, seat: Seat) -> bool:
    """Somebody holds the round open for longer; False if there is none, or the seat has done so often enough."""
    stop, chair = table.record.stop, table.record.chairs[seat]
    if stop is None or stop.sort != "round" or chair.holds >= HOLDS:
        return False
    chair.holds += 1
    longer = table.speed.cap // 2
    stop.stood += longer
    stop.held = max(stop.held, table.now) + longer
    stop.holders.append(seat)
    return True


def shift(table: Running, gap: int) -> None:
    """The table stood still for so long: what was open began later by that."""
    if table.record.stop is not None:
        table.record.stop.shift(gap)


def renumber(table: Running) -> None:
    """After a restart the open questions may have other numbers; nothing else of what is open has changed."""
    stop = table.record.stop
    if stop is None or _is_same(table, stop):
        return
    stop.asks = list(table.game.asks)
    for name in [name for name in table.record.timers if timer(name).kind in (THINK, PASS, AHEAD)]:
        table.hush(name)


# --- inside -----------------------------------------------------------------------------------------------------------


def _is_same(table: Running, stop: Stop) -> bool:
    if stop.sort != sort_of(table):
        return False
    return stop.sort == "deal" or all(number in stop.asks for number in table.game.asks)


def _see_round(table: Running, stop: Stop) -> None:
    game, told = table.game, stop.opened + computers.pace(table).floor
    looks.announce(table, late=table.now >= told)
    if looks.asks_sides(table) and stop.guests is None:
        table.ring(GUESTS, told)
    else:
        table.hush(GUESTS)
    looks.begin_sides(table)
    if stop.complete is None and all(number in game.sealed for number in game.asks) and not _waits_for_sides(table):
        stop.complete = table.now
    stop.due = _closing(table, stop)
    if stop.due:
        table.ring(DUE, stop.due)
    else:
        table.hush(DUE)
    for number, ask in game.asks.items():
        if _passes(table, ask.seat) and number not in game.sealed:
            table.ring(named(PASS, number), stop.opened + computers.passing(table, number))
        if table.record.house(ask.seat) and not is_over(table):
            computers.begin(table, number, ask)


def _waits_for_sides(table: Running) -> bool:
    return bool(looks.awaited(table)) or (looks.asks_sides(table) and looks.guests(table) is None)


def _closing(table: Running, stop: Stop) -> int:
    """Return when the round closes as things stand; 0 if nothing but an answer can tell."""
    if all(table.unattended(ask.seat) for ask in table.game.asks.values()) and not _waits_for_sides(table):
        return stop.opened + computers.round_delay(table, stop.asks[0])
    still = stop.still_since is not None
    if stop.complete is None and still:
        return 0
    stood = stop.stood + (table.now - stop.still_since if stop.still_since is not None else 0)
    return max(stop.held, clock.closes(computers.pace(table), stop.opened, stop.complete, stood_still=stood))


def _see_decision(table: Running, stop: Stop) -> None:
    game = table.game
    waiting = {number: ask for number, ask in game.asks.items() if number not in game.sealed}
    asked = [ask for ask in waiting.values() if not table.unattended(ask.seat)]
    if asked:
        # all questions of a stop are due at once, so that nobody's deadline tells what else is asked of them
        stop.due = stop.due or stop.opened + stop.stood + _allowed(table, stop, asked)
    if asked and not stands_still(table):
        table.ring(DUE, stop.due)
    else:
        table.hush(DUE)
    for number, ask in waiting.items():
        if table.unattended(ask.seat):
            holiday = table.away(ask.seat)
            begun = stop.opened if holiday is None else max(stop.opened, holiday.since)
            table.ring(named(THINK, number), begun + computers.delay(table, number))
            if table.record.house(ask.seat):
                computers.begin(table, number, ask)
        elif automation.ahead(table.state, ask) is not None:
            table.ring(named(AHEAD, number), stop.opened + computers.laying(table, number))


def _may_stand_still(table: Running, stop: Stop) -> bool:
    """True if the limit of the open decision does not run while people sleep: that of a look."""
    return looks.is_quiet(table) and not stop.by_the_way


def _allowed(table: Running, stop: Stop, asked: Sequence[Ask]) -> int:
    """Return for how long people may decide: the limit of a look, once; what follows in it is open for the floor."""
    pace = computers.pace(table)
    if not looks.is_quiet(table):
        return max(clock.decision_ms(pace, ask.key) for ask in table.game.asks.values())
    stop.by_the_way = not any(looks.opens(table, ask) for ask in asked)
    for ask in asked:
        looks.begin(table, ask)
    return pace.floor if stop.by_the_way else pace.cap


def _see_deal(table: Running, stop: Stop) -> None:
    seats = bargainers(table)
    stop.due = stop.due or stop.opened + clock.decision_ms(computers.pace(table), "deal")
    made = len(table.game.log) + 1
    thinks = stop.deals != made and any(table.unattended(seat) for seat in seats)
    if all(table.unattended(seat) for seat in seats):
        table.hush(DUE)
        thinks = thinks or BARGAIN not in table.record.timers  # who has waited for a person waits for nobody now
    elif stands_still(table):
        table.hush(DUE)
    else:
        table.ring(DUE, stop.due)
    if thinks:
        stop.deals = made
        table.ring(BARGAIN, table.now + computers.delay(table, made))


def _late_in_round(table: Running) -> list[Seat]:
    """People for whom the round was held open to its end, since all others are answered for at once; nobody where it is
    shown on the panel alone (8.11).
    """
    if at_the_table(table):
        return []
    return list(dict.fromkeys(ask.seat for number, ask in table.game.asks.items() if number not in table.game.sealed))


def _take_defaults(table: Running, stop: Stop) -> None:
    game = table.game
    waiting = {number: ask for number, ask in game.asks.items() if number not in game.sealed}
    decided = (ask.seat for ask in waiting.values() if declared(ask.key).of is not Of.OFFERS)  # silence passes a window
    late = [] if stop.by_the_way else [seat for seat in dict.fromkeys(decided) if not table.unattended(seat)]
    for seat in late:
        _strike(table, seat, stop)
    for ask in waiting.values():
        if ask.seat in late:
            looks.miss_question(table, ask)
    for number, ask in waiting.items():
        if number in game.asks and not table.unattended(ask.seat):
            silence.answer(table, number, ask, by_the_way=stop.by_the_way)


def _passes(table: Running, seat: Seat) -> bool:
    """True if the bot passes after a while for a person whom it can tell that there is something to pass."""
    person = table.record.person(seat)
    return person.autopass and person.closed is None


def _strike(table: Running, seat: Seat, stop: Stop) -> None:
    table.missed.add(seat)
    table.record.person(seat).missed += 1
    chronicle.interrupt(table, "strike", seat, by="clock")
    standing.miss(table, seat, stop.opened)


def _give_up(table: Running, seat: Seat, *, by_house: bool) -> None:
    name = board.dealer_name(table.state, seat)
    by: By = "standing" if not by_house else "computer" if table.record.house(seat) else "caretaker"
    silence.act(table, ids.deal_key("fail", name), seat, None, by)
