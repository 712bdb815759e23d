"""Phantom: keeps ghost tokens that add to its totals."""

from bot.cosmic.api import *

_WILD_IN = Question("phantom.wild.in", Of.TOKENS, says="in", guard=Guard.BASES)

_NAME = "phantom"
_MOST = 4
"""Tokens that the wild flare brings in."""


class Phantom(Power, kind=Kind.MANDATORY):
    """Keeps tokens on its card that add to the total of an attack."""

    stays_home = True
    sheet_takes = True
    sheet_gives = True

    @HANDS_DEALT.quietly()
    def fade(self, game: Cosmic, my: Mine) -> Flow[None]:
        """At setup."""
        homes = board.planets(game.state.players[my.seat].colour)
        first = yield from picking.pick(game, my.seat, dict.fromkeys(homes, 1))
        moves.move_tokens(game, first, my.card, _NAME)

    @TOTALS.at(Tally.ADDITION).when(lambda game, my, subject: roles.main(game, my))
    def haunt(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """They take no part in the challenge."""
        return sums.adding(board.side_of(game.state, my.seat), len(board.tokens_at(game.state, my.card)))


def _reserve(game: Cosmic, my: Mine) -> dict[str, int]:
    """The bases, and places like them, from which further tokens may come."""
    target = game.state.challenge.target if roles.defense(game, my) else None
    return {base: count for base, count in sources.movable(game, my.seat).items() if base != target}


class WildPhantom(Flare):
    """Adds up to four tokens at the reveal."""

    @REVEALED.when(lambda game, my: roles.main(game, my) and bool(_reserve(game, my)))
    def appear(self, game: Cosmic, my: Mine) -> Flow[None]:
        """From which bases, and how many, is the player's choice; silence brings none."""
        side = board.side_of(game.state, my.seat)
        if side is None:
            return
        room = min(_MOST, (yield from placing.room_beyond(game, my.seat, side)))
        places = _reserve(game, my)
        most = min(room, sum(places.values()))
        form = Split(0, most, tuple(Part(base, min(count, most)) for base, count in places.items()))
        shares = yield from _WILD_IN.split(my.seat, form, default={})
        moves.commit(game, my.seat, (yield from picking.pick(game, my.seat, shares)), side)
        sources.shifted(game, shares)


def _ghosts(state: CosmicState, seat: Seat) -> int:
    """How many ghosts lie on the sheet that ``seat`` has in force."""
    held = (number for number, card in enumerate(state.powers) if card.power == _NAME and card.holder == seat)
    return sum(len(board.tokens_at(state, f"{SHEET}{one}")) for one in held if force.in_force(state, state.powers[one]))


class SuperPhantom(Flare):
    """Counts the ghosts for an ally."""

    uses_power = True

    call = calling(REVEALED.when(lambda game, my: roles.ally(game, my) and _ghosts(game.state, my.seat) > 0))

    @TOTALS.at(Tally.ADDITION).declared().when(lambda game, my, subject: roles.ally(game, my))
    def haunt(self, game: Cosmic, my: Mine, sums: Totals, subject: None) -> Totals:
        """On the side that the owner supports."""
        return sums.adding(board.side_of(game.state, my.seat), _ghosts(game.state, my.seat))
