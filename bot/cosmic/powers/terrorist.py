"""Terrorist: hides bombs on planets and sets them off."""

from bot.cosmic.api import *

_PLANET = Question("terrorist.planet", Of.PLACES, says="planet", secret=True, sense="blast")
_PLANT = Question("terrorist.plant", Of.PLACES, says="plant", secret=True, sense="hide_bomb")
_PLANT_LATE = Question("terrorist.plant_late", Of.PLACES, says="plant_late", secret=True, sense="hide_bombs")
_BACK = Question("terrorist", Of.TOKENS, says="back")

_MOST = 5
_BEFORE_ALLIES = ("W2b", "W2c", "W3", "W4")
"""Windows after the flip of destiny in which the target may still be struck."""


def _mark(game: Cosmic, my: Mine) -> str:
    """Prefix of notes on the present holder in this challenge; asteroids and loans move the power in it."""
    return f"{game.state.challenges}:{my.seat}:"


def _unseen(now: Situation[object]) -> bool:
    return not any(one.startswith(_mark(now.game, now.my)) for one in Terrorist.stood.of(now.my))


def _changed(game: Cosmic, my: Mine) -> list[str]:
    """Planets on which the owner has gained or given up a base since the power came, in this challenge."""
    mark = _mark(game, my)
    before = {one.removeprefix(mark) for one in Terrorist.stood.of(my) if one.startswith(mark)}
    return sorted((before - {""}) ^ set(board.planet_bases(game.state, my.seat))) if before else []


def _ready(now: Situation[object]) -> list[str]:
    """Bombs on planets with tokens; from Phase 5 on not where the challenge is fought."""
    fought = None if now.state.challenge.over or now.my.window in _BEFORE_ALLIES else now.state.challenge.target
    return [planet for planet in Terrorist.bombs.of(now.my) if planet != fought and board.tokens_at(now.state, planet)]


def _hide(game: Cosmic, my: Mine, planets: list[str]) -> None:
    """Nobody but the owner can see that anything was noted."""
    moves.remember(game, my.card, Terrorist.bombs, [*Terrorist.bombs.of(my), *planets][:_MOST])


class Terrorist(Power, kind=Kind.OPTIONAL, edition=Edition.EON, level=Level.ADVANCED, worth=3, sense="bomb"):
    super_joins = True
    bombs = Attribute[Sequence[PlaceId]]([], Shown.SECRET, told="bombs")
    stood = Attribute[Sequence[str]]([], Shown.SECRET)
    """Noted bases: ``3:2:blue-1`` is player 2 on blue-1 in challenge 3; ``3:2:`` marks that it was noted."""

    aim = naming(aims.PLANET, _PLANET, _ready)

    @CHALLENGE_START.noting()
    @ROTATING.after.noting().when(_unseen)
    @TARGETING.after.noting().when(_unseen)
    @OUTCOME_KNOWN.noting().when(_unseen)
    def look_around(self, game: Cosmic, my: Mine) -> None:
        """Note where the owner stands, which is public; it is compared when the challenge is over.

        After rotation an asteroid may have come to a new holder (AST8), or later the power was exchanged, grafted or
        mined before anybody left a base for the cone. It came after that: what the outcome brings counts.
        """
        mark = _mark(game, my)
        others = [one for one in Terrorist.stood.of(my) if one.startswith(f"{game.state.challenges}:")]
        mine = [mark, *(f"{mark}{planet}" for planet in board.planet_bases(game.state, my.seat))]
        moves.remember(game, my.card, Terrorist.stood, [*others, *mine])

    @REGROUPS.window.quietly().when(roles.offense, lambda now: board.planet_bases(now.state, now.seat))
    def plant(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Asked even if nothing can be hidden, so that the question reveals nothing."""
        bombs = Terrorist.bombs.of(my)
        free = [planet for planet in board.planet_bases(game.state, my.seat) if planet not in bombs]
        planet = yield from _PLANT.one_of(my.seat, [NONE, *(free if len(bombs) < _MOST else [])], default=NONE)
        _hide(game, my, [] if planet == NONE else [planet])

    @ENDING.challenge.quietly().when(lambda now: _changed(now.game, now.my))
    def plant_late(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Asked in the same way whatever is hidden already, so that the question reveals nothing."""
        bombs = Terrorist.bombs.of(my)
        free = [planet for planet in _changed(game, my) if planet not in bombs]
        chosen = yield from _PLANT_LATE.up_to(my.seat, min(_MOST - len(bombs), len(free)), free, default=[])
        _hide(game, my, chosen)

    @ANY_CHECKPOINT.each_time().knowing(_ready)
    def explode(self, game: Cosmic, my: Mine) -> Flow[None]:
        """Zapped, the bomb stays where it is. With the super flare own tokens there get away."""
        planet = aims.PLANET.of(my)
        moves.remember(game, my.card, Terrorist.bombs, [one for one in Terrorist.bombs.of(my) if one != planet])
        struck = board.tokens_at(game.state, planet)
        mine = board.tokens_at(game.state, planet, my.seat)
        if mine and (yield from dispatch.supported(game, my)):
            away = yield from sources.released(game, my.seat, mine)
            yield from placing.send_home(game, away, _BACK, leaving=mine)
            struck = [number for number in struck if number not in away]
        yield from losses.lose(game, struck, "terrorist", my.seat)


def _landed(state: CosmicState) -> list[int]:
    challenge = state.challenge
    seats = [challenge.offense.seat, *(() if challenge.reverse else challenge.offense.allies)]
    counts = {seat: challenge.stakes.get(str(seat), 0) for seat in seats}
    rows = (board.tokens_at(state, challenge.target or "", seat)[:count] for seat, count in counts.items())
    return [one for row in rows for one in row]


def _driven_out(now: Situation[object]) -> bool:
    """The defense has lost its base on the target, or is about to, other than by giving way."""
    challenge = now.state.challenge
    if not roles.defense(now) or totals.expected(now.game) != "offense" or CONCEDED in challenge.flags:
        return False
    here = bool(board.in_challenge(now.state, now.seat))
    return bool(challenge.stakes.get(str(now.seat), 0)) and not here if challenge.stakes else here


class WildTerrorist(Flare):
    after = "discard"

    @LANDED.when(_driven_out)
    def blow_up(self, game: Cosmic, my: Mine) -> Flow[None]:
        """The challenge stays won."""
        yield from losses.lose(game, _landed(game.state), "terrorist.wild", my.seat)
