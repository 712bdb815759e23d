"""Cards and tokens on the move, in English: draws, discards, reveals, commitments, losses, landings."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases import capital, count, hand, listed, place, places, rule, who

__all__ = ["KINDS"]

_ASIDE = {
    "stack": "once nothing waits for answers any more",
    "phase": "at the end of the phase",
    "challenge": "at the end of the challenge",
}
_REASONS = {
    "deal": f"by the deal {rule('5.5.3')}",
    "failed_deal": f"because no deal was made {rule('5.5.8')}",
    "consolation": f"as consolation {rule('5.4.2')}",
    "reward": f"as reward {rule('5.6.1')}",
    "new_hand": f"as a new hand {rule('4.1.2')}",
    "regroup": f"to regroup {rule('4.1.5')}",
    "redeal": f"anew {rule('8.1')}",
    "homeless": f"having no base {rule('5.8.2')}",
}
"""Why cards and tokens move, where that is not plain from what happened before."""


def _because(data: Data) -> str:
    reason = _REASONS.get(str(data["why"])) if "why" in data else None
    return f" {reason}" if reason else ""


def _end(data: Data, names: Names, where: str) -> str:
    """A place that tokens leave or reach; the sheet of a power by the power and whose it is."""
    if where not in data.get("sheets", {}):
        return place(where)
    power, holder = data["sheets"][where]
    return f"the sheet of {who(names, holder)}'s {cards.words(power)}"


def _ends(data: Data, names: Names, found: Mapping[str, int]) -> str:
    return places(found, lambda where: _end(data, names, where))


def _drew(data: Data, names: Names) -> str:
    left = f"{count(data['left'], 'card')} left in the deck"
    why = "" if data["why"] == "deal" else _because(data)
    return f"{who(names, data['seat'])} draws {count(data['count'], 'card')}{why}; {left}."


def _discarded(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return f"{capital(hand(data['cards']))} goes to the discard pile."
    return f"{who(names, data['seat'])} discards {hand(data['cards'])}."


def _laid(data: Data, names: Names) -> str:
    if "card" in data:
        return f"{who(names, data['seat'])} lays {cards.name(data['card'])} face up."
    return f"{who(names, data['seat'])} lays a card face down."


def _revealed(data: Data, names: Names) -> str:
    shown = [cards.name(data[name]) if data[name] else "no card" for name in ("offense", "defense")]
    return f"The cards are revealed: {shown[0]} for the offense, {shown[1]} for the defense."


def _looked(data: Data, names: Names) -> str:
    seen_by = listed([who(names, seat) for seat in data["by"]])
    return f"{seen_by} {'looks' if len(data['by']) == 1 else 'look'} at cards of {who(names, data['seat'])}."


def _gave(data: Data, names: Names) -> str:
    giver, taker, many = who(names, data["seat"]), who(names, data["to"]), count(data["count"], "card")
    return f"{giver} gives {taker} {many}{_because(data)}."


def _moved(data: Data, names: Names) -> str:
    me, tokens = who(names, data["seat"]), count(data["count"], "token")
    if "owner" in data:
        tokens += f" of {who(names, data['owner'])}"
    came, to = data["from"], data["to"]
    if to == "removed":
        held = f"that {me} held" if "owner" in data else f"of {me}"
        return f"{capital(tokens)} {held} {'leaves' if data['count'] == 1 else 'leave'} the game."
    if to == "warp":
        return f"{me} loses {tokens} from {_ends(data, names, came)} to the warp{_because(data)}."
    where = _ends(data, names, to) if isinstance(to, dict) else _end(data, names, to)
    if list(came) == ["warp"]:
        return f"{me} takes {tokens} from the warp to {where}{_because(data)}."
    if data["why"] == "commit":
        return f"{me} commits {tokens} from {_ends(data, names, came)}."
    if data["why"] == "land":
        return f"{me} lands {tokens} on {where}."
    if data["why"] == "return":
        return f"{capital(tokens)} of {me} {'returns' if data['count'] == 1 else 'return'} to {where}."
    return f"{me} moves {tokens} from {_ends(data, names, came)} to {where}."


def _went_back(data: Data, names: Names) -> str:
    tokens = f"{count(data['count'], 'token')} of {who(names, data['owner'])}"
    held = "" if data["seat"] == data["owner"] else f", held by {who(names, data['seat'])},"
    left = f" from {_ends(data, names, data['from'])}" if data["from"] else ""
    goes = "goes" if data["count"] == 1 else "go"
    return f"{capital(tokens)}{held} {goes} back{left} to {_end(data, names, data['to'])}."


def _captured(data: Data, names: Names) -> str:
    me, owner, tokens = who(names, data["seat"]), who(names, data["owner"]), count(data["count"], "token")
    if data["owner"] == data["seat"]:
        return f"{me} gets {tokens} back on {_end(data, names, data['to'])}."
    former = "" if data["former"] == data["owner"] else f", held by {who(names, data['former'])} before"
    return f"{me} captures {tokens} of {owner}{former}, on {_end(data, names, data['to'])} now."


def _piled(data: Data, names: Names) -> str:
    me, owner, tokens = who(names, data["seat"]), who(names, data["owner"]), count(data["count"], "token")
    return f"{me} piles up {tokens} of {owner} under a token on {_end(data, names, data['to'])}."


KINDS: Mapping[str, Line] = {
    "second_set": lambda data, names: (
        f"{who(names, data['seat'])} has a second set of {count(data['count'], 'token')}: "
        f"{cards.words(data['colour']).lower()}."
    ),
    "given_back": lambda data, names: (
        f"{who(names, data['former'])} gives {who(names, data['seat'])} {count(data['count'], 'token')} back."
    ),
    "bonded": lambda data, names: (
        f"{who(names, data['seat'])} holds {count(data['count'], 'token')} as long as "
        f"{cards.name(data['card'])} stays in hand."
    ),
    "unbonded": lambda data, names: (
        f"{capital(cards.name(data['card']))} has left the hand of {who(names, data['seat'])}: what it held is free."
    ),
    "captured": _captured,
    "piled": _piled,
    "drew": _drew,
    "hand": lambda data, names: f"You get {hand(data['gained'])}.",
    "redealt": lambda data, names: f"Deck and discard pile are empty: all hands are dealt anew {rule('8.1')}.",
    "reshuffled": lambda data, names: f"The discard pile is shuffled into the deck {rule('8.1')}.",
    "discarded": _discarded,
    "looked": _looked,
    "watches": lambda data, names: (
        f"{who(names, data['seat'])} sees what {who(names, data['drawer'])} draws in this challenge."
    ),
    "shown": lambda data, names: f"{who(names, data['seat'])} shows {hand(data['cards'])}.",
    "gave": _gave,
    "given": lambda data, names: (
        f"{who(names, data['to'])} gets {hand(data['cards'])} from {who(names, data['seat'])}."
    ),
    "laid": _laid,
    "laid_card": lambda data, names: f"Your card is {cards.name(data['card'])}.",
    "mingled": lambda data, names: (
        f"The hands of {listed([who(names, seat) for seat in data['seats']])} are shuffled together and dealt anew."
    ),
    "put_away": lambda data, names: (
        f"{capital(count(data['count'], 'card'))} of {who(names, data['seat'])} "
        f"{'waits' if data['count'] == 1 else 'wait'} aside and will be back {_ASIDE[data['until']]}."
    ),
    "hoarded": lambda data, names: (
        f"{who(names, data['seat'])} hoards {count(data['count'], 'card')}; the hoard has {data['size']} now."
    ),
    "hoard": lambda data, names: f"In your hoard: {hand(data['cards'])}.",
    "put_away_cards": lambda data, names: f"Put aside: {hand(data['cards'])}.",
    "got_back": lambda data, names: f"{who(names, data['seat'])} takes a card back that was put aside.",
    "substituted": lambda data, names: (
        f"{who(names, data['seat'])} puts {cards.name(data['new'])} in the place of {cards.name(data['old'])}."
    ),
    "bound": lambda data, names: f"You have to play {cards.name(data['card'])}, if you can.",
    "took_back": lambda data, names: f"{who(names, data['seat'])} takes the card back into hand.",
    "revealed": _revealed,
    "turned_up": lambda data, names: f"{who(names, data['seat'])} turns up {cards.name(data['card'])}.",
    "buried": lambda data, names: (
        f"The card of {who(names, data['seat'])} goes unseen under the deck and counts as {cards.name(data['face'])}."
    ),
    "hidden": lambda data, names: "The cards are covered again and will be revealed anew.",
    "claimed": lambda data, names: f"{who(names, data['seat'])} takes {cards.name(data['card'])} into hand.",
    "fetched": lambda data, names: (
        f"{who(names, data['seat'])} takes {cards.name(data['card'])} out of the discard pile."
    ),
    "cards_exchanged": lambda data, names: "The two challenge cards change sides.",
    "hands_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} and {who(names, data['seats'][1])} exchange their hands."
    ),
    "hand_now": lambda data, names: f"You hold {hand(data['cards'])} now.",
    "searched": lambda data, names: (
        f"{who(names, data['seat'])} {'has' if data['found'] else 'does not have'} {cards.name(data['face'])}."
    ),
    "set_aside": lambda data, names: (
        f"{capital(cards.name(data['card']))} returns to {who(names, data['seat'])} {_ASIDE[data['until']]}."
    ),
    "returned": lambda data, names: f"{capital(cards.name(data['card']))} is back with {who(names, data['seat'])}.",
    "moved": _moved,
    "went_back": _went_back,
    "restored": lambda data, names: (
        f"{capital(count(data['count'], 'token'))} of {who(names, data['seat'])} "
        f"{'is' if data['count'] == 1 else 'are'} back in the game."
    ),
}
"""How these kinds of events are worded."""
