-- A room is a stream of events. `streams` has the head of each, so that a stream whose end is missing is noticed.
CREATE TABLE streams (
    room TEXT PRIMARY KEY,
    seq BIGINT NOT NULL,
    hash BLOB NOT NULL
);
CREATE TABLE events (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    time BIGINT NOT NULL,
    hash BLOB NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (room, seq)
);
-- What the lobby shows: derived from the events, and written with them.
CREATE TABLE rooms (
    room TEXT PRIMARY KEY,
    stage BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    words TEXT NOT NULL,
    listing TEXT NOT NULL,
    wakes BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    damage TEXT
);
CREATE INDEX rooms_in_the_lobby ON rooms (listed, stage, changed);
CREATE INDEX rooms_that_wake ON rooms (wakes);
CREATE TABLE members (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (room, person)
);
CREATE INDEX members_by_person ON members (person);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE TABLE accounts (
    person TEXT PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);
-- Only the hash of a token is kept: whoever reads this table cannot sign in with it.
CREATE TABLE sessions (
    hash BLOB PRIMARY KEY,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
CREATE TABLE ratings (
    person TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL
);
CREATE TABLE results (
    room TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    score BIGINT NOT NULL,
    place BIGINT NOT NULL,
    players BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    change DOUBLE PRECISION NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (room, seat)
);
CREATE INDEX results_by_person ON results (person);
CREATE TABLE mutes (
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (person, about)
);
CREATE TABLE reports (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    person TEXT NOT NULL,
    about TEXT NOT NULL,
    said TEXT NOT NULL,
    reason TEXT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (room, seq, person)
);
-- When the server was last known to be up. Not part of backups.
CREATE TABLE marks (
    name TEXT PRIMARY KEY,
    time BIGINT NOT NULL
);
