"""Why something came out as it did, in English: the rule behind one event, from the events before it. Runs no rules.

``why`` answers for whoever sees the same events; it tells nothing that those do not tell.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from bot.cosmic import cards, expansion_words
from bot.cosmic.course_text import change
from bot.cosmic.phrases import Data, Names, listed, rule, side, who
from bot.kernel.event import Event

__all__ = ["why"]

_Reason: TypeAlias = Callable[[Data, Sequence[Event], Names], str]

_MOVES = {
    "regroup": ("The offense takes one token back at the start of every challenge", "4.1.5"),
    "commit": ("One to four tokens may be committed, from any bases", "4.4.1"),
    "return": ("Tokens that return go to any bases of their owner", "5.8.1"),
    "homeless": ("Whoever has no base loses returning tokens to the warp", "5.8.2"),
    "deal": ("A failed deal costs each main player three tokens", "5.5.8"),
    "reward": ("Allies of a winning defense take one token or card for each token they had in the challenge", "5.6.1"),
    "removed": ("Tokens that are removed never come back", "1.1"),
}
_HANDS = {
    "consolation": ("Whoever loses with a compromise takes a card of the winner for each own token lost", "5.4.2"),
    "deal": ("Cards change hands as the deal says", "5.5.3"),
    "new_hand": ("A main player without a challenge card shows the hand, discards it and draws seven", "4.1.2"),
    "reward": ("Allies of a winning defense take one token or card for each token they had in the challenge", "5.6.1"),
    "redeal": ("With deck and discard pile empty all hands are shuffled and dealt anew", "8.1"),
}
_ABANDONED = {
    "nothing to commit": ("Without a token to commit the turn ends", "4.4.3"),
    "no challenge card": ("An offense without a challenge card cannot go on", "4.7.1"),
    "a main player left": ("A main player left the challenge", "8.8"),
}
_FIXED = {
    "first": ("The first colour that destiny shows takes the first turn", "3.13"),
    "destiny": ("The top destiny card decides about the defense", "4.2.1"),
    "own_colour": ("The own colour leaves the offense a choice", "4.2.4"),
    "joined": ("The invited answer in turn, and join one side at most", "4.6.1"),
    "turned": ("A card that is turned into a compromise has no value any more", "5.2.3"),
    "reshuffled": ("An empty deck is made anew of the discard pile", "8.1"),
    "cancelled": ("An answer to an announcement takes effect before it, the last one first", "4.0.6"),
    "zapped": ("A Cosmic Zap silences all powers of a player until the challenge ends", "6.5"),
    "departed": ("Tokens, cards and powers of a player who leaves go with that player", "8.7"),
    "autopilot": ("Three missed deadlines in a row: the seat plays by default", "8.11"),
    "void": ("What was planned for a window is checked again when its turn comes", "4.0.3"),
}
_ENDINGS = {
    "bases": ("Enough foreign bases at the end of a phase win; all who have them win together", "7.1"),
    "alternate": ("There are other ways to win than bases: a power has one of its own, and so may expansions", "7.5"),
    "last": ("The last player who is left wins", "8.9"),
    "nobody": ("Nobody is left to win", "8.9"),
    "stopped": ("A game that is stopped has no winner", "8.9"),
}


def why(event: Event, before: Sequence[Event], names: Names) -> str:
    """The rule behind ``event``, in a sentence or two; empty if it is a plain decision of somebody.

    ``before`` are the events since the challenge began, as the one who asks saw them.
    """
    if reason := _REASONS.get(event.kind) or expansion_words.reason(event.kind):
        return reason(event.data, before, names)
    return _told(_FIXED.get(event.kind))


def _told(known: tuple[str, str] | None) -> str:
    return f"{known[0]} {rule(known[1])}." if known is not None else ""


def _outcome(data: Data, before: Sequence[Event], names: Names) -> str:
    outcome = data["outcome"]
    acted = _helped(before, names)
    if outcome == "landed":
        return f"Nobody stands against these tokens {rule('4.2.4')}."
    if outcome == "deal":
        return f"Both cards are compromises: the main players must deal {rule('5.5')}.{acted}"
    if outcome == "no_deal":
        return f"No deal was made in time, or it was undone: both main players lose three tokens {rule('5.5.8')}."
    if outcome == "both_lost":
        return f"Both sides lose by what was played {rule('0.4')}.{acted}"
    totals = _last(before, "totals")
    if totals is not None and totals["offense"] is not None and totals["defense"] is not None:
        first, second = totals["offense"], totals["defense"]
        if first == second:
            told = f"Both sides have {first}: a tie is won by the defense {rule('5.1.2')}."
        else:
            told = f"{first} for the offense stands against {second} for the defense {rule('5.1.2')}."
        return told + _summed(before, names) + acted
    if acted:
        return f"An attack stands against a compromise {rule('5.4.1')}.{acted}"
    return f"{side(outcome).capitalize()} has an attack against a compromise {rule('5.4.1')}.{acted}"


def _totals(data: Data, before: Sequence[Event], names: Names) -> str:
    if data["offense"] is None:
        return f"Totals count only between two attacks {rule('5.1')}."
    return f"Card and tokens of each side, allies included {rule('5.1.1')}.{_summed(before, names)}"


def _summed(before: Sequence[Event], names: Names) -> str:
    """What has changed the sums since the cards were revealed, and by how much (5.2.1)."""
    told = [change(one, names) for one in _changes(before)]
    return f" Then, in this order {rule('5.2.1')}: {'; '.join(told)}." if told else ""


def _changes(before: Sequence[Event]) -> Sequence[Data]:
    """What has changed the sums since the cards were revealed."""
    told = _last(_since_reveal(before), "tallied")
    return [] if told is None else told["changes"]


def _since_reveal(before: Sequence[Event]) -> Sequence[Event]:
    return before[
        max((number for number, event in enumerate(before) if event.kind == "revealed"), default=len(before)) :
    ]


_CALLS_END = ("challenge", "rewound")
"""Kinds of events after which nothing is called any more."""


def _helped(before: Sequence[Event], names: Names) -> str:
    """Which powers, flares and edicts took effect since the cards were revealed, or were called before to act then,
    besides those that have changed the sums.
    """
    summed = [(one["seat"], one["name"]) for one in _changes(before)]
    since = _since_reveal(before)
    done: list[Data] = [event.data for event in since if event.kind == "done" and not event.data["cancelled"]]
    begun = max((number for number, event in enumerate(before) if event.kind in _CALLS_END), default=0)
    called: list[Data] = []
    for event in before[begun:]:
        if event.kind == "called":
            called.append(event.data)
        elif event.kind == "uncalled":
            gone = event.data["gone"] if isinstance(event.data["gone"], list) else []
            called = [data for data in called if [data["seat"], data["name"]] not in gone]
    told = dict.fromkeys(
        f"{cards.words(data['name'])} of {who(names, data['seat'])}"
        for data in (*called, *done)
        if (data["seat"], data["name"]) not in summed
    )
    return f" Took effect: {listed(list(told))}." if told else ""


def _last(before: Sequence[Event], kind: str) -> Data | None:
    return next((event.data for event in reversed(before) if event.kind == kind), None)


def _moved(data: Data, before: Sequence[Event], names: Names) -> str:
    if data["why"] == "challenge":
        return f"The side that loses a challenge loses its tokens in it to the warp {rule('5.3')}."
    if data["why"] == "land":
        defense = _last(before, "defense")
        if defense is not None and defense["reverse"] and list(data["from"]) == ["cone.defense"]:
            return f"With the reverse cone the allies of a winning defense land {rule('5.7.1')}."
        return f"The offense side lands where it has won {rule('5.3.1')}."
    return _told(_MOVES.get(data["why"]) or expansion_words.cause(data["why"]))


def _defense(data: Data, before: Sequence[Event], names: Names) -> str:
    flipped = _last(before, "destiny")
    if flipped is None or data["seat"] is None:
        return f"There is no opponent when a home base is founded anew {rule('4.2.4')}."
    colour = cards.destiny_colour(flipped["card"])
    if colour is None:
        return f"Destiny was wild: the offense named the defense {rule('4.2.3')}."
    if colour != data["system"]:
        return f"Something else than destiny chose the defense {rule('4.2.8')}."
    own = _last(before, "own_colour")
    if own is not None and own["case"] == "home":
        return f"The offense challenges a foreigner at home {rule('4.2.4')}."
    return f"Destiny showed this colour {rule('4.2.2')}."


_REASONS: Mapping[str, _Reason] = {
    "outcome": _outcome,
    "totals": _totals,
    "moved": _moved,
    "defense": _defense,
    "abandoned": lambda data, before, names: _told(_ABANDONED.get(data["why"])),
    "finished": lambda data, before, names: _told(_ENDINGS.get(data["how"])),
    "drew": lambda data, before, names: _told(_HANDS.get(data["why"]) or expansion_words.cause(data["why"])),
    "gave": lambda data, before, names: _told(_HANDS.get(data["why"])),
    "discarded": lambda data, before, names: _told(_HANDS.get(data["why"])),
}
"""Reasons that depend on what happened before."""
