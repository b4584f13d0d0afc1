//! `aude token`: who may play here as a program.

use aude_server::{
    Clock,
    store::{Program, Store},
};

use crate::{Fault, serve::Data};

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// Make, list and revoke the tokens of programs, on the store of a server.
///
/// A program that plays on a server is known by a token. Whoever has an account there makes tokens on its page's address
/// /api/tokens; this does the same for the operator of the server, also while it runs. docs/programs.md describes
/// what a program does with it.
#[derive(clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand)]
enum What {
    /// Make a token, and the program it is for if the account has none of that name; the token is printed and never shown again
    New {
        /// The account that answers for the program
        login: String,
        /// What the program is called
        name: String,
        #[command(flatten)]
        data: Data,
    },
    /// List the programs of an account with their tokens: what each is revoked by, and the day it was last used
    List {
        /// The account
        login: String,
        #[command(flatten)]
        data: Data,
    },
    /// Revoke a token
    Revoke {
        /// What `aude token list` calls it
        id: String,
        #[command(flatten)]
        data: Data,
    },
}

pub fn run(args: &Args) -> Result<(), Fault> {
    let (What::New { data, .. } | What::List { data, .. } | What::Revoke { data, .. }) = &args.what;
    crate::serve::runtime()?.block_on(async {
        let store = Store::join(&data.place()?).await?;
        let now = Clock::default().now() as i64;
        match &args.what {
            What::New { login, name, .. } => {
                let owner = owner(&store, login).await?;
                let own = programs(&store, &owner).await?;
                let program = match own.into_iter().find(|program| program.name == *name) {
                    Some(program) => program,
                    None => store.make_program(&owner, name, now).await?,
                };
                let (token, secret) = store.make_token(&program.person, now).await?;
                eprintln!(
                    "{} is the program {}; the token is revoked by the word {}:",
                    program.name, program.person, token.id
                );
                println!("{secret}");
            }
            What::List { login, .. } => {
                let owner = owner(&store, login).await?;
                let tokens = store.tokens(&owner).await?;
                for program in programs(&store, &owner).await? {
                    println!("{} ({})", program.name, program.person);
                    for token in tokens.iter().filter(|token| token.person == program.person) {
                        let used = match token.used {
                            0 => "never used".into(),
                            time => format!("used {} days ago", (now - time).max(0) / DAY),
                        };
                        println!("  {}  {used}", token.id);
                    }
                }
            }
            What::Revoke { id, .. } => {
                if !store.drop_token(id).await? {
                    return Err(format!("there is no token `{id}`; `aude token list LOGIN` shows them").into());
                }
            }
        }
        store.close().await;
        Ok(())
    })
}

/// Whose account it is.
async fn owner(store: &Store, login: &str) -> Result<String, Fault> {
    let account = store.account(&login.trim().to_lowercase()).await?;
    Ok(account.ok_or_else(|| format!("there is no account `{login}`"))?.person)
}

async fn programs(store: &Store, owner: &str) -> Result<Vec<Program>, Fault> {
    Ok(store.programs(Some(owner), "", i64::MAX).await?)
}
