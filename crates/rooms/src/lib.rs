//! Rooms: games that people play together.
//!
//! A room is a stream of numbered [`Event`]s and nothing else. [`Room::decide`] judges what somebody asks for and gives the events
//! that follow from it; [`Room::apply`] takes them in. A server stores events before it applies them, and has a room again by
//! applying all of them in order ([`Room::load`]). In between there is no clock, chance, thread or I/O: time, seeds and who is away
//! are handed in ([`World`]), so that every room can be played again to the same state.
//!
//! Whoever plays has the engine, too. What is sent is what was decided, as words of records, and which tiles were drawn; the
//! position is worked out at both ends and compared by its fingerprint. What somebody may see of an event is decided in one
//! place, [`Room::sight`], and it has types of its own without room for secrets.
//!
//! ```
//! use aude_rooms::{Command, Due, Luck, Person, Room, Settings, Viewer, World};
//!
//! let luck = || Luck { seed: 7, salt: [1; 32], room: "r2".into() };
//! let world = World { now: 1_000, luck: &luck, away: &|_| None };
//! let (anna, ben) = (Person::new("a", "Anna"), Person::new("b", "Ben"));
//!
//! let events = Room::open("r1", Settings::default(), &anna, world.now).unwrap();
//! let mut room = Room::load(&events).unwrap();
//! for (who, command) in [
//!     (&ben, Command::Sit { seat: 1, name: None, colour: None }),
//!     (&anna, Command::Start),
//! ] {
//!     for event in room.decide(&command, who, &world).unwrap() {
//!         // Here it is stored; then it counts, and everybody is told.
//!         room.apply(&event).unwrap();
//!         let message = room.message(&event, &Viewer::default());
//!         assert!(!serde_json::to_string(&message).unwrap().contains(&"01".repeat(32)));
//!     }
//! }
//! let whole = room.whole(&Viewer { person: Some("b"), mutes: &[] });
//! assert!(whole.record.unwrap().contains("players: Anna, Ben"));
//! ```
#![forbid(unsafe_code)]

mod chat;
mod clock;
mod command;
mod decide;
mod event;
mod public;
mod refusal;
mod room;
mod seat;
mod settings;
mod sight;
mod turn;

pub use chat::{EMOTES, TEXT, clean, is_overloaded};
pub use clock::Reading;
pub use command::{Chore, Command, Luck, World};
pub use decide::PATIENCE;
pub use event::{End, Event, Line, Outcome, Played, Shuffle, Start, VERSION, What};
pub use public::{Asked, Listing, Message, Public, Stage, Viewer, Whole};
pub use refusal::Refusal;
pub use room::{Damaged, Due, Room};
pub use seat::{Computer, Gone, Holder, NAME, Person, PersonId, Plays, Seat};
pub use settings::{Aids, COLOURS, Clock, DAY, LONGEST, Millis, SECOND, SETUP, Settings, TITLE};
pub use turn::{Choice, Turn};
