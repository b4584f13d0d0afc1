//! The `OpenAPI` description of the addresses under `/api`, and a page that shows it.
//!
//! The description is a file of its own. A test checks that it has the same addresses as the routes.

use std::{fmt::Write as _, sync::OnceLock};

use axum::{
    http::header,
    response::{IntoResponse, Response},
};
use serde_json::Value as Json;

/// The description.
const TEXT: &str = include_str!("openapi.json");

/// What the page may do: look as it does.
const POLICY: &str =
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The description, for programs.
pub async fn json() -> Response {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-cache")], TEXT).into_response()
}

/// How the page looks.
pub async fn style() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, include_str!("openapi.css")).into_response()
}

/// The description, for people.
pub async fn page() -> Response {
    static PAGE: OnceLock<String> = OnceLock::new();
    let page: &str = PAGE.get_or_init(|| write(&serde_json::from_str(TEXT).expect("a test has read it")));
    let headers = [
        (header::CONTENT_TYPE, "text/html; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    (headers, page).into_response()
}

/// Text as HTML; what stands between backquotes is code.
fn prose(text: &Json) -> String {
    let text = text.as_str().unwrap_or_default();
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let parts = text.split('`').enumerate();
    parts.map(|(n, part)| if n % 2 == 1 { format!("<code>{part}</code>") } else { part.into() }).collect()
}

/// A type in a few words.
fn kind(schema: &Json) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{name}\">{name}</a>");
    }
    match (&schema["type"], &schema["oneOf"]) {
        (Json::String(name), _) if name == "array" => format!("list of {}", kind(&schema["items"])),
        (Json::String(name), _) => name.clone(),
        (Json::Array(names), _) => names.iter().filter_map(Json::as_str).collect::<Vec<_>>().join(" or "),
        (_, Json::Array(some)) => some.iter().map(kind).collect::<Vec<_>>().join(" or "),
        _ => "anything".into(),
    }
}

/// The fields of a type, and of types within it.
fn fields(page: &mut String, schema: &Json) {
    let inner = if schema["items"].is_object() { &schema["items"] } else { schema };
    let Some(properties) = inner["properties"].as_object() else {
        for one in inner["oneOf"].as_array().into_iter().flatten() {
            fields(page, one);
        }
        return;
    };
    page.push_str("<dl>");
    for (name, field) in properties {
        let _ = write!(page, "<dt><code>{name}</code>: {}</dt><dd>{}", kind(field), prose(&field["description"]));
        fields(page, field);
        page.push_str("</dd>");
    }
    page.push_str("</dl>");
}

/// How one may show who one is.
fn security(operation: &Json) -> &'static str {
    let ways = operation["security"].as_array().map(Vec::as_slice).unwrap_or_default();
    let has = |name: &str| ways.iter().any(|way| way.get(name).is_some());
    if ways.iter().any(|way| way.as_object().is_some_and(serde_json::Map::is_empty)) {
        return "For everybody, signed in or not.";
    }
    match (has("token"), has("cookie")) {
        (true, true) => "With the token of a program, or signed in.",
        (true, false) => "With the token of a program.",
        (false, true) => "Signed in.",
        (false, false) => "For everybody.",
    }
}

fn write(api: &Json) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Aude for programs</title>\
         <meta name=\"viewport\" content=\"width=device-width\"><link rel=\"stylesheet\" href=\"/api/docs.css\">\
         <h1>Aude for programs</h1><p>{}</p><p>The same for programs: <a href=\"/api/openapi.json\">/api/openapi.json</a>.</p>",
        prose(&api["info"]["description"])
    );
    for tag in api["tags"].as_array().into_iter().flatten() {
        let _ = write!(page, "<h2>{}</h2><p>{}</p>", prose(&tag["name"]), prose(&tag["description"]));
        for (path, methods) in api["paths"].as_object().into_iter().flatten() {
            for (method, operation) in methods.as_object().into_iter().flatten() {
                if operation["tags"][0] == tag["name"] {
                    describe(&mut page, path, method, operation);
                }
            }
        }
    }
    page.push_str("<h2>Types</h2>");
    for (name, schema) in api["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(page, "<h3 id=\"{name}\">{name}</h3><p>{}</p>", prose(&schema["description"]));
        fields(&mut page, schema);
    }
    page
}

fn describe(page: &mut String, path: &str, method: &str, operation: &Json) {
    let method = method.to_uppercase();
    let _ = write!(
        page,
        "<h3>{}</h3><pre><b>{method}</b> {path}</pre><p>{} {}</p>",
        prose(&operation["summary"]),
        prose(&operation["description"]),
        security(operation)
    );
    let parameters = operation["parameters"].as_array().map(Vec::as_slice).unwrap_or_default();
    if !parameters.is_empty() {
        page.push_str("<dl>");
        for one in parameters {
            let (name, about) = (prose(&one["name"]), prose(&one["description"]));
            let _ = write!(page, "<dt><code>{name}</code>: {}</dt><dd>{about}</dd>", kind(&one["schema"]));
        }
        page.push_str("</dl>");
    }
    let body = &operation["requestBody"]["content"]["application/json"];
    if body.is_object() {
        page.push_str("<p>Body:</p>");
        if body["example"].as_object().is_some_and(|example| !example.is_empty()) {
            let _ = write!(page, "<pre>{}</pre>", prose(&body["example"].to_string().into()));
        }
        fields(page, &body["schema"]);
    }
    for (status, answer) in operation["responses"].as_object().into_iter().flatten() {
        if status == "default" {
            continue;
        }
        let schema =
            answer["content"].as_object().and_then(|content| content.values().next()).map(|one| &one["schema"]);
        let _ = write!(page, "<p>Answer {status}: {}", prose(&answer["description"]));
        if let Some(schema) = schema.filter(|schema| schema.get("$ref").is_some()) {
            let _ = write!(page, " ({})", kind(schema));
        }
        page.push_str("</p>");
        if let Some(schema) = schema {
            fields(page, schema);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// All routes of a file: method and path.
    fn routes(source: &str) -> BTreeSet<(String, String)> {
        let mut all = BTreeSet::new();
        // What is tried in tests is no route.
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        for route in source.split(".route(\"").skip(1) {
            let (path, rest) = route.split_once('"').expect("a path ends");
            let handlers = rest.split("\n        .").next().expect("there is something");
            for method in ["get", "post", "put", "patch", "delete"] {
                if [", ", "."].iter().any(|before| handlers.contains(&format!("{before}{method}("))) {
                    all.insert((method.to_string(), path.to_string()));
                }
            }
        }
        all
    }

    #[test]
    fn the_description_is_that_of_the_routes() {
        let mut routes = routes(concat!(include_str!("api.rs"), include_str!("programs.rs")));
        routes.retain(|(_, path)| path != "/api/{*rest}");
        assert!(routes.len() > 25, "{routes:?}");
        let api: Json = serde_json::from_str(TEXT).unwrap();
        let mut described = BTreeSet::new();
        for (path, methods) in api["paths"].as_object().unwrap() {
            for (method, operation) in methods.as_object().unwrap() {
                described.insert((method.clone(), path.clone()));
                let named = |name: &str| {
                    operation["parameters"].as_array().is_some_and(|all| all.iter().any(|one| one["name"] == name))
                };
                for part in path.split('/').filter_map(|part| part.strip_prefix('{')?.strip_suffix('}')) {
                    assert!(named(part), "{method} {path} does not describe {part}");
                }
                let tags: Vec<_> = api["tags"].as_array().unwrap().iter().map(|tag| &tag["name"]).collect();
                assert!(tags.contains(&&operation["tags"][0]) && operation["summary"].is_string(), "{method} {path}");
                assert!(operation["security"].is_array(), "{method} {path} does not say who may");
            }
        }
        assert_eq!(described, routes);
        // Nothing points nowhere.
        for part in TEXT.split("\"#/components/").skip(1) {
            let path = part.split('"').next().unwrap();
            assert!(api["components"].pointer(&format!("/{path}")).is_some(), "{path} is missing");
        }
    }

    #[test]
    fn the_page_has_all_of_it_and_no_script() {
        let api: Json = serde_json::from_str(TEXT).unwrap();
        let page = write(&api);
        for path in api["paths"].as_object().unwrap().keys() {
            assert!(page.contains(&format!("</b> {path}</pre>")), "{path}");
        }
        for word in ["<script", "style=", "onclick", "http:", "https:"] {
            assert!(!page.contains(word), "{word}");
        }
        assert_eq!(prose(&"a `<b>` & c".into()), "a <code>&lt;b&gt;</code> &amp; c");
    }
}
