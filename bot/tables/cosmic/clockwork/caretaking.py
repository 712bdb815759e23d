"""What is answered for somebody who is away: by their orders, else as they have chosen, and noted for them.

What a computer does for somebody whose time is up is noted as well.

It comes after the delays of computer players, which depend on nothing but the number of the question.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic.engine.dispatch import PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import ids as parsed
from bot.cosmic.words.question_text import sentence
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import By, Decision
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import computers
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.drafts import Asked
from bot.tables.cosmic.questions.labels import escaped, told
from bot.tables.cosmic.record import Deed
from bot.tables.cosmic.telling import chronicle
from bot.words.message import ids
from bot.words.speech import speech

KEPT: Final = 60
"""So many deeds are kept for each seat; older ones go."""
_DEALT: Final = ids("away-deal-", ("offer", "accept", "fail"))
"""What was done in a negotiation, by the action."""
_WITHOUT_THOUGHT: Final = ("orders", "pass")
"""Plans by which what is not ordered is answered as silence would."""


def passes(table: Running, ask: Ask) -> bool:
    """Whether the seat's person has wanted that every window be passed, whatever they have ordered."""
    holiday = table.away(ask.seat)
    return holiday is not None and holiday.plan == "pass" and declared(ask.key).of is Of.OFFERS


def choice(table: Running, number: int, ask: Ask) -> Choice:
    """What is answered for somebody who is away and has ordered nothing about it."""
    holiday = table.away(ask.seat)
    if holiday is not None and holiday.plan in _WITHOUT_THOUGHT:
        usual = PASSED if ask.default is None and declared(ask.key).of is Of.OFFERS else ask.default
        if usual is not None:
            return usual
    return computers.cares(table, number, ask)


def give(table: Running, number: int, ask: Ask, what: Choice, by: By) -> None:
    """Answer a question, and note it for its person if they are away or a computer does."""
    cared = table.away(ask.seat) is not None or (by == "computer" and not table.record.house(ask.seat))
    text = _told(table, number, ask, what) if cared else ""
    decision = chronicle.answer(table, number, ask.seat, what, by)
    if text:
        _note(table, ask.seat, decision, text)


def bargain(table: Running, seat: Seat) -> bool:
    """Act in a negotiation for somebody who is away; whether anything was done."""
    holiday = table.away(seat)
    actions = [action for action in table.game.actions if action.seats is not None and seat in action.seats]
    if holiday is None or not actions:
        return False
    if holiday.plan in _WITHOUT_THOUGHT:
        failing = next((action.key for action in actions if parsed.dealing(action.key).step == "fail"), None)
        wish: tuple[str, Choice] | None = None if failing is None else (failing, None)
    else:
        wish = computers.cares_to_act(table, seat, actions, len(table.game.log))
    if wish is None:
        return False
    act(table, wish[0], seat, wish[1], "caretaker")
    return True


def act(table: Running, key: str, seat: Seat, what: Choice, by: By) -> None:
    """Take an action of a seat, and note it for its person if they are away."""
    decision = chronicle.act(table, key, seat, what, by)
    step = parsed.dealing(key).step
    if step in _DEALT and table.away(seat) is not None:
        say = speech(table.language(seat))
        _note(table, seat, decision, say(_DEALT[step]))


def _told(table: Running, number: int, ask: Ask, what: Choice) -> str:
    """The question and its answer in the person's words; empty for a window that was passed."""
    if declared(ask.key).of is Of.OFFERS and what == PASSED:
        return ""
    language = table.language(ask.seat)
    say = speech(language)
    asked = Asked(number, ask, table.view(ask.seat), table.record.names, language)
    return say("away-deed", what=sentence(say, ask), answer=escaped(asked, told(asked, what)))


def _note(table: Running, seat: Seat, decision: Decision, text: str) -> None:
    done = table.record.deeds.setdefault(str(seat), [])
    done.append(Deed(decision.phase, decision.seq, text))
    del done[:-KEPT]
