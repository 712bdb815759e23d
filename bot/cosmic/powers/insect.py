"""Insect: rests while a copy of somebody else's power works in its place for a challenge."""

from bot.cosmic.api import *

_POWER = Question("insect.power", Of.POWERS, says="power", sense="best_power")

_EARLY = -1
"""Rank in the end step: the copy is gone before anything else is done there."""


def _copyable(game: Cosmic, my: Mine, last: str | None) -> dict[str, Seat]:
    """Map the powers that may be copied (POW12), but for the ``last`` one, to their holders."""
    state = game.state
    found: dict[str, Seat] = {}
    for other in board.after(state, my.seat):
        for name in (state.powers[number].power for number in board.own_powers(state, other)):
            known = registry.POWERS[name]
            tied = known.stays_home or known.bound or known.answer_to(HANDS_DEALT)
            if not (tied or known.answer_to(WIN.how) or name in (my.name, last) or board.held_by(state, my.seat, name)):
                found.setdefault(name, other)
    return found


def _chosen(game: Cosmic, my: Mine, last: str | None) -> Flow[dict[str, Datum]]:
    found = _copyable(game, my, last)
    name = yield from _POWER.one_of(my.seat, list(found), default=next(iter(found)))
    return aims.TARGET.to(found[name]) | aims.COPY.to(name)


def _take(game: Cosmic, number: int, name: str) -> None:
    slot = Insect.copy.of(game.state.powers[number])
    moves.remember(game, f"power.{number}", Insect.copy, moves.copy_power(game, number, name, slot))


class Insect(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED):
    wins_otherwise = True
    last = Attribute[str | None](None)
    """The power copied in the last challenge in which its holder was a main player."""
    now = Attribute[str | None](None)
    copy = PROXY

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        return (yield from _chosen(game, my, Insect.last.of(my)))

    @DEFENSE_FIXED.when(roles.main, lambda now: _copyable(now.game, now.my, Insect.last.of(now.my)))
    def mimic(self, game: Cosmic, my: Mine) -> None:
        """Its owner keeps it. Not the same one in two such challenges running."""
        name = aims.COPY.of(my)
        moves.remember(game, my.card, Insect.now, name)
        _take(game, ids.power_number(my.card), name)

    @END_STEP.at(_EARLY).noting(Force.HELD)
    def moult(self, game: Cosmic, my: Mine) -> None:
        slot = Insect.copy.of(my)
        if slot is not None and game.state.powers[slot].holder != NOBODY:
            moves.drop_copy(game, slot)
            moves.mark_dirty(game)
        if board.is_main(game.state, my.seat):
            moves.remember(game, my.card, Insect.last, Insect.now.of(my))
            moves.remember(game, my.card, Insect.now, None)


class WildInsect(Flare):
    @ENDING.challenge.when(roles.main, roles.beaten)
    def swarm(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The flare itself comes back later."""
        yield from draws.discard(game, my.seat, [*game.state.players[my.seat].hand], "insect")
        yield from draws.draw(game, my.seat, cards.HAND, "insect")


class SuperInsect(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """A power that was copied as a main player may be copied again as an ally."""
        return (yield from _chosen(game, my, ""))

    @ALLIES.committed.when(
        roles.ally,
        lambda now: force.held(now.state, now.seat, now.my.name),
        lambda now: _copyable(now.game, now.my, ""),
    )
    def mimic(self, game: Cosmic, my: Mine) -> None:
        for number in force.held(game.state, my.seat, my.name)[:1]:
            _take(game, number, aims.COPY.of(my))
