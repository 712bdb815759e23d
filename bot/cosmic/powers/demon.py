"""Demon: keeps another player's hand as a hoard until the challenge ends, and plays from it."""

from bot.cosmic.api import *

_TARGET = Question("demon.target", Of.PLAYERS, says="whom")
_WILD_TARGET = Question("demon.wild.target", Of.PLAYERS, says="whom")
_WILD_COMMIT = Question("demon.wild.commit", Of.TOKENS, says="commit", guard=Guard.BASES)

_FIRST = -2
"""Rank in the end step: before a copy is over (P3, Insect)."""


def _bystanders(game: Cosmic, my: Mine) -> list[Seat]:
    return [seat for seat in board.after(game.state, my.seat) if not board.is_main(game.state, seat)]


def _hosts(game: Cosmic, my: Mine) -> list[Seat]:
    return attributes.robbable(game.state, _bystanders(game, my))


def _possessed(now: Situation[object]) -> Sequence[str]:
    return HOARD.of(now.my)


class Demon(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.ADVANCED):
    needs_allies = True
    hoards = True
    hoard = HOARD
    lender = Attribute(NOBODY, Shown.INNER)
    """The owner of the hand; NOBODY if it came from the deck."""

    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        """The hand's owner is named when it is taken; not each time a card is played from it."""
        if my.window == HOARD.key:
            return {}
        hosts = _hosts(game, my)
        most = max(hosts, key=lambda seat: len(game.state.players[seat].hand))
        return aims.TARGET.to((yield from _TARGET.one_of(my.seat, hosts, default=most)))

    @INVITING.before.at(Hands.ROB).when(
        roles.main, lambda now: _hosts(now.game, now.my), lambda now: not _possessed(now)
    )
    def possess(self, game: Cosmic, my: Mine) -> None:
        """The two alone see which cards it is."""
        lender = aims.TARGET.of(my)
        moves.remember(game, my.card, Demon.lender, lender)
        moves.borrow_hand(game, ids.power_number(my.card), lender)

    @ENDING.discards.quietly(Force.HELD).when(_possessed)
    @END_STEP.at(_FIRST).quietly(Force.HELD).when(_possessed)
    @CHALLENGE_START.quietly(Force.HELD).when(_possessed)
    def give_back(self, game: Cosmic, my: Mine) -> None:
        """Also a flare as soon as it is back; drawn cards go back on top of the deck."""
        number, lender = ids.power_number(my.card), Demon.lender.of(my)
        if lender == NOBODY:
            moves.stack_hoard(game, number)
        elif game.state.players[lender].active:
            moves.empty_hoard(game, number, lender)
        else:
            moves.discard_hoard(game, number)


def _spare(game: Cosmic, seat: Seat) -> dict[str, int]:
    return {base: count - 1 for base, count in sources.by_others(game, seat).items() if count > 1}


def _pressed(game: Cosmic, my: Mine) -> list[Seat]:
    return [seat for seat in _bystanders(game, my) if not board.is_ally(game.state, seat) and _spare(game, seat)]


class WildDemon(Flare):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        seats = _pressed(game, my)
        most = max(seats, key=lambda seat: sum(_spare(game, seat).values()))
        return aims.TARGET.to((yield from _WILD_TARGET.one_of(my.seat, seats, default=most)))

    @INVITING.before.when(roles.main, roles.committed, lambda now: _pressed(now.game, now.my))
    def press(self, game: Cosmic, my: Mine) -> Flow[None]:
        """As many tokens as the holder has there, or all that may come; the ally chooses the places."""
        seat, side = aims.TARGET.of(my), board.side_of(game.state, my.seat)
        if side is None:
            return
        moves.join(game, seat, side)
        yield from sources.release(game, seat)
        limit = yield from placing.limit_of(game, seat, side, ally=True)
        spare = _spare(game, seat)
        count = min(limit, len(board.in_challenge(game.state, my.seat)), sum(spare.values()))
        default = picking.from_bases(count, spare)
        shares = yield from _WILD_COMMIT.split(seat, picking.exactly(count, spare), default=default)
        moves.commit(game, seat, (yield from picking.pick(game, seat, shares)), side)
        sources.shifted(game, shares)


def _own(game: Cosmic, my: Mine) -> list[int]:
    held = [(number, game.state.powers[number]) for number in force.held(game.state, my.seat, my.name)]
    return [number for number, card in held if not card.used and not HOARD.of(card)]


class SuperDemon(Flare, uses_power=True):
    @INVITING.before.at(Hands.ROB).when(roles.main, lambda now: _own(now.game, now.my))
    def summon(self, game: Cosmic, my: Mine) -> None:
        number = _own(game, my)[0]
        moves.mark_used(game, f"power.{number}", INVITING.before.name)
        moves.remember(game, f"power.{number}", Demon.lender, NOBODY)
        moves.fill_hoard(game, number, 6)
