"""Every command and component against Discord's limits; discord.py lets some of them pass."""

from __future__ import annotations

import re
from typing import Any

import discord
import msgspec
import pytest
from discord import app_commands
from discord.ext import commands

from bot.cosmic.model import options as cosmic_options
from bot.play.games.lobby_games import LOBBY_GAMES, LobbyGame, possible, shown, table_name
from bot.play.lobbies.lobby import COMPUTER_NAMES, Lobby
from bot.play.lobbies.policy import Policy
from bot.play.roster import Seated
from bot.play.tournaments.organising import Award, Begin, More, TakeOut
from bot.slap import options as slap_options
from bot.standing.tournament import Entrant, Meeting, Tournament
from bot.store.rows import Traces
from bot.tables.contract.table import Body, Button
from bot.tables.cosmic import table_options
from bot.words.language import LANGUAGES, Language
from bot.words.speech import Speech, speech
from cogs.cosmic import CosmicCog
from cogs.finished.seasons import SeasonCog
from cogs.lobbies.finding import games_view, number_form
from cogs.lobbies.lobby import LobbyDesk
from cogs.lobbies.lobby_views import buttons, lobby_says, option_panel, panel_view, started, value_form, value_view
from cogs.my import MyCog, fitted
from cogs.rating import RatingCog
from cogs.server.admin import LONGEST, AdminDesk, deleted, fitted_findings, privacy, settings, settings_view
from cogs.server.panel import panel
from cogs.slap import SlapCog
from cogs.table import TableCog
from cogs.tournaments import controls
from cogs.tournaments.controls import KINDS, SPEEDS, Wish, act_of, id_of, menus, opening_form, sure
from cogs.tournaments.group import EventCog
from cogs.ui.components import entered, table_view, typed_value
from cogs.ui.refusals import NEEDED, missing_permissions
from cogs.ui.translate import Translator, pairs
from tests.words.voices import EN

GAMES = pytest.mark.parametrize("game", LOBBY_GAMES.values(), ids=lambda game: game.name)


class _Services:
    store = None


class _Hall:
    services = _Services()


def groups() -> list[app_commands.Group]:
    hall: Any = _Hall()
    lobby: Any = LobbyDesk.__new__(LobbyDesk)
    nothing: Any = None
    admin: Any = AdminDesk.__new__(AdminDesk)
    cogs: list[commands.Cog] = [
        SlapCog(lobby, hall.services.store),
        CosmicCog(hall, lobby, nothing, nothing, nothing, nothing, nothing, nothing),
        TableCog(hall, admin, nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing),
        MyCog(nothing, nothing),
        SeasonCog(nothing),
        RatingCog(nothing),
        EventCog(nothing),
    ]
    found = [cog.app_command for cog in cogs]
    return [group for group in found if isinstance(group, app_commands.Group)]


def test_the_commands_of_the_product_exist() -> None:
    names = {command.qualified_name for group in groups() for command in group.commands}
    assert {f"slap {n}" for n in ("new", "start", "leave", "status", "stop", "rules", "pause", "resume")} <= names
    assert {
        f"table {n}" for n in ("verify", "games", "help", "settings", "doctor", "privacy", "referee", "export")
    } <= names


def weight(command: Any) -> int:
    """Characters that Discord counts; of a text's languages the longest one."""
    if isinstance(command, list):
        return sum(weight(part) for part in command)
    if not isinstance(command, dict):
        return 0
    total = sum(weight(part) for part in command.values())
    for name in ("name", "description", "value"):
        said = [str(command.get(name, "")), *(command.get(f"{name}_localizations") or {}).values()]
        total += max(len(sentence) for sentence in said)
    return total


@pytest.mark.parametrize("group", groups(), ids=lambda group: group.name)
async def test_commands_keep_discords_limits(group: app_commands.Group) -> None:
    assert len(group.commands) <= 25
    async with discord.Client(intents=discord.Intents.none()) as client:
        assert weight(group.to_dict(app_commands.CommandTree(client))) <= 8_000
    for command in [group, *group.commands]:
        assert re.fullmatch(r"[-_a-z0-9]{1,32}", command.name)
        assert 1 <= len(command.description) <= 100
        if isinstance(command, app_commands.Command):
            assert len(command.parameters) <= 25
            for parameter in command.parameters:
                assert re.fullmatch(r"[-_a-z0-9]{1,32}", parameter.name)
                assert 1 <= len(str(parameter.description)) <= 100
                assert len(parameter.choices) <= 25
                assert all(1 <= len(choice.name) <= 100 for choice in parameter.choices)


def typed() -> dict[str, app_commands.Parameter]:
    """What can be typed freely into commands, by command and option."""
    found = [command for group in groups() for command in group.commands if isinstance(command, app_commands.Command)]
    return {
        f"{command.qualified_name} {parameter.name}": parameter
        for command in found
        for parameter in command.parameters
        if parameter.type is discord.AppCommandOptionType.string and not parameter.choices
    }


def test_what_is_typed_into_a_command_has_a_length_but_for_answers_which_have_one_where_they_are_read() -> None:
    endless = {name for name, parameter in typed().items() if parameter.max_value is None}
    assert endless == {"cosmic play answer", "cosmic learn answer", "cosmic practice answer"}
    assert max(parameter.max_value or 0 for parameter in typed().values()) <= 1_000


def test_banned_powers_are_typed_and_pools_listed() -> None:
    (new,) = (command for group in groups() for command in group.commands if command.qualified_name == "cosmic new")
    assert isinstance(new, app_commands.Command)
    listed = {parameter.name: [choice.value for choice in parameter.choices] for parameter in new.parameters}
    assert listed["bans"] == []
    assert {"all", "classic", "novice"} <= {*listed["pool"]}


async def test_descriptions_are_translated_and_names_are_not() -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree: Any = app_commands.CommandTree(client)
        await tree.set_translator(Translator())
        for group in groups():
            payload = await group.get_translated_payload(tree, tree.translator)
            assert weight(payload) <= 8_000
            everything(payload)


SAME = dict(pairs("de"))
"""Labels of options in German: what is the same there, such as a number, is not handed to Discord twice."""


def everything(payload: Any) -> None:
    """Every description has a German one, and none has over 100 characters; names of commands have no translation."""
    others = payload["description_localizations"]
    assert {"de"} <= set(others) <= {*LANGUAGES}
    assert all(1 <= len(told) <= 100 and told != payload["description"] for told in others.values())
    assert not payload.get("name_localizations")
    for choice in payload.get("choices") or ():
        names = choice.get("name_localizations") or {}
        assert "de" in names or SAME[choice["name"]] == choice["name"]
        assert all(1 <= len(name) <= 100 for name in names.values())
    for part in payload.get("options") or ():
        everything(part)


async def test_commands_come_with_the_bot_in_a_server_only_but_for_the_list_of_ones_own_games() -> None:
    # Installed by a person it would open lobbies in servers whose threads it cannot reach.
    async with discord.Client(intents=discord.Intents.none()) as client:
        tree = app_commands.CommandTree(client)
        told = {group.name: group.to_dict(tree) for group in groups()}
    mine = told.pop("my")  # it opens nothing, and answers its user alone
    assert (mine["integration_types"], mine["contexts"]) == ([0, 1], [0, 1, 2])
    assert {name: one["integration_types"] for name, one in told.items()} == {
        "slap": [0],
        "cosmic": [0],
        "table": [0],
        "season": [0],
        "rating": [0],
        "event": [0],
    }
    assert {name: one["contexts"] for name, one in told.items()} == {
        "slap": [0],
        "cosmic": [0, 1],
        "table": [0, 1],
        "season": [0],
        "rating": [0],
        "event": [0],
    }


def test_no_english_description_stands_for_two_things() -> None:
    found: dict[str, str] = {}
    for here, there in pairs("de"):
        assert found.setdefault(here, there) == there


def fields_of(game: LobbyGame) -> set[str]:
    """Every option that the game reads and that somebody may choose."""
    if game.name == "slap":
        return {*slap_options.Options.__struct_fields__, "motion"} - {"dealer"}
    flags = {name for name, flag in cosmic_options.FLAGS.items() if flag.offered}
    flags |= {*cosmic_options.Options.__struct_fields__} - {"extras"}
    return {*flags, *table_options.TableOptions.__struct_fields__}


def tournament_views(say: Speech) -> list[discord.ui.View]:
    """Menus and questions of a tournament of as many as there may be, with long names."""
    people = tuple(Entrant("W" * 32, 10**18 + number) for number in range(64))
    seats = [tuple(range(at, min(at + 10, 64))) for at in range(0, 64, 10)]
    now = Tournament("swiss", 10, 64, 0, 0, people, tuple(range(64)), (tuple(Meeting(one) for one in seats),))
    acts = (Begin(), More(1), Award(99, 31, 63), TakeOut(10**18 + 3))
    assert [act_of(id_of(act)) for act in acts] == list(acts)
    return [
        *(menus(what, now, 0, say) for what in ("award", "out")),
        *(sure(act, now, say)[1] for act in acts),
    ]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_offered_value_of_an_option_is_one_that_the_game_takes(game: LobbyGame, language: Language) -> None:
    ours, english = game.options_in(language), game.options_in("en")
    assert [option.name for option in ours] == [option.name for option in english]
    for option, other in zip(ours, english, strict=True):
        assert [value for value, _ in option.values] == [value for value, _ in other.values]
        assert all(label for _, label in option.values)
        bases: list[dict[str, str]] = (
            [{}, {"mode": "slow"}] if game.name == "slap" else [{}, {"powers_per_player": "2"}]
        )
        takes = {value for chosen in bases for value, _ in possible(game, option, chosen)}
        assert takes == {value for value, _ in option.values}
        assert bool(option.typed) == bool(other.typed)
    assert [temper.name for temper in game.tempers_in(language)] == [temper.name for temper in game.tempers_in("en")]


@GAMES
def test_the_panel_reaches_every_option_of_the_table_and_offers_only_what_goes_together(game: LobbyGame) -> None:
    assert {option.name for option in game.options_in("en")} == fields_of(game)
    samples: list[dict[str, str]] = [{}]
    if game.name == "slap":
        samples += [{"mode": "slow"}, {"comebacks": "unlimited"}, {"flip_limit": "none"}]
    else:
        samples += [{"powers_per_player": "2", "powers_dealt": "4"}, {"seats": "2"}, {"bases_to_win": "8"}]
    for chosen in samples:
        lobby = Lobby(7, game.name, 1, [], chosen, "lobby")
        named = {choice["value"] for choice in panel_view(lobby, "en").to_components()[0]["components"][0]["options"]}
        fixed = {"slap_by", "flip", "late"} if chosen.get("mode") == "slow" else set()
        assert named == {option.name for option in game.options_in("en")} - fixed
        for option in game.options_in("en"):
            for value, _ in possible(game, option, chosen):
                game.check(game.choose(chosen, option.name, value), None)


def test_another_mode_gives_up_what_belongs_to_the_old_one() -> None:
    choose = LOBBY_GAMES["slap"].choose
    live = {"mode": "live", "pace": "2 s", "slap_by": "both", "flip": "manual", "late": "strict", "penalty": "1"}
    assert choose(live, "mode", "slow") == {"mode": "slow", "penalty": "1"}
    assert choose(live, "mode", "live") == live
    assert choose({"mode": "slow", "pace": "15 min"}, "mode", "live") == {"mode": "live"}
    assert choose({"pace": "2 s"}, "penalty", "0") == {"pace": "2 s", "penalty": "0"}


def test_what_the_panel_shows_of_an_option_is_what_the_table_will_play() -> None:
    slap = LOBBY_GAMES["slap"]
    said = {option.name: shown(slap, option, {"mode": "slow"}) for option in slap.options_in("en")}
    assert (said["mode"], said["pace"], said["slap_by"]) == ("slow, over days", "slow table: 5 min", "button")
    said = {option.name: shown(slap, option, {"pace": "2.5 s"}) for option in slap.options_in("en")}
    assert (said["mode"], said["pace"], said["slap_by"]) == ("live, everybody at once", "2.5 s", "✋ reaction")


@GAMES
def test_the_first_value_of_every_option_is_its_default(game: LobbyGame) -> None:
    chosen = {option.name: option.values[0][0] for option in game.options_in("en")}
    if game.name == "slap":
        assert slap_options.from_strings(chosen).pace_ms == slap_options.from_strings({}).pace_ms
        chosen.pop("pace")
        assert msgspec.structs.replace(slap_options.from_strings(chosen), slap_by=None) == slap_options.from_strings({})
    else:
        table, flags = table_options.read(chosen)
        assert (table, msgspec.structs.replace(flags, extras={})) == table_options.read({})
        offered = [flag for flag in cosmic_options.FLAGS.values() if flag.offered]
        assert flags.extras == {flag.name: flag.default for flag in offered}


def test_a_typed_value_is_read_from_a_form_of_either_shape() -> None:
    field = {"type": 4, "custom_id": "value", "value": " 2.5 s "}
    assert typed_value([*entered({"components": [{"type": 1, "components": [field]}]})]) == "2.5 s"
    assert typed_value([*entered({"components": [{"type": 18, "component": field}]})]) == "2.5 s"
    assert typed_value([*entered({})]) == ""


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forms_keep_discords_limits(language: Language) -> None:
    say = speech(language)
    typed = [option for game in LOBBY_GAMES.values() for option in game.options_in(language) if option.typed]
    forms = [value_form(10**15 - 1, option, say) for option in typed]
    forms += [number_form(f"f:find:{name}:call", name, say) for name in LOBBY_GAMES]
    forms += [opening_form(Wish(kind, speed), say) for kind in KINDS for speed in SPEEDS]
    for sent in (form.to_dict() for form in forms):
        assert 1 <= len(sent["title"]) <= 45
        assert "**" not in sent["title"], "Discord shows markup in titles as it is written"
        assert 1 <= len(sent["custom_id"]) <= 100
        assert 1 <= len(sent["components"]) <= 5
        for label in sent["components"]:
            assert 1 <= len(label["label"]) <= 45
            assert len(label["component"].get("placeholder", "")) <= 100
            assert 1 <= label["component"].get("max_length", 4_000) <= 4_000


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
async def test_components_keep_discords_limits(game: LobbyGame, language: Language) -> None:
    seats = [*(Seated("x" * 32, n) for n in range(9)), Seated(max(COMPUTER_NAMES, key=len))]
    lobby = Lobby(10**15 - 1, game.name, 1, seats, {"language": language}, "lobby")
    full = Policy(tuple(range(10**18, 10**18 + 25)), "role", 10**18, 20, 9)
    panels = [
        settings_view(policy, speech(language), later=later) for policy in (Policy(), full) for later in (False, True)
    ]
    views = [buttons(lobby), panel_view(lobby, language), *panels]
    views += [
        controls.view(speech(language), runs=runs, begun=begun) for runs in (False, True) for begun in (False, True)
    ]
    views += [panel(speech(language), manages=True), games_view(speech(language), calls=True)]
    views += [value_view(lobby, option, speech(language)) for option in game.options_in(language)]
    row = tuple(Button(10**15 - 1, f"choice{n}" * 5, "L" * 80) for n in range(5))
    whole = table_view(10**15 - 1, Body("x", (row,)))
    assert whole is not None
    for view in [*views, whole]:
        ids = []
        for line in view.to_components():
            assert len(line["components"]) <= 5
            for part in line["components"]:
                ids.append(part["custom_id"])
                assert len(part["custom_id"]) <= 100
                assert len(part.get("label") or "") <= 80
                assert "**" not in (part.get("label") or ""), "Discord shows markup on buttons as it is written"
                assert len(part.get("placeholder") or "") <= 150
                assert len(part.get("options", [])) <= 25
                for choice in part.get("options", []):
                    assert 1 <= len(choice["label"]) <= 100
                    assert len(choice.get("description") or "") <= 100
        assert len(ids) == len(set(ids))
        assert len(view.to_components()) <= 5
        assert view.is_finished()  # discord.py must keep no copy


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_keep_discords_limits_with_a_full_table_of_long_names(game: LobbyGame, language: Language) -> None:
    say = speech(language)
    seats = [Seated("*" * 32, temper="careful") for _ in range(10)]
    options: dict[str, str] = {}
    for option in game.options_in(language):
        options = game.choose(options, option.name, possible(game, option, options)[-1][0])
    lobby = Lobby(10**15, game.name, 10**19, seats, options, "lobby")
    for sentence in (
        lobby_says(lobby),
        started(lobby, 10**19, say),
        option_panel(lobby, say),
        say("table-help"),
        say("table-cosmic-help"),
        missing_permissions(NEEDED, 10**19, say),
        fitted(["x" * 400] * 9, ["y" * 150] * 25, say),
        say("table-reminders-quiet", level="x" * 30, place="y" * 30, quiet="22:00-07:30 Europe/Berlin"),
        say("table-verified", table="1" * 15, seed=str(2**128), published="h" * 32, recomputed="h" * 32, agree=True),
        settings(Policy(tuple(range(10**18, 10**18 + 25)), "role", 10**18, 20, 9), say),
        privacy(Traces(7_001, [1, 2], 7_002), 7_003, 7_004, say),
        deleted(7_001, 7_002, say),
    ):
        assert len(sentence) <= 2_000
    assert len(table_name(game.name, 10**15, say)) <= 100


def test_every_needed_permission_is_one_of_discords() -> None:
    for name in NEEDED:
        assert name in discord.Permissions.VALID_FLAGS


def test_more_findings_than_fit_are_counted_and_equal_ones_said_once() -> None:
    findings = [f"- {number} " + "x" * 90 for number in range(60)]
    whole = fitted_findings([*findings, findings[0]], EN)
    assert len(whole) <= LONGEST
    shown = sum(line in findings for line in whole.splitlines())
    assert whole.splitlines()[-1] == EN("admin-more", count=60 - shown)
    assert fitted_findings([findings[0]] * 3, EN).splitlines() == [EN("admin-found"), findings[0]]
