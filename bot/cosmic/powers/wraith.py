"""Wraith: keeps a reserve on its card, and notes in secret what it commits from there."""

from bot.cosmic.api import *

_HIDE = Question("wraith.hide", Of.TOKENS, says="hide", standing=Standing.USUAL, secret=True, sense="hide")
_WILD_IN = Question("wraith.wild.in", Of.TOKENS, says="in", guard=Guard.BASES, sense="reinforce")

_MOST = 4
"""Tokens of the reserve in a challenge; for offense and allies all their tokens together."""


def _able(now: Situation[object]) -> bool:
    """There is a reserve; not asked in this challenge yet for the present side. Public facts only."""
    state = now.state
    same = UNSEEN_SIDE.of(now.my) in ("", board.side_of(state, now.seat))
    asked = same and Wraith.asked.of(now.my) == state.challenges
    used = bool(state.powers[ids.power_number(now.my.card)].used)
    return not (asked or used) and bool(board.tokens_at(state, now.my.card, now.seat))


def _seen(state: CosmicState, seat: Seat) -> int:
    """Count the tokens that the limit includes already; the garrison of a defense is not among them."""
    return 0 if seat == state.challenge.defense.seat else len(board.in_challenge(state, seat))


def _choose(game: Cosmic, my: Mine, reserve: list[int], most: int) -> Flow[list[int]]:
    kinds = picking.kinds(game, reserve)
    if not kinds:
        count = yield from _HIDE.number(my.seat, 0, most, default=0)
        return reserve[:count]
    form = picking.up_to(most, {name: len(row) for name, row in kinds.items()})
    shares = yield from _HIDE.split(my.seat, form, default={})
    return [token for name, row in kinds.items() for token in row[: shares.get(name, 0)]]


class Wraith(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.EXPERT, worth=6):
    stays_home = True
    sheet_takes = True
    super_joins = True
    unseen_tokens = UNSEEN_TOKENS
    unseen_called = UNSEEN_CALLED
    unseen_side = UNSEEN_SIDE
    free = Attribute(False, Shown.SECRET)
    """True while the super flare lifts the limit."""
    asked = Attribute(0, Shown.SECRET)
    """The number of the challenge in which the holder was asked last; 0 once it may be asked again in it."""

    fade = doing(HANDS_DEALT.quietly(), lambda now: placing.lay_on_sheet(now.game, now.seat, now.my.card, now.my.name))

    forget = doing(CHALLENGE_START.noting(Force.HELD), lambda now: moves.veil(now.game, now.my.card, None, (), ()))
    """In a challenge without a reveal, hidden tokens have never left the reserve."""

    @BEFORE_DESTINY.noting(Force.HELD).when(lambda now: Wraith.asked.of(now.my) == now.state.challenges)
    def breathe(self, game: Cosmic, my: Mine) -> None:
        """The challenge begins anew; whoever has shown nothing in it has not used the power yet (2.4.3)."""
        moves.remember(game, my.card, Wraith.asked, 0)

    @COMMITTING.offense.quietly().when(roles.offense, _able)
    @COMMITTING.ally.quietly().when(roles.ally, _able)
    @ALLIES.committed.quietly().when(roles.defense, _able)
    def hide(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Before the tokens that everybody sees; an ally who shows none has hidden one at least.

        Nobody else learns the number; whether anything is hidden shows at the reveal. The super flare lifts the limit
        of four, not a narrower one (0.4); the defense has no limit but that of the power.
        """
        state = game.state
        side = board.side_of(state, my.seat)
        if side is None:
            return
        limit = _MOST
        if my.seat != state.challenge.defense.seat:
            wanted = Commit(my.seat, side, ally=roles.ally(Situation(game, my, None)))
            limit = min(_MOST, listeners.modify(game, COMMITTING.limit, CONE_LIMIT, wanted))
        free = dispatch.readied(game, my) and limit >= _MOST
        reserve = board.tokens_at(state, my.card, my.seat)
        most = len(reserve) if free else max(0, min(limit - _seen(state, my.seat), len(reserve)))
        moves.veil(game, my.card, side, (yield from _choose(game, my, reserve, most)), ())
        moves.remember(game, my.card, Wraith.asked, state.challenges)
        moves.remember(game, my.card, Wraith.free, free)

    @COMMITTING.unseen.when(roles.own)
    def know(self, game: Cosmic, my: Mine, value: Unseen, seat: Seat) -> Unseen:
        """On the side that the owner is on now. Known to the owner alone."""
        tokens = tuple(board.tokens_at(game.state, my.card, my.seat))
        there = board.side_of(game.state, my.seat) == UNSEEN_SIDE.of(my)
        hidden = tuple(token for token in UNSEEN_TOKENS.of(my) if there and token in tokens)
        called = tuple(token for token in UNSEEN_CALLED.of(my) if token in hidden)
        counted = 0 if Wraith.free.of(my) else len(UNSEEN_TOKENS.of(my)) - len(UNSEEN_CALLED.of(my))
        return Unseen(seat, tokens, hidden, called, my.card, counted)

    @REVEALED.at(Flipped.REWIND).quietly(Force.HELD).when(lambda now: UNSEEN_TOKENS.of(now.my))
    def appear(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Zapped or dormant, they stay in the reserve; an ally without other tokens is no ally then."""
        state = game.state
        side = board.side_of(state, my.seat)
        here = board.tokens_at(state, my.card, my.seat)
        called = [token for token in UNSEEN_CALLED.of(my) if token in here]
        hidden = [token for token in UNSEEN_TOKENS.of(my) if token in here and token not in called]
        there = side == UNSEEN_SIDE.of(my)
        moves.veil(game, my.card, None, (), ())
        if side is None or not there:
            return
        card = state.powers[ids.power_number(my.card)]
        if force.in_force(state, card) and (yield from dispatch.by_power(game, my, REVEALED, counts=True)):
            if Wraith.free.of(my) and not (yield from dispatch.supported(game, my)):
                hidden = hidden[: max(0, _MOST - _seen(state, my.seat))]
            moves.commit(game, my.seat, [*hidden, *called], side)
        if not board.on_cone(state, my.seat) and board.is_ally(state, my.seat):
            moves.leave_side(game, my.seat)


class WildWraith(Flare, sense="can_decide"):
    appear = doing(
        CARDS.down.when(roles.main, lambda now: placing.reserve(now.game, now.seat)),
        lambda now: placing.reinforce(now.game, now.seat, 2, _WILD_IN),
    )
