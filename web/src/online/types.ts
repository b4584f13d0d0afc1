// Written from crates/rooms by `AUDE_WRITE=1 cargo test -p aude-rooms --features types`. Do not edit.

/** What those who do not type can show. */
export const EMOTES = ["hello", "thanks", "well-played", "good-luck", "oops", "thinking", "wow", "goodbye"] as const;
/** At most so many characters are said at once. */
export const TEXT = 300;
/** At most so many characters in a name. */
export const NAME = 40;
/** Somebody who has not been connected for so many milliseconds may be replaced. */
export const PATIENCE = 120000;

/**
 * Everything that is agreed before a game.
 */
export type Settings = { 
/**
 * What the room is called in the lobby; may be empty.
 */
title: string, 
/**
 * What is played, as the command `new` of the engine protocol takes it, without `players`, `seed`, `draw` and `date`.
 */
setup: Record<string, unknown>, 
/**
 * How many play.
 */
seats: number, 
/**
 * Lots decide who begins, not `first` of the setup.
 */
lots: boolean, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * Whether the lobby shows the room to everybody.
 */
listed: boolean, 
/**
 * Whether the game counts for ratings, if it can.
 */
rated: boolean, 
/**
 * Whether a real computer plays on for somebody who has gone; else whoever stands in places tiles and does nothing more.
 */
takeover: boolean, 
/**
 * What players may look at.
 */
aids: RoomAids, };

/**
 * How much time players have.
 */
export type Clock = { "kind": "none" } | { "kind": "move", 
/**
 * The time for a move.
 */
ms: number, } | { "kind": "bank", 
/**
 * The time at the beginning.
 */
ms: number, 
/**
 * What each move adds.
 */
increment: number, };

/**
 * What players may look at during a game.
 */
export type RoomAids = { 
/**
 * A hint from the computer.
 */
hint: boolean, 
/**
 * What a feature is worth, and to whom.
 */
inspect: boolean, 
/**
 * Who owns the fields.
 */
fields: boolean, 
/**
 * The score if the game ended now.
 */
projected: boolean, 
/**
 * Squares that no tile fits any more.
 */
dead: boolean, 
/**
 * The tiles that are left.
 */
bag: boolean, 
/**
 * Where everybody placed a tile last.
 */
last: boolean, };

/**
 * Somebody, as others see them.
 */
export type Person = { 
/**
 * Who it is.
 */
id: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether it is a program that somebody has sent.
 */
program?: boolean, };

/**
 * A place at the table.
 */
export type RoomSeat = { 
/**
 * The number of its livery.
 */
colour: number, 
/**
 * Whose it is.
 */
holder: Holder, 
/**
 * Why its holder does not play any more; a computer plays on.
 */
gone: Gone | null, };

/**
 * Whose a seat is.
 */
export type Holder = { "kind": "free" } | { "kind": "kept", 
/**
 * For whom.
 */
person: string, 
/**
 * What they were called.
 */
name: string, 
/**
 * Whether it is a program.
 */
program?: boolean, } | { "kind": "person", 
/**
 * Whose.
 */
person: string, 
/**
 * What the player is called, which may be somebody else at the same device.
 */
name: string, 
/**
 * Whether it is a program that plays there.
 */
program?: boolean, } | { "kind": "bot", 
/**
 * How it plays.
 */
level: string, 
/**
 * What it is called.
 */
name: string, };

/**
 * Why somebody does not play any more.
 */
export type Gone = "resigned" | "out-of-time" | "replaced";

/**
 * What somebody asks for.
 *
 * In JSON the field `do` has its name, beside its own fields: `{"do":"play","at":31,"action":"U@1,0r3"}`. Fields that are
 * not known are ignored, so that an envelope may be around it.
 */
export type Command = { "do": "change", 
/**
 * All of it.
 */
settings: Settings, } | { "do": "sit", 
/**
 * Which.
 */
seat: number, 
/**
 * Who plays there, if not the one who asks.
 */
name?: string, 
/**
 * The livery, if not that of the seat.
 */
colour?: number, } | { "do": "dress", 
/**
 * Which.
 */
seat: number, 
/**
 * The name.
 */
name?: string, 
/**
 * The livery.
 */
colour?: number, } | { "do": "stand", 
/**
 * Which.
 */
seat: number, } | { "do": "bot", 
/**
 * Which.
 */
seat: number, 
/**
 * How it plays.
 */
level: string, 
/**
 * What it is called, if not after its level.
 */
name?: string, } | { "do": "invite", 
/**
 * Which.
 */
seat: number, 
/**
 * For whom.
 */
person: string, } | { "do": "remove", 
/**
 * Which.
 */
seat: number, } | { "do": "ready", 
/**
 * Whether they are.
 */
on: boolean, } | { "do": "start" } | { "do": "play", 
/**
 * How many actions led to the position: it must be the last one.
 */
at: number, 
/**
 * The action, as a word of a record.
 */
action: string, } | { "do": "take-back", 
/**
 * How many actions led to the position.
 */
at: number, 
/**
 * How many are to be left: the next one was an own decision.
 */
to: number, } | { "do": "answer", 
/**
 * Whether they agree.
 */
agree: boolean, } | { "do": "resign", 
/**
 * For one seat; for all own ones if there is none.
 */
seat?: number, } | { "do": "replace", 
/**
 * Which seat.
 */
seat: number, } | { "do": "return", 
/**
 * Which seat.
 */
seat: number, } | { "do": "leave" } | { "do": "say", 
/**
 * What.
 */
text: string, 
/**
 * A word of the asker's own: what is asked again with the same word is not said twice.
 */
key?: string, } | { "do": "emote", 
/**
 * Which.
 */
emote: string, 
/**
 * As in `say`.
 */
key?: string, } | { "do": "mute", 
/**
 * Whom.
 */
person: string, 
/**
 * Whether they are muted.
 */
on: boolean, } | { "do": "rematch" };

/**
 * An event as somebody sees it. Numbers have no gaps: what somebody may not see is there, without saying what it is.
 */
export type RoomEvent = { 
/**
 * Its number in the room, from 1.
 */
seq: number, 
/**
 * When it happened.
 */
time: number, 
/**
 * What happened; nothing that concerns this viewer, if there is none.
 */
what: What | null, };

/**
 * What happened, as everybody may know it.
 */
export type What = { "kind": "opened", 
/**
 * Its name.
 */
room: string, 
/**
 * What is agreed.
 */
settings: Settings, 
/**
 * Who opened it.
 */
host: Person, 
/**
 * The seats.
 */
seats: Array<RoomSeat>, 
/**
 * The room whose rematch it is.
 */
after: string | null, } | { "kind": "changed", 
/**
 * What is agreed now.
 */
settings: Settings, 
/**
 * The seats now.
 */
seats: Array<RoomSeat>, } | { "kind": "seated", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Whose it is now.
 */
holder: Holder, 
/**
 * Its livery now.
 */
colour: number, } | { "kind": "removed", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Who; nobody if it was a computer.
 */
person: string | null, } | { "kind": "ready", 
/**
 * Who.
 */
person: string, 
/**
 * Whether they are.
 */
on: boolean, } | { "kind": "hosted", 
/**
 * Who.
 */
host: Person, } | { "kind": "started" } & Start | { "kind": "played" } & Played | { "kind": "back-asked", 
/**
 * Who.
 */
person: string, 
/**
 * Whose decision it was.
 */
seat: number, 
/**
 * How many actions are to be left.
 */
to: number, } | { "kind": "back-agreed", 
/**
 * Who.
 */
person: string, } | { "kind": "back-declined", 
/**
 * Who.
 */
person: string, } | { "kind": "taken-back", 
/**
 * Who asked.
 */
person: string, 
/**
 * How many actions are left.
 */
to: number, 
/**
 * The clocks now.
 */
clocks: Reading | null, } | { "kind": "left", 
/**
 * Which seat.
 */
seat: number, 
/**
 * Why.
 */
why: Gone, 
/**
 * The clocks now.
 */
clocks: Reading | null, } | { "kind": "returned", 
/**
 * Which seat.
 */
seat: number, 
/**
 * The clocks now.
 */
clocks: Reading | null, } | { "kind": "ended" } & Outcome | { "kind": "said" } & ChatLine | { "kind": "muted", 
/**
 * Whom.
 */
whom: string, 
/**
 * Whether they are muted.
 */
on: boolean, } | { "kind": "woke", 
/**
 * Since when.
 */
since: number, 
/**
 * The clocks now.
 */
clocks: Reading | null, } | { "kind": "rematched", 
/**
 * Its name.
 */
room: string, 
/**
 * Who wants to.
 */
host: Person, } | { "kind": "closed" };

/**
 * The beginning of a game.
 */
export type Start = { 
/**
 * What is played and by whom, as the command `new` of the engine protocol takes it, without seed.
 */
setup: Record<string, unknown>, 
/**
 * The day.
 */
date: string, 
/**
 * What the seed is promised to be, in hexadecimal digits ([`aude_record::commitment`]).
 */
commitment: string, 
/**
 * The first tiles drawn.
 */
draws: Array<string>, 
/**
 * The fingerprint of the first position, in hexadecimal digits.
 */
state: string, 
/**
 * The clocks.
 */
clocks: Reading | null, };

/**
 * A decision.
 */
export type Played = { 
/**
 * Whose.
 */
seat: number, 
/**
 * How many actions led to where it was made.
 */
at: number, 
/**
 * The action, as a word of a record.
 */
action: string, 
/**
 * The tiles that were drawn after it.
 */
draws: Array<string>, 
/**
 * The fingerprint of the position it led to, in hexadecimal digits.
 */
state: string, 
/**
 * The clocks after it.
 */
clocks: Reading | null, };

/**
 * What shuffles the tiles.
 */
export type Shuffle = { 
/**
 * The seed, in decimal digits: it has more than numbers of JavaScript can hold.
 */
seed: string, 
/**
 * The salt of the commitment, in hexadecimal digits.
 */
salt: string, };

/**
 * How a game came out.
 */
export type Outcome = { 
/**
 * Why it is over.
 */
why: End, 
/**
 * The seats that won; none if nobody did.
 */
winners: Array<number>, 
/**
 * The points by seat.
 */
scores: Array<number>, 
/**
 * Whether it may count for ratings: that was agreed, all seats were of different people, and nobody was replaced.
 */
rated: boolean, 
/**
 * What shuffled the tiles.
 */
shuffle: Shuffle, };

/**
 * Why a game is over.
 */
export type End = "played" | "resigned" | "out-of-time" | "abandoned";

/**
 * Something that was said.
 */
export type ChatLine = { 
/**
 * Who.
 */
person: string, 
/**
 * What they are called.
 */
name: string, 
/**
 * What they said; an emote has nothing to read.
 */
text: string | null, 
/**
 * What they showed, one of [`crate::EMOTES`].
 */
emote: string | null, 
/**
 * When.
 */
time: number, 
/**
 * The word that keeps it from being said twice.
 */
key: string | null, };

/**
 * What the clocks show.
 */
export type Reading = { 
/**
 * What every seat had left at `since`: of the game, or of the move.
 */
left: Array<number>, 
/**
 * The seat whose time is running.
 */
running: number | null, 
/**
 * Since when.
 */
since: number, };

/**
 * How far a room is.
 */
export type Stage = "gathering" | "playing" | "over" | "closed";

/**
 * A room as somebody who comes later sees it: all that the events up to a number come to.
 */
export type Whole = { 
/**
 * Its name.
 */
room: string, 
/**
 * The number of the last event in it.
 */
seq: number, 
/**
 * When that was.
 */
time: number, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * What is agreed.
 */
settings: Settings, 
/**
 * Who has the host's powers.
 */
host: Person, 
/**
 * The seats.
 */
seats: Array<RoomSeat>, 
/**
 * Who has a seat and is ready to begin.
 */
ready: Array<string>, 
/**
 * What the seed is promised to be, once the game has begun, in hexadecimal digits.
 */
commitment: string | null, 
/**
 * The game as a record, once there is one; without its seed until it is over.
 */
record: string | null, 
/**
 * How many actions led here.
 */
moves: number, 
/**
 * The clocks.
 */
clocks: Reading | null, 
/**
 * What is asked for.
 */
asked: Asked | null, 
/**
 * How it came out.
 */
outcome: Outcome | null, 
/**
 * What was said last.
 */
chat: Array<ChatLine>, 
/**
 * Whom the viewer has muted here.
 */
muted: Array<string>, 
/**
 * Who cannot sit down here.
 */
barred: Array<string>, 
/**
 * The room whose rematch this is.
 */
after: string | null, 
/**
 * The room in which they play again.
 */
rematch: string | null, 
/**
 * Who wants to.
 */
rematch_by: Person | null, };

/**
 * Somebody asks to take back.
 */
export type Asked = { 
/**
 * Who.
 */
person: string, 
/**
 * Whose decision it was.
 */
seat: number, 
/**
 * How many actions are to be left.
 */
to: number, 
/**
 * Who has agreed so far.
 */
agreed: Array<string>, 
/**
 * Who has still to.
 */
missing: Array<string>, };

/**
 * A room in a line of the lobby.
 */
export type Listing = { 
/**
 * Its name.
 */
room: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * How far it is.
 */
stage: Stage, 
/**
 * Whether the lobby shows it to everybody.
 */
listed: boolean, 
/**
 * Who has the host's powers.
 */
host: Person, 
/**
 * The seats.
 */
seats: Array<RoomSeat>, 
/**
 * The edition.
 */
preset: string | null, 
/**
 * The tile sets in play, with more copies than one as in records: `base=2`.
 */
parts: Array<string>, 
/**
 * The clock.
 */
clock: Clock, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * When it was opened.
 */
opened: number, 
/**
 * When something happened last.
 */
time: number, 
/**
 * The number of the turn, from 1; 0 before the game.
 */
turn: number, 
/**
 * Tiles in the bag.
 */
left: number, 
/**
 * The points by seat.
 */
scores: Array<number>, 
/**
 * Whose decision is due.
 */
decider: number | null, 
/**
 * Why it is over.
 */
end: End | null, 
/**
 * The seats that won.
 */
winners: Array<number>, };
