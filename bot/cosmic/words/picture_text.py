"""The words of Cosmic pictures and their alt texts, in English; ``picture_words.PicturePhrases`` lists them.

Pictures have room for one to three words; sentences are for alt texts. Names of people come in as they are shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.model.reckoning import SumLine
from bot.cosmic.seen.picture_views import PHASES, EndPicture, Phase, RevealPicture, Totals

OFFENSE: Final = "OFFENSE"
"""Above the attacker in the strip."""
DEFENSE: Final = "DEFENSE"
ATTACKS: Final = "offense"
"""Which column of a reveal it is."""
DEFENDS: Final = "defense"
CARD_LAID: Final = "card laid"
CHOOSING: Final = "choosing"
WARP: Final = "WARP"
DECK: Final = "deck"
DISCARD: Final = "discard"
DESTINY: Final = "destiny"
ZAPPED: Final = "zapped"
DORMANT: Final = "dormant"
LEFT: Final = "left"
"""Somebody who has left the game."""
ATTACK: Final = "attack"
COMPROMISE: Final = "compromise"
FLARE: Final = "flare"
ZODIAC: Final = "zodiac"
CARD: Final = "card"
"""The first line of a sum."""
COUNTS_AS: Final = "counts as"
POWERS: Final = "powers"
"""A change in a sum that cannot be told any more exactly."""
TOKENS_LINE: Final = ", tokens"
"""Behind a name in a line of the sum."""
TOTAL: Final = "total"
TIE: Final = "a tie goes to the defense"
"""Why the defense wins with the same total (5.1.2)."""
YOUR_HAND: Final = "Your hand"
EMPTY_HAND: Final = "No cards"

_PHASES: Final[dict[Phase, str]] = {
    "setup": "Setup",
    "start": "Start",
    "destiny": "Destiny",
    "aim": "Aim",
    "cone": "Cone",
    "invite": "Invite",
    "allies": "Allies",
    "cards": "Cards",
    "reveal": "Reveal",
    "deal": "Deal",
    "outcome": "Outcome",
    "end": "End",
}
_COLOURS: Final = {"light_blue": "light blue"}
_ORDINALS: Final = {1: "1st", 2: "2nd", 3: "3rd"}

_UNDECIDED: Final = {"deal": "A deal", "no_deal": "No deal", "repulsed": "Repulsed", "aborted": "No outcome"}
"""Outcomes that nobody wins."""


def seat(letter: str) -> str:
    """Who sits there, where the name cannot be drawn."""
    return f"Seat {letter}"


def colour(key: str) -> str:
    """A player's colour."""
    return _COLOURS.get(key, key)


def challenge(number: int) -> str:
    """The headline of the board."""
    return f"Challenge {number}"


def of_the_turn(ordinal: int) -> str:
    """Which challenge of the turn it is."""
    return f"{_ORDINALS.get(ordinal, f'{ordinal}th')} of the turn"


def phase(name: Phase) -> str:
    """The phase with its number; setup has none."""
    number = PHASES[name]
    return f"{number} {_PHASES[name]}" if number else _PHASES[name]


def tokens(count: int) -> str:
    """Below a number of tokens."""
    return "token" if count == 1 else "tokens"


def planet(number: int, reverse: bool) -> str:
    """Above the target."""
    return f"planet {number} · reverse" if reverse else f"planet {number}"


def card(name: str) -> str:
    """A card in words: ``attack 12``, ``compromise``, ``Card Zap``, ``Zombie flare``."""
    return cards.name(name)


def cards_held(count: int) -> str:
    """How many cards a hand has."""
    return f"{count} card" if count == 1 else f"{count} cards"


def laid(name: str) -> str:
    """One's own card on the table."""
    return f"laid: {card(name)}"


# --- reveal and end -----------------------------------------------------------------------------------------------


def reveal_title(outcome: str, totals: Totals, winner: str) -> list[str]:
    """What came out, in pieces with the name at the even places; ``winner`` is empty if nobody won."""
    if outcome in _UNDECIDED:
        return ["", _UNDECIDED[outcome]]
    if not winner:
        return ["", "Both sides lose"]
    if outcome == "landed":
        return [winner, " lands"]
    if totals[0] is None or totals[1] is None:
        return [winner, " wins"]
    first, second = totals[::-1] if outcome == "defense" else totals
    return [winner, f" wins {first} : {second}"]


def maker(name: str) -> str:
    """What changed a sum or an outcome: a power, an expansion's thing, or a flare, which is called one."""
    power = name.removeprefix("flare.")
    return cards.words(power) if power == name else f"{cards.words(power)} flare"


def decided(view: RevealPicture) -> str:
    """Why it came out so, where cards and totals do not say it: a tie, or what decided; empty if they do."""
    makers = " · ".join(map(maker, view.decided_by))
    won, lost = (view.offense.total, view.defense.total)[:: -1 if view.outcome == "defense" else 1]
    if won is None or lost is None or view.outcome not in ("offense", "defense"):
        return makers
    if won < lost:
        return f"the lower total wins ({makers})" if makers else "the lower total wins"
    return TIE if won == lost and view.outcome == "defense" else makers


def consequence(view: RevealPicture, place: str) -> str:
    """What came of it, in a few words; ``place`` is the target as it is called."""
    parts = []
    if view.landed:
        parts.append(f"{view.landed} {tokens(view.landed)} {'lands' if view.landed == 1 else 'land'} on {place}")
    if view.lost:
        parts.append(f"{view.lost} to the warp")
    if view.consolation:
        parts.append(f"{cards_held(view.consolation)} as consolation")
    return " · ".join(parts) if parts else f"target: {place}"


def place(colour_key: str, number: str) -> str:
    """A planet by its system's colour and its number, or an outpost by its kind and number: ``red moon 1``."""
    kind = number.rstrip("0123456789")
    return f"{colour(colour_key)} {kind} {number.removeprefix(kind)}" if kind else f"{colour(colour_key)} {number}"


def end_title(names: Sequence[str]) -> list[str]:
    """Who won, in pieces, names at the even places."""
    if not names:
        return ["", "Nobody wins"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " and " if left else " win" if at else " wins"]
    return parts


def counted_winners(count: int) -> list[str]:
    """Like ``end_title`` for more winners than there is room to name."""
    return ["", f"{count} players win"]


def how(view: EndPicture) -> str:
    """How the game ended (7.1, 7.5, 8.3, 8.9)."""
    return {
        "bases": f"{view.needed} foreign bases",
        "alternate": "by a power",
        "last": "everybody else has left",
        "nobody": "everybody has left",
        "spent": "no tokens left to play",
    }.get(view.how, "the game was stopped")


def played(challenges: int) -> str:
    """Below the rows of the end."""
    return f"{challenges} challenge{'' if challenges == 1 else 's'} · all hands open"


# --- alt texts ----------------------------------------------------------------------------------------------------


def alt_moment(number: int, name: Phase) -> str:
    """The beginning of a board's alt text."""
    return f"Challenge {number}, phase {phase(name)}."


def alt_setup() -> str:
    """A board before the first challenge."""
    return "The table before the first challenge."


def alt_offense(name: str) -> str:
    """A board before destiny."""
    return f"{name} is the offense."


def alt_attack(names: Sequence[str], where: str, counts: Sequence[int], reverse: bool) -> str:
    """Who attacks whom; ``names`` and ``counts`` belong to offense and defense, ``where`` is empty before the aim."""
    aim = f" on {where}" if where else ""
    cone = ", reverse cone" if reverse else ""
    told = f"{names[0]} attacks {names[1]}{aim}{cone}"
    return f"{told}: {counts[0]} {tokens(counts[0])} against {counts[1]}."


def alt_fought(names: Sequence[str], where: str) -> str:
    """Who attacked whom, once it is over."""
    return f"{names[0]} attacked {names[1]}{f' on {where}' if where else ''}."


def alt_allies(attacking: Sequence[str], defending: Sequence[str]) -> str:
    """Allies with their tokens."""
    return f"Offensive allies: {', '.join(attacking) or 'none'}. Defensive allies: {', '.join(defending) or 'none'}."


def alt_cards(shown: Sequence[str]) -> str:
    """Where the challenge cards of offense and defense stand."""
    return f"Cards: {shown[0]} and {shown[1]}."


def alt_choose(rows: Sequence[str]) -> str:
    """The beginning of a board that comes with a question about a place."""
    return f"Choose by number: {'; '.join(rows)}."


def alt_number(number: int, where: str, name: str) -> str:
    """Which place a number stands for, and in whose system it is."""
    return f"{number} is {where} ({name})"


def alt_bases(rows: Sequence[str]) -> str:
    """Foreign bases."""
    return f"Foreign bases: {'; '.join(rows)}."


def alt_of_goal(name: str, bases: int, goal: int) -> str:
    """One player's way to victory."""
    return f"{name} {bases} of {goal}"


def alt_warp(rows: Sequence[str]) -> str:
    """Tokens in the warp."""
    return f"Warp: {'; '.join(rows) or 'empty'}."


def alt_people(names: Sequence[str], what: str) -> str:
    """Those who are ``zapped``, ``dormant`` or have ``left``."""
    return f"{what.capitalize()}: {', '.join(names)}."


def alt_called(rows: Sequence[str]) -> str:
    """What was announced and takes effect later in the challenge."""
    return f"Announced for this challenge: {', '.join(rows)}."


def alt_powers(rows: Sequence[str]) -> str:
    """Everybody's powers."""
    return f"Powers: {'; '.join(rows)}."


def alt_planets(rows: Sequence[str]) -> str:
    """Who stands where."""
    return f"Planets: {'; '.join(rows)}."


def alt_more() -> str:
    """Where the same is found as text."""
    return "Full list: /cosmic board as text."


def alt_hand(rows: Sequence[str], playable: Sequence[str], count: int) -> str:
    """A hand; ``rows`` are the numbered cards."""
    now = f" Playable now: {', '.join(playable)}." if playable else " None playable now."
    return f"Your {cards_held(count)}. {'. '.join(rows)}.{now}" if rows else "You have no cards in hand."


def alt_card(name: str, count: int) -> str:
    """A place in a hand."""
    return card(name) if count == 1 else f"{count} × {card(name)}"


def alt_side(name: str, card_laid: str, turned: bool, lines: Sequence[str]) -> str:
    """One side of a reveal, line by line."""
    counted = ", counts as a compromise" if turned else ""
    return f"{', '.join([f'{name}: {card_laid}{counted}', *lines])}."


def alt_line(line: SumLine, name: str) -> str:
    """One line of the sum; ``name`` is whose tokens they are."""
    if line.kind == "tokens":
        return f"{line.value} {tokens(line.value)} of {name}"
    if line.kind == "changes":
        return f"{' and '.join(map(maker, line.powers)) or POWERS} {line.value:+d}"
    return f"counts as {line.value}"


def alt_end(title: str, why: str) -> str:
    """The first sentence of an end's alt text."""
    return f"{title}: {why}."


def alt_rows(rows: Sequence[str]) -> str:
    """Everybody's bases at the end."""
    return f"{'; '.join(rows)}."
