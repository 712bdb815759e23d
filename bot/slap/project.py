"""Views of a slap game from its state: only what everybody at the table may know (R4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from bot.kernel.event import Seat
from bot.slap import rules
from bot.slap.deck import DECK
from bot.slap.state import SlapState
from bot.slap.views import CLOSE, UNWON, AwardLine, FilmView, PileHistory, PileView, ResultLine, ResultView


def pile_view(state: SlapState, names: Sequence[str], away: tuple[tuple[str, int], ...] = ()) -> PileView:
    """Show the open pile, none below a cut; ``away``: people on holiday, with the end in unix ms."""
    shown = state.history[-state.options.show :] or state.pile[-1:]
    goes_on = rules.next_step(state).kind != "end"  # else nobody is left to answer a challenge, or to turn
    challenge = state.challenge if goes_on else None
    return PileView(
        last=tuple(shown),
        cards=len(state.pile),
        chances=(challenge.chances, challenge.total) if challenge else None,
        next=names[state.turn] if goes_on and state.turn is not None else "",
        seats=tuple(names),
        language=state.options.language,
        away=away,
    )


def result_view(
    state: SlapState,
    names: Sequence[str],
    fastest: Mapping[Seat, int] | None = None,
    pile_history: PileHistory | None = None,
    stopped: str = "stopped",
    computers: Collection[Seat] = (),
) -> ResultView:
    """Show the end, or a count now; ``fastest`` in ms; ``stopped``: also ``event`` or ``anew``."""
    times = fastest or {}
    rows = []
    for place, seat in rules.places(state):
        left, cards = state.statuses[seat] == "left", len(state.stacks[seat])
        rows.append(ResultLine(place, names[seat], cards, state.won[seat], times.get(seat), left, seat in computers))
    how: str = state.outcome.how if state.outcome else "count"
    if how == "cards" and not state.flips:
        how = "unplayed"
    if how == "stopped":
        how = stopped
    known = pile_history if pile_history is not None and pile_history.whole(state.piles) else None
    suit = DECK[known.piles[-1].shown[-1]].element if known is not None and how not in UNWON else ""
    awards = tuple(_awards(names, times, known)) if state.flips else ()
    return ResultView(tuple(rows), how, state.flips, state.piles, tuple(names), state.options.language, suit, awards)


def film_view(state: SlapState, result: ResultView, pile_history: PileHistory) -> FilmView | None:
    """Return the film of this result; None if the history lacks something, or has too little."""
    if not pile_history.whole(state.piles) or len(pile_history.piles) < 2:
        return None
    return FilmView(
        result.seats,
        (len(DECK) - 1) // len(state.stacks),
        tuple(pile_history.piles),
        tuple(map(len, state.stacks)),
        tuple(result.winners),
        result.how,
        result.piles,
        result.suit,
        result.language,
    )


def _awards(names: Sequence[str], fastest: Mapping[Seat, int], pile_history: PileHistory | None) -> Iterator[AwardLine]:
    """Give each award that is sure: longest pile, quickest hand, photo finish; the first of equals."""
    known = pile_history or PileHistory()
    if known.longest is not None:
        yield AwardLine("longest", names[known.longest.seat], known.longest.cards)
    if fastest:
        quickest = min(fastest, key=lambda seat: (fastest[seat], seat))
        yield AwardLine("quickest", names[quickest], fastest[quickest])
    if known.finish is not None and known.finish.gap <= CLOSE:
        yield AwardLine("photo", names[known.finish.seat], known.finish.gap, names[known.finish.other])
