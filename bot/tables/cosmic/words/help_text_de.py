"""The help at a Cosmic table and the board as text, in German; what each is for is said in ``help_text``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.seen.picture_views import Phase
from bot.cosmic.words.phrases import rule

NOT_ASKED: Final = "**Du wirst gerade nichts gefragt.**"
WATCHING: Final = (
    "**Du siehst zu.** Alles Öffentliche kannst du ansehen: `/cosmic board`, `/cosmic log`, `/cosmic why`."
)
LEFT: Final = "**Du hast dieses Spiel verlassen** und kannst zusehen."
ANYTIME: Final = "Jederzeit: `/cosmic hand`, `board`, `log`, `why`, `rules`, `power`, `card`, `orders`, `concede`."
SETUP: Final = "Der Tisch vor der ersten Begegnung."
HINTS_OFF: Final = "Ohne Tipps"
HINTS_ON: Final = "Mit Tipps"
GO_TO: Final = "Zur Begegnung …"
CHOOSING: Final = "wählt noch"

_ABOUT: Final[dict[Phase, str]] = {
    "setup": "alle wählen geheim eine Kraft und eine Farbe; dann werden Karten ausgeteilt (cosmic 3).",
    "start": "der Angriff holt einen Stein aus dem Warp zurück, auf irgendeine Basis (cosmic 4.1.5).",
    "destiny": "eine Schicksalskarte sagt, wen der Angriff herausfordert (cosmic 4.2).",
    "aim": "der Angriff richtet den Kegel auf einen Planeten der Abwehr (cosmic 4.3.2).",
    "cone": "der Angriff setzt einen bis vier Steine auf den Kegel (cosmic 4.4.1).",
    "invite": "erst der Angriff, dann die Abwehr nennt, wen sie einlädt (cosmic 4.5).",
    "allies": "die Eingeladenen treten mit einem bis vier Steinen einer Seite bei oder lehnen ab (cosmic 4.6).",
    "cards": "beide Hauptspieler wählen verdeckt eine Begegnungskarte (cosmic 4.7.4).",
    "reveal": "die Karten werden aufgedeckt; Karte, Steine, Verbündete zählen; gleich hält die Abwehr (cosmic 5.1).",
    "deal": "beide zeigten einen Kompromiss: handelt etwas aus, oder jeder verliert drei Steine (cosmic 5.5).",
    "outcome": "die Steine der Verlierer gehen in den Warp; Trost und Belohnungen werden gezahlt (cosmic 4.9).",
    "end": "nach einem Erfolg darf der Angriff noch einmal; sonst ist der Nächste dran (cosmic 4.10).",
}
_HINTS: Final[dict[Phase, str]] = {
    "setup": "Achte darauf, wann eine Kraft wirkt: manche nur in deinen eigenen Begegnungen, manche in jeder.",
    "start": "Mit weniger als drei Heimatbasen schlafen deine Kräfte (cosmic 6.3): hol rechtzeitig Steine heim.",
    "destiny": "Bei einer wilden Karte wählt der Angriff; wer dem Sieg am nächsten ist, ist ein gutes Ziel.",
    "aim": "Ein Planet mit wenigen Steinen ist leichter; wo du schon eine Basis hast, gewinnst du keine neue.",
    "cone": "Nimm nicht versehentlich den letzten Stein von einer Basis: sie ist dann weg.",
    "invite": "Verbündete des Angriffs gewinnen mit dir eine Basis; die der Abwehr bekommen Karten oder Steine.",
    "allies": "Tritt bei, wem du den Sieg zutraust, und bedenke, wer dadurch dem Ziel näher kommt.",
    "cards": "Ein Kompromiss verliert gegen einen Angriff, nimmt aber Karten als Trost für jeden Stein (cosmic 5.4).",
    "reveal": "Jetzt spielt man, was Summen ändert; alle antworten versiegelt.",
    "deal": "Basis gegen Basis kostet keinen von euch etwas. Drei verlorene Steine kosten beide.",
    "outcome": "Verlorene Steine sind nicht fort: in jeder deiner Begegnungen kommt einer aus dem Warp zurück.",
    "end": "Eine zweite Begegnung braucht eine Begegnungskarte auf der Hand, und zwar eine gute.",
}

_REVERSED: Final[dict[Phase, str]] = {
    "invite": "Umgekehrter Kegel: Verbündete des Angriffs bekommen Karten oder Steine, die der Abwehr eine Basis hier.",
    "allies": "Umgekehrter Kegel: Beim Angriff gewinnst du Karten oder Steine, bei der Abwehr eine Basis hier.",
}


def _und(rows: Sequence[str], last: str = "und") -> str:
    return rows[0] if len(rows) == 1 else f"{', '.join(rows[:-1])} {last} {rows[-1]}"


def asked(until: str) -> str:
    return f"**Du bist dran** – antworte bis {until}:" if until else "**Du bist dran:**"


def can(rows: Sequence[str]) -> str:
    return f"**Das kannst du jetzt:** {', '.join(rows)}."


def negotiate() -> str:
    return f"ein Angebot machen, eines annehmen oder den Handel scheitern lassen {rule('5.5.2')}"


def cannot() -> str:
    return "**Jetzt nicht:**"


def because(things: Sequence[str], reason: str) -> str:
    return f"• *{_und(things)}* – {reason}."


def outline(phases: Sequence[str]) -> str:
    return " → ".join(phases)


def about(phase: Phase) -> str:
    return _ABOUT[phase]


def hint(phase: Phase, reverse: bool) -> str:
    told = _REVERSED.get(phase) if reverse else None
    return f"Erstes Spiel? {told or _HINTS[phase]}"


def chosen_cards() -> str:
    return f"Begegnungskarten wählen die beiden Hauptspieler in Phase 7 {rule('4.7.4')}"


def laid() -> str:
    return f"deine Karte für diese Begegnung liegt schon {rule('4.7.4')}"


def one_flare() -> str:
    return f"du hast in dieser Begegnung schon eine Flare gespielt {rule('2.5.5')}"


def played() -> str:
    return "liegt bereit und wirkt von selbst, wenn ihr Augenblick kommt"


def zapped() -> str:
    return f"du bist gezappt, bis diese Begegnung endet {rule('6.5')}"


def dormant() -> str:
    return f"du hast weniger als drei Heimatbasen {rule('6.3')}"


def used() -> str:
    return f"in dieser Begegnung schon genutzt {rule('4.0.5')}"


def by_itself() -> str:
    return f"wirkt von selbst {rule('4.0.7')}"


def asks() -> str:
    return "du wirst gefragt, wenn der Augenblick kommt"


def answers() -> str:
    return f"antwortet auf etwas, das gerade angesagt wurde {rule('4.0.6')}"


def condition() -> str:
    return "ihre Bedingung ist gerade nicht erfüllt"


def only(windows: Sequence[str]) -> str:
    return f"nur {_und(windows, 'oder')} {rule('4.0.3')}"


def moment(number: int, ordinal: int, phase: str) -> str:
    return f"**Begegnung {number}** ({'erste' if ordinal == 1 else 'weitere'} des Zuges), Phase {phase}."


def attack(names: Sequence[str], where: str, tokens: Sequence[int], reverse: bool) -> str:
    aim = f" auf {where}" if where else ""
    cone = ", umgekehrter Kegel" if reverse else ""
    many = "1 Stein" if tokens[0] == 1 else f"{tokens[0]} Steine"
    return f"{names[0]} greift {names[1]}{aim} an{cone}: {many} gegen {tokens[1]}."


def offense(name: str) -> str:
    return f"{name} ist der Angriff."


def allies(attacking: Sequence[str], defending: Sequence[str]) -> str:
    sides = (", ".join(attacking) or "keine", ", ".join(defending) or "keine")
    return f"Verbündete des Angriffs: {sides[0]}; der Abwehr: {sides[1]}."


def cards_laid(rows: Sequence[str]) -> str:
    return f"Karten: {rows[0]} und {rows[1]}."


def waits(rows: Sequence[str]) -> str:
    return f"Angesagt: {', '.join(rows)}."


def called(rows: Sequence[str]) -> str:
    return f"Gilt in dieser Herausforderung: {', '.join(rows)}."


def player(name: str, colour: str, bases: int, goal: int, cards: int, warp: int, removed: int) -> str:
    gone = f", {removed} aus dem Spiel" if removed else ""
    held = "1 Karte" if cards == 1 else f"{cards} Karten"
    return f"**{name}** ({colour}): {bases} von {goal} fremden Basen, {held}, {warp} im Warp{gone}"


def piles(deck: int, discard: int, destiny: int, top: str) -> str:
    latest = f", obenauf {top}" if top else ""
    return f"Stapel {deck}, Ablage {discard}{latest}, Schicksal {destiny}."


def system(colour: str, name: str) -> str:
    return f"{colour} – {name}:"


def nothing_yet() -> str:
    return "Noch ist nichts geschehen."


def page(number: int, pages: int) -> str:
    return f"Seite {number} von {pages}"
