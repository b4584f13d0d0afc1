-- Who may not come in (kind 'person' or 'address') or may not speak ('talk'), until when (0: for good), and why.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    who TEXT NOT NULL,
    reason TEXT NOT NULL,
    time BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (kind, who)
);
-- What those who run the server have done about people. Nothing is changed here.
CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    time BIGINT NOT NULL,
    deed TEXT NOT NULL,
    about TEXT NOT NULL,
    note TEXT NOT NULL
);
-- Reports that somebody has looked at.
CREATE TABLE settled (
    room TEXT NOT NULL,
    seq BIGINT NOT NULL,
    time BIGINT NOT NULL,
    PRIMARY KEY (room, seq)
);
