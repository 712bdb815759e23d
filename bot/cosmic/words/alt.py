"""Alt texts of the Cosmic pictures, at most ``LIMIT`` characters; their beginning stays whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.cosmic.model import cards, ids as parsed
from bot.cosmic.model.records import RevealSide
from bot.cosmic.seen import picture_facts, picture_views
from bot.cosmic.seen.picture_facts import FilmPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlayerView, PowerView, SideView, TableView
from bot.cosmic.words import expansion_words, picture_words, things
from bot.cosmic.words.expansion_words import Names
from bot.kernel.event import Seat
from bot.words.message import Message, ids
from bot.words.signs import away
from bot.words.speech import Speech, speech

LIMIT: Final = 1024
"""Discord's limit in characters."""
_STATES: Final = ids("picture-alt-", ("zapped", "dormant", "left"))
_ENDS: Final = ("cone.offense", "cone.defense")
_WARP: Final = "warp"
_NAME: Final = 32
"""Longer names are cut, so that the first sentences always fit."""


def board(view: picture_views.BoardPicture) -> str:
    say = speech(view.language)
    table, challenge = view.table, view.table.challenge
    names = Names(_names(view.names), table.colours)
    parts = _choices(view, names, say)
    if challenge is None:
        parts.append(say("picture-alt-setup"))
        parts += [say("picture-alt-undecided")] if view.undecided else []
    else:
        parts.append(say("picture-alt-moment", number=challenge.number, phase=picture_words.phase(say, view.phase)))
        decided = picture_facts.decided(view)
        parts += result(challenge, names, say) if decided else _challenge(view, challenge, names, say)
    bases = [_of_goal(say, names[one.seat], one.foreign, table.goal(one.seat)) for one in table.players]
    parts.append(say("picture-alt-bases", rows="; ".join(bases)))
    if ahead := [names[seat] for seat in table.leading]:
        parts.append(say("picture-alt-ahead", names=ahead))
    parts += filter(None, [away(say, [(names[seat], until) for seat, until in view.away])])
    warp = [
        f"{names[one.seat]} {one.warp}{_marks(view, one.seat, _WARP, one.warp)}" for one in table.players if one.warp
    ]
    parts.append(say("picture-alt-warp", rows="; ".join(warp)) if warp else say("picture-alt-warp-empty"))
    parts += beside(table, names, say) + _states(table.players, names, say)
    facts = expansion_words.board(table, names, view.language)
    if shown := [told for one in table.players if (told := _powers(view, one, names, say))]:
        facts.append(say("picture-alt-powers", rows="; ".join(shown)))
    facts.append(_piles(table, names, say))
    return _with_planets(parts, facts, _bases(view, names, say), names, say)


def hand(view: picture_views.HandPicture) -> str:
    """Describe the cards that can be played now, then all by number. For the owner alone."""
    say = speech(view.language)
    cards_held = [say.message(things.several(things.card(place.card), place.count)) for place in view.cards]
    rows = [f"{at}: {card}" for at, card in enumerate(cards_held, 1)]
    playable = [str(at) for at, place in enumerate(view.cards, 1) if place.playable]
    count = sum([place.count for place in view.cards])
    text = say("picture-alt-hand", count=count, rows=". ".join(rows), playable=playable)
    laid = "" if view.laid is None else f" {_sentence(say('picture-laid', card=things.card(view.laid)))}."
    return _cut(text + laid)


def reveal(view: picture_views.RevealPicture) -> str:
    say = speech(view.language)
    names = Names(_names(view.names), view.colours)
    winner = names[view.side(view.outcome).seat] if view.outcome in ("offense", "defense") else ""
    title = "".join(picture_words.reveal_title(say, view.outcome, view.totals, winner))
    between = [say("picture-alt-between", names=[names[seat] for seat in view.dealers])] if view.dealers else []
    parts = [" ".join([title, *between]) + "."]
    if view.mustered is not None:
        weapons, shields = view.mustered
        offense, defense = names[view.offense.seat], names[view.defense.seat]
        place = _places(view.target, names, view.defense.seat)
        parts.append(say("picture-alt-fought", offense=offense, defense=defense, place=place))
        return _fitted([*parts, say("skill-board-sides", weapons=weapons, shields=shields)])
    parts += [_side(view.side(role), view.turned_by(role), names, say) for role in ("offense", "defense")]
    for seat in view.beside:
        if (main := view.stands_for(seat)) is not None:
            parts.append(say("picture-alt-stands-in", name=names[seat], other=names[main]))
    for seat, got in zip(view.dealing, view.settled, strict=False):
        parts.append(_settled(got, view.outcome, names[seat], names, say))
    told = [picture_words.decided(say, view), picture_words.consequence(say, view, names)]
    parts += [f"{_sentence(one)}." for one in told if one]
    return _fitted(parts)


def end(view: picture_views.EndPicture) -> str:
    say = speech(view.language)
    names = _names(view.names)
    title = "".join(picture_words.end_title(say, [names[row.seat] for row in view.rows if row.won]))
    rows = [_of_goal(say, names[row.seat], len(row.bases), view.goal_of(row)) for row in view.rows]
    return _fitted(
        [
            f"{title}: {picture_words.how(say, view)}.",
            f"{'; '.join(rows)}.",
            *_turns(view.turns, names, say),
            *(f"{one}." for one in [picture_words.stood(say, view, names)] if one),
            *(
                f"{picture_words.award(say, one)}: {names[one.seat]}, {picture_words.award_why(say, one, names)}."
                for one in view.awards
            ),
            say("picture-played", count=view.challenges) + ".",
        ]
    )


def film(view: FilmPicture) -> str:
    say, names = speech(view.language), _names(view.names)
    last = view.steps[-1].bases if view.steps else (0,) * len(names)
    told = [_of_goal(say, *row) for row in zip(names, last, view.goals, strict=True)]
    parts = [say("picture-film-alt", count=len(view.steps), rows=told), *_turns(view.turns, names, say)]
    first = len(parts)
    for number, step in enumerate(view.steps, 1):
        if step.winner is not None and step.loser is not None:
            won = picture_words.reveal_title(say, "offense", step.totals or (None, None), names[step.winner])
            title, name = "".join(won), names[step.loser]
            parts.append(say("picture-film-alt-step", number=number, title=title, name=name))
    while len(" ".join(parts)) > LIMIT and len(parts) > first:
        del parts[first]
    return _fitted(parts)


def _turns(points: Sequence[picture_views.TurningPoint], names: Sequence[str], say: Speech) -> list[str]:
    return [_sentence(picture_words.turning_line(one, names, say)).removesuffix(".") + "." for one in points]


def power(view: PowerView) -> str:
    """A power with what everybody counts of it: ``Warrior 7``."""
    return cards.words(view.power) if view.tally is None else f"{cards.words(view.power)} {view.tally}"


def _of_goal(say: Speech, name: str, bases: int, goal: int) -> str:
    return say("picture-alt-of-goal", name=name, bases=bases, goal=goal)


def _places(target: str | None, names: Names, defense: Seat) -> list[Message]:
    return [things.place(target, names, names.colour(defense))] if target else []


def _settled(got: picture_views.Settled, outcome: str, name: str, names: Names, say: Speech) -> str:
    if outcome != "deal":
        return say("picture-alt-loses", name=name, count=got.lost)
    rows = [Message("story-cards", count=got.cards)] if got.cards else []
    rows += [Message("story-base", place=things.place(place, names)) for place in got.bases]
    rows += [Message("picture-alt-freed", count=got.freed)] if got.freed else []
    return say("picture-alt-gets", name=name, things=rows)


def _choices(view: picture_views.BoardPicture, names: Names, say: Speech) -> list[str]:
    rows = [say.message(one) for one in things.places(dict.fromkeys(dict(view.numbers), 1), names)]
    return [say("picture-alt-choose", rows="; ".join(rows))] if rows else []


def _states(players: Sequence[PlayerView], names: Sequence[str], say: Speech) -> list[str]:
    states = (
        ("zapped", [one for one in players if one.zapped]),
        ("dormant", [one for one in players if one.dormant and one.active]),
        ("left", [one for one in players if not one.active]),
    )
    rows = {
        state: [
            say(
                "picture-alt-state", name=names[one.seat], powers=list(map(power, one.own_powers if one.active else ()))
            )
            for one in who
        ]
        for state, who in states
    }
    return [say(_STATES[state], names=", ".join(row)) for state, row in rows.items() if row]


def then_now(view: picture_views.ThenNow) -> str:
    say = speech(view.now.language)
    then, now = (0 if one.table.challenge is None else one.table.challenge.number for one in (view.then, view.now))
    return _cut(f"{say('picture-alt-then-now', then=then, now=now)} {board(view.now)}")


def _with_planets(
    parts: Sequence[str], facts: Sequence[str], planets: Sequence[tuple[Seat, str]], names: Names, say: Speech
) -> str:
    """Parts, as many facts as fit (the longest left out first), and planets, those of one owner together."""
    more, kept = say("picture-alt-more"), list(facts)
    while kept and len(" ".join([*parts, *kept, more])) > LIMIT:
        kept.remove(max(kept, key=len))
    short = len(kept) < len(facts)
    told = [*parts, *kept]
    whole = _fitted([*told, more] if short else [*told, _planets(planets, names, say)], more)
    if not short and not whole.endswith(more):
        return whole
    for count in range(len(planets) - (not short), 0, -1):
        shorter = _fitted([*told, _planets(planets[:count], names, say), more])
        if shorter.endswith(more):
            return shorter
    return whole


def _planets(planets: Sequence[tuple[Seat, str]], names: Names, say: Speech) -> str:
    owned: dict[Seat, list[str]] = {}
    for seat, row in planets:
        owned.setdefault(seat, []).append(row)
    return " ".join(say("picture-alt-planets", name=names[seat], rows="; ".join(rows)) for seat, rows in owned.items())


def beside(table: TableView, names: Names, say: Speech) -> list[str]:
    """The planets that have left the game, and the rings around systems, if there are any."""
    left = {planet.id for planet in table.planets}
    every = [f"{colour}-{number}" for colour in table.colours for number in range(1, cards.PLANETS + 1)]
    gone = [things.place(planet, names) for planet in every if planet not in left]
    told = [say("picture-alt-burned", places=gone)] if gone else []
    for player in table.players:
        if held := [coloured(count, colour, names, say) for colour, count in player.ring]:
            told.append(say("picture-alt-ring", name=names[player.seat], tokens=held))
    return told


def numbers(table: TableView, say: Speech) -> dict[str, str]:
    """Each planet by its number in its system; one of another colour by that as well (P3, Pygmy)."""
    told = dict[str, str]()
    for planet in table.planets:
        one = parsed.planet(planet.id)
        own = one.colour == table.players[planet.owner].colour
        told[planet.id] = str(one.number) if own else say.message(things.place(planet.id))
    return told


def _challenge(view: picture_views.BoardPicture, challenge: ChallengeView, names: Names, say: Speech) -> list[str]:
    offense, defense = challenge.offense, challenge.defense
    attacker = names[offense.seat] if offense.seat is not None else ""
    drawn = destiny(challenge, names, say)
    if defense.seat is None:
        alone = [say("picture-alt-offense", name=attacker), *drawn]
        return [*alone, *_used(view.table, names, say), *_called(challenge, names, say)]
    counts = [side.tokens + sum(ally.tokens for ally in side.allies) for side in (offense, defense)]
    attack = say(
        "picture-alt-attack",
        offense=attacker,
        defense=names[defense.seat],
        place=_places(challenge.target, names, defense.seat),
        count=counts[0],
        others=counts[1],
        reverse=challenge.reverse,
    )
    parts = [attack, *_mixed(offense, names, say), *drawn, *_used(view.table, names, say)]
    joined = [picture_facts.allies(view, side) for side in (offense, defense)]
    if any(joined):
        sides = [
            [
                f"{names[ally.seat]} {tokens(ally, names, say)}{_marks(view, ally.seat, end, ally.tokens)}"
                for ally in allies
            ]
            for allies, end in zip(joined, _ENDS, strict=True)
        ]
        parts.append(say("picture-alt-allies", attacking=sides[0], defending=sides[1]))
    if offense.card is not None or defense.card is not None:
        parts.append(f"{_card(offense, attacker, say)}; {_card(defense, names[defense.seat], say)}.")
    if challenge.dealers:
        parts.append(say("event-dealers", seats=[names[seat] for seat in challenge.dealers]))
    return parts + _called(challenge, names, say)


def _mixed(offense: SideView, names: Names, say: Speech) -> list[str]:
    if offense.seat is None or not (offense.guests or offense.piled):
        return []
    there = BaseView(offense.seat, offense.tokens, offense.guests, offense.piled)
    return [say("picture-alt-mixed", name=names[offense.seat], tokens=tokens(there, names, say))]


def _used(table: TableView, names: Names, say: Speech) -> list[str]:
    last = [use for use in table.stack if not use.cancelled][-1:]
    return [say("picture-alt-used", used=f"{names[use.seat]} {say.message(things.maker(use.thing))}") for use in last]


def _called(challenge: ChallengeView, names: Names, say: Speech) -> list[str]:
    called = [f"{names[call.seat]} {say.message(things.maker(call.thing))}" for call in challenge.announced]
    return [say("picture-alt-called", rows=", ".join(called))] if called else []


def destiny(challenge: ChallengeView, names: Names, say: Speech) -> list[str]:
    if challenge.target is not None or not challenge.destined:
        return []
    colour = challenge.destiny
    if colour is None:
        return [say("picture-alt-destiny", card=say("picture-alt-wild"))]
    return [say("picture-alt-destiny", card=names.owners.get(colour) or things.colour(colour))]


def _piles(table: TableView, names: Sequence[str], say: Speech) -> str:
    held = "; ".join([f"{names[one.seat]} {one.hand}" for one in table.players])
    return say("picture-alt-piles", hands=held, deck=table.deck, discard=len(table.discard), destiny=table.destiny)


def result(challenge: ChallengeView, names: Names, say: Speech) -> list[str]:
    sides = {"offense": challenge.offense, "defense": challenge.defense, "landed": challenge.offense}
    side = sides.get(challenge.outcome)
    winner = names[side.seat] if side is not None and side.seat is not None else ""
    totals = (challenge.offense.total, challenge.defense.total)
    title = "".join(picture_words.reveal_title(say, challenge.outcome, totals, winner))
    why = picture_words.why(say, challenge.outcome, totals)
    if challenge.dealers:
        title += f" {say('picture-alt-between', names=[names[seat] for seat in challenge.dealers])}"
    parts = [f"{title}: {why}." if why else f"{title}."]
    offense, defense = challenge.offense.seat, challenge.defense.seat
    if offense is not None and defense is not None:
        place = _places(challenge.target, names, defense)
        parts.append(say("picture-alt-fought", offense=names[offense], defense=names[defense], place=place))
    return parts


def _card(side: SideView, name: str, say: Speech) -> str:
    if side.card is None:
        return say("picture-alt-side-choosing", name=name)
    if not side.card:
        return say("picture-alt-side-laid", name=name)
    return say("picture-alt-side-card", name=name, card=picture_words.open_card(side.card, side.counts))


def _powers(view: picture_views.BoardPicture, player: PlayerView, names: Names, say: Speech) -> str:
    seats = {one.colour: one.seat for one in view.table.players}
    rows = []
    for one in player.own_powers:
        lying = [
            coloured(count, colour, names, say)
            + (_marks(view, seats[colour], f"power.{one.number}", count) if colour in seats else "")
            for colour, count in one.tokens
        ]
        rows.append(f"{power(one)} ({', '.join(lying)})" if lying else power(one))
    return f"{names[player.seat]} {', '.join(rows)}" if rows else ""


def _bases(view: picture_views.BoardPicture, names: Names, say: Speech) -> list[tuple[Seat, str]]:
    """Planets with bases or markers, and their owners; those where only the owner stands come last."""
    planets, at_home = list[tuple[Seat, str]](), list[tuple[Seat, str]]()
    known = numbers(view.table, say)
    for planet in view.table.planets:
        bases = []
        for base in planet.bases:
            count, marks = f"{base.tokens}", ""
            if base.guests or base.piled:
                count = tokens(base, names, say)
            if view.table.expansions:
                marks = _marks(view, base.seat, planet.id, base.tokens)
            bases.append(f"{names[base.seat]} {count}{marks}")
        told = ", ".join(bases)
        if planet.marks:
            told = say("picture-alt-marked", bases=told, powers=[things.power(one) for one in planet.marks])
        if told:
            alone = len(bases) == 1 and planet.bases[0].seat == planet.owner and not planet.marks
            (at_home if alone else planets).append((planet.owner, f"{known[planet.id]} {told}"))
    return planets + at_home


def _marks(view: picture_views.BoardPicture, seat: Seat, place: str, count: int) -> str:
    return expansion_words.read(view.table, seat, place, count, view.language)


def tokens(base: BaseView, names: Names, say: Speech) -> str:
    """``4``; with those of others among them ``4 (2 of Ana's)``; with what lies below them ``4 + 3``."""
    if not base.guests and not base.piled:
        return f"{base.tokens}"
    guests = ", ".join(coloured(count, colour, names, say) for colour, count in base.guests)
    piled = sum(count for _, count in base.piled)
    return f"{base.tokens}" + (f" ({guests})" if guests else "") + (f" + {piled}" if piled else "")


def coloured(count: int, colour: str, names: Names, say: Speech) -> str:
    owner = names.owners.get(colour)
    if owner is None:
        return f"{count} {say.message(things.colour(colour))}"
    return say("picture-alt-tokens-of", count=count, name=owner)


def _side(side: RevealSide, turned_by: str, names: Sequence[str], say: Speech) -> str:
    added = [line for line in side.lines if line.kind != "card"]
    lines = [picture_words.sum_line(say, line, "" if line.seat is None else names[line.seat]) for line in added]
    if side.card:
        turned = "no" if not side.turned else "by" if turned_by else "yes"
        maker = things.maker(turned_by) if turned_by else ""
        name, card = names[side.seat], things.card(side.card)
        lines.insert(0, say("picture-alt-side", name=name, card=card, turned=turned, maker=maker))
    return _sentence(f"{', '.join(lines or [names[side.seat]])}.")


def _sentence(text: str) -> str:
    return text[:1].upper() + text[1:]


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
