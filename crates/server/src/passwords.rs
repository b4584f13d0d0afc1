//! Passwords, hashed with Argon2id: 19 MiB and two passes.

use std::sync::OnceLock;

use argon2::{
    Algorithm, Argon2, Block, Params, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};

use crate::tokens;

/// Blocks of 1 KiB to reserve for a hash. Allocators return larger pieces than 32 MiB to the system as soon as they are freed, and keep
/// smaller ones; the part that a hash does not use is never touched and costs nothing.
const RESERVED: usize = 33 * 1024;

/// No hash that was stored asks for more, in kibibytes.
const MOST: u32 = 64 * 1024;

fn params() -> Params {
    Params::new(19 * 1024, 2, 1, None).expect("within bounds")
}

fn compute(params: Params, password: &str, salt: &[u8]) -> Option<Output> {
    let mut memory = Vec::with_capacity(RESERVED.max(params.block_count()));
    memory.resize(params.block_count(), Block::new());
    let mut out = [0; Params::DEFAULT_OUTPUT_LEN];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, &mut memory).ok()?;
    Output::new(&out).ok()
}

/// Hashes a password, with a salt of its own. This takes a while.
pub fn hash(password: &str) -> Option<String> {
    let salt: [u8; 16] = tokens::bytes();
    let hash = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(compute(params(), password, &salt)?),
    };
    Some(hash.to_string())
}

/// Whether a password is the one that was hashed; where there is none, it takes as long to find out.
pub fn verify(password: &str, hash: Option<&str>) -> bool {
    static DECOY: OnceLock<String> = OnceLock::new();
    let same = |hash: &str| {
        let parsed = PasswordHash::new(hash).ok().filter(|it| it.algorithm == Algorithm::Argon2id.ident())?;
        let params = Params::try_from(&parsed).ok().filter(|params| params.m_cost() <= MOST)?;
        Some(compute(params, password, parsed.salt.as_ref()?)? == parsed.hash?)
    };
    let decoy = || DECOY.get_or_init(|| self::hash("nobody").unwrap_or_default()).as_str();
    same(hash.unwrap_or_else(decoy)) == Some(true) && hash.is_some()
}

#[cfg(test)]
mod tests {
    use argon2::{PasswordHasher, PasswordVerifier};

    use super::*;

    /// Hashes are those of the crate's own interface, so that old ones stay good.
    #[test]
    fn hashes() {
        let made = hash("correct horse").unwrap();
        assert!(made.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{made}");
        assert!(verify("correct horse", Some(&made)) && !verify("correct app", Some(&made)));
        assert!(!verify("correct horse", Some("nonsense")) && !verify("nobody", None));
        let theirs = Argon2::new(Algorithm::Argon2id, Version::V0x13, params());
        let hashed = theirs.hash_password(b"correct horse").unwrap().to_string();
        assert!(verify("correct horse", Some(&hashed)));
        assert!(theirs.verify_password(b"correct horse", &PasswordHash::new(&made).unwrap()).is_ok());
    }
}
