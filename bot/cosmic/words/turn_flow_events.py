"""Events whose sentence has to be chosen: the course of a game, and powers, flares and edicts in use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic import events
from bot.cosmic.kinds.hooks import DECREES
from bot.cosmic.model import attributes, cards, ids as parsed
from bot.cosmic.model.aims import NAMED, WORDS
from bot.cosmic.model.attributes import CALLED, SENTENCES, TOLD
from bot.cosmic.model.ids import Typed
from bot.cosmic.model.records import Change, Maker
from bot.cosmic.model.state import Datum
from bot.cosmic.words import things
from bot.cosmic.words.expansion_words import Names, worded
from bot.cosmic.words.things import noun_named
from bot.words.message import Fact, Message, ids
from bot.words.signs import of_colour

_ANNOUNCED: Final = ids("event-announced-", ("power", "flare", "edict"))
_FISTS: Final = ids("event-fist-", ("left", "right"))
_AIMS: Final = ids("event-aim-", NAMED)
"""Things named with a use, besides numbers of tokens by colour; asteroids go by their players."""
_WORDS: Final = ids("event-", WORDS)
"""Things named in words."""
_NOTED: Final = ids("event-noted-", SENTENCES)
_NOTES: Final = ids("event-", CALLED)


@worded
def _announced(event: events.Announced, names: Names) -> Message:
    return Message(
        _ANNOUNCED[event.source],
        name=things.name_of(names, event.seat),
        thing=things.maker(f"flare.{event.name}" if event.source == "flare" else event.name),
        aims=aims(event.aim, names),
    )


def aims(aim: Mapping[str, Datum], names: Names) -> list[Message]:
    return [_aim(key, value, names) for key, value in aim.items()]


def _aim(key: str, value: Datum, names: Names) -> Message:
    if key in cards.COLOURS and isinstance(value, int):
        return Message("event-aim-tokens", colour=things.colour(key), count=value)
    return Message(_AIMS[key], value=_value(NAMED[key], value, names))


def _value(aim: Typed, value: Datum, names: Names) -> Fact:
    if value is None or value == []:
        return Message("event-aim-none")
    return [_one(aim, one, names) for one in value] if isinstance(value, list) else _one(aim, value, names)


def _one(aim: Typed, value: int | str, names: Names) -> str | Message:
    if noun := aim.noun:
        return noun_named(noun, value, names)
    word = f"{aim.says}_{'number' if isinstance(value, int) else value}"
    return _spelt(word, value if isinstance(value, int) else 0) if word in WORDS else str(value)


def _spelt(word: str, count: int = 0) -> Message:
    return Message(_WORDS[word], count=count)


def _use(event: events.Cancelled | events.Done, names: Names) -> str | Message:
    return things.made_by(Maker(event.name, event.source == "flare", event.seat), names)


@worded
def _cancelled(event: events.Cancelled, names: Names) -> Message:
    return Message("event-cancelled", thing=_use(event, names))


@worded
def _done(event: events.Done, names: Names) -> Message | None:
    return Message("event-done", thing=_use(event, names)) if event.cancelled else None


@worded
def _not_term(event: events.NotTerm, names: Names) -> Message:
    return Message("event-not-term", name=things.name_of(names, event.seat), term=_spelt(f"term_{event.term}"))


@worded
def _noted(event: events.Noted, names: Names) -> Message | None:
    whose = things.power_of(event.power, event.seat, names)
    told, value = TOLD.get(event.key), event.value
    if event.key == attributes.COVERS.key and isinstance(value, list) and value:
        return Message("event-noted-covers", maker=whose, covers=[_covered(str(one), names) for one in value])
    if told is None or value is None or value == "":
        return None
    rows = value if isinstance(value, list) else [value]
    return Message(
        "event-noted-used-up" if told.noun == "seat" and isinstance(value, int) and value < 0 else _NOTED[told.says],
        maker=whose,
        count=value if isinstance(value, int) else len(rows),
        value=[noun_named(told.noun, one, names) for one in rows] if told.noun else "",
        word=_word(told, value),
    )


def _word(told: Typed, value: Datum) -> str | Message:
    if isinstance(value, str):
        return _spelt(f"{told.says}_{value}")
    name = f"{told.says}_{told.key}"
    return Message(_NOTES[name]) if name in CALLED else ""


def _covered(entry: str, names: Names) -> Message:
    seat, asset = attributes.read_asset(entry)
    return Message("event-covers", name=things.name_of(names, seat), asset=_spelt(f"cover_{asset}"))


@worded
def _attributes_gone(event: events.AttributesGone, names: Names) -> Message:
    tokens = [Message("event-tokens", count=event.tokens)] if event.tokens else []
    return Message("event-attributes-gone", gone=[*things.hand(event.cards), *tokens])


@worded
def _stored(event: events.Stored | events.Collected | events.Collection, names: Names) -> Message:
    maker = things.power_of(event.power, event.seat, names)
    match event:
        case events.Stored():
            return Message("event-stored", maker=maker, count=event.size)
        case events.Collected():
            return Message("event-collected", maker=maker, count=event.count)
    return Message("event-collection", maker=maker, count=len(event.cards))


@worded
def _guessed(event: events.Guessed, names: Names) -> Message:
    name, other = things.name_of(names, event.seat), things.name_of(names, event.other)
    return Message("event-guessed", name=name, other=other, hidden=Message(_FISTS[event.hidden]), found=event.found)


@worded
def _muted(event: events.Muted, names: Names) -> Message:
    power = event.power
    return Message("event-muted", power=things.power_named(power)) if power else Message("event-muted-unseen")


@worded
def _powers_exchanged(event: events.PowersExchanged, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in event.seats)
    power, theirs = map(things.power, event.powers)
    return Message("event-powers-exchanged", name=name, other=other, power=power, theirs=theirs)


@worded
def _colours_swapped(event: events.ColoursSwapped, names: Names) -> Message:
    name, other = (things.name_of(names, seat) for seat in event.seats)
    colours = [things.colour(one) for one in event.colours]
    return Message("event-colours-swapped", name=name, other=other, colours=colours)


_SIDES: Final = ("offense", "defense")
_ELSEWHERE: Final = ids("event-held-", ("laid", "away", "hoard", "dealt"))
_OWN_COLOUR: Final = ids("event-own-colour-", ("home", "empty"))
_INVITED: Final = ids("event-invited-", _SIDES)
_TURNED: Final = ids("event-turned-", _SIDES)
_COUNTS_AS: Final = ids("event-counts-as-", _SIDES)
_DECREES: Final = ids("event-decreed-", DECREES)
_OUTCOMES: Final = ids(
    "event-outcome-", ("offense", "defense", "both_lost", "deal", "no_deal", "landed", "aborted", "repulsed")
)
_RESTARTS: Final = ids("event-restart-", ("destiny", "aim", "alliance", "planning", "after"))
_ENDINGS: Final = ids("event-finished-", ("bases", "alternate", "last", "nobody", "spent", "length", "stopped"))


@worded
def _seated(event: events.Seated, names: Names) -> Message:
    return Message("event-seated", names=names[: len(event.colours)], hash=event.commitment)


@worded
def _colours(event: events.ColoursTaken, names: Names) -> Message:
    taken = [
        Message("event-colour-taken", name=things.name_of(names, seat), colour=things.colour(colour))
        for seat, colour in enumerate(event.colours)
    ]
    return Message("event-colours", taken=taken)


@worded
def _powers(event: events.PowersKept, names: Names) -> Message:
    kept = [
        Message("event-powers-of", name=things.name_of(names, seat), powers=[things.power_named(one) for one in row])
        for seat, row in enumerate(event.powers)
    ]
    return Message("event-powers", powers=kept)


@worded
def _laid_open(event: events.LaidOpen, names: Names) -> Message:
    elsewhere = []
    for where, held in event.elsewhere.items():
        cards = [things.power_named(one) for one in held] if where == "dealt" else things.hand(held)
        elsewhere.append(Message(_ELSEWHERE[where], cards=cards))
    hand = things.hand(event.hand)
    return Message("event-laid-open", name=things.name_of(names, event.seat), hand=hand, elsewhere=elsewhere)


@worded
def _challenge(event: events.ChallengeBegan, names: Names) -> Message:
    name = things.name_of(names, event.seat)
    if event.ordinal == 0:
        return Message("event-challenge-back", number=event.number, name=name)
    return Message("event-challenge", number=event.number, name=name, ordinal=event.ordinal)


@worded
def _destiny(event: events.DestinyFlipped, names: Names) -> Message:
    colour = cards.destiny_colour(event.card)
    if colour is None:
        shown = Message("event-destiny-wild")
    elif (owner := names.owners.get(colour)) is not None:
        shown = Message("event-destiny-of", name=owner)
    else:
        shown = things.colour(colour).behind(of_colour(colour))
    return Message("event-destiny", shown=shown)


@worded
def _own_colour(event: events.OwnColour, names: Names) -> Message:
    return Message(_OWN_COLOUR[event.case], name=things.name_of(names, event.seat))


@worded
def _defense(event: events.DefenseFixed, names: Names) -> Message:
    if event.seat is None:
        return Message("event-defense-nobody")
    name, away = things.name_of(names, event.seat), names.owners.get(event.system) != names[event.seat]
    system = things.system_named(event.system, names)
    return Message("event-defense", name=name, away=away, system=system, reverse=event.reverse)


@worded
def _invited(event: events.Invited, names: Names) -> Message:
    return Message(_INVITED[event.side], names=[things.name_of(names, seat) for seat in event.seats])


@worded
def _joined(event: events.Joined, names: Names) -> Message:
    name = things.name_of(names, event.seat)
    if event.side is None:
        return Message("event-declined", name=name)
    return Message("event-joined", name=name, side=things.side(event.side))


@worded
def _turned(event: events.TurnedCard, names: Names) -> Message:
    return Message(_TURNED[event.side])


@worded
def _counts_as(event: events.CountsAs, names: Names) -> Message:
    return Message(_COUNTS_AS[event.side], card=things.card(event.face))


@worded
def _decreed(event: events.Decreed, names: Names) -> Message:
    if (seat := parsed.awakened(event.flag)) is not None:
        return Message("event-decreed-awake", name=things.name_of(names, seat))
    gas = DECREES[event.flag].rewards
    if gas and any(DECREES[one].rewards == -gas for one in event.beside if one in DECREES):
        return Message("event-decreed-gases")
    return Message(_DECREES[event.flag])


@worded
def _restarted(event: events.Restarted, names: Names) -> Message:
    return Message(_RESTARTS[event.phase])


def change(made: Change, names: Names) -> Message:
    """Describe one addition of a power, flare or expansion: ``Ana's Tripler: +20 for the offense``."""
    by = f"{made.by:+d}"
    return Message("event-change", maker=things.made_by(made, names), change=by, side=things.side(made.side))


@worded
def _tallied(event: events.Tallied, names: Names) -> Message:
    return Message("event-tallied", changes=[change(one, names) for one in event.changes])


@worded
def _mustered(event: events.Mustered, names: Names) -> Message:
    weapons, shields = event.weapons, event.shields
    return Message("skill-repulsed" if event.repulsed else "skill-goes-on", weapons=weapons, shields=shields)


@worded
def _totals(event: events.Totals, names: Names) -> Message:
    if event.offense is None or event.defense is None:
        return Message("event-totals-none")
    return Message("event-totals", offense=event.offense, defense=event.defense)


@worded
def _outcome(event: events.OutcomeFixed, names: Names) -> Message:
    outcome = Message(_OUTCOMES[event.outcome])
    makers = [things.made_by(one, names) for one in event.by]
    return Message("event-outcome-decided", outcome=outcome, makers=makers) if makers else outcome


@worded
def _abandoned(event: events.Abandoned, names: Names) -> Message:
    return Message(_OUTCOMES[event.outcome])


@worded
def _offered(event: events.Offered, names: Names) -> Message:
    """Offers are made before all, as at a table."""
    gives, wants = things.hand(event.cards), things.hand(event.wants)
    for rows, base, held in ((gives, event.base, event.back), (wants, event.wants_base, event.wants_back)):
        if base is not None:
            rows.append(Message("event-offer-base", place=things.place(base, names)))
        if held:
            count = sum(held.values())
            rows.append(Message("event-offer-captives", count=count, places=things.places(held, names)))
    name = things.name_of(names, event.seat)
    if event.to is None:
        return Message("event-offered", name=name, gives=gives, wants=wants)
    return Message("event-offered-to", name=name, to=things.name_of(names, event.to), gives=gives, wants=wants)


def won_by(event: events.Finished, names: Names) -> list[Message]:
    """Describe the winning cause, with what was named with its use; nothing where bases or the like decided."""
    makers = [(things.made_by(Maker(one.name, one.flare, one.seat), names), one.aim) for one in event.by]
    return [Message("event-won-by", maker=maker, aims=aims(aim, names)) for maker, aim in makers]


@worded
def _finished(event: events.Finished, names: Names) -> Message:
    winners = Message("event-winners", names=[things.name_of(names, seat) for seat in event.winners])
    if makers := won_by(event, names):
        return Message("event-finished-by", winners=winners, makers=makers)
    return Message(_ENDINGS[event.how], winners=winners, needed=event.needed)
