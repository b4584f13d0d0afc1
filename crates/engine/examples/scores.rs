//! A game whose every point is explained: `cargo run --example scores`.

use aude_engine::{Deck, Event, Log, Phase, Rules, Setup};

fn main() {
    let rules =
        Rules::new(&Setup::players(2).with_parts(&[("base", 1), ("king-robber", 1)])).expect("it can be played");
    let deck = Deck::new(2026);
    let (mut state, mut log) = (rules.start(), Log::on());
    while state.phase() != Phase::Over {
        let action = match state.phase() {
            Phase::Draw => deck.draw(&rules, &state),
            _ => state.legal_actions(&rules)[0],
        };
        state.play(&rules, action, &mut log).expect("it is legal");
        for event in log.take() {
            let Event::Scored(score) = event else { continue };
            let terms: Vec<_> =
                score.terms.iter().map(|term| format!("{} {} × {}", term.n, term.what, term.each)).collect();
            println!("turn {}: player {} gets {} ({})", state.turn(), score.player, score.points, terms.join(" + "));
        }
    }
    println!("{} : {}", state.score(0), state.score(1));
}
