"""The words of Cosmic pictures and their alt texts, in German; what each is for is said in ``picture_text``.

Names of powers, edicts and flares stay as the cards print them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.model.reckoning import SumLine
from bot.cosmic.seen.picture_views import PHASES, EndPicture, Phase, RevealPicture, Totals

OFFENSE: Final = "ANGRIFF"
DEFENSE: Final = "ABWEHR"
ATTACKS: Final = "Angriff"
DEFENDS: Final = "Abwehr"
CARD_LAID: Final = "Karte liegt"
CHOOSING: Final = "wählt"
WARP: Final = "WARP"
DECK: Final = "Stapel"
DISCARD: Final = "Ablage"
DESTINY: Final = "Schicksal"
ZAPPED: Final = "gezappt"
DORMANT: Final = "ruht"
LEFT: Final = "gegangen"
ATTACK: Final = "Angriff"
COMPROMISE: Final = "Kompromiss"
FLARE: Final = "Flare"
ZODIAC: Final = "Zodiac"
CARD: Final = "Karte"
COUNTS_AS: Final = "zählt als"
POWERS: Final = "Kräfte"
TOKENS_LINE: Final = ", Steine"
TOTAL: Final = "Summe"
TIE: Final = "bei Gleichstand gewinnt die Abwehr"
YOUR_HAND: Final = "Deine Hand"
EMPTY_HAND: Final = "Keine Karten"

_PHASES: Final[dict[Phase, str]] = {
    "setup": "Aufbau",
    "start": "Beginn",
    "destiny": "Schicksal",
    "aim": "Ziel",
    "cone": "Kegel",
    "invite": "Einladung",
    "allies": "Bündnis",
    "cards": "Karten",
    "reveal": "Aufdecken",
    "deal": "Handel",
    "outcome": "Ausgang",
    "end": "Ende",
}
_OUTPOSTS: Final = {"moon": "Mond"}
_COLOURS: Final = {
    "white": "Weiß",
    "neutral": "Neutral",
    "red": "Rot",
    "blue": "Blau",
    "yellow": "Gelb",
    "purple": "Lila",
    "light_blue": "Hellblau",
    "orange": "Orange",
}

_UNDECIDED: Final = {
    "deal": "Ein Handel",
    "no_deal": "Kein Handel",
    "repulsed": "Abgewehrt",
    "aborted": "Ohne Ergebnis",
}


def seat(letter: str) -> str:
    return f"Sitz {letter}"


def colour(key: str) -> str:
    return _COLOURS[key]


def challenge(number: int) -> str:
    return f"Begegnung {number}"


def of_the_turn(ordinal: int) -> str:
    return f"{ordinal}. im Zug"


def phase(name: Phase) -> str:
    number = PHASES[name]
    return f"{number} {_PHASES[name]}" if number else _PHASES[name]


def tokens(count: int) -> str:
    return "Stein" if count == 1 else "Steine"


def planet(number: int, reverse: bool) -> str:
    return f"Planet {number} · umgekehrt" if reverse else f"Planet {number}"


def card(name: str) -> str:
    kind = cards.kind(name)
    if kind == "attack":
        return f"Angriff {cards.value(name)}"
    if kind == "compromise":
        return COMPROMISE
    return f"{cards.words(cards.flare_power(name))}-Flare" if kind == "flare" else cards.name(name)


def cards_held(count: int) -> str:
    return f"{count} Karte" if count == 1 else f"{count} Karten"


def laid(name: str) -> str:
    return f"gelegt: {card(name)}"


# --- reveal and end -----------------------------------------------------------------------------------------------


def reveal_title(outcome: str, totals: Totals, winner: str) -> list[str]:
    if outcome in _UNDECIDED:
        return ["", _UNDECIDED[outcome]]
    if not winner:
        return ["", "Beide Seiten verlieren"]
    if outcome == "landed":
        return [winner, " landet"]
    if totals[0] is None or totals[1] is None:
        return [winner, " gewinnt"]
    first, second = totals[::-1] if outcome == "defense" else totals
    return [winner, f" gewinnt {first} : {second}"]


def maker(name: str) -> str:
    power = name.removeprefix("flare.")
    return cards.words(power) if power == name else f"{cards.words(power)}-Flare"


def decided(view: RevealPicture) -> str:
    makers = " · ".join(map(maker, view.decided_by))
    won, lost = (view.offense.total, view.defense.total)[:: -1 if view.outcome == "defense" else 1]
    if won is None or lost is None or view.outcome not in ("offense", "defense"):
        return makers
    if won < lost:
        return f"die kleinere Summe gewinnt ({makers})" if makers else "die kleinere Summe gewinnt"
    return TIE if won == lost and view.outcome == "defense" else makers


def consequence(view: RevealPicture, place: str) -> str:
    parts = []
    if view.landed:
        verb = "landet" if view.landed == 1 else "landen"
        parts.append(f"{view.landed} {tokens(view.landed)} {verb} auf {place}")
    if view.lost:
        parts.append(f"{view.lost} in den Warp")
    if view.consolation:
        parts.append(f"{cards_held(view.consolation)} als Trost")
    return " · ".join(parts) if parts else f"Ziel: {place}"


def place(colour_key: str, number: str) -> str:
    kind = number.rstrip("0123456789")
    called = f"{_OUTPOSTS.get(kind, kind)} {number.removeprefix(kind)}" if kind else number
    return f"{colour(colour_key)} {called}"


def end_title(names: Sequence[str]) -> list[str]:
    if not names:
        return ["", "Niemand siegt"]
    parts: list[str] = []
    for at, name in enumerate(names):
        left = len(names) - at - 1
        parts += [name, ", " if left > 1 else " und " if left else " siegen" if at else " siegt"]
    return parts


def counted_winners(count: int) -> list[str]:
    return ["", f"{count} siegen gemeinsam"]


def how(view: EndPicture) -> str:
    return {
        "bases": f"{view.needed} fremde Basen",
        "alternate": "durch eine Kraft",
        "last": "alle anderen sind gegangen",
        "nobody": "alle sind gegangen",
        "spent": "kein Stein mehr zum Spielen",
    }.get(view.how, "das Spiel wurde abgebrochen")


def played(challenges: int) -> str:
    return f"{challenges} Begegnung{'' if challenges == 1 else 'en'} · alle Hände offen"


# --- alt texts ----------------------------------------------------------------------------------------------------


def alt_moment(number: int, name: Phase) -> str:
    return f"Begegnung {number}, Phase {phase(name)}."


def alt_setup() -> str:
    return "Der Tisch vor der ersten Begegnung."


def alt_offense(name: str) -> str:
    return f"{name} greift an."


def alt_attack(names: Sequence[str], where: str, counts: Sequence[int], reverse: bool) -> str:
    aim = f" auf {where}" if where else ""
    cone = ", umgekehrter Kegel" if reverse else ""
    told = f"{names[0]} greift {names[1]} an{aim}{cone}"
    return f"{told}: {counts[0]} {tokens(counts[0])} gegen {counts[1]}."


def alt_fought(names: Sequence[str], where: str) -> str:
    return f"{names[0]} hat {names[1]}{f' auf {where}' if where else ''} angegriffen."


def alt_allies(attacking: Sequence[str], defending: Sequence[str]) -> str:
    return (
        f"Verbündete des Angriffs: {', '.join(attacking) or 'keine'}. "
        f"Verbündete der Abwehr: {', '.join(defending) or 'keine'}."
    )


def alt_cards(shown: Sequence[str]) -> str:
    return f"Karten: {shown[0]} und {shown[1]}."


def alt_choose(rows: Sequence[str]) -> str:
    return f"Wähle nach der Nummer: {'; '.join(rows)}."


def alt_number(number: int, where: str, name: str) -> str:
    return f"{number} ist {where} ({name})"


def alt_bases(rows: Sequence[str]) -> str:
    return f"Fremde Basen: {'; '.join(rows)}."


def alt_of_goal(name: str, bases: int, goal: int) -> str:
    return f"{name} {bases} von {goal}"


def alt_warp(rows: Sequence[str]) -> str:
    return f"Im Warp: {'; '.join(rows) or 'niemand'}."


def alt_people(names: Sequence[str], what: str) -> str:
    return f"{what[:1].upper()}{what[1:]}: {', '.join(names)}."


def alt_called(rows: Sequence[str]) -> str:
    return f"Für diese Begegnung angesagt: {', '.join(rows)}."


def alt_powers(rows: Sequence[str]) -> str:
    return f"Kräfte: {'; '.join(rows)}."


def alt_planets(rows: Sequence[str]) -> str:
    return f"Alle Planeten: {'; '.join(rows)}."


def alt_more() -> str:
    return "Alles als Text: /cosmic board."


def alt_hand(rows: Sequence[str], playable: Sequence[str], count: int) -> str:
    now = f" Jetzt spielbar: {', '.join(playable)}." if playable else " Jetzt ist keine spielbar."
    if not rows:
        return "Du hast keine Karten auf der Hand."
    return f"Deine {cards_held(count)}. {'. '.join(rows)}.{now}"


def alt_card(name: str, count: int) -> str:
    return card(name) if count == 1 else f"{count} × {card(name)}"


def alt_side(name: str, card_laid: str, turned: bool, lines: Sequence[str]) -> str:
    counted = ", zählt als Kompromiss" if turned else ""
    return f"{', '.join([f'{name}: {card_laid}{counted}', *lines])}."


def alt_line(line: SumLine, name: str) -> str:
    if line.kind == "tokens":
        return f"{line.value} {tokens(line.value)} von {name}"
    if line.kind == "changes":
        return f"{' und '.join(map(maker, line.powers)) or POWERS} {line.value:+d}"
    return f"zählt als {line.value}"


def alt_end(title: str, why: str) -> str:
    return f"{title}: {why}."


def alt_rows(rows: Sequence[str]) -> str:
    return f"{'; '.join(rows)}."
