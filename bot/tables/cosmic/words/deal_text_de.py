"""The words of negotiations at a Cosmic table, in German; what each is for is said in ``deal_text``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.words.phrases import rule

OFFER_WORDS: Final = "biete gebe gib vorschlag offer"
FOR_WORDS: Final = "für gegen will for"
ACCEPT_WORDS: Final = "annehmen einverstanden ja ok okay accept"
WITHDRAW_WORDS: Final = "zurückziehen zurück withdraw"
FAIL_WORDS: Final = "kein handel ablehnen scheitern nein no deal"
OFFER: Final = "Angebot machen"
COUNTER: Final = "Neues Angebot machen"
WITHDRAW: Final = "Mein Angebot zurückziehen"
NO_DEAL: Final = "Kein Handel"
HAND_IN: Final = "Das anbieten"
MORE_CARDS: Final = "Weitere Karten"
GIVE_CARDS: Final = "Karten, die du gibst"
GIVE_BASE: Final = "Eine Basis, die du gewährst"
TAKE_CARDS: Final = "Karten, die du willst"
TAKE_BASE: Final = "Eine Basis, die du willst"
GIVE_GOODS: Final = "Karten und Gefangene, die du gibst"
TAKE_GOODS: Final = "Karten und eigene Gefangene, die du willst"
NEGOTIATE: Final = f"Zwei Kompromisse: macht einen Handel aus. Das erste angenommene Angebot gilt {rule('5.5.2')}."
NO_OFFERS: Final = "Noch gibt es kein Angebot."


def _listed(rows: Sequence[str]) -> str:
    if not rows:
        return "nichts"
    return rows[0] if len(rows) == 1 else f"{', '.join(rows[:-1])} und {rows[-1]}"


def base_on(place: str) -> str:
    return f"eine Basis auf {place}"


def captives(number: int, place: str) -> str:
    return f"{number} {'Gefangener' if number == 1 else 'Gefangene'} von {place}"


def accept(name: str, number: int) -> str:
    return f"Angebot {number} von {name} annehmen"


def _trade(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"{_listed(gives)} gegen {_listed(wants)}"


def offer(name: str, gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"{name} bietet {_trade(gives, wants)}."


def my_offer(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"Du bietest {_trade(gives, wants)}."


def typed_offer(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"biete {', '.join(gives) or 'nichts'} gegen {', '.join(wants)}" if wants else f"biete {', '.join(gives)}"


def drafted(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"Dein Angebot bisher: {_trade(gives, wants)}."


def agree(gives: Sequence[str], wants: Sequence[str]) -> str:
    return f"Du bekommst {_listed(gives)} und gibst {_listed(wants)}. Einverstanden?"


def gave_up() -> str:
    return f"Du hast aufgegeben; ein Angebot von dir nimmt das zurück {rule('5.5.8')}."


def empty_offer() -> str:
    return f"Leg mindestens eine Karte oder Basis in das Angebot {rule('5.5.3')}."


def cannot_keep() -> str:
    return f"Dieses Angebot kannst du nicht annehmen: etwas darin ist nicht mehr da oder nicht deins {rule('5.5.7')}."


def no_such_offer() -> str:
    return f"Dieses Angebot liegt nicht mehr auf dem Tisch; sieh dir die Angebote an {rule('5.5.2')}."


def not_now() -> str:
    return f"Das geht jetzt nicht; wähle einen der Knöpfe {rule('5.5.2')}."


def gives_up_deal() -> str:
    return f"Geben beide auf oder ist die Zeit um, verliert jeder drei Steine {rule('5.5.8')}. Wirklich?"
