"""Reserve: adds the values of low attacks, until nobody wants to add any more; stops those of others."""

from bot.cosmic.api import *

_CARD = Question("reserve.card", Of.CARDS, says="reinforce", secret=True, sense="reinforcements")

_LOW, _HIGH = 6, 9


def _added(game: Cosmic, my: Mine) -> list[int]:
    mine = (call for call in game.state.challenge.calls if call.card == my.card and call.seat == my.seat)
    return [cards.value(aims.CARD.of(call)) for call in mine]


def _usable(now: Situation[object]) -> list[str]:
    strong = dispatch.readied(now.game, now.my) and all(value <= _LOW for value in _added(now.game, now.my))
    most = _HIGH if strong else _LOW
    return sorted(
        (card for card in board.in_hand(now.state, now.seat, "attack") if cards.value(card) <= most), key=cards.value
    )


def _reinforces(now: Situation[Use]) -> bool:
    use = now.about
    return use.source == "power" and use.name == "reserve" and use.hook == REVEALED.name and use.seat != now.seat


class Reserve(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.NOVICE, sense="reinforcements"):
    super_joins = True

    aim = naming(aims.CARD, _CARD, _usable)

    @REVEALED.each_time().when(roles.main_or_ally, roles.holds_cards).knowing(_usable)
    def reinforce(self, game: Cosmic, my: Mine) -> Flow[None]:
        """One card a time, as often as its owner likes (P3, Reserve). It was announced with the super flare, or not."""
        card = aims.CARD.of(my)
        if cards.value(card) > _LOW and not (yield from dispatch.supported(game, my)):
            return
        if card in game.state.players[my.seat].hand:
            dispatch.call(game, my)
            yield from draws.discard(game, my.seat, [card], "reserve")

    count = adding(
        TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: sum(_added(now.game, now.my))
    )

    @RESPONSE.when(_reinforces).knowing(lambda now: board.in_hand(now.state, now.seat, "compromise"))
    def intercept(self, game: Cosmic, my: Mine, use: Use) -> Flow[None]:
        """It costs a compromise; the stopped card is discarded as well."""
        if price := board.in_hand(game.state, my.seat, "compromise")[:1]:
            yield from draws.discard(game, my.seat, price, "reserve")
            moves.cancel(game, use)
            if aims.CARD.of(use) in game.state.players[use.seat].hand:
                yield from draws.discard(game, use.seat, [aims.CARD.of(use)], "reserve")


def _lying(game: Cosmic, my: Mine, discarded: Discarded) -> list[str]:
    pile = game.state.discard
    there = [card for card in cards.of_kind(discarded.cards, "attack") if card in pile and discarded.seat != my.seat]
    return [card for card in there if cards.value(card) <= _LOW or discarded.why == "reserve"]


class WildReserve(Flare):
    @DISCARDING.after.at(Claim.COLLECT).when(lambda now: _lying(now.game, now.my, now.about))
    def take(self, game: Cosmic, my: Mine, discarded: Discarded) -> Discarded:
        """Any attack that Reserve could add is one, played as such or not."""
        taken = _lying(game, my, discarded)
        for card in taken:
            moves.take_discarded(game, my.seat, card)
        return replace(discarded, cards=tuple(card for card in discarded.cards if card not in taken))
