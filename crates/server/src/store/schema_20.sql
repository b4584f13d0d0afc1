-- A program is a person with an owner: an account that answers for it.
CREATE TABLE programs (
    person TEXT PRIMARY KEY,
    owner TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX programs_by_owner ON programs (owner);
-- What a program says to show who it is. As with sessions, only the hash is kept.
CREATE TABLE tokens (
    hash BLOB PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    person TEXT NOT NULL,
    created BIGINT NOT NULL,
    used BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);
