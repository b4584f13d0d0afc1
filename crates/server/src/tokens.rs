//! Random ids and tokens, and bytes as text.

use sha2::{Digest, Sha256};

/// Letters for ids that people may have to read out: none that look like another.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes from the system.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has random numbers");
    bytes
}

/// A random number.
pub fn number() -> u64 {
    u64::from_le_bytes(bytes())
}

/// A random word of so many letters, five bits each.
pub fn word(letters: usize) -> String {
    (0..letters).map(|_| char::from(LETTERS[usize::from(bytes::<1>()[0] & 31)])).collect()
}

/// The id of a new room: 60 bits.
pub fn room() -> String {
    word(12)
}

/// The id of a new person: 80 bits.
pub fn person() -> String {
    word(16)
}

/// A new token that keeps somebody signed in: 256 bits.
pub fn token() -> String {
    hex(&bytes::<32>())
}

/// A new token of a program: 256 bits, and a beginning by which such tokens are found where they should not be.
pub fn program_token() -> String {
    format!("aude_{}", token())
}

/// What is kept of a token.
pub fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// Whether a text could be the id of a room or a person.
pub fn is_word(text: &str) -> bool {
    (1..=40).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes.iter().flat_map(|b| [DIGITS[usize::from(b >> 4)], DIGITS[usize::from(b & 15)]]).map(char::from).collect()
}

/// Bytes from hexadecimal.
pub fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |b: u8| char::from(b).to_digit(16).map(|d| d as u8);
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Some(digit(pair[0])? << 4 | digit(*pair.get(1)?)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexadecimal_goes_both_ways() {
        let all: Vec<u8> = (0..=255).collect();
        assert_eq!(unhex(&hex(&all)).unwrap(), all);
        assert_eq!((unhex("abc"), unhex("zz"), unhex("")), (None, None, Some(vec![])));
    }

    #[test]
    fn words_are_words() {
        let word = room();
        assert_eq!((word.len(), is_word(&word)), (12, true), "{word}");
        assert_ne!(word, room());
        assert_eq!((token().len(), is_word("a/b"), is_word("")), (64, false, false));
    }
}
