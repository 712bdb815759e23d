"""Void: takes losers out of the game, as far as 8.4 allows."""

from bot.cosmic.api import *

_TOKEN = Question("void.token", Of.PLACES, says="token", flare="wild")


def _doomed(now: Situation[Loss]) -> tuple[int, ...]:
    return now.about.tokens


class Void(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT, worth=7):
    removes = True

    @LOSING.before.at(Fate.REMOVE).when(roles.winning, _doomed)
    def swallow(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Before any other effect on the loss, so that no Zombie escapes. Nobody is left with fewer than the bases that
        win (8.4): which tokens stay for that, and go to the warp, is their owner's choice where they differ.
        """
        state = game.state
        floor = state.options.bases(len(state.players))
        piles = board.piles(state)
        owners: dict[Seat, list[int]] = {}
        for number in [one for top in loss.tokens for one in (top, *piles.get(top, ()))]:
            owners.setdefault(state.tokens[number].owner, []).append(number)
        going: list[int] = []
        for owner, mine in owners.items():
            going += yield from picking.some(game, mine, board.in_game(state, owner) - floor, owner, REMOVED)
        tops = sorted(loss.tokens, key=lambda number: number not in going)
        spared = moves.remove(game, tops, floor, loss.cause)
        return loss.removing([token for token in loss.tokens if token not in spared])


class WildVoid(Flare, sense="answers_edicts"):
    @RESPONSE.when(lambda now: now.about.source == "edict" and bool(losses.outside(now.state, now.seat)))
    def pay(self, game: Cosmic, my: Mine, use: Use) -> Flow[None]:
        if bases := losses.outside(game.state, my.seat):
            given = yield from picking.one_from(game, my.seat, _TOKEN, bases)
            yield from losses.lose(game, given, "void.wild", my.seat)
            moves.cancel(game, use)


class SuperVoid(Flare, uses_power=True):
    swallow = alike(LOSING.before.at(Fate.REMOVE).when(roles.ally, roles.winning_side, _doomed), Void.swallow)
