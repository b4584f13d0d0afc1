//! Pages for the terminal.

use std::fmt::Write as _;

/// How wide they are.
const WIDTH: usize = 100;

/// A page as plain text: headings underlined, tables aligned, everything wrapped.
pub(super) fn plain_page(page: &str) -> String {
    let mut text = String::new();
    let mut lines = page.lines().filter(|line| !line.starts_with("<!--") && !line.starts_with("![")).peekable();
    while let Some(line) = lines.next() {
        if line.is_empty() {
            // One empty line between blocks.
            if !text.is_empty() && !text.ends_with("\n\n") {
                text.push('\n');
            }
        } else if let Some((level, heading)) =
            line.split_once("# ").filter(|(level, _)| level.bytes().all(|b| b == b'#'))
        {
            let heading = plain(heading);
            let rule = ["=", "-", "~"][level.len().min(2)].repeat(heading.chars().count());
            let _ = writeln!(text, "{heading}\n{rule}");
        } else if line.starts_with('|') {
            let mut rows = vec![cells(line)];
            while let Some(line) = lines.next_if(|line| line.starts_with('|')) {
                rows.push(cells(line));
            }
            rows.remove(1);
            text += &table(&rows);
        } else {
            let mut block = line.to_string();
            while let Some(line) = lines.next_if(|line| !line.is_empty() && item(line) == 0) {
                block = block + " " + line.trim_start();
            }
            let indent = item(&block);
            for (i, line) in wrap(&plain(&block), WIDTH - indent).iter().enumerate() {
                let _ = writeln!(text, "{:1$}{line}", "", if i == 0 { 0 } else { indent });
            }
        }
    }
    text
}

/// How far the text of a list item is indented; 0 if the line begins none.
fn item(line: &str) -> usize {
    let marker = line.split_once(' ').map_or("", |(marker, _)| marker);
    let number = marker.strip_suffix('.').is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    if marker == "-" || number { marker.len() + 1 } else { 0 }
}

/// Without the signs of markdown.
fn plain(text: &str) -> String {
    let mut text = text.replace(['*', '`'], "");
    while let Some(middle) = text.find("](") {
        let (Some(open), Some(close)) = (text[..middle].rfind('['), text[middle..].find(')')) else { break };
        let label = text[open + 1..middle].to_string();
        text.replace_range(open..=middle + close, &label);
    }
    text
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if line.is_empty() {
            line.push_str(word);
        } else if line.chars().count() + 1 + word.chars().count() <= width {
            line.push(' ');
            line.push_str(word);
        } else {
            lines.push(word.into());
        }
    }
    lines
}

fn cells(line: &str) -> Vec<String> {
    line.trim().trim_matches('|').split('|').map(|cell| plain(cell.trim())).collect()
}

fn table(rows: &[Vec<String>]) -> String {
    const GAP: usize = 2;
    let columns = rows[0].len();
    let longest = |part: fn(&str) -> usize| -> Vec<usize> {
        (0..columns).map(|c| rows.iter().map(|row| part(&row[c])).max().unwrap_or(0)).collect()
    };
    let least = longest(|cell| cell.split_whitespace().map(|word| word.chars().count()).max().unwrap_or(0));
    let mut widths = longest(|cell| cell.chars().count());
    while widths.iter().sum::<usize>() + GAP * (columns - 1) > WIDTH {
        let Some(widest) = (0..columns).filter(|c| widths[*c] > least[*c]).max_by_key(|c| widths[*c]) else { break };
        widths[widest] -= 1;
    }
    let rule: Vec<_> = widths.iter().map(|width| "-".repeat(*width)).collect();
    let mut text = String::new();
    for (i, row) in rows.iter().enumerate() {
        let wrapped: Vec<_> = row.iter().zip(&widths).map(|(cell, width)| wrap(cell, *width)).collect();
        for line in 0..wrapped.iter().map(Vec::len).max().unwrap_or(0) {
            let cells = wrapped.iter().zip(&widths).map(|(lines, width)| {
                let cell = lines.get(line).map_or("", String::as_str);
                format!("{cell:width$}{:GAP$}", "")
            });
            text += cells.collect::<String>().trim_end();
            text.push('\n');
        }
        if i == 0 {
            let _ = writeln!(text, "{}", rule.join("  "));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn terminal_pages_are_plain_and_narrow() {
        for code in super::super::texts::LANGUAGES {
            let language = super::super::Language::new(code).unwrap();
            for (name, page) in super::super::pages(&language) {
                for line in plain_page(&page).lines() {
                    assert!(line.chars().count() <= WIDTH, "{code} {name}: {line}");
                    assert!(!line.contains(['`', '*', '|']) && !line.contains("]("), "{code} {name}: {line}");
                }
            }
        }
        let page =
            "<!-- x -->\n\n# Of `towers`\n\nA [b](c.md)\nd.\n\n- e\n  f\n- g\n\n| a | bc |\n|---|---|\n| de | |\n";
        let text = "Of towers\n=========\n\nA b d.\n\n- e f\n- g\n\na   bc\n--  --\nde\n";
        assert_eq!(plain_page(page), text);
    }
}
