"""Cryo: stores a card in each challenge; a full store may become the hand."""

from bot.cosmic.api import *

_CARD = Question("cryo.card", Of.CARDS, says="card", secret=True)
_SWAPPED = Question("cryo.super.card", Of.CARDS, says="search", secret=True)
_WAY = Question("cryo.super.way", Of.WORDS, says="way")

TAKE, SWAP = "take_store", "swap_store"
_STORED = aims.Aim[str]("way", words=(TAKE, SWAP))


def _thaw(game: Cosmic, my: Mine) -> Flow[None]:
    yield from draws.discard(game, my.seat, game.state.players[my.seat].hand[:], "new_hand")
    moves.exchange_hoard(game, ids.power_number(my.card))


class Cryo(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED):
    hoard = HOARD

    @ALLIES.after_escorts.at(Hands.STORE).by_name().when(roles.main_or_ally, roles.holds_cards)
    def freeze(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only the owner knows the card; stored cards are no part of the hand and cannot be played."""
        hand = game.state.players[my.seat].hand[:]
        if hand:
            card = yield from _CARD.one_of(my.seat, hand, default=cheapest(hand)[-1])
            moves.store_card(game, my.card, card)
        yield from draws.draw(game, my.seat, 1, "cryo")

    @ANY_CHECKPOINT.each_time().when(lambda now: len(HOARD.of(now.my)) >= cards.HAND)
    def thaw(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from _thaw(game, my)


class WildCryo(Flare):
    @DRAWING.kept.when(roles.own)
    def keep(self, game: Cosmic, my: Mine, kept: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        hand = game.state.players[seat].hand
        return (*kept, *(card for card in hand if card not in kept and not cards.is_challenge(card)))


def _has_store(now: Situation[object]) -> bool:
    power = force.first(now.state, now.my)
    return power is not None and bool(HOARD.of(power))


def _may_store(game: Cosmic, my: Mine) -> bool:
    """True if a card can still be stored in this challenge: sides are known, and the holder is on one."""
    state, power = game.state, force.first(game.state, my)
    now = state.round is not None and state.round.name == "sides" and roles.main_or_ally(Situation(game, my, None))
    fresh = power is not None and not state.powers[ids.power_number(power.card)].used
    return now and fresh and bool(state.players[my.seat].hand)


class SuperCryo(Flare, uses_power=True):
    aim = naming(_STORED, _WAY, lambda now: [SWAP, TAKE] if _may_store(now.game, now.my) else [TAKE])
    """A swap replaces the storing, which is the power's use of this challenge."""

    @ANY_CHECKPOINT.when(_has_store)
    def act(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only the owner knows which cards are swapped."""
        power, hand = force.first(game.state, my), game.state.players[my.seat].hand[:]
        if power is None or not HOARD.of(power):
            return
        if _STORED.of(my) == TAKE:
            yield from _thaw(game, power)
        elif hand:
            given = yield from _CARD.one_of(my.seat, hand)
            taken = yield from _SWAPPED.one_of(my.seat, HOARD.of(power), default=HOARD.of(power)[0])
            moves.store_card(game, power.card, given, instead=taken)
            moves.mark_used(game, power.card, ALLIES.after_escorts.name)
