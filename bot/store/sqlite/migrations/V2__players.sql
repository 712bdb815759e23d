-- Revises: V1
-- Date: 2026-11-21
-- Reason: "which tables is this person at" must not read every table and its roster.

CREATE TABLE players (
    "user" INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    PRIMARY KEY ("user", "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX players_by_table ON players ("table");
CREATE INDEX tables_by_host ON tables ("host");

INSERT INTO players ("user", "table")
SELECT DISTINCT member.value, tables."id"
FROM tables, json_tree(CAST(tables."roster" AS TEXT)) AS member
WHERE json_valid(CAST(tables."roster" AS TEXT)) AND member."key" = 'user' AND member."type" = 'integer';
