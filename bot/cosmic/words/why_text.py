"""The rules behind events, in English: a sentence and its rule for each; ``why_words`` puts them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from bot.cosmic.words import course_events
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases import listed, rule, side
from bot.words.speech import speech

__all__ = [
    "ABANDONED",
    "CARDS",
    "DEFENSES",
    "ENDINGS",
    "FIXED",
    "HANDS",
    "MOVES",
    "OUTCOMES",
    "Rules",
    "attack",
    "change",
    "counted",
    "decided",
    "helped",
    "maker",
    "summed",
    "tie",
    "totals",
]

Rules: TypeAlias = Mapping[str, tuple[str, str]]
"""A sentence without its full stop, and its rule, by what it explains."""

MOVES: Rules = {
    "challenge": ("The side that loses a challenge loses its tokens in it to the warp", "5.3"),
    "land": ("The offense side lands where it has won", "5.3.1"),
    "land_reverse": ("With the reverse cone the allies of a winning defense land", "5.7.1"),
    "regroup": ("The offense takes one token back at the start of every challenge", "4.1.5"),
    "commit": ("One to four tokens may be committed, from any bases", "4.4.1"),
    "return": ("Tokens that return go to any bases of their owner", "5.8.1"),
    "homeless": ("Whoever has no base loses returning tokens to the warp", "5.8.2"),
    "failed_deal": ("A failed deal costs each main player three tokens", "5.5.8"),
    "reward": ("Allies of a winning defense take one token or card for each token they had in the challenge", "5.6.1"),
    "removed": ("Tokens that are removed never come back", "1.1"),
}
HANDS: Rules = {
    "dealt": ("Everybody is dealt seven cards", "3.12"),
    "consolation": ("Whoever loses with a compromise takes a card of the winner for each own token lost", "5.4.2"),
    "deal": ("Cards change hands as the deal says", "5.5.3"),
    "new_hand": ("A main player without a challenge card shows the hand, discards it and draws seven", "4.1.2"),
    "reward": ("Allies of a winning defense take one token or card for each token they had in the challenge", "5.6.1"),
    "redeal": ("With deck and discard pile empty all hands are shuffled and dealt anew", "8.1"),
}
ABANDONED: Rules = {
    "nothing to commit": ("Without a token to commit the turn ends", "4.4.3"),
    "no challenge card": ("An offense without a challenge card cannot go on", "4.7.1"),
    "a main player left": ("A main player left the challenge", "8.8"),
}
FIXED: Rules = {
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
CARDS: Rules = {
    "cards_exchanged": ("From now on each card counts for the side on which it lies", "4.7.5"),
    "buried": ("The card itself is put away unseen; what its player says of it counts", "0.4"),
    "counts_as": ("What is said of a card beats what is printed on it", "0.4"),
    "took_back": ("The card is in hand again, and a challenge card is chosen anew", "0.4"),
}
"""What changes the challenge cards between laying and outcome, by kind of event."""
ENDINGS: Rules = {
    "bases": ("Enough foreign bases at the end of a phase win; all who have them win together", "7.1"),
    "alternate": ("There are other ways to win than bases: a power has one of its own, and so may expansions", "7.5"),
    "last": ("The last player who is left wins", "8.9"),
    "nobody": ("Nobody is left to win", "8.9"),
    "spent": (
        "Nobody has a token to send or to get back from the warp, so every turn would be skipped for ever",
        "8.3",
    ),
    "stopped": ("A game that is stopped has no winner", "8.9"),
}


DEFENSES: Rules = {
    "nobody": ("There is no opponent when a home base is founded anew", "4.2.4"),
    "wild": ("Destiny was wild: the offense named the defense", "4.2.3"),
    "decreed": ("Something else than destiny chose the defense", "4.2.8"),
    "home": ("The offense challenges a foreigner at home", "4.2.4"),
    "shown": ("Destiny showed this colour", "4.2.2"),
}
OUTCOMES: Rules = {
    "landed": ("Nobody stands against these tokens", "4.2.4"),
    "deal": ("Both cards are compromises: the main players must deal", "5.5"),
    "no_deal": ("No deal was made in time, or it was undone: both main players lose three tokens", "5.5.8"),
    "both_lost": ("Both sides lose by what was played", "0.4"),
    "turned": ("An attack stands against a compromise", "5.4.1"),
}


def tie(total: int) -> str:
    """Both sides have the same total."""
    return f"Both sides have {total}: a tie is won by the defense {rule('5.1.2')}."


def totals(offense: int, defense: int) -> str:
    """One side has more."""
    return f"{offense} for the offense stands against {defense} for the defense {rule('5.1.2')}."


def attack(winner: str) -> str:
    """The winning side has an attack against a compromise."""
    return f"{side(winner).capitalize()} has an attack against a compromise {rule('5.4.1')}."


def counted(*, attacks: bool) -> str:
    """What totals are made of."""
    if attacks:
        return f"Card and tokens of each side, allies included {rule('5.1.1')}."
    return f"Totals count only between two attacks {rule('5.1')}."


def summed(told: Sequence[str]) -> str:
    """What has changed the sums, by how much (5.2.1)."""
    return f"Then, in this order {rule('5.2.1')}: {'; '.join(told)}."


def helped(names: Sequence[str]) -> str:
    """What took effect besides."""
    return f"Took effect: {listed(names)}."


def decided(names: Sequence[str]) -> str:
    """What made the outcome other than cards and totals say."""
    return f"Decided otherwise by: {listed(names)} {rule('5.2.1')}."


def maker(data: Data, names: Names) -> str:
    """What changed a sum or decided."""
    made = course_events.maker(data, names)
    return made if isinstance(made, str) else speech("en").message(made)


def change(data: Data, names: Names) -> str:
    """What has been added to a side."""
    return speech("en").message(course_events.change(data, names))
