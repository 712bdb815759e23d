-- Revises: V14
-- Date: 2026-11-25
-- Reason: people go on holiday, and their tables know until when and who answers for them.

-- Until when somebody is away from a table, and what is done for them there meanwhile.
CREATE TABLE away (
    "user" INTEGER NOT NULL,
    "table" INTEGER NOT NULL REFERENCES tables ("id"),
    "until_ms" INTEGER NOT NULL,
    "plan" TEXT NOT NULL,
    PRIMARY KEY ("user", "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX away_by_table ON away ("table");
