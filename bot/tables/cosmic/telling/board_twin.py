"""The board as text: everything that its picture shows, line by line. Public facts only; ``pages`` makes messages."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.seen import alt, picture_facts
from bot.cosmic.seen.picture_views import BoardPicture
from bot.cosmic.seen.views import BaseView, ChallengeView, PlayerView, PowerView, SideView, TableView
from bot.cosmic.words import expansion_words, picture_words, things
from bot.cosmic.words.lines import Names
from bot.words.names import safe_name
from bot.words.speech import Speech, speech


def board(view: BoardPicture) -> list[str]:
    """The challenge, every player, every planet, the piles."""
    say = speech(view.language).signed
    table, challenge = view.table, view.table.challenge
    names = Names(map(safe_name, view.names), table.colours, marked=not view.undecided)
    lines = [say("cosmic-help-setup")] if challenge is None else _challenge(view, challenge, names)
    lines += [say("cosmic-help-undecided")] if view.undecided else []
    waiting = [
        f"{names[use.seat]} *{say.message(things.maker(use.thing))}*" for use in table.stack if not use.cancelled
    ]
    if waiting:
        lines.append(say("cosmic-help-waits", things=waiting))
    lines += [_player(view, player, names, say) for player in table.players]
    lines += alt.beside(table, names, say)
    lines += expansion_words.board(table, names, view.language)
    lines += expansion_words.details(table, names, view.language)
    for player in table.players:
        mine = [planet for planet in table.planets if planet.owner == player.seat]
        rows = [f"{alt.number(table, planet, say)} {_bases(planet.bases, names, say)}" for planet in mine]
        system = say("cosmic-help-system", colour=things.colour(player.colour), name=names[player.seat])
        lines.append(f"{system} {' · '.join(rows)}")
    return [*lines, _piles(table, say)]


def _piles(table: TableView, say: Speech) -> str:
    deck, discard, destiny = table.deck, len(table.discard), table.destiny
    if not table.discard:
        return say("cosmic-help-piles", deck=deck, discard=discard, destiny=destiny)
    top = things.card(table.discard[-1])
    return say("cosmic-help-piles-topped", deck=deck, discard=discard, destiny=destiny, top=top)


def _challenge(view: BoardPicture, challenge: ChallengeView, names: Names) -> list[str]:
    say = speech(view.language).signed
    lines = [
        say(
            "cosmic-help-moment",
            number=str(challenge.number),
            first=challenge.ordinal == 1,
            phase=picture_words.phase(say, view.phase),
        )
    ]
    offense, defense = challenge.offense, challenge.defense
    if offense.seat is None:
        return lines
    drawn = alt.destiny(challenge, names, say)
    if defense.seat is None:
        return [*lines, say("cosmic-help-offense", name=names[offense.seat]), *drawn]
    attack = say(
        "cosmic-help-attack",
        offense=f"{things.role_sign('offense')} {names[offense.seat]}",
        defense=f"{things.role_sign('defense')} {names[defense.seat]}",
        place=[] if challenge.target is None else [things.place(challenge.target, names)],
        reverse=challenge.reverse,
        tokens=offense.tokens,
        against=defense.tokens,
    )
    decided = picture_facts.decided(view)
    lines += alt.result(challenge, names, say) if decided else [attack, *drawn]
    if not decided and (offense.allies or defense.allies):
        mark = things.role_sign("ally")
        rows = [[f"{mark} {names[ally.seat]} {ally.tokens}" for ally in side.allies] for side in (offense, defense)]
        lines.append(say("cosmic-help-allies", attacking=rows[0], defending=rows[1]))
    if offense.card is not None or defense.card is not None:
        laid = [_card(side, say) for side in (offense, defense)]
        lines.append(say("cosmic-help-cards-laid", cards=laid))
    if challenge.dealers:
        lines.append(say("event-dealers", names=[names[seat] for seat in challenge.dealers]))
    if challenge.calls:
        called = [f"{names[call.seat]} *{say.message(things.maker(call.thing))}*" for call in challenge.announced]
        lines.append(say("cosmic-help-called", things=called))
    return lines


def _card(side: SideView, say: Speech) -> str:
    if side.card is None:
        return say("cosmic-help-choosing")
    shown = say.message(picture_words.open_card(side.card, side.counts)) if side.card else say("picture-card-laid")
    return shown if side.total is None else f"{shown} = {side.total}"


def _player(view: BoardPicture, player: PlayerView, names: Names, say: Speech) -> str:
    goal, name = view.table.goal(player.seat), names[player.seat]
    colour = things.colour(player.colour)
    line = say(
        "cosmic-help-player",
        name=name,
        colour=colour,
        bases=player.foreign,
        goal=goal,
        cards=player.hand,
        warp=player.warp,
        removed=player.removed,
    )
    powers = ", ".join(_power(power, names, say) for power in player.own_powers)
    states = (
        (say("picture-zapped"), player.zapped),
        (say("picture-dormant"), player.dormant),
        (say("picture-left"), not player.active),
    )
    holding = ", ".join(state for state, holds in states if holds)
    marks = f" ({holding})" if holding else ""
    return f"{line}; {powers}{marks}" if powers else f"{line}{marks}"


def _power(power: PowerView, names: Names, say: Speech) -> str:
    """A power with the tokens that lie on it."""
    lying = ", ".join(alt.coloured(count, colour, names, say) for colour, count in power.tokens)
    return f"{things.use_sign('power', power.power)}*{alt.power(power)}*" + (f" ({lying})" if lying else "")


def _bases(bases: Sequence[BaseView], names: Names, say: Speech) -> str:
    """Everybody on a planet."""
    return ", ".join(f"{names[base.seat]} {alt.tokens(base, names, say)}" for base in bases) or "–"
