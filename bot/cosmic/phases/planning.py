"""Phases 7 and 8: play cards, reveal cards (4.7, 4.8).

1. Offense without challenge card: its turn ends. Defense without: a new hand (4.7.1, 4.7.2). Not if one lies already.
2. W7a, then both checks again (4.7.3). If the outcome has been decided there, no cards are played; if the offense has
   broken the challenge off, its turn ends.
3. W7b: each main player lays a challenge card face down (4.7.4).
4. W7c, asked together with the cards (4.7.5). Here too the outcome may be decided.
5. Both cards are turned up together (4.8.1), unless somebody may see the other's first.
6. W8a (4.8.2). The challenge may go back from here (5.2.1a).
7. W8b: cards that change the sums announce themselves; totals and outcome (4.8.3).
"""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.challenge import checkpoints, draws, totals
from bot.cosmic.challenge.checkpoints import step, window
from bot.cosmic.challenge.winning import close_phase
from bot.cosmic.engine import dispatch, force, listeners
from bot.cosmic.kinds.hooks import CARDS, REVEALED, SELECTION
from bot.cosmic.kinds.questions import Of, Question, Time
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Laying
from bot.cosmic.model.state import Cosmic
from bot.cosmic.tokens import placing
from bot.kernel.ask import Choice, OneOf
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, Goto, Next, under_seal

_CARD = Question("card", Of.CARDS, rule="4.7.4", time=Time.LONG, secret=True)

BY_CHANCE = "by_chance"
"""The answer that leaves the choice of the card to chance; the default of 8.12."""


def planning(game: Cosmic) -> Flow[Next]:
    challenge = game.state.challenge
    mains = board.mains(game.state)
    moves.begin_cards(game)
    yield from step(game, CARDS.begin)
    for again in (False, True):
        if again:
            yield from window(game, CARDS.before)
            if challenge.accepted:
                return close_phase(game, Goto("deal_phase"))
            if challenge.outcome == "aborted":
                return close_phase(game, Goto("end"))
            if challenge.outcome:
                return close_phase(game, Goto("outcome"))
            yield from dispatch.moment(game, CARDS.last)
        if not (yield from _supplied(game, mains)):
            moves.abandon(game, "aborted", "no challenge card")
            yield from placing.send_home(game, board.on_cone(game.state))
            return close_phase(game, Goto("end"))
    yield from _select(game, mains)
    yield from window(game, CARDS.down)
    if challenge.outcome:
        return close_phase(game, Goto("outcome"))
    return close_phase(game, Goto("reveal"))


def _supplied(game: Cosmic, mains: tuple[Seat, Seat]) -> Flow[bool]:
    """Give a defense without card a new hand (4.7.2); True if the offense has one before and after (4.7.1, 8.1)."""
    if _empty_handed(game, mains[0]):
        return False
    if game.state.challenge.defense.card is None:
        yield from draws.new_hand(game, mains[1])
    return not _empty_handed(game, mains[0])


def _empty_handed(game: Cosmic, offense: Seat) -> bool:
    return game.state.challenge.offense.card is None and draws.needs_card(game, offense)


def _select(game: Cosmic, mains: tuple[Seat, Seat]) -> Flow[None]:
    """Cards are chosen under seal, unless powers order otherwise (4.7.4)."""
    open_mains: list[Seat] = []
    for seat in mains:
        yield from _announce(game, seat)
        if not (yield from _ordered_to_lay(game, seat)):
            open_mains.append(seat)
    for seat in [*open_mains]:  # A power that was zapped since may have kept another one from ordering anything.
        if _laying(game, seat).first:
            yield from _announce(game, seat)
            if (yield from _ordered_to_lay(game, seat)):
                open_mains.remove(seat)
    asks = [_CARD.ask(seat, OneOf((*draws.playable(game, seat), BY_CHANCE)), BY_CHANCE) for seat in open_mains]
    besides = checkpoints.asks_cards_down(game)
    choices = yield from under_seal([*asks, *besides])
    chosen = [(ask.seat, choice) for ask, choice in zip(asks, choices, strict=False)]
    for seat, choice in sorted(chosen, key=lambda pair: pair[1] in force.hoards(game.state, pair[0])):
        yield from _lay(game, seat, choice, first=False)
    yield from checkpoints.note_cards_down(game, besides, choices[len(asks) :])


def _ordered_to_lay(game: Cosmic, seat: Seat) -> Flow[bool]:
    """True if a main player's card lies already, or is laid now because powers order it."""
    if board.with_main(game.state, seat).card is not None:
        return True
    first = _laying(game, seat).first
    held = board.challenge_cards(game.state.players[seat].hand)
    if held and _laying(game, seat).by_chance:
        yield from _lay(game, seat, held[game.draw(len(held))], first=first)
        return True
    if first:
        yield from _lay(game, seat, (yield from _chosen(game, seat)), first=True)
    return first


def _chosen(game: Cosmic, seat: Seat) -> Flow[str]:
    return (yield from _CARD.one_of(seat, [*draws.playable(game, seat), BY_CHANCE], default=BY_CHANCE))


def _lay(game: Cosmic, seat: Seat, choice: Choice, *, first: bool) -> Flow[None]:
    """Lay the chosen card, face up if ``first`` and not held back; a card of a locked hoard is replaced."""
    card = _card(game, seat, choice)
    while not (yield from dispatch.unlocked(game, seat, card)):
        yield from draws.new_hand(game, seat)
        card = _card(game, seat, (yield from _chosen(game, seat)))
    held_back = first and _laying(game, seat).last
    moves.lay_card(game, seat, card, face_up=first and not held_back)
    if held_back:
        yield from dispatch.moment(game, SELECTION.held_back)
        side = board.with_main(game.state, seat)
        if side.card is not None and not side.shown:
            moves.show_card(game, seat)


def _announce(game: Cosmic, seat: Seat) -> Flow[None]:
    """Powers that order how ``seat`` chooses its card announce themselves (4.0.7)."""
    yield from dispatch.announce(game, (SELECTION.laying,), lambda lens: _laying(game, seat, lens).by_chance)
    yield from dispatch.announce(game, (SELECTION.laying,), lambda lens: _laying(game, seat, lens).first)


def _laying(game: Cosmic, seat: Seat, lens: listeners.Lens = listeners.PLAIN) -> Laying:
    return listeners.modify(game, SELECTION.laying, Laying(), seat, lens)


def _card(game: Cosmic, seat: Seat, choice: Choice) -> str:
    """The chosen card; by chance one of the hand while it has any: only a choice uses a hoard (POW27)."""
    if choice != BY_CHANCE:
        return str(choice)
    able = draws.playable(game, seat)
    among = [card for card in able if card in game.state.players[seat].hand] or able
    return among[game.draw(len(among))]


def reveal(game: Cosmic) -> Flow[Next]:
    challenge = game.state.challenge
    yield from _hold_back(game)
    moves.reveal_cards(game)
    yield from window(game, REVEALED)
    if challenge.restart:
        where = challenge.restart
        moves.restart(game, "")
        return close_phase(game, Goto(where))
    yield from dispatch.announce(game, totals.HOOKS, lambda lens: totals.forecast(game, lens))
    found, changes = totals.reckon(game)
    moves.note_totals(game, found, changes)
    moves.fix_outcome(game, found.outcome, found.by)
    return close_phase(game, Goto("deal_phase" if found.outcome == "deal" else "outcome"))


def _hold_back(game: Cosmic) -> Flow[None]:
    """A main player that may hold a card back sees the other's first; the offense before the defense."""
    state = game.state
    for seat in board.mains(state):
        mine, theirs = board.with_main(state, seat), board.against(state, seat)
        if mine.card is not None and _laying(game, seat).last:
            if theirs.card is not None and not theirs.shown:
                moves.show_card(game, theirs.seat)
            yield from dispatch.moment(game, SELECTION.held_back)
