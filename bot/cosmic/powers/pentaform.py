"""Pentaform: holds one of five other powers, by its foreign bases; those it left keep their attributes."""

from bot.cosmic.api import *

_ORDER = Question("pentaform.order", Of.POWERS)
_WILD_DROP = Question("pentaform.wild.drop", Of.POWER_CARDS, says="power")
_WILD_TAKE = Question("pentaform.wild.take", Of.POWERS, says="power", secret=True)
_SUPER = Question("pentaform.super.stages", Of.POWERS)

_FORMS, _DRAWN = 5, 2
_MOVE, _COUNT = 1, 2
"""Ranks as the challenge ends: the stage moves before the bases are counted."""


def _drawable(state: CosmicState) -> list[str]:
    """The unused powers that may be drawn (POW13) and fit those in play."""
    playing = {card.power for card in state.powers}
    free = (name for name in state.unused if not (registry.POWERS[name].stays_home or registry.POWERS[name].bound))
    return registry.fitting(free, playing)


def _drawn(game: Cosmic, count: int, *, stages: bool) -> list[str]:
    """Draw unused powers by chance; as ``stages`` only those that do nothing at setup."""
    found = _drawable(game.state)
    if stages:
        found = [name for name in found if registry.POWERS[name].answer_to(HANDS_DEALT) is None]
    return [found.pop(game.draw(len(found))) for _ in range(min(count, len(found)))]


def _next(game: Cosmic, my: Mine) -> int:
    last = len(STAGES.of(my)) - 1
    own = Pentaform.whose.of(my) == my.seat
    moved = board.planets_abroad(game.state, my.seat) - Pentaform.based.of(my) if own else 0
    return max(0, min(last, STAGE.of(my) + moved))


def _evolves(now: Situation[object]) -> bool:
    return bool(STAGES.of(now.my)) and _next(now.game, now.my) != STAGE.of(now.my)


class Pentaform(Power, kind=Kind.MANDATORY, edition=Edition.MAYFAIR, level=Level.EXPERT):
    stays_home = True
    stages = STAGES
    stage = STAGE
    based = Attribute(0, Shown.INNER)
    """Number of planets abroad with bases of the holder at the last count."""
    whose = Attribute(NOBODY, Shown.INNER)
    """Owner of the bases counted; the power may change hands."""

    @HANDS_DEALT.quietly()
    def unfold(self, game: Cosmic, my: Mine) -> Flow[None]:
        names = _drawn(game, _FORMS, stages=True)
        if names:
            wanted = yield from _ORDER.order(my.seat, names, default=names)
            moves.begin_stages(game, ids.power_number(my.card), wanted)
        self.count(game, my)

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        yield from ()
        coming = _next(game, my)
        return aims.NUMBER.to(coming + 1) | aims.POWER.to(game.state.powers[STAGES.of(my)[coming]].power)

    @ENDING.discards.at(_MOVE).each_time().when(_evolves)
    @END_STEP.at(_MOVE).each_time().when(_evolves)
    def evolve(self, game: Cosmic, my: Mine) -> None:
        """One stage for each base, net; never beyond the first or the last."""
        moves.enter_stage(game, ids.power_number(my.card), _next(game, my))

    @ENDING.discards.at(_COUNT).noting(Force.HELD)
    @END_STEP.at(_COUNT).noting(Force.HELD)
    def count(self, game: Cosmic, my: Mine) -> None:
        """Remember the planets abroad; changes while the power did not work are not made up for."""
        now = {Pentaform.based: board.planets_abroad(game.state, my.seat), Pentaform.whose: my.seat}
        for counted, value in now.items():
            if counted.of(my) != value:
                moves.remember(game, my.card, counted, value)


def _droppable(game: Cosmic, my: Mine) -> list[int]:
    """The own powers that may be given up (POW12)."""
    held = board.own_powers(game.state, my.seat)
    return [number for number in held if not registry.POWERS[game.state.powers[number].power].bound]


class WildPentaform(Flare, sense="molts"):
    after = "transfer"

    @ROTATING.before.when(lambda now: _droppable(now.game, now.my), lambda now: _drawable(now.state))
    def molt(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Nobody else sees the power that is left, which stays unused."""
        number = yield from _WILD_DROP.one_of(my.seat, _droppable(game, my))
        name = yield from _WILD_TAKE.one_of(my.seat, _drawn(game, _DRAWN, stages=False))
        moves.change_power(game, number, name)


def _several(now: Situation[object]) -> bool:
    return any(len(STAGES.of(now.state.powers[number])) > 1 for number in force.held(now.state, now.seat, now.my.name))


class SuperPentaform(Flare):
    @ROTATING.before.when(_several)
    @ROTATING.after.when(_several)
    @REGROUPS.window.when(_several)
    def exchange(self, game: Cosmic, my: Mine) -> Flow[None]:
        number = force.held(game.state, my.seat, my.name)[0]
        names = [game.state.powers[one].power for one in STAGES.of(game.state.powers[number])]
        chosen = yield from _SUPER.up_to(my.seat, 2, names, default=names[:2])
        if len(chosen) == 2:
            moves.exchange_stages(game, number, names.index(chosen[0]), names.index(chosen[1]))
