"""The course of a game, where a sentence has to be chosen: setup, challenge by challenge, sides, deal, outcome, end."""

from __future__ import annotations

from typing import Final

from bot.cosmic import events
from bot.cosmic.kinds.hooks import DECREES
from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.model.records import Change, Maker
from bot.cosmic.words import things
from bot.cosmic.words.lines import Names, worded
from bot.cosmic.words.power_events import aims
from bot.words.message import Message, ids
from bot.words.signs import of_colour

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
    elsewhere = [
        Message(
            _ELSEWHERE[where],
            cards=[things.power_named(one) for one in held] if where == "dealt" else things.hand(held),
        )
        for where, held in event.elsewhere.items()
    ]
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
    elif (owner := names.owner(colour)) is not None:
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
    name, away = things.name_of(names, event.seat), names.owner(event.system) != names[event.seat]
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
    return Message("event-joined", name=name, side=things.role(event.side)).behind(things.role_sign("ally"))


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
    return [
        Message(
            "event-won-by",
            maker=things.made_by(Maker(one.name, one.flare, one.seat), names),
            aims=aims(one.aim, names),
        )
        for one in event.by
    ]


@worded
def _finished(event: events.Finished, names: Names) -> Message:
    winners = Message("event-winners", names=[things.name_of(names, seat) for seat in event.winners])
    if makers := won_by(event, names):
        return Message("event-finished-by", winners=winners, makers=makers)
    return Message(_ENDINGS[event.how], winners=winners)
