//! What the slots of a decision stand for.

use aude_engine::{Action, Rules, State};

/// All of them one by one, without the blanks.
pub fn slots(rules: &Rules, state: &State) -> Vec<Action> {
    let (mut list, mut found) = (Vec::new(), Vec::new());
    let (mut slot, mut all) = (0, 1);
    while slot < all {
        let mut asked = 0;
        let action = state.pick_action(rules, &mut list, |n| {
            asked += 1;
            // The first number is the slot that is looked at. After a blank any other will do.
            all = if asked == 1 { n } else { all };
            (slot + asked - 1) % n
        });
        if asked == 1 {
            found.push(action);
        }
        slot += 1;
    }
    found
}
