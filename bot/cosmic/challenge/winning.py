"""Victory (7.1, 7.3), and the end of every phase: cards come back and people leave (2.5.6, 8.7)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from bot.cosmic import moves
from bot.cosmic.challenge import totals
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.engine.listeners import Lens
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import WIN
from bot.cosmic.model import board, cards
from bot.cosmic.model.hook_args import Victory, Wins
from bot.cosmic.model.records import Maker
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.tokens import placing
from bot.kernel.codec import Plain
from bot.kernel.event import Seat
from bot.kernel.flow import End, Flow, Goto, Next

_LEAVING = attrgetter("leaving")


def discount(state: CosmicState, seat: Seat) -> int:
    """Count the foreign bases fewer than others ``seat`` needs to win, by what expansions say (7.1)."""
    return sum([one.discount(state, seat) for one in registry.joined(state, "discount")])


def is_due(game: Cosmic) -> bool:
    """Make the win check if a token moved or a power speaks of winning; True if one wins, or would but for a power."""
    state = game.state
    if not (state.moved or listeners.answered(state, WIN.how)):
        return False
    moves.note_checked(game)
    return _decides(game)


def end_if_due(game: Cosmic) -> Flow[bool]:
    """The win check at the end of a phase whose windows were played in a later one (7.3); whether the game is over."""
    return game.state.finished or (is_due(game) and (yield from declare(game)))


def end_if_won(game: Cosmic, *, otherwise: bool = False) -> Flow[bool]:
    """End the game, if it is not answered, once somebody has won, ``otherwise`` than by bases alone (7.3, 7.5)."""
    if not (won_otherwise(game) if otherwise else _decides(game)):
        return False
    return (yield from declare(game))


def won_otherwise(game: Cosmic) -> bool:
    """True if somebody wins in another way than by foreign bases (7.5)."""
    if listeners.unheard(game.state, WIN.how):
        return False
    return any(_wins_otherwise(game, seat) for seat in board.active_seats(game.state))


def _wins_otherwise(game: Cosmic, seat: Seat) -> bool:
    return listeners.modify(game, WIN.how, Wins(), seat).otherwise


def declare(game: Cosmic) -> Flow[bool]:
    """Powers that change who wins announce themselves and can be answered; whether somebody has won after all."""
    yield from dispatch.announce(game, (WIN.how,), lambda lens: _by_bases(game, lens))
    won = winners(game)
    enough = _enough(game)
    moves.deny(game, [seat for seat in enough if seat not in won])
    normal = any(seat in won for seat in enough) and not any(_wins_otherwise(game, seat) for seat in won)
    if not won:
        return False
    end = yield from dispatch.replace(game, WIN.instead, Victory(tuple(won), not normal))
    moves.finish(game, end.seats, "alternate" if end.otherwise else "bases")
    return True


def _decides(game: Cosmic) -> bool:
    """True if somebody wins, or would but for a power and it has not been said in this challenge."""
    enough = _enough(game)
    if not listeners.answered(game.state, WIN.how):
        return bool(enough)
    return any(seat not in game.state.challenge.denied for seat in enough) or bool(_winners(game, enough))


def winners(game: Cosmic) -> list[Seat]:
    """Everybody who satisfies a winning condition now (7.1, 7.4, 7.5)."""
    return _winners(game, _enough(game))


def _by_bases(game: Cosmic, lens: Lens) -> list[Seat]:
    enough = _enough(game)
    found = [seat for seat in board.active_seats(game.state) if not _wins_otherwise(game, seat)]
    return [seat for seat in found if listeners.modify(game, WIN.how, Wins(seat in enough), seat, lens).bases]


def _winners(game: Cosmic, enough: list[Seat]) -> list[Seat]:
    """The same, if these players have as many foreign bases as are needed."""
    if not listeners.answered(game.state, WIN.how):
        return enough
    seats = board.active_seats(game.state)
    ways = listeners.modify_each(game, WIN.how, [Wins(seat in enough) for seat in seats], seats)
    return [seat for seat, wins in zip(seats, ways, strict=True) if wins.bases or wins.otherwise]


def won_by(game: Cosmic, flares: Sequence[tuple[str, Seat]]) -> list[Maker]:
    """List what let the winners win without enough bases (7.5); ``flares``: those of the last challenge, in order."""
    state = game.state
    if winners(game) != state.winners:
        instead = registry.FLARES_ON.get(WIN.instead.name, ())
        return [Maker(name, True, seat) for name, seat in flares if cards.flare(name) in instead][-1:]
    enough = _enough(game)
    found: dict[str, Maker] = {}
    for seat in state.winners:
        for my, before, after in listeners.steps(game, WIN.how, Wins(seat in enough), [seat]):
            if (after.bases and not before.bases) or (after.otherwise and not before.otherwise):
                found[my.card] = totals.maker(my.name, my.card, my.seat)
    return list(found.values())


def _enough(game: Cosmic) -> list[Seat]:
    """List the seats that have as many foreign bases as are needed (7.1)."""
    state = game.state
    usual = state.options.bases(len(state.players))
    seats = board.active_seats(state)
    if not state.expansions:
        return [seat for seat in seats if board.foreign_bases(state, seat) >= usual]
    return [seat for seat in seats if board.foreign_bases(state, seat) >= usual - discount(state, seat)]


def go_again(game: Cosmic) -> Flow[Next]:
    """The challenge goes on from an earlier phase: what was committed goes back, and whoever was made an ally."""
    where = game.state.challenge.restart
    moves.restart(game, "")
    yield from placing.dissolve(game)
    moves.undo_commitment(game)
    return close_phase(game, Goto(where))


def close_phase(game: Cosmic, where: Next, *, check: bool = True) -> Next:
    """Go to ``where``, unless the game is over or a main player has left. Here somebody may win (4.0.10, 7.3).

    Without ``check`` nobody wins yet: the outcome has one win check, after all its parts (4.9.8).
    """
    state = game.state
    if state.finished:
        return End()
    if state.aside:
        moves.return_aside(game, "phase")
    left = any(map(_LEAVING, state.players))
    if left:
        for seat in board.active_seats(state):
            if state.players[seat].leaving and (state.challenge.over or not board.is_main(state, seat)):
                moves.depart(game, seat)
        over = last_ones(game)
        if over is not None:
            return over
    # Whom a departure makes win otherwise wins at once.
    if isinstance(where, Goto) and (is_due(game) if check else left and won_otherwise(game)):
        return Goto("victory", {"phase": where.name, "args": where.args})
    return _without_leavers(game, where) if left else where


def victory(game: Cosmic, phase: str, args: dict[str, Plain]) -> Flow[Next]:
    """Powers that change who wins announce themselves (7.3); if nobody wins after all, ``phase`` is next."""
    if (yield from declare(game)):
        return End()
    return _without_leavers(game, Goto(phase, args))


def _without_leavers(game: Cosmic, where: Next) -> Next:
    """Go to ``where``, unless a main player has left. A deal that has failed is carried out all the same (4.9.2)."""
    state = game.state
    if state.challenge.outcome == "no_deal":
        return where
    for seat in (state.challenge.offense.seat, state.challenge.defense.seat):
        if seat >= 0 and state.players[seat].leaving:
            return Goto("departed", {"seat": seat})
    return where


def last_ones(game: Cosmic) -> Next | None:
    """The end if at most one player is left (8.9)."""
    left = board.active_seats(game.state)
    if len(left) > 1:
        return None
    moves.finish(game, left, "last" if left else "nobody")
    return End()
