"""Alt texts of the Cosmic pictures: what a picture says, in words, from its view alone. Nothing is drawn.

Every text is at most ``LIMIT`` characters: what comes last is left out first, the beginning stays whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.model import cards
from bot.cosmic.model.reckoning import RevealSide
from bot.cosmic.seen import picture_facts
from bot.cosmic.seen.picture_views import BoardPicture, EndPicture, HandPicture, RevealPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlanetView, PlayerView, PowerView, SideView
from bot.cosmic.words import expansion_words
from bot.cosmic.words.picture_words import PicturePhrases, phrases_in
from bot.kernel.seat import Seat

__all__ = ["LIMIT", "board", "end", "hand", "power", "reveal", "tokens"]

LIMIT: Final = 1024
"""Discord's limit in characters."""
_ENDS: Final = ("cone.offense", "cone.defense")
_WARP: Final = "warp"
"""Places of tokens, as views name them."""
_NAME: Final = 32
"""Longer names are cut, so that the first sentences always fit."""


def board(view: BoardPicture) -> str:
    """What may be chosen, the challenge, the way to victory, warp, powers, planets; as much of the end as fits."""
    said = phrases_in(view.language)
    names = _names(view.names)
    table, challenge = view.table, view.table.challenge
    parts = _choices(view, names, said)
    if challenge is None:
        parts.append(said.alt_setup())
    else:
        parts += (_result if picture_facts.decided(view) else _challenge)(view, challenge, names, said)
    parts.append(
        said.alt_bases([said.alt_of_goal(names[one.seat], one.foreign, table.goal(one.seat)) for one in table.players])
    )
    warp = [(one.seat, one.warp) for one in table.players if one.warp]
    parts.append(said.alt_warp([f"{names[seat]} {count}{_marks(view, seat, _WARP, count)}" for seat, count in warp]))
    parts += _states(table.players, names, said)
    parts += expansion_words.board(table, names, view.language)
    if shown := [_powers(view, one, names, said) for one in table.players if one.own_powers]:
        parts.append(said.alt_powers(shown))
    held = sorted((planet for planet in table.planets if planet.bases), key=_at_home)
    planets = [f"{said.place(*planet.id.rsplit('-', 1))} {_bases(view, planet, names, said)}" for planet in held]
    return _with_planets(parts, planets, said)


def hand(view: HandPicture) -> str:
    """All cards by number, and which can be played now. For the owner alone."""
    said = phrases_in(view.language)
    rows = [f"{at}: {said.alt_card(place.card, place.count)}" for at, place in enumerate(view.cards, 1)]
    playable = [str(at) for at, place in enumerate(view.cards, 1) if place.playable]
    text = said.alt_hand(rows, playable, sum(place.count for place in view.cards))
    return _cut(text if view.laid is None else f"{text} {said.laid(view.laid)}.")


def reveal(view: RevealPicture) -> str:
    """Who won by what, then both sums line by line."""
    said = phrases_in(view.language)
    names = _names(view.names)
    winner = names[view.side(view.outcome).seat] if view.outcome in ("offense", "defense") else ""
    parts = ["".join(said.reveal_title(view.outcome, view.totals, winner)) + "."]
    parts += [_side(side, names, said) for side in (view.offense, view.defense)]
    told = [said.decided(view), said.consequence(view, said.place(*view.target.rsplit("-", 1)))]
    parts.append(" · ".join(filter(None, told)) + ".")
    return _fitted(parts)


def end(view: EndPicture) -> str:
    """Who won and how, everybody's bases, how long it took."""
    said = phrases_in(view.language)
    names = _names(view.names)
    title = "".join(said.end_title([names[row.seat] for row in view.rows if row.won]))
    rows = [said.alt_of_goal(names[row.seat], len(row.bases), view.goal_of(row)) for row in view.rows]
    return _fitted([said.alt_end(title, said.how(view)), said.alt_rows(rows), said.played(view.challenges) + "."])


def power(view: PowerView) -> str:
    """A power with the numbers it shows openly: ``Warrior 7``."""
    numbers = [str(value) for _, value in view.notes if isinstance(value, int) and not isinstance(value, bool)]
    return " ".join([cards.words(view.power), *numbers])


def _choices(view: BoardPicture, names: Sequence[str], said: PicturePhrases) -> list[str]:
    """The numbered places that may be chosen, if any."""
    if not view.numbers:
        return []
    owners = {planet.id: names[planet.owner] for planet in (*view.table.planets, *view.table.outposts)}
    rows = [said.alt_number(at, said.place(*place.rsplit("-", 1)), owners[place]) for place, at in view.numbers]
    return [said.alt_choose(rows)]


def _states(players: Sequence[PlayerView], names: Sequence[str], said: PicturePhrases) -> list[str]:
    """Who is zapped, whose power sleeps, who has left."""
    states = (
        ("zapped", [one for one in players if one.zapped]),
        ("dormant", [one for one in players if one.dormant and one.active]),
        ("left", [one for one in players if not one.active]),
    )
    return [said.alt_people([names[one.seat] for one in who], state) for state, who in states if who]


def _with_planets(parts: Sequence[str], planets: Sequence[str], said: PicturePhrases) -> str:
    """``parts`` and as many of the planets as fit; what is missing is said to be elsewhere."""
    whole = _fitted([*parts, said.alt_planets(planets)], said.alt_more())
    if not whole.endswith(said.alt_more()):
        return whole
    for count in range(len(planets) - 1, 0, -1):
        shorter = _fitted([*parts, said.alt_planets(planets[:count]), said.alt_more()])
        if shorter.endswith(said.alt_more()):
            return shorter
    return whole


def _challenge(view: BoardPicture, challenge: ChallengeView, names: Sequence[str], said: PicturePhrases) -> list[str]:
    parts = [said.alt_moment(challenge.number, view.phase)]
    offense, defense = challenge.offense, challenge.defense
    attacker = names[offense.seat] if offense.seat is not None else ""
    if defense.seat is None:
        return [*parts, said.alt_offense(attacker)]
    where = said.place(*challenge.target.rsplit("-", 1)) if challenge.target is not None else ""
    counts = [side.tokens + sum(ally.tokens for ally in side.allies) for side in (offense, defense)]
    parts.append(said.alt_attack([attacker, names[defense.seat]], where, counts, challenge.reverse))
    if offense.allies or defense.allies:
        ends = zip((offense, defense), _ENDS, strict=True)
        sides = [
            [f"{names[ally.seat]} {ally.tokens}{_marks(view, ally.seat, end, ally.tokens)}" for ally in side.allies]
            for side, end in ends
        ]
        parts.append(said.alt_allies(*sides))
    if offense.card is not None or defense.card is not None:
        parts.append(said.alt_cards([_card(side, said) for side in (offense, defense)]))
    if challenge.calls:
        parts.append(said.alt_called([f"{names[call.seat]} {said.maker(call.thing)}" for call in challenge.calls]))
    return parts


def _result(view: BoardPicture, challenge: ChallengeView, names: Sequence[str], said: PicturePhrases) -> list[str]:
    """What came of the challenge, then who stood against whom."""
    sides = {"offense": challenge.offense, "defense": challenge.defense, "landed": challenge.offense}
    side = sides.get(challenge.outcome)
    winner = names[side.seat] if side is not None and side.seat is not None else ""
    title = said.reveal_title(challenge.outcome, (challenge.offense.total, challenge.defense.total), winner)
    parts = [said.alt_moment(challenge.number, view.phase), "".join(title) + "."]
    offense, defense = challenge.offense.seat, challenge.defense.seat
    where = said.place(*challenge.target.rsplit("-", 1)) if challenge.target is not None else ""
    if offense is not None and defense is not None:
        parts.append(said.alt_fought([names[offense], names[defense]], where))
    return parts


def _card(side: SideView, said: PicturePhrases) -> str:
    if side.card is None:
        return said.label("choosing")
    return said.card(side.card) if side.card else said.label("card_laid")


def _powers(view: BoardPicture, player: PlayerView, names: Sequence[str], said: PicturePhrases) -> str:
    """The powers, each with the tokens that lie on it: captives, reserves."""
    seats = {one.colour: one.seat for one in view.table.players}
    rows = []
    for one in player.own_powers:
        lying = [
            f"{count} {said.colour(colour)}"
            + (_marks(view, seats[colour], f"power.{one.number}", count) if colour in seats else "")
            for colour, count in one.tokens
        ]
        rows.append(f"{power(one)} ({', '.join(lying)})" if lying else power(one))
    return f"{names[player.seat]} {', '.join(rows)}"


def _bases(view: BoardPicture, planet: PlanetView, names: Sequence[str], said: PicturePhrases) -> str:
    return ", ".join(
        f"{names[base.seat]} {tokens(base, said)}{_marks(view, base.seat, planet.id, base.tokens)}"
        for base in planet.bases
    )


def _marks(view: BoardPicture, seat: Seat, place: str, count: int) -> str:
    """What tells the tokens in a place apart, if anything does."""
    return expansion_words.marks(view.table, seat, place, count)


def tokens(base: BaseView, said: PicturePhrases) -> str:
    """``4``; with other colours among them ``4 (2 blue)``; with what lies below them ``4 + 3``."""
    guests = ", ".join(f"{count} {said.colour(colour)}" for colour, count in base.guests)
    piled = sum(count for _, count in base.piled)
    return f"{base.tokens}" + (f" ({guests})" if guests else "") + (f" + {piled}" if piled else "")


def _at_home(planet: PlanetView) -> bool:
    """Whether only the owner stands there: such planets are told last."""
    return [base.seat for base in planet.bases] == [planet.owner]


def _side(side: RevealSide, names: Sequence[str], said: PicturePhrases) -> str:
    lines = [
        said.alt_line(line, "" if line.seat is None else names[line.seat]) for line in side.lines if line.kind != "card"
    ]
    return said.alt_side(names[side.seat], said.card(side.card) if side.card else "–", side.turned, lines)


def _names(names: Sequence[str]) -> list[str]:
    return [name if len(name) <= _NAME else name[: _NAME - 1] + "…" for name in names]


def _fitted(parts: Sequence[str], last: str = "") -> str:
    """The parts that fit, in order; what does not is left out, and ``last`` says where it is found."""
    text = ""
    for at, part in enumerate(parts):
        longer = f"{text} {part}".strip()
        room = LIMIT if at == len(parts) - 1 or not last else LIMIT - len(last) - 1
        if len(longer) > room:
            return _cut(f"{text} {last}".strip() if text else part)
        text = longer
    return text


def _cut(text: str) -> str:
    return text if len(text) <= LIMIT else text[: LIMIT - 1] + "…"
