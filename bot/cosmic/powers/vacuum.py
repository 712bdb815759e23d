"""Vacuum: drags others' tokens into the warp, of their choice and from outside the challenge."""

from bot.cosmic.api import *

_DRAG = Question("vacuum.drag", Of.TOKENS, says="drag", sense="drag")
_PICK = Question("vacuum.pick", Of.TOKENS, says="taken")
_WILD = Question("vacuum.wild", Of.TOKENS, says="back")


def _within_reach(state: CosmicState, seat: Seat) -> dict[Seat, dict[str, int]]:
    bases = {other: losses.outside(state, other) for other in board.after(state, seat)}
    return {other: places for other, places in bases.items() if places}


class Vacuum(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.NOVICE):
    super_joins_always = True

    @LOSING.after.at(Entered.DRAG).when(roles.losing, lambda now: _within_reach(now.state, now.seat))
    def drag(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        picks = yield from dispatch.supported(game, my)
        reach = _within_reach(game.state, my.seat)
        whole = {seat: sum(places.values()) for seat, places in reach.items()}
        shares = yield from _DRAG.split(my.seat, picking.up_to(len(loss.of(game.state, my.seat)), whole), default={})
        counts = {int(seat): count for seat, count in shares.items() if count}
        dragged: list[int] = []
        for some, places in (yield from _free_first(game, counts, reach)):
            if picks:
                for victim, count in some.items():
                    dragged += yield from picking.taken(game, my.seat, _PICK, victim, places[victim], count)
            else:
                dragged += yield from losses.chosen(game, some, places)
        yield from losses.lose(game, dragged, "vacuum", my.seat)
        return loss


def _free_first(
    game: Cosmic, counts: dict[Seat, int], reach: dict[Seat, dict[str, int]]
) -> Flow[list[tuple[dict[Seat, int], dict[Seat, dict[str, int]]]]]:
    """Split the counts: tokens that a power holds fast go only once the others are gone (P2 section 6)."""
    loose: dict[Seat, dict[str, int]] = {}
    for seat in counts:
        yield from sources.release(game, seat)
        loose[seat] = sources.free(game, seat, reach[seat])
    first = {seat: min(count, sum(loose[seat].values())) for seat, count in counts.items()}
    fast = {seat: {base: n for base, n in reach[seat].items() if base not in loose[seat]} for seat in counts}
    steps = [(first, loose), ({seat: counts[seat] - first[seat] for seat in counts}, fast)]
    return [({seat: count for seat, count in some.items() if count}, places) for some, places in steps]


def _attackers(state: CosmicState, seat: Seat) -> int:
    sides = (state.challenge.offense, state.challenge.defense)
    return sum(side.seat != seat and totals.is_attack(side) for side in sides)


class WildVacuum(Flare):
    @REVEALED.when(roles.in_warp, roles.has_base, lambda now: _attackers(now.state, now.seat) > 0)
    def regain(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from placing.from_warp(game, my.seat, _attackers(game.state, my.seat), _WILD)
