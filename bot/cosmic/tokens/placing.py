"""Place tokens as their owner decides: back to bases, into the challenge, out of the warp, to bases (4.9.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from bot.cosmic import moves
from bot.cosmic.engine import dispatch, listeners
from bot.cosmic.kinds.hooks import BARRED, COMMITTING, LANDING, REGROUPS, RETURNING
from bot.cosmic.kinds.questions import Guard, Of, Question, Standing, Time
from bot.cosmic.model import board
from bot.cosmic.model.hook_args import Commit, Hold, Landing, Loss, Regroup, Returning, Unseen
from bot.cosmic.model.records import SideName
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, WARP, Cosmic, CosmicState
from bot.cosmic.tokens import losses, picking, sources
from bot.kernel.ask import Ask, Part, Split
from bot.kernel.event import Seat
from bot.kernel.flow import Flow, everyone

RETURN = Question("return", Of.TOKENS, rule="5.8.1", standing=Standing.USUAL)
COMMIT = Question("commit", Of.TOKENS, rule="4.4.1", time=Time.LONG, guard=Guard.BASES)
Usual: TypeAlias = Callable[[CosmicState, Seat, int, Mapping[str, int]], dict[str, int]]
"""Gives the default division of so many tokens of a player on these bases."""
MOST = 4
"""Most tokens with which a base is founded (5.5.5)."""
CONE_LIMIT = 4
"""Tokens that may be committed unless something changes it (4.4.1, 4.6.2)."""


def elsewhere(state: CosmicState, seat: Seat, leaving: Iterable[int]) -> dict[str, int]:
    """The bases that ``seat`` has without the tokens that are ``leaving``: a beaten planet is vacated first."""
    counts = board.bases(state, seat)
    for number in leaving:
        token = state.tokens[number]
        if token.seat == seat and token.place in counts:
            counts[token.place] -= 1
    return {base: count for base, count in counts.items() if count}


def homes(state: CosmicState, seat: Seat, tokens: Sequence[int]) -> dict[str, int]:
    """Return the homes these tokens of ``seat`` can come to: its bases without them, else places like one."""
    return elsewhere(state, seat, tokens) or sources.havens(state, seat, tokens)


def rescue(game: Cosmic, seat: Seat, loss: Loss, asked: Question) -> Flow[Loss]:
    """The tokens of ``seat`` come home instead of being lost, but for those that are held fast."""
    mine = yield from sources.released(game, seat, loss.of(game.state, seat))
    yield from send_home(game, mine, asked, leaving=loss.tokens)
    return loss.without(mine)


def send_home(
    game: Cosmic,
    tokens: Sequence[int],
    asked: Question = RETURN,
    *,
    leaving: Sequence[int] | None = None,
    usual: Usual = picking.spread,
) -> Flow[None]:
    """RET: the owners put the tokens on bases of theirs (5.8.1); whoever has none loses them to the warp (5.8.2).

    A place that all ``leaving`` tokens give up, those sent home by default, is no base. Silence does the ``usual``.
    """
    returning = yield from dispatch.replace(game, RETURNING, Returning(tuple(tokens)))
    owners: dict[Seat, list[int]] = {}
    for number in returning.tokens:
        owners.setdefault(game.state.tokens[number].seat, []).append(number)
    homeless = yield from _bring_home(game, owners, asked, tokens if leaving is None else leaving, usual)
    if homeless:
        yield from losses.lose(game, homeless, "homeless")


def _bring_home(
    game: Cosmic,
    owners: Mapping[Seat, Sequence[int]],
    asked: Question,
    leaving: Sequence[int] = (),
    usual: Usual = picking.spread,
) -> Flow[list[int]]:
    """Ask the owners of tokens for bases, or places like one; hand back those that go to the warp, or have none."""
    state = game.state
    homeless: list[int] = []
    asks: list[Ask] = []
    for seat, mine in owners.items():
        counts, havens = elsewhere(state, seat, leaving), sources.havens(state, seat, mine)
        if not mine or not (counts or havens):
            homeless.extend(mine)
        elif len(counts) == 1 and not havens and board.room(state, next(iter(counts))) >= len(mine):
            moves.move_tokens(game, mine, next(iter(counts)), asked.key)
        else:
            asks.append(_placement(state, seat, asked, counts, len(mine), havens, usual))
    for seat, choice in (yield from everyone(asks)).items():
        homeless.extend((yield from _place(game, seat, owners[seat], choice, asked.key)))
    return homeless


def dissolve(game: Cosmic) -> Flow[None]:
    """The ground has changed: whoever was made an ally before anybody was invited goes home."""
    state = game.state
    committed = board.on_cone(state)
    for seat in [ally for side in state.challenge.sides for ally in side.allies]:
        moves.leave_side(game, seat)
    yield from send_home(game, [one for one in committed if not board.is_main(state, state.tokens[one].seat)])


def retrieve(game: Cosmic, wanted: Mapping[Seat, Sequence[int]], asked: Question) -> Flow[None]:
    """Tokens leave the warp for bases of their owners; whoever has none, nor a place like one, keeps them there."""
    yield from _bring_home(game, wanted, asked)
    for seat, mine in wanted.items():
        yield from regained(game, seat, mine)


def regained(game: Cosmic, seat: Seat, tokens: Sequence[int]) -> Flow[None]:
    """Those of these tokens of ``seat`` that are not in the warp any more have just come back from there."""
    back = sum(game.state.tokens[number].place != WARP for number in tokens)
    if back:
        yield from dispatch.replace(game, REGROUPS.regained, Regroup(seat, back))


def from_warp(game: Cosmic, seat: Seat, count: int, asked: Question) -> Flow[None]:
    """``seat`` retrieves so many of its tokens, all if fewer are in the warp."""
    mine = yield from picking.some(game, board.warp_tokens(game.state, seat), count, seat, WARP)
    yield from retrieve(game, {seat: mine}, asked)


def vacate(game: Cosmic, place: str, cause: str) -> Flow[None]:
    """A place is about to leave the game: what a power has spared, or brought there, goes home, else to the warp."""
    yield from send_home(game, board.tokens_at(game.state, place))
    moves.to_warp(game, board.tokens_at(game.state, place), cause)


def limit_of(game: Cosmic, seat: Seat, side: SideName, *, ally: bool) -> Flow[int]:
    """Return the number of tokens ``seat`` may commit. Powers that change it announce themselves (4.0.7)."""
    return (yield from dispatch.announced(game, COMMITTING.limit, CONE_LIMIT, Commit(seat, side, ally)))


def room_beyond(game: Cosmic, seat: Seat, side: SideName) -> Flow[int]:
    """The room without the limit of four: a narrower one binds (0.4), nothing comes to what is closed."""
    state = game.state
    if seat == state.challenge.defense.seat:  # A garrison has no limit.
        return len(state.tokens)
    if closed(game, seat, side):
        return 0
    yield from limit_of(game, seat, side, ally=board.is_ally(state, seat))
    return room_left(game, seat, side)


def closed(game: Cosmic, seat: Seat, side: SideName) -> bool:
    """Return whether what ``seat`` has committed to a side takes no more tokens in."""
    return listeners.modify(game, BARRED, False, Hold(seat, OFFENSE_CONE if side == "offense" else DEFENSE_CONE))


def room_left(game: Cosmic, seat: Seat, side: SideName) -> int:
    """The same for offense and allies, where what narrows it has just announced itself."""
    state = game.state
    limit = listeners.modify(game, COMMITTING.limit, CONE_LIMIT, Commit(seat, side, board.is_ally(state, seat)))
    return len(state.tokens) if limit >= CONE_LIMIT else max(0, limit - len(board.in_challenge(state, seat)))


def unseen(game: Cosmic, seat: Seat) -> Unseen:
    """Return the tokens ``seat`` has in the challenge unseen (P1, Wraith). Secret."""
    return listeners.modify(game, COMMITTING.unseen, Unseen(seat), seat)


def hides(game: Cosmic, seat: Seat) -> bool:
    """True if ``seat`` has committed any token unseen, whether it counts for the limit or not. Secret."""
    return bool(unseen(game, seat).hidden)


def commit(game: Cosmic, seat: Seat, side: SideName, asked: Question, low: int, high: int) -> Flow[int]:
    """``seat`` puts ``low`` to ``high`` tokens from its bases into the challenge; how many it was."""
    state = game.state
    yield from sources.release(game, seat)
    counts = sources.movable(game, seat)
    high = min(high, sum(counts.values()), room_for(state, seat))
    if high < 1:
        return 0
    form = picking.between(min(low, high), high, counts)
    default = picking.default_bases(high, {base: counts[base] for base in board.bases(state, seat) if base in counts})
    if sum(default.values()) < form.low:
        default = picking.from_bases(form.low, counts)
    shares = yield from asked.split(seat, form, default=default)
    tokens = yield from picking.pick(game, seat, shares)
    moves.commit(game, seat, tokens, side)
    sources.shifted(game, shares)
    return len(tokens)


def room_for(state: CosmicState, seat: Seat) -> int:
    """For how many tokens of ``seat`` there is room where it commits them: the defense does so on a planet."""
    challenge = state.challenge
    garrison = seat == challenge.defense.seat and challenge.target is not None
    return board.room(state, str(challenge.target)) if garrison else len(state.tokens)


def thin_out(game: Cosmic) -> Flow[None]:
    """On small planets the offense's tokens stay first, then others clockwise; the rest goes home (P3, Pygmy)."""
    state = game.state
    for planet, limit in [*state.rooms.items()]:
        here = board.tokens_at(state, planet)
        if len(here) > limit:
            here.sort(key=lambda number: board.rank_of(state, state.tokens[number].seat))
            yield from send_home(game, here[limit:])


def reserve(game: Cosmic, seat: Seat) -> dict[str, int]:
    """The bases, and places like them, from which further tokens of ``seat`` may come into the challenge."""
    challenge = game.state.challenge
    target = challenge.target if seat == challenge.defense.seat else None
    return {base: count for base, count in sources.movable(game, seat).items() if base != target}


def bring_in(
    game: Cosmic, seat: Seat, side: SideName, asked: Question, most: int, places: Mapping[str, int]
) -> Flow[None]:
    """``seat`` brings up to ``most`` further tokens from ``places`` into the challenge; silence brings none."""
    most = min(most, room_for(game.state, seat))
    shares = yield from asked.split(seat, picking.up_to(most, places), default={})
    moves.commit(game, seat, (yield from picking.pick(game, seat, shares)), side)
    sources.shifted(game, shares)


def reinforce(game: Cosmic, seat: Seat, most: int, asked: Question) -> Flow[None]:
    """``seat`` brings up to ``most`` further tokens to its side beyond its commitment; on no side none."""
    side = board.side_of(game.state, seat)
    if side is not None:
        yield from sources.release(game, seat)
        room = min(most, (yield from room_beyond(game, seat, side)))
        yield from bring_in(game, seat, side, asked, room, reserve(game, seat))


def lay_out(game: Cosmic, seat: Seat, tokens: Sequence[int], shares: Mapping[str, int], why: str) -> Flow[None]:
    rest = list(tokens)
    for place, count in shares.items():
        going = yield from picking.some(game, rest, count, seat, place)
        moves.move_tokens(game, going, place, why)
        rest = [number for number in rest if number not in going]


def lay_on_sheet(game: Cosmic, seat: Seat, sheet: str, why: str) -> Flow[None]:
    """One token from each home planet comes to lie on the power ``sheet`` at setup (P1, Phantom and Wraith)."""
    one_each = dict.fromkeys(board.homes(game.state, seat), 1)
    moves.move_tokens(game, (yield from picking.pick(game, seat, one_each)), sheet, why)


def _placement(
    state: CosmicState,
    seat: Seat,
    asked: Question,
    bases: Mapping[str, int],
    count: int,
    havens: Mapping[str, int],
    usual: Usual = picking.spread,
) -> Ask:
    parts = [Part(base, min(count, board.room(state, base))) for base in bases]
    parts += [Part(place, min(room, count)) for place, room in havens.items()]
    short = count - sum(part.high for part in parts) if bases else count
    if short > 0:  # Small planets have no room for all; nobody without a base has to go to havens.
        parts.append(Part(WARP, short))
    form = Split(count, count, tuple(part for part in parts if part.high))
    return asked.ask(seat, form, picking.within(form, usual(state, seat, count, bases) if bases else {}))


def _place(game: Cosmic, seat: Seat, tokens: Sequence[int], choice: object, why: str) -> Flow[list[int]]:
    """Put tokens where their owner wants them; those meant for the warp are handed back."""
    if not isinstance(choice, dict):
        raise TypeError("a division is a dictionary")
    rest = list(tokens)
    lost: list[int] = []
    state = game.state
    for base, count in sorted(choice.items(), key=lambda one: len(sources.welcome(state, one[0], tokens))):
        going = yield from picking.some(game, sources.welcome(state, base, rest), count, seat, base)
        if base == WARP:
            lost += going
        elif going:
            moves.move_tokens(game, going, base, why)
        rest = [number for number in rest if number not in going]
    sources.shifted(game, choice)
    return lost


def admits(game: Cosmic, seat: Seat, place: str) -> bool:
    """True if tokens of ``seat`` may come to a place and stay there."""
    return board.room(game.state, place) > 0 and not barred(game, seat, place)


def barred(game: Cosmic, seat: Seat, place: str) -> bool:
    """True if somebody keeps tokens of ``seat`` away from a place, however much room there is."""
    return listeners.modify(game, BARRED, False, Hold(seat, place))


def land(game: Cosmic, tokens: Sequence[int], planet: str) -> Flow[None]:
    """Tokens land, unless sent elsewhere, while there is room: the offense's first, then clockwise (P3, Pygmy)."""
    landing = yield from dispatch.replace(game, LANDING, Landing(tuple(tokens), planet))
    state = game.state
    order = sorted(landing.tokens, key=lambda number: board.rank_of(state, state.tokens[number].seat))
    fits = set(order[: board.room(state, planet)])
    moves.land(game, [number for number in landing.tokens if number in fits], planet)
    yield from send_home(game, [number for number in landing.tokens if number not in fits])


def planets(game: Cosmic, seat: Seat, among: Iterable[str]) -> list[str]:
    """On which of these planets ``seat`` can found a base: it has none there, and a token to spare for it."""
    if not spare(game, seat):
        return []
    return [one for one in among if not board.tokens_at(game.state, one, seat) and admits(game, seat, one)]


def spare(game: Cosmic, seat: Seat) -> dict[str, int]:
    """From where the tokens for a base may come: bases and places like them, never the challenge."""
    places = sources.sources(game.state, seat)
    places.pop(losses.defended(game.state, seat) or "", None)
    return sources.free(game, seat, places)


def found(game: Cosmic, seat: Seat, planet: str, asked: Question, least: int = 1) -> Flow[None]:
    """``seat`` founds a base with one to four tokens; with ``least`` 0 it may leave it. Silence spends ``least``."""
    yield from sources.release(game, seat)
    where = spare(game, seat)
    form = picking.between(least, min(MOST, board.room(game.state, planet), sum(where.values())), where)
    shares = yield from asked.split(seat, form, default=picking.from_bases(least, where))
    chosen = yield from picking.pick(game, seat, shares)
    if chosen:
        moves.land(game, chosen, planet)
        sources.shifted(game, shares)
