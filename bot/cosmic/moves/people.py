"""Moves of people: leaving, missed deadlines, standing orders."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards
from bot.cosmic.model.attributes import COLLECTED
from bot.cosmic.model.state import NOBODY, REMOVED, RING, WARP, Cosmic, Order
from bot.cosmic.moves.destiny import collected
from bot.cosmic.moves.places import put
from bot.cosmic.moves.tokens import move_tokens
from bot.cosmic.moves.uses import clear_attributes
from bot.kernel.seat import Seat


def mark_leaving(game: Cosmic, seat: Seat) -> None:
    """A player concedes: from now on the seat answers by default (8.7)."""
    game.state.players[seat].leaving = True
    game.emit("conceded", seat=seat)


def depart(game: Cosmic, seat: Seat) -> None:
    """A player leaves the game: tokens, powers and hand go; the colour is removed from destiny (8.7)."""
    state = game.state
    player = state.players[seat]
    player.active = False
    player.leaving = False
    hand, player.hand = player.hand, []
    state.discard.extend(hand)
    _release(game, seat)
    state.bonds = [bond for bond in state.bonds if bond.seat != seat]
    for number in board.tokens_of(state, seat):
        put(state, number, REMOVED)
    _give_up_powers(game, seat)
    for side in (state.challenge.offense, state.challenge.defense):
        side.allies = [ally for ally in side.allies if ally != seat]
        side.invited = [ally for ally in side.invited if ally != seat]
    state.destiny = _without_colour(state.destiny, player.colour)
    state.destiny_discard = _without_colour(state.destiny_discard, player.colour)
    for card in state.powers:
        if COLLECTED.noted(card):
            COLLECTED.put(card, _without_colour(collected(card), player.colour))
    state.armed = [armed for armed in state.armed if armed.seat != seat]
    state.orders[seat] = []
    state.moved = True  # What is left may decide the game: somebody may lead now (Z29, 7.3).
    game.barrier()
    game.emit("departed", seat=seat, discarded=hand)
    for name in state.expansions:
        registry.EXPANSIONS[name].departed(game, seat)


def _give_up_powers(game: Cosmic, seat: Seat) -> None:
    """Nobody holds the powers of ``seat`` any more, those it has lent included; borrowed ones keep what they noted."""
    state = game.state
    loans = state.challenge.loans
    borrowed = {number for number, owner, borrower in loans if borrower == seat and state.players[owner].active}
    lent = {number for number, owner, _ in loans if owner == seat} - borrowed
    for number, card in enumerate(state.powers):
        if card.holder == seat or number in lent:
            if not card.roaming and number not in borrowed:
                clear_attributes(game, number)
            card.holder = NOBODY


def _without_colour(destiny: Sequence[str], colour: str) -> list[str]:
    return [card for card in destiny if cards.destiny_colour(card) != colour]


def _release(game: Cosmic, seat: Seat) -> None:
    """Tokens of others that ``seat`` holds go to the warp; its own leave the hands of others and the game (8.7)."""
    state = game.state
    away = [number for number in board.tokens_of(state, seat) if state.tokens[number].seat != seat]
    held = [number for number in state.strays if state.tokens[number].seat == seat != state.tokens[number].owner]
    ringed = board.tokens_at(state, f"{RING}{seat}")
    piled = [number for top, row in board.piles(state).items() if state.tokens[top].seat == seat for number in row]
    move_tokens(game, away, REMOVED, "departed")
    move_tokens(game, held, WARP, "departed")
    move_tokens(game, [number for number in (*piled, *ringed) if state.tokens[number].owner != seat], WARP, "departed")


def strike(game: Cosmic, seat: Seat, limit: int) -> None:
    """A deadline was missed; at ``limit`` in a row the seat goes on autopilot (8.11)."""
    player = game.state.players[seat]
    player.strikes += 1
    player.autopilot = player.autopilot or player.strikes >= limit
    game.emit("struck", seat=seat, strikes=player.strikes, autopilot=player.autopilot)


def back(game: Cosmic, seat: Seat) -> None:
    """A player acts of the own will again: no strikes, no autopilot (8.11)."""
    player = game.state.players[seat]
    player.strikes = 0
    player.autopilot = False
    game.emit("back", seat=seat)


def replace_person(game: Cosmic, seat: Seat) -> None:
    """The seat is another person's from now on (8.10)."""
    game.emit("taken_over", seat=seat)


def set_orders(game: Cosmic, seat: Seat, orders: list[Order]) -> None:
    """A seat has other standing orders from now on (8.13)."""
    game.state.orders[seat] = orders
    game.emit("orders", (seat,), seat=seat, count=len(orders))


def vanish(game: Cosmic, seat: Seat) -> None:
    """An ally who concedes is none any more, and the tokens in the challenge leave the game at once (8.8)."""
    state = game.state
    gone = board.on_cone(state, seat)
    held = [number for number in gone if state.tokens[number].owner != seat]
    for side in (state.challenge.offense, state.challenge.defense):
        if seat in side.allies:
            side.allies.remove(seat)
    piles = board.piles(state)
    held += [number for top in gone for number in piles.get(top, ()) if state.tokens[number].owner != seat]
    gone = [*gone, *(number for top in gone for number in piles.get(top, ()))]
    move_tokens(game, held, WARP, "departed")
    gone = [number for number in gone if number not in held]
    for number in gone:
        put(state, number, REMOVED)
    game.emit("vanished", seat=seat, count=len(gone))


def end_orders(game: Cosmic, until: str, seat: Seat | None = None) -> None:
    """Standing orders that last only so long are gone, of ``seat`` alone if given (8.13)."""
    state = game.state
    if not any(state.orders):
        return
    ended = (until, "once") if until in ("challenge", "laid") else (until,)
    for number in range(len(state.orders)) if seat is None else (seat,):
        kept = [order for order in state.orders[number] if order.until not in ended]
        if len(kept) < len(state.orders[number]):
            set_orders(game, number, kept)


def clear_table(game: Cosmic) -> None:
    """Whatever lay on the table when a challenge broke off goes to the discard pile; nothing waits any more (8.8)."""
    state = game.state
    left = [use.card for use in state.stack if use.source != "power"] + state.released
    for side in (state.challenge.offense, state.challenge.defense):
        if side.card is not None:
            left.append(side.card)
            side.card = None
    state.discard.extend(left)
    state.stack = []
    state.released = []
    state.busy = []
    state.offers = []
    state.round = None
    game.emit("cleared", cards=left)
