//! Other programs that speak the engine protocol, and are asked a line and answer one.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc,
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

/// A program that runs, and the lines it writes.
pub struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: mpsc::Receiver<String>,
    timeout: Duration,
}

impl Process {
    /// Starts a program: its name and what it is told.
    pub fn start(program: &[String], timeout: Duration) -> Result<Self, String> {
        let mut command = Command::new(&program[0]);
        command.args(&program[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|e| format!("`{}` cannot be started: {e}", program[0]))?;
        let output = BufReader::new(child.stdout.take().expect("it is piped"));
        let (sender, lines) = mpsc::channel();
        // It ends with the program, or when nobody listens any more.
        thread::spawn(move || output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Ok(Self { input: child.stdin.take(), child, lines, timeout })
    }

    /// Sends a request and waits for its answer, which must be `ok`.
    pub fn ask(&mut self, request: &Value) -> Result<Value, String> {
        let cmd = &request["cmd"];
        let input = self.input.as_mut().expect("it is piped");
        let sent = writeln!(input, "{request}").and_then(|()| input.flush());
        let line = match (sent, self.lines.recv_timeout(self.timeout)) {
            (Ok(()), Ok(line)) => line,
            (Ok(()), Err(mpsc::RecvTimeoutError::Timeout)) => {
                return Err(format!("it did not answer {cmd} within {} s", self.timeout.as_secs_f64()));
            }
            _ => {
                let status = self.child.wait().map_or_else(|e| e.to_string(), |status| status.to_string());
                return Err(format!("it ended instead of answering {cmd} ({status})"));
            }
        };
        let answer: Value =
            serde_json::from_str(&line).map_err(|_| format!("its answer to {cmd} is no JSON: {line}"))?;
        if answer["ok"] == true { Ok(answer) } else { Err(format!("it refused {cmd}: {line}")) }
    }
}

impl Drop for Process {
    /// The end of its input asks the program to end; one that does not listen is made to.
    fn drop(&mut self) {
        drop(self.input.take());
        let start = Instant::now();
        while start.elapsed() < Duration::from_millis(500) {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        if self.child.kill().is_ok() {
            drop(self.child.wait());
        }
    }
}
