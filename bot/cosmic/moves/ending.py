"""The end of a game: who has won, and everything that was hidden (7.6)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.state import Cosmic, CosmicState
from bot.kernel.saving.codec import Plain
from bot.kernel.seat import Seat


def finish(game: Cosmic, winners: Sequence[Seat], how: str) -> None:
    """The game is over: it is told who has won, then what nobody knew, then the seed behind it all (7.6)."""
    state = game.state
    state.winners = list(winners)
    state.finished = True
    state.how = how
    game.emit("finished", winners=list(winners), how=how)
    for seat, player in enumerate(state.players):
        elsewhere = _elsewhere(state, seat)
        if player.active or player.hand or elsewhere:
            game.emit("laid_open", seat=seat, hand=list(player.hand), elsewhere=elsewhere)
    game.emit(
        "piles_open",
        deck=state.deck[::-1],
        destiny=state.destiny[::-1],
        unused=list(state.unused),
        seed=str(game.seed),
    )


def deny(game: Cosmic, seats: Sequence[Seat]) -> None:
    """These have enough bases and do not win, because a power has set another condition (P1, Schizoid)."""
    denied = game.state.challenge.denied
    new = [seat for seat in seats if seat not in denied]
    if new:
        denied.extend(new)
        game.emit("denied", seats=new)


def tell_term(game: Cosmic, seat: Seat, winners: Sequence[Seat], term: str) -> None:
    """Who beat ``seat`` learns a term by which the game is not won (P1, Schizoid); which one is for them alone."""
    game.emit("term_told", seat=seat, to=list(winners))
    game.emit("not_term", tuple(winners), seat=seat, term=term)


def _elsewhere(state: CosmicState, seat: Seat) -> dict[str, Plain]:
    """What a seat holds face down outside its hand, by where; what is empty is left out."""
    challenge = state.challenge
    laid = [
        side.card
        for side in (challenge.offense, challenge.defense)
        if side.seat == seat and side.card is not None and not (challenge.revealed or side.shown)
    ]
    away = [aside.card for aside in state.aside if aside.seat == seat and aside.hidden]
    hoard = [card for power in state.powers if power.holder == seat for card in HOARD.of(power)]
    dealt = list(state.players[seat].dealt)
    found: dict[str, Plain] = {"laid": laid, "away": away, "hoard": hoard, "dealt": dealt}
    return {where: cards for where, cards in found.items() if cards}
