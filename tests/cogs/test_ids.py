"""Ids of controls that people have in their messages: which handler of the whole bot answers each."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest

import cogs
from bot.play.games.lobby_games import LOBBY_GAMES
from bot.play.lobbies.lobby import Lobby
from bot.play.roster import Seated
from bot.play.tournaments import telling
from bot.store.rows import PowerRow
from bot.tables.contract.choices import REMATCH, REPORT, SEERS
from bot.tables.contract.message import CHECK, FILM, REPLAY
from cogs.arriving.router import Router
from cogs.lobbies.lobby_views import buttons, games_view, topics_view
from cogs.rating import powers_page
from cogs.server.admin import settings_view
from cogs.server.panel import panel
from cogs.tournaments import controls
from cogs.ui.components import list_panel
from tests.test_app import client
from tests.words.voices import EN

CONTROLS = {
    "b:list": "BlockDesk.show",
    "b:block": "BlockDesk._block_chosen",
    "b:unblock": "BlockDesk._unblock_chosen",
    "c7:temper": "LobbyDesk._old_menu",
    "c7:temper3": "LobbyDesk._old_menu",
    "event:ask_award": "EventDesk._ask_whom",
    "event:ask_begin": "EventDesk._ask_whether",
    "event:ask_end": "EventDesk.ask_end",
    "event:ask_more": "EventDesk._ask_whether",
    "event:ask_out": "EventDesk._ask_whom",
    "event:do:award:2:0:11": "EventDesk._do_award",
    "event:do:begin": "EventDesk._do_begin",
    "event:do:more:2": "EventDesk._do_more",
    "event:do:out:1234567890123456789": "EventDesk._do_take_out",
    "event:end": "EventDesk._end",
    "event:join": "EventDesk._join",
    "event:leave": "EventDesk._leave",
    "event:open": "EventDesk._ask",
    "event:pick:25": "EventDesk._picked",
    "event:run": "EventDesk._run",
    "event:show": "EventDesk._show",
    "f:find": "FindDesk.show",
    "f:find:cosmic": "FindDesk._ask",
    "f:open": "FindDesk.show",
    "f:sit:7": "FindDesk.sit",
    "g:edit:more": "AdminDesk._edit",
    "g:edit:packs": "AdminDesk._edit",
    "g:edit:tables": "AdminDesk._edit",
    "g:open": "AdminDesk.settings",
    "h0:away": "HolidayDesk._pressed",
    "h0:back": "HolidayDesk._back",
    "h0:form": "HolidayDesk._ask",
    "h:export:7": "History._export",
    "h:film:7": "History._film",
    "h:game:7": "History._game",
    "h:list": "History._newest",
    "h:log:7:0": "History._open_log",
    "h:p:10:0::0:999999": "History._other",
    "h:search:5:machine:20000:20007": "History._ask",
    "h:turn:7:2": "History._turn_log",
    "h:verify:7": "History._verify",
    "l7:add": "LobbyDesk._add",
    "l7:drop-Ziggy": "LobbyDesk._old_button",
    "l7:join": "LobbyDesk._join",
    "l7:leave": "LobbyDesk._leave",
    "l7:options": "LobbyDesk._open_options",
    "l7:start": "LobbyDesk._start_pressed",
    "l7:fill": "LobbyDesk._fill",
    "l7:topic_players": "LobbyDesk._ask",
    "learn:game": "PracticeDesk._chosen",
    "learn:lesson": "LearnDesk._chosen",
    "learn:open": "LearnDesk._go_on",
    "learn:practice": "PracticeDesk._go_on",
    "learn:practise": "PracticeDesk._ask_game",
    "learn:show": "LearnDesk.show",
    "o7:back": "LobbyDesk._old_menu",
    "o7:pace": "LobbyDesk._old_menu",
    "o7:pick": "LobbyDesk._old_menu",
    "p:ask": "AdminDesk._ask",
    "p:forget": "AdminDesk._forget",
    "p:keep": "AdminDesk._keep",
    "p:open": "AdminDesk.privacy",
    "play:cosmic:short:de": "LobbyDesk.new",
    "play:slap::": "LobbyDesk.new",
    "practise:7": "PracticeDesk._begin",
    "s:hide": "RatingDesk._hide",
    "s:list": "RatingDesk._first",
    "s:mine": "RatingDesk._mine",
    "s:of": "RatingDesk._chosen",
    "s:pool": "RatingDesk._turn",
    "s:powers": "RatingDesk.powers",
    "s:powers:2": "RatingDesk._turn_powers",
    "s:show": "RatingDesk._show",
    "move:7": "Moving.move",
    "season:ask_end": "SeasonDesk.ask_end",
    "season:end": "SeasonDesk.end",
    "season:open": "SeasonDesk._ask",
    "season:past": "SeasonDesk._before",
    "season:show": "SeasonDesk._now",
    "seers:show": "Seers._pressed",
    "server:panel": "ServerPanel.show",
    "server:still": "Moving.show",
    "server:verify": "ServerPanel._verify",
    "t0:3:pick": "LearnDesk._press",
    "m:missed:7": "MyGames._missed",
    "settings:open": "PreferencesDesk._ask",
    "t7:0:asked_aimed_reveal": "PreferencesDesk._ask_everywhere",
    "w0:rules": "LookupDesk._chosen",
    "t7:0:away": "HolidayDesk._pressed",
    f"t7:0:{CHECK}": "History._verify",
    f"t7:0:{FILM}": "Films._show",
    f"t7:0:{REMATCH}": "LobbyDesk.rematch",
    f"t7:0:{REPLAY}": "Replays.open",
    "t7:12:replay_back": "Replays._turn",
    "t7:12:replay_go": "Replays._go",
    "t7:12:replay_here": "Replays._here",
    "t7:12:replay_practise": "Replays._practise",
    f"t7:0:{REPORT}": "ReportDesk._of_table",
    f"t7:0:{SEERS}": "Seers._pressed",
    f"t7:0:{telling.HERE}": "EventDesk.join",
    f"t7:0:{telling.JOIN}": "EventDesk._join",
    f"t7:0:{telling.LEAVE}": "EventDesk._leave",
    f"t7:0:{telling.SHOW}": "EventDesk._show",
}
"""Every kind of button and menu outside running tables, as the bot has written it into messages."""
FORMS = {
    "event:open": "EventDesk._sent",
    "f:find:cosmic": "FindDesk.find",
    "g:edit:more": "AdminDesk._set",
    "g:edit:packs": "AdminDesk._set",
    "g:edit:tables": "AdminDesk._set",
    "h0:form": "HolidayDesk._asked",
    "settings:open": "PreferencesDesk._entered",
    "h:search:5:machine:20000:20007": "History._asked",
    "o7:look": "LobbyDesk.choose",
    "r:7:1234567890123456789": "ReportDesk._told",
    "season:open": "SeasonDesk._asked",
    "server:verify": "ServerPanel._verify_that",
    "t0:3:pick": "LearnDesk._press",
}


def called(router: Router, custom_id: str, *, form: bool = False) -> str:
    """The handler of an id."""
    route = router.find(custom_id, form=form)
    return "nobody" if route is None else str(route.handler.__qualname__)


async def test_each_control_and_form_that_was_ever_shown_is_answered(tmp_path: Path) -> None:
    async with client(tmp_path) as (bot, _, _):
        assert {one: called(bot.router, one) for one in CONTROLS} == CONTROLS
        assert {one: called(bot.router, one, form=True) for one in FORMS} == FORMS
        unknown = [
            route
            for route in bot.router.routes
            if route.handler.__qualname__ not in {*CONTROLS.values(), *FORMS.values()}
        ]
        assert unknown == [], "a control that is new belongs into the lists above"


@pytest.mark.parametrize("custom_id", ["t7:0:slap", "t7:3:film", "t7:12:pick", "t7:0:see_moons"])
async def test_controls_of_running_tables_are_left_to_them(tmp_path: Path, custom_id: str) -> None:
    async with client(tmp_path) as (bot, _, _):
        assert not bot.router.answers(custom_id)
        assert bot._intake.control({"custom_id": custom_id}) is not None
        assert bot._intake.control({"custom_id": f"t7:0:{FILM}"}) is None


def shown() -> Iterator[discord.ui.View | discord.ui.LayoutView]:
    """Messages with controls that need no game."""
    for game in LOBBY_GAMES:
        lobby = Lobby(7, game, 1, [Seated("Ana", 1), Seated("Ziggy", None)], {}, "lobby")
        yield from (buttons(lobby), topics_view(lobby, EN))
    yield settings_view(EN)
    yield list_panel("head", panel(EN, moves=True))
    yield games_view("", "", EN)
    for begun in (False, True):
        yield from (controls.entry(EN, begun=begun), controls.running(EN, begun=begun))
    yield powers_page([PowerRow(10, f"power_{power}", 1, 1) for power in range(40)], 1, EN)[1]


async def test_every_control_of_these_messages_is_answered(tmp_path: Path) -> None:
    ids = {str(getattr(item, "custom_id", "")) for view in shown() for item in view.walk_children()} - {""}
    async with client(tmp_path) as (bot, _, _):
        assert {one for one in ids if bot.router.find(one) is None} == set()
    assert len(ids) > 25


def methods(desk: type) -> Iterator[str]:
    """Those that declare what they answer."""
    yield from (one.__qualname__ for _, one in inspect.getmembers(desk, inspect.isfunction) if hasattr(one, "__ids__"))


async def test_every_desk_that_declares_an_id_is_known_to_the_bot(tmp_path: Path) -> None:
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    declared = {
        name for module in modules for _, desk in inspect.getmembers(module, inspect.isclass) for name in methods(desk)
    }
    async with client(tmp_path) as (bot, _, _):
        assert {route.handler.__qualname__ for route in bot.router.routes} == declared
