//! Rooms: games that people play together.
//!
//! **A room is its events.** [`Room::decide`] checks a [`Command`] and returns the [`Event`]s that follow;
//! [`Room::apply`] adds them to the room. The server stores the events of one command together or not at all.
//! [`Room::load`] rebuilds a room from its events and checks each one against the game: who decides, which tiles
//! are drawn, the fingerprint of the position. Events that were changed, or are for other rules, are refused.
//!
//! **No clock, randomness, threads or I/O.** Time, seeds and who is away are passed in ([`World`]), so every room
//! can be replayed to the same state.
//!
//! **Commands can be repeated.** An empty list of events means that the command has been carried out before. A
//! client that lost an answer asks again. A play names the position it is for.
//!
//! **Words, not views.** An event contains the action as a word of a record, the tiles drawn after it, and the
//! fingerprint. Clients run the engine and compute the rest.
//!
//! **Secrets stay inside.** Clients get events from [`Room::visible_to`] and rooms from [`Room::whole`]. Their types have
//! no place for seed and salt before the game has ended. Event numbers have no gaps: an event that a viewer may not
//! see is sent without content.
//!
//! **Fair shuffle.** The room shows a commitment ([`aude_record::Pledge`]) when the game starts and opens it at the
//! end. The lot for who begins comes from the salt, so it reveals nothing about the seed.
//!
//! **One room, one game.** A rematch is a new room. [`Room::sequel`] derives its first event from the old room, so
//! it can be created again if the server stopped in between.
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
//!         room.apply(&event).unwrap();
//!         // A server stores the event here, and sends it only then.
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
mod turn;
mod visible;

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
