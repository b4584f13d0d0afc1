//! What the lots of a decision stand for.

use aude_engine::{Action, Rules, State};

/// All of them one by one, without the blanks.
pub fn lots(rules: &Rules, state: &State) -> Vec<Action> {
    let (mut list, mut found) = (Vec::new(), Vec::new());
    let (mut lot, mut all) = (0, 1);
    while lot < all {
        let mut asked = 0;
        let action = state.pick_action(rules, &mut list, |n| {
            asked += 1;
            // The first number is the lot that is looked at. After a blank any other will do.
            all = if asked == 1 { n } else { all };
            (lot + asked - 1) % n
        });
        if asked == 1 {
            found.push(action);
        }
        lot += 1;
    }
    found
}
