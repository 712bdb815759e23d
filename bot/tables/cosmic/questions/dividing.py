"""Controls of a division, which begins as suggested, so that this takes one press."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.ask import Part, Split, whole_number
from bot.tables.contract.table import Menu, MenuOption
from bot.tables.cosmic.controls import PAGE, PREFIX, Asked, Controls, Draft, Refused, Result, button
from bot.tables.cosmic.questions.choosing import cut, settled
from bot.tables.cosmic.questions.labels import escaped, part, sign, told
from bot.tables.cosmic.questions.ordering import holding, parts_in_order
from bot.words.message import Message

_NAME = 60


def show(asked: Asked, draft: Draft, form: Split) -> Controls:
    say = asked.say
    shares = _shares(asked, draft, form)
    chosen = {one.name: count for one, count in zip(form.parts, shares, strict=True) if count}
    rows = [escaped(asked, told(asked, chosen))] if chosen else []
    begun = bool(draft.shares) or asked.filled is None
    text = say("cosmic-ask-divided", rows=rows, whole=_whole(form)) if begun else ""
    ready = form.low <= sum(shares) <= form.high
    done = button(asked.number, "done", say("cosmic-ask-done", count=sum(shares)), "success", disabled=not ready)
    order = parts_in_order(asked, form)
    line = max(0, min(draft.at, len(order) - 1))
    at, first = order[line], line // PAGE * PAGE
    full = shares[at] >= form.parts[at].high or sum(shares) >= form.high
    pair = (
        button(asked.number, f"less_{at}", say("cosmic-ask-less"), disabled=shares[at] <= form.parts[at].low),
        button(asked.number, f"more_{at}", say("cosmic-ask-more"), "primary", disabled=full),
    )
    lines = tuple(
        MenuOption(
            str(first + below),
            cut(say("cosmic-ask-share", place=part(asked, form.parts[place].name), count=shares[place]), _NAME),
            _there(asked, form.parts[place].name),
            place == at,
            sign(asked, {form.parts[place].name: 1}),
        )
        for below, place in enumerate(order[first : first + PAGE])
    )
    menu = Menu(asked.number, f"{PREFIX}w", say("cosmic-ask-choose-place"), lines)
    beside = (
        button(asked.number, f"most_{at}", say("cosmic-ask-most"), disabled=full),
        button(asked.number, "clear", say("cosmic-ask-clear")),
        button(asked.number, "type", say("cosmic-ask-type")),
    )
    return Controls(text, (menu,), ((*pair, done),), beside)


def press(asked: Asked, draft: Draft, form: Split, verb: str, number: int, values: Sequence[str]) -> Result:
    shares = _shares(asked, draft, form)
    known = 0 <= number < len(form.parts)
    if verb == "w" and len(values) == 1 and (at := whole_number(values[0])) is not None:
        return Draft(shares=tuple(shares), at=min(at, len(form.parts) - 1))
    if verb == "clear":
        return Draft(shares=tuple(one.low for one in form.parts), at=draft.at)
    if verb == "done":
        given = {one.name: count for one, count in zip(form.parts, shares, strict=True) if count}
        if form.accepts(given):
            return settled(asked, draft, given)
        return wrong_sum(asked, sum(shares), form)
    if verb in ("more", "less", "most") and known:
        return _changed(asked, draft, form, verb, number)
    return Refused(asked.say("cosmic-ask-unknown"))


def _changed(asked: Asked, draft: Draft, form: Split, verb: str, at: int) -> Result:
    shares = _shares(asked, draft, form)
    one = form.parts[at]
    room = form.high - sum(shares)
    step = {"more": 1, "less": -1, "most": min(room, one.high - shares[at])}[verb]
    count = shares[at] + step
    if not one.low <= count <= one.high:
        return wrong_share(asked, one)
    if step > room:
        return wrong_sum(asked, sum(shares) + step, form)
    shares[at] = count
    return Draft(shares=tuple(shares), at=draft.at)


def _there(asked: Asked, place: str) -> str:
    held = holding(asked, place)
    return asked.say("cosmic-ask-there", tokens=held) if held else ""


def wrong_share(asked: Asked, one: Part) -> Refused:
    place = escaped(asked, part(asked, one.name))
    return Refused(asked.say("cosmic-ask-wrong-share", place=place, least=one.low, most=one.high, rule=asked.rule))


def wrong_sum(asked: Asked, count: int, form: Split) -> Refused:
    return Refused(asked.say("cosmic-ask-wrong-sum", count=count, whole=_whole(form), rule=asked.rule))


def _whole(form: Split) -> Message:
    """The total to reach: ``3``, or ``2 to 4``."""
    if form.low == form.high:
        return Message("cosmic-ask-whole", count=form.high)
    return Message("cosmic-ask-range", least=form.low, most=form.high)


def _shares(asked: Asked, draft: Draft, form: Split) -> list[int]:
    if len(draft.shares) == len(form.parts):
        return list(draft.shares)
    starts = (asked.filled, asked.ask.default)
    given = next((one for one in starts if isinstance(one, dict) and form.accepts(one)), {})
    shares = [given.get(one.name, one.low) for one in form.parts]
    return [count if isinstance(count, int) else 0 for count in shares]
