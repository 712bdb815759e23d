"""Aristocrat: picks its first hand from the deck, and draws flares that are not in it."""

from bot.cosmic.api import *

_HAND = Question("aristocrat.hand", Of.CARDS, says="choose_hand", time=Time.LONG, secret=True, sense="best")
_REMOVE = Question("aristocrat.remove", Of.CARDS, says="remove", secret=True, sense="worst")
_WILD_CARD = Question("aristocrat.wild.card", Of.CARDS, says="search", secret=True)
_SUPER_WAY = Question("aristocrat.super.way", Of.WORDS, says="way")
_SUPER_FLARE = Question("aristocrat.super.flare", Of.CARDS, says="search", secret=True)

_THREE, _SEARCH = "three_flares", "search_flares"
_FLARES = aims.Aim[str]("flares", words=(_THREE, _SEARCH))


def _draw(game: Cosmic, seat: Seat, count: int) -> None:
    pile = draws.spare_flares(game.state)
    found = [pile.pop(game.draw(len(pile))) for _ in range(min(count, len(pile)))]
    if found:
        moves.draw_flares(game, seat, found)


class Aristocrat(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.EXPERT, worth=8):
    stays_home = True
    settled = True

    @DEALING.quietly()
    def choose(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Silence gets a hand dealt as others do."""
        deck = [card for card in sorted(game.state.deck) if cards.kind(card) != "flare"]
        chosen = yield from _HAND.up_to(my.seat, cards.HAND, deck, default=[])
        moves.search_deck(game, my.seat, chosen)

    @DEFENSE_FIXED.when(roles.main, lambda now: draws.spare_flares(now.state))
    @CARDS.before.when(roles.main, lambda now: draws.spare_flares(now.state))
    def inherit(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The removal alone shows that there was anything to remove."""
        _draw(game, my.seat, 1)
        played = {card.power for card in game.state.powers}
        flares = board.in_hand(game.state, my.seat, "flare")
        strange = [flare for flare in flares if cards.flare_power(flare) not in played]
        card = yield from _REMOVE.one_of(my.seat, strange if len(strange) > 1 else [NONE])
        if card != NONE:
            moves.remove_card(game, my.seat, card)


class WildAristocrat(Flare):
    after = "transfer"

    @ROTATING.before.when(lambda now: now.state.deck)
    def take(self, game: Cosmic, my: Mine) -> Flow[None]:
        deck = sorted(game.state.deck)
        card = yield from _WILD_CARD.one_of(my.seat, deck, default=max(deck, key=card_price))
        moves.search_deck(game, my.seat, [card])
        moves.shuffle_discards(game)


class SuperAristocrat(Flare):
    after = "discard"

    aim = naming(_FLARES, _SUPER_WAY, lambda now: (_THREE, _SEARCH))

    @ANY_CHECKPOINT.when(lambda now: draws.spare_flares(now.state))
    def spend(self, game: Cosmic, my: Mine) -> Flow[None]:
        if _FLARES.of(my) == _THREE:
            _draw(game, my.seat, 3)
            return
        if pile := draws.spare_flares(game.state):
            moves.draw_flares(game, my.seat, [(yield from _SUPER_FLARE.one_of(my.seat, pile))])
