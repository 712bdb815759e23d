"""Rules, powers and cards to look up: public pages of at most 2,000 characters. Knows no game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

import msgspec

from bot.cosmic.kinds import hooks, packs, registry
from bot.cosmic.kinds.effects import Edition, Effect, Kind, Level, Power, Side
from bot.cosmic.kinds.hooks import Hook
from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.words import question_text, things
from bot.cosmic.words.picture_words import Passage, PowerPicture, power_alt
from bot.words.message import DEFAULT, Language, ids
from bot.words.search import Named, find
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech


class Entry(msgspec.Struct, frozen=True):
    name: str
    rules: tuple[str, ...]
    """What it tells, the most important first; ``5.1`` stands for all of its parts."""
    details: tuple[str, ...] = ()
    """Further rule ids that lead here, because nothing else comes nearer to them."""
    listing: Callable[[Speech], str] | None = None


class Topic(msgspec.Struct, frozen=True):
    entry: Entry
    title: str
    also: tuple[str, ...]
    text: str
    example: str


_BASE: Final = (
    Entry("overview", ("4.0.1", "7.1"), ("1.1", "4.0", "4.11")),
    Entry("reading", ("0.4", "0.5", "0.6"), ("0.1", "0.2", "0.3", "0.7", "0.8", "0.9")),
    Entry("winning", ("7.1", "7.2", "7.3", "7.4", "7.5", "7.6", "7.7")),
    Entry(
        "setup",
        ("3.1", "3.4", "3.5", "3.8", "3.12", "3.13"),
        ("3.2", "3.3", "3.6", "3.7", "3.9", "3.10", "3.11", "3.14"),
    ),
    Entry("tokens", ("1.3", "1.2", "2.1", "5.9"), ("1.4",)),
    Entry("turn", ("4.0.1", "4.10")),
    Entry("regroup", ("4.1", "4.1.5")),
    Entry("destiny", ("4.2", "2.2")),
    Entry("aim", ("4.3",)),
    Entry("commit", ("4.4",)),
    Entry("invite", ("4.5",)),
    Entry("allies", ("4.6",)),
    Entry("cards", ("4.7", "4.7.4")),
    Entry("totals", ("5.1", "4.8", "5.2")),
    Entry("outcome", ("5.3", "4.9")),
    Entry("compromise", ("5.4",)),
    Entry("deal", ("5.5",)),
    Entry("rewards", ("5.6",)),
    Entry("reverse_cone", ("5.7", "2.2.2", "4.2.7")),
    Entry("returning", ("5.8",)),
    Entry("second_challenge", ("4.10",)),
    Entry("new_hand", ("4.1.2", "4.7.1", "4.7.2")),
    Entry("attack_cards", ("2.3", "3.12", "8.1"), ("2.8", "2.8.1", "2.8.2")),
    Entry("edicts", ("2.4",)),
    Entry("flares", ("2.5",)),
    Entry("powers", ("6.1", "6.2", "6.3", "6.4"), ("2.7", "6.10", "6.12")),
    Entry("zap", ("4.0.6", "2.4.3", "6.5")),
    Entry("two_powers", ("6.6", "6.8", "6.11"), ("6.7", "6.9")),
    Entry("windows", ("4.0.2", "4.0.3", "4.0.4", "4.0.5", "4.0.8", "4.0.9"), ("4.0.7", "4.0.10")),
    Entry("lost_tokens", ("8.2", "8.3", "8.4", "8.5")),
    Entry("two_players", ("8.6",)),
    Entry("leaving", ("8.7", "8.8", "8.9", "8.10")),
    Entry("deadlines", ("8.12", "8.11")),
    Entry("orders", ("8.13",)),
    Entry("promises", ("8.17",)),
    Entry("secrecy", ("8.14", "8.15", "8.16", "2.1.5")),
)
_ENTRIES: Final = {entry.name: entry for entry in _BASE}
_TITLE: Final = ids("rules-", _ENTRIES)
_ALSO: Final = ids("rules-", _ENTRIES, ".also")
_TEXT: Final = ids("rules-", _ENTRIES, ".text")
_EXAMPLE: Final = ids("rules-", _ENTRIES, ".example")


def add_topics(*entries: Entry) -> None:
    """Enter the topics of an expansion: ``rules-<name>`` in every language."""
    _ENTRIES.update({entry.name: entry for entry in entries})


@cache
def topics(language: Language) -> tuple[Topic, ...]:
    registry.load()
    say = speech(language)
    return tuple(
        Topic(
            entry,
            say(_TITLE[name]),
            tuple(say(_ALSO[name]).split(", ")),
            "\n".join([_flowing(say(_TEXT[name])), *([entry.listing(say)] if entry.listing else [])]),
            _flowing(say(_EXAMPLE[name])),
        )
        for name, entry in _ENTRIES.items()
    )


def _flowing(text: str) -> str:
    """Join lines: texts are broken in the files only for editing."""
    return " ".join(text.split())


_BY_PHASE: Mapping[str, tuple[Hook, ...]] = {
    "setup": (hooks.DEALING, hooks.HANDS_DEALT),
    "1": (
        *(hooks.TURN.start, hooks.CHALLENGE_START, hooks.ROTATING.before, hooks.ROTATING.now),
        *(hooks.ROTATING.just_after, hooks.ROTATING.after, hooks.REGROUPS.window, hooks.REGROUPS.instead),
    ),
    "2": (hooks.BEFORE_DESTINY, hooks.FLIP, hooks.DEFENSE_FIXED),
    "3": (hooks.TARGETING.before, hooks.TARGETING.after),
    "4": (hooks.COMMITTING.offense, hooks.COMMITTING.done, hooks.COMMITTING.limit),
    "5": (hooks.INVITING.before,),
    "6": (hooks.INVITING.terms, hooks.ALLIES.committed, hooks.ALLIES.numbers_set, hooks.ALLIES.after_escorts),
    "7": (
        *(hooks.CARDS.before, hooks.SELECTION.bound, hooks.SELECTION.playable, hooks.SELECTION.laying),
        hooks.CARDS.down,
    ),
    "8": (
        *(hooks.SELECTION.held_back, hooks.REVEALED),
        *(hooks.CARD_VALUES, hooks.TOKEN_VALUE, hooks.ALLY_WORTH, hooks.TOTALS, hooks.OUTCOME),
    ),
    "9": (
        *(hooks.DEAL.dealers, hooks.DEAL.made, hooks.DEAL.stands, hooks.DEAL.fine),
        *(hooks.OUTCOME_KNOWN, hooks.LOSING.due, hooks.LOSING.over, hooks.LANDED),
        *(hooks.REWARDING.consolation, hooks.REWARDING.before, hooks.REWARDING.units, hooks.REWARDING.after),
        *(hooks.ENDING.settled, hooks.ENDING.challenge, hooks.ENDING.discards),
    ),
    "end": (hooks.TURN.end, hooks.END_STEP, hooks.TURN.limit, hooks.TURN.another),
    "lost": (hooks.LOSING.before, hooks.LOSING.after),
    "drawn": (hooks.DRAWING.before, hooks.DRAWING.gained, hooks.DRAWING.kept),
    "discarded": (hooks.DISCARDING.before, hooks.DISCARDING.after),
    "win": (hooks.WIN.how,),
    "any": (hooks.ANY_CHECKPOINT,),
    "answer": (hooks.RESPONSE,),
}
MOMENTS: Mapping[str, str] = {hook.name: phase for phase, found in _BY_PHASE.items() for hook in found}
"""Name of a hook -> key of its phase, in the order of a challenge."""
_ORDER = tuple(_BY_PHASE)


def moments(effect: Effect) -> list[str]:
    """Keys of the phases in the order of a challenge; hooks without a phase are left out."""
    found = {MOMENTS[answer.hook.name] for answer in effect.answers if answer.hook.name in MOMENTS}
    return sorted(found, key=_ORDER.index)


Shelf: TypeAlias = Literal["power", "card", "rules"]
SHELVES: Final[tuple[Shelf, ...]] = get_args(Shelf)
"""Among things of the same name the one on an earlier shelf is meant."""
POWER_CARD, POWER_FILE = "cosmic.power_card", "power.png"
_EDITION: Final = ids("library-set-", tuple(Edition))
_LEVEL: Final = ids("library-level-", tuple(Level))
_PHASE: Final = ids("library-phase-", frozenset(MOMENTS.values()))


class CardPage(msgspec.Struct, frozen=True):
    name: str
    """The same in every language."""
    title: str
    also: tuple[str, ...]
    kind: str
    text: str


_BROUGHT: Final[list[Callable[[Speech], Iterable[CardPage]]]] = []


def add_cards(pages: Callable[[Speech], Iterable[CardPage]]) -> None:
    """Enter the cards of an expansion; their names are the same in every language."""
    _BROUGHT.append(pages)


@cache
def brought(language: Language) -> tuple[CardPage, ...]:
    registry.load()
    return tuple(page for pages in _BROUGHT for page in pages(speech(language)))


Key: TypeAlias = tuple[Shelf, str]
"""A shelf, and a name there that is the same in every language."""


def everything(language: Language) -> list[Named[Key]]:
    registry.load()
    say = speech(language)
    return [Named((shelf, one.value), one.names) for shelf in SHELVES for one in _things(shelf, say)]


def page(key: Key, language: Language) -> str:
    say, (shelf, name) = speech(language), key
    if shelf == "rules":
        return _topic(next(topic for topic in topics(language) if topic.entry.name == name), say)
    if shelf == "power":
        return _power(registry.POWERS[name], say)
    own = next((page for page in brought(language) if page.name == name), None)
    return f"{_head(own.title, [own.kind])}\n{own.text}" if own is not None else _card(name, say)


def power_picture(typed: str, language: Language) -> PowerPicture | None:
    registry.load()
    key = power_called(typed, language) if typed.strip() else ""
    if not key:
        return None
    say, power = speech(language), registry.POWERS[key]
    own = Passage(cards.words(key), (*_facts(power, say), *_origin(power, say)), question_text.effect_text(say, key))
    return PowerPicture(key, own, tuple(_flare_texts(key, say)), language)


def power_called(typed: str, language: Language) -> str:
    """Empty if none is meant, or several may be."""
    registry.load()
    meant = find(typed, _things("power", speech(language)))
    return meant[0].value if len(meant) == 1 else ""


def alt(view: PowerPicture) -> str:
    return power_alt(view)


def brief(power: str, language: Language) -> str:
    registry.load()
    say, shown = speech(language), registry.POWERS[power]
    return f"{_head(cards.words(power), _facts(shown, say))}\n{question_text.effect_text(say, power)}"


# --- what there is ----------------------------------------------------------------------------------------------------


def _things(shelf: Shelf, say: Speech) -> list[Named[str]]:
    if shelf == "rules":
        return [
            Named(here.entry.name, (here.title, *here.also, here.entry.name, there.title, *there.also))
            for here, there in zip(topics(say.language), topics(DEFAULT), strict=True)
        ]
    if shelf == "power":
        return [Named(name, (cards.words(name),)) for name in registry.POWERS]
    edicts = [Named(cards.edict(name), (cards.words(name),)) for name in registry.EDICTS]
    attacks = [
        Named(face, (say("library-attack", value=str(value)), cards.name(face), str(value)))
        for value in cards.ATTACKS
        for face in [f"A{value}"]
    ]
    flares = [Named(card, (_flare(card, say), cards.name(card))) for card in map(cards.flare, registry.FLARES)]
    compromise = Named(cards.COMPROMISE, (say("library-compromise"), cards.name(cards.COMPROMISE)))
    others = [Named(page.name, (page.title, *page.also)) for page in brought(say.language)]
    return [*edicts, compromise, *attacks, *flares, *others]


def _flare(card: str, say: Speech) -> str:
    return say("cosmic-card-flare", power=things.power(parsed.named(card)))


def by_rule(typed: str) -> Key | None:
    """The topic that names a rule most exactly: ``5.1.2`` or ``cosmic S3``; ``A10`` is an old name of ``AST10``."""
    wanted = re.sub(r"^a(?=\d)", "ast", typed.strip(" ().").lower().removeprefix("cosmic").strip())
    best, length = None, 0
    for topic in topics(DEFAULT):
        for rule in (*topic.entry.rules, *topic.entry.details):
            if (wanted == rule.lower() or wanted.startswith(f"{rule.lower()}.")) and len(rule) > length:
                best, length = topic.entry.name, len(rule)
    return None if best is None else ("rules", best)


# --- pages ------------------------------------------------------------------------------------------------------------


def _topic(topic: Topic, say: Speech) -> str:
    example = say("library-example", text=topic.example)
    return say("library-topic", title=topic.title, text=topic.text, example=example, rules=topic.entry.rules)


def _power(power: Power, say: Speech) -> str:
    lines = [
        _head(cards.words(power.name), [*_facts(power, say), *_origin(power, say)]),
        question_text.effect_text(say, power.name),
        say("library-example", text=question_text.power_example(say, power.name)),
        *_sides(power.name, say),
    ]
    if power.needs_allies:
        lines.append(f"-# {say('library-needs-allies')}")
    return "\n".join(lines)


def _facts(power: Power, say: Speech) -> list[str]:
    return [say("library-mandatory" if power.kind is Kind.MANDATORY else "library-optional"), *_phases(power, say)]


def _origin(power: Power, say: Speech) -> list[str]:
    about = packs.PACKS[power.pack].about if power.pack else None
    brought = about and say("library-pack", pack=about.name, author=safe_name(about.author))
    return [brought or say(_EDITION[power.edition or Edition.LATER]), say(_LEVEL[power.level])]


def _card(key: str, say: Speech) -> str:
    match parsed.card(key):
        case parsed.Compromise():
            head = _head(say("library-compromise"), [say("library-challenge-card"), _copies(cards.COMPROMISES, say)])
            return f"{head}\n{say('library-compromise.text')}"
        case parsed.Edict(name):
            copies = [_copies(count, say) for count in [cards.EDICTS.get(name, 0)] if count]
            head = _head(cards.words(name), [say("library-edict"), *copies, *_phases(registry.EDICTS[name], say)])
            return f"{head}\n{question_text.effect_text(say, name)}"
        case parsed.Flare(power):
            head = _head(_flare(key, say), [say("library-flare"), _copies(1, say)])
            return "\n".join([head, *_sides(power, say)])
    value = cards.value(key)
    facts = [say("library-challenge-card"), _copies(cards.ATTACKS[value], say)]
    return f"{_head(say('library-attack', value=str(value)), facts)}\n{say('library-attack.text')}"


def _copies(count: int, say: Speech) -> str:
    return say("library-copies", count=count)


def _sides(power: str, say: Speech) -> list[str]:
    return [f"{', '.join([f'**{one.title}**', *one.facts])}: {one.text}" for one in _flare_texts(power, say)]


def _flare_texts(power: str, say: Speech) -> Iterator[Passage]:
    texts = registry.FLARES.get(power, {})
    for side, title in ((Side.WILD, say("library-wild")), (Side.SUPER, say("library-super"))):
        if (flare := texts.get(str(side))) is not None:
            yield Passage(title, tuple(_phases(flare, say)), question_text.effect_text(say, power, side))


def _head(title: str, facts: Sequence[str]) -> str:
    return " · ".join([f"**{title}**", *facts])


def _phases(effect: Effect, say: Speech) -> list[str]:
    return [say(_PHASE[moment]) for moment in moments(effect)]
