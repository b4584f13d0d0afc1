//! Programs that play, and their tokens.

use sqlx::Row;

use super::{Store, StoreError, index};
use crate::{people, tokens};

/// A program, and who answers for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// Who it is, as a person.
    pub person: String,
    /// What it is called.
    pub name: String,
    /// Who answers for it.
    pub owner: String,
    /// Since when.
    pub created: i64,
}

/// A token as its owner sees it; nobody sees more of it after it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is revoked by.
    pub id: String,
    /// Whose it is.
    pub person: String,
    /// Since when.
    pub created: i64,
    /// When it was last noted that somebody used it; 0 where nobody has.
    pub used: i64,
}

impl Store {
    /// Makes a program of an account. Its name must be one that somebody may be called by.
    pub async fn make_program(&self, owner: &str, name: &str, now: i64) -> Result<Program, StoreError> {
        let name = people::name(name).map_err(|fault| StoreError::Unusable(fault.to_string()))?;
        let program = Program { person: tokens::person(), name, owner: owner.into(), created: now };
        self.put_program(&program).await?;
        Ok(program)
    }

    /// Makes a token for a program: what it is known by, and the token itself, which nobody sees again.
    pub async fn make_token(&self, program: &str, now: i64) -> Result<(Token, String), StoreError> {
        let secret = tokens::program_token();
        let token = Token { id: tokens::word(8), person: program.into(), created: now, used: 0 };
        self.put_token(&tokens::hash(&secret), &token).await?;
        Ok((token, secret))
    }

    /// Writes down a new program, which is a person of its own.
    pub async fn put_program(&self, program: &Program) -> Result<(), StoreError> {
        const PERSON: &str = "INSERT INTO people (id, name, created, seen) VALUES ($1, $2, $3, $3)";
        const PROGRAM: &str = "INSERT INTO programs (person, owner, created) VALUES ($1, $2, $3)";
        let Program { person, name, owner, created } = program;
        writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query(PERSON).bind(person).bind(name).bind(created).execute(&mut *change).await?;
            sqlx::query(PROGRAM).bind(person).bind(owner).bind(created).execute(&mut *change).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// The programs of somebody, or of everybody, whose names have a text in them; in the order of names.
    pub async fn programs(&self, owner: Option<&str>, text: &str, most: i64) -> Result<Vec<Program>, StoreError> {
        const PROGRAMS: &str = "SELECT programs.person, people.name, programs.owner, programs.created FROM programs \
                                JOIN people ON people.id = programs.person \
                                WHERE ($1 = '' OR programs.owner = $1) AND LOWER(people.name) LIKE $2 ESCAPE '\\' \
                                ORDER BY people.name, programs.person LIMIT $3";
        reading!(self, db => Ok(sqlx::query(PROGRAMS)
            .bind(owner.unwrap_or(""))
            .bind(index::pattern(text))
            .bind(most)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| Ok(Program { person: row.try_get(0)?, name: row.try_get(1)?, owner: row.try_get(2)?, created: row.try_get(3)? }))
            .collect::<Result<Vec<_>, sqlx::Error>>()?))
    }

    /// Gives a program a token of this hash.
    pub async fn put_token(&self, hash: &[u8], token: &Token) -> Result<(), StoreError> {
        const TOKEN: &str = "INSERT INTO tokens (hash, id, person, created, used) VALUES ($1, $2, $3, $4, $5)";
        writing!(self, db => sqlx::query(TOKEN)
            .bind(hash)
            .bind(&token.id)
            .bind(&token.person)
            .bind(token.created)
            .bind(token.used)
            .execute(db)
            .await
            .map(drop)?);
        Ok(())
    }

    /// The tokens of all programs of somebody, the oldest first.
    pub async fn tokens(&self, owner: &str) -> Result<Vec<Token>, StoreError> {
        const TOKENS: &str = "SELECT tokens.id, tokens.person, tokens.created, tokens.used FROM tokens \
                              JOIN programs ON programs.person = tokens.person WHERE programs.owner = $1 \
                              ORDER BY tokens.created, tokens.id";
        reading!(self, db => Ok(sqlx::query(TOKENS)
            .bind(owner)
            .fetch_all(db)
            .await?
            .iter()
            .map(|row| Ok(Token { id: row.try_get(0)?, person: row.try_get(1)?, created: row.try_get(2)?, used: row.try_get(3)? }))
            .collect::<Result<Vec<_>, sqlx::Error>>()?))
    }

    /// Which program a token of this hash is for, and when it was last noted that it was used.
    pub async fn bearer(&self, hash: &[u8]) -> Result<Option<(String, i64)>, StoreError> {
        const TOKEN: &str = "SELECT person, used FROM tokens WHERE hash = $1";
        reading!(self, db => match sqlx::query(TOKEN).bind(hash).fetch_optional(db).await? {
            Some(row) => Ok(Some((row.try_get(0)?, row.try_get(1)?))),
            None => Ok(None),
        })
    }

    /// Notes that a token was used.
    pub async fn token_used(&self, hash: &[u8], person: &str, now: i64) -> Result<(), StoreError> {
        writing!(self, db => {
            let mut change = db.begin().await?;
            sqlx::query("UPDATE tokens SET used = $2 WHERE hash = $1").bind(hash).bind(now).execute(&mut *change).await?;
            sqlx::query("UPDATE people SET seen = $2 WHERE id = $1").bind(person).bind(now).execute(&mut *change).await?;
            change.commit().await?;
        });
        Ok(())
    }

    /// Revokes a token; says whether there was one.
    pub async fn drop_token(&self, id: &str) -> Result<bool, StoreError> {
        const GONE: &str = "DELETE FROM tokens WHERE id = $1";
        Ok(writing!(self, db => sqlx::query(GONE).bind(id).execute(db).await?.rows_affected()) > 0)
    }
}
