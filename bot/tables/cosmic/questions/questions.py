"""Questions as text, menus and buttons, and results of presses and typed words; no Discord ids."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.cosmic.kinds.questions import Time
from bot.cosmic.model import cards
from bot.cosmic.seen.views import UseView
from bot.cosmic.timing import automation
from bot.cosmic.words import question_text, things
from bot.cosmic.words.question_text import question
from bot.kernel.ask import Choice, Deal, Split
from bot.tables.contract.message import LABEL, OPTIONS
from bot.tables.contract.table import Field
from bot.tables.cosmic.controls import PREFIX, Answer, Asked, Controls, Draft, Form, Refused, Result, answering, button
from bot.tables.cosmic.questions import choosing, dividing
from bot.tables.cosmic.questions.choosing import warning
from bot.tables.cosmic.questions.labels import escaped, flare_side, gathered, options, told
from bot.tables.cosmic.questions.ordering import ENUMERATED, holding
from bot.tables.cosmic.questions.reading import read, suggest
from bot.words.search import plain

_LONGEST = 1_500
_DOES = 450
_TYPED = "typed"


def show(asked: Asked, draft: Draft) -> Controls:
    """The draft has to be one of this question, or empty."""
    if draft.weighed:
        say = asked.say
        asks = warning(asked, _held(draft))
        text = "\n".join([question(asked.say, asked.ask), *([f"**{asks}**"] if asks else [])])
        row = (
            button(asked.number, "sure", say("cosmic-ask-sure"), "danger"),
            button(asked.number, "back", say("cosmic-ask-back")),
        )
        return Controls(choosing.cut(text, _LONGEST), (), (row,))
    shape = asked.ask.form
    if isinstance(shape, Deal):
        raise TypeError("deals are made by actions: see bargaining")
    if isinstance(shape, Split) and shape.count() > ENUMERATED:
        controls = dividing.show(asked, draft, shape)
    else:
        controls = choosing.show(asked, draft)
    head = [question(asked.say, asked.ask), *moment(asked), *_announced(asked), *_bases(asked)]
    lines = [*head, controls.text, *_standing(asked, begun=bool(draft.shares) or draft.picked is not None)]
    return msgspec.structs.replace(controls, text=choosing.cut("\n".join(filter(None, lines)), _LONGEST))


def moment(asked: Asked) -> list[str]:
    """Name the challenge before or after the question, or explain the reverse cone to allies."""
    challenge = asked.view.table.challenge
    if challenge is None:
        return []
    if asked.question.allying and challenge.reverse:
        return [asked.say("cosmic-ask-reversed")]
    if asked.ask.key != automation.BETWEEN:
        return []
    seats = challenge.coming or ((challenge.offense.seat,) if challenge.offense.seat is not None else ())
    names = [escaped(asked, asked.name(seat)) for seat in seats]
    if not names:
        return []
    if not challenge.coming:
        return [asked.say("cosmic-ask-this-challenge", name=names[0])]
    if len(names) == 1:
        return [asked.say("cosmic-ask-next-challenge", name=names[0])]
    return [asked.say("cosmic-ask-next-or-other", name=names[0], other=names[1])]


def _bases(asked: Asked) -> list[str]:
    form = asked.ask.form
    if not isinstance(form, Split):
        return []
    parts = {one.name for one in form.parts}
    found = {place: held for place in asked.bases if place in parts and (held := holding(asked, place))}
    rows = gathered(asked, found)
    return [escaped(asked, asked.say("cosmic-ask-bases", bases=rows))] if rows else []


def press(asked: Asked, draft: Draft, choice: str, values: Sequence[str] = ()) -> Result:
    pressed = answering(choice)
    verb, number = pressed.verb, pressed.number
    if verb == "type":
        return form(asked)
    if verb == _TYPED:
        return read(asked, values[0] if values else "")
    if draft.weighed:
        if verb in ("sure", "back"):
            held = _held(draft)
            if verb == "back":
                return msgspec.structs.replace(draft, weighed="")
            return Answer(held) if asked.ask.form.accepts(held) else Refused(asked.say("cosmic-ask-unknown"))
        # Another message still shows the question: what is pressed there is a new choice.
        draft = msgspec.structs.replace(draft, weighed="")
    if verb == "p":
        return msgspec.structs.replace(draft, at=number)
    shape = asked.ask.form
    if isinstance(shape, Split) and shape.count() > ENUMERATED:
        return dividing.press(asked, draft, shape, verb, number, values)
    return choosing.press(asked, draft, verb, number, values)


def form(asked: Asked) -> Form:
    say = asked.say
    example = next((value for _, value in suggest(asked, "")), "")
    hint = choosing.cut(say("cosmic-ask-hint", example=example), LABEL) if example else ""
    return Form(f"{PREFIX}{_TYPED}", say("cosmic-ask-form"), (Field(say("cosmic-ask-form-field"), hint, most=400),))


def read_any(asked: Sequence[Asked], typed: str) -> tuple[Asked, Result]:
    """Return the question with just this option, else the first that understands the words, else a refusal."""
    if not asked:
        raise ValueError("nothing is asked")
    first, *others = asked
    if others:
        wanted = plain(typed)
        first, *others = sorted(asked, key=lambda one: all(plain(option.label) != wanted for option in options(one)))
    found = first, read(first, typed)
    later = ((one, read(one, typed)) for one in others) if isinstance(found[1], Refused) else ()
    return next((row for row in later if not isinstance(row[1], Refused)), found)


def suggest_any(asked: Sequence[Asked], typed: str) -> list[tuple[str, str]]:
    return list(dict.fromkeys(row for one in asked for row in suggest(one, typed)))[:OPTIONS]


def silence(asked: Asked) -> str:
    """Describe the default answer; empty if nothing happens, or if nobody waits."""
    if asked.unhurried:
        return ""
    taken = asked.silent()
    default = asked.ask.default if taken is None else taken
    answer = "" if default is None else escaped(asked, told(asked, default))
    return asked.say("cosmic-ask-otherwise", answer=answer) if answer else ""


def _standing(asked: Asked, *, begun: bool) -> list[str]:
    """Say what stands filled in and what silence takes, once if that is the same."""
    if asked.noted is not None:
        return [asked.say("cosmic-ask-noted", answer=escaped(asked, told(asked, asked.noted)))]
    otherwise = silence(asked)
    if begun or asked.filled is None:
        return [otherwise]
    answer = escaped(asked, told(asked, asked.filled))
    if otherwise == asked.say("cosmic-ask-otherwise", answer=answer):
        return [asked.say("cosmic-ask-suggested-too", answer=answer)]
    return [asked.say("cosmic-ask-suggested", answer=answer), otherwise]


def _announced(asked: Asked) -> list[str]:
    if asked.question.time is not Time.RESPONSE:
        return []
    say, stack = asked.say, asked.view.table.stack
    lines = []
    for use in stack:
        name, what = escaped(asked, asked.name(use.seat)), _called(asked, use)
        if use.answers is None:
            line = say("cosmic-ask-announced", name=name, what=what)
        else:
            against = _called(asked, stack[use.answers])
            line = say("cosmic-ask-announced-against", name=name, what=what, answered=against)
        lines.append(say("cosmic-ask-stopped", announced=line) if use.cancelled else line)
    if stack and not stack[-1].cancelled:
        last = stack[-1]
        side = flare_side(asked.view.table.players[last.seat], last.name) if last.source == "flare" else ""
        does = question_text.effect_text(say, last.name, side)
        lines += [f"-# {choosing.cut(does, _DOES)}"] if does else []
    return lines


def _called(asked: Asked, use: UseView) -> str:
    return asked.say.message(things.card(cards.flare(use.name))) if use.source == "flare" else cards.words(use.name)


def _held(draft: Draft) -> Choice:
    return msgspec.json.decode(draft.weighed.encode())  # type: ignore[no-any-return]
