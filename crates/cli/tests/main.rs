//! The program tested from outside.

mod arena;
mod cli;
mod nodes;
mod online;
mod operate;
mod program;
mod replay;
mod serving;
