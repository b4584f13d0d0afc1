//! The server tested from outside.

mod common;
mod damage;
mod http;
mod leases;
mod moderation;
mod online;
mod store;
