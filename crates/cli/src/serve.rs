//! `aude serve`: the page in which the game is played, and rooms, from this program.

use std::{
    env,
    net::IpAddr,
    path::PathBuf,
    process::{Command, Stdio},
    time::Duration,
};

use aude_server::{Clock, Config, Limits, Page, Server, TestHook, store};

use crate::Fault;

/// Serve the page in which the game is played, and rooms in which people play together.
///
/// The program contains the page and everything it needs; it fetches nothing from elsewhere. Browsers store their own games. The
/// server stores rooms and people in a folder, in an SQLite database, or in a PostgreSQL database of yours. Ctrl-C or SIGTERM ends
/// the server and tells all pages. Everything that it has acknowledged is stored, even if the machine loses power.
///
/// `aude backup` and `aude restore` save everything to a file and back. `/healthz` says whether the server works, `/metrics` has
/// numbers for Prometheus, on this machine and for requests with the token in the variable `AUDE_METRICS_TOKEN`. Several servers can
/// share one PostgreSQL database. docs/hosting.md describes how to run a server for others: behind a proxy for https, as a service, with
/// backups, on several machines.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    place: Place,
    #[command(flatten)]
    data: Data,
    /// Serve the page alone, without rooms; nothing is stored
    #[arg(long, conflicts_with_all = ["data", "database"])]
    no_rooms: bool,
    #[arg(
        long,
        value_name = "URL",
        value_parser = public_url,
        help = "What people type to get here, such as https://aude.example: for links, and to tell own pages from others"
    )]
    public_url: Option<String>,
    /// Believe X-Forwarded-For and X-Forwarded-Proto; only behind a proxy of yours that sets them
    #[arg(long)]
    behind_proxy: bool,
    /// How many computer opponents think at the same time [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    minds: Option<u16>,
    #[arg(
        long = "limit",
        value_name = "NAME=N[/MS]",
        value_parser = limit,
        help = "N at once, then one every MS milliseconds: requests, openings, arrivals, passwords, searches, offences of an \
                address; rooms, chat, commands of a person; messages on a connection. N alone: connections (of an address), all-connections \
                [example: --limit connections=1000 --limit requests=500/10]"
    )]
    limits: Vec<(String, u32, Option<u32>)>,
    /// How the log is written, to standard error
    #[arg(long, value_enum, default_value = "text")]
    log: Log,
    /// What is logged: only trouble, or what happens, or everything
    #[arg(long, value_enum, default_value = "info")]
    log_level: LogLevel,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

/// Where to serve.
#[derive(clap::Args)]
pub struct Place {
    /// The port [default: 8340, or another one if that is taken]
    #[arg(long)]
    port: Option<u16>,
    /// The address of this machine to listen on; 0.0.0.0 lets others on the network play too
    #[arg(long, default_value = "127.0.0.1")]
    address: IpAddr,
    /// A folder with the built page, instead of the page inside this program
    #[arg(long, value_name = "DIR")]
    page: Option<PathBuf>,
}

/// Where rooms and people are kept.
#[derive(clap::Args)]
pub struct Data {
    #[arg(
        long,
        global = true,
        value_name = "DIR",
        help = "The folder for the database and nothing else [default: $XDG_DATA_HOME/aude or ~/.local/share/aude]"
    )]
    data: Option<PathBuf>,
    #[arg(
        long,
        global = true,
        value_name = "URL",
        conflicts_with = "data",
        help = "A PostgreSQL database instead, postgres://USER:PASSWORD@HOST/NAME; may come from the variable AUDE_DATABASE"
    )]
    database: Option<String>,
}

/// How the log is written.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Log {
    /// For people
    Text,
    /// A JSON object a line, for programs
    Json,
}

/// What is logged.
#[derive(Clone, Copy, clap::ValueEnum)]
enum LogLevel {
    /// Trouble
    Warn,
    /// What happens
    Info,
    /// Everything
    Debug,
}

fn public_url(text: &str) -> Result<String, String> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', ' ']) => Ok(text.trim_end_matches('/').into()),
        _ => Err("it must be an address without a path, such as https://aude.example".into()),
    }
}

/// Reads a limit.
fn limit(text: &str) -> Result<(String, u32, Option<u32>), String> {
    let wrong = || format!("`{text}`: expected NAME=N or NAME=N/MS, such as connections=1000 or requests=500/10");
    let (name, value) = text.split_once('=').ok_or_else(wrong)?;
    let (n, ms) = value.split_once('/').map_or((value, None), |(n, ms)| (n, Some(ms)));
    let number = |text: &str| text.parse::<u32>().ok().filter(|n| *n > 0).ok_or_else(wrong);
    let limit = (name.to_string(), number(n)?, ms.map(number).transpose()?);
    set(&mut Limits::default(), &limit)?;
    Ok(limit)
}

/// Sets a limit.
fn set(limits: &mut Limits, (name, n, ms): &(String, u32, Option<u32>)) -> Result<(), String> {
    let rate = match name.as_str() {
        "connections" | "all-connections" if ms.is_some() => return Err(format!("{name} has no milliseconds")),
        "connections" => {
            limits.connections = *n;
            return Ok(());
        }
        "all-connections" => {
            limits.all_connections = *n as usize;
            return Ok(());
        }
        "requests" => &mut limits.requests,
        "arrivals" => &mut limits.arrivals,
        "passwords" => &mut limits.passwords,
        "rooms" => &mut limits.rooms,
        "chat" => &mut limits.chat,
        "commands" => &mut limits.commands,
        "messages" => &mut limits.messages,
        "searches" => &mut limits.searches,
        "offences" => &mut limits.offences,
        "openings" => &mut limits.openings,
        _ => return Err(format!("there is no limit `{name}`")),
    };
    *rate = (*n, ms.map_or(rate.1, |ms| Duration::from_millis(ms.into())));
    Ok(())
}

impl Data {
    /// Where rooms and people are kept.
    pub fn place(&self) -> Result<store::Place, Fault> {
        let database = self.database.clone();
        let database = database.or_else(|| env::var("AUDE_DATABASE").ok().filter(|_| self.data.is_none()));
        match (&self.data, database) {
            (Some(folder), _) => Ok(store::Place::Folder(folder.clone())),
            (None, Some(url)) if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Ok(store::Place::Postgres(url))
            }
            (None, Some(_)) => Err("a database is an address such as postgres://user@host/name".into()),
            (None, None) => {
                let folder = |name: &str| env::var_os(name).filter(|v| !v.is_empty()).map(PathBuf::from);
                let home = || folder("HOME").map(|home| home.join(".local/share"));
                let data = folder("XDG_DATA_HOME").filter(|path| path.is_absolute()).or_else(home);
                let data = data.ok_or("there is no home folder; say --data DIR")?;
                Ok(store::Place::Folder(data.join("aude")))
            }
        }
    }
}

/// Where rooms are kept unless somebody says otherwise; nothing while another server has them.
pub fn free_place() -> Result<Option<store::Place>, Fault> {
    let place = Data { data: None, database: None }.place()?;
    match runtime()?.block_on(store::Store::open(&place)) {
        Ok(_) => Ok(Some(place)),
        Err(error) => {
            eprintln!("aude: without rooms: {error}");
            Ok(None)
        }
    }
}

/// What everything asynchronous runs on.
pub fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()
}

pub fn run(args: &Args) -> Result<(), Fault> {
    log(args.log, args.log_level);
    let mut limits = Limits::default();
    for limit in &args.limits {
        set(&mut limits, limit)?;
    }
    let clock = Clock::default();
    if let Some(file) = env::var_os("AUDE_TEST_CLOCK") {
        shift(clock.clone(), file.into());
    }
    let config = Config {
        clock,
        place: if args.no_rooms { None } else { Some(args.data.place()?) },
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        limits,
        metrics_token: env::var("AUDE_METRICS_TOKEN").ok().filter(|word| !word.is_empty()),
        test_hook: env::var_os("AUDE_TEST_ABORT").map_or_else(TestHook::default, |file| abort(file.into())),
        minds: args.minds.map_or(Config::default().minds, usize::from),
        ..Config::default()
    };
    serve(&args.place, config, args.open)
}

/// For tests: ends the process without a word when it comes to the place and the room that a file names.
fn abort(file: PathBuf) -> TestHook {
    TestHook::new(move |place, room| {
        if std::fs::read_to_string(&file).is_ok_and(|text| text.trim() == format!("{place} {room}")) {
            std::process::abort();
        }
    })
}

/// For tests: adds the milliseconds in a file to the machine's clock, for ever.
fn shift(clock: Clock, file: PathBuf) {
    std::thread::spawn(move || {
        loop {
            let text = std::fs::read_to_string(&file).unwrap_or_default();
            if let Ok(ms) = text.trim().parse() {
                clock.shift_machine(ms);
            }
            std::thread::sleep(Duration::from_millis(200));
        }
    });
}

fn log(form: Log, level: LogLevel) {
    let level = match level {
        LogLevel::Warn => tracing::Level::WARN,
        LogLevel::Info => tracing::Level::INFO,
        LogLevel::Debug => tracing::Level::DEBUG,
    };
    // A log that cannot be written, on a full disk for example, stops nothing: reporting that on standard error would panic.
    let log = tracing_subscriber::fmt().with_writer(std::io::stderr).with_max_level(level).log_internal_errors(false);
    match form {
        Log::Text => log.with_target(false).init(),
        Log::Json => log.json().flatten_event(true).init(),
    }
}

/// Serves until Ctrl-C, and opens a browser if wanted.
pub fn serve(place: &Place, mut config: Config, open: bool) -> Result<(), Fault> {
    if let Some(folder) = &place.page {
        config.page = Page::read(folder).map_err(|e| format!("--page {}: {e}", folder.display()))?;
    }
    runtime()?.block_on(async {
        let server = Server::bind(place.address, place.port).await.map_err(|e| {
            format!("cannot listen on {} port {}: {e}", place.address, place.port.unwrap_or(aude_server::PORT))
        })?;
        let kept = config.place.as_ref().map_or("no rooms".into(), |place| format!("rooms in {place}"));
        println!("Aude is at {} with {kept} (Ctrl-C ends it)", server.url());
        if open {
            show(&server.url());
        }
        let folder = matches!(config.place, Some(store::Place::Folder(_)));
        server.run(config, ended()).await.map_err(|error| match error {
            error if folder => format!("{error} (--data DIR takes another folder, --no-rooms serves the page alone)"),
            error => error.to_string(),
        })?;
        Ok(())
    })
}

/// Waits until somebody wants the program to end: at the keyboard, or a system that shuts down.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    drop(tokio::signal::ctrl_c().await);
}

/// Opens a page in whatever browser there is. Without one the address has been printed.
fn show(url: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let mut command = Command::new(opener);
    drop(command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn());
}
