//! Positions as setups.
//!
//! A setup can describe everything on a table between two turns: tiles with what stands on them (`start`), points,
//! the bag, and, here, what players hold and where figures are that stand on no segment. A game can begin from it.
//! A turn that is under way cannot be described; it begins again.
//!
//! Each room takes out of a [`Position`] what belongs to it. What is left over belongs to no part in play, and is
//! an error.

use std::collections::BTreeMap;

use crate::{
    Axis, Design, Figure, Flaw, Pos, Quarter, Rules, Setup, SetupError, StartFigure, StartTile, State,
    parts::bridges_castles_bazaars::won_tiles,
};

/// What a position has beside tiles, the figures on them, points and the bag.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Position {
    /// The castles, in the order in which they were built.
    pub castles: Vec<StartCastle>,
    /// How many pieces of towers each player has left; all of them where nothing is said.
    pub tower_pieces: Vec<u32>,
    /// The towers that are closed for good though nobody stands on them.
    pub finished_towers: Vec<Pos>,
    /// The prisoners.
    pub prisoners: Vec<StartPrisoner>,
    /// The quarter the count is in.
    pub count: Option<Quarter>,
    /// Who is in the Count's city.
    pub guests: Vec<StartGuest>,
    /// The square of the dragon, if that is not the last volcano.
    pub dragon: Option<Pos>,
    /// The square of the fairy, where she stands with nobody.
    pub fairy: Option<Pos>,
    /// Wine, grain and cloth by player; nothing where nothing is said.
    pub goods: Vec<[u32; 3]>,
    /// Who holds the king, and the size of the city that earned it.
    pub king: Option<(usize, u32)>,
    /// Who holds the robber, and the length of the road that earned it.
    pub robber: Option<(usize, u32)>,
    /// The tiles laid aside until they can be used.
    pub aside: Vec<String>,
    /// The tiles in hand, by player, where the game is played so.
    pub hands: Vec<Vec<String>>,
    /// The tiles won in an auction and not placed yet, by player.
    pub won: Vec<Option<String>>,
}

/// A bridge over a tile before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartBridge {
    /// Its direction.
    pub axis: Axis,
    /// Whose it was.
    pub owner: usize,
}

/// A castle before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartCastle {
    /// The squares of its two halves.
    pub tiles: [Pos; 2],
    /// Whose it is.
    pub owner: usize,
    /// Whether it has scored, so that its follower has gone home.
    pub finished: bool,
}

/// A prisoner before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartPrisoner {
    /// Who holds it.
    pub holder: usize,
    /// Whose it is.
    pub owner: usize,
    /// Which figure.
    pub figure: Figure,
}

/// A follower in the Count's city before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StartGuest {
    /// The quarter.
    pub quarter: Quarter,
    /// Whose it is.
    pub owner: usize,
    /// Which figure.
    pub figure: Figure,
}

impl Position {
    /// The first thing that it says, by the name of its field.
    fn first(&self) -> Option<&'static str> {
        let said = [
            ("castles", !self.castles.is_empty()),
            ("tower-pieces", !self.tower_pieces.is_empty()),
            ("finished-towers", !self.finished_towers.is_empty()),
            ("prisoners", !self.prisoners.is_empty()),
            ("count", self.count.is_some()),
            ("guests", !self.guests.is_empty()),
            ("dragon", self.dragon.is_some()),
            ("fairy", self.fairy.is_some()),
            ("goods", !self.goods.is_empty()),
            ("king", self.king.is_some()),
            ("robber", self.robber.is_some()),
            ("aside", !self.aside.is_empty()),
            ("hands", !self.hands.is_empty()),
            ("won", !self.won.is_empty()),
        ];
        said.into_iter().find(|(_, said)| *said).map(|(field, _)| field)
    }

    /// The tiles that are neither on the table nor in the bag, with the names of their fields.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (String, &String)> {
        let aside = self.aside.iter().enumerate().map(|(i, tile)| (format!("aside[{i}]"), tile));
        let hands = self.hands.iter().enumerate().flat_map(|(player, hand)| {
            hand.iter().enumerate().map(move |(i, tile)| (format!("hands[{player}][{i}]"), tile))
        });
        let won = self.won.iter().enumerate().filter_map(|(i, tile)| Some((format!("won[{i}]"), tile.as_ref()?)));
        aside.chain(hands).chain(won)
    }

    /// Sets up a position before anybody stands on the table.
    pub(crate) fn set_up(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        let mut rest = self.clone();
        if rules.hand > 0 && !rest.hands.is_empty() {
            one_each(rules, "hands", rest.hands.len())?;
            for (player, hand) in std::mem::take(&mut rest.hands).into_iter().enumerate() {
                if hand.len() > rules.hand {
                    let words = format!("{} tiles in a hand; at most {}", hand.len(), rules.hand);
                    return Err(SetupError::new(format!("hands[{player}]"), words));
                }
                state.hands[player] = hand.iter().filter_map(|tile| rules.design(tile)).collect();
            }
        }
        for room in rules.all_rooms() {
            room.sets_up(rules, state, &mut rest)?;
        }
        rest.first().map_or(Ok(()), |field| Err(SetupError::new(field, Flaw::NotInPlay(field))))
    }
}

/// A list has an entry for each player.
pub(crate) fn one_each(rules: &Rules, field: &str, n: usize) -> Result<(), SetupError> {
    let players = rules.players();
    if n == players { Ok(()) } else { Err(SetupError::new(field, format!("{n} entries for {players} players"))) }
}

/// There is such a player.
pub(crate) fn check_seat(rules: &Rules, seat: usize) -> Result<(), Flaw> {
    if seat < rules.players() { Ok(()) } else { Err(format!("there is no player {seat}; seats count from 0").into()) }
}

/// Takes a figure or token out of a player's supply.
pub(crate) fn take(rules: &Rules, state: &mut State, player: usize, figure: Figure) -> Result<(), Flaw> {
    check_seat(rules, player)?;
    let left = &mut state.supply[player][figure as usize];
    *left = left.checked_sub(1).ok_or(Flaw::NoFigureLeft { player, figure })?;
    Ok(())
}

impl Setup {
    /// The setup of a position of a game that began with this one: what lies on the table and in hands, whose turn it is, and
    /// what is left in the bag, the tile in play among it. Between two turns it is the whole position. In the midst of one the
    /// turn is begun anew, tiles that are being sold go back into the bag, and what was just completed and not scored may
    /// still hold figures, with which [`Rules::new`] does not agree.
    ///
    /// ```
    /// use aude_engine::{Action, Deck, Log, Phase, Rules, Setup};
    ///
    /// let setup = Setup::players(2);
    /// let rules = Rules::new(&setup).unwrap();
    /// let (mut state, deck) = (rules.start(), Deck::new(5));
    /// while state.turn() < 9 {
    ///     let action = if state.phase() == Phase::Draw { deck.draw(&rules, &state) } else { state.legal_actions(&rules)[0] };
    ///     state.play(&rules, action, &mut Log::off()).unwrap();
    /// }
    /// let again = Rules::new(&setup.at(&rules, &state)).unwrap();
    /// assert_eq!(again.start().fingerprint(&again), state.fingerprint(&rules));
    /// ```
    #[must_use]
    pub fn at(&self, rules: &Rules, state: &State) -> Self {
        let players = rules.players();
        let id = |design: Design| rules.tile(design).id.to_string();
        let won = won_tiles(state);
        let mut bag: BTreeMap<String, u32> = BTreeMap::new();
        for (design, tile) in rules.tiles().filter(|(design, _)| state.in_bag(*design) > 0) {
            bag.insert(tile.id.into(), state.in_bag(design) as u32);
        }
        let in_play = state.tile().filter(|design| won[state.player()] != Some(*design));
        for design in in_play.into_iter().chain(state.auction().into_iter().flat_map(|a| a.tiles().iter().copied())) {
            *bag.entry(id(design)).or_default() += 1;
        }
        let pieces: Vec<_> = (0..players).map(|player| state.supply_of(player, Figure::TowerPiece)).collect();
        let all_pieces = pieces.iter().all(|n| *n == rules.choices().count(Figure::TowerPiece.name()));
        let goods: Vec<_> = (0..players).map(|player| state.goods(player)).collect();
        let guests = state.guests().map(|(quarter, owner, figure)| StartGuest { quarter, owner, figure });
        let castles = state.castles().map(|c| StartCastle { tiles: c.tiles, owner: c.owner, finished: c.finished });
        let position = Position {
            castles: castles.collect(),
            tower_pieces: if all_pieces { Vec::new() } else { pieces },
            finished_towers: state.finished_towers(),
            prisoners: state
                .prisoners()
                .map(|(holder, owner, figure)| StartPrisoner { holder, owner, figure })
                .collect(),
            count: state.count(),
            guests: guests.collect(),
            dragon: state.dragon(),
            fairy: if state.fairy_with().is_none() { state.fairy() } else { None },
            goods: if goods.iter().all(|own| *own == [0; 3]) { Vec::new() } else { goods },
            king: state.king(),
            robber: state.robber(),
            aside: state.aside().iter().map(|design| id(*design)).collect(),
            hands: state.hands.iter().map(|hand| hand.iter().map(|design| id(*design)).collect()).collect(),
            won: if won.iter().all(Option::is_none) {
                Vec::new()
            } else {
                won[..players].iter().map(|tile| tile.map(id)).collect()
            },
        };
        Self {
            first: state.player(),
            draw: None,
            bag: Some(bag),
            start: Some(tiles_on_table(rules, state)),
            scores: (0..players).map(|player| state.score(player)).collect(),
            position,
            ..self.clone()
        }
    }
}

/// The tiles on the table with all that is on them. Nobody remembers whose a bridge or an abbey was: each is given to somebody
/// who has placed one.
fn tiles_on_table(rules: &Rules, state: &State) -> Vec<StartTile> {
    let spent = |figure: Figure| {
        let has = rules.choices().count(figure.name());
        (0..rules.players()).flat_map(move |p| std::iter::repeat_n(p, (has - state.supply_of(p, figure)) as usize))
    };
    let (mut bridges, mut abbeys) = (spent(Figure::Bridge), spent(Figure::Abbey));
    let towers: BTreeMap<Pos, u32> = state.towers().into_iter().collect();
    let mut fairy = state.fairy_with();
    let lay = |laid: crate::TileOnTable| {
        let tile = rules.tile(laid.tile);
        let bridge = state.bridges().into_iter().find(|(at, _)| *at == laid.at);
        let figures = state.figures().filter(|f| f.spot.at == laid.at).map(|f| StartFigure {
            owner: f.owner,
            figure: f.figure,
            segment: state.segment_name(rules, f.spot),
            // Of several in one place one will do.
            fairy: f.figure.is_follower() && fairy.take_if(|with| *with == (f.owner, f.spot)).is_some(),
        });
        StartTile {
            tile: tile.id.into(),
            at: laid.at,
            turn: laid.turn,
            figures: figures.collect(),
            tower: towers.get(&laid.at).copied().unwrap_or(0),
            bridge: bridge.and_then(|(_, axis)| Some(StartBridge { axis, owner: bridges.next()? })),
            owner: if tile.held { abbeys.next() } else { None },
        }
    };
    state.tiles().map(lay).collect()
}
