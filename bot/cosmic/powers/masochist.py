"""Masochist: wins as a challenge begins if every token is lost; works without home bases (6.3)."""

from bot.cosmic.api import *

_WILD = Question("masochist.wild", Of.PLAYERS, says="whom", sense="self_or_weakest")

_ALL_LOST = decree("all_tokens_lost")


def _lost(state: CosmicState, seat: Seat, token: Token) -> bool:
    """In the warp, out of the game, or held captive by another player: commanded, in a pile or ring, or on a sheet."""
    match ids.place(token.place):
        case ids.Sheet(number):
            return state.powers[number].holder != seat
        case ids.Pile(top):
            return state.tokens[top].seat != seat
        case ids.Ring(centre):
            return centre != seat
    return token.place in (WARP, REMOVED) or token.seat != seat


def _all_lost(now: Situation[object]) -> bool:
    return all(_lost(now.state, now.seat, now.state.tokens[number]) for number in board.tokens_of(now.state, now.seat))


class Masochist(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.EXPERT, worth=2):
    wins_otherwise = True
    not_with = ("healer",)
    stays_home = True
    never_dormant = True
    wins_bare = True

    triumph = doing(CHALLENGE_START.when(_all_lost), lambda now: moves.decree(now.game, _ALL_LOST))

    wins = setting(WIN.how.when(roles.own, lambda now: _ALL_LOST in now.state.challenge.flags), otherwise=True)
    """Only in the challenge at whose start it was so."""


def _others_in_warp(state: CosmicState, offense: Seat) -> list[Seat]:
    housed = [seat for seat in board.after(state, offense) if board.bases(state, seat) or sources.havens(state, seat)]
    return [seat for seat in housed if board.warp_tokens(state, seat)]


def _may_divert(now: Situation[Regroup]) -> bool:
    state = now.state
    offense = state.challenge.offense.seat
    regains = now.about.seat == offense and now.about.tokens > 0 and bool(board.warp_tokens(state, offense))
    return regains and bool(board.bases(state, offense)) and bool(_others_in_warp(state, offense))


class WildMasochist(Flare):
    @REGROUPS.instead.when(_may_divert)
    def divert(self, game: Cosmic, my: Mine, regroup: Regroup) -> Flow[Regroup]:
        options = _others_in_warp(game.state, regroup.seat)
        seat = yield from _WILD.one_of(my.seat, options, default=my.seat if my.seat in options else options[0])
        return Regroup(seat, regroup.tokens)


class SuperMasochist(Flare, sense="never"):
    @REGROUPS.instead.when(
        roles.regrouping,
        lambda now: board.in_game(now.state, now.seat) > now.state.options.bases(len(now.state.players)),
    )
    def give_up(self, game: Cosmic, my: Mine, regroup: Regroup) -> Regroup:
        """Never below the foreign bases needed to win (8.4)."""
        state = game.state
        moves.remove(game, board.warp_tokens(state, my.seat)[:1], state.options.bases(len(state.players)))
        return Regroup(regroup.seat, 0)
