"""Call Escorts (S11): all are asked at once under seal. Tokens may be in the challenge unseen (S25, P1 Wraith).

The answers are carried out in rule order. Whoever answers *wait* is asked in turn, when it is known what those before
have called; nobody else waits for that. Public facts alone decide who is asked about a reserve: that there is one, and
which letters lie in it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.expansions.skill_tokens import state as skill_moves
from bot.cosmic.expansions.skill_tokens.state import fighting, letter, own
from bot.cosmic.expansions.skill_tokens.views import ESCORT, SHIELD, WEAPON
from bot.cosmic.kinds.hooks import ESCORTING, HELD_FAST
from bot.cosmic.kinds.questions import Guard, Of, Question, Standing
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Call
from bot.cosmic.model.state import Cosmic
from bot.cosmic.timing import automation
from bot.cosmic.tokens import placing, sources
from bot.kernel.ask import Choice, OneOf, Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, under_seal

UNSEEN_CALLS = Question("skill_tokens.escorts_unseen", Of.NUMBER, rule="S25", secret=True, untold=True)
SHOWS = Question("skill_tokens.show", Of.NUMBER, rule="S25", secret=True, untold=True)


def _numbers(most: int) -> OneOf:
    return OneOf(tuple(range(most + 1)))


def takes_part(game: Cosmic, seat: Seat) -> bool:
    """True if ``seat`` has tokens in the challenge that everybody knows of."""
    if board.in_challenge(game.state, seat):
        return True
    return seat != game.state.challenge.defense.seat and bool(placing.unseen(game, seat).hidden)


def may_call(game: Cosmic, seat: Seat) -> bool:
    state = game.state
    return board.side_of(state, seat) is not None and bool(own(state, placing.unseen(game, seat).tokens, ESCORT))


def _callable(game: Cosmic, seat: Seat) -> list[int]:
    reserve = placing.unseen(game, seat)
    if not reserve.hidden and not board.in_challenge(game.state, seat):
        return []
    left = [number for number in own(game.state, reserve.tokens, ESCORT) if number not in reserve.hidden]
    return left[: listeners.modify(game, ESCORTING.limit, len(left), seat)]


def call(game: Cosmic, seat: Seat, said: Choice) -> None:
    """Escorts come unseen; that some do is public, how many is not (S25)."""
    coming = _callable(game, seat)[: said if isinstance(said, int) else 0]
    if not coming:
        return
    reserve = placing.unseen(game, seat)
    side = board.side_of(game.state, seat)
    moves.veil(game, reserve.card, side, (*reserve.hidden, *coming), (*reserve.called, *coming))
    skill_moves.call_unseen(game, seat, coming)
    moves.reopen(game)


def show(game: Cosmic) -> Flow[None]:
    """Let players with a reserve show hidden tokens that matter before Shields meet Weapons (S20, S25)."""
    able = (seat for seat in board.priority(game.state) if _could_show(game, seat))
    asks = [SHOWS.ask(seat, _numbers(len(_matching(game, seat))), 0) for seat in able]
    for ask, said in zip(asks, (yield from under_seal(asks)), strict=True):
        shown = _matching(game, ask.seat)[: said if isinstance(said, int) else 0]
        side = board.side_of(game.state, ask.seat)
        if shown and side is not None:
            reserve = placing.unseen(game, ask.seat)
            rest = tuple(number for number in reserve.hidden if number not in shown)
            moves.veil(game, reserve.card, side, rest, reserve.called)
            moves.commit(game, ask.seat, shown, side)
            moves.reopen(game)


def _wanted(game: Cosmic, seat: Seat) -> str:
    return {"offense": WEAPON, "defense": SHIELD}.get(board.side_of(game.state, seat) or "", "")


def _could_show(game: Cosmic, seat: Seat) -> bool:
    wanted = _wanted(game, seat)
    return bool(wanted) and any(letter(game.state, number) == wanted for number in placing.unseen(game, seat).tokens)


def _matching(game: Cosmic, seat: Seat) -> list[int]:
    return own(game.state, placing.unseen(game, seat).hidden, _wanted(game, seat))


CALLS = Question("skill_tokens.escorts", Of.NUMBER, rule="S11", standing=Standing.USUAL)
NOW = Question("skill_tokens.escorts_now", Of.NUMBER, rule="S11")
FROM = Question("skill_tokens.from", Of.TOKENS, rule="S12", standing=Standing.QUIET, guard=Guard.BASES)
"""Asked only of those who have ordered it."""
WAIT = "wait"
_PLAIN = listeners.Lens()


def call_all(game: Cosmic) -> Flow[None]:
    """Everybody with tokens in the challenge may add Escorts, once, the offense first, then clockwise (S11)."""
    offense = game.state.challenge.offense.seat
    order = (offense, *board.after(game.state, offense))
    yield from _announce_limits(game, order)
    most = {seat: count for seat in order if (count := _most(game, seat))}
    seats = [*most]
    ways = {seat: (0, *((WAIT,) if seat != seats[0] else ()), *range(1, most[seat] + 1)) for seat in seats}
    asks = [CALLS.ask(seat, OneOf(ways[seat]), 0) for seat in seats]
    veiled = [seat for seat in order if may_call(game, seat)]
    # As many as could come: hidden ones are in the challenge already (S12).
    asks += [UNSEEN_CALLS.ask(seat, _numbers(len(_callable(game, seat))), 0) for seat in veiled]
    said = yield from under_seal(asks)
    for seat in order:
        if seat in seats:
            yield from _call(game, seat, said[seats.index(seat)])
        if seat in veiled:
            call(game, seat, said[len(seats) + veiled.index(seat)])


def call_late(game: Cosmic, seat: Seat) -> Flow[None]:
    """Let players who are attracted after the others call Escorts at that moment (S16)."""
    yield from _announce_limits(game, [seat])
    yield from _call(game, seat, WAIT)


def compare(game: Cosmic) -> Flow[None]:
    """More Shields than Weapons end the challenge before cards are played (S20, S22), as many do not (S21)."""
    yield from show(game)
    weapons, shields = fighting(game.state)
    if weapons or shields:
        skill_moves.muster(game, weapons, shields)
    if shields > weapons:
        moves.fix_outcome(game, "repulsed")
        yield from send_called_home(game)


def send_called_home(game: Cosmic) -> Flow[None]:
    """Escorts of the defense that are still there return to bases of its choice (S14)."""
    back = skill_moves.come_home(game)
    if back:
        yield from placing.send_home(game, back, leaving=())


def _available(game: Cosmic, seat: Seat, lens: listeners.Lens = _PLAIN) -> dict[str, list[int]]:
    """The Escorts that ``seat`` may call, by place: on bases and on what counts like one (S12), as far as tokens may be
    taken from there (X5); not from the target, and none without a token in the challenge (S11, S14).
    """
    state = game.state
    if not takes_part(game, seat):
        return {}
    target = state.challenge.target if seat == state.challenge.defense.seat else None
    places = {place: most for place, most in sources.movable(game, seat, lens).items() if place != target}
    found = {place: own(state, board.tokens_at(state, place, seat), ESCORT)[:most] for place, most in places.items()}
    return {place: here for place, here in found.items() if here}


def _within_reach(game: Cosmic, seat: Seat) -> int:
    """Count the Escorts others can make ``seat`` call: not what counts like a base for ``seat`` alone (Z44)."""
    own_places = sources.special(game.state, seat)
    return sum(len(row) for place, row in _available(game, seat).items() if place not in own_places)


def _announce_limits(game: Cosmic, seats: Sequence[Seat]) -> Flow[None]:
    """Announce what limits these seats' Escorts, lifts a limit or holds them fast, where it matters (4.0.7, 2.5.7)."""
    yield from dispatch.announce(
        game,
        (ESCORTING.limit, HELD_FAST),
        lambda lens: [(_most(game, seat, lens), _available(game, seat, lens)) for seat in seats],
    )


def _most(game: Cosmic, seat: Seat, lens: listeners.Lens = _PLAIN) -> int:
    """Count the Escorts ``seat`` may call; no more than there is room for where they go (P3, Pygmy)."""
    whole = min(sum(map(len, _available(game, seat, lens).values())), placing.room_for(game.state, seat))
    return min(whole, listeners.modify(game, ESCORTING.limit, whole, seat, lens)) if whole else 0


def _call(game: Cosmic, seat: Seat, said: Choice) -> Flow[None]:
    if said == 0:
        return
    most = _most(game, seat)
    if not most:
        return
    if said == WAIT:
        said = yield from NOW.one_of(seat, range(most + 1), default=0)
    count = min(said, most) if isinstance(said, int) else 0
    wanted = Call(seat, count, max(count, min(most, _within_reach(game, seat))))
    if wanted.count:
        wanted = yield from dispatch.replace(game, ESCORTING.called, wanted)
    if not wanted.count:
        return
    here = _available(game, seat)
    shares = yield from _origins(game, seat, min(wanted.count, sum(map(len, here.values()))), here)
    tokens = [number for place, count in shares.items() for number in here[place][:count]]
    if tokens:  # All at once: what that does to bases is looked at afterwards (S15).
        skill_moves.call(game, seat, tokens)
        moves.reopen(game)
        sources.shifted(game, shares)


def _origins(game: Cosmic, seat: Seat, count: int, here: dict[str, list[int]]) -> Flow[dict[str, int]]:
    """From where they come; unless asked, from the fullest places, so that no base is given up without need (8.12)."""
    left = {place: len(board.tokens_at(game.state, place, seat)) for place in here}
    spare = {place: len(row) for place, row in here.items()}
    shares: dict[str, int] = {}
    for _ in range(count):
        place = max((one for one in spare if spare[one]), key=lambda one: left[one])
        left[place] -= 1
        spare[place] -= 1
        shares[place] = shares.get(place, 0) + 1
    form = Split(count, count, tuple(Part(place, min(len(row), count)) for place, row in here.items()))
    if not automation.asks_always(game.state, seat, FROM.key) or form.single():
        return shares
    return (yield from FROM.split(seat, form, default=shares))
