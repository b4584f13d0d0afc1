//! Pictures as pixels: the right size, and films that end where the game does.
#![cfg(feature = "raster")]

use aude_draw::{Board, Frame, MAX_FILM_PIXELS, MAX_PIXELS, RasterError, film, png, small_png};
use aude_engine::{Deck, Log, Phase, Rules, Setup, State};
use gif::{ColorOutput, DecodeOptions};

fn positions(rules: &Rules, turns: usize) -> Vec<State> {
    let (deck, mut state) = (Deck::new(2), rules.start());
    let mut positions = vec![state.clone()];
    while positions.len() <= turns {
        let action = match state.phase() {
            Phase::Draw => deck.draw(rules, &state),
            _ => state.legal_actions(rules)[0],
        };
        let turn = state.turn();
        state.play(rules, action, &mut Log::off()).unwrap();
        if state.turn() > turn {
            positions.push(state.clone());
        }
    }
    positions
}

#[test]
fn a_film_ends_as_the_game_does() {
    let rules = Rules::new(&Setup::players(3)).unwrap();
    let positions = positions(&rules, 6);
    let frames: Vec<_> = positions
        .iter()
        .enumerate()
        .map(|(i, state)| Frame { board: Board::new(&rules, state).tile_size(32.), hold: 10 + i as u16 })
        .collect();
    let mut done = Vec::new();
    let bytes = film(&frames, |n| done.push(n)).unwrap();
    assert_eq!(done, [1, 2, 3, 4, 5, 6, 7]);

    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(&bytes[..]).unwrap();
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let (last_width, _) = frames[6].board.pixels();
    assert_eq!(width, last_width as usize);
    let mut picture = vec![[0_u8; 4]; width * height];
    let mut holds = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        holds.push(frame.delay);
        for (i, pixel) in frame.buffer.as_chunks::<4>().0.iter().enumerate().filter(|(_, pixel)| pixel[3] > 0) {
            let (x, y) = (i % usize::from(frame.width), i / usize::from(frame.width));
            picture[(y + usize::from(frame.top)) * width + x + usize::from(frame.left)] = *pixel;
        }
    }
    assert_eq!(holds, [10, 11, 12, 13, 14, 15, 16]);
    assert!(picture.iter().all(|pixel| pixel[3] == 255), "the first frame covers everything");

    // The film has 255 colours, so its last frame is only nearly the last position.
    let shot = png(&frames[6].board.svg()).unwrap();
    let still = resvg::tiny_skia::Pixmap::decode_png(&shot).unwrap();
    let far = |a: &[u8; 4], b: &[u8]| a.iter().zip(b).map(|(a, b)| u64::from(a.abs_diff(*b))).sum::<u64>();
    if still.height() as usize == height {
        let sum: u64 = picture.iter().zip(still.data().as_chunks::<4>().0).map(|(a, b)| far(a, b)).sum();
        assert!(sum / ((width * height) as u64) < 12, "the last frame is another picture");
    }
}

#[test]
fn pictures_have_the_size_they_say() {
    let rules = Rules::new(&Setup::players(2)).unwrap();
    let state = rules.start();
    let board = Board::new(&rules, &state);
    let (width, height) = board.pixels();
    for bytes in [png(&board.svg()).unwrap(), small_png(&board.svg()).unwrap()] {
        let size = |from: usize| u32::from_be_bytes(bytes[from..from + 4].try_into().unwrap());
        assert_eq!((size(16), size(20)), (width as u32, height as u32));
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let wide = MAX_PIXELS + 1;
    let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' width='{wide}' height='5'/>");
    assert_eq!(png(&svg), Err(RasterError::Size(wide, 5)));
    assert!(matches!(png("<svg"), Err(RasterError::Svg(_))));
    assert_eq!(film(&[], |_| {}), Err(RasterError::Size(0, 0)));
    // A film is refused before anything is drawn, and what would do is within the limit.
    let rules = Rules::new(&Setup::players(2)).unwrap();
    let state = rules.start();
    let frames = |size: f32| vec![Frame { board: Board::new(&rules, &state).tile_size(size), hold: 10 }; 1000];
    let Err(RasterError::Film(pixels, size)) = film(&frames(400.), |n| panic!("{n} was drawn")) else {
        panic!("the film is not too large")
    };
    assert!(pixels > MAX_FILM_PIXELS && size < 400);
    let (width, height) = frames(size as f32)[0].board.pixels();
    assert!(u64::from(width as u32) * u64::from(height as u32) * 1000 <= MAX_FILM_PIXELS, "{size}");
}
