"""Escorts are called (S11): all are asked at once under seal, and what they said is carried out in rule order.

Who answers *wait* is asked in its turn, when it is known what those before have called; nobody else waits for that.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.expansions.skill_tokens import moves as skill_moves, unseen
from bot.cosmic.expansions.skill_tokens.state import ESCORT, fighting, own
from bot.cosmic.kinds.hooks import ESCORTING, HELD_FAST
from bot.cosmic.kinds.questions import Guard, Of, Question, Standing
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Call
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.cosmic.timing import automation
from bot.cosmic.tokens import placing, sources
from bot.kernel.ask import Ask, Choice, Number, OneOf, Part, Split
from bot.kernel.flow import Flow, under_seal
from bot.kernel.seat import Seat

CALLS = Question("skill_tokens.escorts", Of.NUMBER, rule="S11", standing=Standing.USUAL)
"""How many Escorts are called, or is that said later?"""
NOW = Question("skill_tokens.escorts_now", Of.NUMBER, rule="S11")
"""The same in one's turn, for those who waited."""
FROM = Question("skill_tokens.from", Of.TOKENS, rule="S12", standing=Standing.QUIET, guard=Guard.BASES)
"""From which bases the Escorts come. Asked only of those who have ordered it."""
WAIT = "wait"
_PLAIN = listeners.Lens()


def call_all(game: Cosmic) -> Flow[None]:
    """Everybody with tokens in the challenge may add Escorts, once, the offense first, then clockwise (S11)."""
    state = game.state
    offense = state.challenge.offense.seat
    order = (offense, *board.after(state, offense))
    yield from _announce_limits(game, order)
    most = {seat: count for seat in order if (count := _most(game, seat))}
    seats = [*most]
    asks = [CALLS.ask(seat, _ways(most[seat], first=seat == seats[0]), 0) for seat in seats]
    veiled = [seat for seat in order if unseen.may_call(game, seat)]
    said = yield from under_seal([*asks, *(unseen.ask_to_call(game, seat) for seat in veiled)])
    for seat in order:
        if seat in seats:
            yield from _call(game, seat, said[seats.index(seat)])
        if seat in veiled:
            unseen.call(game, seat, said[len(seats) + veiled.index(seat)])


def foreseen(state: CosmicState, seat: Seat) -> list[Ask]:
    """How many Escorts ``seat`` will call if it takes part: of those that stand on its bases, up to four (S11)."""
    standing = [token for base in board.bases(state, seat) for token in board.tokens_at(state, base, seat)]
    count = len(own(state, standing, ESCORT))
    return [CALLS.ask(seat, Number(0, min(count, placing.CONE_LIMIT)), 0)] if count else []


def _ways(most: int, *, first: bool) -> OneOf:
    """None, or up to so many; whoever is not the first may wait for what the others say."""
    return OneOf((0, *(() if first else (WAIT,)), *range(1, most + 1)))


def call_late(game: Cosmic, seat: Seat) -> Flow[None]:
    """Who is attracted after the others may call Escorts at that moment (S16)."""
    yield from _announce_limits(game, [seat])
    yield from _call(game, seat, WAIT)


def compare(game: Cosmic) -> Flow[None]:
    """More Shields than Weapons end the challenge before cards are played (S20, S22), as many do not (S21)."""
    yield from unseen.show(game)
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
    if not unseen.takes_part(game, seat):
        return {}
    target = state.challenge.target if seat == state.challenge.defense.seat else None
    found: dict[str, list[int]] = {}
    for place, most in sources.movable(game, seat, lens).items():
        here = own(state, board.tokens_at(state, place, seat), ESCORT)[:most]
        if here and place != target:
            found[place] = here
    return found


def _within_reach(game: Cosmic, seat: Seat) -> int:
    """How many of them others can make ``seat`` call: not what counts like a base for ``seat`` alone (Z44)."""
    own_places = sources.special(game.state, seat)
    return sum(len(row) for place, row in _available(game, seat).items() if place not in own_places)


def _announce_limits(game: Cosmic, seats: Sequence[Seat]) -> Flow[None]:
    """What limits the Escorts of these seats, lifts a limit or holds Escorts fast announces itself where it matters
    (4.0.7, 2.5.7).
    """
    yield from dispatch.announce(
        game,
        (ESCORTING.limit, HELD_FAST),
        lambda lens: [(_most(game, seat, lens), _available(game, seat, lens)) for seat in seats],
    )


def _most(game: Cosmic, seat: Seat, lens: listeners.Lens = _PLAIN) -> int:
    """How many Escorts ``seat`` may call; no more than there is room for where they go (P3, Pygmy)."""
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
        sources.shifted(game, shares)


def _origins(game: Cosmic, seat: Seat, count: int, here: dict[str, list[int]]) -> Flow[dict[str, int]]:
    """From where they come; unless asked, from the fullest places, so that no base is given up without need (8.12)."""
    state = game.state
    left = {place: len(board.tokens_at(state, place, seat)) for place in here}
    spare = {place: len(row) for place, row in here.items()}
    shares: dict[str, int] = {}
    for _ in range(count):
        place = max((one for one in spare if spare[one]), key=lambda one: left[one])
        left[place] -= 1
        spare[place] -= 1
        shares[place] = shares.get(place, 0) + 1
    form = Split(count, count, tuple(Part(place, min(len(row), count)) for place, row in here.items()))
    if not automation.asks_always(state, seat, FROM.key) or form.single():
        return shares
    return (yield from FROM.split(seat, form, default=shares))
