//! The server that is measured: started here, killed here, and watched from outside.

use std::{
    net::{Ipv4Addr, SocketAddr},
    path::PathBuf,
    process::Stdio,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader},
    net::{TcpSocket, TcpStream},
    process::{Child, Command},
    time::timeout,
};

use crate::Fault;

/// How a server is started.
#[derive(Clone, Debug)]
pub struct How {
    /// Where it keeps rooms, as arguments.
    pub place: [String; 2],
    pub limits: Vec<String>,
    /// Where it logs to; standard error if nothing is said.
    pub log: Option<PathBuf>,
    /// The address it listens on. Each has one of its own, so that nobody else takes its port while it is away.
    pub listen: Ipv4Addr,
    /// A file with the number of milliseconds that it adds to the time.
    pub clock: Option<PathBuf>,
}

/// A server in a process of its own.
pub struct Server {
    child: Child,
    how: How,
    pub address: SocketAddr,
}

/// What a server has used.
#[derive(Clone, Copy, Debug, Default)]
pub struct Usage {
    /// Memory now, in bytes.
    pub memory: u64,
    /// The most it ever had.
    pub peak: u64,
    /// Time on a core.
    pub busy: Duration,
}

impl Server {
    /// Starts a server on any port.
    pub async fn start(how: How) -> Result<Self, Fault> {
        let (child, address) = spawn(&how, 0).await?;
        Ok(Self { child, how, address })
    }

    /// Kills it without a word (SIGKILL).
    pub async fn kill(&mut self) -> Result<(), Fault> {
        Ok(self.child.kill().await?)
    }

    /// Starts it again where it was; says how long it took until it answered.
    pub async fn again(&mut self) -> Result<Duration, Fault> {
        let begun = Instant::now();
        (self.child, _) = spawn(&self.how, self.address.port()).await?;
        Ok(begun.elapsed())
    }

    /// Sends it a signal: `STOP` or `CONT`.
    pub async fn signal(&self, name: &str) -> Result<(), Fault> {
        let id = self.child.id().ok_or("the server has ended")?;
        let sent = Command::new("kill").args([format!("-{name}"), id.to_string()]).status().await?;
        if sent.success() { Ok(()) } else { Err(format!("kill -{name} failed").into()) }
    }

    /// What it has used so far; nothing where the system does not tell.
    pub fn usage(&self) -> Usage {
        Usage::of(&self.child)
    }
}

impl Usage {
    /// What a process has used so far; nothing where the system does not tell.
    pub fn of(child: &Child) -> Self {
        let Some(id) = child.id() else { return Self::default() };
        let read = |what: &str| std::fs::read_to_string(format!("/proc/{id}/{what}")).unwrap_or_default();
        let status = read("status");
        let field = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name))?;
            line.split_whitespace().next()?.parse::<u64>().ok()
        };
        // After the name of the program, which may have blanks in it: the times are fields 14 and 15, in hundredths of a second.
        let stat = read("stat");
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |n: usize| fields.get(n).and_then(|field| field.parse::<u64>().ok()).unwrap_or(0);
        Self {
            memory: field("VmRSS:").unwrap_or(0) * 1024,
            peak: field("VmHWM:").unwrap_or(0) * 1024,
            busy: Duration::from_millis((ticks(11) + ticks(12)) * 10),
        }
    }
}

async fn spawn(how: &How, port: u16) -> Result<(Child, SocketAddr), Fault> {
    let mut command = Command::new(std::env::current_exe()?);
    command.args(["serve", "--log-level", "warn", "--port", &port.to_string()]);
    command.args(["--address", &how.listen.to_string()]).args(&how.place);
    for limit in &how.limits {
        command.args(["--limit", limit]);
    }
    if let Some(clock) = &how.clock {
        command.env("AUDE_TEST_CLOCK", clock);
    }
    if let Some(log) = &how.log {
        command.stderr(std::fs::OpenOptions::new().create(true).append(true).open(log)?);
    }
    let mut child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn()?;
    let mut line = String::new();
    BufReader::new(child.stdout.take().ok_or("it has no output")?).read_line(&mut line).await?;
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()?.parse().ok());
    let address = address.ok_or("the server did not start")?;
    // It listens before its rooms are loaded, and answers afterwards.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(30) {
        let asked = timeout(Duration::from_secs(2), request(address, [127, 0, 0, 1], "GET /healthz", "", "")).await;
        if asked.is_ok_and(|answer| answer.is_ok_and(|answer| answer.ends_with("ok\n"))) {
            return Ok((child, address));
        }
        if child.try_wait()?.is_some() {
            return Err("the server ended as soon as it was started".into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err("the server does not answer".into())
}

/// Connects from an address of this machine, so that many machines can be played: all that begin with 127 are its own.
pub async fn connect(server: SocketAddr, from: [u8; 4]) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind(SocketAddr::from((from, 0)))?;
    let stream = socket.connect(server).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// Asks for something by a connection of its own; gives head and body.
pub async fn request(
    server: SocketAddr,
    from: [u8; 4],
    line: &str,
    cookie: &str,
    body: &str,
) -> std::io::Result<String> {
    let mut stream = connect(server, from).await?;
    let length = body.len();
    let text = format!(
        "{line} HTTP/1.1\r\nhost: {server}\r\nconnection: close\r\ncookie: {cookie}\r\ncontent-type: application/json\r\n\
         content-length: {length}\r\n\r\n{body}"
    );
    stream.write_all(text.as_bytes()).await?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await?;
    Ok(answer)
}
