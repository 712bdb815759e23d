"""Act for somebody who is away or whose time is up (8.11 to 8.13), and note it for them.

For whoever is away by their orders, else as they have chosen, and after the delays of computer players. When the time
is up what is suggested is taken, or the usual answers for whoever wants no suggestions and at live tables. Outside of
windows that risks no home base, gives no zap or flare away, and makes no deals. It comes as the time ends and not
before, so that the moment is the same whatever it is.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic.engine.dispatch import CLOSE, PASSED
from bot.cosmic.kinds.questions import Of, declared
from bot.cosmic.model import ids as parsed
from bot.cosmic.timing import automation
from bot.cosmic.words.question_text import sentence
from bot.kernel.ask import Ask, Choice
from bot.kernel.decision import By, Decision
from bot.kernel.seat import Seat
from bot.tables.cosmic import chronicle
from bot.tables.cosmic.chair import Deed
from bot.tables.cosmic.clockwork import computers, looks
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import escaped, told
from bot.words.message import ids
from bot.words.speech import speech

KEPT: Final = 60
"""So many deeds are kept for each seat; older ones go."""
_DEALT: Final = ids("away-deal-", ("offer", "accept", "fail"))
"""What was done in a negotiation, by the action."""
_DID: Final = ids("away-did-", ("target", "invite", "card"))
"""What is said of answers about the challenge itself, by the question's key; both sides invite in the same words."""
_INVITES: Final = ("invite.offense", "invite.defense")
_SIDES: Final = ("offense", "defense")
_WITHOUT_THOUGHT: Final = ("orders", "pass")
"""Wishes by which what is not ordered is answered as silence would."""


def passes(table: Running, ask: Ask) -> bool:
    """True if the seat's person wants to pass every window, whatever else they have ordered."""
    holiday = table.away(ask.seat)
    return holiday is not None and holiday.plan == "pass" and declared(ask.key).of is Of.OFFERS


def choice(table: Running, number: int, ask: Ask) -> Choice:
    """Return the answer for an absent player who has ordered nothing about the question."""
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
        side = str(what) if ask.key == "join" and what in _SIDES else ""
        _note(table, ask.seat, decision, text, side)


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
    """Tell the answer as the person's own action, in their words; empty for a window that was passed."""
    of = declared(ask.key).of
    if of is Of.OFFERS and what == PASSED:
        return ""
    language = table.language(ask.seat)
    say = speech(language)
    asked = Asked(number, ask, table.view(ask.seat), table.record.names, language)
    answer = escaped(asked, told(asked, what))
    if ask.key == "commit" and isinstance(what, dict):
        return say("away-did-commit", count=sum(count for count in what.values() if isinstance(count, int)))
    key = "invite" if ask.key in _INVITES else ask.key
    if ask.key == "join" and what in _SIDES:
        return say("away-did-join", side=str(what))
    if ask.key == "join" and what == ask.default:
        return say("away-did-stay-out")
    if key in _DID and what:
        return say(_DID[key], answer=answer)
    return (
        say("away-did-use", answer=answer)
        if of is Of.OFFERS
        else say("away-did", what=sentence(say, ask), answer=answer)
    )


def _note(table: Running, seat: Seat, decision: Decision, text: str, side: str = "") -> None:
    done = table.record.person(seat).deeds
    done.append(Deed(decision.phase, decision.seq, text, table.state.challenges, side))
    del done[:-KEPT]


def setting(table: Running, seat: Seat) -> str:
    """Return the seat's setting for when its time is up, of ``automation.TIME_UP_SETTINGS``."""
    return automation.time_up(table.state, seat) or ("computer" if looks.is_quiet(table) else "usual")


def is_played(table: Running, seat: Seat) -> bool:
    """True if what is suggested is taken for the seat's person when their time is up."""
    return setting(table, seat) == "computer"


def suggested(table: Running, number: int, ask: Ask) -> Choice:
    """Return what stands filled in: what a *normal* player would answer, or the usual answer for whoever wants that."""
    if is_played(table, ask.seat):
        return computers.suggestion(table, number, ask)
    return computers.answers(table, number, ask) if ask.default is None else ask.default


def answer(table: Running, number: int, ask: Ask, *, by_the_way: bool = False) -> None:
    """The time for a question is up, and nothing else answers it."""
    late: By = "computer" if is_played(table, ask.seat) else "timeout"
    by: By = "standing" if by_the_way and not looks.is_missed(table, ask) else late
    give(table, number, ask, suggested(table, number, ask), by)


def at_once(table: Running, number: int, ask: Ask) -> tuple[Choice, By] | None:
    """Return the immediate answer for a seat on autopilot; None if nothing is suggested for it."""
    player = table.state.players[ask.seat]
    if not player.autopilot or player.leaving or not player.active or not is_played(table, ask.seat):
        return None
    ordered = automation.by_orders(table.state, ask, table.state.orders[ask.seat])
    if ordered is not None:
        return ordered, "standing"
    if declared(ask.key).of is Of.OFFERS:
        return looks.unasked(table, number, ask), "computer"
    if looks.settles_itself(table, ask) and ask.default is not None:
        return suggested(table, number, ask), "standing"
    return computers.suggestion(table, number, ask), "computer"


def seal(table: Running) -> None:
    """A round is about to close: computers do what they would for whoever has left it open."""
    game = table.game
    for number, ask in [*game.asks.items()]:
        if _is_left_open(table, number, ask):
            wish = computers.suggestion(table, number, ask)
            if wish != PASSED:
                give(table, number, ask, wish, "computer")


def _is_left_open(table: Running, number: int, ask: Ask) -> bool:
    """True if a person who is asked in a window has said nothing about it."""
    seat, player = ask.seat, table.state.players[ask.seat]
    if table.unattended(seat) or player.leaving or not player.active or not is_played(table, seat):
        return False
    return number not in table.game.sealed and not _has_said(table, ask)


def _has_said(table: Running, ask: Ask) -> bool:
    """True if the person has answered in the window.

    The window is put again after each act; each response is another.
    """
    for made in reversed(table.game.log):
        if made.key == CLOSE and ask.key == automation.RESPONSE:
            return False
        if (made.seat, made.key) == (ask.seat, ask.key):
            return made.by == "player"
    return False
