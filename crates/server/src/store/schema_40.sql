-- Rooms that a server is loading or thinking about, by name with blanks between, those with a mark (`!`) that were suspects already. If
-- the server dies, one of them may have ended it.
ALTER TABLE nodes ADD COLUMN busy TEXT NOT NULL DEFAULT '';
-- Rooms that were busy when a server died: which server, whether the room was a suspect already, and when. SQLite has one server.
CREATE TABLE suspects (
    room TEXT NOT NULL,
    node TEXT NOT NULL,
    again BIGINT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (room, node)
);
