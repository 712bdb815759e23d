"""Trickster: lets a guess decide instead of cards."""

from bot.cosmic.api import *

_HIDE = Question("trickster.hide", Of.WORDS, secret=True)
_PICK = Question("trickster.pick", Of.WORDS)

_HANDS = ("left", "right")
BY_CHANCE = "by_chance"
_COIN = 10


def _play(game: Cosmic, my: Mine) -> Flow[None]:
    """The player who finds the token wins. Nobody sees the first choice before the second one."""
    other = board.opponent(game.state, my.seat)
    options = [*_HANDS, BY_CHANCE]
    hidden = _hand(game, (yield from _HIDE.one_of(my.seat, options, default=BY_CHANCE)))
    picked = _hand(game, (yield from _PICK.one_of(other, options, default=BY_CHANCE)))
    moves.tell_guess(game, my.seat, other, hidden, picked)
    winner = board.side_of(game.state, other if picked == hidden else my.seat)
    if winner is not None:
        moves.fix_outcome(game, winner)


def _hand(game: Cosmic, choice: str) -> str:
    return _HANDS[game.draw(len(_HANDS))] if choice == BY_CHANCE else choice


class Trickster(Power, kind=Kind.OPTIONAL, edition=Edition.LATER, level=Level.NOVICE, sense="even_odds"):
    hide = doing(CARDS.before.at(Hands.HIDE).when(roles.main), lambda now: _play(now.game, now.my))
    """No cards are played (4.7): the challenge goes on with its outcome."""


class WildTrickster(Flare):
    @REVEALED.when(roles.main_or_ally)
    def toss(self, game: Cosmic, my: Mine) -> None:
        aims.NUMBER.put(my, _COIN if game.draw(2) else -_COIN)
        dispatch.call(game, my)

    count = adding(TOTALS.at(Tally.ADDITION).declared().when(roles.main_or_ally), lambda now: aims.NUMBER.of(now.my))


def _may_undo(now: Situation[object]) -> bool:
    used = any(now.state.powers[number].used for number in board.held_by(now.state, now.seat, now.my.name))
    return roles.main(now) and roles.beaten(now) and not used


class SuperTrickster(Flare, uses_power=True):
    @OUTCOME_KNOWN.when(_may_undo)
    def hide(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Its result counts instead, before anything comes of the first one."""
        dispatch.call(game, my)
        yield from _play(game, my)

    waive = setting(REWARDING.consolation.at(Consoled.WAIVE).declared(), count=0)
    """Nobody has lost by a card (P3, Trickster)."""
