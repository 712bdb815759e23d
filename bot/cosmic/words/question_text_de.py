"""The questions of Cosmic Encounter in German; what is asked, step by step, is said in ``question_text``.

What powers, edicts and expansions say of themselves comes in their own words, as do sentences that are missing here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.interrupts import NotPlaying
from bot.cosmic.kinds.questions import USE, declared
from bot.cosmic.library import effects
from bot.cosmic.model import cards
from bot.cosmic.words import expansion_words
from bot.cosmic.words.phrases import capital, rule
from bot.cosmic.words.question_text import rule_of
from bot.kernel.ask import Ask, Deal, Form, Number, OneOf, Order, Split, UpTo, YesNo
from bot.kernel.refused import (
    AlreadyNoted,
    GameOver,
    InformationGained,
    NotAnOption,
    NotAsked,
    NothingToUndo,
    Refused,
    WrongActor,
)
from bot.words.speech import speech

__all__ = ["BASE", "CHOICES", "STEPS", "question", "refusal"]

BASE: Final[Mapping[str, str]] = {
    "colour": "Wähle eine Farbe. Wollen zwei dieselbe, bekommt sie der frühere Sitz.",
    "powers": "Welche Kraft behältst du? Niemand sieht deine Wahl, bevor alle gewählt haben.",
    "layout": "Verteile deine Steine auf deine Heimatplaneten. Alle werden gleichzeitig aufgedeckt.",
    "regroup": "Einer deiner Steine kommt aus dem Warp zurück. Auf welche Basis?",
    "wild": "Das Schicksal ist wild: wen forderst du heraus?",
    "own_colour": "Das Schicksal zeigt deine eigene Farbe. Was tust du?",
    "target": "Auf welchen Planeten richtest du den Kegel?",
    "commit": "Wie viele Steine setzt du ein, und von welchen Basen?",
    "invite.offense": "Wen lädst du als Verbündete des Angriffs ein?",
    "invite.defense": "Wen lädst du als Verbündete der Abwehr ein?",
    "join": "Du bist eingeladen. Trittst du einer Seite bei?",
    "card": "Welche Begegnungskarte spielst du? Sie bleibt verdeckt, bis beide gewählt haben.",
    "return": "Deine Steine kehren zurück. Auf welche Basen?",
    "lose": "Welche Steine verlierst du?",
    "found": "Mit wie vielen Steinen, und woher, gründest du die Basis?",
    "reward": "Wie viele Steine aus dem Warp nimmst du als Belohnung, und wie viele Karten?",
    "second_challenge": "Nimmst du eine zweite Begegnung?",
    "stop_turn": "Dieser Zug dauert schon zehn Begegnungen oder mehr. Soll er hier enden?",
    "order_powers": "Mehrere deiner Kräfte wirken jetzt. In welcher Reihenfolge?",
    "response": "Antwortest du auf das, was gerade angesagt wurde?",
    "checkpoint.between": "Bevor diese Begegnung beginnt: Spielst du eine Karte oder Kraft?",
    "checkpoint.attack": "Ziel und Steine sind bekannt. Spielst du eine Karte oder Kraft?",
    "checkpoint.sides": "Die Seiten stehen fest. Spielst du eine Karte oder Kraft, bevor Karten gewählt werden?",
    "checkpoint.cards_down": "Sobald beide Karten verdeckt liegen: Spielst du eine Karte oder Kraft?",
    "checkpoint.reveal": "Die Karten sind aufgedeckt. Spielst du eine Karte oder Kraft?",
}
"""The questions that the base game asks, by key."""
CHOICES: Final[Mapping[str, str]] = {
    "pass": "Passen",
    "decline": "Ablehnen",
    "redraw": "Neu ziehen",
    "by_chance": "Eine zufällige Karte",
    "any": "Was übrig bleibt",
    "tokens": "Steine aus dem Warp",
    "cards": "Karten vom Stapel",
    "in": "Steine hineinholen",
    "out": "Steine herausnehmen",
    "draw": "Eine Karte vom Stapel",
    "exchange": "Kräfte tauschen",
    "repel": "Einen Verbündeten fortschicken",
    "none": "Keine",
    "deck": "Eine Karte vom Stapel",
    "stop": "Keine mehr",
    "bleed": "Drei Steine verlieren",
    "leave": "Dem Angriff überlassen",
    "even": "Gerade",
    "odd": "Ungerade",
    "card": "Eine zufällige Karte",
}
"""Options that are neither card, place, player nor number."""
STEPS: Final[Mapping[str, str]] = {
    "target": "wen?",
    "whom": "wen?",
    "player": "welchen Spieler?",
    "victim": "welchen Spieler?",
    "defense": "wer ist die Abwehr?",
    "way": "was tust du?",
    "card": "welche Karte?",
    "cards": "welche Karten?",
    "search": "welche Karte nimmst du?",
    "return": "welche Karte gibst du zurück?",
    "face": "welche Karte nennst du?",
    "attack": "welchen Angriff wirfst du ab?",
    "compromise": "welchen Kompromiss wirfst du ab?",
    "edict": "welches Edikt wirfst du ab?",
    "flare": "welche Flare wirfst du ab?",
    "zodiac": "welche Zodiac-Karte wirfst du ab?",
    "planet": "welchen Planeten?",
    "base": "auf welcher Basis?",
    "token": "welchen Stein?",
    "colour": "welche Farbe?",
    "power": "welche Kraft?",
    "allies": "welche Verbündeten?",
    "in": "welche Steine holst du hinein?",
    "out": "wie viele Steine nimmst du zurück?",
    "commit": "welche Steine setzt du ein?",
    "numbers": "wie viele Steine?",
    "number": "wie viele Steine?",
    "look": "wessen Hand siehst du an?",
    "sacrifice": "von welcher Basis gibst du einen Stein?",
    "host": "bei welchem Spieler?",
    "from": "von welcher Basis?",
    "rearrange": "wie viele Steine auf welcher Basis?",
    "add": "von welchen Basen kommen die fehlenden Steine?",
    "to_offense": "wer tritt dem Angriff bei?",
    "to_defense": "wer tritt der Abwehr bei?",
    "repelled": "wen schickst du zurück?",
    "redeem": "welche Karten bietest du für ebenso viele deiner Steine?",
    "accept": "nimmst du an?",
    "free": "wie viele Steine gehen an ihre Besitzer zurück?",
    "tip": "gibst du eine zufällige Karte als Trinkgeld?",
    "load": "bestimmst du, von welchen Basen der Kegel beladen wird?",
    "bases": "von welchen Basen kommen die Steine?",
    "plant": "unter welchem Planeten versteckst du eine Bombe?",
    "plant_late": "unter welchen dieser Planeten versteckst du Bomben?",
    "hide": "wie viele Steine der Reserve setzt du ungesehen ein?",
    "term": "was siegt in diesem Spiel?",
    "torture": "welchen Stein verliert dein Gegner, oder eine zufällige Karte?",
    "on": "machst du weiter?",
}
"""What questions of powers and edicts ask for, by the id that their declarations say."""


def question(ask: Ask) -> str:
    """What is asked, with the rule."""
    asked = declared(ask.key)
    if known := BASE.get(asked.says) or expansion_words.question(asked.says, "de"):
        return f"{known} {rule(asked.rule)}"
    name, told = cards.words(asked.subject), effects.text(speech("de"), asked.subject, asked.side)
    said = f"{name} jetzt nutzen?" if asked.says == USE else f"{name}: {STEPS.get(asked.says) or _hint(ask.form)}"
    return f"{said} {told}" if told else said


def refusal(error: Refused, ask: Ask | None = None) -> str:
    """Why an answer was not taken, in one sentence with its rule, and what to do (8.15)."""
    match error:
        case AlreadyNoted():
            return "Schon notiert."
        case GameOver():
            return "Das Spiel ist zu Ende."
        case NotAsked():
            return f"Diese Frage ist nicht mehr offen; sieh am Tisch nach, was jetzt gefragt ist {rule('8.16')}."
        case WrongActor():
            return f"Das hast nicht du zu entscheiden {rule('8.15')}."
        case NotAnOption():
            wanted = _limits(ask.form) if ask is not None else "Wähle eine der angebotenen Antworten."
            return f"Das geht hier nicht {rule(rule_of(error.key))}. {wanted}"
        case NotPlaying():
            return f"Du bist in diesem Spiel nicht oder nicht mehr dabei {rule('8.7')}."
        case NothingToUndo():
            return "In dieser Phase gibt es nichts zurückzunehmen."
        case InformationGained():
            return "Seitdem hat jemand etwas erfahren; zurücknehmen geht nur, wenn alle zustimmen."
        case _:
            return f"Das geht jetzt nicht {rule('8.15')}."


def _hint(form: Form) -> str:
    match form:
        case OneOf():
            return "wähle eines."
        case UpTo():
            return f"wähle höchstens {form.n}."
        case Number():
            return f"wähle eine Zahl von {form.low} bis {form.high}."
        case YesNo():
            return "ja oder nein?"
        case Split():
            if form.low == form.high:
                return f"verteile {'einen Stein' if form.low == 1 else f'{form.low} Steine'}."
            return f"verteile {form.low} bis {form.high} Steine."
        case Order():
            return "in welcher Reihenfolge?"
        case Deal():
            return "was bietest du?"


def _limits(form: Form) -> str:
    """What would have been an answer."""
    match form:
        case YesNo():
            return "Antworte ja oder nein."
        case Order():
            return "Nenne jedes genau einmal."
        case Deal():
            return "Biete an, was ihr beide habt, und mindestens eines."
        case OneOf():
            return "Wähle eine der angebotenen Antworten."
        case _:
            return capital(_hint(form))
