"""Sting: brings half of its lost tokens home, has somebody else lose as many, and pays with cards for it."""

from bot.cosmic.api import *

_WHOM = Question("sting.whom", Of.PLAYERS, says="whom", sense="leader")
_BACK = Question("sting", Of.TOKENS, says="back")
_TAKER = Question("sting.taker", Of.PLAYERS, says="instead", sense="last", flare="wild")

_CAUSE = "sting"


def _reach(state: CosmicState, my: Mine, loss: Loss) -> dict[Seat, dict[str, int]]:
    """The bases of the other players, without tokens that are already being lost."""
    found: dict[Seat, dict[str, int]] = {}
    for seat in board.after(state, my.seat):
        for base in board.bases(state, seat):
            left = sum(number not in loss.tokens for number in board.tokens_at(state, base, seat))
            if left:
                found.setdefault(seat, {})[base] = left
    return found


def _can_shift(now: Situation[Loss]) -> bool:
    loss = now.about
    mine = loss.of(now.state, now.seat)
    able = loss.cause != _CAUSE and len(mine) > 1
    return able and bool(placing.homes(now.state, now.seat, mine) and _reach(now.state, now.my, loss))


class Sting(Power, kind=Kind.OPTIONAL, edition=Edition.MAYFAIR, level=Level.ADVANCED):
    super_joins = True

    aim = naming(
        aims.TARGET,
        _WHOM,
        lambda now: [seat for seat in board.after(now.state, now.seat) if board.bases(now.state, seat)],
    )

    @LOSING.before.at(Fate.SHIFT).once().when(_can_shift)
    def shift(self, game: Cosmic, my: Mine, loss: Loss) -> Flow[Loss]:
        """A loss of its own, which nobody shifts again. Tokens that the target lacks stay the owner's loss."""
        target = aims.TARGET.of(my)
        places = _reach(game.state, my, loss).get(target, {})
        every = bool(places) and (yield from dispatch.supported(game, my))
        mine = yield from sources.released(game, my.seat, loss.of(game.state, my.seat))
        due = len(loss.of(game.state, my.seat)) if every else len(loss.of(game.state, my.seat)) // 2
        count = min(due, len(mine), sum(places.values()))
        if not count:
            return loss
        saved = yield from picking.some(game, mine, count, my.seat)
        paid = yield from losses.chosen(game, {target: count}, {target: places}, loss.tokens)
        yield from placing.send_home(game, saved, _BACK, leaving=loss.tokens)
        yield from losses.lose(game, paid, _CAUSE, my.seat)
        yield from _pay(game, my.seat, target, len(paid))
        return loss.without(saved)


def _pay(game: Cosmic, seat: Seat, target: Seat, count: int) -> Flow[None]:
    """Cards come from the hand by chance; missing ones from the deck."""
    given = draws.random_cards(game, seat, count, given=True)
    if given:
        moves.give_card(game, seat, target, given, "sting")
    if count > len(given):
        yield from draws.draw(game, target, count - len(given), "sting")


def _takers(game: Cosmic, my: Mine, wanted: Consolation) -> list[Seat]:
    return [seat for seat in board.after(game.state, my.seat) if seat != wanted.taker]


class WildSting(Flare):
    @REWARDING.consolation.at(Consoled.SHIELD).when(roles.owing, lambda now: _takers(now.game, now.my, now.about))
    def divert(self, game: Cosmic, my: Mine, wanted: Consolation) -> Flow[Consolation]:
        taker = yield from _TAKER.one_of(my.seat, _takers(game, my, wanted))
        return replace(wanted, taker=taker)
