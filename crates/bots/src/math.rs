//! Exponentials that give the same number on every platform.
//!
//! Those of the standard library come from the system: glibc, musl and the one of browsers differ in the last digit. These consist of
//! operations whose results IEEE 754 prescribes, and are about as fast.

const LOG2_E: f64 = std::f64::consts::LOG2_E;
const LN_2: f64 = std::f64::consts::LN_2;
/// A number of this size has no room for a fraction: adding it rounds.
const ROUND: f64 = 6_755_399_441_055_744.0;

/// e to the power of `x`.
pub(crate) fn exp(x: f32) -> f32 {
    // Beyond these, the result is 0 or infinite anyway.
    let x = f64::from(x).clamp(-110.0, 90.0);
    let shifted = x * LOG2_E + ROUND;
    let whole = shifted - ROUND;
    let r = x - whole * LN_2;
    // Taylor's series; `r` is at most 0.35, so that the first term left out is below the last digit of the result.
    let even = 1.0 + r * r * (1.0 / 2.0 + r * r * (1.0 / 24.0 + r * r * (1.0 / 720.0)));
    let odd = r * (1.0 + r * r * (1.0 / 6.0 + r * r * (1.0 / 120.0 + r * r * (1.0 / 5040.0))));
    let power = f64::from_bits(((whole as i64 + 1023) as u64) << 52);
    ((even + odd) * power) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponentials_are_exact_to_the_last_digits() {
        for i in -2000..2000 {
            let x = i as f32 * 0.043;
            let (found, expected) = (f64::from(exp(x)), f64::from(x).exp());
            assert!((found - expected).abs() <= expected * 1.0e-7 + 1.0e-44, "exp({x}) is {expected}, not {found}");
        }
        assert_eq!((exp(0.0), exp(f32::NEG_INFINITY), exp(200.0)), (1.0, 0.0, f32::INFINITY));
    }

    /// If one of these changes, reviews of the same game differ between versions.
    #[test]
    fn exponentials_stay_as_they_are() {
        let found = [1.0, -0.1, 0.77, -7.3, 12.5].map(|x| exp(x).to_bits());
        let expected = [0x402d_f854, 0x3f67_a36d, 0x400a_399c, 0x3a31_16a2, 0x4883_0629];
        assert_eq!(found, expected);
    }
}
