//! A game being played, as the protocol sees it.

/// A game with its history: [`aude_record::Game`].
///
/// ```
/// use aude_engine::Setup;
/// use aude_protocol::Session;
///
/// let mut session = Session::new(Setup::players(2), 7).unwrap();
/// let before = session.fingerprint();
/// session.play(session.legal_actions()[0]).unwrap();
/// session.undo(1);
/// assert_eq!(session.fingerprint(), before);
/// ```
pub type Session = aude_record::Game;
