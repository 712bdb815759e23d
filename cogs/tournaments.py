"""Tournaments on Discord: their buttons and forms, and the rounds in which they go on by themselves."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, get_args

import discord
import msgspec

from bot.play.clock import rounds
from bot.play.games.kinds import options_of
from bot.play.games.lobby_games import LOBBY_GAMES, table_name
from bot.play.holidays import LONGEST_WRITTEN, BadDate, Holidays, moment
from bot.play.lobbies.lobby import Lobbies
from bot.play.running.table_registry import TableRegistry
from bot.play.tournaments.organising import Act, Award, Begin, More, TakeOut, awardable
from bot.play.tournaments.tables import Beginning
from bot.play.tournaments.tournaments import Tournaments
from bot.play.tournaments.wording import GAME
from bot.ratings.tournament import Kind, Tournament
from bot.tables.contract.table import Button, Field
from bot.words.message import UserError, ids, language_of
from bot.words.signs import safe_name
from bot.words.speech import Speech, speech
from cogs.arriving import router
from cogs.arriving.places import opening_place
from cogs.arriving.replies import Interaction, private
from cogs.lobbies.lobby import seated
from cogs.posting import Draw, StarterGone, open_thread, pictured, put_away
from cogs.ui.components import button_view, control_used, fields_form, with_select
from cogs.ui.forms import Pick, open_form
from cogs.ui.voices import manager_voice, server_language, voice_for

SHOW: Final = "event:show"
OPEN: Final = "event:open"
RUN: Final = "event:run"
"""Buttons of managers: without a tournament, and with one."""
END: Final = "event:ask_end"
SURE: Final = "event:end"
ACTS: Final[Mapping[str, type[Begin | More | Award | TakeOut]]] = MappingProxyType(
    {"begin": Begin, "more": More, "award": Award, "out": TakeOut}
)
_DO: Final = "event:do:"
_MENU: Final = 25
_NAME: Final = 60
_LONGEST: Final = 100
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SPEEDS: Final = ("live", "slow")
_OFFERED: Final = tuple((kind, speed) for kind in KINDS for speed in SPEEDS)
PEOPLE, SIZE, DAYS = (2, 64), (2, 10), (1, 14)
"""Bounds: of people with which sign-up closes at once, of the most at a table, of the days of a round."""
USUAL_DAYS: Final = 2


class Wish(msgspec.Struct, frozen=True):
    kind: Kind
    speed: str = SPEEDS[0]
    until: str = ""
    people: int = PEOPLE[1]
    size: int = SIZE[0]
    days: int = USUAL_DAYS


def entry(say: Speech, *, begun: bool) -> discord.ui.View:
    here = say("tournament-here" if begun else "tournament-join")
    row = [
        ("event:join", Button(0, "", here, style="primary")),
        ("event:leave", Button(0, "", say("tournament-leave"))),
    ]
    return button_view([row])


def running(say: Speech, *, begun: bool) -> discord.ui.View:
    asks = ("more", "award", "out") if begun else ("begin", "more", "out")
    row = [(f"event:ask_{what}", Button(0, "", say("tournament-act", what=what))) for what in asks]
    return button_view([[*row, (END, Button(0, "", say("tournament-end"), style="danger"))]])


def act_of(custom_id: str) -> Act | None:
    what, *rest = custom_id.removeprefix(_DO).split(":")
    if not custom_id.startswith(_DO) or not all(re.fullmatch("[0-9]{1,20}", one) for one in rest):
        return None
    made = ACTS.get(what)
    return made(*map(int, rest)) if made is not None and len(rest) == len(made._fields) else None


def id_of(act: Act) -> str:
    return ":".join([f"{_DO}{_called(act)}", *map(str, act)])


def _called(act: Act) -> str:
    return next(name for name, made in ACTS.items() if isinstance(act, made))


def sure(act: Act, now: Tournament, say: Speech) -> tuple[str, discord.ui.View]:
    """Raises ``UserError`` for an act that is no longer possible."""
    match act:
        case Begin():
            words = say("tournament-sure-begin", people=sum(entrant.present for entrant in now.entrants))
        case More():
            words = say("tournament-sure-more", round=act.round)
        case Award():
            words = say(
                "tournament-sure-award", round=act.round, table=act.place + 1, name=_name(now, act.entrant, say)
            )
        case TakeOut():
            number = next((number for number, one in enumerate(now.entrants) if one.user == act.user), -1)
            words = say("tournament-sure-out", name=_name(now, number, say))
    certain = say("tournament-act-sure", what=_called(act))
    return words, button_view([[(id_of(act), Button(0, "", certain, style="danger"))]])


def menus(what: str, now: Tournament, organiser: int, say: Speech) -> discord.ui.View:
    """Raises ``UserError`` if there is nothing to award, or nobody to take out."""
    if what == "award":
        options = [_award(now, place, seat, say) for place, seat in awardable(now, organiser)]
    else:
        people = [(number, one) for number, one in enumerate(now.entrants) if one.user is not None and not one.out]
        options = [(id_of(TakeOut(one.user or 0)), _short(now, number), "") for number, one in people]
    if not options:
        raise UserError(say("tournament-nothing-waits" if what == "award" else "tournament-not-there"))
    found = discord.ui.View(timeout=None)
    for at in range(0, len(options), _MENU):
        found = with_select(found, f"event:pick:{at}", say("tournament-pick"), options[at : at + _MENU])
    return found


def _award(now: Tournament, place: int, seat: int, say: Speech) -> tuple[str, str, str]:
    others = [_short(now, other) for other in now.rounds[-1][place].seats if other != seat]
    label = say("tournament-pick-table", table=place + 1, name=_short(now, seat))
    return id_of(Award(len(now.rounds), place, seat)), label, say("tournament-pick-against", names=others)[:_LONGEST]


def _short(now: Tournament, number: int) -> str:
    return now.entrants[number].name[:_NAME]


def _name(now: Tournament, number: int, say: Speech) -> str:
    if not 0 <= number < len(now.entrants):
        raise UserError(say("tournament-not-there"))
    return safe_name(now.entrants[number].name)


def opening_form(say: Speech) -> discord.ui.Modal:
    kinds = [(f"{kind}_{speed}", say("tournament-open", kind=kind, speed=speed)) for kind, speed in _OFFERED]
    until = Field(
        say("tournament-field-until"), say("tournament-field-until-hint"), most=LONGEST_WRITTEN, required=False
    )
    usual = (PEOPLE[1], SIZE[0], USUAL_DAYS)
    numbers = [Field(label, value=str(value), most=2) for label, value in zip(_labels(say), usual, strict=True)]
    first = Pick(say("tournament-field-kind"), kinds, chosen=(kinds[0][0],))
    return fields_form(OPEN, say("tournament-open-button"), [first, until, *numbers])


def filled_in(given: Sequence[str], say: Speech) -> Wish:
    chosen, until, *typed = [text.strip() for text in (*given, "", "", "", "", "")[:5]]
    known = {f"{kind}_{speed}": (kind, speed) for kind, speed in _OFFERED}
    if chosen not in known:
        raise UserError(say("tournament-not-offered"))
    people, size, days = (
        _number(text, bounds, label, say)
        for text, bounds, label in zip(typed, (PEOPLE, SIZE, DAYS), _labels(say), strict=True)
    )
    return Wish(*known[chosen], until, people, size, days)


def _labels(say: Speech) -> list[str]:
    return [
        say("tournament-field-people", least=PEOPLE[0], most=PEOPLE[1]),
        say("tournament-field-size", least=SIZE[0], most=SIZE[1]),
        say("tournament-field-days", least=DAYS[0], most=DAYS[1]),
    ]


def _number(text: str, bounds: tuple[int, int], label: str, say: Speech) -> int:
    least, most = bounds
    if not (re.fullmatch("[0-9]{1,2}", text) and least <= int(text) <= most):
        raise UserError(say("tournament-number", what=label, least=least, most=most))
    return int(text)


log = logging.getLogger(__name__)

EVERY_MS: Final = 10_000
DAY_MS: Final = 86_400_000
SIGN_UP_DAYS: Final = 7
"""Days of sign-up if nobody says until when."""
LONGEST_DAYS: Final = 60
_WHY: Final = ids("tournament-date-", ("unknown", "unclear", "past", "far"))


class EventHandlers:
    """Answers buttons, menus and forms, and opens the tables of each round. One per client."""

    def __init__(self, registry: TableRegistry, lobbies: Lobbies, draw: Draw) -> None:
        self._draw, self._clock = draw, registry.services.clock
        self._tournaments = Tournaments(registry, lobbies)
        self._lobbies = lobbies
        self._holidays = Holidays(registry)

    async def open(self, interaction: Interaction, wish: Wish) -> None:
        say = manager_voice(interaction)
        guild, channel = opening_place(interaction)
        now_ms = self._clock.now()
        closes_ms = now_ms + SIGN_UP_DAYS * DAY_MS
        if wish.until:
            zone, place = await self._holidays.zone(interaction.user.id)
            try:
                closes_ms = moment(wish.until, now_ms, place)
                if closes_ms > now_ms + LONGEST_DAYS * DAY_MS:
                    raise BadDate("far")
            except BadDate as error:
                raise UserError(say(_WHY[error.why], zone=zone)) from None
        options = {"language": server_language(interaction), LOBBY_GAMES[GAME].speed_option: wish.speed}
        tournament = Tournament(wish.kind, wish.size, wish.people, closes_ms, wish.days * DAY_MS)
        if not await self._tournaments.open(guild, channel, tournament, options):
            raise UserError(say("tournament-runs"))
        await private(interaction, say("tournament-opened"))

    @router.button("t{table:id}:0:event_here")
    async def join(self, interaction: Interaction, table: int = 0) -> None:
        """``table`` is that of the button. Raises ``UserError``."""
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.join(guild, seated(interaction), say, table))

    @router.button("event:join", "t{table:id}:0:event_join")
    async def _join(self, interaction: Interaction, table: int = 0) -> None:
        await self.join(interaction)

    @router.button(RUN, anywhere=True)
    async def _run(self, interaction: Interaction) -> None:
        now = await self._running(interaction, manager_voice(interaction))
        await self.show(interaction, view=running(voice_for(interaction), begun=bool(now.rounds)))

    @router.button("event:leave", "t{table:id}:0:event_leave")
    async def leave(self, interaction: Interaction, table: int = 0) -> None:
        say, guild = voice_for(interaction), interaction.guild_id or 0
        await private(interaction, await self._tournaments.leave(guild, interaction.user.id, say))

    @router.button(SHOW, "t{table:id}:0:event_show", anywhere=True)
    async def show(self, interaction: Interaction, table: int = 0, view: discord.ui.View | None = None) -> None:
        """Show the newest tournament to the asker alone. Raises ``UserError`` if there was none."""
        say, going = voice_for(interaction), await self._tournaments.current(interaction.guild_id or 0)
        if going is None:
            raise UserError(say("tournament-none"))
        if view is None:
            view = button_view([]) if going.row.over else entry(say, begun=bool(going.now.rounds))
        await self._tournaments.seen(going, interaction.user.id)
        words, shown = await self._tournaments.shown(going, say)
        await pictured(lambda files: private(interaction, words, files, view), self._draw, shown)

    async def goes_on(self, guild: int) -> bool:
        going = await self._tournaments.current(guild)
        return going is not None and not going.row.over

    @router.button(END)
    async def ask_end(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        await self._running(interaction, say)
        view = button_view([[(SURE, Button(0, "", say("tournament-sure-yes"), style="danger"))]])
        await private(interaction, say("tournament-sure"), view=view)

    async def run(self, client: discord.Client) -> None:
        await rounds("tournaments", self._clock, EVERY_MS, lambda: self._round(client))

    @router.button(OPEN, anywhere=True)
    async def _ask(self, interaction: Interaction) -> None:
        await open_form(interaction, opening_form(manager_voice(interaction)))

    @router.form(OPEN, anywhere=True)
    async def _sent(self, interaction: Interaction, typed: router.Given) -> None:
        await self.open(interaction, filled_in(typed, manager_voice(interaction)))

    async def _running(self, interaction: Interaction, say: Speech) -> Tournament:
        """Raises ``UserError`` if none goes on."""
        going = await self._tournaments.current(interaction.guild_id or 0)
        if going is None or going.row.over:
            raise UserError(say("tournament-none"))
        return going.now

    @router.button("event:ask_{what:award|out}")
    async def _ask_whom(self, interaction: Interaction, what: str) -> None:
        say = manager_voice(interaction)
        view = menus(what, await self._running(interaction, say), interaction.user.id, say)
        await private(interaction, say("tournament-choose", what=what), view=view)

    @router.button("event:ask_{what:begin|more}")
    async def _ask_whether(self, interaction: Interaction, what: str) -> None:
        say = manager_voice(interaction)
        now = await self._running(interaction, say)
        words, view = sure(Begin() if what == "begin" else More(len(now.rounds)), now, say)
        await private(interaction, words, view=view)

    @router.menu("event:pick:{number:int}")
    async def _picked(self, interaction: Interaction, chosen: router.Given, number: int) -> None:
        say = manager_voice(interaction)
        act = act_of(chosen[0] if chosen else "")
        if act is None:
            raise UserError(say("table-stale-button"))
        words, view = sure(act, await self._running(interaction, say), say)
        await interaction.response.edit_message(content=words, view=view)

    @router.button("event:do:begin", "event:do:more:{number:int}", "event:do:award:{number:int}:{place:int}:{who:int}")
    @router.button("event:do:out:{who:person}")
    async def _act(self, interaction: Interaction, number: int = 0, place: int = 0, who: int = 0) -> None:
        say, act = manager_voice(interaction), act_of(control_used(interaction.data or {})[0])
        assert act is not None, "these are the ids that it reads"
        await self._tournaments.organise(interaction.guild_id or 0, act, interaction.user.id, say)
        await interaction.response.edit_message(content=say("tournament-done"), view=None)

    @router.button(SURE)
    async def _end(self, interaction: Interaction) -> None:
        say = manager_voice(interaction)
        await self._tournaments.end(interaction.guild_id or 0, say)
        await interaction.response.edit_message(content=say("tournament-ended"), view=None)

    async def _round(self, client: discord.Client) -> None:
        await self._tournaments.step_all()
        for beginning in await self._tournaments.to_begin():
            await self._begin(client, beginning)

    async def _begin(self, client: discord.Client, beginning: Beginning) -> None:
        """Give a table its thread if it still waits for one; a refusal is tried again in the next round."""
        row = beginning.row
        if not await self._tournaments.waits(row.id):
            return
        options = options_of(row)
        say = speech(language_of(options.get("language")))
        try:
            self._lobbies.check_room(row.game, options, say)
            name, live = table_name(row.game, row.id, say), LOBBY_GAMES[row.game].live(options)
            thread = await open_thread(client, row.parent, beginning.message, name, say, live=live)
            if not await self._tournaments.begin(row.id, thread):  # ended while Discord let us wait
                await put_away(client, thread)
        except StarterGone:
            await self._tournaments.post_again(row.id)
        except UserError as refusal:
            log.info("table %s of a tournament cannot begin yet: %s", row.id, refusal)
