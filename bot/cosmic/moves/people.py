"""Moves of people: leaving, missed deadlines, standing orders; and the end of a game, with what was hidden (7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.attributes import COLLECTED, HOARD
from bot.cosmic.model.state import NOBODY, REMOVED, RING, WARP, Cosmic, CosmicState, Order
from bot.cosmic.moves.hands import reveal
from bot.cosmic.moves.tokens import move_tokens, put
from bot.cosmic.moves.uses import clear_attributes
from bot.kernel.event import Seat


def mark_leaving(game: Cosmic, seat: Seat) -> None:
    """A player concedes: from now on the seat answers by default (8.7)."""
    game.state.players[seat].leaving = True
    game.emit(events.Conceded(seat=seat))


def depart(game: Cosmic, seat: Seat) -> None:
    """A player leaves the game: tokens, powers and hand go; the colour is removed from destiny (8.7)."""
    state = game.state
    player = state.players[seat]
    player.active = player.leaving = False
    hand, player.hand = player.hand, []
    state.discard.extend(hand)
    _release(game, seat)
    state.bonds = [bond for bond in state.bonds if bond.seat != seat]
    for number in board.tokens_of(state, seat):
        put(state, number, REMOVED)
    _give_up_powers(game, seat)
    for side in state.challenge.sides:
        side.allies = [ally for ally in side.allies if ally != seat]
        side.invited = [ally for ally in side.invited if ally != seat]
    state.destiny = _without_colour(state.destiny, player.colour)
    state.destiny_discard = _without_colour(state.destiny_discard, player.colour)
    for card in state.powers:
        if COLLECTED.noted(card):
            COLLECTED.put(card, _without_colour(COLLECTED.of(card), player.colour))
    state.armed = [armed for armed in state.armed if armed.seat != seat]
    state.orders[seat] = []
    state.moved = True  # What is left may decide the game: somebody may lead now (Z29, 7.3).
    reveal(game, events.Departed(seat=seat, discarded=hand))
    for name in state.expansions:
        registry.EXPANSIONS[name].departed(game, seat)


def _give_up_powers(game: Cosmic, seat: Seat) -> None:
    """Take all powers from ``seat``, lent ones included; borrowed ones keep their attributes."""
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
    state, tokens = game.state, game.state.tokens
    away = [number for number in board.tokens_of(state, seat) if tokens[number].seat != seat]
    held = [number for number in state.foreign_tokens if tokens[number].seat == seat != tokens[number].owner]
    piled = [number for top, row in board.piles(state).items() if tokens[top].seat == seat for number in row]
    beside = [*piled, *board.tokens_at(state, f"{RING}{seat}")]
    move_tokens(game, away, REMOVED, "departed")
    move_tokens(game, held, WARP, "departed")
    move_tokens(game, [number for number in beside if tokens[number].owner != seat], WARP, "departed")


def strike(game: Cosmic, seat: Seat, limit: int) -> None:
    """A deadline was missed; at ``limit`` in a row the seat goes on autopilot (8.11)."""
    player = game.state.players[seat]
    player.strikes += 1
    player.autopilot = player.autopilot or player.strikes >= limit
    game.emit(events.Struck(seat=seat, strikes=player.strikes, autopilot=player.autopilot))


def back(game: Cosmic, seat: Seat) -> None:
    player = game.state.players[seat]
    player.strikes, player.autopilot = 0, False
    game.emit(events.CameBack(seat=seat))


def replace_person(game: Cosmic, seat: Seat) -> None:
    game.emit(events.TakenOver(seat=seat))


def set_end(game: Cosmic, left: int) -> None:
    game.state.ends_after = game.state.challenges + left
    game.emit(events.EndSet(left=left))


def mute(game: Cosmic, part: str) -> None:
    """A power of a pack does nothing for the rest of the game; or a flare, by its card, which nobody is told."""
    game.state.muted = [*game.state.left_out, part]
    game.emit(events.Muted(power="" if ids.as_card(part) else part))


def set_orders(game: Cosmic, seat: Seat, orders: list[Order]) -> None:
    game.state.orders[seat] = orders
    game.emit(events.OrdersSet(seat=seat, count=len(orders)), (seat,))


def vanish(game: Cosmic, seat: Seat) -> None:
    """An ally who concedes is none any more, and the tokens in the challenge leave the game at once (8.8)."""
    state = game.state
    tops, piles = board.on_cone(state, seat), board.piles(state)
    every = [*tops, *(number for top in tops for number in piles.get(top, ()))]
    held = [number for number in every if state.tokens[number].owner != seat]
    for side in state.challenge.sides:
        if seat in side.allies:
            side.allies.remove(seat)
    move_tokens(game, held, WARP, "departed")
    gone = [number for number in every if number not in held]
    for number in gone:
        put(state, number, REMOVED)
    game.emit(events.Vanished(seat=seat, count=len(gone)))


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
    for side in state.challenge.sides:
        if side.card is not None:
            left.append(side.card)
            side.card = None
    state.discard.extend(left)
    state.stack, state.released, state.busy, state.offers = [], [], [], []
    state.round = None
    game.emit(events.Cleared(cards=left))


def finish(game: Cosmic, winners: Sequence[Seat], how: str) -> None:
    """The game is over: it is told who has won, then what nobody knew, then the seed behind it all (7.6)."""
    state = game.state
    state.winners, state.finished, state.how = [*winners], True, how
    game.emit(events.Finished(winners=list(winners), how=how))
    for seat, player in enumerate(state.players):
        elsewhere = _elsewhere(state, seat)
        if player.active or player.hand or elsewhere:
            game.emit(events.LaidOpen(seat=seat, hand=list(player.hand), elsewhere=elsewhere))
    deck, destiny = state.deck[::-1], state.destiny[::-1]
    game.emit(events.PilesOpen(deck=deck, destiny=destiny, unused=list(state.unused), seed=str(game.seed)))


def deny(game: Cosmic, seats: Sequence[Seat]) -> None:
    """These have enough bases and do not win, because a power has set another condition (P1, Schizoid)."""
    denied = game.state.challenge.denied
    new = [seat for seat in seats if seat not in denied]
    if new:
        denied.extend(new)
        game.emit(events.Denied(seats=new))


def tell_term(game: Cosmic, seat: Seat, winners: Sequence[Seat], term: str) -> None:
    """Show those who beat ``seat`` a term that does not win the game, for them alone (P1, Schizoid)."""
    game.emit(events.TermTold(seat=seat, to=list(winners)))
    game.emit(events.NotTerm(seat=seat, term=term), tuple(winners))


def _elsewhere(state: CosmicState, seat: Seat) -> dict[str, list[str]]:
    unseen = [side for side in state.challenge.sides if not (state.challenge.revealed or side.shown)]
    found = {
        "laid": [side.card for side in unseen if side.seat == seat and side.card is not None],
        "away": [aside.card for aside in state.aside if aside.seat == seat and aside.hidden],
        "hoard": [card for power in state.powers if power.holder == seat for card in HOARD.of(power)],
        "dealt": [*state.players[seat].dealt],
    }
    return {where: cards for where, cards in found.items() if cards}
