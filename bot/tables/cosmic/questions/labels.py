"""The options of a question by name: tokens, planets, cards, powers and players as people call them. No ids."""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.cosmic.challenge.checkpoints import WINDOWS_OF
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Edict, Effect, Flare
from bot.cosmic.kinds.questions import OWN_WORDS, Of
from bot.cosmic.model import cards, ids
from bot.cosmic.model.holdings import COLOUR_OF, OUTPOSTS
from bot.cosmic.seen.views import PlayerView
from bot.cosmic.words import expansion_words, question_text, things
from bot.cosmic.words.expansion_words import KNOWN
from bot.cosmic.words.question_text import CHOICES, OWN_CHOICES
from bot.kernel.ask import Choice, OneOf, Split
from bot.tables.cosmic.controls import Asked, Option
from bot.tables.cosmic.questions.ordering import shown
from bot.words.message import Message, ids as messages
from bot.words.signs import COLOUR_MARKS, safe_name
from bot.words.speech import Speech

_WISH = "colour"
_LONGEST = 70
"""Characters of a label, so that a mark fits behind it."""
_BESIDE = ("warp", "removed", "cone.offense", "cone.defense")
_COLOURED: Final = ChainMap({colour: colour for colour in cards.COLOURS}, COLOUR_OF, OUTPOSTS)
_POWERS: Final = (Of.POWERS, Of.POWER_CARDS, Of.OFFERS)
_SIDES: Final = ("offense", "defense", "both")
_JOIN: Final = messages("cosmic-ask-join-", _SIDES)
_MOMENTS: Final = {
    **dict.fromkeys(("W1a", "W1b.1", "W1b"), "start"),
    "W1c": "regroup",
    "W2a": "destiny",
    "W2b": "drawn",
    "W2c": "defense",
    "W3": "target",
    "W4": "committed",
    "W5": "invite",
    "W6a": "allies",
    "W6c": "cards",
    "W7a": "cards",
    "W7c": "down",
    "W8a": "reveal",
    "W9d": "deal",
    "W9a": "outcome",
    "W9b": "losses",
    "W9c": "landing",
    "W9e": "rewards",
    "W9f": "over",
    "WE": "end",
    "turn_end": "turn",
}
_WORD: Final = re.compile(r"\w{4,}")
_MOMENT: Final = messages("cosmic-ask-moment-", tuple(dict.fromkeys(_MOMENTS.values())))


def options(asked: Asked) -> list[Option]:
    """List the options in display order; empty for a large division and for an offer."""
    if not asked.listed:
        asked.listed.extend(asked.rows or _worked_out(asked))
    return asked.listed


def _worked_out(asked: Asked) -> list[Option]:
    ordered = shown(asked, asked.ask.form)
    rows = [Option(place, choice, *_described(asked, choice)) for place, choice in ordered]
    if max([len(row.label) for row in rows], default=0) > _LONGEST:
        by_colour = replace(asked, short=True)
        rows = [Option(place, choice, *_described(by_colour, choice)) for place, choice in ordered]
    return _distinct(asked, rows)


def sign(asked: Asked, choice: Choice) -> str:
    """Plain sign of the player, planet's owner, card, power or side that a choice names."""
    players = asked.view.table.players
    if asked.question.of in _POWERS and (named := _power_of(asked, choice)):
        return things.power_sign(named)
    if choice in _SIDES:
        return things.role_sign(str(choice))
    if isinstance(choice, dict) and len(choice) == 1:
        choice = next(iter(choice))
        choice = int(choice) if choice.isdecimal() else choice
    elif asked.question.of is not Of.PLAYERS and isinstance(choice, int):
        return ""
    if isinstance(choice, int) and not isinstance(choice, bool):
        return COLOUR_MARKS.get(players[choice].colour, "") if 0 <= choice < len(players) else ""
    if not isinstance(choice, str):
        return ""
    what, whose = ids.targeted(choice)
    if ids.as_card(what) is not None:
        return things.card_sign(what)
    if what not in _COLOURED:
        return ""
    return COLOUR_MARKS.get(_COLOURED[what] if whose is None else players[whose].colour, "")


def _power_of(asked: Asked, choice: Choice) -> str:
    match asked.question.of:
        case Of.POWERS if isinstance(choice, str):
            return choice
        case Of.POWER_CARDS if isinstance(choice, int):
            return _power(asked, choice)
        case Of.OFFERS if isinstance(choice, str) and isinstance(used := ids.offer(choice), ids.PowerCard):
            return _power(asked, used.number)
    return ""


def label(asked: Asked, choice: Choice) -> str:
    return _described(asked, choice)[0]


def answer_text(asked: Asked, choice: Choice) -> str:
    form = asked.ask.form
    if isinstance(form, Split) and isinstance(choice, dict):
        return _division(asked, {name: count for name, count in choice.items() if isinstance(count, int)})
    if isinstance(choice, list):
        rows = [label(asked, one) for one in choice]
        return asked.say("cosmic-ask-listed", rows=rows) if rows else asked.none
    return label(asked, choice)


def told(asked: Asked, choice: Choice) -> str:
    """An answer as it is shown: planets of one system together. ``answer_text`` can be typed as well."""
    form = asked.ask.form
    if isinstance(form, Split) and isinstance(choice, dict) and len(form.parts) > 1 and form.high > 1:
        found = {one.name: str(choice[one.name]) for one in form.parts if choice.get(one.name)}
        if found and all(map(things.system, found)):
            return asked.say("cosmic-ask-listed", rows=gathered(asked, found))
    return answer_text(asked, choice)


def gathered(asked: Asked, found: Mapping[str, str]) -> list[str | Message]:
    names = asked.called
    return things.gathered(
        found,
        names,
        lambda place, tokens: Message("cosmic-place-counted", place=place, count=tokens),
        own=names.colour(asked.view.seat),
    )


def shares_told(asked: Asked, shares: Mapping[str, int]) -> str:
    """Parts that get nothing are left out."""
    rows = [_share(asked, name, count) for name, count in shares.items() if count]
    return asked.say("cosmic-ask-listed", rows=rows)


def _share(asked: Asked, name: str, count: int) -> Message:
    match name:
        case "tokens":
            return Message("event-tokens", count=count)
        case "cards":
            return Message("story-cards", count=count)
    return Message("cosmic-ask-share", place=part(asked, name), count=count)


def part(asked: Asked, name: str) -> str:
    if name.isdecimal():
        return asked.name(int(name))
    if name in cards.COLOURS:
        owner = next((player.seat for player in asked.view.table.players if player.colour == name), None)
        colour = things.colour(name)
        if owner is None:
            return asked.say.message(colour)
        return asked.say("cosmic-ask-player-colour", name=asked.name(owner), colour=colour)
    return _place(asked, name) or _fixed(asked, name) or cards.words(name)


def _place(asked: Asked, name: str) -> str:
    if name in COLOUR_OF or name in OUTPOSTS or name in _BESIDE:
        return asked.say.message(things.place(name, things.BY_COLOUR if asked.short else asked.called))
    known = KNOWN.places.get(name)
    return "" if known is None else asked.say.message(known)


def ways(asked: Asked, name: str) -> tuple[str, ...]:
    if name not in COLOUR_OF and name not in OUTPOSTS:
        return (name,)
    return name, asked.say.message(things.place(name)), asked.say.message(things.place(name, asked.called))


def _fixed(asked: Asked, choice: str) -> str:
    own = f"{asked.subject}.{choice}"
    if own in OWN_WORDS:
        return asked.say(OWN_CHOICES[own])
    if choice in CHOICES:
        return asked.say(CHOICES[choice])
    known = KNOWN.choices.get(choice)
    return "" if known is None else asked.say.message(known)


def when(say: Speech, window: str) -> str:
    return say(_MOMENT[_MOMENTS[window]]) if window in _MOMENTS else ""


def whence(asked: Asked, place: str) -> str:
    where = ids.place(place)
    if isinstance(where, ids.Sheet):
        return cards.words(_power(asked, where.power))
    return _place(asked, place)


def escaped(asked: Asked, text: str) -> str:
    """Prepare a label for a sentence: names get their marks, and neither format nor mention."""
    for name in sorted(asked.names, key=len, reverse=True):
        if name in text:
            before, after = text.split(name, 1)
            within = before[-1:].isalnum() or after[:1].isalnum()
            mark = "" if within else COLOUR_MARKS.get(asked.view.table.players[asked.names.index(name)].colour, "")
            return f"{escaped(asked, before)}{mark}{' ' if mark else ''}{safe_name(name)}{escaped(asked, after)}"
    return text


def _distinct(asked: Asked, rows: Sequence[Option]) -> list[Option]:
    found, taken = list[Option](), set[str]()
    for row in rows:
        short = row.label if len(row.label) <= _LONGEST else f"{row.label[: _LONGEST - 1]}…"
        shown, number = short, 1
        while shown.casefold() in taken:
            number += 1
            shown = asked.say("cosmic-ask-copy", label=short, number=number)
        taken.add(shown.casefold())
        found.append(row._replace(label=shown, sign=sign(asked, row.choice)))
    return found


def _described(asked: Asked, choice: Choice) -> tuple[str, str, tuple[str, ...]]:
    say = asked.say
    if worded := KNOWN.options.get(asked.ask.key):
        return say.message(worded(choice, asked.called, asked.view.table)), "", ()
    if choice is True:
        return say("cosmic-ask-yes"), "", tuple(say("cosmic-ask-words-yes").split())
    if choice is False:
        return say("cosmic-ask-no"), "", tuple(say("cosmic-ask-words-no").split())
    if choice is None:
        return _fixed(asked, "none"), "", ()
    if isinstance(choice, int):
        return _number(asked, choice)
    if isinstance(choice, str):
        return _text(asked, choice)
    if isinstance(choice, dict):
        return _division(asked, {name: count for name, count in choice.items() if isinstance(count, int)}), "", ()
    return say("cosmic-ask-listed", rows=[label(asked, one) for one in choice]), "", ()


def _does(asked: Asked, name: str, side: str = "") -> str:
    return question_text.effect_text(asked.say, name, side)


def _number(asked: Asked, choice: int) -> tuple[str, str, tuple[str, ...]]:
    """By question a number is a number, a power in play, or a player."""
    match asked.question.of:
        case Of.POWER_CARDS:
            power = _power(asked, choice)
            return cards.words(power) or asked.say("cosmic-ask-a-power"), _does(asked, power), ()
        case Of.PLAYERS:
            player = asked.view.table.players[choice]
            colour = asked.say.message(things.colour(player.colour))
            holds = asked.say("cosmic-ask-player", cards=player.hand, bases=player.foreign)
            return (asked.name(choice), holds, (colour, player.colour))
    return str(choice), "", ()


def _division(asked: Asked, shares: Mapping[str, int]) -> str:
    """Name the place alone for a single thing, the number alone where there is one part."""
    form = asked.ask.form
    if isinstance(form, Split) and len(form.parts) == 1:
        return str(sum(shares.values()))
    given = [(name, count) for name, count in shares.items() if count]
    if len(given) == 1 and isinstance(form, Split) and form.low == form.high == 1:
        return part(asked, given[0][0])
    return shares_told(asked, shares)


def _text(asked: Asked, choice: str) -> tuple[str, str, tuple[str, ...]]:
    say = asked.say
    if choice in _SIDES:
        return say(_JOIN[choice]), "", (choice,)
    if fixed := _fixed(asked, choice):
        also = tuple(say("cosmic-ask-words-none").split()) if choice in ("pass", "decline", "none", "stop") else ()
        return fixed, "", (choice.replace("_", " "), *also)
    match asked.question.of:
        case Of.POWERS:
            return cards.words(choice), _does(asked, choice), ()
        case Of.POWER_CARDS | Of.OFFERS if isinstance(used := ids.offer(choice), ids.PowerCard):
            power = _power(asked, used.number)
            detail = _when(asked, registry.POWERS.get(power), _does(asked, power))
            return say("cosmic-ask-use", power=cards.words(power) or Message("cosmic-ask-a-power")), detail, (power,)
        case Of.OFFERS if isinstance(used := ids.offer(choice), ids.Guise):
            return _guise(asked, used)
        case Of.CARDS | Of.OFFERS if ids.as_card(choice) is not None:
            return _card(asked, choice)
        case Of.DEAL:
            return _good(asked, choice)
        case Of.COLOURS:
            return _colour(asked, choice)
    return _where(asked, choice)


def _good(asked: Asked, choice: str) -> tuple[str, str, tuple[str, ...]]:
    held = ids.captive(choice)
    if held is not None:
        places = (whence(asked, held.place), *ways(asked, held.place))
        name, *also = [asked.say("cosmic-deal-captives", count=1, place=place) for place in places]
        return name, "", (*also, name)
    return _where(asked, choice) if ids.as_card(choice) is None else _card(asked, choice)


def _colour(asked: Asked, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """At set-up a colour is nobody's yet; later it stands for a player."""
    shown = cards.destiny_colour(choice)
    if shown not in cards.COLOURS:
        return _where(asked, choice)
    colour, named = asked.say.message(things.colour(shown)), part(asked, shown)
    if cards.is_reverse(choice) and asked.view.table.reverse_cone:
        return asked.say("cosmic-ask-reverse-card", card=named), "", (choice, colour)
    return colour if asked.ask.key == _WISH else named, "", (choice, colour)


def _where(asked: Asked, choice: str) -> tuple[str, str, tuple[str, ...]]:
    """A place, with the guest there who is challenged (4.2.4)."""
    planet, guest = ids.targeted(choice)
    where = _place(asked, planet)
    if guest is not None:
        return asked.say("cosmic-ask-face", name=asked.name(guest), place=where), "", ways(asked, planet)
    if where and asked.ask.key == "own_colour":
        return asked.say("cosmic-ask-settle", place=where), "", ways(asked, planet)
    return where or cards.words(choice), _standing(asked, choice), ways(asked, planet)


def _card(asked: Asked, card: str) -> tuple[str, str, tuple[str, ...]]:
    """At a checkpoint or as a response a card is something to play, else a thing."""
    say = asked.say
    name = say("cosmic-ask-card", card=things.card(card))
    kind = cards.kind(card)
    also = (cards.face(card), str(cards.value(card))) if kind == "attack" else (cards.name(card),)
    hoarded = any(isinstance(held, list) and card in held for one in asked.view.secrets for _, held in one.notes)
    shown = say("cosmic-ask-hoarded", card=name) if hoarded else name
    if kind not in ("edict", "flare"):
        return shown, "", also
    subject = ids.named(card)
    side = flare_side(asked.view.me, subject) if kind == "flare" else ""
    effect: Effect | None = registry.FLARES.get(subject, {}).get(side) if side else registry.EDICTS.get(subject)
    if asked.question.of is not Of.OFFERS:
        return shown, _does(asked, subject, side), also
    play = say("cosmic-ask-ready" if _readied(asked, effect) else "cosmic-ask-play", card=shown)
    return play, _when(asked, effect, _does(asked, subject, side)), also


def _guise(asked: Asked, guise: ids.Guise) -> tuple[str, str, tuple[str, ...]]:
    power = _power(asked, guise.power)
    card = cards.edict(guise.name)
    shown = asked.say("cosmic-ask-pose", card=things.card(card), power=cards.words(power))
    detail = _when(asked, registry.EDICTS.get(guise.name), _does(asked, guise.name))
    return shown, detail, (f"{power} {guise.name}", cards.words(guise.name))


def flare_side(player: PlayerView, power: str) -> str:
    """Return the side of a flare that a player would use, as far as everybody sees (2.5.4)."""
    held = any(one.power == power for one in player.powers)
    return "super" if held and not player.zapped and not player.dormant else "wild"


def _when(asked: Asked, effect: Effect | None, text: str) -> str:
    """Put the moment before a sealed effect's text unless the text says it, as edicts do."""
    windows = WINDOWS_OF.get(asked.ask.key)
    if effect is None or windows is None or isinstance(effect, Edict):
        return text
    found = next((window for window, _ in effect.offered_in(windows)), None)
    moment = when(asked.say, found) if found is not None else ""
    if found is None and isinstance(effect, Flare):
        joined = asked.say("cosmic-ask-moment-joined", power=cards.words(effect.of))
        moment = asked.say("cosmic-ask-moment-ready") if _readied(asked, effect) else joined
    if not moment or says_when(asked.say, text, moment):
        return text
    return asked.say("cosmic-ask-acts", moment=moment, text=text)


def _readied(asked: Asked, effect: Effect | None) -> bool:
    """True for a flare that is readied (2.5.7), but not for one that is declared now together with its power."""
    windows = WINDOWS_OF.get(asked.ask.key)
    if not isinstance(effect, Flare) or windows is None or effect.offered_in(windows):
        return False
    offered = asked.ask.form.options if isinstance(asked.ask.form, OneOf) else ()
    cards_used = (what for what in map(ids.offer, map(str, offered)) if isinstance(what, ids.PowerCard))
    used = effect.of in [_power(asked, what.number) for what in cards_used]
    return not (effect.joins_power and used and not registry.POWERS[effect.of].at_any_checkpoint())


def says_when(say: Speech, text: str, moment: str) -> bool:
    begin, colon, _ = text.partition(".")[0].casefold().partition(":")
    if colon and ("," in begin or begin.partition(" ")[0] != say("cosmic-ask-words-role")):
        return True
    return set(_WORD.findall(moment.casefold().partition(" ")[2])) <= set(_WORD.findall(begin))


def _standing(asked: Asked, planet: str) -> str:
    table = asked.view.table
    if planet not in [one.id for one in table.planets]:
        return ""
    rows = [
        Message("cosmic-ask-stands-one", name=asked.name(base.seat), tokens=f"{base.tokens}{marks}")
        for base in asked.bases[planet]
        for marks in [expansion_words.marks(table, base.seat, planet, base.tokens)]
    ]
    return asked.say("cosmic-ask-stands", rows=rows)


def _power(asked: Asked, number: int) -> str:
    held = (power for player in asked.view.table.players for power in player.powers if power.number == number)
    return next((power.power for power in held), "")
