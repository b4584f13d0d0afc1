//! Lines in, lines out.

use std::io::{self, BufRead, Write};

use crate::Engine;

/// Longer lines are skipped.
pub const MAX_LINE: usize = 1 << 20;

/// Answers every line of the input until it ends or the client quits.
pub fn serve(engine: &mut Engine, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while !engine.is_done() {
        let answer = match read_line(&mut input, &mut line)? {
            Line::End => return Ok(()),
            Line::TooLong => Engine::refuse_line("bad-request", "the line is longer than 1 MiB"),
            Line::Read => match std::str::from_utf8(&line) {
                Ok(text) => engine.answer(text),
                Err(_) => Engine::refuse_line("bad-json", "the line is not UTF-8"),
            },
        };
        output.write_all(answer.as_bytes())?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(())
}

enum Line {
    Read,
    TooLong,
    End,
}

/// Reads up to the next newline, which is left out, and never keeps more than a line may hold.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let (mut length, mut ended) = (0, false);
    while !ended {
        let bytes = match input.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if bytes.is_empty() {
            if length == 0 {
                return Ok(Line::End);
            }
            break;
        }
        let newline = bytes.iter().position(|b| *b == b'\n');
        ended = newline.is_some();
        let part = &bytes[..newline.unwrap_or(bytes.len())];
        let room = (MAX_LINE + 1).saturating_sub(line.len());
        line.extend_from_slice(&part[..part.len().min(room)]);
        length += part.len() + usize::from(ended);
        let used = part.len() + usize::from(ended);
        input.consume(used);
    }
    Ok(if line.len() > MAX_LINE { Line::TooLong } else { Line::Read })
}
