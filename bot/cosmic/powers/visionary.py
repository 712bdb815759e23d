"""Visionary: names the card that the opponent must play."""

from bot.cosmic.api import *

_FACE = Question("visionary.face", Of.CARDS, says="face")
_WHOM = Question("visionary.super.whom", Of.PLAYERS, says="whom")
_SUPER_FACE = Question("visionary.super.face", Of.CARDS, says="face")
_WILD_FACE = Question("visionary.wild.face", Of.CARDS, says="face")
_SHOW = Question("visionary.wild.show", Of.CARDS, says="show", secret=True)

_FIRST = -1
"""Before every promise: only Laser is stronger (P2 section 1)."""


def _challenge_faces(now: Situation[object]) -> list[str]:
    return [face for face in draws.faces(now.state) if cards.is_challenge(face)]


def _named(held: tuple[str, ...], face: str) -> tuple[str, ...]:
    return tuple(card for card in held if cards.face(card) == face) or held


class Visionary(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=8):
    not_beside = ("mind",)

    aim = naming(aims.FACE, _FACE, _challenge_faces, lambda now: cards.COMPROMISE)

    foresee = calling(CARDS.before.when(roles.main))

    @SELECTION.bound.at(_FIRST).declared().when(roles.opponent)
    def order(self, game: Cosmic, my: Mine, held: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
        """Nobody learns before the reveal that the card was or was not there."""
        return _named(held, aims.FACE.of(my))


class WildVisionary(Flare):
    aim = naming(aims.FACE, _WILD_FACE, lambda now: draws.faces(now.state), lambda now: "A40")

    @ANY_CHECKPOINT.when(roles.main, lambda now: not now.state.challenge.over)
    def behold(self, game: Cosmic, my: Mine) -> Flow[None]:
        """All players are asked, so that nobody learns who has the card; the default is the cheapest one."""
        hands = {seat: game.state.players[seat].hand for seat in board.after(game.state, my.seat)}
        asks = []
        for seat, hand in hands.items():
            if hand:
                options = _named(tuple(hand), aims.FACE.of(my))
                asks.append(_SHOW.ask(seat, OneOf(options), cheapest(options)[0]))
        choices = yield from under_seal(asks)
        for ask, card in zip(asks, choices, strict=True):
            moves.show_cards(game, ask.seat, [str(card)], (my.seat,), "visionary")


class SuperVisionary(Flare, uses_power=True):
    def aim(self, game: Cosmic, my: Mine) -> Flow[dict[str, Datum]]:
        whom = yield from _WHOM.one_of(my.seat, board.mains(game.state))
        faces = _challenge_faces(Situation(game, my, None))
        face = yield from _SUPER_FACE.one_of(my.seat, faces, default=cards.COMPROMISE)
        return aims.TARGET.to(whom) | aims.FACE.to(face)

    foresee = calling(CARDS.before.when(roles.not_main))

    order = alike(
        SELECTION.bound.at(_FIRST).declared().when(lambda now: now.about == aims.TARGET.of(now.my)), Visionary.order
    )
