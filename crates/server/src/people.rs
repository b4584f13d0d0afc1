//! People: names, passwords and sessions.
//!
//! A name is enough to play. The server creates a person with a random id, and the browser keeps a token for that person. An account
//! adds a login and a password, so that the same person can sign in from another browser.

use std::{net::IpAddr, sync::Arc};

use aude_engine::check_name;
use axum::http::{HeaderMap, HeaderValue, header};

use crate::{app_state::AppState, devices, error::Fault, nodes::PeerMessage, passwords, store::Person, tokens};

/// How long a browser keeps a token, in seconds: 400 days, which is as long as browsers do.
const KEPT: u64 = 400 * 24 * 60 * 60;
/// How often it is noted that somebody is still here, in milliseconds.
const NOTED: u64 = 6 * 60 * 60 * 1000;

/// Somebody who is signed in, and by which token.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// Who.
    pub person: Person,
    /// The hash of the token.
    pub token: [u8; 32],
}

/// Somebody is signed out wherever they are, but for those who have a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedOut {
    /// Who.
    pub person: String,
    /// The hash of the token that stays.
    pub but: Option<[u8; 32]>,
}

/// A name, if somebody may be called so.
pub fn name(text: &str) -> Result<String, Fault> {
    let text = text.trim();
    check_name(text).map_err(|why| Fault::BadName(why.to_string()))?;
    if aude_rooms::is_overloaded(text) {
        return Err(Fault::BadName("a name has too many marks on one letter".into()));
    }
    if text.chars().count() > aude_rooms::NAME {
        return Err(Fault::BadName(format!("a name is longer than {} characters", aude_rooms::NAME)));
    }
    Ok(text.into())
}

/// The name of an account as it is compared: in small letters.
pub fn login(text: &str) -> Result<String, Fault> {
    let text = text.trim().to_lowercase();
    let fits = |c: char| c.is_alphanumeric() || matches!(c, '-' | '.' | '_');
    if (2..=30).contains(&text.chars().count()) && text.chars().all(fits) { Ok(text) } else { Err(Fault::BadLogin) }
}

/// A password that is long enough, and not so long that hashing it is work.
pub fn password(text: &str) -> Result<(), Fault> {
    if (8..=200).contains(&text.chars().count()) { Ok(()) } else { Err(Fault::BadPassword) }
}

impl AppState {
    /// Hashes a password, on a thread of its own and not too many at once.
    pub async fn hash(&self, password: String) -> Result<String, Fault> {
        let hash = self.slowly(move || passwords::hash(&password)).await?;
        hash.ok_or_else(|| Fault::Unavailable("a password could not be hashed".into()))
    }

    /// Whether a password is the one that was hashed; where there is none, it takes as long to find out.
    async fn verify(&self, password: String, hash: Option<String>) -> Result<bool, Fault> {
        self.slowly(move || passwords::verify(&password, hash.as_deref())).await
    }

    async fn slowly<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Result<T, Fault> {
        let closing = || Fault::Unavailable("it is closing".into());
        let turn = Arc::clone(&self.passwords).acquire_owned().await.map_err(|_| closing())?;
        let done = tokio::task::spawn_blocking(move || {
            let result = work();
            drop(turn);
            result
        });
        done.await.map_err(|_| closing())
    }

    /// Makes a new person, and the token by which they are known.
    pub async fn arrive(&self, name: String) -> Result<(Person, String), Fault> {
        let person = Person { id: tokens::person(), name, created: self.now() as i64, login: None, owner: None };
        let token = tokens::token();
        self.store.put_person(&person, &tokens::hash(&token)).await?;
        Ok((person, token))
    }

    /// Makes an account of a person.
    pub async fn register(&self, person: &Person, name: &str, secret: &str) -> Result<(), Fault> {
        let (login, ()) = (login(name)?, password(secret)?);
        if person.owner.is_some() {
            return Err(Fault::NoAccount);
        }
        if person.login.is_some() {
            return Err(Fault::Taken);
        }
        let hash = self.hash(secret.into()).await?;
        self.store.put_account(&person.id, &login, &hash, self.now() as i64).await?;
        tracing::info!(person = person.id, "an account was made");
        Ok(())
    }

    /// Whose account it is, if the password is right. Guesses at one address keep nobody out at another, and guesses from
    /// anywhere keep nobody out in a browser that has signed in to the account before.
    pub async fn log_in(
        &self,
        name: &str,
        secret: &str,
        address: IpAddr,
        headers: &HeaderMap,
    ) -> Result<Person, Fault> {
        let name = login(name).map_err(|_| Fault::WrongPassword)?;
        password(secret).map_err(|_| Fault::WrongPassword)?;
        let device = match cookie(headers, DEVICE_NAMES) {
            Some(cookie) => self.store.account(&name).await?.and_then(|it| devices::known(&cookie, &it.password)),
            None => None,
        };
        self.meters.try_password(&name, address, device)?;
        let account = self.store.account(&name).await?;
        let hash = account.as_ref().map(|account| account.password.clone());
        let right = self.verify(secret.into(), hash).await?;
        let account = account.filter(|_| right).ok_or(Fault::WrongPassword)?;
        self.store.person(&account.person).await?.ok_or(Fault::WrongPassword)
    }

    /// The cookie by which a browser shows later that it has signed in to an account.
    pub async fn device_cookie(&self, person: &Person, secure: bool) -> Result<Option<HeaderValue>, Fault> {
        let Some(login) = &person.login else { return Ok(None) };
        let account = self.store.account(login).await?;
        Ok(account.map(|account| write_cookie(DEVICE_NAMES, Some(&devices::issue(&account.password)), secure)))
    }

    /// Changes the password of an account, and signs out everywhere else.
    pub async fn change_password(
        &self,
        visitor: &Visitor,
        old: &str,
        new: &str,
        address: IpAddr,
        headers: &HeaderMap,
    ) -> Result<(), Fault> {
        password(new)?;
        let login = visitor.person.login.clone().ok_or(Fault::NotFound)?;
        self.log_in(&login, old, address, headers).await?;
        let hash = self.hash(new.into()).await?;
        self.store.put_password(&visitor.person.id, &hash).await?;
        self.store.drop_other_sessions(&visitor.person.id, &visitor.token).await?;
        self.sign_out(&visitor.person.id, Some(visitor.token)).await
    }

    /// Ends all connections of somebody and of their programs, here and on other servers, but for those with a token. Whoever may
    /// comes back.
    pub async fn sign_out(&self, person: &str, but: Option<[u8; 32]>) -> Result<(), Fault> {
        for program in self.store.programs(Some(person), "", i64::MAX).await? {
            self.end_connections(SignedOut { person: program.person, but: None }).await;
        }
        self.end_connections(SignedOut { person: person.into(), but }).await;
        Ok(())
    }

    async fn end_connections(&self, who: SignedOut) {
        if self.store.has_others() {
            let but = who.but.map(|token| tokens::hex(&token));
            drop(self.store.tell(None, &PeerMessage::SignedOut { person: who.person.clone(), but }).await);
        }
        self.hang_up(who);
    }

    /// Ends connections on this server.
    pub fn hang_up(&self, who: SignedOut) {
        self.streams.end(&who.person);
        // Nobody may be connected.
        drop(self.signed_out.send(who));
    }

    /// Signs somebody in, and gives the token.
    pub async fn sign_in(&self, person: &Person) -> Result<String, Fault> {
        let token = tokens::token();
        self.store.put_session(&tokens::hash(&token), &person.id, self.now() as i64).await?;
        Ok(token)
    }

    /// Who asks, by the token of a program or the cookie. A token that is none is refused: whoever sends one means it.
    pub async fn visitor(&self, headers: &HeaderMap) -> Result<Option<Visitor>, Fault> {
        if let Some(token) = bearer(headers) {
            let token = tokens::hash(token);
            let (id, used) = self.store.bearer(&token).await?.ok_or(Fault::NotSignedIn)?;
            let person = self.store.person(&id).await?.ok_or(Fault::NotSignedIn)?;
            // Whoever answers for a program is meant, too.
            [&id].into_iter().chain(&person.owner).try_for_each(|who| self.bans.person(who))?;
            let now = self.now();
            if now.saturating_sub(used as u64) > NOTED {
                self.store.token_used(&token, &id, now as i64).await?;
            }
            return Ok(Some(Visitor { person, token }));
        }
        let Some(token) = cookie(headers, SESSION_NAMES) else { return Ok(None) };
        let token = tokens::hash(&token);
        let Some((id, seen)) = self.store.session(&token).await? else { return Ok(None) };
        let Some(person) = self.store.person(&id).await? else { return Ok(None) };
        self.bans.person(&id)?;
        let now = self.now();
        if now.saturating_sub(seen as u64) > NOTED {
            self.store.seen(&token, &id, now as i64).await?;
        }
        Ok(Some(Visitor { person, token }))
    }

    /// Forgets a person: in all rooms first, then everywhere else.
    pub async fn forget(self: &Arc<Self>, person: &str) -> Result<(), Fault> {
        for program in self.store.programs(Some(person), "", i64::MAX).await? {
            Box::pin(self.forget(&program.person)).await?;
        }
        self.streams.end(person);
        let mine = || crate::store::Question { person: Some(person.into()), most: 1000, ..Default::default() };
        let mut question = mine();
        loop {
            let rooms = self.store.lobby(&question).await?;
            for (room, changed, ..) in &rooms {
                question.before = Some(*changed);
                let (tell, told) = tokio::sync::oneshot::channel();
                self.registry.ask(self, room, crate::room_registry::Ask::Forget { person: person.into(), tell });
                match told.await {
                    Ok(Ok(())) => {}
                    // What is damaged cannot be written anew; whoever has it has it as it is.
                    Ok(Err(Fault::Damaged(what))) => tracing::warn!(what, "a person stays in a damaged room"),
                    Ok(Err(fault)) => return Err(fault),
                    Err(_) => return Err(Fault::Unavailable("the room has gone".into())),
                }
            }
            if rooms.is_empty() {
                break;
            }
        }
        self.store.drop_person(person).await?;
        tracing::info!("a person was forgotten");
        Ok(())
    }
}

/// The token of a program. Browsers do not send one for pages of other sites without asking first, which we do not allow.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::AUTHORIZATION)?.to_str().ok()?.strip_prefix("Bearer ").map(str::trim)
}

/// The names of a cookie, with https and without. A browser lets only this server set one that begins with `__Host-`.
type CookieNames = [&'static str; 2];

/// Keeps somebody signed in.
const SESSION_NAMES: CookieNames = ["__Host-aude", "aude"];
/// Shows that a browser has signed in to an account before.
const DEVICE_NAMES: CookieNames = ["__Host-aude-device", "aude-device"];

/// The value of a cookie: 256 bits in hexadecimal.
fn cookie(headers: &HeaderMap, names: CookieNames) -> Option<String> {
    let pairs = || {
        let all = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        all.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='))
    };
    let value = names.iter().find_map(|name| pairs().find(|(n, _)| n == name).map(|(_, value)| value.to_string()))?;
    (value.len() == 64 && value.bytes().all(|b| b.is_ascii_hexdigit())).then_some(value)
}

/// The cookie with the token of a session, or one that ends it.
pub fn session_cookie(token: Option<&str>, secure: bool) -> HeaderValue {
    write_cookie(SESSION_NAMES, token, secure)
}

fn write_cookie(names: CookieNames, value: Option<&str>, secure: bool) -> HeaderValue {
    let (name, also) = if secure { (names[0], "; Secure") } else { (names[1], "") };
    let (value, age) = value.map_or(("", 0), |value| (value, KEPT));
    let text = format!("{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{also}");
    HeaderValue::from_str(&text).expect("plain words")
}

impl From<&Person> for aude_rooms::Person {
    fn from(person: &Person) -> Self {
        Self { program: person.owner.is_some(), ..Self::new(&person.id, &person.name) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_accounts() {
        assert_eq!(login(" Änne.B-1 ").unwrap(), "änne.b-1");
        for wrong in ["", "a", "a b", "a\u{202e}b", "x@y", &"x".repeat(31), "<b>"] {
            assert_eq!(login(wrong), Err(Fault::BadLogin), "{wrong}");
        }
        assert!(password("1234567").is_err() && password("12345678").is_ok() && password(&"x".repeat(201)).is_err());
    }

    #[test]
    fn names_of_people() {
        assert_eq!(name("  Bo ").unwrap(), "Bo");
        for wrong in ["", "   ", "a\nb", &"x".repeat(41), &format!("x{}", "\u{301}".repeat(9))] {
            assert!(matches!(name(wrong), Err(Fault::BadName(_))), "{wrong}");
        }
    }

    #[test]
    fn cookies() {
        let token = "a1".repeat(32);
        let header = |text: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::COOKIE, HeaderValue::from_str(text).unwrap());
            cookie(&headers, SESSION_NAMES)
        };
        assert_eq!(header(&format!("x=1; aude={token}")), Some(token.clone()));
        let other = "b2".repeat(32);
        assert_eq!(header(&format!("aude={token}; __Host-aude={other}")), Some(other));
        assert_eq!((header("aude=short"), header(&format!("aude={}", "z".repeat(64))), header("")), (None, None, None));
        let set = session_cookie(Some(&token), true);
        assert!(set.to_str().unwrap().starts_with("__Host-aude=a1a1") && set.to_str().unwrap().ends_with("; Secure"));
        assert!(session_cookie(None, false).to_str().unwrap().contains("Max-Age=0"));
    }
}
