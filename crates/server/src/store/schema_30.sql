-- The lobby shows what changed last, of all rooms that are listed.
CREATE INDEX rooms_by_change ON rooms (changed DESC, room) WHERE listed = 1 AND stage < 3;
