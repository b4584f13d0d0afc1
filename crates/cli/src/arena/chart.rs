//! A match as a picture: how far ahead somebody is, pair by pair, and how sure that is.

use std::fmt::Write;

use aude_bots::arena::Outcome;

const WIDTH: f64 = 800.0;
const HEIGHT: f64 = 420.0;
/// Where the plot is: left, top, right, bottom.
const PLOT: [f64; 4] = [56.0, 44.0, 784.0, 352.0];
/// Greys and a blue that can be read on white and on black.
const STYLE: &str = "text{font:13px sans-serif;fill:#555}.axis{stroke:#888;stroke-width:1}.grid{stroke:#888;stroke-opacity:.25}\
    .dot{fill:#888;fill-opacity:.45}.band{fill:#2b7bb9;fill-opacity:.25}.mean{fill:none;stroke:#2b7bb9;stroke-width:2}\
    .title{font-size:15px;font-weight:bold}@media(prefers-color-scheme:dark){text{fill:#bbb}}";

/// The running mean of the lead over pairs, its 95% confidence band, and the pairs themselves as dots, as SVG.
pub fn lead(names: [&str; 2], outcome: &Outcome) -> String {
    let margins: Vec<f64> = outcome.pairs.iter().map(aude_bots::arena::Pair::margin).collect();
    let most = margins.iter().fold(10f64, |most, margin| most.max(margin.abs()));
    let step = step(most);
    let top = (margins.iter().fold(0f64, |top, m| top.max(*m)) / step).ceil().max(1.0) * step;
    let bottom = (margins.iter().fold(0f64, |bottom, m| bottom.min(*m)) / step).floor().min(-1.0) * step;
    let [left, up, right, down] = PLOT;
    let x = |pair: usize| left + (right - left) * pair as f64 / margins.len().max(1) as f64;
    let y = |margin: f64| up + (down - up) * (top - margin) / (top - bottom);

    let [one, two] = names.map(escape);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\">\n<style>{STYLE}</style>\n\
         <text class=\"title\" x=\"{left}\" y=\"26\">{one} – {two}: points ahead</text>\n"
    );
    let lines = ((top - bottom) / step).round() as i32;
    for i in 0..=lines {
        let value = bottom + f64::from(i) * step;
        let class = if value.abs() < step / 2.0 { "axis" } else { "grid" };
        let at = y(value);
        let _ = writeln!(svg, "<line class=\"{class}\" x1=\"{left}\" x2=\"{right}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
        let (x, y) = (left - 8.0, at + 4.0);
        let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y:.1}\" text-anchor=\"end\">{}</text>", signed(value));
    }
    for (i, margin) in margins.iter().enumerate() {
        let _ = writeln!(svg, "<circle class=\"dot\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"2.2\"/>", x(i + 1), y(*margin));
    }
    let (mut upper, mut lower, mut mean) = (String::new(), Vec::new(), String::new());
    for (n, middle, error) in running(&margins) {
        let inside = |margin: f64| y(margin.clamp(bottom, top));
        let _ = write!(mean, "{:.1},{:.1} ", x(n), y(middle));
        if n > 1 {
            let _ = write!(upper, "{:.1},{:.1} ", x(n), inside(middle + 1.96 * error));
            lower.push(format!("{:.1},{:.1}", x(n), inside(middle - 1.96 * error)));
        }
    }
    lower.reverse();
    let _ = writeln!(svg, "<polygon class=\"band\" points=\"{upper}{}\"/>", lower.join(" "));
    let _ = writeln!(svg, "<polyline class=\"mean\" points=\"{}\"/>", mean.trim_end());
    let summary = outcome.tally.summary();
    let _ = writeln!(
        svg,
        "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{:+.1} ± {:.1} after {} games</text>",
        f64::midpoint(left, right),
        down + 20.0,
        summary.margin,
        1.96 * summary.margin_error,
        summary.games
    );
    let _ = writeln!(svg, "<text x=\"{left}\" y=\"{:.1}\">1</text>", down + 20.0);
    let _ = writeln!(
        svg,
        "<text x=\"{right}\" y=\"{:.1}\" text-anchor=\"end\">{} pairs</text>",
        down + 20.0,
        margins.len()
    );
    let _ = writeln!(
        svg,
        "<text x=\"{left}\" y=\"{:.1}\">Dots: pairs of games with the same draws. Line: their mean so far, with its 95% \
         confidence interval.</text>",
        HEIGHT - 14.0
    );
    svg.push_str("</svg>\n");
    svg
}

/// For each number of pairs the mean so far and its standard error.
fn running(margins: &[f64]) -> impl Iterator<Item = (usize, f64, f64)> {
    margins.iter().enumerate().scan((0.0, 0.0), |(sum, squares), (i, margin)| {
        (*sum, *squares) = (*sum + margin, *squares + margin * margin);
        let n = (i + 1) as f64;
        let mean = *sum / n;
        let variance = (*squares - n * mean * mean).max(0.0) / (n - 1.0).max(1.0);
        Some((i + 1, mean, (variance / n).sqrt()))
    })
}

/// A round distance between lines, so that there are about four up to a number.
fn step(most: f64) -> f64 {
    let rough = most / 4.0;
    let power = 10f64.powf(rough.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|n| n * power).into_iter().find(|s| *s >= rough).unwrap_or(power)
}

fn signed(value: f64) -> String {
    if value == 0.0 { "0".into() } else { format!("{value:+.0}") }
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn running_means_are_right() {
        let found: Vec<_> = running(&[4.0, 0.0, 5.0]).collect();
        assert_eq!(found[0], (1, 4.0, 0.0));
        assert_eq!((found[1].0, found[1].1), (2, 2.0));
        assert!((found[1].2 - 2.0).abs() < 1e-12, "4 and 0 have variance 8, the mean of two 4");
        assert!((found[2].1 - 3.0).abs() < 1e-12 && (found[2].2 - (7.0f64 / 3.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn lines_are_round() {
        for (most, expected) in [(10.0, 5.0), (8.0, 2.0), (37.0, 10.0), (90.0, 50.0), (4.0, 1.0)] {
            assert!((step(most) - expected).abs() < 1e-9, "{most}: {}", step(most));
        }
    }

    #[test]
    fn names_are_only_text() {
        assert_eq!(escape("cmd:a <b> & c"), "cmd:a &lt;b&gt; &amp; c");
    }
}
