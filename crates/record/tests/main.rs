//! Records tested from outside.

mod dice;
mod fuzz;
mod jcz;
mod positions;
mod record;
