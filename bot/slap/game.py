"""The order of a slap game for the kernel: a deal, then one phase per pile.

1. ``deal``: seats by chance or moved on by one, shuffle, commitment, deal (R1, R2, R3, R5).
2. ``pile``, again and again until the game is over: cards are turned (``flip``), the window closes with a collection or
   the end (``close``), an announced winner gets the last pile (``award``), somebody slaps (``slap``), pays for a late
   slap (``fine``), leaves (``leave``), or wins by lot (``lot``).

Any time: ``stop``, by host or moderator (R49).
"""

from __future__ import annotations

from functools import lru_cache

from bot.kernel.ask import Action, AskAny, Choice, OneOf, UpTo
from bot.kernel.event import Seat
from bot.kernel.flow import Acted, End, Flow, Frame, Goto, Next, Rules
from bot.kernel.game import Game
from bot.kernel.saved import NotAnOption
from bot.slap import moves, rules
from bot.slap.deck import DECK, ZODIAC
from bot.slap.options import MIN_PLAYERS, BadOption, Options
from bot.slap.state import SlapState

AIR = "air"
"""Key in the choice of a slap: whether the next card of the player to move is in the air (A6)."""
SLAP = OneOf(({AIR: False}, {AIR: True}))


def setup(players: int, options: Options) -> SlapState:
    """An empty table. Raises ``BadOption`` if the options do not take that many players (R1)."""
    if not MIN_PLAYERS <= players <= options.max_players:
        raise BadOption("players", players, f"{MIN_PLAYERS} to {options.max_players}")
    if options.dealer is not None and options.dealer >= players:
        raise BadOption("dealer", options.dealer, f"0 to {players - 1}")
    return SlapState(
        options=options,
        seating=list(range(players)),
        stacks=[[] for _ in range(players)],
        comebacks=[options.comebacks] * players,
        statuses=["in"] * players,
        won=[0] * players,
    )


def deal(game: Game[SlapState]) -> Flow[Next]:
    """Seat, shuffle and deal; nobody decides anything (R1, R2, R3, R5)."""
    yield from ()
    seating = list(game.state.seating)
    dealer = game.state.options.dealer
    if dealer is None:
        game.shuffle(seating)
    else:
        seating = seating[dealer + 1 :] + seating[: dealer + 1]
    order = [card for card in DECK if card != ZODIAC]
    game.shuffle(order)
    moves.deal(game, seating, order, rules.deck_hash(game.seed, order))
    return Goto("pile")


def pile(game: Game[SlapState]) -> Flow[Next]:
    """Play one pile, from its first card until somebody takes it or the game ends."""
    taken = game.state.piles
    while game.state.outcome is None and game.state.piles == taken:
        acted = yield _offer(game.state)
        if not isinstance(acted, Acted):
            raise TypeError("offered actions, received answers")
        match acted.key, acted.seat, acted.choice:
            case "flip", _, _:
                moves.turn_card(game)
                game.barrier()
            case "close", _, _:
                moves.close_window(game)
            case "award", _, int(seat):
                moves.award(game, seat)
            case ("slap" | "fine") as action, int(seat), {"air": bool(air)}:
                moves.slap(game, seat, air=air, late=action == "fine")
            case "leave", int(seat), _:
                moves.leave(game, seat)
            case "lot", _, [_, *_] as seats:
                moves.lot(game, seats)
            case key, _, choice:
                raise NotAnOption(key, choice)
    return End() if game.state.outcome is not None else Goto("pile")


def stop(game: Game[SlapState], seat: Seat | None, choice: Choice) -> Next:
    """End by count before its time (R49). It has no choice to carry, and only host or moderator may send it."""
    if choice is not None:
        raise NotAnOption("stop", choice)
    moves.stop(game)
    return End()


def _offer(state: SlapState) -> AskAny:
    """Return the actions that are open now: a lot only for what somebody could have slapped.

    A card may still be turned and any winner be given the pile at a point at which the game would end: either may
    have been posted before a fine or a departure decided the game, and what has been posted stands (A15).
    """
    staying = tuple(seat for seat, status in enumerate(state.statuses) if status != "left")
    lot: tuple[Seat, ...] = ()
    if rules.pattern(state) is not None:
        lot = tuple(seat for seat in staying if rules.may_slap(state, seat) is None)
    step = rules.next_step(state)
    mover = state.turn is not None and bool(state.stacks[state.turn])
    flip = step.kind == "card" or (step.kind == "end" and state.due is None and mover)
    return _actions(flip, step.kind, staying, lot)


@lru_cache(maxsize=1024)
def _actions(flip: bool, step: str, staying: tuple[Seat, ...], lot: tuple[Seat, ...]) -> AskAny:
    actions = [Action("flip")] if flip else []
    if step != "card":
        actions.append(Action("close"))
    if step == "end":
        actions.append(Action("award", None, OneOf(staying)))
    actions += [Action("slap", staying, SLAP), Action("fine", staying, SLAP), Action("leave", staying)]
    if lot:
        actions.append(Action("lot", None, UpTo(len(lot), lot)))
    return AskAny("pile", tuple(actions))


def settled(state: SlapState) -> dict[str, str]:
    """Return the pace, which follows the number of players if nobody chose one."""
    return {} if state.options.pace is None else {"pace": f"{state.options.pace} ms"}


RULES: Rules[SlapState] = Rules(
    name="slap",
    version=1,
    state=SlapState,
    setup=setup,
    start=Frame("deal"),
    phases={"deal": deal, "pile": pile},
    interrupts={"stop": stop},
    problems=lambda state: rules.problems(state) if state.commitment else (),
    settled=settled,
)
