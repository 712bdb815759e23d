-- Revises: V25
-- Date: 2026-11-26
-- Reason: seasons that are over can be looked up, and their ends are told where they were opened.

-- Every season of a server; in which channel and language its end is told (0 for nowhere), and whether it was.
ALTER TABLE seasons DROP CONSTRAINT seasons_pkey;
ALTER TABLE seasons ADD PRIMARY KEY ("guild", "begin_ms");
ALTER TABLE seasons ADD COLUMN "channel" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seasons ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en';
ALTER TABLE seasons ADD COLUMN "told" BIGINT NOT NULL DEFAULT 0;
