-- Revises: V26
-- Date: 2026-11-29
-- Reason: games that wait for their referees because an older bot met them go on by themselves.

-- An older bot put games of newer rules before their referees. None does so any more: what waits there, and may have come
-- there like that, is tried once more. The first version of a game's rules is newer than nobody's.
UPDATE tables SET "status" = 'running', "asleep" = 0 WHERE "status" = 'referee' AND "version" > 1;

-- Games that sleep until a newer bot plays them.
CREATE INDEX deadlines_newer ON deadlines ("table") WHERE "name" = 'newer';
