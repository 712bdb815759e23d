"""Clone: keeps its own challenge card."""

from bot.cosmic.api import *

_SUPER = Question("clone.super", Of.NUMBER)


def _own_challenge_card(now: Situation[Discard]) -> bool:
    """The card on the owner's side, also one that came there by an exchange."""
    discard = now.about
    return discard.what == "challenge" and discard.owner == now.seat and not discard.taken


class Clone(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.NOVICE, worth=7):
    not_beside = ("pacifist",)
    eager = True

    @DISCARDING.before.at(Claim.KEEP).once().when(roles.main, _own_challenge_card)
    def keep(self, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        """Everybody knows the card, though it skips the discard pile."""
        return dispatch.take(game, my.seat, discard)


def _own_edict(now: Situation[Discard]) -> bool:
    discard = now.about
    return discard.what == "edict" and discard.owner == now.seat and not (discard.taken or discard.stopped)


class WildClone(Flare):
    @DISCARDING.before.at(Claim.KEEP).once().when(_own_edict)
    def keep(self, game: Cosmic, my: Mine, discard: Discard) -> Discard:
        """Not if it was cancelled. No card is played twice in one challenge anyway."""
        return dispatch.take(game, my.seat, discard)


class SuperClone(Flare):
    @REWARDING.consolation.at(Consoled.MORE).when(
        roles.consoled, lambda now: now.about.count < draws.held(now.state, now.about.giver)
    )
    def double(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        """Silence takes as many as there are."""
        most = min(2 * wanted.count, draws.held(game.state, wanted.giver))
        count = yield from _SUPER.number(my.seat, wanted.count, most, default=most)
        return replace(wanted, count=count)
