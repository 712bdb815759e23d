"""Ethic: gets consolation between two attacks, from the hand or the deck."""

from bot.cosmic.api import *

_SUPER = Question("ethic.super", Of.NUMBER)
_DECK = Question("ethic.deck", Of.NUMBER)
_TO = Question("ethic.to", Of.PLAYERS, says="whom", flare="wild")
_CARDS = Question("ethic.cards", Of.CARDS, says="cards", secret=True, flare="wild")

_MOST_NAMED = 8


def _due(game: Cosmic, my: Mine, wanted: Consolation) -> int:
    if wanted.taker != my.seat:
        return 0
    both = totals.is_attack(game.state.challenge.offense) and totals.is_attack(game.state.challenge.defense)
    return max(wanted.count, wanted.lost if both else 0)


class Ethic(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    super_joins_always = True

    @REWARDING.consolation.at(Consoled.CLAIM).when(lambda now: _due(now.game, now.my, now.about) > 0)
    def claim(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        due = _due(game, my, wanted)
        if (yield from dispatch.supported(game, my)):
            due = yield from _SUPER.number(my.seat, 0, _MOST_NAMED, default=_MOST_NAMED)
        return replace(wanted, count=due, free=True)

    @(
        REWARDING.consolation.at(Consoled.DRAWN)
        .quietly()
        .when(lambda now: now.about.free and now.about.taker == now.seat)
    )
    def draw(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        default = max(0, wanted.count - draws.held(game.state, wanted.giver))
        deck = yield from _DECK.number(my.seat, 0, wanted.count, default=default)
        return replace(wanted, count=wanted.count - deck, deck=deck)


class WildEthic(Flare):
    @DRAWING.gained.once().when(roles.own, lambda now: now.about.cards and now.about.why != "consolation")
    def hand_on(self, game: Cosmic, my: Mine, drew: Drew) -> Flow[Drew]:
        """One player after the other; only giver and taker see the cards. Silence keeps all."""
        left, others = 3, board.after(game.state, my.seat)
        rest = [card for card in drew.cards if card in game.state.players[my.seat].hand]
        while left and rest and others:
            options: list[int | str] = [*others, NONE]
            to = yield from _TO.one_of(my.seat, options, default=NONE)
            if not isinstance(to, int):
                break
            given = yield from _CARDS.up_to(my.seat, left, rest, default=[])
            if given:
                moves.give_card(game, my.seat, to, given, "ethic")
            left -= len(given)
            others.remove(to)
            rest = [card for card in rest if card not in given]
        return drew
