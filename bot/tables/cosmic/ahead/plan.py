"""The plan of a challenge as one private message, pressed or typed; *Done* seals it (8.13).

Each line is a menu, filled in. By ``/cosmic plan`` a keyboard is enough: ``Which challenge card do you play? attack
12``, ``offense join with 2``, ``Ben, Cy``; the word of the button *Done* seals it. What is suggested is read back as
exactly the answer that it names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.cosmic.kinds.questions import declared
from bot.cosmic.model import cards
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.timing import automation, plans
from bot.cosmic.timing.automation import ASK, BOTH, CARD, JOINING, RESPONSE, TOKENS
from bot.cosmic.timing.plans import AGAIN, AIMED, MOMENTS, MOST, TARGET, Line
from bot.cosmic.words import things
from bot.cosmic.words.question_text import question
from bot.kernel.ask import Ask, Choice, OneOf, UpTo
from bot.kernel.numbers import whole_number
from bot.kernel.seat import Seat
from bot.tables.contract.table import Body, Button, Menu, MenuOption
from bot.tables.cosmic import boards
from bot.tables.cosmic.ahead.orders import PLAN
from bot.tables.cosmic.clockwork import planning
from bot.tables.cosmic.controls import Sealing
from bot.tables.cosmic.drafts import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.choosing import badge, numbers
from bot.tables.cosmic.questions.labels import Option, escaped, label, options
from bot.tables.cosmic.questions.reading import MOST_SUGGESTED, pieces, quoted
from bot.tables.cosmic.table_words import whole
from bot.words.language import Language
from bot.words.message import Message, ids
from bot.words.search import LONGEST_TYPED, Named, closest, completions, find, plain, too_long
from bot.words.speech import Speech, speech

DONE, HOLDS = Sealing(confirms=False).choice, Sealing(confirms=True).choice
_MORE, _LINE = f"{PLAN}_more_", f"{PLAN}_of_"
SEALS: Final = (DONE, HOLDS)
"""The choices that seal a plan; the second stands on a question, and confirms what was sealed before."""
_MENUS: Final = 4
"""Menus on one page: five rows fit, and one holds the buttons."""
_LINES: Final = ids(
    "cosmic-plan-line-",
    (TARGET, TOKENS, "invite.offense", "invite.defense", CARD, AGAIN, *JOINING.values(), BOTH, MOMENTS),
)
_MOMENTS: Final = ids("cosmic-plan-moment-", ("attack", "sides", "cards_down", "reveal", "between", RESPONSE))
_CONDITIONS: Final = ids("cosmic-plan-if-", (automation.AGAINST, automation.BEHIND))
_JOIN: Final = ids("cosmic-plan-", tuple(JOINING.values()))
_WAIT: Final = ids("cosmic-plan-wait-", tuple(JOINING.values()))
_SIDES: Final = ids("cosmic-plan-side-", tuple(JOINING))
_LONGEST: Final = 100
_PLACEHOLDER: Final = 150


def body(table: Running, seat: Seat, language: Language, head: str = "", page: int = 0, *, asked: bool = False) -> Body:
    """The plan with its controls; one sentence where there is nothing to plan.

    ``asked`` is whether a question of the seat is open, to which a button leads.
    """
    say = speech(language).signed
    rows = planning.lines(table, seat)
    if not rows:
        ways = (Button(0, "answer", say("cosmic-table-answer")), Button(0, "hand", say("cosmic-table-hand")))
        return Body("\n".join(filter(None, (head, say("cosmic-plan-nothing")))), (ways,))
    challenge = table.state.challenge
    names = table.names
    title = say(
        "cosmic-plan-sealed" if planning.is_sealed(table, seat) else "cosmic-plan-title",
        offense=names[challenge.offense.seat],
        defense=names[challenge.defense.seat],
    )
    menus = [_menu(table, seat, line, language) for line in rows]
    pages = [menus[at : at + _MENUS] for at in range(0, len(menus), _MENUS)]
    page = page if page < len(pages) else 0
    more = [Button(0, f"{_MORE}{(page + 1) % len(pages)}", say("cosmic-plan-more"))] if len(pages) > 1 else []
    buttons = (
        Button(
            0, str(Sealing(confirms=False, challenge=table.state.challenges)), say("cosmic-plan-done"), style="primary"
        ),
        *more,
        *([Button(0, "answer", say("cosmic-table-answer"))] if asked else []),
        Button(0, "hand", say("cosmic-table-hand")),
        Button(0, "orders", say("cosmic-table-orders")),
    )
    lines = [head, title, *(_told(table, seat, line, language) for line in rows)]
    held = [things.card(card) for card in hand_order(table.view(seat).hand)]
    lines += [say("cosmic-plan-hand", cards=held)] if held else []
    picture = boards.picture(table, _places(table, seat, rows, language), language)
    return Body(whole("\n".join(filter(None, lines))), (buttons,), picture, tuple(pages[page]))


def _places(table: Running, seat: Seat, rows: Sequence[Line], language: Language) -> dict[str, int]:
    """The numbers that the planets carry among which the seat chooses its target."""
    aims = [line for line in rows if line.key == TARGET]
    return numbers(_asked(table, seat, aims[0], language)) if aims else {}


def _asked(table: Running, seat: Seat, line: Line, language: Language) -> Asked:
    return Asked(0, line.ask, table.view(seat), table.record.names, language)


def change(table: Running, seat: Seat, choice: str, values: Sequence[str], say: Speech, number: int = 0) -> str:
    """Carry a press of a control out; what to say about it, in a sentence, or an empty text. ``number`` is that of the
    question on which the control stands.
    """
    if choice == PLAN or choice.startswith(_MORE) or not plans.is_open(table.state, seat):
        return ""
    if choice == DONE:
        planning.seal(table, seat)
        return say("cosmic-plan-noted")
    if choice == HOLDS:
        planning.confirm(table, seat, number)
        return say("cosmic-plan-noted")
    rows = planning.lines(table, seat)
    line = next((line for line in rows if control(line) == choice), None)
    if moved := _moved(rows, choice, values):
        for one, acts in moved:
            shown = plans.filled(table.state, seat, one, planning.asked_at(table, seat))
            planning.pick(
                table, seat, one.key, list(dict.fromkeys([*(shown if isinstance(shown, list) else []), *acts]))
            )
        return ""
    if line is None:
        return say("cosmic-plan-gone")
    found = _read(table, seat, line, values)
    if found is None:
        return say("cosmic-plan-cannot")
    planning.pick(table, seat, line.key, found)
    return ""


def _moved(rows: Sequence[Line], choice: str, values: Sequence[str]) -> list[tuple[Line, list[str]]]:
    """The lines in which acts stand now that were picked in a menu, if one of them stands in another line than it did.

    What else stands in those lines is left as it is, since nobody knows what of it the menu has shown.
    """
    if not choice.startswith(f"{_LINE}{MOMENTS}"):
        return []
    lines = [line for line in rows if plans.is_moments(line.key)]
    found = [(line, [value for value in values if value in _options(line)]) for line in lines]
    stand = [(line, acts) for line, acts in found if acts]
    known = sum(len(acts) for _, acts in stand) == len(values)
    return stand if known and any(control(line) != choice for line, _ in stand) else []


def _options(line: Line) -> Sequence[Choice]:
    return line.ask.form.options if isinstance(line.ask.form, UpTo) else ()


def control(line: Line) -> str:
    """The choice of a line's menu."""
    return f"{_LINE}{line.key.replace('.', '_')}"


def page_of(choice: str) -> int:
    return (whole_number(choice.removeprefix(_MORE)) or 0) if choice.startswith(_MORE) else 0


def _menu(table: Running, seat: Seat, line: Line, language: Language) -> Menu:
    say = speech(language)
    now = plans.filled(table.state, seat, line, planning.asked_at(table, seat))
    chosen = now if isinstance(now, list) else [now]
    given = numbers(_asked(table, seat, line, language)) if line.key == TARGET else {}
    rows = [
        MenuOption(
            _value(at, row.choice),
            f"{badge(given, row.choice)}{row.label}"[:_LONGEST],
            row.detail[:_LONGEST],
            row.choice in chosen,
            row.sign,
        )
        for at, row in enumerate(choices(table, seat, line, language)[:MOST])
    ]
    many = isinstance(line.ask.form, UpTo)
    asks = title(table, line, say)[:_PLACEHOLDER]
    return Menu(0, control(line), asks, tuple(rows), 0 if many else 1, len(rows) if many else 1)


def _value(place: int, choice: Choice) -> str:
    """By which a menu names an option: what it is, so that it means the same once others have gone; else its place."""
    return choice if isinstance(choice, str) else str(place)


def choices(table: Running, seat: Seat, line: Line, language: Language) -> list[Option]:
    return [row._replace(place=at) for at, row in enumerate(_choices(table, seat, line, language))]


def _choices(table: Running, seat: Seat, line: Line, language: Language) -> list[Option]:
    say, form = speech(language), line.ask.form
    if plans.is_moments(line.key) and isinstance(form, UpTo):
        return [Option(0, choice, *_at(table, seat, str(choice), language)) for choice in form.options]
    if line.key == TOKENS:
        return [Option(0, count, say("cosmic-plan-tokens", count=count)) for count in range(1, form.count() + 1)]
    if line.key in JOINING.values():
        yes_or_no = [Option(0, count, say(_JOIN[line.key], count=count)) for count in range(form.count() - 1)]
        return [*yes_or_no, Option(0, ASK, say(_WAIT[line.key]))]
    if line.key == AGAIN:
        return [Option(0, True, say("cosmic-plan-again")), Option(0, False, say("cosmic-plan-no-more"))]
    if plans.is_use(line.key):
        power = _power(line)
        yes, no = say("cosmic-plan-use-yes", power=power), say("cosmic-plan-use-no", power=power)
        return [Option(0, ASK, say("cosmic-plan-use-ask", power=power)), Option(0, True, yes), Option(0, False, no)]
    if line.key == BOTH and isinstance(form, OneOf):
        return [Option(0, side, say(_SIDES[str(side)])) for side in form.options]
    ask, first = line.ask, list[Option]()
    if line.key == CARD and isinstance(form, OneOf):
        ask = Ask(seat=seat, key=CARD, form=OneOf(tuple(card for card in form.options if card != ASK)))
        first = [Option(0, ASK, say("cosmic-plan-card-then"))]
    return [*first, *options(Asked(0, ask, table.view(seat), table.record.names, language))]


def _at(table: Running, seat: Seat, choice: str, language: Language) -> tuple[str, str]:
    """A choice of the moments' line as label and detail."""
    say, act = speech(language), plans.Act.read(choice)
    if choice == AIMED:
        return say("cosmic-plan-moment-aimed"), say("cosmic-plan-unaimed")
    when = say(_MOMENTS[act.moment])
    if not act.offer:
        held = plans.offered(table.state, seat, act.moment)
        cards = [_offer(table, seat, act.moment, one, language) for one in held]
        return when, say("cosmic-plan-could", cards=cards) if held else ""
    what = _offer(table, seat, act.moment, act.offer, language)
    if act.condition:
        return say("cosmic-plan-act", what=what, when=Message(_CONDITIONS[act.condition])), ""
    return say("cosmic-plan-act", what=what, when=when), ""


def _offer(table: Running, seat: Seat, moment: str, offer: str, language: Language) -> str:
    ask = Ask(seat=seat, key=automation.round_key(moment), form=OneOf((offer,)))
    return label(Asked(0, ask, table.view(seat), table.record.names, language), offer)


def _told(table: Running, seat: Seat, line: Line, language: Language) -> str:
    """A line with its answer."""
    say = speech(language)
    now = plans.filled(table.state, seat, line, planning.asked_at(table, seat))
    chosen = now if isinstance(now, list) else [now]
    asked = _asked(table, seat, line, language)
    given = numbers(asked) if line.key == TARGET else {}
    found = [row for row in choices(table, seat, line, language) if row.choice in chosen]
    labels = [f"{badge(given, row.choice)}{escaped(asked, row.label)}" for row in found]
    answer = ", ".join(labels) or nothing(line, say)
    if line.key == MOMENTS and now == [*plans.moments(table.state), AIMED]:
        answer = say("cosmic-plan-always")
    asks = escaped(asked, title(table, line, say))
    if _is_changed(line) and planning.is_sealed(table, seat):
        return say("cosmic-plan-changed", line=asks, answer=answer)
    return say("cosmic-plan-line", line=asks, answer=answer)


def _is_changed(line: Line) -> bool:
    if isinstance(line.picked, list) and isinstance(line.said, list):
        return set(map(str, line.picked)) != set(map(str, line.said))
    return line.picked is not None and line.picked != line.said


def nothing(line: Line, say: Speech) -> str:
    """Name an empty answer to the line."""
    return say("cosmic-plan-never" if plans.is_moments(line.key) else "cosmic-plan-nobody")


def title(table: Running, line: Line, say: Speech) -> str:
    if line.key != MOMENTS and plans.is_moments(line.key):
        return say("cosmic-plan-line-more")
    if plans.is_use(line.key):
        return say("cosmic-plan-line-use", power=_power(line))
    if line.key not in _LINES:
        return question(say, line.ask)
    challenge = table.state.challenge
    side = challenge.offense if line.key == JOINING["offense"] else challenge.defense
    return say(_LINES[line.key], name=table.record.names[side.seat])


def _power(line: Line) -> str:
    return cards.words(declared(line.key).subject)


def _read(table: Running, seat: Seat, line: Line, values: Sequence[str]) -> Choice:
    """Parse the picks; None if they cannot be picked."""
    rows = choices(table, seat, line, table.language(seat))
    places = {row.choice: at for at, row in enumerate(rows) if isinstance(row.choice, str)}
    found_at = [places.get(value, whole_number(value)) for value in values]
    picked = [rows[at].choice for at in found_at if at is not None and at < len(rows)]
    if len(picked) != len(values):
        return None
    by_place = any(value not in places for value in values)
    if by_place and AIMED in places and AIMED not in picked:
        picked.append(AIMED)  # words and menus of earlier versions leave it out by picking nothing, not by the way
    found: Choice = picked if isinstance(line.ask.form, UpTo) else next(iter(picked), None)
    return found if line.ask.form.accepts(found) else None


_LONGEST_TYPED = 100
"""Characters of a suggestion."""
_NONE = -1


class Pick(NamedTuple):
    """The press that a control of the plan would send."""

    control: str
    values: tuple[str, ...]


class _Answer(NamedTuple):
    """One thing that can be picked in a line."""

    line: Line
    place: int
    """Among the choices of the line; ``_NONE`` for none of them, where that is an answer."""


def read(table: Running, seat: Seat, typed: str, language: Language) -> Pick | str:
    """The control that was meant, or one sentence that says what to do."""
    say = speech(language)
    if too_long(typed):
        return say("cosmic-plan-too-long", most=LONGEST_TYPED)
    if plain(typed) == plain(say("cosmic-plan-done")):
        return Pick(DONE, ())
    things = _things(table, seat, language)
    if not things:
        return say("cosmic-plan-nothing")
    first, *others = [typed] if _is_one(typed, things) else pieces(say, typed) or [typed]
    found = find(first, things)
    if len(found) != 1:
        return _unclear(say, first, found, things)
    line, place = found[0].value
    places = [place]
    for other in others:
        same = find(other, [thing for thing in things if thing.value.line.key == line.key])
        if len(same) != 1 or not isinstance(line.ask.form, UpTo):
            return _unclear(say, other, same, [])
        places.append(same[0].value.place)
    return Pick(control(line), tuple(str(one) for one in dict.fromkeys(places) if one != _NONE))


def suggest(table: Running, seat: Seat, typed: str, language: Language) -> list[tuple[str, str]]:
    """Suggest input, given what was typed so far: label and value, at most 25."""
    if too_long(typed):
        return []
    done = speech(language)("cosmic-plan-done")
    rows = [thing.names[0] for thing in completions(typed, _things(table, seat, language))]
    rows = [done, *rows] if plain(done).startswith(plain(typed)) else rows
    return [(row, row) for row in dict.fromkeys(rows) if len(row) <= _LONGEST_TYPED][:MOST_SUGGESTED]


def _things(table: Running, seat: Seat, language: Language) -> list[Named[_Answer]]:
    """Every answer of every line: called by what its line asks and by its label."""
    say = speech(language)
    return [
        Named(_Answer(line, place), (f"{title(table, line, say)} {label}", label))
        for line in planning.lines(table, seat)
        for place, label in _labels(table, seat, line, language)
    ]


def _labels(table: Running, seat: Seat, line: Line, language: Language) -> Iterator[tuple[int, str]]:
    for row in choices(table, seat, line, language):
        yield row.place, row.label
    if isinstance(line.ask.form, UpTo):
        yield _NONE, nothing(line, speech(language))


def _is_one(typed: str, things: Sequence[Named[_Answer]]) -> bool:
    """True if all that was typed is one thing, though its name may hold a comma or "and"."""
    return plain(typed) in {plain(name) for thing in things for name in thing.names}


def _unclear(say: Speech, typed: str, found: Sequence[Named[_Answer]], things: Sequence[Named[_Answer]]) -> str:
    """Advise on words that fit several answers, or none."""
    near = [thing.names[0] for thing in found[:3] or closest(typed, things)]
    if found:
        return say("cosmic-plan-which", typed=quoted(typed), near=near)
    if near:
        return say("cosmic-plan-unread-near", typed=quoted(typed), near=near)
    return say("cosmic-plan-unread", typed=quoted(typed))
