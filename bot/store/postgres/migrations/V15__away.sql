-- Revises: V14
-- Date: 2026-11-25
-- Reason: people go on holiday, and their tables know until when and who answers for them.

-- Until when somebody is away from a table, and what is done for them there meanwhile.
CREATE TABLE away (
    "user" BIGINT NOT NULL,
    "table" BIGINT NOT NULL REFERENCES tables ("id"),
    "until_ms" BIGINT NOT NULL,
    "plan" TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY ("user", "table")
);
CREATE INDEX away_by_table ON away ("table");
