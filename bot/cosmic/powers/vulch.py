"""Vulch: takes edicts as others discard them, and keeps its own through new hands."""

from bot.cosmic.api import *

_HAND_OVER = Question("vulch.hand_over", Of.CARDS, secret=True, sense="worst", flare="wild")
_KEEP = Question("vulch.keep", Of.CARDS, secret=True, sense="keep_if_good", flare="wild")


def _collecting(kind: cards.Kind) -> Callable[[object, Cosmic, Mine, Discard], Discard]:
    @DISCARDING.before.at(Claim.COLLECT).when(
        lambda now: now.about.what == kind and now.about.owner != now.seat and not now.about.taken
    )
    def collect(effect: object, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        return dispatch.take(game, my.seat, discard)

    return collect


def _gathering(kind: cards.Kind) -> Callable[[object, Cosmic, Mine, Discarded], Discarded]:
    """For cards that were discarded unplayed."""

    def lying(state: CosmicState, discarded: Discarded) -> list[str]:
        return [card for card in cards.of_kind(discarded.cards, kind) if card in state.discard]

    @DISCARDING.after.at(Claim.COLLECT).when(lambda now: now.about.seat != now.seat and lying(now.state, now.about))
    def gather(effect: object, game: Cosmic, my: Mine, discarded: Discarded) -> Discarded:
        taken = lying(game.state, discarded)
        for card in taken:
            moves.take_discarded(game, my.seat, card)
        return replace(discarded, cards=tuple(card for card in discarded.cards if card not in taken))

    return gather


def _sparing(kind: cards.Kind) -> Callable[[object, Cosmic, Mine, tuple[str, ...], Seat], tuple[str, ...]]:
    """Keep such cards of a hand that was shown before."""
    return changing(DRAWING.kept.when(roles.own), lambda now, kept: (*kept, *board.in_hand(now.state, now.seat, kind)))


class Vulch(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    mild = True

    collect = _collecting("edict")
    """Zaps too, but only after the last answer."""
    gather = _gathering("edict")
    spare = _sparing("edict")


class WildVulch(Flare, sense="costs"):
    @ENDING.challenge.when(
        lambda now: now.state.challenge.outcome in ("deal", board.side_of(now.state, now.seat)),
        roles.opponent_holds_cards,
    )
    def pick_over(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Only the two players see a card before it is discarded."""
        other = board.opponent(game.state, my.seat)
        hand = game.state.players[other].hand
        while hand:
            card = yield from _HAND_OVER.one_of(other, list(hand))
            moves.give_card(game, other, my.seat, [card], "vulch")
            if (yield from _KEEP.one_of(my.seat, [card, NONE], default=card)) == card:
                return
            yield from draws.discard(game, my.seat, [card], "vulch")


class SuperVulch(Flare, uses_power=True):
    collect = _collecting("flare")
    """Played and discarded, not returned to hand."""
    gather = _gathering("flare")
    spare = _sparing("flare")
