"""The course of a game in English: setup, challenge by challenge, sides, deal, outcome, people who leave, end."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases import capital, count, hand, listed, place, places, rule, side, who

__all__ = ["KINDS"]

_ENDINGS = {
    "bases": "{who} {has} enough foreign bases",
    "alternate": "{who} {has} met another way to win",
    "last": "everybody else has left",
    "nobody": "nobody is left",
    "spent": "nobody has a token left to play with",
    "stopped": "the game was stopped",
}
_OUTCOMES = {
    "offense": "The offense wins the challenge.",
    "defense": "The defense wins the challenge.",
    "both_lost": "Both sides lose the challenge.",
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
_ELSEWHERE = {
    "laid": "face down on the table",
    "away": "put away",
    "hoard": "in the hoard",
    "dealt": "not chosen yet",
}
_ORDINALS = {1: "first", 2: "second", 3: "third"}


def _seated(data: Data, names: Names) -> str:
    seats = [who(names, seat) for seat in range(len(data["colours"]))]
    return f"Seats, clockwise: {', '.join(seats)}. Hash of the shuffle: `{data['commitment']}`."


def _colours(data: Data, names: Names) -> str:
    taken = [f"{who(names, seat)} is {cards.words(colour).lower()}" for seat, colour in enumerate(data["colours"])]
    return f"{listed(taken)} {rule('3.1')}."


def _powers(data: Data, names: Names) -> str:
    kept = [f"{who(names, seat)} is {listed(list(map(cards.words, row)))}" for seat, row in enumerate(data["powers"])]
    return f"The powers are turned up: {'; '.join(kept)}."


def _finished(data: Data, names: Names) -> str:
    winners = [who(names, seat) for seat in data["winners"]]
    told = listed(winners) if winners else "Nobody"
    how = _ENDINGS[data["how"]].format(who=told, has="has" if len(winners) < 2 else "have")
    together = " together" if len(winners) > 1 else ""
    return f"**{told} {'win' if len(winners) > 1 else 'wins'}{together}**: {how} {rule('7.3')}."


def _laid_open(data: Data, names: Names) -> str:
    further = [
        f"; {_ELSEWHERE[where]}: {listed(list(map(cards.words, held))) if where == 'dealt' else hand(held)}"
        for where, held in data["elsewhere"].items()
    ]
    return f"{who(names, data['seat'])} held {hand(data['hand'])}{''.join(further)} {rule('7.6')}."


def _piles_open(data: Data, names: Names) -> str:
    left = f"Left in the deck: {hand(data['deck'])}."
    return f"{left} The seed of the shuffle is `{data['seed']}`: the hash from the beginning can be checked by it."


def _challenge(data: Data, names: Names) -> str:
    if data["ordinal"] == 0:
        return f"**Challenge {data['number']}**: {who(names, data['seat'])} strikes back, outside the order of turns."
    which = _ORDINALS.get(data["ordinal"], f"{data['ordinal']}th")
    return f"**Challenge {data['number']}**: the {which} one of {who(names, data['seat'])}'s turn."


def _destiny(data: Data, names: Names) -> str:
    colour = cards.destiny_colour(data["card"])
    shown = "a wild card" if colour is None else cards.words(colour).lower()
    mark = " with the mark of the reverse cone" if cards.is_reverse(data["card"]) else ""
    return f"Destiny shows {shown}{mark}."


def _own_colour(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    if data["case"] == "home":
        return f"{me} attacks a guest in their home system {rule('4.2.4')}."
    return f"{me} resettles an empty home planet {rule('4.2.4')}."


def _defense(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return "There is no defense in this challenge."
    where = f"in the {cards.words(data['system']).lower()} system"
    cone = f" The reverse cone applies {rule('5.7')}." if data["reverse"] else ""
    return f"{who(names, data['seat'])} is the defense, {where}.{cone}"


def _invited(data: Data, names: Names) -> str:
    seats = [who(names, seat) for seat in data["seats"]]
    return f"{capital(side(data['side']))} invites {listed(seats) if seats else 'nobody'}."


def _joined(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    return f"{me} declines." if data["side"] is None else f"{me} joins {side(data['side'])}."


def _totals(data: Data, names: Names) -> str:
    if data["offense"] is None or data["defense"] is None:
        return "No totals are counted."
    return f"Totals: {data['offense']} for the offense, {data['defense']} for the defense."


_DECREES = {
    "ionic_gas": f"No consolation and no rewards are collected in this challenge {rule('2.4.3')}.",
    "stellar_gas": f"Consolation and rewards of this challenge are doubled {rule('2.4.3')}.",
    "victory_boon": f"The defense's main player is rewarded like a defensive ally {rule('2.4.3')}.",
    "chronos": "Time runs back: the challenge cards are chosen once more.",
    "all_tokens_lost": "Masochist has lost every token as this challenge begins.",
    "another_challenge": f"The offense may have another challenge after this one {rule('4.10.2')}.",
    "deal_rewards": "If the deal is made, each main player collects three rewards.",
}
"""What an edict, flare or power decrees for a challenge."""
_GASES = ("ionic_gas", "stellar_gas")


def _decreed(data: Data, names: Names) -> str:
    if data["flag"] in _GASES and any(one in _GASES for one in data.get("beside", ())):
        return f"The two gases cancel each other: consolation and rewards are as usual {rule('2.4.3')}."
    return _DECREES[data["flag"]]


def _tallied(data: Data, names: Names) -> str:
    return " ".join(f"{change(one, names)}." for one in data["changes"])


def change(data: Data, names: Names) -> str:
    """What one power, flare or expansion has added to a side: ``Tripler of Ana: +20 for the offense``."""
    return f"{maker(data, names)}: {data['by']:+d} for {side(data['side'])}"


def maker(data: Data, names: Names) -> str:
    """What changed a sum or decided, and whose it is: ``Tripler of Ana``."""
    what = f"{cards.words(data['name'])}{' flare' if data['flare'] else ''}"
    return what if data["seat"] is None else f"{what} of {who(names, data['seat'])}"


def _outcome(data: Data, names: Names) -> str:
    decided = [maker(one, names) for one in data.get("by", ())]
    told = f" Decided by: {listed(decided)} {rule('5.2.1')}." if decided else ""
    return f"{_OUTCOMES[data['outcome']]}{told}"


def _cleared(data: Data, names: Names) -> str:
    left = f" {capital(hand(data['cards']))}: discarded." if data["cards"] else ""
    return f"The challenge breaks off {rule('8.8')}.{left}"


def _offered(data: Data, names: Names) -> str:
    """Offers are made before all, as at a table."""
    gives = [hand(data["cards"])] if data["cards"] else []
    wants = [hand(data["wants"])] if data["wants"] else []
    for rows, base, back in ((gives, "base", "back"), (wants, "wants_base", "wants_back")):
        if data[base] is not None:
            rows.append(f"a base on {place(data[base])}")
        if data.get(back):
            rows.append(f"{count(sum(data[back].values()), 'captive')} from {places(data[back])}")
    return f"{who(names, data['seat'])} offers {listed(gives)}{f' for {listed(wants)}' if wants else ''}."


def _struck(data: Data, names: Names) -> str:
    asleep = ", and the seat plays by default now" if data["autopilot"] else ""
    return f"{who(names, data['seat'])} missed a deadline: strike {data['strikes']}{asleep} {rule('8.11')}."


KINDS: Mapping[str, Line] = {
    "seated": _seated,
    "power_choice": lambda data, names: f"You may choose among {listed(list(map(cards.words, data['powers'])))}.",
    "colours": _colours,
    "destiny_pile": lambda data, names: f"The destiny pile of {data['cards']} cards is shuffled.",
    "powers": _powers,
    "laid_out": lambda data, names: (
        f"{who(names, data['seat'])} lays tokens out: {places(data['places'])} {rule('3.8')}."
    ),
    "first": lambda data, names: f"Destiny lets {who(names, data['seat'])} take the first turn {rule('3.13')}.",
    "finished": _finished,
    "laid_open": _laid_open,
    "piles_open": _piles_open,
    "challenge": _challenge,
    "destiny_shuffled": lambda data, names: f"The used destiny cards are shuffled {rule('2.2.4')}.",
    "destiny": _destiny,
    "decreed_colour": lambda data, names: f"Destiny counts as {cards.words(data['colour']).lower()} now.",
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
    "counts_as": lambda data, names: f"The card of {side(data['side'])} counts as {cards.name(data['face'])} now.",
    "decreed": _decreed,
    "tallied": _tallied,
    "totals": _totals,
    "outcome": _outcome,
    "abandoned": lambda data, names: _OUTCOMES[data["outcome"]],
    "restart": lambda data, names: f"The challenge goes back to {_BACK[data['phase']]}.",
    "stands_in": lambda data, names: (
        f"{who(names, data['seat'])} is the offense of this challenge in place of {who(names, data['host'])}."
    ),
    "denied": lambda data, names: (
        f"{listed([who(names, seat) for seat in data['seats']])} would have won by bases, but another condition holds."
    ),
    "strikes_back": lambda data, names: (
        f"{who(names, data['seat'])} will challenge {who(names, data['against'])} next."
    ),
    "rewound": lambda data, names: f"The challenge of {who(names, data['seat'])} begins anew at destiny.",
    "cleared": _cleared,
    # the deal
    "offered": _offered,
    "offer_withdrawn": lambda data, names: f"{who(names, data['seat'])} withdraws the offer.",
    "gave_up": lambda data, names: f"{who(names, data['seat'])} sees no deal.",
    "deal": lambda data, names: f"The offer of {who(names, data['seat'])} is accepted: it is a deal {rule('5.5.2')}.",
    # people
    "conceded": lambda data, names: f"{who(names, data['seat'])} concedes {rule('8.7')}.",
    "vanished": lambda data, names: (
        f"{who(names, data['seat'])} leaves the challenge with {count(data['count'], 'token')} {rule('8.8')}."
    ),
    "departed": lambda data, names: f"{who(names, data['seat'])} has left the game {rule('8.7')}.",
    "struck": _struck,
    "taken_over": lambda data, names: f"The seat of {who(names, data['seat'])} has changed hands {rule('8.10')}.",
    "back": lambda data, names: f"{who(names, data['seat'])} is back {rule('8.11')}.",
    "autopilot": lambda data, names: f"{who(names, data['seat'])}'s seat plays by default {rule('8.11')}.",
    "orders": lambda data, names: f"You have {count(data['count'], 'standing order')} now {rule('8.13')}.",
}
"""How these kinds of events are worded."""
