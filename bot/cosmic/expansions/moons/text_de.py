"""What the moons say, in German: events and questions; what each is, is said in ``text``."""

from __future__ import annotations

from bot.cosmic.expansions.moons.effects.shows import BRIBE, BRIBE_CARD, KEEP, TAKE
from bot.cosmic.expansions.moons.effects.strikes import BOON, FLUX_ONE, FLUX_TWO, IMPLODE, REVENGE
from bot.cosmic.expansions.moons.moon_words import title
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.expansions.moons.state import OUTPOSTS
from bot.cosmic.expansions.moons.text import effect
from bot.cosmic.seen.views import TableView
from bot.cosmic.words.expansion_words import ExpansionWords, add
from bot.cosmic.words.lines import Data, Names
from bot.cosmic.words.phrases_de import card, listed, place, places, rule, tokens, who
from bot.kernel.ask import Choice
from bot.words.speech import speech

__all__: list[str] = []


def _laid(data: Data, names: Names) -> str:
    return f"Verdeckt liegen {len(data['places'])} Monde, zwei in jedem Heimatsystem {rule('2.6.1')}."


def _known(data: Data, names: Names) -> str:
    mine = [f"{place(where)} ist {title(moon)}" for where, moon in data["moons"].items()]
    return f"Deine Monde: {listed(mine)} {rule('2.6.1')}."


def _shown(data: Data, names: Names) -> str:
    me, moon = who(names, data["seat"]), data["moon"]
    does = effect(speech("de"), moon)
    return f"{me} deckt {place(data['place'])} auf: {title(moon)}. {does} {rule('2.6.6')}"


def _taken(data: Data, names: Names) -> str:
    me, where = who(names, data["seat"]), place(data["place"])
    return f"{me} sieht {where} an und lässt ihn verdeckt: Es ist ein geheimer Mond {rule('2.6.6')}."


def _seen(data: Data, names: Names) -> str:
    does = effect(speech("de"), data["moon"])
    return f"{place(data['place'])} ist {title(data['moon'])}. {does} {rule('2.6.6')}"


def _gone(data: Data, names: Names) -> str:
    return f"{place(data['place'])} ist aus dem Spiel {rule('2.6.7')}."


def _boon(data: Data, names: Names) -> str:
    me, where = who(names, data["seat"]), places(data["places"])
    return f"{me} bekommt neutrale Steine, {tokens(data['count'])}: {where} {rule('2.6.7')}."


def _bribe(choice: Choice, names: Names, table: TableView) -> str:
    return "Nichts zeigen" if choice == KEEP else f"Eine Karte zeigen: {who(names, int(str(choice)))}"


def _bribe_card(choice: Choice, names: Names, table: TableView) -> str:
    return "Nichts zeigen" if choice == KEEP else card(str(choice))


def _tokens(choice: Choice, names: Names, table: TableView) -> str:
    where, _, seat = str(choice).rpartition(":")
    return f"{who(names, int(seat))}, {place(where)}"


add(
    ExpansionWords(
        events={
            "moons_laid": _laid,
            "moons_known": _known,
            "moon_shown": _shown,
            "moon_taken": _taken,
            "moon_known": _seen,
            "moon_gone": _gone,
            "neutral_tokens": _boon,
        },
        language="de",
        questions={
            BRIBE.key: "Zeigst du einem Hauptspieler eine Karte, die er nehmen darf, wenn er dich einlädt?",
            BRIBE_CARD.key: "Welche Karte zeigst du?",
            TAKE.key: "Du hast eingeladen, wer dir eine Karte zeigte. Nimmst du sie?",
            REVENGE.key: "Welcher Stein verlässt das Spiel für immer?",
            FLUX_ONE.key: "Von welcher Basis kommt der erste Stein?",
            FLUX_TWO.key: "Mit einem Stein welcher Basis tauscht er den Platz?",
            BOON.key: "Auf welche deiner Basen kommen die vier neutralen Steine?",
            IMPLODE.key: "Welcher Planet stürzt mit dem Mond zusammen?",
        },
        choices={f"{OFFER}{where}": f"{place(where)} aufdecken" for where in OUTPOSTS},
        options={
            BRIBE.key: _bribe,
            BRIBE_CARD.key: _bribe_card,
            REVENGE.key: _tokens,
            FLUX_ONE.key: _tokens,
            FLUX_TWO.key: _tokens,
        },
    )
)
