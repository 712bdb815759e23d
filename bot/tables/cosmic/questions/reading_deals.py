"""Typed words in a negotiation: ``offer attack 12, red 2 for compromise``, ``accept 2``, ``no deal``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bot.cosmic.model.state import NOBODY
from bot.kernel.ask import Choice, Deal, OneOf
from bot.kernel.event import Seat
from bot.tables.cosmic.controls import Act, Draft, Option, Refused
from bot.tables.cosmic.questions.bargaining import (
    Bargain,
    acceptable,
    as_asked,
    heap,
    offer_of,
    offering,
    typed_offer,
    weighed,
)
from bot.tables.cosmic.questions.labels import escaped
from bot.tables.cosmic.questions.reading import begins, misread, pieces, suggestions
from bot.words.search import LONGEST_TYPED, Named, closest, completions, find, plain, too_long

_RULE = "5.5.3"


def read(bargain: Bargain, typed: str) -> Act | Draft | Refused:
    if too_long(typed):
        return Refused(bargain.say("cosmic-ask-too-long", most=LONGEST_TYPED, rule=_RULE))
    say = bargain.say
    words = plain(typed)
    bare = re.sub(r"\d+", " ", words).split()
    fail, withdraw = _plain(say("cosmic-deal-words-fail")), _plain(say("cosmic-deal-words-withdraw"))
    if (bare and all(word in fail for word in bare)) or words == plain(say("cosmic-deal-none")):
        return weighed(bargain, "fail", 0)
    if (bare and bare[0] in withdraw) or words == plain(say("cosmic-deal-withdraw")):
        action = bargain.action("withdraw")
        return Refused(say("cosmic-deal-not-now")) if action is None else Act(action.key, None)
    if bare and (
        bare[0] in _plain(say("cosmic-deal-words-accept"))
        or bare == plain(say("cosmic-deal-accept", number="")).split()
    ):
        return _accepted(bargain, words)
    return _offer(bargain, typed)


def suggest(bargain: Bargain, typed: str) -> list[tuple[str, str]]:
    if too_long(typed):
        return []
    say = bargain.say
    rows: list[str] = []
    accept = bargain.action("accept")
    if accept is not None and isinstance(accept.form, OneOf):
        open_ = [one for one in acceptable(bargain) if one.number in accept.form.options]
        rows += [say("cosmic-deal-accept", number=offer.number) for offer in open_]
    rows += [say("cosmic-deal-withdraw")] if bargain.action("withdraw") is not None else []
    rows += [say("cosmic-deal-none")] if bargain.action("fail") is not None else []
    begun = [thing.value for thing in completions(typed, [Named(row, (row,)) for row in rows])]
    return suggestions([*(row for row in begun if begins(typed, row)), *_offers(bargain, typed)])


def _plain(words: str) -> set[str]:
    return set(plain(words).split())


def _accepted(bargain: Bargain, words: str) -> Draft | Refused:
    """Find the offer by its number, or as the only one."""
    numbers = [int(found) for found in re.findall(r"\d{1,9}", words)] or [one.number for one in acceptable(bargain)]
    if len(numbers) != 1:
        return Refused(bargain.say("cosmic-deal-no-such-offer"))
    return weighed(bargain, "accept", numbers[0])


def _halves(bargain: Bargain, typed: str) -> tuple[str, str | None]:
    """Split the words into gifts and wishes; None for wishes if there is no such part yet."""
    begin = "|".join(map(re.escape, bargain.say("cosmic-deal-words-offer").split()))
    between = "|".join(map(re.escape, bargain.say("cosmic-deal-words-for").split()))
    rest = re.sub(rf"^\s*(?:{begin})\b:?", "", typed, flags=re.I)
    parts = re.split(rf"\b(?:{between})\b|/", rest, maxsplit=1, flags=re.I)
    return parts[0], parts[1] if len(parts) > 1 else None


def _things(bargain: Bargain, form: Deal, place: int) -> list[Named[tuple[int, Option]]]:
    return [Named((at, one), (one.label, *one.also)) for at in (place, place + 1) for one in heap(bargain, form, at)]


def _whom(bargain: Bargain, typed: str) -> tuple[Seat, str]:
    """Split the receiver from the rest of the typed words; NOBODY if the name is missing."""
    others = bargain.offers()
    if len(others) <= 1:
        return next(iter(others), NOBODY), typed
    for seat in sorted(others, key=lambda other: -len(bargain.names[other])):
        named = re.match(rf"\s*{re.escape(bargain.names[seat])}\s*:?\s*", typed, flags=re.I)
        if named is not None:
            return seat, typed[named.end() :]
    return NOBODY, typed


def _offer(bargain: Bargain, typed: str) -> Act | Refused:
    to, rest = _whom(bargain, typed)
    action = offering(bargain, to)
    if action is None or not isinstance(action.form, Deal):
        return Refused(bargain.say("cosmic-deal-not-now"))
    if to == NOBODY:
        names = [escaped(as_asked(bargain), bargain.names[seat]) for seat in bargain.offers()]
        return Refused(bargain.say("cosmic-deal-whom", names=names))
    halves: list[Choice] = []
    for place, half in zip((0, 2), _halves(bargain, rest), strict=True):
        found = _half(bargain, action.form, place, half or "")
        if isinstance(found, Refused):
            return found
        goods = [one.choice for at, one in found if at == place]
        grants = [one.choice for at, one in found if at != place]
        if len(grants) > 1:
            return Refused(bargain.say("cosmic-ask-too-many", count=1, rule=_RULE))
        most = action.form.take.most if place else action.form.give.most
        if most is not None and len(goods) > most:
            return Refused(bargain.say("cosmic-ask-too-many", count=most, rule=_RULE))
        halves.append({"goods": goods, "grant": grants[0] if grants else None})
    return offer_of(bargain, {"give": halves[0], "take": halves[1]}, to)


def _half(bargain: Bargain, form: Deal, place: int, typed: str) -> list[tuple[int, Option]] | Refused:
    say = bargain.say
    left = _things(bargain, form, place)
    noise = frozenset(_plain(say("cosmic-ask-words-noise")))
    here, none = as_asked(bargain), _plain(say("cosmic-ask-words-none"))
    chosen: list[tuple[int, Option]] = []
    for piece in pieces(bargain.say, typed):
        if plain(piece) in none:
            continue
        found = find(piece, left, noise)
        faces = {one.names[-1] if one.value[1].also else one.names[0] for one in found}
        if not found:
            near = [escaped(here, one.names[0]) for one in closest(piece, left)]
            return misread(say, piece, near, _RULE)
        if len(found) > 1 and len(faces) > 1:
            return Refused(say("cosmic-ask-which", rows=[escaped(here, one.names[0]) for one in found[:5]], rule=_RULE))
        chosen.append(found[0].value)
        left.remove(found[0])
    return chosen


def _offers(bargain: Bargain, typed: str) -> Iterator[str]:
    to, rest = _whom(bargain, typed)
    if to == NOBODY:
        begun = [seat for seat in bargain.offers() if begins(typed, bargain.names[seat])]
        for seat in begun:
            yield from _begun(bargain, seat, "")
    else:
        yield from _begun(bargain, to, rest)


def _begun(bargain: Bargain, to: Seat, typed: str) -> Iterator[str]:
    action = offering(bargain, to)
    if action is None or not isinstance(action.form, Deal):
        return
    give, take = _halves(bargain, typed)
    if take is None:
        for goods in _goes_on(bargain, action.form, 0, give):
            yield typed_offer(bargain, to, goods, [])
    given = _half(bargain, action.form, 0, give)
    if isinstance(given, Refused):
        return
    gives = [one.label for _, one in given]
    if take is not None:
        for goods in _goes_on(bargain, action.form, 2, take):
            yield typed_offer(bargain, to, gives, goods)
    elif given:
        for thing in _things(bargain, action.form, 2):
            yield typed_offer(bargain, to, gives, [thing.names[0]])


def _goes_on(bargain: Bargain, form: Deal, place: int, half: str) -> Iterator[list[str]]:
    *before, last = re.split(r"[,;]", half)
    head = _half(bargain, form, place, ",".join(before))
    if isinstance(head, Refused):
        return
    used = [one.label for _, one in head]
    left = [one for one in _things(bargain, form, place) if one.names[0] not in used]
    for thing in completions(last, left, frozenset(_plain(bargain.say("cosmic-ask-words-noise")))):
        yield [*used, thing.names[0]]
