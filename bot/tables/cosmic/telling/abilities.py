"""Why a seat's cards and powers cannot be used now, as far as that seat may know. Views and the registry only.

What is offered by an open question is left out: that can be used. Says the first reason that applies.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Effect, Kind
from bot.cosmic.kinds.hooks import ANY_CHECKPOINT, RESPONSE
from bot.cosmic.model import cards, ids
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.views import PowerView, SeatView
from bot.cosmic.words import things
from bot.kernel.ask import Choice
from bot.tables.cosmic.questions.labels import flare_side, when
from bot.words.speech import Speech


class Open(NamedTuple):
    """What is open for the seat, and in which words it is told."""

    offered: Collection[Choice]
    """The options of its questions."""
    about: Collection[str]
    """The powers and cards that its questions are about, by name."""
    responding: bool
    """Whether it is asked for a response."""
    say: Speech


def barred(view: SeatView, now: Open) -> list[tuple[str, list[str]]]:
    """Reasons with the things for which they hold, by name."""
    found: dict[str, list[str]] = {}
    for name, reason in _reasons(view, now):
        things = found.setdefault(reason, [])
        if name not in things:
            things.append(name)
    return list(found.items())


def _reasons(view: SeatView, now: Open) -> Iterator[tuple[str, str]]:
    named = {power.number: power.power for power in view.me.powers}
    offered = {ids.targeted(str(option))[0] for option in now.offered}
    usable = {name for number, name in named.items() if f"power.{number}" in offered or name in offered} | {*now.about}
    faces = {cards.face(card) for card in view.hand if card in offered or cards.face(card) in offered}
    for power in view.me.powers:
        if power.power not in usable:
            yield now.say.message(things.power_named(power.power)), _power(view, power, now)
    for card in hand_order(view.hand):
        if cards.face(card) not in faces:
            yield now.say("cosmic-ask-card", card=things.card(card)), _card(view, card, now)


def _power(view: SeatView, power: PowerView, now: Open) -> str:
    say = now.say
    effect = registry.POWERS[power.power]
    if view.me.zapped:
        return say("cosmic-help-zapped")
    if view.me.dormant:
        return say("cosmic-help-dormant")
    if power.used and effect.kind is Kind.OPTIONAL:
        return say("cosmic-help-used")
    if effect.kind is Kind.MANDATORY:
        return say("cosmic-help-by-itself")
    return _windows(effect, now) or say("cosmic-help-asks")


def _card(view: SeatView, card: str, now: Open) -> str:
    say = now.say
    kind = cards.kind(card)
    if cards.is_challenge(card):
        return say("cosmic-help-laid") if view.card is not None else say("cosmic-help-chosen-cards")
    subject = ids.named(card)
    if kind == "edict":
        effect: Effect | None = registry.EDICTS.get(subject)
        return (effect and _windows(effect, now)) or say("cosmic-help-condition")
    if card in view.armed:
        return say("cosmic-help-readied")
    if view.me.flared:
        return say("cosmic-help-one-flare")
    effect = registry.FLARES.get(subject, {}).get(flare_side(view.me, subject))
    if kind != "flare" or effect is None:
        return say("cosmic-help-condition")
    return _windows(effect, now) or say("cosmic-help-by-itself")


def _windows(effect: Effect, now: Open) -> str:
    """When an effect can be used; empty if it is never offered in a window."""
    if effect.answer_to(RESPONSE) is not None:
        return now.say("cosmic-help-condition") if now.responding else now.say("cosmic-help-answers")
    if effect.answer_to(ANY_CHECKPOINT) is not None:
        return now.say("cosmic-help-condition")
    named = [answer.hook.name for answer in effect.answers if not answer.hook.quiet]
    windows = list(dict.fromkeys(told for name in named if (told := when(now.say, name))))
    return now.say("cosmic-help-only", windows=windows) if windows else ""
