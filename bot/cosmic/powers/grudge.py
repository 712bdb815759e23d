"""Grudge: makes those lose tokens who were invited and did not join."""

from bot.cosmic.api import *

_BACK = Question("grudge.wild", Of.TOKENS, says="back")

_FEW, _MANY = 1, 4
_MARKED = aims.Aim[Sequence[Seat]]("marked")
_EACH = aims.Aim[int]("each")


def _refused(game: Cosmic, my: Mine) -> list[Seat]:
    """Invited players who could have joined the main player and did not."""
    side = board.with_main(game.state, my.seat)
    able = (seat for seat in side.invited if board.is_ally(game.state, seat) or sources.movable(game, seat))
    return [seat for seat in able if seat not in side.allies]


def _own_side(game: Cosmic, my: Mine) -> SideName:
    return "offense" if roles.offense(Situation(game, my, None)) else "defense"


class Grudge(Power, kind=Kind.MANDATORY, edition=Edition.EON, level=Level.EXPERT, worth=3):
    needs_allies = True
    super_joins = True

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The marks are public; with the super flare all are worth four."""
        marked = _MARKED.to(_refused(game, my))
        return marked | _EACH.to(_MANY) if (yield from dispatch.supported(game, my)) else marked

    mark = calling(ALLIES.after_escorts.at(Hands.GIVE_ALLIED).when(roles.main, lambda now: _refused(now.game, now.my)))
    """After Magnet has pulled allies."""

    @ENDING.settled.at(Settled.MARKED).declared().quietly()
    def settle(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Tokens that were allied with the other side lose nothing, and nobody does after giving way."""
        state = game.state
        challenge = state.challenge
        bad = challenge.outcome == "no_deal" or roles.beaten(Situation(game, my, None))
        well = challenge.outcome in ("deal", _own_side(game, my))
        fine = _EACH.get(my) or _MANY * bad + _FEW * well
        seats = [seat for seat in _MARKED.of(my) if state.players[seat].active]
        where = {seat: losses.places(state, seat, cone=False) for seat in seats}
        for seat in seats:
            if seat in board.side(state, board.other_side(_own_side(game, my))).allies:
                where[seat].pop(challenge.target or "", None)
        tokens = yield from losses.chosen(game, dict.fromkeys(seats, fine), where)
        yield from losses.lose(game, tokens, "grudge", my.seat)


def _beaten(now: Situation[object]) -> bool:
    if not roles.main(now):
        return False
    other = board.other_side(_own_side(now.game, now.my))
    return totals.expected(now.game) == other and bool(board.side(now.state, other).allies)


class WildGrudge(Flare):
    @OUTCOME_KNOWN.when(_beaten)
    def spoil(self, game: Cosmic, my: Mine) -> Flow[None]:
        """They are no allies any more, so neither base nor rewards are due."""
        allies = [*board.side(game.state, board.other_side(_own_side(game, my))).allies]
        leaving = [token for seat in allies for token in board.on_cone(game.state, seat)]
        for seat in allies:
            moves.leave_side(game, seat)
        yield from placing.send_home(game, leaving, _BACK)
