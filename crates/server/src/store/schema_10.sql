-- Several servers on one database. `node` is the one that decides in a room, if there is one, and `fence` goes up whenever a server
-- takes the room, so that what an earlier one still wants to write is refused. An SQLite database has a single server and leaves
-- this empty. Not part of backups.
ALTER TABLE streams ADD COLUMN node TEXT;
ALTER TABLE streams ADD COLUMN fence BIGINT NOT NULL DEFAULT 0;
-- Servers: when each was last seen, by its own clock, and until when it counts as alive, by the database's; 0 once it does not.
-- `number` is that of a lock its connection holds.
CREATE TABLE nodes (
    node TEXT PRIMARY KEY,
    number BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    until BIGINT NOT NULL
);
