//! A review as one page for browsers, without scripts.

use std::fmt::Write;

use super::report::{Moment, Report, Section};

const WIDTH: f32 = 900.0;
const HEIGHT: f32 = 300.0;
/// Where the plot is: left, top, right, bottom.
const PLOT: [f32; 4] = [48.0, 12.0, 888.0, 272.0];
/// The tiles of a picture are so wide.
const TILE: f32 = 40.0;
/// Pictures are large, so only so many decisions have one.
const PICTURES: usize = 12;

const STYLE: &str = "\
:root{color-scheme:light dark}\
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}\
svg.chart{width:100%;height:auto}\
svg.chart text{font:13px system-ui,sans-serif;fill:currentColor}\
.grid{stroke:currentColor;stroke-opacity:.2}\
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}\
table{border-collapse:collapse;margin:1rem 0;font-variant-numeric:tabular-nums}\
th,td{padding:.15rem .8rem;text-align:right}\
th:first-child{text-align:left;font-weight:inherit}\
thead th,.head th{font-weight:600;border-bottom:1px solid}\
li{margin:.6rem 0}\
.better{opacity:.8}\
img{display:block;max-width:100%;height:auto;margin:.5rem 0}";

/// The page.
pub fn page(report: &Report) -> String {
    let title = escape(&report.title());
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n<h1>{title}</h1>\n<p>{}</p>\n",
        report.texts.language(),
        escape(&report.depth()),
    );
    if !report.is_over() {
        let _ = writeln!(page, "<p>{}</p>", escape(&report.texts.get("review-unfinished")));
    }
    page.push_str(&chart(report));
    page.push_str(&table(report));
    let mut pictures = PICTURES;
    for Section { title, moments } in report.sections() {
        let _ = writeln!(page, "<h2>{}</h2>\n<ul>", escape(&title));
        for moment in &moments {
            page.push_str(&item(report, moment, &mut pictures));
        }
        page.push_str("</ul>\n");
    }
    page.push_str("</html>\n");
    page
}

fn item(report: &Report, moment: &Moment, pictures: &mut usize) -> String {
    let mut item = format!("<li>{} <b>{}</b>", escape(&moment.what), escape(&moment.change));
    if let Some(better) = &moment.better {
        let _ = write!(item, "<div class=\"better\">{}</div>", escape(better));
    }
    if moment.better.is_some() && *pictures > 0 {
        *pictures -= 1;
        let picture = report.table.picture(moment.step.moves, TILE, false);
        // A document of its own, so that names within pictures do not clash.
        let _ = write!(item, "<img loading=\"lazy\" alt=\"\" src=\"data:image/svg+xml,{}\">", encode(&picture));
    }
    item.push_str("</li>\n");
    item
}

fn table(report: &Report) -> String {
    let mut table = String::from("<table>\n<thead><tr><th></th>");
    for name in report.names() {
        let _ = write!(table, "<th>{}</th>", escape(name));
    }
    table.push_str("</tr></thead>\n");
    for (name, values) in report.rows() {
        let head = if values.is_empty() { " class=\"head\"" } else { "" };
        let _ = write!(table, "<tr{head}><th>{}</th>", escape(&name));
        for value in values {
            let _ = write!(table, "<td>{value}</td>");
        }
        table.push_str("</tr>\n");
    }
    table.push_str("</table>\n");
    table
}

/// The chance to win of each player after each step; the expected points of a player who is alone.
fn chart(report: &Report) -> String {
    let alone = report.is_alone();
    let title = report.texts.get(if alone { "review-chart-alone" } else { "review-chart" });
    let steps = report.review.steps(0);
    let worths: Vec<_> = steps.iter().filter_map(|step| Some((step.step, step.after.as_ref()?))).collect();
    let value = |of: &aude_table::ReviewWorth, player: usize| if alone { of.points[player] } else { of.chance[player] };
    let most = if alone { worths.iter().map(|(_, worth)| worth.points[0]).fold(1.0, f32::max) } else { 1.0 };
    let [left, up, right, down] = PLOT;
    let x = |step: u32| left + (right - left) * step as f32 / (steps.len().max(2) - 1) as f32;
    let y = |value: f32| down - (down - up) * value / most;
    let mut svg = format!(
        "<figure><svg class=\"chart\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" aria-label=\"{0}\">\n<title>{0}</title>\n",
        escape(&title)
    );
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (at, label) = (y(part * most), part * most);
        let label = if alone { format!("{label:.0}") } else { format!("{:.0}%", 100.0 * label) };
        let _ = writeln!(svg, "<line class=\"grid\" x1=\"{left}\" x2=\"{right}\" y1=\"{at:.1}\" y2=\"{at:.1}\"/>");
        let _ = writeln!(svg, "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{label}</text>", left - 6.0, at + 4.0);
    }
    let liveries = aude_table::liveries();
    for (player, name) in report.names().iter().enumerate() {
        let colour = &liveries[report.table.colours()[player]].base;
        let line: Vec<_> =
            worths.iter().map(|(step, worth)| format!("{:.1},{:.1}", x(*step), y(value(worth, player)))).collect();
        let _ = writeln!(
            svg,
            "<polyline class=\"line\" stroke=\"{colour}\" points=\"{}\"><title>{}</title></polyline>",
            line.join(" "),
            escape(name)
        );
    }
    for point in report.review.summary().turning {
        let Some((_, worth)) = worths.iter().find(|(step, _)| *step == point.step) else { continue };
        let colour = &liveries[report.table.colours()[point.player]].base;
        let (x, y) = (x(point.step), y(value(worth, point.player)));
        let _ =
            writeln!(svg, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"5\" fill=\"{colour}\" stroke=\"currentColor\"/>");
    }
    let _ = writeln!(svg, "</svg><figcaption>{}</figcaption></figure>", legend(report, &title));
    svg
}

/// The title of the chart, and whose line has which colour.
fn legend(report: &Report, title: &str) -> String {
    let liveries = aude_table::liveries();
    let names = report.names().iter().zip(report.table.colours()).map(|(name, colour)| {
        format!("<span style=\"border-bottom:3px solid {}\">{}</span>", liveries[*colour].base, escape(name))
    });
    format!("{}: {}", escape(title), names.collect::<Vec<_>>().join(" · "))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// A text within a URL that stands in double quotes.
fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '%' => encoded.push_str("%25"),
            '#' => encoded.push_str("%23"),
            '"' => encoded.push_str("%22"),
            '<' => encoded.push_str("%3C"),
            '>' => encoded.push_str("%3E"),
            '&' => encoded.push_str("%26"),
            '\n' => encoded.push_str("%0A"),
            c => encoded.push(c),
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_only_text() {
        assert_eq!(escape("<b> \"&\""), "&lt;b&gt; &quot;&amp;&quot;");
        assert_eq!(encode("<a b=\"#1\">é"), "%3Ca b=%22%231%22%3Eé");
    }
}
