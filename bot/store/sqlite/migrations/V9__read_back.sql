-- Revises: V8
-- Date: 2026-11-22
-- Reason: whether a message was sent is looked up in its channel from the moment on when it was to be said.

ALTER TABLE outbox ADD COLUMN "at_ms" INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET "at_ms" = (SELECT max("created_ms", "updated_ms" - 86400000) FROM tables WHERE "id" = outbox."table")
WHERE "state" IN ('waiting', 'flying');
