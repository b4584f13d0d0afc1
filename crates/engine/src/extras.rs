//! Positions as setups.
//!
//! A setup can describe everything on a table between two turns: tiles with what stands on them (`start`), points,
//! the bag, and, here, what players hold and where figures are that stand on no segment. A game can begin from it.
//! A turn that is under way cannot be described; it begins again.
//!
//! Each part declares what it adds ([`ExtraSpec`]), and its room takes that out of the [`StartExtras`] of a setup. What is
//! left over belongs to no part in play, and is an error.

use std::collections::BTreeMap;

use crate::{
    AsDatum, Datum, DatumType, Design, Figure, Flaw, Pos, Rules, Setup, SetupError, StartBridge, StartFigure,
    StartTile, State,
    parts::{bridges_castles_bazaars::won_tiles, parts},
};

/// Something a part adds to a position: what a setup may say beside tiles, the figures on them, points and the bag.
#[derive(Debug)]
pub struct ExtraSpec {
    /// Its name in setups and records.
    pub name: &'static str,
    /// The type of its value.
    pub of: DatumType,
    /// Whether it is a list with an entry for each player.
    pub per_player: bool,
    /// Its place in records, which never changes.
    rank: u8,
    /// What a position says about it; an empty value where there is nothing to say.
    at: fn(&Rules, &State) -> Datum,
}

impl ExtraSpec {
    pub(crate) const fn new<T: AsDatum>(rank: u8, name: &'static str, at: fn(&Rules, &State) -> Datum) -> Self {
        Self { name, of: T::TYPE, per_player: false, rank, at }
    }

    pub(crate) const fn per_player(self) -> Self {
        Self { per_player: true, ..self }
    }

    /// Those of all parts, in the order of records.
    pub fn all() -> Vec<&'static Self> {
        let all = || parts().flat_map(|part| part.extras);
        // Sorting takes the engine for browsers ten times as many bytes.
        (0..=u8::MAX).flat_map(|rank| all().filter(move |spec| spec.rank == rank)).collect()
    }

    /// The one of a name.
    pub fn named(name: &str) -> Option<&'static Self> {
        parts().flat_map(|part| part.extras).find(|spec| spec.name == name)
    }
}

/// Something a part shows of a position, as the protocol's `state` has it.
#[derive(Debug)]
pub struct FactSpec {
    /// Its name.
    pub name: &'static str,
    /// Its place among the others.
    rank: u8,
    now: fn(&Rules, &State) -> Option<Datum>,
}

impl FactSpec {
    pub(crate) const fn new(rank: u8, name: &'static str, now: fn(&Rules, &State) -> Option<Datum>) -> Self {
        Self { name, rank, now }
    }

    /// What the parts in play show of a position, in the order of the protocol.
    pub fn of(rules: &Rules, state: &State) -> Vec<(&'static str, Datum)> {
        let all = || parts().flat_map(|part| part.facts);
        let ranked = (0..=u8::MAX).flat_map(|rank| all().filter(move |spec| spec.rank == rank));
        ranked.filter_map(|spec| Some((spec.name, (spec.now)(rules, state)?))).collect()
    }
}

/// What a position has beside tiles, the figures on them, points and the bag: values by their declared names.
///
/// ```
/// use aude_engine::{Figure, StartExtras, StartPrisoner};
///
/// let mut extras = StartExtras::default();
/// extras.set("prisoners", vec![StartPrisoner { holder: 0, owner: 1, figure: Figure::Follower }]);
/// let prisoners: Vec<StartPrisoner> = extras.list("prisoners");
/// assert_eq!(prisoners[0].owner, 1);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StartExtras(BTreeMap<&'static str, Datum>);

impl StartExtras {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All that is said, in the order of records.
    pub fn iter(&self) -> impl Iterator<Item = (&'static ExtraSpec, &Datum)> {
        ExtraSpec::all().into_iter().filter_map(|spec| Some((spec, self.0.get(spec.name)?)))
    }

    /// A value; nothing if it is not said or of another type.
    pub fn get<T: AsDatum>(&self, name: &str) -> Option<T> {
        T::from_datum(self.0.get(name)?)
    }

    /// The items of a list; none where nothing is said.
    pub fn list<T: AsDatum>(&self, name: &str) -> Vec<T> {
        self.get(name).unwrap_or_default()
    }

    /// Says something; nothing and an empty list say that there is none.
    ///
    /// # Panics
    /// If no part declares the name.
    pub fn set(&mut self, name: &str, value: impl AsDatum) {
        self.put(ExtraSpec::named(name).unwrap_or_else(|| panic!("no part has `{name}`")), value.into_datum());
    }

    /// Changes a list.
    ///
    /// # Panics
    /// If no part declares the name.
    pub fn change<T: AsDatum>(&mut self, name: &str, change: impl FnOnce(&mut Vec<T>)) {
        let mut list = self.list(name);
        change(&mut list);
        self.set(name, list);
    }

    /// Says something that was declared.
    pub fn put(&mut self, spec: &ExtraSpec, value: Datum) {
        if value.is_empty() {
            self.0.remove(spec.name);
        } else {
            self.0.insert(spec.name, value);
        }
    }

    /// Takes a value away, out of the list that it is in where the number of an item is given. Answers whether it was there.
    pub fn remove(&mut self, name: &str, item: Option<usize>) -> bool {
        let Some(value) = self.0.get_mut(name) else { return false };
        match (value, item) {
            (Datum::List(items), Some(item)) if items.len() > 1 && item < items.len() => drop(items.remove(item)),
            _ => drop(self.0.remove(name)),
        }
        true
    }

    /// Makes it fit so many players: what they have of each kind is kept as far as they are the same, and the rest is as at the
    /// beginning.
    pub fn fit(&mut self, players: usize) {
        let lists: Vec<_> = self.iter().filter(|(spec, _)| spec.per_player).map(|(spec, _)| spec).collect();
        for spec in lists {
            match (self.0.get_mut(spec.name), spec.of) {
                (Some(Datum::List(items)), _) if items.len() == players => {}
                (Some(Datum::List(items)), DatumType::List(DatumType::Record(of))) if of.sparse => {
                    let none = || Datum::Record(of.fields.iter().map(|(name, _)| (*name, Datum::Number(0))).collect());
                    items.resize_with(players, none);
                }
                _ => drop(self.0.remove(spec.name)),
            }
        }
    }

    /// The tiles it names, with the names of their fields: those that are neither on the table nor in the bag.
    pub fn tiles(&self) -> Vec<(String, &String)> {
        let mut tiles = Vec::new();
        for (spec, value) in self.iter() {
            value.each_tile(spec.name, &mut |path, tile| tiles.push((path.into(), tile)));
        }
        tiles
    }

    /// Takes out what belongs to a part in play.
    pub(crate) fn take<T: AsDatum>(&mut self, rules: &Rules, name: &'static str) -> Result<Option<T>, SetupError> {
        let Some(value) = self.0.remove(name) else { return Ok(None) };
        if let Datum::List(items) = &value
            && ExtraSpec::named(name).is_some_and(|spec| spec.per_player)
            && items.len() != rules.players()
        {
            let words = format!("{} entries for {} players", items.len(), rules.players());
            return Err(SetupError::new(name, words));
        }
        T::from_datum(&value)
            .map_or_else(|| Err(SetupError::new(name, "is a value of another type")), |it| Ok(Some(it)))
    }

    /// Takes out a list, with the field of each item.
    pub(crate) fn take_list<T: AsDatum>(
        &mut self,
        rules: &Rules,
        name: &'static str,
    ) -> Result<impl Iterator<Item = (String, T)>, SetupError> {
        let items: Vec<T> = self.take(rules, name)?.unwrap_or_default();
        Ok(items.into_iter().enumerate().map(move |(i, item)| (format!("{name}[{i}]"), item)))
    }

    /// Sets up a position before anybody stands on the table.
    pub(crate) fn set_up(&self, rules: &Rules, state: &mut State) -> Result<(), SetupError> {
        let mut rest = self.clone();
        if rules.hand > 0 {
            for (player, (field, hand)) in rest.take_list::<Vec<String>>(rules, "hands")?.enumerate() {
                if hand.len() > rules.hand {
                    let words = format!("{} tiles in a hand; at most {}", hand.len(), rules.hand);
                    return Err(SetupError::new(field, words));
                }
                state.hands[player] = hand.iter().filter_map(|tile| rules.design(tile)).collect();
            }
        }
        for expansion in rules.expansions() {
            expansion.sets_up(rules, state, &mut rest)?;
        }
        rest.iter().next().map_or(Ok(()), |(spec, _)| Err(SetupError::new(spec.name, Flaw::NotInPlay(spec.name))))
    }
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
        let mut extras = StartExtras::default();
        for spec in ExtraSpec::all() {
            extras.put(spec, (spec.at)(rules, state));
        }
        Self {
            first: state.player(),
            draw: None,
            bag: Some(bag),
            start: Some(tiles_on_table(rules, state)),
            scores: (0..players).map(|player| state.score(player)).collect(),
            extras,
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Names tell extras apart, places put them and facts in order, and records write all fields of a record but flags.
    #[test]
    fn declarations_are_consistent() {
        let distinct = |mut all: Vec<String>| {
            let n = all.len();
            all.sort_unstable();
            all.dedup();
            all.len() == n
        };
        let (extras, facts) = (ExtraSpec::all(), parts().flat_map(|part| part.facts));
        assert!(distinct(extras.iter().map(|spec| spec.name.into()).collect()));
        assert!(distinct(extras.iter().map(|spec| spec.rank.to_string()).collect()));
        assert!(distinct(facts.map(|spec| spec.rank.to_string()).collect()));
        for spec in extras {
            let of = if let DatumType::List(of) = spec.of { *of } else { spec.of };
            let DatumType::Record(of) = of else { continue };
            let mut written: Vec<_> = of.text.split(|c: char| !c.is_ascii_alphabetic()).collect();
            let fields = of.fields.iter().filter(|(_, of)| !matches!(of, DatumType::Flag));
            let mut fields: Vec<_> = fields.map(|(name, _)| *name).collect();
            written.sort_unstable();
            fields.sort_unstable();
            assert_eq!(written, fields, "{}", spec.name);
        }
    }

    /// What is said per player follows the number of players where that can be said.
    #[test]
    fn lists_fit_the_players() {
        let mut extras = StartExtras::default();
        extras.set("goods", vec![[1, 0, 0], [0, 0, 2]]);
        extras.set("tower-pieces", vec![3_u32, 4]);
        extras.set("aside", vec![String::from("U")]);
        extras.fit(2);
        assert_eq!(extras.list::<u32>("tower-pieces"), [3, 4]);
        extras.fit(3);
        assert_eq!(extras.list::<[u32; 3]>("goods"), [[1, 0, 0], [0, 0, 2], [0; 3]]);
        assert_eq!(extras.get::<Vec<u32>>("tower-pieces"), None);
        extras.fit(1);
        assert_eq!(extras.list::<[u32; 3]>("goods"), [[1, 0, 0]]);
        assert!(extras.remove("aside", Some(0)) && !extras.remove("aside", None));
        assert_eq!(extras.iter().count(), 1);
    }
}
