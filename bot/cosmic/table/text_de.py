"""Every word the Cosmic table says around its questions and its story, in German; see ``text.py`` for what each is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic import cards
from bot.cosmic.phrases import listed
from bot.cosmic.table.cutting import ending_of, moment, whole

ANSWER, HAND, STATUS, HELP, WHY, LOG = "Antworten", "Meine Hand", "Stand", "Was kann ich tun?", "Warum?", "Verlauf"
HOLD, PAUSE, RESUME, REMATCH, DEFAULT = "Halt", "Anhalten", "Weiter", "Revanche", "Das Übliche"

NOTED = "Notiert."
STALE = "Diese Frage ist nicht mehr offen (cosmic 8.16)."
MISSED = "Die Zeit war um: Für dich wurde die übliche Antwort gegeben (cosmic 8.12)."
NOT_ASKED = "Du wirst gerade nichts gefragt."
NOT_SEATED = "Du hast in diesem Spiel keinen Platz, oder keinen mehr; zusehen darfst du gern."
NOT_HOST = "Das kann nur, wer den Tisch eröffnet hat oder hier moderiert."
NO_HAND = "Noch hat niemand Karten."
STOPPED = "Das Spiel ist abgebrochen."
UNKNOWN = "Dieses Bedienelement bewirkt nichts mehr; drücke auf der Tafel Antworten."
OVER = "Dieses Spiel ist vorbei."
DEAL = "Du verhandelst: Schließe einen Handel, oder lass ihn scheitern (cosmic 5.5)."

_DECIDES: Final[Mapping[str, str]] = {
    "colour": "Farbe und Kraft",
    "powers": "Farbe und Kraft",
    "regroup": "wohin eine Spielmarke zurückkehrt (cosmic 4.1.5)",
    "wild": "wer herausgefordert wird (cosmic 4.2.3)",
    "own_colour": "was die eigene Farbe bedeutet (cosmic 4.2.4)",
    "target": "auf welchen Planeten der Kegel zeigt (cosmic 4.3.2)",
    "commit": "wie viele Spielmarken eingesetzt werden (cosmic 4.4.1)",
    "invite.offense": "wen der Angriff einlädt (cosmic 4.5.2)",
    "invite.defense": "wen die Verteidigung einlädt (cosmic 4.5.3)",
    "join": "ob einer Seite geholfen wird (cosmic 4.6.1)",
    "card": "die Karten der Herausforderung (cosmic 4.7.4)",
    "return": "wohin Spielmarken zurückkehren (cosmic 5.8.1)",
    "lose": "welche Spielmarken verloren gehen (cosmic 5.5.8)",
    "found": "mit welchen Spielmarken eine Basis entsteht (cosmic 5.5.5)",
    "reward": "was die Belohnung ist (cosmic 5.6.1)",
    "second_challenge": "ob es eine zweite Herausforderung gibt (cosmic 4.10.2)",
    "stop_turn": "ob dieser lange Zug endet (cosmic 4.10.3)",
    "order_powers": "in welcher Reihenfolge Kräfte wirken (cosmic 4.0.5)",
}
_HOW: Final[Mapping[str, str]] = {
    "bases": "mit fremden Basen (cosmic 7.1)",
    "alternate": "auf die eigene Art einer Kraft (cosmic 7.5)",
    "last": "als Letzte am Tisch (cosmic 8.9)",
}


def begins(names: Sequence[str], commitment: str) -> str:
    return whole(
        f"**Cosmic Encounter beginnt.** Reihenfolge der Züge: {_listed(names)}.\n"
        f"Das Mischen ist versiegelt: `{commitment}`. Am Ende wird der Startwert veröffentlicht."
    )


def asked(question: str, due: int) -> str:
    until = f"\nBis {moment(due)}." if due else ""
    return whole(f"**{question}**{until}")


def asked_in_thread() -> str:
    return "du wirst etwas gefragt. Deine Antwort bleibt unter uns."


def panel_paused() -> str:
    return "**Der Tisch ist angehalten.** Keine Zeit läuft."


def panel_round(due: int) -> str:
    return f"**Antworten sind offen**, längstens bis {moment(due)}." if due else "**Antworten sind offen.**"


def panel_decision(names: Sequence[str], key: str, due: int) -> str:
    what = _DECIDES.get(key) or f"über {cards.words(key.partition('.')[0])}"
    until = f" bis {moment(due)}" if due else ""
    return f"**{_listed(names)} {'entscheidet' if len(names) == 1 else 'entscheiden'}**{until}: {what}."


def panel_deal(names: Sequence[str], due: int) -> str:
    until = f" bis {moment(due)}" if due else ""
    return f"**{_listed(names)} verhandeln**{until} (cosmic 5.5)."


def challenge(lines: Sequence[str]) -> str:
    return ending_of(lines)


def log(lines: Sequence[str]) -> str:
    return ending_of(lines) if lines else "Noch ist nichts geschehen."


def why(lines: Sequence[str]) -> str:
    return ending_of(lines) if lines else "Noch wurde nichts aufgelöst."


def result(winners: Sequence[str], how: str) -> str:
    if not winners:
        return "**Das Spiel endet, und niemand gewinnt.**"
    verb = "gewinnt" if len(winners) == 1 else "gewinnen gemeinsam"
    return f"**{_listed(winners)} {verb}** {_HOW.get(how, '')}".rstrip() + "."


def seed(seed: int) -> str:
    return f"Startwert des Mischens: `{seed}`."


def _listed(names: Sequence[str]) -> str:
    return listed(names, "und")
