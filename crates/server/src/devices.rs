//! Browsers that have signed in to an account before.
//!
//! Such a browser keeps a cookie: a random id, and a hash of that id together with the stored password hash. So the server stores
//! nothing for it, an attacker cannot invent one, and a new password makes all of them worthless. It signs nobody in. Password tries with
//! this cookie have a limit of their own, so guesses from elsewhere do not lock the owner out.

use crate::tokens;

/// Letters of an id.
const ID: usize = 32;

/// A new cookie for an account, from the hash of its password.
pub fn issue(password_hash: &str) -> String {
    sign(&tokens::hex(&tokens::bytes::<{ ID / 2 }>()), password_hash)
}

/// The id in a cookie, if the cookie was issued for an account with this hash of its password.
pub fn known(cookie: &str, password_hash: &str) -> Option<String> {
    let id = cookie.get(..ID)?;
    // Hashes are compared, so that the time it takes tells nothing about the cookie.
    (tokens::hash(cookie) == tokens::hash(&sign(id, password_hash))).then(|| id.into())
}

fn sign(id: &str, password_hash: &str) -> String {
    let hash = tokens::hash(&format!("device {id} {password_hash}"));
    format!("{id}{}", tokens::hex(&hash[..ID / 2]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_known_by_its_account_alone() {
        let cookie = issue("hash");
        assert_eq!((cookie.len(), known(&cookie, "hash")), (64, Some(cookie[..ID].into())));
        assert_ne!(cookie, issue("hash"));
        assert_eq!(known(&cookie, "another hash"), None);
        assert_eq!(
            (known(&"0".repeat(64), "hash"), known(&cookie[..40], "hash"), known("", "hash")),
            (None, None, None)
        );
    }
}
