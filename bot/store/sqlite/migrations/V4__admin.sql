-- Revises: V3
-- Date: 2026-11-21
-- Reason: what admins set per server, where Discord last refused, and "the tables of this server" without reading all.

CREATE TABLE guilds (
    "guild" INTEGER PRIMARY KEY,
    "settings" BLOB NOT NULL
) STRICT;

-- One row per channel in which the last message of a table was refused; gone as soon as one gets through again.
CREATE TABLE refusals (
    "channel" INTEGER PRIMARY KEY,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "code" INTEGER NOT NULL,
    "at_ms" INTEGER NOT NULL
) STRICT;
CREATE INDEX refusals_by_table ON refusals ("table");
CREATE INDEX tables_by_guild ON tables ("guild");
