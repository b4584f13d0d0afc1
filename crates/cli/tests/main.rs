//! The program tested from outside.

mod arena;
mod chaos;
mod cli;
mod deaths;
mod nodes;
mod online;
mod operate;
mod program;
mod refusals;
mod replay;
mod serving;
