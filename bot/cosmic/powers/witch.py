"""Witch: lays each of six curses once; tokens of the cursed lie on the card until there are enough."""

from bot.cosmic.api import *

_VICTIM = Question("witch.victim", Of.PLAYERS, says="victim")
_CURSE = Question("witch.curse", Of.WORDS)
_LIFT = Question("witch.lift", Of.PLACES, says="sacrifice", standing=Standing.USUAL, guard=Guard.BASES, sense="ransom")

FREE, SPENT = -1, -2
"""Values of a curse that lies on no seat."""
_SENT, _LESS = 2, 3


def _on(my: Mine, curse: Attribute[Seat], seat: Seat) -> bool:
    return seat >= 0 and curse.of(my) == seat


def _cursed(my: Mine) -> dict[Seat, Attribute[Seat]]:
    return {curse.of(my): curse for curse in _WEIGHTS if curse.of(my) >= 0}


def _free(my: Mine) -> dict[str, Attribute[Seat]]:
    return {curse.key: curse for curse in _WEIGHTS if curse.of(my) == FREE}


def _foes(game: Cosmic, my: Mine) -> list[Seat]:
    state = game.state
    side = board.side_of(state, my.seat)
    if side is None or not roles.beaten(Situation(game, my, None)):
        return []
    return [seat for seat in board.on_side(state, board.other_side(side)) if seat >= 0 and state.players[seat].active]


def _can_curse(now: Situation[object]) -> bool:
    return bool(_free(now.my)) and not set(_foes(now.game, now.my)) <= _cursed(now.my).keys()


def _uses_up(game: Cosmic, my: Mine, curse: Attribute[Seat], seat: Seat) -> Flow[None]:
    moves.remember(game, my.card, curse, SPENT)
    yield from losses.lose(game, board.tokens_at(game.state, my.card, seat), "witch", my.seat)


def _lay(game: Cosmic, my: Mine, victims: list[Seat]) -> Flow[None]:
    stop: list[str] = []
    while victims and _free(my):
        options: list[int | str] = [*victims, *stop]
        victim = yield from _VICTIM.one_of(my.seat, options, default=victims[0])
        if not isinstance(victim, int):
            return
        free = _free(my)
        curse = free[(yield from _CURSE.one_of(my.seat, [*free], default=next(iter(free))))]
        if victim in _cursed(my):
            yield from _uses_up(game, my, _cursed(my)[victim], victim)
        moves.remember(game, my.card, curse, victim)
        victims = [seat for seat in victims if seat != victim]
        stop = ["stop"]


def _regains(now: Situation[Regroup]) -> bool:
    regroup = now.about
    waits = regroup.tokens > 0 and bool(board.warp_tokens(now.state, regroup.seat))
    return waits and _on(now.my, Witch.stuck, regroup.seat)


class Witch(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.ADVANCED):
    not_beside = ("sniveler",)
    clumsy = Attribute[Seat](FREE, told="cursed", named=True)
    mute = Attribute[Seat](FREE, told="cursed", named=True)
    barren = Attribute[Seat](FREE, told="cursed", named=True)
    stuck = Attribute[Seat](FREE, told="cursed", named=True)
    frail = Attribute[Seat](FREE, told="cursed", named=True)
    glass = Attribute[Seat](FREE, told="cursed", named=True)

    @ENDING.challenge.when(_can_curse)
    def curse(self, game: Cosmic, my: Mine) -> Flow[None]:
        yield from _lay(game, my, [seat for seat in _foes(game, my) if seat not in _cursed(my)])

    @ROTATING.before.quietly(Force.HELD).when(lambda now: _cursed(now.my))
    def lift(self, game: Cosmic, my: Mine) -> Flow[None]:
        """In each Phase 1 a cursed player may put one token of a base on the curse."""
        for seat, curse in _cursed(my).items():
            if not game.state.players[seat].active:
                continue
            yield from sources.release(game, seat)
            bases = [base for base in board.bases(game.state, seat) if base in sources.movable(game, seat)]
            base = yield from _LIFT.one_of(seat, [NONE, *bases], default=NONE)
            if base != NONE:
                moves.move_tokens(game, (yield from picking.pick(game, seat, {base: 1})), my.card, "witch")
                if len(board.tokens_at(game.state, my.card, seat)) >= _WEIGHTS[curse]:
                    yield from _uses_up(game, my, curse, seat)

    @CHALLENGE_START.quietly().when(lambda now: Witch.glass.of(now.my) >= 0)
    def look_through(self, game: Cosmic, my: Mine) -> None:
        victim = Witch.glass.of(my)
        if game.state.players[victim].active:
            moves.show_hand(game, victim, (my.seat,), "witch")
            moves.watch_draws(game, my.seat, victim)

    @COMMITTING.limit.at(Limit.CAP).when(lambda now: _on(now.my, Witch.clumsy, now.about.seat))
    def stumble(self, game: Cosmic, my: Mine, limit: int, commit: Commit) -> int:
        return min(limit, _SENT)

    silence = setting(INVITING.terms.when(lambda now: _on(now.my, Witch.mute, now.about)), muted=True)

    @REWARDING.before.when(lambda now: now.about.count > 0 and _on(now.my, Witch.barren, now.about.seat))
    def wither(self, game: Cosmic, my: Mine, reward: Reward) -> Reward:
        return replace(reward, count=0)

    @REGROUPS.instead.when(_regains)
    def hold(self, game: Cosmic, my: Mine, regroup: Regroup) -> Regroup:
        return Regroup(regroup.seat, 0)

    @TOTALS.at(Tally.ADDITION)
    def weaken(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        side = next(
            (board.side_of(game.state, seat) for seat in board.mains(game.state) if _on(my, Witch.frail, seat)), None
        )
        return sums if side is None else sums.adding(side, -_LESS)


_WEIGHTS = {Witch.clumsy: 3, Witch.mute: 2, Witch.barren: 2, Witch.stuck: 3, Witch.frail: 3, Witch.glass: 2}
"""Number of tokens that lift each curse."""


def _sleeps(now: Situation[object]) -> bool:
    """True if the player has a power and too few home bases for it (6.3)."""
    return bool(board.power_of(now.state, now.seat)) and force.is_dormant(now.state, now.seat)


class WildWitch(Flare):
    @ROTATING.before.when(_sleeps)
    @ANY_CHECKPOINT.when(lambda now: not now.state.challenge.over and _sleeps(now))
    def wake(self, game: Cosmic, my: Mine) -> None:
        """Zaps stop them all the same."""
        moves.decree(game, ids.awake(my.seat))


def _may_replace(now: Situation[object]) -> bool:
    power = force.first(now.state, now.my)
    return power is not None and bool(_free(power)) and not _cursed(power).keys().isdisjoint(_foes(now.game, now.my))


class SuperWitch(Flare, uses_power=True):
    @ENDING.challenge.when(_may_replace)
    def curse_anew(self, game: Cosmic, my: Mine) -> Flow[None]:
        power = force.first(game.state, my)
        if power is not None:
            yield from _lay(game, power, [seat for seat in _foes(game, my) if seat in _cursed(power)])
