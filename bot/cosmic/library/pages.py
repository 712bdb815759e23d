"""The pages of the library as message texts of at most 2,000 characters: topics of rules, powers, cards.

``rules``, ``power`` and ``card`` answer whatever is typed; ``suggest`` lists what may be meant, for autocomplete. Made
from the registry, the pack and the words alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Effect, Kind, Power, Side
from bot.cosmic.library import effects
from bot.cosmic.library.moments import moments
from bot.cosmic.library.topic import Topic
from bot.cosmic.library.words import Words, cards_in, topics_in, words
from bot.cosmic.model import cards
from bot.words.language import DEFAULT, Language
from bot.words.names import safe_name
from bot.words.search import Named, completions, find
from bot.words.speech import speech

__all__ = ["Shelf", "answer", "brief", "suggest"]

Shelf: TypeAlias = Literal["rules", "power", "card"]
"""What is looked up."""
_NEAR, _MOST = 5, 25
"""Suggestions in an answer, and in a list of Discord's autocomplete."""
_EDICT, _FLARE, _ATTACK = "edict.", "flare.", "A"


def answer(shelf: Shelf, typed: str, language: Language) -> str:
    """The page that is meant, or what comes nearest. For rules, nothing typed gives the contents."""
    registry.load()
    say = words(language)
    if shelf == "rules" and not typed.strip():
        return say.contents([topic.title for topic in topics_in(language)])
    if not typed.strip():
        return say.EMPTY
    key = _by_rule(typed) if shelf == "rules" else None
    key = key or _meant(typed, _things(shelf, language))
    if key is None:
        near = [f"*{label}*" for label, _ in suggest(shelf, typed, language)[:_NEAR]]
        return say.unknown(safe_name(typed), near)
    if shelf == "rules":
        return _topic(next(topic for topic in topics_in(language) if topic.name == key), say)
    if shelf == "power":
        return _power(registry.POWERS[key], language)
    brought = next((page for page in cards_in(language) if page.name == key), None)
    return f"{_head(brought.title, [brought.kind])}\n{brought.text}" if brought is not None else _card(key, language)


def brief(power: str, language: Language) -> str:
    """What a power does in two lines, without its flare."""
    registry.load()
    return "\n".join(_what_it_does(registry.POWERS[power], language))


def suggest(shelf: Shelf, typed: str, language: Language) -> list[tuple[str, str]]:
    """What may be meant, as (label, value), the likeliest first: at most 25."""
    registry.load()
    things = _things(shelf, language)
    titles = {thing.value: thing.names[0] for thing in things}
    first = (_by_rule(typed) if shelf == "rules" else None) or _meant(typed, things)
    near = [thing.value for thing in completions(typed, things)]
    keys = dict.fromkeys(near if first is None else (first, *near))
    return [(titles[key], titles[key]) for key in list(keys)[:_MOST]]


def _meant(typed: str, things: Sequence[Named[str]]) -> str | None:
    """The key of the one thing that is meant; None if it may be none or several."""
    meant = find(typed, things)
    return meant[0].value if len(meant) == 1 else None


# --- what there is ----------------------------------------------------------------------------------------------------


def _things(shelf: Shelf, language: Language) -> list[Named[str]]:
    if shelf == "rules":
        others = {topic.name: (topic.title, *topic.also) for topic in topics_in(DEFAULT)}
        return [
            Named(topic.name, (topic.title, *topic.also, topic.name, *others[topic.name]))
            for topic in topics_in(language)
        ]
    if shelf == "power":
        return [Named(name, (cards.words(name),)) for name in registry.POWERS]
    say = words(language)
    edicts = [Named(f"{_EDICT}{name}", (cards.words(name),)) for name in registry.EDICTS]
    attacks = [
        Named(f"{_ATTACK}{value}", (f"{say.ATTACK} {value}", cards.name(f"{_ATTACK}{value}"), str(value)))
        for value in cards.ATTACKS
    ]
    flares = [Named(f"{_FLARE}{power}", (cards.name(cards.flare(power)),)) for power in registry.FLARES]
    compromise = Named(cards.COMPROMISE, (say.COMPROMISE, cards.name(cards.COMPROMISE)))
    brought = [Named(page.name, (page.title, *page.also)) for page in cards_in(language)]
    return [*edicts, compromise, *attacks, *flares, *brought]


def _by_rule(typed: str) -> str | None:
    """The topic that tells a rule, by its id: ``5.1.2`` or ``cosmic S3``; the one that names it most exactly.

    ``A10`` is found as well as ``AST10``: rules of asteroids were called so once.
    """
    wanted = re.sub(r"^a(?=\d)", "ast", typed.strip(" ().").lower().removeprefix("cosmic").strip())
    best, length = None, 0
    for topic in topics_in(DEFAULT):
        for rule in (*topic.rules, *topic.details):
            if (wanted == rule.lower() or wanted.startswith(f"{rule.lower()}.")) and len(rule) > length:
                best, length = topic.name, len(rule)
    return best


# --- pages ------------------------------------------------------------------------------------------------------------


def _topic(topic: Topic, say: Words) -> str:
    return f"**{topic.title}** {say.rules(topic.rules)}\n{topic.text}\n**{say.EXAMPLE}:** {topic.example}"


def _power(power: Power, language: Language) -> str:
    say = words(language)
    lines = _what_it_does(power, language)
    lines.append(f"**{say.EXAMPLE}:** {effects.example(speech(language), power.name)}")
    lines += _sides(power.name, language)
    if power.needs_allies:
        lines.append(f"-# {say.NEEDS_ALLIES}")
    return "\n".join(lines)


def _what_it_does(power: Power, language: Language) -> list[str]:
    say = words(language)
    kind = say.MANDATORY if power.kind is Kind.MANDATORY else say.OPTIONAL
    does = effects.text(speech(language), power.name)
    return [_head(cards.words(power.name), [kind, *_phases(power, say)]), does]


def _card(key: str, language: Language) -> str:
    say = words(language)
    if key == cards.COMPROMISE:
        head = _head(say.COMPROMISE, [say.CHALLENGE_CARD, say.copies(cards.COMPROMISES)])
        return f"{head}\n{say.COMPROMISE_TEXT}"
    if key.startswith(_EDICT):
        edict = registry.EDICTS[key.removeprefix(_EDICT)]
        copies = [say.copies(count) for count in [cards.EDICTS.get(edict.name, 0)] if count]
        does = effects.text(speech(language), edict.name)
        return f"{_head(cards.words(edict.name), [say.EDICT, *copies, *_phases(edict, say)])}\n{does}"
    if key.startswith(_FLARE):
        power = key.removeprefix(_FLARE)
        return "\n".join([_head(cards.name(key), [say.FLARE, say.copies(1)]), *_sides(power, language)])
    value = cards.value(key)
    head = _head(f"{say.ATTACK} {value}", [say.CHALLENGE_CARD, say.copies(cards.ATTACKS[value])])
    return f"{head}\n{say.ATTACK_TEXT}"


def _sides(power: str, language: Language) -> list[str]:
    """Both texts of a power's flare."""
    say = words(language)
    texts = registry.FLARES.get(power, {})
    lines = []
    for side, title in ((Side.WILD, say.WILD), (Side.SUPER, say.SUPER)):
        if (flare := texts.get(str(side))) is not None:
            does = effects.text(speech(language), power, side)
            lines.append(f"{', '.join([f'**{title}**', *_phases(flare, say)])}: {does}")
    return lines


def _head(title: str, facts: Sequence[str]) -> str:
    return " · ".join([f"**{title}**", *facts])


def _phases(effect: Effect, say: Words) -> list[str]:
    return [say.PHASES[moment] for moment in moments(effect)]
