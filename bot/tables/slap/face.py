"""A table's messages, from public facts: none depends on a stack's cards or on a pattern in the pile."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.codec import encode
from bot.kernel.event import Seat
from bot.slap import alt, messages, project, rules
from bot.slap.deck import DECK, label
from bot.slap.messages import lines
from bot.slap.options import COUNTDOWN_MS
from bot.slap.state import SlapState
from bot.slap.views import slappable
from bot.tables.contract.choices import SIGN
from bot.tables.contract.table import Body, Button, Picture
from bot.tables.slap.adjudication import HAND
from bot.tables.slap.record import Air, Line, Record
from bot.words.message import Language
from bot.words.signs import ago, clock_time, safe_name
from bot.words.speech import Speech


class Face:
    def __init__(self, record: Record, say: Speech) -> None:
        self.record = record
        self.say = say

    def name(self, seat: Seat | None) -> str:
        return "" if seat is None else self.record.names[seat]

    def plain(self, seat: Seat) -> str:
        return safe_name(self.record.names[seat])

    def safe(self, seat: Seat | None) -> str:
        """Escaped, with the sign of holidays."""
        name = "" if seat is None else self.plain(seat)
        return f"{name} {SIGN}" if seat in self.record.away else name

    def counts(self, state: SlapState) -> list[tuple[str, int]]:
        return [(self.name(seat), count) for seat, count in held(state)]

    def marked_counts(self, state: SlapState) -> list[tuple[str, int]]:
        marked = {self.name(one): self.say("slap-computer-name", name=self.name(one)) for one in self.record.practice}
        return [(marked.get(name, name), count) for name, count in self.counts(state)]

    def deal(self, state: SlapState) -> Body:
        """The first message: who plays, what was dealt (R3), the rules in short (A22), the hash (R5), the patterns."""
        say, options, slow = self.say, state.options, state.options.mode == "slow"
        button = options.slapping == "button"
        how = say("slap-by-button" if button else "slap-by-reaction", penalty=options.penalty)
        if slow:  # T8
            how = say("slap-slow-table", minutes=options.pace_ms / 60_000, penalty=options.penalty)
        pairs = self.marked_counts(state)
        words = [
            say("slap-begins", seconds=COUNTDOWN_MS // 1000, name=safe_name(pairs[0][0])),
            say("slap-cards", counts=messages.counts(pairs)),
            say("slap-on-the-table", below=[label(card) for card in reversed(state.pile[:-1])]),
            how,
            "",
            say("slap-rules-slow" if slow else "slap-rules-short"),
            say("slap-hash", hash=state.commitment),
        ]
        row = (
            Button(0, "status", self.say("slap-state")),
            Button(0, "rules", self.say("slap-rules-button")),
            Button(0, "pause", self.say("slap-pause")),
            Button(0, "leave", self.say("slap-leave")),
            Button(0, "stop", self.say("slap-stop"), style="danger"),
        )
        return Body(lines(words), (row,), patterns(options.language))

    def card(self, state: SlapState, air: Air, turned_by: Seat | None) -> Body:
        """The message of a state, ``state`` being the game as it is once the message is public (A2)."""
        say, told = self.say, self.lines(air.lines)
        if air.until:
            at = air.until // 1000
            told.insert(0, say("slap-sealed-until", at=clock_time(at), ago=ago(at)))
        card, *before = [label(one) for one in (state.history[-3:] or state.pile[-1:])[::-1]][: state.options.show]
        first = say("slap-card-before", card=card, before=before) if before else say("slap-card", card=card)
        who = say("slap-shown-again") if turned_by is None else say("slap-turned-by", name=self.plain(turned_by))
        words = lines([first, who, self.after(state), say("slap-pile", count=len(state.pile)), *told])
        flip = rules.next_step(state).kind == "card"
        return Body(words, self.controls(state, air.number, slap=True, flip=flip), self.picture(state))

    def after(self, state: SlapState) -> str:
        """Describe what comes as the open window closes; all of it is public."""
        step = rules.next_step(state)
        if step.kind == "end":
            return self.say("slap-last-cards", name=self.safe(step.seat)) if step.seat is not None else ""
        if step.kind == "collect":
            return self.say("slap-challenge-lost", owner=self.safe(step.seat))
        challenge = state.challenge
        if challenge is None or challenge.responder is None:
            return self.say("slap-turns-next", name=self.safe(step.seat))
        owner, responder = self.safe(challenge.owner), self.safe(challenge.responder)
        left, total = challenge.chances, challenge.total
        if challenge.by == "court":
            return self.say("slap-court-challenge", owner=owner, responder=responder, left=left, total=total)
        suit = _suit(challenge.element)
        return self.say("slap-hymn-challenge", owner=owner, responder=responder, left=left, total=total, suit=suit)

    def collected(self, state: SlapState, number: int, seat: Seat, count: int, told: Sequence[Line]) -> Body:
        """The notice of a collection; ``state`` is the game after it (A15)."""
        say = self.say
        broke = [self.plain(one) for one, status in enumerate(state.statuses) if status == "broke"]
        rows = [say("slap-collected", name=self.plain(seat), count=count)]
        rows.append(say("slap-cards", counts=messages.counts(self.counts(state))))
        rows += [say("slap-may-come-back", names=broke)] if broke else []
        flip = state.outcome is None
        return Body(lines([*rows, *self.lines(told)]), self.controls(state, number, slap=False, flip=flip))

    def final(self, seat: Seat | None, count: int, told: Sequence[Line]) -> Body:
        say = self.say
        first = say("slap-nobody-left") if seat is None else say("slap-final", name=self.plain(seat), count=count)
        return Body(lines([first, *self.lines(told)]))

    def standing(self, words: str, button: str, *, finish: bool = False) -> Body:
        """A notice on which the table stands still until somebody presses its button (T5, T6, T12)."""
        row = [Button(0, "resume", button, style="success")]
        if finish:
            row.append(Button(0, "finish", self.say("slap-finish")))
        return Body(words, (tuple(row),))

    def controls(self, state: SlapState, number: int, *, slap: bool, flip: bool) -> tuple[tuple[Button, ...], ...]:
        row: list[Button] = []
        if slap and state.options.slapping != "reaction":
            row.append(Button(number, "slap", self.say("slap-slap"), HAND, "primary"))
        if slap and state.options.mode == "slow":
            row.append(Button(number, "pass", self.say("slap-pass")))
        if flip and state.options.flip == "manual":
            row.append(Button(number, "flip", self.say("slap-flip")))
        return (tuple(row),) if row else ()

    def lines(self, lines: Sequence[Line]) -> list[str]:
        return [*map(self._line, lines)]

    def _line(self, line: Line) -> str:
        name, top = self.safe(line.seat), label(line.top)
        if line.kind == "late" and line.approx:
            return self.say("slap-late-unknown", name=name, card=top)
        if line.kind == "late":
            return self.say("slap-late", name=name, card=top, ms=line.ms)
        if line.kind != "pay":
            return self.say("slap-locked-out" if line.kind == "locked" else "slap-barred", name=name, card=top)
        paid = [label(card) for card in line.paid]
        if not line.under:
            return self.say("slap-pays-late" if line.late else "slap-pays", name=name, card=top, paid=paid)
        under = label(line.under)
        if line.late:
            return self.say("slap-pays-on-late", name=name, card=top, under=under, paid=paid)
        return self.say("slap-pays-on", name=name, card=top, under=under, paid=paid)

    def picture(self, state: SlapState) -> Picture:
        view = project.pile_view(state, self.record.names, self.record.absent())
        return Picture("slap.pile", encode(view), alt.pile(view), "pile.png")


def held(state: SlapState) -> tuple[tuple[Seat, int], ...]:
    """Seats and their numbers of cards (public, R4), without those who left."""
    stacks = enumerate(zip(state.stacks, state.statuses, strict=True))
    return tuple((seat, len(stack)) for seat, (stack, status) in stacks if status != "left")


def _suit(key: str) -> str:
    """A suit's square and word, as on its cards."""
    card = next(card for card in DECK.values() if card.kind == "number" and card.element == key)
    return card.label.removeprefix(card.face).strip()


def patterns(language: Language) -> Picture:
    view = slappable(language)
    return Picture("slap.faces", encode(view), alt.faces(view), "patterns.png")
