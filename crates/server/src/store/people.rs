//! People, their sessions and accounts.

use sqlx::Row;

use super::{Store, StoreError};
use crate::tokens;

/// Somebody who plays here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is: a random word.
    pub id: String,
    /// What the others read.
    pub name: String,
    /// Since when, in milliseconds since 1970.
    pub created: i64,
    /// The name of the account; nothing for a guest.
    pub login: Option<String>,
    /// Who answers for it, if it is a program.
    pub owner: Option<String>,
}

/// What an account has that a person has not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Whose it is.
    pub person: String,
    /// The password, hashed.
    pub password: String,
}

impl Store {
    /// Writes down a new person who is signed in with a token of this hash.
    pub async fn put_person(&self, person: &Person, token: &[u8]) -> Result<(), StoreError> {
        const PERSON: &str = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)";
        writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query(PERSON).bind(&person.id).bind(&person.name).bind(person.created).execute(&mut *change).await?;
            sqlx::query(SESSION).bind(token).bind(&person.id).bind(person.created).execute(&mut *change).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// A person by the id.
    pub async fn person(&self, id: &str) -> Result<Option<Person>, StoreError> {
        const PERSON: &str = "SELECT people.id, people.name, people.created, accounts.login, programs.owner FROM people \
                              LEFT JOIN accounts ON accounts.person = people.id \
                              LEFT JOIN programs ON programs.person = people.id WHERE people.id = $1";
        if !tokens::is_word(id) {
            return Ok(None);
        }
        reading!(self, db => match sqlx::query(PERSON).bind(id).fetch_optional(db).await? {
            Some(row) => Ok(Some(Person {
                id: row.try_get(0)?,
                name: row.try_get(1)?,
                created: row.try_get(2)?,
                login: row.try_get(3)?,
                owner: row.try_get(4)?,
            })),
            None => Ok(None),
        })
    }

    /// Gives a person another name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<(), StoreError> {
        const NAME: &str = "UPDATE people SET name = $2 WHERE id = $1";
        writing!(self, db => sqlx::query(NAME).bind(id).bind(name).execute(db).await.map(drop)?);
        Ok(())
    }

    /// Who is signed in with a token of this hash, and when that was last noted.
    pub async fn session(&self, token: &[u8]) -> Result<Option<(String, i64)>, StoreError> {
        const SESSION: &str = "SELECT person, seen FROM sessions WHERE hash = $1";
        reading!(self, db => match sqlx::query(SESSION).bind(token).fetch_optional(db).await? {
            Some(row) => Ok(Some((row.try_get(0)?, row.try_get(1)?))),
            None => Ok(None),
        })
    }

    /// Signs somebody in with a token of this hash.
    pub async fn put_session(&self, token: &[u8], person: &str, now: i64) -> Result<(), StoreError> {
        writing!(self, db => sqlx::query(SESSION).bind(token).bind(person).bind(now).execute(db).await.map(drop)?);
        Ok(())
    }

    /// Notes that somebody was here.
    pub async fn seen(&self, token: &[u8], person: &str, now: i64) -> Result<(), StoreError> {
        writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query("UPDATE sessions SET seen = $2 WHERE hash = $1").bind(token).bind(now).execute(&mut *change).await?;
            sqlx::query("UPDATE people SET seen = $2 WHERE id = $1").bind(person).bind(now).execute(&mut *change).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// Signs out.
    pub async fn drop_session(&self, token: &[u8]) -> Result<(), StoreError> {
        const GONE: &str = "DELETE FROM sessions WHERE hash = $1";
        writing!(self, db => sqlx::query(GONE).bind(token).execute(db).await.map(drop)?);
        Ok(())
    }

    /// Signs a person out everywhere but here.
    pub async fn drop_other_sessions(&self, person: &str, token: &[u8]) -> Result<(), StoreError> {
        const GONE: &str = "DELETE FROM sessions WHERE person = $1 AND hash <> $2";
        writing!(self, db => sqlx::query(GONE).bind(person).bind(token).execute(db).await.map(drop)?);
        Ok(())
    }

    /// Forgets those who were not here since a moment: how they were signed in, and guests who never sat at a table.
    pub async fn forget_before(&self, moment: i64) -> Result<u64, StoreError> {
        const GUESTS: &str = "DELETE FROM people WHERE seen < $1 \
                              AND NOT EXISTS (SELECT 1 FROM accounts WHERE accounts.person = people.id) \
                              AND NOT EXISTS (SELECT 1 FROM programs WHERE programs.person = people.id) \
                              AND NOT EXISTS (SELECT 1 FROM members WHERE members.person = people.id)";
        let forgotten = writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query("DELETE FROM sessions WHERE seen < $1").bind(moment).execute(&mut *change).await?;
            let guests = sqlx::query(GUESTS).bind(moment).execute(&mut *change).await?.rows_affected();
            change.commit().await?;
            guests
        });
        Ok(forgotten)
    }

    /// Makes an account of a person. [`StoreError::Taken`] where the name is, or where the person has one.
    pub async fn put_account(&self, person: &str, login: &str, password: &str, now: i64) -> Result<(), StoreError> {
        const ACCOUNT: &str = "INSERT INTO accounts (person, login, password, created) VALUES ($1, $2, $3, $4)";
        writing!(self, db => sqlx::query(ACCOUNT).bind(person).bind(login).bind(password).bind(now).execute(db).await.map(drop)?);
        Ok(())
    }

    /// The account of a name.
    pub async fn account(&self, login: &str) -> Result<Option<Account>, StoreError> {
        const ACCOUNT: &str = "SELECT person, password FROM accounts WHERE login = $1";
        reading!(self, db => match sqlx::query(ACCOUNT).bind(login).fetch_optional(db).await? {
            Some(row) => Ok(Some(Account { person: row.try_get(0)?, password: row.try_get(1)? })),
            None => Ok(None),
        })
    }

    /// Changes the password of an account.
    pub async fn put_password(&self, person: &str, password: &str) -> Result<(), StoreError> {
        const PASSWORD: &str = "UPDATE accounts SET password = $2 WHERE person = $1";
        writing!(self, db => sqlx::query(PASSWORD).bind(person).bind(password).execute(db).await.map(drop)?);
        Ok(())
    }

    /// Forgets a person: the name, the account, where it was signed in, results, rating, whom it muted, what it reported.
    pub async fn drop_person(&self, person: &str) -> Result<(), StoreError> {
        const ALL: [&str; 11] = [
            "DELETE FROM tokens WHERE person = $1",
            "DELETE FROM programs WHERE person = $1",
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM accounts WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM results WHERE person = $1",
            "DELETE FROM members WHERE person = $1",
            "DELETE FROM mutes WHERE person = $1 OR about = $1",
            "DELETE FROM reports WHERE person = $1",
            "DELETE FROM bans WHERE kind <> 'address' AND who = $1",
            "DELETE FROM people WHERE id = $1",
        ];
        writing!(self, db => {
            let mut change = db.begin().await?;
            for part in ALL {
                sqlx::query(part).bind(person).execute(&mut *change).await?;
            }
            change.commit().await?;
        });
        Ok(())
    }
}

const SESSION: &str = "INSERT INTO sessions (hash, person, created, seen) VALUES ($1, $2, $3, $3)";
