"""Computer players at the table: what they answer, and after which delay. They see views and questions only.

Their delays come from one public distribution and depend on nothing but the number of the question. Their dice have
nothing to do with the game's chance. While the delay of a *strong* one runs, a worker process looks ahead; nothing
waits for its thought, so nobody can tell from the time whether there was one. Thoughts are not saved: after a restart
the question is thought about anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from msgspec import structs

from bot.cosmic.ai.choosing import TEMPERS, Temper, manner, options as _options
from bot.cosmic.ai.player import EASY, LEVELS, NORMAL, STRONG, Caretaker, Computer, Player, restrained
from bot.cosmic.kinds.questions import QUESTIONS, Of
from bot.cosmic.strong import search
from bot.cosmic.timing import automation, premoves
from bot.kernel.ask import Action, Ask, Choice, Dice, OneOf
from bot.kernel.codec import decode, encode
from bot.kernel.event import Seat, chance
from bot.tables.contract.table import Think, Thought
from bot.tables.cosmic import chronicle, promises
from bot.tables.cosmic.handling import Running

USUAL = "careful"
_ALL = 100
"""Percent of what helps that is played for people: a computer does not know for what they would wait."""
_LEAST_MS = 1_000
_MOST_MS = 3_000
_ALONE_MS = 700
_LOOKED_MS = 350
"""Milliseconds for which *strong* ones look ahead in a round, where nobody minds."""
_SEEDS = 1 << 40
_SHARE = 10
"""At quiet tables a computer player thinks for up to this part of the floor of a round."""
_THOUGHTS, _DELAYS, _DICE, _PASSES = 0, 1, 2, 3
"""Purposes of draws; those for one tell nothing of those for another."""


def delay(table: Running, number: int) -> int:
    """A computer player's time for a question, ms; the same for every hand."""
    if table.alone:
        return _ALONE_MS
    least, most = _LEAST_MS, max(_MOST_MS, table.speed.floor // _SHARE)
    return least + _draw(table, _DELAYS, number, 0, most - least)


def round_delay(table: Running, number: int) -> int:
    """Time a round stays open for computers alone, ms; ``number`` is that of its first question."""
    if not table.alone:
        return delay(table, number)
    return _LOOKED_MS if table.record.level == STRONG.name else 0


def later(table: Running, number: int, floor: int) -> int:
    """Delay before the bot answers for a person who wants that, ms: one draw for every hand (design 4, 8.13)."""
    return floor + _draw(table, _PASSES, number, 0, floor)


def answers(table: Running, number: int, ask: Ask) -> Choice:
    """The computer player's answer, found by looking ahead if that is still possible; for a person a caretaker's."""
    found = _found(table, number, ask)
    if found is None:
        found = _player(table, ask.seat, number).answer(table.view(ask.seat), _honoured(table, ask))
    return found


def acts(table: Running, seat: Seat, actions: list[Action], number: int) -> tuple[str, Choice] | None:
    """Act in a negotiation for a computer player or a person; None to wait. ``number`` is that of its thought."""
    return _player(table, seat, -number).act(table.view(seat), actions)


def suggestion(table: Running, number: int, ask: Ask) -> Choice:
    """Answer of a *normal* player in the seat: in windows all that helps, else within bounds."""
    view = table.view(ask.seat)
    eager = structs.replace(temper(table, ask.seat), meddle=_ALL)
    asked = ask if QUESTIONS[ask.key].of is Of.OFFERS else _honoured(table, restrained(view, ask))
    return Computer(eager, _dice(table, number), NORMAL).answer(view, asked)


def foresees(table: Running, ask: Ask, guests: Sequence[Seat]) -> Choice:
    """A *normal* player's answer ahead about inviting or joining, knowing the offense's guests."""
    mind = Computer(temper(table, ask.seat), _dice(table, table.game.state.challenges), NORMAL)
    view = structs.replace(table.view(ask.seat), table=table.with_guests(guests))
    if ask.key != premoves.JOIN:
        return mind.answer(view, ask)
    most = max(count for option in _options(ask.form) for _, count in [premoves.sides_of(str(option))])
    count = min(most, manner(temper(table, ask.seat)).brings)
    possible = [one for one in automation.JOINING if ask.form.accepts(premoves.way((one,), count))]
    wanted = [one for one in possible if mind.answer(view, _honoured(table, _joining(ask.seat, one))) == one]
    if len(wanted) > 1 and mind.answer(view, _honoured(table, _joining(ask.seat, *wanted))) != wanted[0]:
        wanted.reverse()
    return premoves.way(wanted, count) if wanted else ask.default


def _joining(seat: Seat, *sides: str) -> Ask:
    return Ask(seat=seat, key="join", form=OneOf(("decline", *sides)), default="decline")


def _honoured(table: Running, ask: Ask) -> Ask:
    return promises.honoured(table, ask) if table.record.promises else ask


def orders(table: Running, seat: Seat) -> list[Choice]:
    """The standing orders that the computer player on the seat gives; empty to leave them as they are."""
    return _computer(table, seat, 0).orders(table.view(seat))


def temper(table: Running, seat: Seat) -> Temper:
    """Temperament of the seat's answers; the usual one where a computer answers for a person."""
    return TEMPERS.get(table.record.chairs[seat].temper, TEMPERS[USUAL])


def _player(table: Running, seat: Seat, number: int) -> Player:
    mind = _computer(table, seat, number)
    return mind if table.record.is_computer(seat) else Caretaker(mind)


def _computer(table: Running, seat: Seat, number: int) -> Computer:
    return Computer(temper(table, seat), _dice(table, number), LEVELS.get(table.record.level, EASY))


def _dice(table: Running, number: int) -> Dice:
    draws = count()
    return lambda sides: _draw(table, _DICE, number, next(draws), sides)


def _draw(table: Running, what: int, number: int, place: int, sides: int) -> int:
    """A draw that the game's own chance never makes: its seeds are not negative."""
    return chance(-(table.game.seed * 4 + what) - 1, (number << 24) + place, sides)


def begin(table: Running, number: int, ask: Ask) -> None:
    if table.record.level != STRONG.name or number in table.ai_choices or not search.is_worth_it(table.game, ask):
        return
    for old in [one for one in table.ai_choices if one not in table.game.asks]:
        del table.ai_choices[old]
    table.ai_choices[number] = None
    seed = _draw(table, _THOUGHTS, number, 0, _SEEDS)
    asked = search.Task(table.game.save(), ask.seat, ask.key, temper(table, ask.seat).name, seed)
    table.add(Think(str(number), search.NAME, encode(asked)))


def seal(table: Running) -> None:
    for number, ask in [*table.game.asks.items()]:
        found = _found(table, number, ask)
        if found is not None and table.game.sealed.get(number) != found:
            chronicle.answer(table, number, ask.seat, found, "computer")


def _found(table: Running, number: int, ask: Ask) -> Choice:
    """The choice found by looking ahead; None if it is none any more, or for a person who has sat down meanwhile."""
    found = table.ai_choices.get(number) if table.record.is_computer(ask.seat) else None
    return found if found is not None and _honoured(table, ask).form.accepts(found) else None


def heard(table: Running, thought: Thought) -> None:
    """Take in a thought; one not asked for since a restart is of no use."""
    number = int(thought.key)
    if number in table.ai_choices:
        table.ai_choices[number] = decode(thought.found, search.Answer).choice
