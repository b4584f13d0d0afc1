//! `aude draw`

mod example;
mod game;

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use aude_draw::{Board, Surroundings};
use aude_engine::{
    scenario,
    tile::{self, SETS, Set, TILES},
};
use aude_protocol::Session;
use clap::Subcommand;

pub use example::{Example, file_name};

use crate::{Fault, pixels, progress::Progress, random, rules::texts, setup, terminal::replay};

const EXAMPLES: &str = "Examples:
  aude draw tile D --turn 1 -o start.png --size 400
  aude draw sheet --set inns-cathedrals -o sheet.svg
  aude draw random --seed 7 --part tower --part princess-dragon -o board.png
  aude draw random --seed 7 -o game.gif
  aude draw record game.txt --turn 30 --dark -o position.png
  aude draw scenario EX-S-001 -o example.svg";

/// Draw tiles, positions and games.
///
/// The name of the file says what it becomes: .svg, .png, or .gif for the film of a game. Without -o the SVG goes to
/// standard output.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    look: Look,
}

/// How the picture shall look.
#[derive(clap::Args)]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
struct Look {
    /// Where the picture goes: a file ending with .svg, .png or .gif
    #[arg(short, long, global = true, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Pixels a tile is wide, from 16 to 1000 [default: 96; in films as many as give about 900 pixels]
    #[arg(long, global = true, value_name = "PIXELS", value_parser = clap::value_parser!(u16).range(16..=1000))]
    size: Option<u16>,
    /// On a dark table
    #[arg(long, global = true)]
    dark: bool,
    /// Without the scores beside the board
    #[arg(long, global = true)]
    no_scores: bool,
    /// A PNG with 255 colours, a third of the size
    #[arg(long, global = true)]
    small: bool,
    /// With the numbers of columns and rows at the rim
    #[arg(long, global = true)]
    coordinates: bool,
}

#[derive(Subcommand)]
enum What {
    /// One tile
    Tile {
        /// Its name [example: D]
        name: String,
        /// Clockwise quarter turns
        #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=3))]
        turn: u8,
    },
    /// All tiles on a sheet, with their names and how many there are
    Sheet {
        /// Only those of a tile set [example: --set base]; can be given several times
        #[arg(long = "set", value_name = "NAME")]
        sets: Vec<String>,
    },
    /// All figures in all colours
    Figures,
    /// A worked example: where it leads, and what came of its last move
    Scenario {
        /// The ID of an example of the rules [example: EX-S-001], or a file of scenarios
        name: String,
        /// Which one of a file
        #[arg(long)]
        id: Option<String>,
        /// The position before its last move, where the end does not tell the story
        #[arg(long)]
        before: bool,
    },
    /// A game out of a record: its end, the position after a turn, or a film
    Record {
        /// The file of the record
        file: PathBuf,
        /// The position after this turn
        #[arg(long, value_name = "N")]
        turn: Option<usize>,
        /// Show where the next tile may go
        #[arg(long)]
        places: bool,
    },
    /// A made-up game: its end, the position after a turn, or a film
    Random {
        /// How many players
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
        players: u8,
        /// The position after this turn
        #[arg(long, value_name = "N")]
        turn: Option<usize>,
        /// Show where the next tile may go
        #[arg(long)]
        places: bool,
        #[command(flatten)]
        setup: setup::SetupArgs,
    },
}

/// What a file shall be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Format {
    Svg,
    Png,
    Gif,
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let look = &args.look;
    match &args.what {
        What::Tile { name, turn } => {
            let face = tile::find(name).ok_or_else(|| unknown("tile", name, TILES.iter().map(|t| t.id)))?;
            let size = look.size.unwrap_or(400);
            let detail = aude_draw::Detail::at(f32::from(size));
            look.write(&aude_draw::standalone(face, *turn, 1, detail, u32::from(size)))
        }
        What::Sheet { sets } => {
            let find =
                |name: &String| tile::set(name).ok_or_else(|| unknown("tile set", name, SETS.iter().map(|s| s.id)));
            let chosen: Vec<&Set> = sets.iter().map(find).collect::<Result<_, _>>()?;
            let sets = if chosen.is_empty() { SETS.iter().collect() } else { chosen };
            look.write(&aude_draw::tile_sheet(&sets, look.surroundings(), look.tile_size()))
        }
        What::Figures => look.write(&aude_draw::figure_sheet(look.surroundings(), look.tile_size() * 2.)),
        What::Scenario { name, id, before } => scenario(look, name, id.as_deref(), *before),
        What::Record { file, turn, places } => {
            let session = replay::read(&file.to_string_lossy())?.game;
            position(look, &session, *turn, *places)
        }
        What::Random { setup: choices, .. } if choices.list => {
            setup::list();
            Ok(())
        }
        What::Random { players, turn, places, setup: choices } => {
            let names = ["Ada", "Björn", "Chloé", "Dirk", "Eva", "Freja"].map(String::from);
            let setup = choices.setup(names[..usize::from(*players)].to_vec())?;
            let session = game::random(setup, choices.seed.unwrap_or_else(random::fresh_seed))?;
            position(look, &session, *turn, *places)
        }
    }
}

/// What is meant by a name nobody knows.
fn unknown<'a>(what: &str, name: &str, known: impl Iterator<Item = &'a str>) -> String {
    let wanted = name.to_lowercase();
    let known: Vec<_> = known.map(|name| (name, name.to_lowercase())).collect();
    // Another spelling of the same name, or names that it is a part of.
    let same = known.iter().filter(|(_, k)| *k == wanted);
    let near = known.iter().filter(|(_, k)| *k != wanted && (k.contains(&wanted) || wanted.contains(k)));
    let mut near: Vec<_> = same.clone().chain(near).map(|(name, _)| *name).collect();
    if same.count() > 0 {
        near.truncate(1);
    }
    let hint = if near.is_empty() || near.len() > 12 {
        "`aude draw sheet` shows all of them".into()
    } else {
        format!("there is {}", near.join(", "))
    };
    format!("there is no {what} `{name}`; {hint}")
}

/// Draws where a worked example leads.
fn scenario(look: &Look, name: &str, id: Option<&str>, before: bool) -> Result<(), Fault> {
    let own;
    let path = Path::new(name);
    let (texts, wanted): (Vec<&str>, Option<&str>) = if path.exists() {
        own = fs::read_to_string(path).map_err(|e| format!("{name}: {e}"))?;
        (vec![&own], id)
    } else {
        (texts::scenarios().map(|(_, text)| text).collect(), Some(name))
    };
    for text in texts {
        let list = scenario::parse(text).map_err(|e| format!("{name}: {e}"))?;
        if let Some(it) = list.iter().find(|it| wanted.is_none_or(|wanted| it.id == wanted)) {
            let example = Example::of(it).map_err(|e| format!("{name}: {e}"))?;
            let example =
                example.ok_or_else(|| format!("{}: its setup is refused, so there is nothing to be seen", it.id))?;
            let earlier = || example.picture_before().ok_or_else(|| format!("{}: its end tells the story", it.id));
            let board = look.styled(if before { earlier()? } else { example.picture() });
            return look.write(&if look.no_scores { board.panel(false) } else { board }.svg());
        }
    }
    match wanted {
        Some(id) => Err(format!("there is no example `{id}`, nor a file of that name").into()),
        None => Err(format!("{name}: there is no scenario in it").into()),
    }
}

/// Draws a game, or a position of it.
fn position(look: &Look, session: &Session, turn: Option<usize>, places: bool) -> Result<(), Fault> {
    let mut scenes = game::scenes(session);
    if let Some(turn) = turn {
        let last = session.state().turn();
        if turn > last {
            return Err(format!("--turn {turn}: the game has {last} turns").into());
        }
        let kept = scenes.iter().rposition(|scene| scene.turn <= turn).unwrap_or(0);
        scenes.truncate(kept + 1);
    }
    let (rules, names) = (session.rules(), &session.setup().players);
    let last = scenes.last().ok_or("the game has no position")?;
    if look.format()? != Format::Gif {
        let events = if last.state.phase() == aude_engine::Phase::Over { &[][..] } else { &last.events };
        let board = Board::new(rules, &last.state).names(names).mark_last(true).after(events).places(places);
        return look.write(&look.board(board).svg());
    }
    film(look, session, &scenes)
}

/// Draws a game as a film.
fn film(look: &Look, session: &Session, scenes: &[game::Scene]) -> Result<(), Fault> {
    let (rules, names) = (session.rules(), &session.setup().players);
    let last = scenes.len() - 1;
    let (low, high) = Board::new(rules, &scenes[last].state).extent();
    let tiles = f32::from((high.x - low.x + 5).max(high.y - low.y + 2));
    let size = look.size.map_or((900. / tiles).clamp(24., 96.), f32::from);
    let frames: Vec<_> = scenes
        .iter()
        .enumerate()
        .map(|(i, scene)| {
            let board = Board::new(rules, &scene.state).names(names).mark_last(i < last).after(&scene.events);
            let scored = scene.events.iter().any(|e| matches!(e, aude_engine::Event::Scored(_)));
            let hold = if i == last {
                600
            } else if scored {
                110
            } else {
                55
            };
            (look.board(board).tile_size(size), hold)
        })
        .collect();
    let progress = Progress::new(frames.len());
    let bytes = pixels::film(frames, |n| progress.at(n))?;
    progress.end();
    look.write_bytes(&bytes)
}

impl Look {
    const fn surroundings(&self) -> Surroundings {
        if self.dark { Surroundings::Dark } else { Surroundings::Light }
    }

    fn tile_size(&self) -> f32 {
        f32::from(self.size.unwrap_or(96))
    }

    fn board<'a>(&self, board: Board<'a>) -> Board<'a> {
        self.styled(board).panel(!self.no_scores)
    }

    /// The same, but whether there is a panel stays as it was.
    fn styled<'a>(&self, board: Board<'a>) -> Board<'a> {
        board.on(self.surroundings()).coordinates(self.coordinates).tile_size(self.tile_size())
    }

    fn format(&self) -> Result<Format, Fault> {
        let Some(file) = &self.output else { return Ok(Format::Svg) };
        let ending = file.extension().map(|e| e.to_string_lossy().to_lowercase());
        match ending.as_deref() {
            Some("svg") => Ok(Format::Svg),
            Some("png") => Ok(Format::Png),
            Some("gif") => Ok(Format::Gif),
            _ => Err(format!("{}: the name must end with .svg, .png or .gif", file.display()).into()),
        }
    }

    /// Writes a drawing as what the file is called.
    fn write(&self, svg: &str) -> Result<(), Fault> {
        match self.format()? {
            Format::Svg => self.write_bytes(svg.as_bytes()),
            Format::Png => self.write_bytes(&pixels::png(svg, self.small)?),
            Format::Gif => Err("a GIF is a film, and only games move: `aude draw record` or `aude draw random`".into()),
        }
    }

    fn write_bytes(&self, bytes: &[u8]) -> Result<(), Fault> {
        match &self.output {
            Some(file) => fs::write(file, bytes).map_err(|e| format!("{}: {e}", file.display()).into()),
            None => Ok(io::stdout().lock().write_all(bytes)?),
        }
    }
}

#[cfg(test)]
mod tests {
    use aude_engine::{Phase, Setup};

    use super::*;

    fn look(file: &str) -> Look {
        let output = Some(PathBuf::from(file));
        Look { output, size: None, dark: false, no_scores: false, small: false, coordinates: false }
    }

    #[test]
    fn the_name_of_a_file_says_what_it_is() {
        assert!(look("a.svg").format().unwrap() == Format::Svg);
        assert!(look("b.x/c.PNG").format().unwrap() == Format::Png);
        assert!(look("d.gif").format().unwrap() == Format::Gif);
        for name in ["a", "a.jpeg", ".png"] {
            let fault = look(name).format().err().unwrap().to_string();
            assert_eq!(fault, format!("{name}: the name must end with .svg, .png or .gif"));
        }
        let fault = look("tile.gif").write("<svg/>").unwrap_err().to_string();
        assert!(fault.contains("only games move"), "{fault}");
    }

    #[test]
    fn errors_name_what_was_meant() {
        let names = || ["base", "river-1", "river-2"].into_iter();
        assert_eq!(unknown("tile set", "River", names()), "there is no tile set `River`; there is river-1, river-2");
        assert_eq!(unknown("tile set", "BASE", names()), "there is no tile set `BASE`; there is base");
        assert!(unknown("tile", "zz", names()).ends_with("`aude draw sheet` shows all of them"));
    }

    /// A film begins before the first tile, shows every tile, and ends with the game.
    #[test]
    fn scenes_follow_the_game() {
        let parts = [("base", 1), ("traders-builders", 1), ("abbey-mayor", 1), ("bridges-castles-bazaars", 1)];
        for seed in 1..6 {
            let session = game::random(Setup::players(3).with_parts(&parts), seed).unwrap();
            let scenes = game::scenes(&session);
            assert_eq!(scenes[0].state.tiles().count(), 1);
            for pair in scenes.windows(2) {
                let (before, after) = (pair[0].state.tiles().count(), pair[1].state.tiles().count());
                assert!(after == before + 1 || pair[1].state.phase() == Phase::Over, "{before} tiles, then {after}");
                assert!(pair[0].turn <= pair[1].turn);
            }
            let last = &scenes.last().unwrap().state;
            assert_eq!(last.fingerprint(session.rules()), session.state().fingerprint(session.rules()));
        }
    }

    #[test]
    fn records_can_be_drawn() {
        let session = game::random(Setup::players(2), 3).unwrap();
        let again = replay::parse(&session.record()).unwrap().game;
        let svg = |session: &Session| Board::new(session.rules(), session.state()).svg();
        assert!(svg(&session) == svg(&again));
        assert!(replay::parse("no record").is_err());
    }
}
