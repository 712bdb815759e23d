"""Prepared answers to questions: ``_prepared`` lists them in order of precedence (8.11 to 8.13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from bot.cosmic.challenge.checkpoints import JOINED
from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import QUESTIONS, Of
from bot.cosmic.model import board, ids as parsed
from bot.cosmic.timing import automation
from bot.cosmic.words.question_text import sentence
from bot.kernel.ask import Ask, Choice, OneOf
from bot.kernel.event import Seat
from bot.kernel.saved import By, Decision
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.chair import Deed
from bot.tables.cosmic.clockwork import computers, looks
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import answer_text, escaped
from bot.words.message import ids
from bot.words.speech import speech

AT_ONCE, LATER, AT_LIMIT = range(3)
_WITHOUT_THOUGHT: Final = ("orders", "pass")
"""Wishes of an absent person under which a question without an order gets its default answer."""


class Prepared(NamedTuple):
    answer: Callable[[Running, int, Ask], Choice]
    """None where this one has no answer."""
    when: int
    by: By


def answer_for(table: Running, number: int, ask: Ask, when: int) -> tuple[Choice, By] | None:
    for one in _prepared(table, ask):
        if one.when > when:
            break
        choice = one.answer(table, number, ask)
        if choice is not None:
            return choice, one.by
    return None


def _prepared(table: Running, ask: Ask) -> Iterator[Prepared]:
    """Yield everything that may answer a question, in order of precedence, sorted by ``when``."""
    seat, player, chair = ask.seat, table.game.state.players[ask.seat], table.record.chairs[ask.seat]
    person, holiday = chair.person, chair.person.away
    computer, window = bool(chair.temper), QUESTIONS[ask.key].of is Of.OFFERS
    small = not computer and looks.settles_itself(table, ask) and person.reopened != ask.key
    if ask.key == JOINED.key:  # Whoever is asked alone, after a round, would be seen to have readied a flare.
        yield Prepared(_usual, AT_ONCE, "computer" if computer else "standing")
    if computer and table.sort == "round":
        yield Prepared(computers.answers, AT_ONCE, "computer")
    if holiday is not None and holiday.plan == "pass" and window and table.sort == "round":
        yield Prepared(_stands_in, AT_ONCE, "caretaker")
    if player.autopilot and player.active and not player.leaving and looks.suggests(table, seat):
        yield Prepared(lambda table, _, ask: automation.by_orders(table.game.state, ask), AT_ONCE, "standing")
        yield Prepared(_unasked if window else computers.suggestion, AT_ONCE, "standing" if small else "computer")
    yield Prepared(lambda table, _, ask: automation.automatic(table.game.state, ask), AT_ONCE, "standing")
    if computer:
        yield Prepared(computers.answers, LATER, "computer")
        return
    if small:
        yield Prepared(_settled, AT_ONCE, "standing")
    if looks.has_answered(table, ask):
        yield Prepared(_usual, AT_ONCE, "standing")
    if not looks.is_asked(table, ask):
        yield Prepared(_unasked, AT_ONCE, "standing")
    if holiday is not None and table.sort == "round":
        yield Prepared(_stands_in, AT_ONCE, "caretaker")
    yield Prepared(_readied, LATER, "standing")
    if holiday is not None:
        yield Prepared(_stands_in, LATER, "caretaker")
    if table.sort != "round":
        yield Prepared(suggested, AT_LIMIT, _by_limit(table, ask))
    elif looks.suggests(table, seat) and player.active and not player.leaving and not _has_said(table, ask):
        yield Prepared(computers.suggestion, AT_LIMIT, "computer")


def moment(table: Running, number: int, ask: Ask, opened: int) -> int:
    """Moment of an answer after a while, by public facts alone; 0 if none is prepared. ``opened`` is the question's."""
    holiday = table.record.chairs[ask.seat].person.away
    if table.unattended(ask.seat):
        return max(opened, 0 if holiday is None else holiday.since) + computers.delay(table, number)
    if _readied(table, number, ask) is None:
        return 0
    return opened + computers.later(table, number, table.pace.floor)


# --- what the entries answer ------------------------------------------------------------------------------------------


def filled(table: Running, number: int, ask: Ask) -> Choice:
    if not looks.fills_in(table, ask.seat):
        return None
    return table.once(lambda: computers.suggestion(table, number, ask), "suggested", number)


def suggested(table: Running, number: int, ask: Ask) -> Choice:
    if looks.suggests(table, ask.seat):
        return filled(table, number, ask)
    return computers.answers(table, number, ask) if ask.default is None else ask.default


def _usual(table: Running, number: int, ask: Ask) -> Choice:
    return PASSED if ask.default is None and QUESTIONS[ask.key].of is Of.OFFERS else ask.default


def _readied(table: Running, number: int, ask: Ask) -> Choice:
    """The card laid early, or the pass of whoever lets the bot pass; not with closed direct messages (design 4)."""
    if table.sort != "round":
        return automation.ahead(table.game.state, ask)
    person = table.record.chairs[ask.seat].person
    return PASSED if person.autopass and person.closed is None else None


def _settled(table: Running, number: int, ask: Ask) -> Choice:
    """Answer a small question as suggested, and note it to show with the person's next question."""
    table.record.chairs[ask.seat].person.settled.append(automation.small_like(ask.key))
    return suggested(table, number, ask)


def _unasked(table: Running, number: int, ask: Ask) -> Choice:
    """Answer a window for a person who is not asked in it; None if their holiday plan decides instead."""
    passing = automation.NEVER in looks.asked_at(table, ask.seat) or table.record.chairs[ask.seat].person.autopass
    if passing or not table.quiet:
        return _usual(table, number, ask)
    if table.record.chairs[ask.seat].person.away is not None:
        return None
    held = automation.unasked(table.game.state, ask)
    options = held.form.options if isinstance(held.form, OneOf) else ()
    return options[0] if len(options) == 1 else computers.suggestion(table, number, held)


def _stands_in(table: Running, number: int, ask: Ask) -> Choice:
    """Answer for an absent person without an order about the question, by the plan of their holiday."""
    holiday = table.record.chairs[ask.seat].person.away
    plan = "pass" if holiday is None else holiday.plan
    held = automation.unasked(table.game.state, ask) if table.sort == "round" and plan != "pass" else ask
    usual = _usual(table, number, held) if plan in _WITHOUT_THOUGHT else None
    return computers.answers(table, number, held) if usual is None else usual


def _by_limit(table: Running, ask: Ask) -> By:
    stop = table.record.stop
    if stop is not None and stop.by_the_way and not looks.is_missed(table, ask):
        return "standing"
    return "computer" if looks.suggests(table, ask.seat) else "timeout"


def _has_said(table: Running, ask: Ask) -> bool:
    """True if the person has answered in this window, which is put again after each act."""
    for made in reversed(table.game.log):
        if made.key == CLOSE and ask.key == automation.RESPONSE:
            return False
        if (made.seat, made.key) == (ask.seat, ask.key):
            return made.by == "player"
    return False


# --- what was done for somebody ---------------------------------------------------------------------------------------

KEPT: Final = 60
"""Actions kept for each seat; older ones are dropped."""
_DEALT: Final = ids("away-deal-", ("offer", "accept", "fail"))
_DID: Final = ids("away-did-", ("target", "invite", "card"))
_INVITES: Final = ("invite.offense", "invite.defense")
_SIDES: Final = ("offense", "defense")


def give(table: Running, number: int, ask: Ask, what: Choice, by: By) -> None:
    cared = table.record.chairs[ask.seat].person.away is not None or (
        by == "computer" and not table.record.is_computer(ask.seat)
    )
    text = _told(table, number, ask, what) if cared else ""
    decision = chronicle.answer(table, number, ask.seat, what, by)
    if text:
        _note(table, ask.seat, decision, text, str(what) if ask.key == "join" and what in _SIDES else "")


def bargain(table: Running, seat: Seat) -> bool:
    """Act in a negotiation for a seat at which nobody sits; true if anything was done."""
    holiday = table.record.chairs[seat].person.away
    if is_asleep(table, seat) or (holiday is not None and holiday.plan in _WITHOUT_THOUGHT):
        return give_up(table, seat)
    actions = [action for action in table.game.actions if seat in (action.seats or ())]
    wish = computers.acts(table, seat, actions, len(table.game.log))
    if wish is not None:
        _act(table, wish[0], seat, wish[1])
    return wish is not None


def give_up(table: Running, seat: Seat) -> bool:
    """Let the negotiation fail for a seat; false if there is nothing to refuse yet, as for who waits for Wrack's offer.

    It is a deal's default (8.11, 8.12).
    """
    fails = parsed.deal_key("fail", board.dealer_name(table.game.state, seat))
    possible = any(action.key == fails for action in table.game.actions)
    if possible:
        _act(table, fails, seat, None)
    return possible


def is_asleep(table: Running, seat: Seat) -> bool:
    return table.game.state.players[seat].autopilot or table.game.state.players[seat].leaving


def _act(table: Running, key: str, seat: Seat, what: Choice) -> None:
    away = table.record.chairs[seat].person.away is not None
    by: By = "standing" if is_asleep(table, seat) else "caretaker" if away else "computer"
    decision = chronicle.act(table, key, seat, what, by)
    step = parsed.dealing(key).step
    if step in _DEALT and away:
        _note(table, seat, decision, speech(table.language(seat))(_DEALT[step]))


def _told(table: Running, number: int, ask: Ask, what: Choice) -> str:
    """Describe the answer as the person's own action; empty for a window that was passed."""
    of = QUESTIONS[ask.key].of
    if of is Of.OFFERS and what == PASSED:
        return ""
    say = speech(table.language(ask.seat))
    asked = Asked(number, ask, table.view(ask.seat), table.record.names, say.language)
    answer = escaped(asked, answer_text(asked, what))
    if ask.key == "commit" and isinstance(what, dict):
        return say("away-did-commit", count=sum(count for count in what.values() if isinstance(count, int)))
    if ask.key == "join" and what in _SIDES:
        return say("away-did-join", side=str(what))
    if ask.key == "join" and what == ask.default:
        return say("away-did-stay-out")
    key = "invite" if ask.key in _INVITES else ask.key
    if key in _DID and what:
        return say(_DID[key], answer=answer)
    if of is Of.OFFERS:
        return say("away-did-use", answer=answer)
    return say("away-did", what=sentence(say, ask), answer=answer)


def _note(table: Running, seat: Seat, decision: Decision, text: str, side: str = "") -> None:
    done = table.record.chairs[seat].person.deeds
    done.append(Deed(decision.phase, decision.seq, text, table.game.state.challenges, side))
    del done[:-KEPT]
