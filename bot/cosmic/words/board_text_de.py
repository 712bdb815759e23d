"""Cards and tokens on the move, in German; what each event is, is said in ``board_text``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases_de import capital, card, cards_of, colour, hand, listed, place, places, rule, tokens, who

__all__ = ["KINDS"]

_ASIDE = {
    "stack": "sobald nichts mehr auf Antworten wartet",
    "phase": "am Ende der Phase",
    "challenge": "am Ende der Begegnung",
}
_REASONS = {
    "deal": f"durch den Handel {rule('5.5.3')}",
    "failed_deal": f"weil kein Handel zustande kam {rule('5.5.8')}",
    "consolation": f"als Trost {rule('5.4.2')}",
    "reward": f"als Belohnung {rule('5.6.1')}",
    "new_hand": f"als neue Hand {rule('4.1.2')}",
    "regroup": f"zum Sammeln {rule('4.1.5')}",
    "redeal": f"von neuem {rule('8.1')}",
    "homeless": f"ohne eine Basis {rule('5.8.2')}",
}
"""Why cards and tokens move, where that is not plain from what happened before."""


def _because(data: Data) -> str:
    reason = _REASONS.get(str(data["why"])) if "why" in data else None
    return f", {reason}" if reason else ""


def _end(data: Data, names: Names, where: str) -> str:
    if where not in data.get("sheets", {}):
        return place(where)
    power, holder = data["sheets"][where]
    return f"Blatt von {cards.words(power)}, {who(names, holder)}"


def _ends(data: Data, names: Names, found: Mapping[str, int]) -> str:
    return places(found, lambda where: _end(data, names, where))


def _drew(data: Data, names: Names) -> str:
    why = "" if data["why"] == "deal" else _because(data)
    return f"{who(names, data['seat'])} zieht {cards_of(data['count'])}{why}; im Stapel noch {data['left']}."


def _discarded(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return f"Auf die Ablage: {hand(data['cards'])}."
    return f"{who(names, data['seat'])} legt ab: {hand(data['cards'])}."


def _laid(data: Data, names: Names) -> str:
    if "card" in data:
        return f"{who(names, data['seat'])} legt {card(data['card'])} offen hin."
    return f"{who(names, data['seat'])} legt eine Karte verdeckt hin."


def _revealed(data: Data, names: Names) -> str:
    shown = [card(data[name]) if data[name] else "keine Karte" for name in ("offense", "defense")]
    return f"Die Karten werden aufgedeckt: {shown[0]} für den Angriff, {shown[1]} für die Abwehr."


def _looked(data: Data, names: Names) -> str:
    seen_by = listed([who(names, seat) for seat in data["by"]])
    return f"{seen_by} {'sieht' if len(data['by']) == 1 else 'sehen'} Karten von {who(names, data['seat'])} an."


def _gave(data: Data, names: Names) -> str:
    giver, taker = who(names, data["seat"]), who(names, data["to"])
    return f"{giver} gibt {taker} {cards_of(data['count'])}{_because(data)}."


def _moved(data: Data, names: Names) -> str:
    me, what = who(names, data["seat"]), tokens(data["count"])
    if "owner" in data:
        what += f" von {who(names, data['owner'])}"
    came, to = data["from"], data["to"]
    if to == "removed":
        held = f"im Besitz von {me}" if "owner" in data else f"von {me}"
        return f"Aus dem Spiel: {what} {held}."
    if to == "warp":
        return f"{me} verliert {what} ({_ends(data, names, came)} → Warp){_because(data)}."
    where = _ends(data, names, to) if isinstance(to, dict) else _end(data, names, to)
    if list(came) == ["warp"]:
        return f"{me} holt {what} zurück (Warp → {where}){_because(data)}."
    if data["why"] == "commit":
        return f"{me} setzt {what} ein ({_ends(data, names, came)})."
    if data["why"] == "land":
        return f"{me} landet mit Steinen ({data['count']}) auf {where}."
    if data["why"] == "return":
        return f"{me} bekommt {what} zurück ({where})."
    return f"{me} bewegt {what} ({_ends(data, names, came)} → {where})."


def _went_back(data: Data, names: Names) -> str:
    what = f"{capital(tokens(data['count']))} von {who(names, data['owner'])}"
    held = "" if data["seat"] == data["owner"] else f", im Besitz von {who(names, data['seat'])},"
    left = f"{_ends(data, names, data['from'])} → " if data["from"] else ""
    geht = "geht" if data["count"] == 1 else "gehen"
    return f"{what}{held} {geht} zurück ({left}{_end(data, names, data['to'])})."


def _captured(data: Data, names: Names) -> str:
    me, owner, what = who(names, data["seat"]), who(names, data["owner"]), tokens(data["count"])
    if data["owner"] == data["seat"]:
        return f"{me} bekommt {what} zurück ({_end(data, names, data['to'])})."
    former = "" if data["former"] == data["owner"] else f", bisher bei {who(names, data['former'])}"
    return f"{me} nimmt {what} von {owner} gefangen{former}, jetzt hier: {_end(data, names, data['to'])}."


def _piled(data: Data, names: Names) -> str:
    me, owner, what = who(names, data["seat"]), who(names, data["owner"]), tokens(data["count"])
    return f"{me} stapelt {what} von {owner} unter einen eigenen Stein ({_end(data, names, data['to'])})."


KINDS: Mapping[str, Line] = {
    "second_set": lambda data, names: (
        f"{who(names, data['seat'])} hat {tokens(data['count'])} mehr, in zweiter Farbe: {colour(data['colour'])}."
    ),
    "given_back": lambda data, names: (
        f"{who(names, data['former'])} gibt {who(names, data['seat'])} {tokens(data['count'])} zurück."
    ),
    "bonded": lambda data, names: (
        f"{who(names, data['seat'])} hält {tokens(data['count'])}, solange diese Karte auf der Hand bleibt: "
        f"{card(data['card'])}."
    ),
    "unbonded": lambda data, names: (
        f"{card(data['card'])} ist nicht mehr auf der Hand von {who(names, data['seat'])}: Was sie hielt, ist frei."
    ),
    "captured": _captured,
    "piled": _piled,
    "drew": _drew,
    "hand": lambda data, names: f"Du bekommst {hand(data['gained'])}.",
    "redealt": lambda data, names: f"Stapel und Ablage sind leer: Alle bekommen neue Karten {rule('8.1')}.",
    "reshuffled": lambda data, names: f"Die Ablage wird in den Stapel gemischt {rule('8.1')}.",
    "discarded": _discarded,
    "looked": _looked,
    "watches": lambda data, names: (
        f"{who(names, data['seat'])} sieht in dieser Begegnung, was gezogen wird von {who(names, data['drawer'])}."
    ),
    "shown": lambda data, names: f"{who(names, data['seat'])} zeigt {hand(data['cards'])}.",
    "gave": _gave,
    "given": lambda data, names: (
        f"{who(names, data['to'])} bekommt {hand(data['cards'])} von {who(names, data['seat'])}."
    ),
    "laid": _laid,
    "laid_card": lambda data, names: f"Deine Karte: {card(data['card'])}.",
    "mingled": lambda data, names: (
        f"Zusammengemischt und neu ausgeteilt: die Hände von {listed([who(names, seat) for seat in data['seats']])}."
    ),
    "put_away": lambda data, names: (
        f"Beiseite: {cards_of(data['count'])} von {who(names, data['seat'])}; zurück {_ASIDE[data['until']]}."
    ),
    "hoarded": lambda data, names: (
        f"{who(names, data['seat'])} hortet {cards_of(data['count'])}; im Hort sind jetzt {data['size']}."
    ),
    "hoard": lambda data, names: f"In deinem Hort: {hand(data['cards'])}.",
    "put_away_cards": lambda data, names: f"Beiseitegelegt: {hand(data['cards'])}.",
    "got_back": lambda data, names: f"{who(names, data['seat'])} nimmt eine Karte zurück, die beiseitelag.",
    "substituted": lambda data, names: (
        f"{who(names, data['seat'])} ersetzt {card(data['old'])} durch {card(data['new'])}."
    ),
    "bound": lambda data, names: f"Das musst du spielen, wenn du kannst: {card(data['card'])}.",
    "took_back": lambda data, names: f"{who(names, data['seat'])} nimmt die Karte auf die Hand zurück.",
    "revealed": _revealed,
    "turned_up": lambda data, names: f"{who(names, data['seat'])} deckt auf: {card(data['card'])}.",
    "buried": lambda data, names: (
        f"Die Karte von {who(names, data['seat'])} geht ungesehen unter den Stapel und gilt als {card(data['face'])}."
    ),
    "hidden": lambda data, names: "Die Karten werden wieder verdeckt und von neuem aufgedeckt.",
    "claimed": lambda data, names: f"{who(names, data['seat'])} nimmt auf die Hand: {card(data['card'])}.",
    "fetched": lambda data, names: f"{who(names, data['seat'])} nimmt aus der Ablage: {card(data['card'])}.",
    "cards_exchanged": lambda data, names: "Die zwei Begegnungskarten wechseln die Seiten.",
    "hands_exchanged": lambda data, names: (
        f"{who(names, data['seats'][0])} und {who(names, data['seats'][1])} tauschen ihre Hände."
    ),
    "hand_now": lambda data, names: f"Du hast jetzt {hand(data['cards'])}.",
    "searched": lambda data, names: (
        f"{who(names, data['seat'])} hat das {'' if data['found'] else 'nicht '}auf der Hand: {card(data['face'])}."
    ),
    "set_aside": lambda data, names: (
        f"{card(data['card'])} kommt zu {who(names, data['seat'])} zurück, {_ASIDE[data['until']]}."
    ),
    "returned": lambda data, names: f"{card(data['card'])} ist zurück bei {who(names, data['seat'])}.",
    "moved": _moved,
    "went_back": _went_back,
    "restored": lambda data, names: (
        f"{capital(tokens(data['count']))} von {who(names, data['seat'])}: zurück im Spiel."
    ),
}
"""How these kinds of events are worded."""
