//! Bans: people and addresses that may not come in, and people who may not speak.
//!
//! `aude moderate` writes bans into the store while servers run. Every server reads them every few seconds and checks requests
//! against what it read last.

use std::{
    collections::BTreeSet,
    net::IpAddr,
    sync::{PoisonError, RwLock},
};

use crate::{
    app_state::AppState,
    error::Fault,
    store::{BanKind, StoreError},
};

/// What was read last.
#[derive(Debug, Default)]
pub struct Bans(RwLock<BTreeSet<(BanKind, String)>>);

impl Bans {
    fn has(&self, kind: BanKind, who: &str) -> bool {
        let bans = self.0.read().unwrap_or_else(PoisonError::into_inner);
        !bans.is_empty() && bans.contains(&(kind, who.into()))
    }

    /// Whether somebody may come in.
    pub fn person(&self, person: &str) -> Result<(), Fault> {
        if self.has(BanKind::Person, person) { Err(Fault::Banned) } else { Ok(()) }
    }

    /// Whether anybody may come in from an address.
    pub fn address(&self, address: IpAddr) -> Result<(), Fault> {
        if self.has(BanKind::Address, &address.to_string()) { Err(Fault::Banned) } else { Ok(()) }
    }

    /// Whether somebody may speak.
    pub fn talk(&self, person: &str) -> Result<(), Fault> {
        if self.has(BanKind::Talk, person) { Err(Fault::Silenced) } else { Ok(()) }
    }
}

impl AppState {
    /// Reads from the store who is banned now.
    pub async fn read_bans(&self) -> Result<(), StoreError> {
        let bans = self.store.bans(self.now() as i64).await?;
        let bans = bans.into_iter().map(|ban| (ban.kind, ban.who)).collect();
        *self.bans.0.write().unwrap_or_else(PoisonError::into_inner) = bans;
        Ok(())
    }
}
