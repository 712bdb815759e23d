"""Typed answers to a question, read and suggested; each suggestion is read back as its answer."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.kernel.ask import Choice, Number, OneOf, Order, Part, Split, UpTo, YesNo, whole_number
from bot.tables.contract.message import LABEL, OPTIONS
from bot.tables.cosmic.controls import Answer, Asked, Draft, Option, Refused
from bot.tables.cosmic.questions.choosing import settled
from bot.tables.cosmic.questions.dividing import wrong_share, wrong_sum
from bot.tables.cosmic.questions.labels import answer_text, escaped, options, part, shares_told, ways
from bot.tables.cosmic.questions.ordering import ENUMERATED
from bot.words.message import Message
from bot.words.search import LONGEST_TYPED, Named, closest, completions, find, plain, too_long
from bot.words.signs import safe_name
from bot.words.speech import Speech

_ECHO = 60


def read(asked: Asked, typed: str) -> Answer | Draft | Refused:
    """Parse a typed answer; a draft if it gives something up for good and needs a second press."""
    if too_long(typed):
        return Refused(asked.say("cosmic-ask-too-long", most=LONGEST_TYPED, rule=asked.rule))
    form = asked.ask.form
    match form:
        case OneOf() | YesNo():
            found = matched(asked, typed, _things(asked))
            return found if isinstance(found, Refused) else settled(asked, Draft(), found.choice)
        case Number():
            numbers = re.findall(r"-?\d{1,9}", typed)
            if len(numbers) == 1 and form.accepts(int(numbers[0])):
                return settled(asked, Draft(), int(numbers[0]))
            return Refused(asked.say("cosmic-ask-wrong-number", least=form.low, most=form.high, rule=asked.rule))
        case UpTo() | Order():
            return _list(asked, typed, form)
        case Split():
            return _split(asked, typed, form)
        case _:
            return Refused(asked.say("cosmic-ask-unknown"))


def suggest(asked: Asked, typed: str) -> list[tuple[str, str]]:
    """Suggest input, given what was typed so far: label and value, at most 25."""
    if too_long(typed):
        return []
    named = _suggested(asked, typed) if readable(asked.say, asked.names) else []
    return named or _suggested(replace(asked, short=True), typed)


def _suggested(asked: Asked, typed: str) -> list[tuple[str, str]]:
    form = asked.ask.form
    match form:
        case UpTo() | Order():
            return suggestions(_lists(asked, typed, form))
        case Split() if form.count() > ENUMERATED:
            return suggestions(_shares(asked, typed, form))
    return suggestions(thing.value.label for thing in completions(typed, _things(asked), _noise(asked)))


def suggestions(rows: Iterable[str]) -> list[tuple[str, str]]:
    found = dict.fromkeys(row for row in rows if len(row) <= LABEL)
    return [(row, row) for row in found][:OPTIONS]


def matched(asked: Asked, typed: str, things: Sequence[Named[Option]]) -> Option | Refused:
    found = find(typed, things, _noise(asked))
    begun = [one for one in found if any(plain(name).startswith(plain(typed)) for name in one.names)]
    if len(found) == 1 or len(begun) == 1:
        return (begun if len(begun) == 1 else found)[0].value
    if found:
        rows = [escaped(asked, one.value.label) for one in found[:5]]
        return Refused(asked.say("cosmic-ask-which", rows=rows, rule=asked.rule))
    near = [escaped(asked, one.value.label) for one in closest(typed, things)]
    return misread(asked.say, typed, near, asked.rule)


def misread(say: Speech, typed: str, near: Sequence[str | Message], rule: str) -> Refused:
    """Refuse words that mean no answer; ``near`` are the closest answers."""
    tip = Message("cosmic-ask-try", near=near) if near else Message("question-limit-one")
    if shown := quoted(typed):
        return Refused(say("cosmic-ask-misread", typed=shown, tip=tip, rule=rule))
    return Refused(say("cosmic-ask-misread-empty", tip=tip, rule=rule))


def quoted(typed: str) -> str:
    """Quote typed words, escaped and shortened; empty if nothing in them can be read."""
    return safe_name(typed[:_ECHO]) if any(char.isalnum() for char in typed) else ""


def pieces(say: Speech, typed: str) -> list[str]:
    """Split at commas, semicolons, line ends, plus signs and words such as "and"."""
    words = "|".join(map(re.escape, say("cosmic-ask-words-and").split()))
    return [piece.strip() for piece in re.split(rf"[,;\n+&]|\b(?:{words})\b", typed, flags=re.I) if piece.strip()]


def readable(say: Speech, names: Sequence[str]) -> bool:
    """True if no name reads as a list: ``Tom and Jerry``."""
    return all(len(pieces(say, name)) == 1 for name in names)


def _things(asked: Asked) -> list[Named[Option]]:
    return [Named(option, (option.label, *option.also)) for option in options(asked)]


def _noise(asked: Asked) -> frozenset[str]:
    return frozenset(map(plain, asked.say("cosmic-ask-words-noise").split()))


def _says(typed: str, words: str) -> bool:
    return plain(typed) in {plain(word) for word in words.split()}


# --- numbers and lists ------------------------------------------------------------------------------------------------


def _list(asked: Asked, typed: str, form: UpTo | Order) -> Answer | Draft | Refused:
    say = asked.say
    nothing, every = {plain(asked.none), plain(say("cosmic-ask-none", of="other"))}, say("cosmic-ask-all")
    if asked.may_be_none and (plain(typed) in nothing or _says(typed, say("cosmic-ask-words-none"))):
        return settled(asked, Draft(), [])
    if isinstance(form, UpTo) and (plain(typed) == plain(every) or _says(typed, say("cosmic-ask-words-all"))):
        chosen: list[Choice] | Refused = list(form.options)
    else:
        chosen = _listed(asked, typed, form)
    if isinstance(chosen, Refused):
        return chosen
    if isinstance(form, UpTo) and len(chosen) > form.n:
        return Refused(say("cosmic-ask-too-many", count=form.n, rule=asked.rule))
    return settled(asked, Draft(), chosen) if chosen else misread(say, "", [], asked.rule)


def _listed(asked: Asked, typed: str, form: UpTo | Order) -> list[Choice] | Refused:
    """One thing whose name is all of the text, or one a piece; the last of an order may be left out."""
    things = _things(asked)
    if isinstance(form, UpTo) and len(whole := find(typed, things, _noise(asked))) == 1:
        return [whole[0].value.choice]
    read = _one_by_one(asked, pieces(asked.say, typed), things)
    if isinstance(read, Refused):
        return read
    found, left = read
    if isinstance(form, Order) and len(left) == 1:
        found.append(left.pop().value)
    if isinstance(form, Order) and left:
        rows = [escaped(asked, thing.value.label) for thing in left]
        return Refused(asked.say("cosmic-ask-missing", rows=rows, rule=asked.rule))
    return [option.choice for option in found]


def _one_by_one(
    asked: Asked, typed: Sequence[str], things: Sequence[Named[Option]]
) -> tuple[list[Option], list[Named[Option]]] | Refused:
    found: list[Option] = []
    left = list(things)
    for piece in typed:
        option = matched(asked, piece, left)
        if isinstance(option, Refused):
            return option
        found.append(option)
        left = [thing for thing in left if thing.value is not option]
    return found, left


def _lists(asked: Asked, typed: str, form: UpTo | Order) -> Iterator[str]:
    *before, last = re.split(r"[,;]", typed)
    read = _one_by_one(asked, before, _things(asked))
    if isinstance(read, Refused):
        return
    found, left = read
    head = [option.label for option in found]
    words = _none_or_all(asked, last, form) if isinstance(form, UpTo) and not head else []
    if not plain(last):
        yield from words
    if isinstance(form, UpTo) and len(head) >= form.n:
        return
    for thing in completions(last, left, _noise(asked)):
        rest = [one.value.label for one in left if one is not thing] if isinstance(form, Order) else []
        yield ", ".join([*head, thing.value.label, *rest])
    if plain(last):
        yield from words


def _none_or_all(asked: Asked, begun: str, form: UpTo) -> list[str]:
    words = [asked.none] if asked.may_be_none else []
    if form.n > 1 if plain(begun) else form.n >= len(form.options) > 1:
        words.append(asked.say("cosmic-ask-all"))
    return [word for word in words if plain(word).startswith(plain(begun))]


# --- divisions --------------------------------------------------------------------------------------------------------


def _split(asked: Asked, typed: str, form: Split) -> Answer | Draft | Refused:
    """``3 from red 2, 1 from blue 4``; a place alone takes one, or all if nothing else is named."""
    listed = options(asked)
    exact = [one for one in listed if one.label.casefold() == typed.strip().casefold()]
    if exact:
        return settled(asked, Draft(), exact[0].choice)
    if _says(typed, asked.say("cosmic-ask-words-none")) and form.accepts({}):
        return settled(asked, Draft(), {})
    if (alone := whole_number(plain(typed))) is not None:
        return _whole(asked, alone, form)
    named = pieces(asked.say, typed)
    shares: dict[str, int] = {}
    for piece in named:
        found = _piece(asked, piece, form, alone=len(named) == 1)
        if isinstance(found, Refused):
            return found
        one, count = found
        shares[one.name] = shares.get(one.name, 0) + count
    return _checked(asked, shares, form)


def _checked(asked: Asked, shares: dict[str, int], form: Split) -> Answer | Draft | Refused:
    for one in form.parts:
        count = shares.setdefault(one.name, one.low)
        if not one.low <= count <= one.high:
            return wrong_share(asked, one)
    whole = sum(shares.values())
    if not form.low <= whole <= form.high:
        return wrong_sum(asked, whole, form)
    return settled(asked, Draft(), {name: count for name, count in shares.items() if count})


def _whole(asked: Asked, count: int, form: Split) -> Answer | Draft | Refused:
    """A number alone: enough for one part, or if the default divides just so many."""
    default = asked.ask.default
    if len(form.parts) == 1:
        return _checked(asked, {form.parts[0].name: count}, form)
    if isinstance(default, dict) and sum(one for one in default.values() if isinstance(one, int)) == count:
        return settled(asked, Draft(), default)
    if not form.low <= count <= form.high:
        return wrong_sum(asked, count, form)
    names = [escaped(asked, part(asked, one.name)) for one in form.parts[:3]]
    near = [Message("cosmic-ask-share", place=name, count=count) for name in names]
    return misread(asked.say, str(count), near, asked.rule)


def _piece(asked: Asked, piece: str, form: Split, *, alone: bool) -> tuple[Part, int] | Refused:
    """The number stands before its place, or behind it after a sign."""
    things = [
        Named(Option(at, one.name, part(asked, one.name)), (part(asked, one.name), *ways(asked, one.name)))
        for at, one in enumerate(form.parts)
    ]
    behind = re.fullmatch(r"(.*\S)\s*[:=x×*]\s*(\d{1,9})\s*×?", piece, re.I) or re.fullmatch(
        r"(.*\S)\s+(\d{1,9})\s*×", piece
    )
    before = re.fullmatch(r"(\d{1,9})\s*[x×*:]?\s+(.*\S)", piece, re.I)
    rest, count = piece, 0
    if behind:
        rest, count = behind[1], int(behind[2])
    elif before and find(before[2], things, _noise(asked)):
        rest, count = before[2], int(before[1])
    found = matched(asked, rest, things)
    if isinstance(found, Refused):
        return found
    one = form.parts[found.place]
    whole = max(form.low, 1) if alone and form.low == form.high else 1
    return one, count if behind or (before and rest != piece) else whole


def _shares(asked: Asked, typed: str, form: Split) -> Iterator[str]:
    """Yield the default; then the clear part of the text with one place more, by each number that fits."""
    *before, last = [*re.split(r"[,;]", typed)] or [""]
    head: dict[str, int] = {}
    for piece in before:
        found = _piece(asked, piece, form, alone=False)
        if isinstance(found, Refused):
            return
        head[found[0].name] = found[1]
    for start in (asked.ask.default, {}) if not head else ():
        if form.accepts(start) and begins(typed, answer_text(asked, start)):
            yield answer_text(asked, start)
    both = (asked, replace(asked, short=True))
    for count in range(min(form.high, max(one.high for one in form.parts)), 0, -1):
        for one in form.parts:
            given = {**head, one.name: count}
            if one.name in head or count > one.high or sum(given.values()) > form.high:
                continue
            if form.accepts(given) and any(begins(last, shares_told(way, {one.name: count})) for way in both):
                shares = ((part(asked, name), share) for name, share in given.items())
                yield ", ".join(asked.say("cosmic-ask-share", place=place, count=share) for place, share in shares)


def begins(typed: str, text: str) -> bool:
    there = plain(text).split()
    return all(any(one.startswith(word) for one in there) for word in plain(typed).split())
