//! Serves the files of the page, with their compressed forms, from memory.
//!
//! With the feature `page` the files are built into the program (`build.rs`); otherwise they are read at the start.
//! Names in `assets/` contain a hash of their content and are cached for ever; other files are revalidated by their
//! tag.

use std::{
    borrow::Cow,
    fs,
    hash::{DefaultHasher, Hash, Hasher},
    io,
    path::Path,
    sync::Arc,
};

use axum::{
    Extension,
    body::{Body, Bytes},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};

/// A file of the page.
#[derive(Clone)]
struct File {
    /// Its address.
    path: Cow<'static, str>,
    plain: Bytes,
    brotli: Option<Bytes>,
    gzip: Option<Bytes>,
    /// A name for its content.
    tag: String,
}

/// What the build script found: address, content, brotli, gzip.
type BuiltIn = (&'static str, &'static [u8], Option<&'static [u8]>, Option<&'static [u8]>);
static BUILT_IN: &[BuiltIn] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page in which the game is played. By default it is the one built into the program.
#[derive(Clone)]
pub struct Page(Vec<File>);

impl Default for Page {
    fn default() -> Self {
        let file = |(path, plain, brotli, gzip): &BuiltIn| {
            let [brotli, gzip] = [brotli, gzip].map(|form| form.map(Bytes::from_static));
            File::new(Cow::Borrowed(*path), Bytes::from_static(plain), brotli, gzip)
        };
        Self(BUILT_IN.iter().map(file).collect())
    }
}

impl std::fmt::Debug for Page {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|file| &file.path)).finish()
    }
}

impl File {
    fn new(path: Cow<'static, str>, plain: Bytes, brotli: Option<Bytes>, gzip: Option<Bytes>) -> Self {
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        Self { path, plain, brotli, gzip, tag: format!("{:016x}", hasher.finish()) }
    }
}

/// What the page may do: run its own scripts and its own module, show the pictures it has drawn itself, and talk to
/// nobody but this server. Styles in elements are how pieces get their place on the table.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
                      img-src 'self' blob: data:; style-src 'self' 'unsafe-inline'; font-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Answers that are no page are nothing but data, for pages of this server alone.
pub fn guarded(mut response: Response, secure: bool) -> Response {
    let all = [
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; style-src 'self'; frame-ancestors 'none'"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in all {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if secure {
        // Whoever came by https once comes by https again.
        let always = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, always);
    }
    response
}

impl Page {
    /// The page that was built into a folder.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        collect(folder, folder, &mut files)?;
        if files.iter().all(|file| file.path != "index.html") {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no index.html"));
        }
        Ok(Self(files))
    }
}

/// All files in a folder and in those within it, but for hidden ones.
fn collect(root: &Path, folder: &Path, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) else { continue };
        let compressed = path.extension().is_some_and(|ending| ending == "br" || ending == "gz");
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if !compressed && !name.contains("/.") && !name.starts_with('.') {
            let form = |ending: &str| fs::read(format!("{}.{ending}", path.display())).ok().map(Bytes::from);
            let address = Cow::Owned(name.replace(std::path::MAIN_SEPARATOR, "/"));
            files.push(File::new(address, fs::read(&path)?.into(), form("br"), form("gz")));
        }
    }
    Ok(())
}

/// Answers a request for a file.
pub async fn serve(Extension(page): Extension<Arc<Page>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = match uri.path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    let Some(file) = page.0.iter().find(|file| file.path == path) else {
        return (StatusCode::NOT_FOUND, "there is no such page\n").into_response();
    };
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let forms = [("br", &file.brotli), ("gzip", &file.gzip)];
    let (form, content) = forms
        .into_iter()
        .find_map(|(name, content)| Some((name, content.as_ref().filter(|_| accepts(accepted, name))?)))
        .unwrap_or(("", &file.plain));
    let tag = format!("\"{}{form}\"", file.tag);
    let mut response = if headers.get(header::IF_NONE_MATCH).is_some_and(|known| names(known, &tag)) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let mut response = Response::new(Body::from(content.clone()));
        if !form.is_empty() {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(form));
        }
        response
    };
    // What is in `assets` has its content in its name and never changes.
    let age = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let all: [(HeaderName, &str); 8] = [
        (header::CONTENT_TYPE, kind(path)),
        (header::CACHE_CONTROL, age),
        (header::ETAG, &tag),
        (header::VARY, "accept-encoding"),
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    ];
    for (name, value) in all {
        response.headers_mut().insert(name, HeaderValue::from_str(value).expect("plain words"));
    }
    response
}

/// Whether a list of encodings has one, unless it says that it is worth nothing.
fn accepts(list: &str, encoding: &str) -> bool {
    list.split(',').any(|item| {
        let (name, weight) = item.split_once(';').unwrap_or((item, ""));
        let refused = weight.trim().strip_prefix("q=").and_then(|q| q.parse().ok()) == Some(0f32);
        name.trim().eq_ignore_ascii_case(encoding) && !refused
    })
}

/// Whether one of the contents that a browser has is this one.
fn names(known: &HeaderValue, tag: &str) -> bool {
    let known = known.to_str().unwrap_or_default();
    known.split(',').any(|one| matches!(one.trim().trim_start_matches("W/"), one if one == tag || one == "*"))
}

/// The type of a file.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_read() {
        for (list, br, gzip) in [
            ("gzip, deflate, br, zstd", true, true),
            ("br;q=0, gzip;q=0.5", false, true),
            ("brotli", false, false),
            ("BR ; q=1.0", true, false),
            ("", false, false),
        ] {
            assert_eq!((accepts(list, "br"), accepts(list, "gzip")), (br, gzip), "{list}");
        }
    }

    /// Whatever the page is built of has a type that browsers know.
    #[test]
    fn every_file_has_a_type() {
        for file in Page::default().0 {
            assert_ne!(kind(&file.path), "application/octet-stream", "{}", file.path);
        }
    }
}
