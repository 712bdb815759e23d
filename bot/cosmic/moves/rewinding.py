"""Going back to the start of Phase 7 (P2 2A); draws and knowledge since stay, all else is undone."""

from __future__ import annotations

from collections import Counter

from msgspec import structs

from bot.cosmic import events
from bot.cosmic.kinds import registry
from bot.cosmic.memory import book
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import NOBODY, Before, Cosmic, CosmicState
from bot.cosmic.moves.dealing import exchange_cards, give_card, take_discarded
from bot.cosmic.moves.hands import tell_back, tell_hands
from bot.cosmic.moves.tokens import command, put, sheets
from bot.cosmic.moves.uses import end_loans, exchange_powers, plain, recall, undo_calls
from bot.kernel.event import Seat


def note_before(game: Cosmic) -> None:
    """Phase 7 begins: note how things stand. Nobody is told anything."""
    state = game.state
    challenge = state.challenge
    challenge.before = Before(
        tokens=[structs.replace(token) for token in state.tokens],
        foreign_tokens=[*state.foreign_tokens],
        bonds=[structs.replace(bond, tokens=[*bond.tokens]) for bond in state.bonds],
        committed=[*challenge.committed],
        hands=[[*player.hand] for player in state.players],
        zapped=[player.zapped for player in state.players],
        fell=[player.fell for player in state.players],
        powers=[structs.replace(card, data=plain(card.data), used=[*card.used]) for card in state.powers],
        loans=[*challenge.loans],
        grafts={**challenge.grafts},
        acting=[armed.card for armed in state.armed if armed.shown],
        flags=[*challenge.flags],
        watched=[*challenge.watched],
        bound=(challenge.offense.bound, challenge.defense.bound),
    )


def go_back(game: Cosmic, spent: str, why: str) -> list[str]:
    """Undo all since Phase 7 began but for ``spent``, the flare for it; the places that tokens left or reached.

    Of a game that was saved before anything was noted, only cards and calls go back.
    """
    challenge = game.state.challenge
    before = challenge.before
    challenge.before = None
    _cards_to_their_sides(game, before)
    _cards_to_hands(game, before, spent, why)
    places: list[str] = []
    if before is not None:
        places = _tokens(game, before, why)
        _loans(game, before)
        _exchanges(game, before)
        _notes(game, before)
        _people(game, before)
        for armed in game.state.armed:
            if armed.card not in before.acting and armed.card != spent:
                armed.shown = False
        challenge.flags = [flag for flag in challenge.flags if flag in before.flags]
        challenge.watched = before.watched
        challenge.committed = before.committed
        challenge.offense.bound, challenge.defense.bound = before.bound
    undo_calls(game, spent)
    return places


def _cards_to_their_sides(game: Cosmic, before: Before | None) -> None:
    """Return each challenge card to its main player; a card of another player goes to that hand."""
    state = game.state
    challenge = state.challenge
    homes = _homes(state, before)
    one, other = challenge.sides
    if one.card is not None and other.card is not None and homes.get(one.card) == other.seat:
        exchange_cards(game)
    for side in (one, other):
        seat = side.seat if side.card is None else homes.get(side.card, side.seat)
        if seat != side.seat and state.players[seat].active and side.card is not None:
            card, side.card = side.card, None
            state.players[seat].hand.append(card)
            if not (challenge.revealed or side.shown):
                book.shift(state, side.seat, seat, 1, (side.seat, seat))
            book.see(state, seat, [card], side.seat)
            book.learn(state, book.people(state) if challenge.revealed or side.shown else (side.seat,), seat, [card])
            tell_back(game, seat, card)


def _homes(state: CosmicState, before: Before | None) -> dict[str, Seat]:
    """The holders of cards as Phase 7 began; for later cards that were played, the player."""
    found = {card: seat for seat, card in state.challenge.played[state.challenge.seventh :]}
    for seat, hand in enumerate(before.hands if before is not None else ()):
        found.update(dict.fromkeys(hand, seat))
    return found


def _cards_to_hands(game: Cosmic, before: Before | None, spent: str, why: str) -> None:
    """Return cards played, discarded, given or put away to their hands and hoards."""
    state = game.state
    for card, seat in _homes(state, before).items():
        if card == spent or not state.players[seat].active:
            continue
        if card in state.discard:
            if not cards.is_challenge(card) or (before is not None and card in before.hands[seat]):
                take_discarded(game, seat, card)
        elif before is not None and card in before.hands[seat]:
            _hand_back(game, seat, card, why)
    if before is not None:
        _hoards(game, before)


def _hand_back(game: Cosmic, seat: Seat, card: str, why: str) -> None:
    state = game.state
    holder = next((other for other, player in enumerate(state.players) if card in player.hand), seat)
    if holder != seat:
        give_card(game, holder, seat, [card], why)
    for aside in [one for one in state.aside if one.card == card and one.hidden and one.seat == seat]:
        state.aside.remove(aside)
        state.players[seat].hand.append(card)
        tell_back(game, seat, card)


def _hoards(game: Cosmic, before: Before) -> None:
    """Put cards played out of a hoard, now in its owner's hand, back into the hoard."""
    state = game.state
    played = [card for _, card in state.challenge.played[state.challenge.seventh :] if not cards.is_challenge(card)]
    for number, power in enumerate(before.powers):
        now = state.powers[number]
        holder = now.holder
        if not (HOARD.noted(power) and HOARD.noted(now)) or holder == NOBODY:
            continue
        hand = state.players[holder].hand
        for card in [one for one in played if one in HOARD.of(power) and one in hand]:
            hand.remove(card)
            HOARD.put(now, [*HOARD.of(now), card])
            tell_hands(game, holder)


def _tokens(game: Cosmic, before: Before, why: str) -> list[str]:
    """Move tokens back, with their commanders, unless a player concerned has left the game."""
    state = game.state
    groups: dict[tuple[Seat, Seat, Seat, str], dict[str, int]] = {}
    counts: Counter[tuple[Seat, Seat, Seat, str]] = Counter()
    touched: dict[str, None] = {}
    for number, was in enumerate(before.tokens):
        now = state.tokens[number]
        if (now.place, now.controller) == (was.place, was.controller) or not _possible(state, before, number):
            continue
        origin = groups.setdefault((now.seat, was.seat, now.owner, was.place), {})
        counts[now.seat, was.seat, now.owner, was.place] += 1
        if not isinstance(ids.place(now.place), ids.Pile):
            origin[now.place] = origin.get(now.place, 0) + 1
        touched.update(dict.fromkeys((now.place, was.place)))
        put(state, number, was.place)
        command(state, number, was.controller)
    candidates = dict.fromkeys((*before.foreign_tokens, *state.foreign_tokens))
    state.foreign_tokens = [
        one for one in candidates if board.is_second(state, one) or state.tokens[one].controller != NOBODY
    ]
    state.bonds = [bond for bond in before.bonds if state.players[bond.seat].active]
    state.moved = state.moved or bool(groups)
    for (former, seat, owner, place), origin in groups.items():
        where = ids.place(place)
        to = state.tokens[where.top].place if isinstance(where, ids.Pile) else place
        went = events.Piled if isinstance(where, ids.Pile) else events.WentBack
        count, on_sheets = counts[former, seat, owner, place], sheets(state, *origin, to)
        game.emit(went(origin, seat, former, owner, to, count, why, on_sheets))
    return list(touched)


def _possible(state: CosmicState, before: Before, token: int) -> bool:
    """True if all players concerned in a token's earlier position are still in the game."""
    was = before.tokens[token]
    seats = [was.owner, was.seat]
    match ids.place(was.place):
        case ids.Pile(number):
            top = before.tokens[number]
            seats += [top.owner, top.seat]
        case ids.Sheet(number):
            seats.append(state.powers[number].holder)
    return all(seat != NOBODY and state.players[seat].active for seat in seats)


def _loans(game: Cosmic, before: Before) -> None:
    """End loans made since; renew those of then among players still in the game."""
    state = game.state
    challenge = state.challenge
    for number, _, _ in [loan for loan in challenge.loans if loan not in before.loans]:
        end_loans(game, number)
    for loan in [loan for loan in before.loans if loan not in challenge.loans]:
        number, owner, borrower = loan
        if state.players[owner].active and borrower != NOBODY and state.players[borrower].active:
            challenge.loans.append(loan)
            state.powers[number].holder = borrower
            if str(number) in before.grafts:
                challenge.grafts[str(number)] = before.grafts[str(number)]
            game.emit(events.Lent(power=state.powers[number].power, seat=owner, to=borrower))


def _exchanges(game: Cosmic, before: Before) -> None:
    state = game.state
    for one, was in enumerate(before.powers):
        now = state.powers[one]
        if now.holder == was.holder or NOBODY in (now.holder, was.holder):
            continue
        swapped = (was.holder, now.holder)
        holders = ((card.holder, earlier.holder) for card, earlier in zip(state.powers, before.powers, strict=False))
        partner = next((other for other, pair in enumerate(holders) if pair == swapped), None)
        if partner is not None:
            exchange_powers(game, one, partner)


def _notes(game: Cosmic, before: Before) -> None:
    again: list[tuple[Seat, str]] = []
    for number, was in enumerate(before.powers):
        now = game.state.powers[number]
        if now.power != was.power:
            continue
        if now.used != was.used:
            again.append((now.holder, now.power))
            now.used = [*was.used]
        for key, datum in was.data.items():
            if key != HOARD.key and now.data.get(key) != datum:
                recall(game, number, registry.POWERS[now.power].attributes[key], datum)
    if again:
        game.emit(events.UsableAgain(gone=again))


def _people(game: Cosmic, before: Before) -> None:
    for seat, player in enumerate(game.state.players):
        if player.zapped and not before.zapped[seat]:
            player.zapped = False
            game.emit(events.Unzapped(seat=seat))
        player.fell = before.fell[seat]
