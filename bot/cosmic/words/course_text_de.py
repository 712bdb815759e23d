"""The course of a game in German; what each event is, is said in ``course_text``."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic.model import cards
from bot.cosmic.words.lines import Data, Line, Names
from bot.cosmic.words.phrases_de import (
    capital,
    card,
    colour,
    hand,
    listed,
    place,
    places,
    rule,
    side,
    side_dative,
    tokens,
    tokens_dative,
    who,
)

__all__ = ["KINDS", "change"]

_ENDINGS = {
    "bases": "genug fremde Basen",
    "alternate": "ein anderer Weg zum Sieg",
    "last": "alle anderen sind gegangen",
    "nobody": "niemand ist mehr da",
    "spent": "niemand hat noch einen Stein, mit dem es weitergehen könnte",
    "stopped": "das Spiel wurde abgebrochen",
}
_OUTCOMES = {
    "offense": "Der Angriff gewinnt die Begegnung.",
    "defense": "Die Abwehr gewinnt die Begegnung.",
    "both_lost": "Beide Seiten verlieren die Begegnung.",
    "deal": "Zwei Kompromisse: Die Hauptspieler dürfen handeln.",
    "no_deal": "Es kommt kein Handel zustande.",
    "landed": "Die Steine landen ohne Kampf.",
    "aborted": "Die Begegnung endet ohne Ergebnis.",
    "repulsed": "Die Begegnung ist abgeschlagen.",
}
_BACK = {
    "destiny": "zum Schicksal",
    "aim": "zum Zielen",
    "alliance": "zu den Einladungen",
    "planning": "zur Wahl der Karten",
}
_ELSEWHERE = {
    "laid": "verdeckt auf dem Tisch",
    "away": "weggelegt",
    "hoard": "im Hort",
    "dealt": "noch nicht gewählt",
}


def _seated(data: Data, names: Names) -> str:
    seats = [who(names, seat) for seat in range(len(data["colours"]))]
    return f"Sitze im Uhrzeigersinn: {', '.join(seats)}. Prüfsumme des Mischens: `{data['commitment']}`."


def _colours(data: Data, names: Names) -> str:
    taken = [f"{who(names, seat)} ist {colour(key)}" for seat, key in enumerate(data["colours"])]
    return f"{listed(taken)} {rule('3.1')}."


def _powers(data: Data, names: Names) -> str:
    kept = [f"{who(names, seat)} ist {listed(list(map(cards.words, row)))}" for seat, row in enumerate(data["powers"])]
    return f"Die Kräfte werden aufgedeckt: {'; '.join(kept)}."


def _finished(data: Data, names: Names) -> str:
    winners = [who(names, seat) for seat in data["winners"]]
    told = listed(winners) if winners else "Niemand"
    verb = "siegen gemeinsam" if len(winners) > 1 else "siegt"
    return f"**{told} {verb}**: {_ENDINGS[data['how']]} {rule('7.3')}."


def _laid_open(data: Data, names: Names) -> str:
    further = [
        f"; {_ELSEWHERE[where]}: {listed(list(map(cards.words, held))) if where == 'dealt' else hand(held)}"
        for where, held in data["elsewhere"].items()
    ]
    return f"{who(names, data['seat'])} hatte {hand(data['hand'])}{''.join(further)} {rule('7.6')}."


def _piles_open(data: Data, names: Names) -> str:
    left = f"Im Stapel übrig: {hand(data['deck'])}."
    return f"{left} Der Startwert des Mischens ist `{data['seed']}`: Damit lässt sich die Prüfsumme vom Anfang prüfen."


def _challenge(data: Data, names: Names) -> str:
    if data["ordinal"] == 0:
        return f"**Begegnung {data['number']}**: {who(names, data['seat'])} schlägt zurück, außer der Reihe."
    return f"**Begegnung {data['number']}**: {who(names, data['seat'])} greift an, zum {data['ordinal']}. Mal im Zug."


def _destiny(data: Data, names: Names) -> str:
    key = cards.destiny_colour(data["card"])
    shown = "eine wilde Karte" if key is None else colour(key)
    mark = " mit dem Zeichen des umgekehrten Kegels" if cards.is_reverse(data["card"]) else ""
    return f"Das Schicksal zeigt {shown}{mark}."


def _own_colour(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    if data["case"] == "home":
        return f"{me} greift einen Gast im eigenen Heimatsystem an {rule('4.2.4')}."
    return f"{me} besiedelt einen leeren Heimatplaneten neu {rule('4.2.4')}."


def _defense(data: Data, names: Names) -> str:
    if data["seat"] is None:
        return "In dieser Begegnung gibt es keine Abwehr."
    cone = f" Der Kegel ist umgekehrt {rule('5.7')}." if data["reverse"] else ""
    return f"{who(names, data['seat'])} ist die Abwehr, im System {colour(data['system'])}.{cone}"


def _invited(data: Data, names: Names) -> str:
    seats = [who(names, seat) for seat in data["seats"]]
    return f"{capital(side(data['side']))} lädt {listed(seats) if seats else 'niemanden'} ein."


def _joined(data: Data, names: Names) -> str:
    me = who(names, data["seat"])
    return f"{me} lehnt ab." if data["side"] is None else f"{me} tritt {side_dative(data['side'])} bei."


def _totals(data: Data, names: Names) -> str:
    if data["offense"] is None or data["defense"] is None:
        return "Es wird nichts zusammengezählt."
    return f"Summen: {data['offense']} für den Angriff, {data['defense']} für die Abwehr."


_DECREES = {
    "ionic_gas": f"In dieser Begegnung gibt es weder Trost noch Belohnungen {rule('2.4.3')}.",
    "stellar_gas": f"Trost und Belohnungen dieser Begegnung zählen doppelt {rule('2.4.3')}.",
    "victory_boon": f"Der Hauptspieler der Abwehr wird belohnt wie ein Verbündeter der Abwehr {rule('2.4.3')}.",
    "chronos": "Die Zeit läuft zurück: Die Begegnungskarten werden noch einmal gewählt.",
    "all_tokens_lost": "Masochist hat zu Beginn dieser Begegnung alle Steine verloren.",
    "another_challenge": f"Der Angriff darf nach dieser Begegnung noch eine bestreiten {rule('4.10.2')}.",
    "deal_rewards": "Kommt der Handel zustande, bekommt jeder Hauptspieler drei Belohnungen.",
}
_GASES = ("ionic_gas", "stellar_gas")


def _decreed(data: Data, names: Names) -> str:
    if data["flag"] in _GASES and any(one in _GASES for one in data.get("beside", ())):
        return f"Die beiden Gase heben sich auf: Trost und Belohnungen sind wie sonst {rule('2.4.3')}."
    return _DECREES[data["flag"]]


def _tallied(data: Data, names: Names) -> str:
    return " ".join(f"{change(one, names)}." for one in data["changes"])


def change(data: Data, names: Names) -> str:
    return f"{maker(data, names)}: {data['by']:+d}, {'Angriff' if data['side'] == 'offense' else 'Abwehr'}"


def maker(data: Data, names: Names) -> str:
    what = f"{cards.words(data['name'])}{'-Flare' if data['flare'] else ''}"
    return what if data["seat"] is None else f"{what} ({who(names, data['seat'])})"


def _outcome(data: Data, names: Names) -> str:
    decided = [maker(one, names) for one in data.get("by", ())]
    told = f" Entschieden hat: {listed(decided)} {rule('5.2.1')}." if decided else ""
    return f"{_OUTCOMES[data['outcome']]}{told}"


def _cleared(data: Data, names: Names) -> str:
    left = f" Abgelegt: {hand(data['cards'])}." if data["cards"] else ""
    return f"Die Begegnung bricht ab {rule('8.8')}.{left}"


def _offered(data: Data, names: Names) -> str:
    gives = [hand(data["cards"])] if data["cards"] else []
    wants = [hand(data["wants"])] if data["wants"] else []
    for rows, base, back in ((gives, "base", "back"), (wants, "wants_base", "wants_back")):
        if data[base] is not None:
            rows.append(f"eine Basis auf {place(data[base])}")
        if data.get(back):
            held = sum(data[back].values())
            rows.append(
                f"{f'{held} gefangene Steine' if held > 1 else 'einen gefangenen Stein'} ({places(data[back])})"
            )
    return f"{who(names, data['seat'])} bietet {listed(gives)}{f' für {listed(wants)}' if wants else ''}."


def _struck(data: Data, names: Names) -> str:
    asleep = ", und für den Sitz gilt ab jetzt die übliche Antwort" if data["autopilot"] else ""
    return f"{who(names, data['seat'])} hat eine Frist versäumt, {data['strikes']} in Folge{asleep} {rule('8.11')}."


KINDS: Mapping[str, Line] = {
    "seated": _seated,
    "power_choice": lambda data, names: f"Du hast die Wahl: {listed(list(map(cards.words, data['powers'])), 'oder')}.",
    "colours": _colours,
    "destiny_pile": lambda data, names: f"Der Schicksalsstapel aus {data['cards']} Karten wird gemischt.",
    "powers": _powers,
    "laid_out": lambda data, names: f"{who(names, data['seat'])} stellt auf: {places(data['places'])} {rule('3.8')}.",
    "first": lambda data, names: f"Das Schicksal lässt {who(names, data['seat'])} beginnen {rule('3.13')}.",
    "finished": _finished,
    "laid_open": _laid_open,
    "piles_open": _piles_open,
    "challenge": _challenge,
    "destiny_shuffled": lambda data, names: f"Die benutzten Schicksalskarten werden gemischt {rule('2.2.4')}.",
    "destiny": _destiny,
    "decreed_colour": lambda data, names: f"Das Schicksal gilt jetzt als {colour(data['colour'])}.",
    "own_colour": _own_colour,
    "defense": _defense,
    "aimed": lambda data, names: f"Der Kegel zielt auf {place(data['planet'])}.",
    "recalled": lambda data, names: (
        f"{who(names, data['seat'])} nimmt {tokens(data['count'])} zurück und setzt neu ein."
    ),
    "invited": _invited,
    "joined": _joined,
    "unallied": lambda data, names: f"{who(names, data['seat'])} ist nicht mehr verbündet.",
    "turned": lambda data, names: f"Die Karte gilt als Kompromiss, {side(data['side'])} zeigte sie {rule('5.2.3')}.",
    "counts_as": lambda data, names: f"Die Karte gilt jetzt als {card(data['face'])}, {side(data['side'])} zeigte sie.",
    "decreed": _decreed,
    "tallied": _tallied,
    "totals": _totals,
    "outcome": _outcome,
    "abandoned": lambda data, names: _OUTCOMES[data["outcome"]],
    "restart": lambda data, names: f"Die Begegnung geht zurück {_BACK[data['phase']]}.",
    "stands_in": lambda data, names: (
        f"{who(names, data['seat'])} greift in dieser Begegnung an, an Stelle von {who(names, data['host'])}."
    ),
    "denied": lambda data, names: (
        f"Mit Basen hätten gesiegt: {listed([who(names, seat) for seat in data['seats']])}; "
        "aber eine andere Bedingung gilt."
    ),
    "strikes_back": lambda data, names: (
        f"{who(names, data['seat'])} fordert als Nächstes {who(names, data['against'])} heraus."
    ),
    "rewound": lambda data, names: f"Die Begegnung von {who(names, data['seat'])} beginnt neu, beim Schicksal.",
    "cleared": _cleared,
    "offered": _offered,
    "offer_withdrawn": lambda data, names: f"{who(names, data['seat'])} zieht das Angebot zurück.",
    "gave_up": lambda data, names: f"{who(names, data['seat'])} sieht keinen Handel.",
    "deal": lambda data, names: f"Das Angebot von {who(names, data['seat'])} gilt: ein Handel {rule('5.5.2')}.",
    "conceded": lambda data, names: f"{who(names, data['seat'])} gibt auf {rule('8.7')}.",
    "vanished": lambda data, names: (
        f"{who(names, data['seat'])} verlässt die Begegnung mit {tokens_dative(data['count'])} {rule('8.8')}."
    ),
    "departed": lambda data, names: f"{who(names, data['seat'])} hat das Spiel verlassen {rule('8.7')}.",
    "struck": _struck,
    "taken_over": lambda data, names: f"Der Platz von {who(names, data['seat'])} hat gewechselt {rule('8.10')}.",
    "back": lambda data, names: f"{who(names, data['seat'])} ist wieder da {rule('8.11')}.",
    "autopilot": lambda data, names: f"Für {who(names, data['seat'])} gilt die übliche Antwort {rule('8.11')}.",
    "orders": lambda data, names: f"Du hast jetzt so viele Daueraufträge: {data['count']} {rule('8.13')}.",
}
"""How these kinds of events are worded."""
