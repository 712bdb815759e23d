"""The course of a game: setup, challenge by challenge, sides, deal, outcome, people who leave."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.words import things
from bot.cosmic.words.lines import Data, Line, Names
from bot.words.message import Message, ids
from bot.words.signs import of_colour

_SIDES: Final = ("offense", "defense")
_PLAIN: Final = ids(
    "event-",
    (
        *("first", "destiny_shuffled", "recalled", "unallied", "stands_in", "strikes_back", "rewound"),
        *("offer_withdrawn", "gave_up", "agreed", "deal"),
        *("conceded", "vanished", "departed", "taken_over", "back", "orders"),
    ),
)
"""Events of which no more is told than who, how many tokens or orders, and who else."""
_ELSEWHERE: Final = ids("event-held-", ("laid", "away", "hoard", "dealt"))
_OWN_COLOUR: Final = ids("event-own-colour-", ("home", "empty"))
_INVITED: Final = ids("event-invited-", _SIDES)
_TURNED: Final = ids("event-turned-", _SIDES)
_COUNTS_AS: Final = ids("event-counts-as-", _SIDES)
_DECREES: Final = ids(
    "event-decreed-",
    (
        *("ionic_gas", "stellar_gas", "victory_boon", "chronos", "all_tokens_lost"),
        *("another_challenge", "deal_rewards", "conceded", "lured"),
    ),
)
_GASES: Final = ("ionic_gas", "stellar_gas")
_OUTCOMES: Final = ids(
    "event-outcome-", ("offense", "defense", "both_lost", "deal", "no_deal", "landed", "aborted", "repulsed")
)
_RESTARTS: Final = ids("event-restart-", ("destiny", "aim", "alliance", "planning", "after"))


def _plain(kind: str) -> Line:
    other = {"stands_in": "host", "strikes_back": "against", "agreed": "to"}.get(kind, "")
    return lambda data, names: Message(
        _PLAIN[kind],
        name=things.name_of(names, data.get("seat")),
        count=data.get("count", 0),
        other=things.name_of(names, data.get(other)),
    )


def _colours(data: Data, names: Names) -> Message:
    taken = [
        Message("event-colour-taken", name=things.name_of(names, seat), colour=things.colour(colour))
        for seat, colour in enumerate(data["colours"])
    ]
    return Message("event-colours", taken=taken)


def _powers(data: Data, names: Names) -> Message:
    kept = [
        Message("event-powers-of", name=things.name_of(names, seat), powers=[things.power_named(one) for one in row])
        for seat, row in enumerate(data["powers"])
    ]
    return Message("event-powers", powers=kept)


def _laid_out(data: Data, names: Names) -> Message:
    return Message(
        "event-laid-out", name=things.name_of(names, data["seat"]), places=things.places(data["places"], names)
    )


def _laid_open(data: Data, names: Names) -> Message:
    elsewhere = [
        Message(
            _ELSEWHERE[where],
            cards=[things.power_named(one) for one in held] if where == "dealt" else things.hand(held),
        )
        for where, held in data["elsewhere"].items()
    ]
    hand = things.hand(data["hand"])
    return Message("event-laid-open", name=things.name_of(names, data["seat"]), hand=hand, elsewhere=elsewhere)


def _challenge(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    if data["ordinal"] == 0:
        return Message("event-challenge-back", number=data["number"], name=name)
    return Message("event-challenge", number=data["number"], name=name, ordinal=data["ordinal"])


def _destiny(data: Data, names: Names) -> Message:
    colour = cards.destiny_colour(data["card"])
    if colour is None:
        shown = Message("event-destiny-wild")
    elif (owner := names.owner(colour)) is not None:
        shown = Message("event-destiny-of", name=owner)
    else:
        shown = things.colour(colour).behind(of_colour(colour))
    return Message("event-destiny", shown=shown)


def _defense(data: Data, names: Names) -> Message:
    if data["seat"] is None:
        return Message("event-defense-nobody")
    name, system = things.name_of(names, data["seat"]), things.colour(data["system"])
    return Message("event-defense", name=name, system=system, reverse=data["reverse"])


def _joined(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    if data["side"] is None:
        return Message("event-declined", name=name)
    return Message("event-joined", name=name, side=things.role(data["side"])).behind(things.role_sign("ally"))


def _decreed(data: Data, names: Names) -> Message:
    if (seat := parsed.awakened(data["flag"])) is not None:
        return Message("event-decreed-awake", name=things.name_of(names, seat))
    if data["flag"] in _GASES and any(one in _GASES for one in data.get("beside", ())):
        return Message("event-decreed-gases")
    return Message(_DECREES[data["flag"]])


def change(data: Data, names: Names) -> Message:
    """What one power, flare or expansion has added to a side: ``Ana's Tripler: +20 for the offense``."""
    by = f"{data['by']:+d}"
    return Message("event-change", maker=maker(data, names), change=by, side=things.side(data["side"]))


def maker(data: Data, names: Names) -> str | Message:
    """What changed a sum or decided, and whose it is: ``Ana's Tripler``."""
    thing = things.maker(f"flare.{data['name']}" if data["flare"] else data["name"])
    if data["seat"] is None:
        return thing
    return Message("event-maker", name=things.name_of(names, data["seat"]), thing=thing)


def _totals(data: Data, names: Names) -> Message:
    if data["offense"] is None or data["defense"] is None:
        return Message("event-totals-none")
    return Message("event-totals", offense=data["offense"], defense=data["defense"])


def _outcome(data: Data, names: Names) -> Message:
    outcome = Message(_OUTCOMES[data["outcome"]])
    makers = [maker(one, names) for one in data.get("by", ())]
    return Message("event-outcome-decided", outcome=outcome, makers=makers) if makers else outcome


def _offered(data: Data, names: Names) -> Message:
    """Offers are made before all, as at a table."""
    gives, wants = things.hand(data["cards"]), things.hand(data["wants"])
    for rows, base, back in ((gives, "base", "back"), (wants, "wants_base", "wants_back")):
        if data[base] is not None:
            rows.append(Message("event-offer-base", place=things.place(data[base], names)))
        if held := data.get(back):
            count = sum(held.values())
            rows.append(Message("event-offer-captives", count=count, places=things.places(held, names)))
    name = things.name_of(names, data["seat"])
    if "to" not in data:
        return Message("event-offered", name=name, gives=gives, wants=wants)
    return Message("event-offered-to", name=name, to=things.name_of(names, data["to"]), gives=gives, wants=wants)


def _voted(data: Data, names: Names) -> Message:
    offense, defense = ([things.name_of(names, seat) for seat in data[side]] for side in _SIDES)
    return Message("event-voted", offense=offense, defense=defense)


def _struck(data: Data, names: Names) -> Message:
    name = things.name_of(names, data["seat"])
    return Message("event-struck", name=name, strikes=data["strikes"], autopilot=data["autopilot"])


KINDS: Final[Mapping[str, Line]] = {
    **{kind: _plain(kind) for kind in _PLAIN},
    "seated": lambda data, names: Message("event-seated", names=names[: len(data["colours"])], hash=data["commitment"]),
    "power_choice": lambda data, names: Message(
        "event-power-choice", powers=[things.power_named(one) for one in data["powers"]]
    ),
    "power_row": lambda data, names: Message(
        "event-power-row", powers=[things.power_named(one) for one in data["powers"]]
    ),
    "power_picked": lambda data, names: Message(
        "event-power-picked", name=things.name_of(names, data["seat"]), power=things.power_named(data["power"])
    ),
    "colours": _colours,
    "destiny_pile": lambda data, names: Message("event-destiny-pile", count=data["cards"]),
    "powers": _powers,
    "laid_out": _laid_out,
    "laid_open": _laid_open,
    "piles_open": lambda data, names: Message("event-piles-open", deck=things.hand(data["deck"]), seed=data["seed"]),
    "challenge": _challenge,
    "destiny": _destiny,
    "decreed_colour": lambda data, names: Message("event-decreed-colour", colour=things.colour(data["colour"])),
    "own_colour": lambda data, names: Message(_OWN_COLOUR[data["case"]], name=things.name_of(names, data["seat"])),
    "defense": _defense,
    "aimed": lambda data, names: Message("event-aimed", place=things.place(data["planet"], names)),
    "invited": lambda data, names: Message(
        _INVITED[data["side"]], names=[things.name_of(names, seat) for seat in data["seats"]]
    ),
    "joined": _joined,
    "turned": lambda data, names: Message(_TURNED[data["side"]]),
    "counts_as": lambda data, names: Message(_COUNTS_AS[data["side"]], card=things.card(data["face"])),
    "decreed": _decreed,
    "tallied": lambda data, names: Message("event-tallied", changes=[change(one, names) for one in data["changes"]]),
    "totals": _totals,
    "outcome": _outcome,
    "abandoned": _outcome,
    "restart": lambda data, names: Message(_RESTARTS[data["phase"]]),
    "denied": lambda data, names: Message(
        "event-denied", names=[things.name_of(names, seat) for seat in data["seats"]]
    ),
    "cleared": lambda data, names: Message("event-cleared", cards=things.hand(data["cards"])),
    "dealers": lambda data, names: Message(
        "event-dealers", names=[things.name_of(names, seat) for seat in data["seats"]]
    ),
    "offered": _offered,
    "voted": _voted,
    "struck": _struck,
}
"""How these kinds of events are worded."""
