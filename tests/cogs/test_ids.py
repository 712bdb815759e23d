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
from bot.play.rosters import Seated
from bot.play.tournaments import wording
from bot.store.rows import PowerRow
from bot.tables.contract.choices import REMATCH, REPORT, SEERS
from bot.tables.contract.message import CHECK, FILM, REPLAY
from cogs import tournaments
from cogs.arriving.router import Router
from cogs.lobbies.lobby_views import buttons, games_view, topics_view
from cogs.rating import powers_page
from cogs.server import panel, settings_view
from cogs.ui.components import list_panel
from tests.test_app import client
from tests.words.voices import EN

CONTROLS = {
    "b:list": "BlockHandlers.show",
    "b:block": "BlockHandlers._block_chosen",
    "b:unblock": "BlockHandlers._unblock_chosen",
    "c7:temper": "LobbyHandlers._old_menu",
    "c7:temper3": "LobbyHandlers._old_menu",
    "event:ask_award": "EventHandlers._ask_whom",
    "event:ask_begin": "EventHandlers._ask_whether",
    "event:ask_end": "EventHandlers.ask_end",
    "event:ask_more": "EventHandlers._ask_whether",
    "event:ask_out": "EventHandlers._ask_whom",
    "event:do:award:2:0:11": "EventHandlers._act",
    "event:do:begin": "EventHandlers._act",
    "event:do:more:2": "EventHandlers._act",
    "event:do:out:1234567890123456789": "EventHandlers._act",
    "event:end": "EventHandlers._end",
    "event:join": "EventHandlers._join",
    "event:leave": "EventHandlers.leave",
    "event:open": "EventHandlers._ask",
    "event:pick:25": "EventHandlers._picked",
    "event:run": "EventHandlers._run",
    "event:show": "EventHandlers.show",
    "f:find": "FindHandlers.show",
    "f:find:cosmic": "FindHandlers._ask",
    "f:open": "FindHandlers.show",
    "f:sit:7": "FindHandlers.sit",
    "g:edit:more": "AdminHandlers._edit",
    "g:edit:packs": "AdminHandlers._edit",
    "g:edit:tables": "AdminHandlers._edit",
    "g:open": "AdminHandlers.settings",
    "h0:away": "HolidayHandlers._pressed",
    "h0:back": "HolidayHandlers._back",
    "h0:form": "HolidayHandlers._ask",
    "h:export:7": "FinishedGames.send_file",
    "h:film:7": "History._film",
    "h:game:7": "History.show_game",
    "h:list": "History.show",
    "h:log:7:0": "History.log",
    "h:p:10:0::0:999999": "History._other",
    "h:search:5:machine:20000:20007": "History._ask",
    "h:turn:7:2": "History._turn_log",
    "h:verify:7": "FinishedGames.verify",
    "l7:add": "LobbyHandlers._add",
    "l7:date": "LobbyHandlers._ask_date",
    "l7:drop-Ziggy": "LobbyHandlers._open_options",
    "l7:join": "LobbyHandlers._join",
    "l7:leave": "LobbyHandlers._leave",
    "l7:options": "LobbyHandlers._open_options",
    "l7:start": "LobbyHandlers._start_pressed",
    "l7:fill": "LobbyHandlers._fill",
    "l7:topic_players": "LobbyHandlers._ask",
    "learn:game": "PracticeHandlers._chosen",
    "learn:lesson": "LearnHandlers._chosen",
    "learn:open": "LearnHandlers.learn",
    "learn:practice": "PracticeHandlers.practise",
    "learn:practise": "PracticeHandlers._ask_game",
    "learn:show": "LearnHandlers.show",
    "o7:back": "LobbyHandlers._old_menu",
    "o7:pace": "LobbyHandlers._old_menu",
    "o7:pick": "LobbyHandlers._old_menu",
    "p:ask": "AdminHandlers._ask",
    "p:forget": "AdminHandlers._forget",
    "p:keep": "AdminHandlers._keep",
    "p:open": "AdminHandlers.privacy",
    "play:cosmic:short:de": "LobbyHandlers.new",
    "play:slap::": "LobbyHandlers.new",
    "practise:7": "PracticeHandlers.practise",
    "s:hide": "RatingHandlers.hide",
    "s:list": "RatingHandlers.show",
    "s:mine": "RatingHandlers._mine",
    "s:of": "RatingHandlers._chosen",
    "s:pool": "RatingHandlers._turn",
    "s:powers": "RatingHandlers.powers",
    "s:powers:2": "RatingHandlers._turn_powers",
    "s:show": "RatingHandlers.hide",
    "move:7": "Moving.move",
    "season:ask_end": "SeasonHandlers.ask_end",
    "season:end": "SeasonHandlers.end",
    "season:open": "SeasonHandlers._ask",
    "season:past": "SeasonHandlers._before",
    "season:show": "SeasonHandlers.show",
    "seers:show": "Seers.show",
    "server:panel": "ServerPanel.show",
    "server:still": "Moving.show",
    "server:verify": "ServerPanel._verify",
    "t0:3:pick": "LearnHandlers._press",
    "m:missed:7": "MyGames._missed",
    "settings:open": "PreferencesHandlers._ask",
    "t7:0:asked_aimed_reveal": "PreferencesHandlers._ask_everywhere",
    "w0:rules": "LookupHandlers._chosen",
    "t7:0:away": "HolidayHandlers._pressed",
    f"t7:0:{CHECK}": "FinishedGames.verify",
    f"t7:0:{FILM}": "Films._show",
    f"t7:0:{REMATCH}": "LobbyHandlers.rematch",
    f"t7:0:{REPLAY}": "Replays.open",
    "t7:12:replay_back": "Replays._turn",
    "t7:12:replay_go": "Replays._go",
    "t7:12:replay_here": "Replays._here",
    "t7:12:replay_practise": "Replays._practise",
    "t7:12:replay_text": "Replays._turn",
    "t7:12:replay_why:2": "Replays._turn",
    "t7:12:replay_words:1": "Replays._turn",
    f"t7:0:{REPORT}": "ReportHandlers.ask",
    f"t7:0:{SEERS}": "Seers.show",
    f"t7:0:{wording.HERE}": "EventHandlers.join",
    f"t7:0:{wording.JOIN}": "EventHandlers._join",
    f"t7:0:{wording.LEAVE}": "EventHandlers.leave",
    f"t7:0:{wording.SHOW}": "EventHandlers.show",
}
"""Every kind of button and menu outside running tables, as the bot has written it into messages."""
FORMS = {
    "event:open": "EventHandlers._sent",
    "f:find:cosmic": "FindHandlers.find",
    "g:edit:more": "AdminHandlers._set",
    "g:edit:packs": "AdminHandlers._set",
    "g:edit:tables": "AdminHandlers._set",
    "h0:form": "HolidayHandlers._asked",
    "settings:open": "PreferencesHandlers._entered",
    "h:search:5:machine:20000:20007": "History._asked",
    "l7:date": "LobbyHandlers.set_date",
    "o7:look": "LobbyHandlers.choose",
    "r:7:1234567890123456789": "ReportHandlers._handed_in",
    "season:open": "SeasonHandlers._asked",
    "server:verify": "ServerPanel._verify_that",
    "t0:3:pick": "LearnHandlers._press",
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
        yield from (tournaments.entry(EN, begun=begun), tournaments.running(EN, begun=begun))
    yield powers_page([PowerRow(10, f"power_{power}", 1, 1) for power in range(40)], 1, EN)[1]


async def test_every_control_of_these_messages_is_answered(tmp_path: Path) -> None:
    ids = {str(getattr(item, "custom_id", "")) for view in shown() for item in view.walk_children()} - {""}
    async with client(tmp_path) as (bot, _, _):
        assert {one for one in ids if bot.router.find(one) is None} == set()
    assert len(ids) > 25


def methods(handlers: type) -> Iterator[str]:
    """Those that declare what they answer."""
    yield from (
        one.__qualname__ for _, one in inspect.getmembers(handlers, inspect.isfunction) if hasattr(one, "__ids__")
    )


async def test_every_desk_that_declares_an_id_is_known_to_the_bot(tmp_path: Path) -> None:
    modules = [importlib.import_module(found.name) for found in pkgutil.walk_packages(cogs.__path__, "cogs.")]
    declared = {
        name
        for module in modules
        for _, handlers in inspect.getmembers(module, inspect.isclass)
        for name in methods(handlers)
    }
    async with client(tmp_path) as (bot, _, _):
        assert {route.handler.__qualname__ for route in bot.router.routes} == declared
