"""How each job is done. A driver with jobs of its own registers them here."""

from __future__ import annotations

from collections.abc import Callable
from functools import singledispatch
from typing import Any, TypeVar

from bot.store import jobs
from bot.store.statements import (
    blocking,
    changing,
    following,
    holding,
    holidays,
    keeping,
    rating,
    reminding,
)
from bot.store.statements.events import seasons, tournaments
from bot.store.statements.script import Script

J = TypeVar("J", bound=jobs.Job[Any])


@singledispatch
def script_of(job: jobs.Job[Any]) -> Script[Any]:
    """What to ask of the database for a job, inside a transaction."""
    raise NotImplementedError(type(job).__name__)


def _do(kind: type[J], script: Callable[[J], Script[Any]]) -> None:
    script_of.register(kind, script)


_do(jobs.CreateTable, lambda job: changing.insert_table(job.row, job.due, job.now_ms))
_do(jobs.Commit, lambda job: changing.apply_batch(job.batch, job.now_ms))
_do(jobs.SetPreference, lambda job: changing.set_preference(job.user, job.name, job.value))
_do(jobs.GoAway, lambda job: holidays.go_away(job.rows))
_do(jobs.ComeBack, lambda job: holidays.come_back(job.user, job.tables))
_do(jobs.Block, lambda job: blocking.block(job.user, job.other))
_do(jobs.Unblock, lambda job: blocking.unblock(job.user, job.other))
_do(jobs.Told, lambda job: following.told(job.user, job.table, job.challenge, job.at_ms))
_do(jobs.Unfollow, lambda job: following.unfollow(job.user, job.table))
_do(jobs.SetPerson, lambda job: changing.set_person(job.row))
_do(jobs.OpenSeason, lambda job: seasons.open_season(job.row))
_do(jobs.EndSeason, lambda job: seasons.end_season(job.guild, job.now_ms, job.channel))
_do(jobs.TellEnd, lambda job: seasons.tell_end(job.row, job.table, job.said, job.now_ms))
_do(jobs.OpenTournament, lambda job: tournaments.open_tournament(job.row, job.state, job.said, job.now_ms))
_do(jobs.Advance, lambda job: tournaments.advance(job.progress, job.now_ms))
_do(jobs.SetSettings, lambda job: changing.set_settings(job.guild, job.settings))
_do(jobs.TellStory, lambda job: changing.tell_story(job.row))
_do(jobs.Rate, lambda job: rating.rate(job.guild, job.turn, job.tables, job.rows, job.powers))
_do(jobs.Recount, lambda job: rating.recount(job.guild, job.turn, job.games, job.last, job.rows, job.powers))
_do(jobs.SetCommandsDigest, lambda job: changing.set_commands_digest(job.application, job.digest))
_do(jobs.Remind, lambda job: reminding.apply_reminded(job.done))
_do(jobs.RemoveFinished, lambda job: keeping.remove_finished(job.before_ms, job.most, job.guild))
_do(jobs.Forget, lambda job: keeping.forget(job.user, job.name))
_do(jobs.Renew, lambda job: holding.renew(job.token, job.until_ms))
_do(jobs.Release, lambda job: holding.release(job.token))
