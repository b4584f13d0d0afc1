//! A game being played: rules, position, and how it came about.

use std::sync::Arc;

use aude_engine::{Action, Deck, Design, Event, Illegal, Log, Phase, Rules, Setup, SetupError, State};

use crate::{
    Fault, Pledge, mend,
    notation::{Notation, Step},
    shared, words, write,
};

/// Where tiles come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chance {
    /// The setup fixes all draws.
    Order,
    /// A seed decides all draws.
    Seed(u64),
    /// Somebody says what is drawn.
    Told,
    /// The same up to a point, and a seed from there on.
    ToldThen(u64),
}

/// A game with its history.
///
/// With a seed, tiles are drawn by themselves and every action is a player's:
///
/// ```
/// use aude_engine::Setup;
/// use aude_record::Game;
///
/// let mut game = Game::new(Setup::players(2), 7).unwrap();
/// let before = game.fingerprint();
/// game.play(game.legal_actions()[0]).unwrap();
/// assert_eq!(Game::from_record(&game.record()).unwrap().fingerprint(), game.fingerprint());
/// game.undo(1);
/// assert_eq!(game.fingerprint(), before);
/// ```
///
/// Without one ([`Game::without_seed`]), somebody else draws: a server that keeps its seed to itself, or people with a
/// bag of tiles.
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    chance: Chance,
    date: Option<String>,
    pledge: Option<Pledge>,
    rules: Arc<Rules>,
    state: State,
    /// The players' actions so far.
    actions: Vec<Action>,
    /// All draws so far. Where draws are told, there may be more after some actions were taken back: the tile that was
    /// drawn is drawn again.
    draws: Vec<Design>,
    opening: Vec<Event>,
}

impl Game {
    /// Starts a game. The seed decides the draws unless the setup fixes them.
    pub fn new(setup: Setup, seed: u64) -> Result<Self, SetupError> {
        Self::start(setup, Chance::Seed(seed))
    }

    /// Starts a game whose draws are told by [`Game::draw`] unless the setup fixes them.
    pub fn without_seed(setup: Setup) -> Result<Self, SetupError> {
        Self::start(setup, Chance::Told)
    }

    /// Starts a game in which every draw is told, even those that the setup fixes, until [`Game::reveal`].
    pub(crate) fn reading(setup: Setup) -> Result<Self, SetupError> {
        let rules = shared::rules(&setup)?;
        let state = rules.start();
        let (actions, draws, opening) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { setup, chance: Chance::Told, date: None, pledge: None, rules, state, actions, draws, opening })
    }

    fn start(setup: Setup, chance: Chance) -> Result<Self, SetupError> {
        let mut game = Self::reading(setup)?;
        game.chance = if game.setup.draw.is_some() { Chance::Order } else { chance };
        let mut log = Log::on();
        game.settle(&mut log);
        game.opening = log.take();
        Ok(game)
    }

    /// What the game was set up from.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The seed of all draws, if there is one.
    pub const fn seed(&self) -> Option<u64> {
        match self.chance {
            Chance::Seed(seed) => Some(seed),
            Chance::Order | Chance::Told | Chance::ToldThen(_) => None,
        }
    }

    /// The day on which it was played, such as `2026-11-15`.
    pub fn date(&self) -> Option<&str> {
        self.date.as_deref()
    }

    /// Notes the day on which the game is played: year, month and day, joined by hyphens.
    pub fn set_date(&mut self, date: &str) -> Result<(), String> {
        if !is_date(date) {
            return Err(format!("`{date}` is not a date such as 2026-11-15"));
        }
        self.date = Some(date.into());
        Ok(())
    }

    /// Notes a date that is known to be one, and a pledge.
    pub(crate) fn note(&mut self, date: Option<String>, pledge: Option<Pledge>) {
        self.date = date;
        self.pledge = pledge;
    }

    /// What was said beforehand about the shuffle.
    pub const fn pledge(&self) -> Option<&Pledge> {
        self.pledge.as_ref()
    }

    /// Notes what was said beforehand about the shuffle; the record will say so.
    pub fn set_pledge(&mut self, pledge: Pledge) {
        self.pledge = Some(pledge);
    }

    /// The rules. Games that were set up alike share them.
    pub const fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The position.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The number of the position, [`State::fingerprint`].
    pub fn fingerprint(&self) -> u64 {
        self.state.fingerprint(&self.rules)
    }

    /// The players' actions so far.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The draws so far.
    pub fn draws(&self) -> &[Design] {
        &self.draws[..self.state.draws()]
    }

    /// What happened before the first action: the first draws.
    pub fn opening(&self) -> &[Event] {
        &self.opening
    }

    /// Every legal action, sorted. There is none while the game waits for a draw.
    pub fn legal_actions(&self) -> Vec<Action> {
        if self.state.phase() == Phase::Draw {
            return Vec::new();
        }
        let mut actions = self.state.legal_actions(&self.rules);
        actions.sort_unstable();
        actions
    }

    /// The word that a record has for an action that is legal now.
    ///
    /// ```
    /// use aude_engine::{Action, Setup};
    /// use aude_record::Game;
    ///
    /// let game = Game::new(Setup::players(2), 7).unwrap();
    /// let action = game.legal_actions()[0];
    /// assert_eq!(game.read_word(&game.word(action)), Ok(action));
    /// ```
    pub fn word(&self, action: Action) -> String {
        let labels = words::labels(&self.setup.players);
        let action = self.state.canonical(&self.rules, action);
        let mut text = String::new();
        Notation { rules: &self.rules, state: &self.state, labels: &labels }.write(action, &mut text);
        text
    }

    /// The action that a word of a record means now, which need not be legal. The error says what is wrong with it.
    pub fn read_word(&self, word: &str) -> Result<Action, String> {
        let labels = words::labels(&self.setup.players);
        match (Notation { rules: &self.rules, state: &self.state, labels: &labels }).read(word)? {
            Step::Play(action) => Ok(action),
            Step::Draw(..) => Err(format!("`{word}` is a draw, not an action of a player")),
        }
    }

    /// What an action would lead to, with all that follows by itself: the position and the tiles that are drawn. The game
    /// stays as it is.
    pub fn foresee(&self, action: Action) -> Result<(State, Vec<Design>), Illegal> {
        if self.state.phase() == Phase::Draw || matches!(action, Action::Draw(_)) {
            return Err(Illegal::NotNow(self.state.phase()));
        }
        let (mut state, mut log, mut drawn) = (self.state.clone(), Log::off(), Vec::new());
        state.play(&self.rules, state.canonical(&self.rules, action), &mut log)?;
        while let Some(draw) = self.next_draw(&state) {
            if let Action::Draw(design) = draw {
                drawn.push(design);
            }
            state.play_unchecked(&self.rules, draw, &mut log);
        }
        Ok((state, drawn))
    }

    /// Plays an action of the player in turn, and what follows by itself.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut log = Log::on();
        self.play_telling(action, &mut log)?;
        Ok(log.take())
    }

    /// Draws a tile in a game that waits for it.
    pub fn draw(&mut self, tile: Design) -> Result<Vec<Event>, Illegal> {
        let mut log = Log::on();
        self.draw_telling(tile, &mut log)?;
        Ok(log.take())
    }

    pub(crate) fn play_telling(&mut self, action: Action, log: &mut Log) -> Result<(), Illegal> {
        if self.state.phase() == Phase::Draw || matches!(action, Action::Draw(_)) {
            return Err(Illegal::NotNow(self.state.phase()));
        }
        let action = self.state.canonical(&self.rules, action);
        self.state.play(&self.rules, action, log)?;
        self.actions.push(action);
        self.settle(log);
        Ok(())
    }

    pub(crate) fn draw_telling(&mut self, tile: Design, log: &mut Log) -> Result<(), Illegal> {
        if self.state.phase() != Phase::Draw {
            return Err(Illegal::NotNow(self.state.phase()));
        }
        let number = self.state.draws();
        self.state.play(&self.rules, Action::Draw(tile), log)?;
        self.draws.truncate(number);
        self.draws.push(tile);
        self.settle(log);
        Ok(())
    }

    /// From now on a seed draws what nobody has drawn yet, so that a game can go on whose draws were told.
    pub fn draw_by(&mut self, seed: u64) -> Vec<Event> {
        if self.chance == Chance::Told {
            self.chance = Chance::ToldThen(seed);
        }
        let mut log = Log::on();
        self.settle(&mut log);
        log.take()
    }

    /// Says where all tiles have come from so far, a seed if there is one, and draws what comes next.
    pub(crate) fn reveal(&mut self, seed: Option<u64>) {
        self.chance = match seed {
            _ if self.setup.draw.is_some() => Chance::Order,
            Some(seed) => Chance::Seed(seed),
            None => Chance::Told,
        };
        self.settle(&mut Log::off());
    }

    /// Takes back so many actions, or all there are.
    pub fn undo(&mut self, steps: usize) {
        let kept = self.actions.len().saturating_sub(steps);
        self.actions.truncate(kept);
        self.state = self.rules.start();
        let mut log = Log::off();
        self.settle(&mut log);
        for i in 0..kept {
            self.state.play_unchecked(&self.rules, self.actions[i], &mut log);
            self.settle(&mut log);
        }
    }

    /// The game as it was after so many actions, with the tile that was drawn then: a game of its own, which can go
    /// another way.
    ///
    /// With `same` tiles come as they did. Otherwise nobody knows what comes next until [`Game::draw_by`] or
    /// [`Game::draw`] says so, unless the setup fixes it.
    ///
    /// # Panics
    /// Never: the setup has been played already.
    #[must_use]
    pub fn branch(&self, actions: usize, same: bool) -> Self {
        let mut replay = self.replay();
        let kept = actions.min(self.actions.len());
        while replay.played < kept || matches!(replay.peek(), Some(Action::Draw(_))) {
            if replay.advance(&mut Log::off()).is_none() {
                break;
            }
        }
        let state = replay.state;
        let (chance, drawn) = match self.chance {
            Chance::Seed(_) | Chance::ToldThen(_) | Chance::Told if !same => (Chance::Told, state.draws()),
            chance => (chance, self.draws.len()),
        };
        Self {
            setup: self.setup.clone(),
            chance,
            date: self.date.clone(),
            // What was promised was promised for another game.
            pledge: None,
            rules: self.rules.clone(),
            state,
            actions: self.actions[..kept].to_vec(),
            draws: self.draws[..drawn].to_vec(),
            opening: self.opening.clone(),
        }
    }

    /// Forgets the draws that were told and taken back, so that they are told again: whoever draws may do so by where tiles
    /// lie, and draw others this time.
    pub fn forget_draws(&mut self) {
        self.draws.truncate(self.state.draws());
    }

    /// Draws what is known to come.
    fn settle(&mut self, log: &mut Log) {
        while let Some(draw) = self.next_draw(&self.state) {
            let number = self.state.draws();
            if let Action::Draw(design) = draw
                && self.draws.get(number) != Some(&design)
            {
                self.draws.truncate(number);
                self.draws.push(design);
            }
            self.state.play_unchecked(&self.rules, draw, log);
        }
    }

    /// The draw that is due in a position of this game, if it is known.
    fn next_draw(&self, state: &State) -> Option<Action> {
        if state.phase() != Phase::Draw {
            return None;
        }
        // What was drawn before some actions were taken back is drawn again, if it can be.
        let tells = matches!(self.chance, Chance::Told | Chance::ToldThen(_));
        let told = self.draws.get(state.draws()).copied().filter(|_| tells).map(Action::Draw);
        let told = told.filter(|draw| state.is_legal(&self.rules, *draw));
        told.or_else(|| match self.chance {
            Chance::Seed(seed) | Chance::ToldThen(seed) => Some(Deck::new(seed).draw(&self.rules, state)),
            // Any seed draws what is fixed.
            Chance::Order => Some(Deck::new(0).draw(&self.rules, state)),
            Chance::Told => None,
        })
    }

    /// The whole game from its first position.
    pub fn replay(&self) -> Replay<'_> {
        Replay { game: self, state: self.rules.start(), played: 0 }
    }

    /// The whole game as text, which [`Game::from_record`] reads. `docs/record.md` describes it.
    pub fn record(&self) -> String {
        write::write(self, self.seed())
    }

    /// The same without the seed, which would tell what is drawn next.
    pub fn record_without_seed(&self) -> String {
        write::write(self, None)
    }

    /// The game of a record, at its end. The error names line and column.
    ///
    /// What chats do to texts (quotes, dashes, wrapped lines, `>` before lines) is undone where that makes a record of them
    /// whose sum agrees.
    pub fn from_record(text: &str) -> Result<Self, Fault> {
        mend::read(text)
    }
}

/// A game that is gone through again, step by step.
#[derive(Clone, Debug)]
pub struct Replay<'g> {
    game: &'g Game,
    state: State,
    played: usize,
}

impl Replay<'_> {
    /// The position reached so far.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The next step: a draw or an action of a player.
    pub fn peek(&self) -> Option<Action> {
        match self.state.phase() {
            Phase::Draw => self.game.draws().get(self.state.draws()).copied().map(Action::Draw),
            _ => self.game.actions.get(self.played).copied(),
        }
    }

    /// Takes the next step and says which it was.
    pub fn advance(&mut self, log: &mut Log) -> Option<Action> {
        let step = self.peek()?;
        self.state.play_unchecked(&self.game.rules, step, log);
        self.played += usize::from(!matches!(step, Action::Draw(_)));
        Some(step)
    }
}

/// Whether a text is a day of the calendar.
pub(crate) fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let number = |s: &str, digits| {
        (s.len() == digits && s.bytes().all(|b| b.is_ascii_digit())).then(|| s.parse::<u32>().ok()).flatten()
    };
    let [year, month, day] = parts[..] else { return false };
    let (Some(year), Some(month), Some(day)) = (number(year, 4), number(month, 2), number(day, 2)) else {
        return false;
    };
    let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 => 28 + u32::from(leap),
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_days_of_the_calendar() {
        for date in ["2026-11-15", "2024-02-29", "2000-02-29"] {
            assert!(is_date(date), "{date}");
        }
        for text in ["2026-02-29", "1900-02-29", "2026-13-01", "2026-00-01", "2026-01-00", "26-1-1", "", "2026-1-015"] {
            assert!(!is_date(text), "{text}");
        }
    }

    /// Whoever takes back a move of a game without a seed gets the same tile again, and the draws after it still follow.
    #[test]
    fn told_draws_stay_told() {
        let mut game = Game::without_seed(Setup::players(2)).unwrap();
        assert_eq!((game.state().phase(), game.legal_actions().len()), (Phase::Draw, 0));
        assert!(game.play(Action::Pass).is_err());
        for tile in ["U", "V"] {
            game.draw(game.rules().design(tile).unwrap()).unwrap();
            game.play(game.legal_actions()[0]).unwrap();
            game.play(Action::Pass).unwrap();
        }
        assert_eq!(game.state().phase(), Phase::Draw);
        game.undo(4);
        assert_eq!(game.state().tile(), game.rules().design("U"));
        game.play(*game.legal_actions().last().unwrap()).unwrap();
        game.play(Action::Pass).unwrap();
        assert_eq!(game.state().tile(), game.rules().design("V"));
        assert!(game.draw(game.rules().design("E").unwrap()).is_err());
    }

    /// What was taken back can be told anew, and foreseeing changes nothing.
    #[test]
    fn forgotten_draws_are_told_again() {
        let mut game = Game::without_seed(Setup::players(2)).unwrap();
        game.draw(game.rules().design("U").unwrap()).unwrap();
        game.play(game.legal_actions()[0]).unwrap();
        assert_eq!(game.foresee(Action::Pass).unwrap().0.phase(), Phase::Draw);
        game.play(Action::Pass).unwrap();
        game.draw(game.rules().design("V").unwrap()).unwrap();
        game.undo(1);
        assert_eq!(game.foresee(Action::Pass).unwrap().1, [game.rules().design("V").unwrap()]);
        game.forget_draws();
        game.play(Action::Pass).unwrap();
        assert_eq!(game.state().phase(), Phase::Draw);
        game.draw(game.rules().design("E").unwrap()).unwrap();
        assert_eq!(game.state().tile(), game.rules().design("E"));
    }

    #[test]
    fn what_is_foreseen_comes() {
        let mut game = Game::new(Setup::players(2).with_parts(&[("base", 1), ("princess-dragon", 1)]), 11).unwrap();
        while let Some(action) = game.legal_actions().last().copied() {
            let (before, draws) = (game.fingerprint(), game.draws().len());
            let (state, drawn) = game.foresee(action).unwrap();
            assert_eq!((game.fingerprint(), game.draws().len()), (before, draws));
            game.play(action).unwrap();
            assert_eq!((game.state(), &game.draws()[draws..]), (&state, &drawn[..]));
        }
        assert!(game.foresee(Action::Pass).is_err());
    }

    #[test]
    fn a_seed_can_go_on_with_told_draws() {
        let mut game = Game::without_seed(Setup::players(2)).unwrap();
        game.draw(game.rules().design("U").unwrap()).unwrap();
        game.play(game.legal_actions()[0]).unwrap();
        game.play(Action::Pass).unwrap();
        game.draw_by(3);
        while game.state().phase() != Phase::Over {
            game.play(game.legal_actions()[0]).unwrap();
        }
        assert_eq!(game.seed(), None);
        let again = Game::from_record(&game.record()).unwrap();
        assert_eq!((again.fingerprint(), again.draws()), (game.fingerprint(), game.draws()));
    }
}
