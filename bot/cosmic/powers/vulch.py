"""Vulch: takes edicts as others discard them, and keeps its own through new hands."""

from bot.cosmic.api import *

_HAND_OVER = Question("vulch.hand_over", Of.CARDS, secret=True, sense="worst", flare="wild")
_KEEP = Question("vulch.keep", Of.CARDS, secret=True, sense="keep_if_good", flare="wild")


def _played_by_another(my: Mine, discard: Discard, what: str) -> bool:
    return discard.what == what and discard.owner != my.seat and not discard.taken


def _lying(game: Cosmic, my: Mine, discarded: Discarded, kind: cards.Kind) -> list[str]:
    pile = game.state.discard
    return [card for card in discarded.cards if discarded.seat != my.seat and cards.kind(card) == kind and card in pile]


def _gather(game: Cosmic, my: Mine, discarded: Discarded, kind: cards.Kind) -> Discarded:
    taken = _lying(game, my, discarded, kind)
    for card in taken:
        moves.take_discarded(game, my.seat, card)
    return replace(discarded, cards=tuple(card for card in discarded.cards if card not in taken))


def _with_kind(game: Cosmic, my: Mine, kept: tuple[str, ...], kind: cards.Kind) -> tuple[str, ...]:
    return (*kept, *board.in_hand(game.state, my.seat, kind))


class Vulch(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    mild = True

    @DISCARDING.before.at(Claim.COLLECT).when(lambda now: _played_by_another(now.my, now.about, "edict"))
    def collect(self, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        """Zaps too, but only after the last answer."""
        return dispatch.take(game, my.seat, discard)

    @DISCARDING.after.at(Claim.COLLECT).when(lambda now: _lying(now.game, now.my, now.about, "edict"))
    def gather(self, game: Cosmic, my: Mine, discarded: Discarded) -> Discarded:
        return _gather(game, my, discarded, "edict")

    spare = changing(DRAWING.kept.when(roles.own), lambda now, kept: _with_kind(now.game, now.my, kept, "edict"))
    """The hand was shown before."""


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
    @DISCARDING.before.at(Claim.COLLECT).when(lambda now: _played_by_another(now.my, now.about, "flare"))
    def collect(self, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        """Played and discarded, not returned to hand."""
        return dispatch.take(game, my.seat, discard)

    @DISCARDING.after.at(Claim.COLLECT).when(lambda now: _lying(now.game, now.my, now.about, "flare"))
    def gather(self, game: Cosmic, my: Mine, discarded: Discarded) -> Discarded:
        return _gather(game, my, discarded, "flare")

    spare = changing(DRAWING.kept.when(roles.own), lambda now, kept: _with_kind(now.game, now.my, kept, "flare"))
