"""Answer "what can I do now?" from what one seat sees and is asked; and the same for onlookers, from public facts."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, get_args

from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Effect, Kind
from bot.cosmic.kinds.hooks import ANY_CHECKPOINT, RESPONSE
from bot.cosmic.kinds.questions import Of, Time, declared
from bot.cosmic.model import cards
from bot.cosmic.model.ids import named, targeted
from bot.cosmic.seen.picture_facts import hand_order
from bot.cosmic.seen.picture_views import PHASES, BoardPicture, Phase
from bot.cosmic.seen.views import PowerView, SeatView
from bot.cosmic.words import expansion_words, picture_words, things
from bot.cosmic.words.expansion_words import Names
from bot.cosmic.words.question_text import question
from bot.kernel.ask import Choice
from bot.kernel.event import Seat
from bot.tables.cosmic import boards
from bot.tables.cosmic.controls import Asked
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.questions.choosing import cut
from bot.tables.cosmic.questions.labels import escaped, flare_side, options, when
from bot.tables.cosmic.questions.questions import moment, silence
from bot.tables.cosmic.table_words import whole
from bot.words.message import Message, ids
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech

_PHASES: Final = get_args(Phase)
ABOUT: Final = ids("cosmic-help-about-", _PHASES)
_HINTS: Final = ids("cosmic-help-hint-", _PHASES)
_OF_A_CHOICE: Final = ("destiny", "aim", "cone", "invite", "allies", "cards")
"""Phases whose hint is about their own question, not about windows."""
_REVERSED: Final = ids("cosmic-help-reversed-", ("invite", "allies"))


def hint(say: Speech, phase: Phase, reverse: bool) -> str:
    reversed_ = reverse and phase in _REVERSED
    return say("cosmic-help-first-game", hint=Message(_REVERSED[phase]) if reversed_ else Message(_HINTS[phase]))


class Open(NamedTuple):
    offered: Collection[Choice]
    about: Collection[str]
    responding: bool
    say: Speech


def barred(view: SeatView, now: Open) -> list[tuple[str, list[str]]]:
    found: dict[str, list[str]] = {}
    for name, reason in _reasons(view, now):
        things = found.setdefault(reason, [])
        if name not in things:
            things.append(name)
    return list(found.items())


def _reasons(view: SeatView, now: Open) -> Iterator[tuple[str, str]]:
    named = {power.number: power.power for power in view.me.powers}
    offered = {targeted(str(option))[0] for option in now.offered}
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
    subject = named(card)
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
    """Describe the moments at which an effect can be used; empty if no window offers it."""
    if effect.answer_to(RESPONSE) is not None:
        return now.say("cosmic-help-condition") if now.responding else now.say("cosmic-help-answers")
    if effect.answer_to(ANY_CHECKPOINT) is not None:
        return now.say("cosmic-help-condition")
    named = [answer.hook.name for answer in effect.answers if not answer.hook.quiet]
    windows = list(dict.fromkeys(told for name in named if (told := when(now.say, name))))
    return now.say("cosmic-help-only", windows=windows) if windows else ""


OFF: Final = "tips_off"


def line(table: Running, seat: Seat, number: int, say: Speech) -> str:
    """The hint for a question, kept while it is asked; empty if a question of its kind had one."""
    person = table.record.chairs[seat].person
    if not person.first or not person.hints:
        return ""
    phase, ask = boards.view(table).phase, table.game.asks.get(number)
    if phase in _OF_A_CHOICE and ask is not None and declared(ask.key).of is Of.OFFERS:
        return ""
    if person.hinted.setdefault(phase, number) != number:
        return ""
    challenge = table.seen.challenge
    return hint(say, phase, challenge is not None and challenge.reverse)


_PASS = ("pass", "decline")
_QUESTION = 230
_MOST = 12


@dataclass(frozen=True, slots=True)
class Scene:
    board: BoardPicture
    status: str = ""
    """For whom or what everybody waits until when, in words, as far as that is public (8.14)."""
    until: str = ""
    """Formatted, such as a Discord timestamp; empty if no clock runs."""


def now(
    scene: Scene,
    view: SeatView | None = None,
    asked: Sequence[Asked] = (),
    *,
    bargains: bool = False,
    hints: bool = True,
) -> str:
    """Describe the seat's options, or an onlooker's view if ``view`` is None; at most 2,000 characters."""
    say = speech(scene.board.language)
    if view is None:
        lines = [say("cosmic-help-watching"), scene.status]
    elif not view.me.active:
        lines = [say("cosmic-help-left"), scene.status]
    else:
        lines = _seat(scene, view, asked, bargains=bargains)
    lines += _phase(scene)
    if not scene.board.table.how:
        lines += [f"• {line}" for line in _tips(scene, view)]
    if hints and not scene.board.table.how:
        challenge = scene.board.table.challenge
        lines.append(hint(say, scene.board.phase, challenge is not None and challenge.reverse))
    if view is not None:
        lines.append(say("cosmic-help-anytime"))
    return whole("\n".join(filter(None, lines)))


def _seat(scene: Scene, view: SeatView, asked: Sequence[Asked], *, bargains: bool) -> list[str]:
    say = speech(scene.board.language)
    lines: list[str] = []
    offered: list[Choice] = []
    possible: list[str] = []
    if asked or bargains:
        lines.append(say("cosmic-help-asked-until", until=scene.until) if scene.until else say("cosmic-help-asked"))
    else:
        lines += [say("cosmic-help-not-asked"), scene.status]
    for one in asked:
        words = [f"• {cut(question(say, one.ask), _QUESTION)}", *moment(one), silence(one)]
        lines.append(" ".join(filter(None, words)))
        offered += list(getattr(one.ask.form, "options", ()))
        possible += [escaped(one, option.label) for option in options(one) if option.choice not in _PASS]
    if bargains:
        possible.append(say("cosmic-help-negotiate"))
    if possible:
        more = ["…"] if len(possible) > _MOST else []
        lines.append(say("cosmic-help-can", things=[*dict.fromkeys(possible[:_MOST]), *more]))
    responding = any(one.question.time is Time.RESPONSE for one in asked)
    reasons = barred(view, Open(offered, {one.question.subject for one in asked}, responding, say))
    lines += [say("cosmic-help-cannot")] if reasons else []
    return lines + [say("cosmic-help-because", things=things, reason=reason) for reason, things in reasons]


def _tips(scene: Scene, view: SeatView | None) -> list[str]:
    board = scene.board
    names = Names(map(safe_name, board.names), board.table.colours, marked=True)
    seat = view.seat if view is not None and view.me.active else None
    return expansion_words.tips(board.table, seat, board.phase, names, board.language)


def _phase(scene: Scene) -> list[str]:
    say, phase = speech(scene.board.language), scene.board.phase
    lines = [f"**{picture_words.phase(say, phase)}**: {say(ABOUT[phase])}"]
    if phase != "setup":
        shown = [one for one in PHASES if one != "setup" and (one == phase or one != "deal")]
        rows = [
            f"**{picture_words.phase(say, one)}**" if one == phase else picture_words.phase(say, one) for one in shown
        ]
        lines.append(" › ".join(rows))
    return lines
