"""Philanthropist: gives one card to a main player once the sides are known."""

from bot.cosmic.api import *

_TAKER = Question("philanthropist.taker", Of.PLAYERS, says="whom")
_CARD = Question("philanthropist.card", Of.CARDS, says="card", secret=True, sense="worst")
_BORROWER = Question("philanthropist.borrower", Of.PLAYERS, says="whom", flare="wild")
_PRICE = Question("philanthropist.price", Of.PLACES, guard=Guard.BASES, flare="wild")
_POWER = Question("philanthropist.power", Of.POWERS, says="power", sense="worst_power", flare="wild")


def _own_main(now: Situation[object]) -> Seat:
    return board.mains(now.state)[board.side_of(now.state, now.seat) != "offense"]


class Philanthropist(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=3, sense="weak_hand"):
    super_joins = True

    aim = naming(aims.TAKER, _TAKER, roles.other_mains, _own_main)

    @ALLIES.after_escorts.at(Hands.GIVE_ALLIED).when(roles.main_or_ally, roles.holds_cards)
    @CARDS.before.at(Hands.GIVE).when(roles.main_or_ally, roles.holds_cards)
    def give(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only giver and taker see the card. There is none to give if the last one was played against a zap."""
        hand = list(game.state.players[my.seat].hand)
        taker = aims.TAKER.of(my)
        if hand:
            card = yield from _CARD.one_of(my.seat, hand, default=hand[-1])
            moves.give_card(game, my.seat, taker, [card], "philanthropist")
            if cards.is_challenge(card) and (yield from dispatch.supported(game, my)):
                draws.bind(game, taker, card)
        if roles.main(Situation(game, my, None)):
            yield from draws.new_hand(game, my.seat)


def _lendable(game: Cosmic, my: Mine) -> dict[str, int]:
    """The own powers that may be lent (POW12), by name."""
    held = {game.state.powers[number].power: number for number in board.own_powers(game.state, my.seat)}
    return {name: number for name, number in held.items() if not registry.POWERS[name].stays_home}


class WildPhilanthropist(Flare, sense="never"):
    aim = naming(aims.TAKER, _BORROWER, roles.others)

    @ROTATING.before.when(roles.has_base, lambda now: _lendable(now.game, now.my))
    def lend(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Its notes stay with it, and so with the lender in the end (P2 section 6)."""
        powers, bases = _lendable(game, my), board.bases(game.state, my.seat)
        if not powers or not bases:  # A repeat by Wild Mimic may have come first.
            return
        base = yield from _PRICE.one_of(my.seat, list(bases), default=picking.largest(bases))
        name = yield from _POWER.one_of(my.seat, list(powers))
        given = yield from picking.pick(game, my.seat, {base: 1})
        yield from losses.lose(game, given, "philanthropist", my.seat)
        taker = aims.TAKER.of(my)
        if not attributes.covered(game.state, taker, attributes.ASSET_POWERS):  # Its own powers would rest.
            moves.lend_power(game, powers[name], taker)
