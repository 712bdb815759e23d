"""Grief: draws cards for lost tokens."""

from bot.cosmic.api import *

_DISCARD = Question("grief.discard", Of.CARDS, says="discards", standing=Standing.USUAL, guard=Guard.CARDS, secret=True)
_SUPER = Question("grief.super", Of.CARDS, says="discards", guard=Guard.CARDS, secret=True)
_BACK = Question("grief.back", Of.TOKENS, says="back", flare="super")


def _own(game: Cosmic, my: Mine, loss: Loss) -> int:
    return sum(game.state.tokens[number].owner == my.seat for number in loss.tokens)


class Grief(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.NOVICE):
    eager = True

    @LOSING.after.at(Entered.MOURN).when(lambda now: _own(now.game, now.my, now.about) > 0)
    def mourn(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """One question for each loss (P3, Grief); silence draws. Tokens that are healed later count."""
        yield from draws.draw(game, my.seat, _own(game, my, loss), "grief")
        return loss

    @REGROUPS.regained.quietly().when(roles.own, roles.holds_cards)
    def get_over(self, game: Cosmic, my: Mine, regroup: Regroup) -> Flow[Regroup]:
        hand = game.state.players[my.seat].hand[:]
        gone = yield from _DISCARD.up_to(my.seat, min(regroup.tokens, len(hand)), hand, default=[])
        yield from draws.discard(game, my.seat, gone, "grief")
        return regroup


def _in_phase_1(now: Situation[Regroup]) -> bool:
    challenge = now.state.challenge
    return now.about.seat == challenge.offense.seat and not (challenge.over or challenge.flips or challenge.system)


class WildGrief(Flare):
    @REGROUPS.regained.once().when(_in_phase_1)
    def mourn(self, game: Cosmic, my: Mine, regroup: Regroup) -> Flow[Regroup]:
        """The owner draws for any player's token; once in a challenge."""
        yield from draws.draw(game, my.seat, 1, "grief")
        return regroup


class SuperGrief(Flare):
    @ROTATING.before.when(roles.offense, roles.in_warp, roles.has_base, roles.holds_cards)
    def buy_back(self, game: Cosmic, my: Mine) -> Flow[None]:
        hand = game.state.players[my.seat].hand[:]
        most = min(len(hand), len(board.warp_tokens(game.state, my.seat)))
        gone = yield from _SUPER.up_to(my.seat, most, hand, default=[])
        yield from draws.discard(game, my.seat, gone, "grief")
        yield from placing.from_warp(game, my.seat, len(gone), _BACK)
