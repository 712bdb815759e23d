-- Revises: V16
-- Date: 2026-11-26
-- Reason: people say with whom a search shall not seat them.

-- Whom somebody has blocked.
CREATE TABLE blocked (
    "user" INTEGER NOT NULL,
    "other" INTEGER NOT NULL,
    PRIMARY KEY ("user", "other")
) STRICT, WITHOUT ROWID;
CREATE INDEX blocked_by_other ON blocked ("other");
