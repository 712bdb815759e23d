"""Cudgel: adds its own tokens to what the opponent loses after an attack."""

from bot.cosmic.api import *


class Cudgel(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
    super_joins_always = True

    @LOSING.due.at(Due.ADD).when(lambda now: now.about.by == now.seat, roles.shows_attack, roles.committed)
    def beat(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """Part of the same loss; all that the opponent has, if there are fewer."""
        state = game.state
        other = board.opponent(state, my.seat)
        beaten = [other]
        if (yield from dispatch.supported(game, my)):
            beaten += board.side(state, board.side_of(state, other) or "defense").allies
        each = len(board.in_challenge(state, my.seat))
        free = {seat: losses.outside(state, seat, loss.tokens) for seat in beaten}
        further = yield from losses.chosen(game, dict.fromkeys(beaten, each), free, loss.tokens)
        return replace(loss, tokens=(*loss.tokens, *further))


def _gained(state: CosmicState, seat: Seat) -> list[str]:
    return [planet for planet in state.challenge.gained if board.tokens_at(state, planet, seat)]


def _bystanders(state: CosmicState, seat: Seat) -> list[int]:
    here = [number for planet in _gained(state, seat) for number in board.tokens_at(state, planet)]
    owners = {number: state.tokens[number].seat for number in here}
    return [number for number in here if owners[number] != seat and not board.is_ally(state, owners[number])]


def _lands(now: Situation[object]) -> bool:
    state = now.state
    challenge = state.challenge
    if challenge.struck:
        return False
    coming = totals.expected(now.game) == "offense" and challenge.target is not None and not challenge.over
    vacant = coming and not board.tokens_at(state, challenge.target or "", now.seat)
    return (vacant and bool(board.in_challenge(state, now.seat))) or bool(_gained(state, now.seat))


def _is_granted(now: Situation[object]) -> bool:
    state = now.state
    if not state.challenge.struck:
        return False
    mine = [offer for offer in state.offers if now.seat in (offer.seat, board.partner(state, offer))]
    granted = (offer.wants_base if offer.seat == now.seat else offer.base for offer in mine)
    return any(granted) or bool(_gained(state, now.seat))


class WildCudgel(Flare):
    @LANDED.when(roles.offense, _lands)
    @REWARDING.after.when(roles.offense, _is_granted)
    def clear(self, game: Cosmic, my: Mine) -> Flow[None]:
        """After a win or a deal. A loss of its own, after the landing."""
        yield from losses.lose(game, _bystanders(game.state, my.seat), "cudgel.wild", my.seat)
