"""Find who is asked what now, and make a question a private message of one seat: words, hand, buttons."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypeAlias

import msgspec

from bot.cosmic import events
from bot.cosmic.model import cards, ids
from bot.cosmic.seen import picture_facts
from bot.cosmic.timing import automation
from bot.cosmic.words import alt
from bot.cosmic.words.question_text import sentence
from bot.kernel.ask import Ask, Choice, OneOf, UpTo
from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.tables.contract import message
from bot.tables.contract.choices import MORE
from bot.tables.contract.table import Body, Button, MenuOption, Picture
from bot.tables.cosmic import boards, chronicle, news, promises, table_words
from bot.tables.cosmic.chair import DealStep, OpenSides, Waiting
from bot.tables.cosmic.clockwork import deadlines, looks, prepared
from bot.tables.cosmic.controls import Asked, Controls, Draft, OpenAsk, OpenDeal, meant
from bot.tables.cosmic.editors import orders, sides
from bot.tables.cosmic.handling import Running, described
from bot.tables.cosmic.messages import hints
from bot.tables.cosmic.questions import bargaining, questions
from bot.tables.cosmic.questions.bargaining import Bargain
from bot.tables.cosmic.questions.choosing import cut
from bot.tables.cosmic.questions.either import Either
from bot.tables.cosmic.questions.labels import answer_text, escaped
from bot.tables.cosmic.questions.ordering import numbers
from bot.tables.cosmic.table_words import moment, until_when, whole
from bot.words.message import Language
from bot.words.speech import Speech, speech

Owed: TypeAlias = dict[Seat, tuple[Waiting, ...]]
"""By seat; people only, and nobody who is away."""


def owed(table: Running) -> Owed:
    """Everybody asked who has not answered; cards chosen ahead count only for mentions, which are public."""
    if table.game.over:
        return {}
    if table.sort == "deal":
        step = _step(table)
        return {seat: (step,) for seat in table.present() if _to_act(table, seat)}
    waiting: dict[Seat, list[Waiting]] = {seat: [] for seat in table.present()}
    chairs, state, sealed = table.record.chairs, table.game.state, table.game.sealed
    for number, ask in table.game.asks.items():
        if number not in sealed and ask.seat in waiting:
            known = chairs[ask.seat].person.closed is not None
            if known or automation.ahead(state, ask) is None:
                waiting[ask.seat].append(OpenAsk(number))
    for seat in looks.awaited(table):
        waiting[seat].append(open_sides(table))
    return {seat: tuple(asks) for seat, asks in waiting.items() if asks}


def owed_and_told(table: Running) -> Owed:
    """At a paused table: those whose direct message asks them."""
    prompts = ((seat, table.record.chairs[seat].person.prompt) for seat in owed(table))
    return {seat: tuple(prompt.asks) for seat, prompt in prompts if prompt is not None}


def open_sides(table: Running) -> OpenSides:
    return OpenSides(table.game.state.challenges)


def present(table: Running, seat: Seat) -> list[Waiting]:
    if table.game.over:
        return []
    if table.sort == "deal":
        return [_step(table)] if table.deals(seat) else []
    sealed = table.game.sealed
    mine = sorted(number for number, ask in table.game.asks.items() if ask.seat == seat)
    if looks.is_due(table, seat) and not table.open_asks(seat):
        return [open_sides(table)]
    return [OpenAsk(number, number in sealed) for number in mine if looks.is_asked(table, table.game.asks[number])]


def deal(table: Running) -> OpenDeal:
    return OpenDeal(table.game.save().next_ask)


def _step(table: Running) -> DealStep:
    return DealStep(deal(table).number, len(table.game.log))


def _to_act(table: Running, seat: Seat) -> bool:
    """True if the seat is to act: it has not given up, nor waits for a reply to its own act."""
    last = next((made.seat for made in reversed(table.game.log) if ids.as_dealing(made.key) is not None), None)
    return table.deals(seat) and seat != last and seat not in table.game.state.challenge.gave_up


HAND, HAND_FILE = "cosmic.hand", "hand.png"
_OTHERS = 5
_BUTTON = 60
_OWN = "own_colour"
"""The question what one does when destiny shows one's own colour (4.2.4)."""
_SENTENCE = re.compile(r"(?<=[.?!])\s")


def first(table: Running, seat: Seat, prefer: int = 0, wanted: int = 0) -> tuple[int, Ask] | None:
    """The one that is ``wanted``; a waiting question, ``prefer`` if it waits; else a sealed answer to be changed."""
    mine = all_of(table, seat)
    if wanted in mine:
        return wanted, mine[wanted]
    if prefer in (table.open_asks(seat) or mine):
        return prefer, mine[prefer]
    return next(iter(mine.items()), None)


def all_of(table: Running, seat: Seat) -> dict[int, Ask]:
    """The questions of a seat, those that wait first, then sealed ones that may be changed (8.16)."""
    mine = {number: ask for number, ask in table.game.asks.items() if ask.seat == seat}
    return {**table.open_asks(seat), **mine}


def asked(table: Running, number: int, ask: Ask, language: Language) -> Asked:
    """A question as its person sees it, with the answer so far, which may be one that was given ahead (8.13)."""
    sealed = table.game.sealed
    noted = sealed[number] if number in sealed else automation.ahead(table.game.state, ask)
    told = noted is None and (table.quiet or looks.suggests(table, ask.seat))
    return Asked(
        number,
        ask,
        table.view(ask.seat),
        table.record.names,
        language,
        noted,
        unhurried=table.alone,
        suggested=lambda: prepared.filled(table, number, ask),
        silent=lambda: prepared.suggested(table, number, ask) if told else None,
    )


def draft_of(table: Running, seat: Seat, of: OpenAsk | OpenDeal) -> Draft:
    kept = table.record.chairs[seat].person.draft
    return kept[1] if kept is not None and kept[0] == of else Draft()


def keep_draft(table: Running, seat: Seat, of: OpenAsk | OpenDeal, draft: Draft) -> None:
    table.record.chairs[seat].person.draft = None if draft == Draft() else (of, draft)


def bargain(table: Running, seat: Seat, language: Language) -> Bargain | None:
    if not table.deals(seat):
        return None
    return Bargain(deal(table).control, table.game.actions, table.view(seat), table.record.names, language)


def body(
    table: Running,
    seat: Seat,
    say: Speech,
    language: Language,
    head: str = "",
    prefer: int = 0,
    wanted: int = 0,
    *,
    below: Sequence[str] = (),
    rests: bool = False,
) -> Body:
    """Show the seat's question between ``head`` and ``below``, or else its hand and the things it may look at."""
    number, ask, controls = 0, None, None
    lines = [head] if head else []
    below = [*below, *news.of_the_last(table, seat, say), *news.settled(table, seat, say)]
    if table.record.mode == "paused":
        lines.append(say("cosmic-table-panel-paused"))
    elif not wanted and not table.open_asks(seat) and looks.is_due(table, seat):
        return sides.body(table, seat, language, "\n".join(lines), below=below)
    elif not rests:
        number, ask = first(table, seat, prefer, wanted) or (0, None)
        controls = _controls(table, seat, language, number)
    if controls is not None:
        sealed = number in table.game.sealed
        lines.append(_until(table, say, answered=sealed or (ask is None and not _to_act(table, seat))))
        untouched = draft_of(table, seat, OpenAsk(number)) == Draft()
        if not (head and number == prefer and sealed and untouched):  # else ``head`` tells the answer
            lines += [
                *_drawn_again(table, say, ask),
                *_rested(table, number, ask, language),
                controls.text,
                *deadlines.still(table, say),
                *(promises.reminders(table, ask, say) if ask is not None and table.record.promises else ()),
                hints.line(table, seat, number, say) if table.record.chairs[seat].person.first else "",
            ]
        below += [*news.sides(table, say), *news.of_the_turn(table, say), *chronicle.latest(table)]
    elif rests:
        lines.append(say("cosmic-table-rests"))
        below += chronicle.latest(table)
    elif table.record.mode == "running":
        lines.append(say("cosmic-table-not-asked"))
    shown, own = controls or Controls(""), [Button(0, "answer", say("cosmic-table-answer"))] if rests else []
    own += [Button(0, "hand", say("cosmic-table-hand")), Button(number, MORE, say("cosmic-table-more"))]
    rows = message.fitted((*shown.buttons, own), len(shown.menus))
    if sum(map(message.lines, rows)) > message.LINES:
        rows = message.fitted((*shown.buttons, own[-1:]), len(shown.menus))
    picture = hand_picture(table, seat) if controls is None else _picture(table, seat, language, number, ask)
    return Body(whole("\n".join(filter(None, [*lines, *below]))), rows, picture, shown.menus)


def also(table: Running, seat: Seat, number: int, say: Speech) -> list[MenuOption]:
    language, ask = table.language(seat), all_of(table, seat).get(number)
    controls = _controls(table, seat, language, number if ask else 0)
    found = [] if controls is None else [one for one in controls.beside if not one.disabled]
    found += _others(table, seat, language, number)
    found += sides.opener(table, seat, say)
    found += orders.buttons(table, seat, ask, number, say)
    if hints.line(table, seat, number, say):
        found.append(Button(0, hints.OFF, say("cosmic-help-hints-off")))
    return [MenuOption(f"{one.ask}:{one.choice}", one.label) for one in found]


def at_table(table: Running, seat: Seat, say: Speech) -> str:
    return table_words.heading(say, table.record.table, described(table, seat), table.record.link)


def _picture(table: Running, seat: Seat, language: Language, number: int, ask: Ask | None) -> Picture | None:
    if ask is None:
        deal = bargain(table, seat, language)
        given = {} if deal is None else bargaining.places(deal, draft_of(table, seat, meant(deal.number)))
        return _of_places(table, seat, given, language) or hand_picture(table, seat)
    given = numbers(asked(table, number, ask, language))
    own = _of_question(table, seat, language, number, ask)
    return own or _of_places(table, seat, given, language) or hand_picture(table, seat)


def _until(table: Running, say: Speech, *, answered: bool) -> str:
    """The deadline to answer or change an answer; none for a lone player against computer players."""
    stop = table.record.stop
    if stop is None or not stop.due:
        return ""
    if table.alone:
        return "" if answered else say("cosmic-table-take-your-time")
    if deadlines.by_the_way(table) and not answered:
        return say("cosmic-table-or-else", due=moment(stop.due))
    return say("cosmic-table-answered-until" if answered else "cosmic-table-until", due=until_when(stop.due))


def answered(table: Running, seat: Seat, language: Language, say: Speech) -> str:
    sealed, mine = table.game.sealed, all_of(table, seat).items()
    rows = [
        answer_text(asked(table, number, ask, language), sealed[number])
        for number, ask in mine
        if number in sealed and looks.is_asked(table, ask)
    ]
    return say("cosmic-table-you-answered", answers=rows) if rows else ""


def _drawn_again(table: Running, say: Speech, ask: Ask | None) -> list[str]:
    """Say that destiny shows one's own colour again, as the question would look the same."""
    if ask is None or ask.key != _OWN:
        return []
    drawn = sum(isinstance(past.event, events.DestinyFlipped) for past in table.record.chronicle.before)
    return [say("cosmic-ask-drawn-again", count=drawn)] if drawn > 1 else []


def _rested(table: Running, number: int, ask: Ask | None, language: Language) -> list[str]:
    card = None if ask is None else automation.rested(table.game.state, ask)
    if ask is None or card is None:
        return []
    one = asked(table, number, ask, language)
    return [one.say("cosmic-ask-card-rests", card=escaped(one, answer_text(one, card)))]


def _others(table: Running, seat: Seat, language: Language, number: int) -> list[Button]:
    say = speech(language)
    mine = all_of(table, seat).items()
    asks = [(other, one) for other, one in mine if other != number and looks.is_asked(table, one)][:_OTHERS]
    told = ((other, _SENTENCE.split(sentence(say, one), 1)[0]) for other, one in asks)
    return [Button(other, "answer", say("cosmic-ask-also", question=cut(one, _BUTTON))) for other, one in told]


def _of_question(table: Running, seat: Seat, language: Language, number: int, ask: Ask) -> Picture | None:
    """The picture an expansion shows with its question, including the effect of a draft answer."""
    weighed = draft_of(table, seat, OpenAsk(number)).weighed
    choice: Choice = msgspec.json.decode(weighed.encode()) if weighed else None
    shown = picture_facts.of_question(table.view(seat), ask.key, table.record.names, choice, language)
    return None if shown is None else Picture(shown.renderer, encode(shown.view), shown.alt, shown.file)


def _of_places(table: Running, seat: Seat, given: Mapping[str, int], language: Language) -> Picture | None:
    return boards.picture(table, given, language, seat) if given else None


def question(table: Running, seat: Seat, language: Language, number: int) -> Either | None:
    """The question of that number, else the seat's negotiation."""
    ask = table.game.asks.get(number)
    return bargain(table, seat, language) if ask is None else asked(table, number, ask, language)


def _controls(table: Running, seat: Seat, language: Language, number: int) -> Controls | None:
    one = question(table, seat, language, number)
    if isinstance(one, Asked):
        return questions.show(one, draft_of(table, seat, OpenAsk(number)))
    return None if one is None else bargaining.show(one, draft_of(table, seat, meant(one.number)))


def hand_picture(table: Running, seat: Seat) -> Picture | None:
    view = table.view(seat)
    if not view.hand and view.card is None:
        return None
    playable: set[str] = set()
    for ask in table.open_asks(seat).values():
        if isinstance(ask.form, OneOf | UpTo):
            playable |= {option for option in ask.form.options if isinstance(option, str)}
    # what is played on a player is offered as the face of a card and the player
    faces = {what for what, seat in map(ids.targeted, playable) if seat is not None}
    usable = {card for card in view.hand if card in playable or cards.face(card) in faces}
    shown = picture_facts.hand_picture(view, usable, table.record.language)
    return Picture(HAND, encode(shown), alt.hand(shown), HAND_FILE)
