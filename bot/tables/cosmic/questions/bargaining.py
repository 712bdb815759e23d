"""Negotiations (5.5) as actions: pressed and typed; nothing here reads a hand but one's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from bot.cosmic.model import ids as parsed
from bot.cosmic.seen.views import OfferView, SeatView
from bot.cosmic.words import things
from bot.kernel.ask import Action, Ask, Choice, Deal, Gift, OneOf, UpTo, whole_number
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract.choices import ACTS
from bot.tables.contract.message import LABEL
from bot.tables.contract.table import Field, Menu, MenuOption
from bot.tables.cosmic.controls import (
    PAGE,
    PREFIX,
    Act,
    Asked,
    Controls,
    Draft,
    Form,
    Option,
    Refused,
    Result,
    answering,
    button,
)
from bot.tables.cosmic.questions.choosing import cut, page_of, paged
from bot.tables.cosmic.questions.labels import escaped, options, part, whence
from bot.tables.cosmic.questions.ordering import numbers
from bot.tables.cosmic.questions.reading import readable
from bot.words.message import DEFAULT, Language, Message, ids
from bot.words.speech import Speech, speech

_EMPTY: tuple[tuple[int, ...], ...] = ((), (), (), ())
_HEAPS = ("gc", "gb", "tc", "tb")
"""Cards given, base given, cards wanted, base wanted."""
_ASIDE = -1
"""The ``at`` of a draft that is kept while the offers are looked at."""
_OFFERED = ids("cosmic-deal-", ("my_offer", "offer", "offer_you", "my_offer_to", "offer_to"))
_USUAL = 2
_LONGEST = 1_500


@dataclass(frozen=True, slots=True)
class Bargain:
    number: int
    actions: Sequence[Action]
    view: SeatView
    names: Sequence[str]
    """By seat: clean, not escaped."""
    language: Language = DEFAULT

    @property
    def say(self) -> Speech:
        return speech(self.language)

    def action(self, what: parsed.Step) -> Action | None:
        return next(iter(self._mine(what)), None)

    def offers(self) -> dict[Seat, Action]:
        return {to: one for one in self._mine("offer") if (to := self.view.partner(one.key)) is not None}

    def dealers(self) -> tuple[Seat, ...]:
        challenge = self.view.table.challenge
        return () if challenge is None else challenge.dealing()

    def _mine(self, what: parsed.Step) -> list[Action]:
        mine = (one for one in self.actions if one.seats is not None and self.view.seat in one.seats)
        return [one for one in mine if parsed.dealing(one.key).step == what]


def show(bargain: Bargain, draft: Draft) -> Controls:
    if draft.weighed:
        return _sure(bargain, draft)
    if _makes(bargain, draft):
        return _making(bargain, draft)
    say, refuses = bargain.say, bargain.action("fail") is None
    lines = [say("cosmic-deal-gave-up") if refuses else _begins(bargain), *_offers(bargain)]
    if not bargain.view.offers and not refuses:
        lines.append(say("cosmic-deal-no-offers"))
    return msgspec.structs.replace(_doing(bargain), text=cut("\n".join(lines), _LONGEST))


def places(bargain: Bargain, draft: Draft) -> dict[str, int]:
    """Numbers of the places that may be bases in the draft offer; empty while none is made."""
    form = _form(bargain, draft.to)
    if form is None or not _makes(bargain, draft):
        return {}
    grants = (*form.give.grants, *form.take.grants)
    ask = Ask(seat=bargain.view.seat, key=parsed.deal_key("offer"), form=UpTo(len(grants), grants))
    return numbers(replace(as_asked(bargain), ask=ask))


def press(bargain: Bargain, draft: Draft, choice: str, values: Sequence[str] = ()) -> Result:
    """Handle a press of a control of ``show``; ``reading_deals`` handles submitted forms."""
    pressed = answering(choice)
    verb, number = pressed.verb, pressed.number
    say = bargain.say
    if draft.weighed:
        if verb == "sure":
            return _agreed(bargain, draft)
        # Another message may still show the offers: what is pressed there is a new choice.
        draft = msgspec.structs.replace(draft, weighed="")
        if verb == "back":
            return draft
    to = number if verb == "new" and len(bargain.offers()) > 1 else draft.to
    form = _form(bargain, to)
    if form is not None and verb in ("new", "type", "clear"):
        return _begun(bargain, draft, verb, to)
    if verb == "back":
        return msgspec.structs.replace(draft, at=_ASIDE) if draft.heaps not in ((), _EMPTY) else Draft()
    if verb == "accept":
        return weighed(bargain, "accept", number, draft)
    if verb == "fail":
        return weighed(bargain, "fail", 0, draft)
    if verb == "withdraw" and (action := bargain.action("withdraw")) is not None:
        return Act(action.key, None)
    if form is not None and draft.heaps:
        if verb == "p":
            return msgspec.structs.replace(draft, at=number)
        if verb == "done":
            return offer_of(bargain, contents(form, draft), draft.to)
        if verb in _HEAPS:
            return _marked(bargain, draft, form, _HEAPS.index(verb), number, values)
    return Refused(say("cosmic-deal-not-now"))


def _begun(bargain: Bargain, draft: Draft, verb: str, to: int) -> Result:
    if verb == "new" and draft.heaps and to == draft.to:
        return msgspec.structs.replace(draft, at=0)
    if verb != "type":
        return Draft(heaps=_EMPTY, to=to)
    say = bargain.say
    hint = say("cosmic-ask-hint", example=typed_offer(bargain, to, ["…"], ["…"]))
    field = Field(say("cosmic-ask-form-field"), cut(hint, LABEL), most=400)
    return Form(f"{PREFIX}typed", say("cosmic-ask-form"), (field,))


def offer_of(bargain: Bargain, contents: Choice, to: Seat) -> Act | Refused:
    action = offering(bargain, to)
    if action is None or action.form is None:
        return Refused(bargain.say("cosmic-deal-not-now"))
    if not action.form.accepts(contents):
        return Refused(bargain.say("cosmic-deal-empty"))
    return Act(action.key, contents)


def weighed(
    bargain: Bargain,
    what: parsed.Step,
    number: int,
    draft: Draft = Draft(),  # noqa: B008  # frozen
) -> Draft | Refused:
    """Return a draft that waits for the second press of ``accept`` or ``fail``."""
    action = bargain.action(what)
    if action is None:
        return Refused(bargain.say("cosmic-deal-no-such-offer" if what == "accept" else "cosmic-deal-not-now"))
    if isinstance(action.form, OneOf) and not action.form.accepts(number):
        there = any(offer.number == number for offer in bargain.view.offers)
        return Refused(bargain.say("cosmic-deal-cannot-keep" if there else "cosmic-deal-no-such-offer"))
    return msgspec.structs.replace(draft, weighed=encode([what, number]).decode())


def heap(bargain: Bargain, form: Deal, place: int) -> list[Option]:
    """List the options of one heap; captives that return to their owner are among the cards."""
    gift = form.give if place < 2 else form.take
    things = gift.grants if place % 2 else gift.goods
    if gift.most == 0 and not place % 2:
        return []
    ask = Ask(seat=bargain.view.seat, key=parsed.deal_key("offer"), form=UpTo(len(things), things))
    short = not readable(bargain.say, bargain.names)
    found = options(Asked(bargain.number, ask, bargain.view, bargain.names, bargain.language, short=short))
    for at, option in enumerate(found) if place % 2 else ():
        places = (option.label, *option.also)
        label, *also = [bargain.say("cosmic-deal-base", place=place) for place in places]
        found[at] = option._replace(label=label, also=(*places, *also))
    return found


def contents(form: Deal, draft: Draft) -> Choice:
    heaps = draft.heaps or _EMPTY
    halves: list[Choice] = []
    for gift, goods, grants in ((form.give, heaps[0], heaps[1]), (form.take, heaps[2], heaps[3])):
        granted = gift.grants[grants[0]] if grants and grants[0] < len(gift.grants) else None
        halves.append({"goods": [gift.goods[place] for place in goods if place < len(gift.goods)], "grant": granted})
    return {"give": halves[0], "take": halves[1]}


def terms(bargain: Bargain, offer: OfferView) -> tuple[list[str], list[str]]:
    return (
        _half(bargain, offer.cards, offer.base, offer.back),
        _half(bargain, offer.wants, offer.wants_base, offer.wants_back),
    )


def _half(bargain: Bargain, goods: Sequence[str], base: str | None, back: Mapping[str, int]) -> list[str]:
    say, asked = bargain.say, as_asked(bargain)
    rows = [say("cosmic-ask-card", card=things.card(card)) for card in goods]
    rows += [say("cosmic-deal-base", place=escaped(asked, part(asked, base)))] if base is not None else []
    captives = ((escaped(asked, whence(asked, place)), count) for place, count in back.items())
    return rows + [say("cosmic-deal-captives", count=count, place=place) for place, count in captives]


def acceptable(bargain: Bargain) -> list[OfferView]:
    """Return others' offers that this seat has not accepted, one for each number."""
    me = bargain.view.seat
    theirs = [offer for offer in bargain.view.offers if offer.seat != me and me not in offer.agreed]
    return list({offer.number: offer for offer in reversed(theirs)}.values())[::-1]


def typed_offer(bargain: Bargain, to: Seat, gives: Sequence[str], wants: Sequence[str]) -> str:
    say, others = bargain.say, bargain.offers()
    typed = say("cosmic-deal-typed", gives=gives, wants=wants) if wants else say("cosmic-deal-typed-half", gives=gives)
    return f"{bargain.names[to if to in others else next(iter(others))]}: {typed}" if len(others) > 1 else typed


def gave(bargain: Bargain, draft: Draft, form: Deal) -> tuple[list[str], list[str]]:
    heaps = draft.heaps or _EMPTY
    cards, base, wanted, wanted_base = (
        [one.label for one in heap(bargain, form, place) if one.place in chosen] if chosen else []
        for place, chosen in enumerate(heaps)
    )
    return cards + base, wanted + wanted_base


def _makes(bargain: Bargain, draft: Draft) -> bool:
    return not draft.weighed and bool(draft.heaps) and draft.at != _ASIDE and offering(bargain, draft.to) is not None


def offering(bargain: Bargain, to: Seat) -> Action | None:
    """The offer action to ``to``, else the first."""
    found = bargain.offers()
    return found.get(to) or next(iter(found.values()), None)


def _form(bargain: Bargain, to: Seat) -> Deal | None:
    action = offering(bargain, to)
    return action.form if action is not None and isinstance(action.form, Deal) else None


def _begins(bargain: Bargain) -> str:
    if len(bargain.dealers()) > _USUAL:
        return bargain.say("cosmic-deal-negotiate-several", names=_others(bargain))
    challenge = bargain.view.table.challenge
    if challenge is not None and challenge.dealers:
        return bargain.say("cosmic-deal-negotiate-with", names=_others(bargain))
    return bargain.say("cosmic-deal-negotiate")


def _others(bargain: Bargain) -> list[str]:
    asked = as_asked(bargain)
    return [escaped(asked, bargain.names[seat]) for seat in bargain.dealers() if seat != bargain.view.seat]


def _offers(bargain: Bargain) -> list[str]:
    asked, offers = as_asked(bargain), bargain.view.offers
    agreed = {one.number: [escaped(asked, bargain.names[seat]) for seat in one.agreed] for one in offers if one.agreed}
    taken = [bargain.say("cosmic-deal-agreed", number=number, names=names) for number, names in agreed.items()]
    return [_told(bargain, offer) for offer in offers] + taken


def _told(bargain: Bargain, offer: OfferView) -> str:
    gives, wants = terms(bargain, offer)
    trade = Message("cosmic-deal-trade", gives=gives, wants=wants)
    name, to = (escaped(as_asked(bargain), bargain.names[seat]) for seat in (offer.seat, offer.to))
    mine, several = offer.seat == bargain.view.seat, len(bargain.dealers()) > _USUAL
    if not several:
        how = "my_offer" if mine else "offer"
    elif offer.to == bargain.view.seat:
        how = "offer_you"
    else:
        how = "my_offer_to" if mine else "offer_to"
    return bargain.say(_OFFERED[how], number=offer.number, name=name, to=to, trade=trade)


def _doing(bargain: Bargain) -> Controls:
    say, number = bargain.say, bargain.number
    accepts = [
        button(number, f"accept_{offer.number}", say("cosmic-deal-accept", number=offer.number), "success")
        for offer in acceptable(bargain)[:5]
        if bargain.action("accept") is not None
    ]
    end = [button(number, "fail", say("cosmic-deal-none"), "danger")] if bargain.action("fail") is not None else []
    others = list(bargain.offers())
    beside = [button(number, "type", say("cosmic-ask-type"))] if others else []
    if bargain.action("withdraw") is not None:
        beside.append(button(number, "withdraw", say("cosmic-deal-withdraw")))
    if len(others) > 1 or len(accepts) > 1:
        makes = [button(number, f"new_{to}", say("cosmic-deal-make-to", name=bargain.names[to])) for to in others]
        options = tuple(MenuOption(one.choice, one.label) for one in (*accepts, *makes))
        menu = Menu(number, ACTS, say("cosmic-ask-choose"), options)
        return Controls("", (menu,), (tuple(end),) if end else (), tuple(beside))
    mine = any(offer.seat == bargain.view.seat for offer in bargain.view.offers)
    make = button(number, "new", say("cosmic-deal-counter" if mine else "cosmic-deal-make"), "primary")
    rows = ([*accepts, *end], [make] if others else [])
    return Controls("", (), tuple(tuple(row) for row in rows if row), tuple(beside))


def _making(bargain: Bargain, draft: Draft) -> Controls:
    form, say = _form(bargain, draft.to), bargain.say
    assert form is not None, "no offer can be made"
    titles = (
        say("cosmic-deal-give-goods" if _with_captives(form.give) else "cosmic-deal-give-cards"),
        say("cosmic-deal-give-base"),
        say("cosmic-deal-take-goods" if _with_captives(form.take) else "cosmic-deal-take-cards"),
        say("cosmic-deal-take-base"),
    )
    menus: list[Menu] = []
    pages = 1
    for place, title in enumerate(titles):
        things = heap(bargain, form, place)
        if not things:
            continue
        lines = [
            MenuOption(str(one.place), one.label, cut(one.detail, LABEL), one.place in draft.heaps[place])
            for one in things
        ]
        most = form.take.most if place == 2 and form.take.most is not None else len(lines)
        at = page_of(draft.at, len(lines))
        menu = paged(as_asked(bargain), f"{_HEAPS[place]}_{at}", lines, at, title, 1 if place % 2 else most)
        menus.append(msgspec.structs.replace(menu, least=0))
        pages = max(pages, -(-len(lines) // PAGE))
    empty = not form.accepts(contents(form, draft))
    row = [
        button(bargain.number, "done", say("cosmic-deal-hand-in"), "success", disabled=empty),
        button(bargain.number, "back", say("cosmic-ask-back")),
    ]
    if pages > 1:
        row.insert(1, button(bargain.number, f"p_{(draft.at + 1) % pages}", say("cosmic-deal-more-cards")))
    asked = as_asked(bargain)
    gives, wants = ([escaped(asked, one) for one in half] for half in gave(bargain, draft, form))
    trade = Message("cosmic-deal-trade", gives=gives, wants=wants)
    to = escaped(asked, bargain.names[draft.to]) if draft.to in bargain.offers() else ""
    text = say("cosmic-deal-drafted-to", to=to, trade=trade) if to else say("cosmic-deal-drafted", trade=trade)
    told = [*_offers(bargain), text]  # the other side may have made one meanwhile
    clear = button(bargain.number, "clear", say("cosmic-ask-clear"))
    return Controls(cut("\n".join(told), _LONGEST), tuple(menus), (tuple(row),), (clear,))


def _with_captives(gift: Gift) -> bool:
    return any(isinstance(one, str) and parsed.captive(one) is not None for one in gift.goods)


def as_asked(bargain: Bargain) -> Asked:
    ask = Ask(seat=bargain.view.seat, key=parsed.deal_key("offer"), form=UpTo(0, ()))
    return Asked(bargain.number, ask, bargain.view, bargain.names, bargain.language)


def _marked(
    bargain: Bargain, draft: Draft, form: Deal, place: int, page: int, values: Sequence[str]
) -> Draft | Refused:
    """Apply the marks on one page of a heap; those on other pages stay."""
    things = heap(bargain, form, place)
    known = {one.place for one in things}
    chosen = [number for value in values if (number := whole_number(value)) is not None]
    if len(chosen) < len(values) or not set(chosen) <= known or (place % 2 and len(chosen) > 1):
        return Refused(bargain.say("cosmic-deal-not-now"))
    here = {one.place for one in things[page * PAGE :][:PAGE]}
    old = () if place % 2 else tuple(one for one in draft.heaps[place] if one not in here)
    whole = (*old, *dict.fromkeys(chosen))
    most = form.take.most if place == 2 else form.give.most if place == 0 else None
    if most is not None and len(whole) > most:
        return Refused(bargain.say("cosmic-ask-too-many", count=most, rule="5.5.3"))
    heaps = tuple(whole if at == place else one for at, one in enumerate(draft.heaps))
    return msgspec.structs.replace(draft, heaps=heaps, at=max(0, draft.at))


def _sure(bargain: Bargain, draft: Draft) -> Controls:
    say = bargain.say
    what, number = msgspec.json.decode(draft.weighed.encode())
    deal = [one for one in bargain.view.offers if one.number == number]
    if what != "accept":
        text = say("cosmic-deal-gives-up")
    elif not deal:
        text = say("cosmic-deal-no-such-offer")
    else:
        halves = [terms(bargain, one) for one in deal if one.to == bargain.view.seat]
        gives, wants = [one for half in halves for one in half[0]], [one for half in halves for one in half[1]]
        text = say("cosmic-deal-agree", gives=gives, wants=wants)
    row = (
        button(bargain.number, "sure", say("cosmic-ask-sure"), "danger" if what == "fail" else "success"),
        button(bargain.number, "back", say("cosmic-ask-back")),
    )
    return Controls(cut(text, _LONGEST), (), (row,))


def _agreed(bargain: Bargain, draft: Draft) -> Act | Refused:
    what, number = msgspec.json.decode(draft.weighed.encode())
    still = weighed(bargain, what, number)
    action = bargain.action(what)
    if isinstance(still, Refused) or action is None:
        return still if isinstance(still, Refused) else Refused(bargain.say("cosmic-deal-not-now"))
    return Act(action.key, number if action.form is not None else None)
