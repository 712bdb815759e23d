"""Every event of Cosmic Encounter as a line of English. Questions are in ``question_text``, reasons in ``why``.

``line`` words one event for those who may see it; an event that says nothing a person needs gives an empty line and is
listed in ``SILENT``. No rules are run and no state is read: an event carries all that its words need.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.cosmic import cards
from bot.cosmic.words import Names, count, hand, listed, origin, place, rule, side, who
from bot.kernel.event import Event

__all__ = ["KINDS", "SILENT", "line", "lines"]

Data: TypeAlias = Mapping[str, Any]
_Line: TypeAlias = Callable[[Data, Names], str]

SILENT = frozenset({"challenge_over", "deck", "released", "resolves", "used"})
"""Kinds that need no line of their own: another event of the same moment says it."""

_ENDINGS = {
    "bases": "{who} {has} enough foreign bases",
    "alternate": "{who} {has} met another way to win",
    "last": "everybody else has left",
    "nobody": "nobody is left",
    "stopped": "the game was stopped",
}
_OUTCOMES = {
    "offense": "The offense wins the challenge.",
    "defense": "The defense wins the challenge.",
    "deal": "Two compromises: the main players may make a deal.",
    "no_deal": "No deal is made.",
    "landed": "The tokens land without a fight.",
    "aborted": "The challenge ends without an outcome.",
    "repulsed": "The challenge is repulsed.",
}
_BACK = {
    "destiny": "destiny",
    "aim": "the aiming of the cone",
    "alliance": "the invitations",
    "planning": "the choice of cards",
}
_ASIDE = {"phase": "at the end of the phase", "challenge": "at the end of the challenge"}


def line(event: Event, names: Names) -> str:
    """The event in words; empty for a silent one. Raises KeyError for a kind that has no words."""
    if event.kind in SILENT:
        return ""
    return KINDS[event.kind](event.data, names)


def lines(events: list[Event], names: Names) -> list[str]:
    """The events in words, one line each; silent ones are left out."""
    return [told for event in events if (told := line(event, names))]


# --- setup and end ----------------------------------------------------------------------------------------------------


def _seated(data: Data, names: Names) -> str:
    seats = [f"{who(names, seat)} ({cards.words(colour).lower()})" for seat, colour in enumerate(data["colours"])]
    return f"Around the table sit {listed(seats)}. Hash of the shuffle: `{data['commitment']}`."


def _powers(data: Data, names: Names) -> str:
    kept = [f"{who(names, seat)} is {listed(list(map(cards.words, row)))}" for seat, row in enumerate(data["powers"])]
    return f"The powers are turned up: {'; '.join(kept)}."


def _finished(data: Data, names: Names) -> str:
    winners = [who(names, seat) for seat in data["winners"]]
    told = listed(winners) if winners else "Nobody"
    how = _ENDINGS[data["how"]].format(who=told, has="has" if len(winners) < 2 else "have")
    together = " together" if len(winners) > 1 else ""
    return f"**{told} {'win' if len(winners) > 1 else 'wins'}{together}**: {how} {rule('7.3')}."


# --- cards ------------------------------------------------------------------------------------------------------------


def _drew(data: Data, names: Names) -> str:
    left = f"{count(data['left'], 'card')} left in the deck"
    return f"{who(names, data['seat'])} draws {count(data['count'], 'card')}; {left}."


def _discarded(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return f"{hand(data['cards']).capitalize()} goes to the discard pile."
    return f"{who(names, data['seat'])} discards {hand(data['cards'])}."


def _laid(data: Data, names: Names) -> str:
    if "card" in data:
        return f"{who(names, data['seat'])} lays {cards.name(data['card'])} face up."
    return f"{who(names, data['seat'])} lays a card face down."


def _revealed(data: Data, names: Names) -> str:
    shown = [cards.name(data[name]) if data[name] else "no card" for name in ("offense", "defense")]
    return f"The cards are revealed: {shown[0]} for the offense, {shown[1]} for the defense."


def _shown(data: Data, names: Names) -> str:
    return f"{who(names, data['seat'])} holds {hand(data['cards'])}."


def _looked(data: Data, names: Names) -> str:
    seen_by = listed([who(names, seat) for seat in data["by"]])
    return f"{seen_by} {'looks' if len(data['by']) == 1 else 'look'} at the hand of {who(names, data['seat'])}."


# --- the course -------------------------------------------------------------------------------------------------------


def _challenge(data: Data, names: Names) -> str:
    which = {1: "first", 2: "second", 3: "third"}.get(data["ordinal"], f"{data['ordinal']}th")
    return f"**Challenge {data['number']}**: the {which} one of {who(names, data['seat'])}'s turn."


def _destiny(data: Data, names: Names) -> str:
    colour = cards.destiny_colour(data["card"])
    shown = "a wild card" if colour is None else cards.words(colour).lower()
    mark = " with the mark of the reverse cone" if cards.is_reverse(data["card"]) else ""
    return f"Destiny shows {shown}{mark}."


def _own_colour(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    if data["case"] == "home":
        return f"{me} challenges a foreigner in the own system {rule('4.2.4')}."
    if data["case"] == "empty":
        return f"{me} founds a home base anew {rule('4.2.4')}."
    return f"{me} draws again {rule('4.2.4')}."


def _defense(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return "There is no defense in this challenge."
    where = f"in the {cards.words(data['system']).lower()} system"
    cone = f" The reverse cone applies {rule('5.7')}." if data["reverse"] else ""
    return f"{who(names, data['seat'])} is the defense, {where}.{cone}"


def _invited(data: Data, names: Names) -> str:
    seats = [who(names, seat) for seat in data["seats"]]
    told = listed(seats) if seats else "nobody"
    return f"{side(data['side']).capitalize()} invites {told}."


def _joined(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    return f"{me} declines." if data["side"] is None else f"{me} joins {side(data['side'])}."


def _totals(data: Data, names: Names) -> str:
    if data["offense"] is None or data["defense"] is None:
        return "No totals are counted."
    return f"Totals: {data['offense']} for the offense, {data['defense']} for the defense."


def _moved(data: Data, names: Names) -> str:
    me, tokens, to = who(names, data["seat"]), count(data["count"], "token"), data["to"]
    came = list(data["from"])
    if to == "warp":
        return f"{me} loses {tokens} to the warp, from {origin(data['from'])}."
    if to == "removed":
        return f"{tokens.capitalize()} of {me} {'leaves' if data['count'] == 1 else 'leave'} the game."
    if came == ["warp"]:
        return f"{me} takes {tokens} from the warp to {place(to)}."
    if data["why"] == "commit":
        return f"{me} commits {tokens} from {origin(data['from'])}."
    if data["why"] == "land":
        return f"{me} lands {tokens} on {place(to)}."
    return f"{me} moves {tokens} from {origin(data['from'])} to {place(to)}."


def _restart(data: Data, names: Names) -> str:
    return f"The challenge goes back to {_BACK[data['phase']]}."


def _offered(data: Data, names: Names) -> str:
    """Offers are made before all, as at a table."""
    gives = [hand(data["cards"])] if data["cards"] else []
    if data["base"] is not None:
        gives.append(f"a base on {place(data['base'])}")
    wants = f" for a base on {place(data['wants_base'])}" if data["wants_base"] is not None else ""
    return f"{who(names, data['seat'])} offers {listed(gives)}{wants}."


# --- powers, flares, edicts -------------------------------------------------------------------------------------------


def _thing(data: Data) -> str:
    name = cards.words(data["name"])
    return f"the {name} flare" if data["source"] == "flare" else name


def _announced(data: Data, names: Names) -> str:
    verb = "uses the power" if data["source"] == "power" else "plays"
    aim = [f"{key.replace('_', ' ')}: {_aimed(key, value, names)}" for key, value in data["aim"].items()]
    return f"{who(names, data['seat'])} {verb} {_thing(data)}{' (' + '; '.join(aim) + ')' if aim else ''}."


def _aimed(key: str, value: object, names: Names) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no"}.get(value is True, "no") if value is not None else "none"
    if isinstance(value, int):
        return who(names, value) if key in ("target", "player", "seat", "who", "giver", "taker") else str(value)
    if isinstance(value, list):
        return listed([_aimed(key.removesuffix("s"), item, names) for item in value])
    return cards.name(str(value)) if _is_card(str(value)) else place(str(value))


def _is_card(value: str) -> bool:
    stem = value.partition(".")[0]
    attack = stem[:1] == "A" and stem[1:].isdecimal()
    return attack or stem == cards.COMPROMISE or (stem in ("edict", "flare") and "." in value)


def _done(data: Data, names: Names) -> str:
    return f"{_capital(_thing(data))} has no effect." if data["cancelled"] else ""


def _noted(data: Data, names: Names) -> str:
    value = data["value"]
    told = f"{len(value)}" if isinstance(value, list) else "-" if value is None else f"{value}"
    return f"{cards.words(data['power'])} of {who(names, data['seat'])}: {data['key'].replace('_', ' ')} {told}."


def _attributes_gone(data: Data, names: Names) -> str:
    """What a power that leaves had stored."""
    gone = [hand(data["cards"])] if data["cards"] else []
    if data["tokens"]:
        gone.append(count(data["tokens"], "token"))
    return f"What the power had stored is gone: {listed(gone)} {rule('6.8')}."


def _power(data: Data, names: Names) -> str:
    return f"{who(names, data['seat'])} has {cards.words(data['new'])} instead of {cards.words(data['old'])} now."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


KINDS: Mapping[str, _Line] = {
    # setup and end
    "seated": _seated,
    "power_choice": lambda data, names: f"You may choose among {listed(list(map(cards.words, data['powers'])))}.",
    "powers": _powers,
    "first": lambda data, names: f"Destiny lets {who(names, data['seat'])} take the first turn {rule('3.13')}.",
    "finished": _finished,
    # cards
    "drew": _drew,
    "hand": lambda data, names: f"You get {hand(data['gained'])}.",
    "redealt": lambda data, names: f"Deck and discard pile are empty: all hands are dealt anew {rule('8.1')}.",
    "reshuffled": lambda data, names: f"The discard pile is shuffled into a new deck {rule('8.1')}.",
    "discarded": _discarded,
    "looked": _looked,
    "shown": _shown,
    "gave": lambda data, names: (
        f"{who(names, data['seat'])} gives {who(names, data['to'])} {count(data['count'], 'card')}."
    ),
    "given": lambda data, names: (
        f"{who(names, data['to'])} gets {hand(data['cards'])} from {who(names, data['seat'])}."
    ),
    "laid": _laid,
    "laid_card": lambda data, names: f"You laid {cards.name(data['card'])}.",
    "took_back": lambda data, names: f"{who(names, data['seat'])} takes the card back into hand.",
    "revealed": _revealed,
    "claimed": lambda data, names: f"{who(names, data['seat'])} takes {cards.name(data['card'])} into hand.",
    "cards_exchanged": lambda data, names: "The two challenge cards change sides.",
    "hands_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} and {who(names, data['seats'][1])} exchange their hands."
    ),
    "hand_now": lambda data, names: f"You hold {hand(data['cards'])} now.",
    "searched": lambda data, names: (
        f"{who(names, data['seat'])} {'has' if data['found'] else 'does not have'} {cards.name(data['face'])}."
    ),
    "fetched": lambda data, names: (
        f"{who(names, data['seat'])} takes {cards.name(data['card'])} out of the discard pile."
    ),
    "set_aside": lambda data, names: (
        f"{_capital(cards.name(data['card']))} returns to {who(names, data['seat'])} {_ASIDE[data['until']]}."
    ),
    "returned": lambda data, names: f"{_capital(cards.name(data['card']))} is back with {who(names, data['seat'])}.",
    # the course
    "challenge": _challenge,
    "destiny_shuffled": lambda data, names: f"The used destiny cards are shuffled {rule('2.2.4')}.",
    "destiny": _destiny,
    "own_colour": _own_colour,
    "defense": _defense,
    "aimed": lambda data, names: f"The cone points at {place(data['planet'])}.",
    "recalled": lambda data, names: (
        f"{who(names, data['seat'])} takes {count(data['count'], 'token')} back and commits anew."
    ),
    "invited": _invited,
    "joined": _joined,
    "unallied": lambda data, names: f"{who(names, data['seat'])} is no ally any more.",
    "turned": lambda data, names: f"The attack of {side(data['side'])} counts as a compromise {rule('5.2.3')}.",
    "decreed": lambda data, names: f"For this challenge it holds: {data['flag'].replace('_', ' ')}.",
    "totals": _totals,
    "outcome": lambda data, names: _OUTCOMES[data["outcome"]],
    "abandoned": lambda data, names: _OUTCOMES[data["outcome"]],
    "moved": _moved,
    "restart": _restart,
    "rewound": lambda data, names: f"The challenge of {who(names, data['seat'])} begins anew at destiny.",
    "hidden": lambda data, names: "The cards are taken back from the table and will be revealed anew.",
    "cleared": lambda data, names: (
        f"The challenge breaks off {rule('8.8')}."
        + (f" {_capital(hand(data['cards']))}: discarded." if data["cards"] else "")
    ),
    # the deal
    "offered": _offered,
    "offer_withdrawn": lambda data, names: f"{who(names, data['seat'])} withdraws the offer.",
    "gave_up": lambda data, names: f"{who(names, data['seat'])} sees no deal.",
    "deal": lambda data, names: (
        f"The offer of {who(names, data['seat'])} is accepted: the deal is made {rule('5.5.2')}."
    ),
    # powers, flares, edicts
    "announced": _announced,
    "cancelled": lambda data, names: f"{_capital(_thing(data))} of {who(names, data['seat'])} is cancelled.",
    "done": _done,
    "zapped": lambda data, names: (
        f"{who(names, data['seat'])} may use no power until this challenge ends {rule('2.4.3')}."
    ),
    "silenced": lambda data, names: "No power works until this challenge ends.",
    "noted": _noted,
    "attributes_gone": _attributes_gone,
    "powers_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} and {who(names, data['seats'][1])} exchange "
        f"{cards.words(data['powers'][0])} and {cards.words(data['powers'][1])}."
    ),
    "power": _power,
    "void": lambda data, names: "What you had planned is not possible any more; nothing was played.",
    "armed": lambda data, names: f"{_capital(cards.name(data['card']))} is ready and acts when its moment comes.",
    "acts": lambda data, names: f"{_capital(cards.name(data['card']))} of {who(names, data['seat'])} acts.",
    # people
    "conceded": lambda data, names: f"{who(names, data['seat'])} concedes {rule('8.7')}.",
    "vanished": lambda data, names: (
        f"{who(names, data['seat'])} leaves the challenge with {count(data['count'], 'token')} {rule('8.8')}."
    ),
    "departed": lambda data, names: f"{who(names, data['seat'])} has left the game {rule('8.7')}.",
    "struck": lambda data, names: (
        f"{who(names, data['seat'])} missed a deadline: strike {data['strikes']}"
        f"{', and the seat plays by default now' if data['autopilot'] else ''} {rule('8.11')}."
    ),
    "back": lambda data, names: f"{who(names, data['seat'])} is back {rule('8.11')}.",
    "autopilot": lambda data, names: f"{who(names, data['seat'])}'s seat plays by default {rule('8.11')}.",
    "orders": lambda data, names: f"You have {count(data['count'], 'standing order')} now {rule('8.13')}.",
}
"""How each kind of event is worded."""
