"""The message that asks ahead: whom one invites or joins, perhaps a card, when one wants to be asked. Private (8.13).

It is filled in with what is suggested. Whatever is pressed or typed first takes the rest as it stands, and everything
can be changed until its moment comes. Words do what menus do: ``Join Ana with 2``, ``Ben, Cy``, ``Done``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.timing import premoves
from bot.cosmic.timing.automation import ASK, CARD, IN_A_LOOK, ROUNDS
from bot.cosmic.words import things
from bot.kernel.ask import Ask, Choice, OneOf, UpTo
from bot.kernel.event import Seat
from bot.tables.contract import message
from bot.tables.contract.choices import MORE
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic import boards, chronicle, news, promises
from bot.tables.cosmic.clockwork import deadlines, looks
from bot.tables.cosmic.controls import Asked, Option, Side
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.labels import escaped, options
from bot.tables.cosmic.table_words import WHEN, until_when, whole
from bot.words.message import Language, ids
from bot.words.speech import Speech, speech

_TITLES: Final = ids("cosmic-sides-", (premoves.JOIN, "invite.offense", "invite.defense"))
_FREE: Final = (CARD, ROUNDS)
"""Questions that may stay open."""
_OWN: Final = ids("cosmic-sides-", _FREE)
_SIDES: Final = ("offense", "defense", "offense_defense", "defense_offense")
_WAYS: Final = ids("cosmic-sides-way-", _SIDES)
_TYPED_WAYS: Final = ids("cosmic-sides-way-", _SIDES, ".typed")


def body(
    table: Running, seat: Seat, language: Language, head: str = "", shown: str = "", below: Sequence[str] = ()
) -> Body:
    """The message with the menu of ``shown``; one sentence where nothing can be answered ahead now."""
    say = speech(language).signed
    asks = looks.asks(table, seat)
    if not asks:
        ways = (Button(0, "answer", say("cosmic-table-answer")), Button(0, "hand", say("cosmic-table-hand")))
        return Body("\n".join(filter(None, (head, say("cosmic-sides-nothing"), *below))), (ways,))
    due = looks.is_due(table, seat)
    usual = asks[0] if asks[0].key not in _FREE else None
    first = next((ask for ask in asks if _name(ask) == shown), usual)
    done = [
        Button(0, str(Side("done", challenge=table.game.state.challenges)), say("cosmic-sides-done"), style="primary")
    ]
    busy = bool(table.open_asks(seat))  # something else is asked, and one field of this was opened from there
    asks = [first] if busy and first is not None else asks
    others = [Button(0, str(Side("show", _name(ask))), _change(ask, say)) for ask in asks if ask is not first]
    own = [Button(0, "answer", say("cosmic-table-answer"))] if busy else []
    own += [Button(0, "hand", say("cosmic-table-hand")), Button(0, MORE, say("cosmic-table-more"))]
    held = [things.card(card) for card in hand_order(table.view(seat).hand)]
    told = [_told(table, ask, language, due=due, first=ask is usual) for ask in asks]
    asking = due or busy or (first is asks[0] and not told[0])
    lines = [
        head,
        *([f"**{_question(table, asks[0], language)}**"] if asking else []),
        *told,
        *(line for ask in asks if table.record.promises for line in promises.reminders(table, ask, say)),
        *_until(table, seat, say),
        *guests(table, say),
        *news.of_the_turn(table, say),
        *([say("cosmic-sides-hand", cards=held)] if held else []),
        *below,
        *chronicle.latest(table),
    ]
    said = [*(done if due else []), *others]
    buttons = message.fitted((said, own), 1) if said else (tuple(own),)
    if sum(map(message.lines, buttons)) > message.LINES:
        buttons = message.fitted(((*said, own[-1]),), 1)
    picture = boards.picture(table, {}, language, seat)
    menus = () if first is None else (_menu(table, first, language, named=first is not asks[0]),)
    return Body(whole("\n".join(filter(None, lines))), buttons, picture, menus)


def noted(table: Running, seat: Seat, language: Language) -> str:
    """A sentence about what the seat has said of its first question; empty if that may stay open."""
    asks = [ask for ask in looks.asks(table, seat)[:1] if ask.key not in _FREE]
    return speech(language)("cosmic-table-you-answered", answers=[_answer(table, asks[0], language)]) if asks else ""


def guests(table: Running, say: Speech) -> list[str]:
    """The offense's announced guests, shown while the others choose whom to join."""
    known, offense = looks.guests(table), table.names[table.game.state.challenge.offense.seat]
    if known is None:
        return []
    return [say("cosmic-sides-guests", name=offense, guests=[table.names[seat] for seat in known], count=len(known))]


def control(state: CosmicState, ask: Ask) -> str:
    return str(Side("of", _name(ask), state.challenges))


def _name(ask: Ask) -> str:
    return ask.key.replace(".", "_")


def _until(table: Running, seat: Seat, say: Speech) -> list[str]:
    """End of the wait for this seat and what comes then; an offense has until its guests are announced."""
    latest = deadlines.latest(table) if table.sort == "round" else 0
    if not latest:
        return []
    if seat == table.game.state.challenge.offense.seat and looks.is_due(table, seat):
        return [say("cosmic-sides-until", due=until_when(table.record.timers.get(deadlines.GUESTS, latest)))]
    asked = seat in looks.awaited(table)
    told = say("cosmic-sides-until" if asked else "cosmic-sides-goes-on", due=until_when(latest))
    return [told, *deadlines.still(table, say)]


def change(table: Running, seat: Seat, side: Side, values: Sequence[str], say: Speech) -> str:
    """Carry out a press; a sentence about it, or an empty text."""
    if side.verb == "show":
        return ""
    if side.challenge != table.game.state.challenges:
        return say("cosmic-sides-over")
    asks = {_name(ask): ask for ask in looks.asks(table, seat)}
    ask = asks.get(side.about)
    if side.verb == "done" and asks:
        looks.seal(table, seat)
    elif side.verb == "done":
        return say("cosmic-sides-nothing")
    elif ask is None:
        return say("cosmic-sides-passed")
    elif (found := _read(table, ask, values)) is None:
        return say("cosmic-sides-cannot")
    else:
        looks.seal(table, seat, ask.key, found)
    return ""


def _asked(table: Running, ask: Ask, language: Language) -> Asked:
    return Asked(0, ask, table.view(ask.seat), table.record.names, language)


def _menu(table: Running, ask: Ask, language: Language, *, named: bool) -> Menu:
    """The menu of a question; ``named`` where it is not the first of the message."""
    now, say = looks.filled(table, ask), speech(language)
    chosen = now if isinstance(now, list) else [now]
    rows = [
        MenuOption(_value(row), row.label[: message.LABEL], row.detail[: message.LABEL], row.choice in chosen, row.sign)
        for row in _choices(table, ask, language)[: message.OPTIONS]
    ]
    many = isinstance(ask.form, UpTo)
    title = _title(table, ask, say)[:150] if named else say("cosmic-ask-choose")
    return Menu(0, control(table.game.state, ask), title, tuple(rows), 0 if many else 1, len(rows) if many else 1)


def _value(row: Option) -> str:
    """Name an option in a menu: by what it is, so that it means the same once others have gone; else by its place."""
    return row.choice if isinstance(row.choice, str) else str(row.place)


def _choices(table: Running, ask: Ask, language: Language) -> list[Option]:
    say = speech(language)
    if ask.key == ROUNDS:
        return [Option(at, one, say(WHEN[one])) for at, one in enumerate(IN_A_LOOK)]
    if ask.key == premoves.JOIN and isinstance(ask.form, OneOf):
        return [_way(table, at, str(choice), say) for at, choice in enumerate(ask.form.options)]
    first: list[Option] = []
    if ask.key == CARD and isinstance(ask.form, OneOf):
        ask = Ask(seat=ask.seat, key=CARD, form=OneOf(tuple(card for card in ask.form.options if card != ASK)))
        first = [Option(0, ASK, say("cosmic-sides-card-then"))]
    found = [*first, *options(_asked(table, ask, language))]
    return [row._replace(place=at) for at, row in enumerate(found)]


def _way(table: Running, place: int, choice: str, say: Speech) -> Option:
    sides, count = premoves.sides_of(choice)
    if not sides:
        return Option(place, choice, say("cosmic-sides-out"), also=tuple(say("cosmic-ask-words-none").split()))
    (offense, defense), way = _mains(table), "_".join(sides)
    label = say(_WAYS[way], count=count, offense=offense, defense=defense)
    typed = say(_TYPED_WAYS[way], count=count, offense=offense, defense=defense)
    return Option(place, choice, label, also=(typed,))


def _mains(table: Running) -> tuple[str, str]:
    challenge, names = table.game.state.challenge, table.record.names
    return names[challenge.offense.seat], names[challenge.defense.seat]


def _told(table: Running, ask: Ask, language: Language, *, due: bool, first: bool) -> str:
    say = speech(language)
    if looks.filled(table, ask) == (ASK if ask.key == CARD else [] if ask.key == ROUNDS else None):
        return ""
    answer = _answer(table, ask, language)
    if due and ask.key != ROUNDS and premoves.said(table.game.state, ask) is None:
        return say("cosmic-ask-suggested", answer=answer)
    if first:
        return say("cosmic-sides-again" if due else "cosmic-sides-noted", answer=answer)
    return say("cosmic-sides-line", line=_question(table, ask, language), answer=answer)


def _answer(table: Running, ask: Ask, language: Language) -> str:
    now, asked = looks.filled(table, ask), _asked(table, ask, language)
    chosen = now if isinstance(now, list) else [now]
    found = [escaped(asked, row.label) for row in _choices(table, ask, language) if row.choice in chosen]
    return ", ".join(found) or speech(language)("cosmic-sides-nobody")


def _title(table: Running, ask: Ask, say: Speech) -> str:
    if ask.key in _OWN:
        return say(_OWN[ask.key])
    offense, defense = _mains(table)
    return say(_TITLES[ask.key], offense=offense, defense=defense)


def _change(ask: Ask, say: Speech) -> str:
    if ask.key == ROUNDS:
        return say(_OWN[ROUNDS])
    return say("cosmic-sides-lay" if ask.key == CARD else "cosmic-sides-change")


def opener(table: Running, seat: Seat, say: Speech) -> list[Button]:
    asks = looks.asks(table, seat)
    if not asks:
        return []
    first = next((ask for ask in asks if ask.key not in _FREE), asks[-1])
    return [Button(0, str(Side("show", _name(first))), _change(first, say))]


def question(table: Running, seat: Seat, language: Language) -> str:
    return next((_question(table, ask, language) for ask in looks.asks(table, seat)), "")


def _question(table: Running, ask: Ask, language: Language) -> str:
    return escaped(_asked(table, ask, language), _title(table, ask, speech(language)))


def _read(table: Running, ask: Ask, values: Sequence[str]) -> Choice:
    rows = {_value(row): row.choice for row in _choices(table, ask, table.language(ask.seat))}
    picked = [rows[value] for value in values if value in rows]
    if len(picked) != len(values):
        return None
    found: Choice = picked if isinstance(ask.form, UpTo) else next(iter(picked), None)
    return found if ask.form.accepts(found) else None


def asked(table: Running, seat: Seat, language: Language) -> list[Asked]:
    asks = looks.asks(table, seat)
    return [replace(_asked(table, ask, language), rows=_choices(table, ask, language)) for ask in asks]


def said(say: Speech) -> dict[str, tuple[str, Choice]]:
    """Words that are no option: all of it as it stands, and to be asked at no moment. Keys and answers."""
    return {say("cosmic-sides-done"): ("", None), say("cosmic-sides-unasked"): (ROUNDS, [])}
