"""Pygmy: takes the planets of a colour that nobody plays, as ten small ones."""

from bot.cosmic.api import *

_ROOM = 4
"""Number of tokens of all players together that a small planet holds."""


class Pygmy(Power, kind=Kind.MANDATORY, edition=Edition.LATER, level=Level.NOVICE):
    needs_colour = True
    bound = True
    stays_home = True
    not_beside = ("symbiote",)

    @HANDS_DEALT.quietly()
    def settle(self, game: Cosmic, my: Mine) -> None:
        """At setup, whatever becomes of the power later."""
        taken = [player.colour for player in game.state.players]
        free = [colour for colour in cards.COLOURS if colour not in taken]
        moves.annex_planets(game, my.seat, free[-1], _ROOM)


class WildPygmy(Flare):
    @REWARDING.before.once().when(lambda now: now.about.count > 0 and now.about.seat != now.seat)
    def halve(self, game: Cosmic, my: Mine, reward: Reward) -> Reward:
        return replace(reward, count=reward.count // 2)


def _at_home(now: Situation[object]) -> bool:
    home = roles.defense(now) and now.state.challenge.target in board.homes(now.state, now.seat)
    return home and totals.is_attack(now.state.challenge.offense)


class SuperPygmy(Flare, sense="turns"):
    shrink = calling(REVEALED.when(_at_home))

    @CARD_VALUES.at(Value.FACTOR).declared()
    def halve(self, game: Cosmic, my: Mine, values: tuple[int, int], subject: None) -> tuple[int, int]:
        """Rounded down; an attack below zero has no half."""
        offense, defense = values
        return (offense // 2 if offense > 0 else offense), defense
