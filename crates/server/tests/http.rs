//! The server as browsers meet it: over a socket.

use std::{
    io::{Read, Write},
    net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream},
    sync::mpsc,
    thread,
};

use aude_server::{Config, PORT, Server};
use tokio::sync::oneshot;

const HOME: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// A server that runs until it is dropped.
struct Running {
    address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

fn run() -> Running {
    let (tell, told) = mpsc::channel();
    let (stop, stopped) = oneshot::channel::<()>();
    let thread = thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let server = Server::bind(HOME, Some(0)).await.unwrap();
            tell.send(server.address()).unwrap();
            server.run(Config::default(), async { drop(stopped.await) }).await.unwrap();
        });
    });
    Running { address: told.recv().unwrap(), stop: Some(stop), thread: Some(thread) }
}

impl Drop for Running {
    fn drop(&mut self) {
        drop(self.stop.take());
        self.thread.take().unwrap().join().unwrap();
    }
}

/// An answer: status, headers in small letters, body.
struct Answer {
    status: u16,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> &str {
        self.headers.iter().find(|(n, _)| n == name).map_or("", |(_, value)| value)
    }
}

fn ask(running: &Running, request: &str, headers: &[(&str, &str)]) -> Answer {
    let mut stream = TcpStream::connect(running.address).unwrap();
    let mut text = format!("{request} HTTP/1.1\r\nhost: aude\r\nconnection: close\r\n");
    for (name, value) in headers {
        for word in [name, ": ", value, "\r\n"] {
            text.push_str(word);
        }
    }
    stream.write_all((text + "\r\n").as_bytes()).unwrap();
    let mut all = Vec::new();
    stream.read_to_end(&mut all).unwrap();
    let end = all.windows(4).position(|w| w == b"\r\n\r\n").expect("headers end");
    let head = String::from_utf8(all[..end].to_vec()).unwrap();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let pair = |line: &str| line.split_once(": ").map(|(n, v)| (n.to_lowercase(), v.to_string())).unwrap();
    Answer { status, headers: lines.map(pair).collect(), body: all[end + 4..].to_vec() }
}

#[test]
fn the_page_is_there() {
    let server = run();
    for path in ["/", "/index.html", "/?lang=de"] {
        let page = ask(&server, &format!("GET {path}"), &[]);
        assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
        let text = String::from_utf8(page.body.clone()).unwrap();
        assert!(text.contains("<title>Aude</title>"), "{text}");
        assert_eq!(page.header("content-encoding"), "");
        assert_eq!(page.header("cache-control"), "no-cache");
        let policy = page.header("content-security-policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';") && policy.contains("default-src 'none'"));
    }
    assert_eq!(ask(&server, "GET /healthz", &[]).body, b"ok\n");
}

#[test]
fn what_is_not_there_is_said_so() {
    let server = run();
    for path in ["/nowhere", "/assets", "/assets/", "/index.html.br", "/../Cargo.toml", "/%2e%2e/Cargo.toml", "//"] {
        let answer = ask(&server, &format!("GET {path}"), &[]);
        let expected = if path == "//" { 200 } else { 404 };
        assert_eq!(answer.status, expected, "{path}");
    }
    let answer = ask(&server, "POST /", &[("content-length", "0")]);
    assert_eq!((answer.status, answer.header("allow")), (405, "GET, HEAD"));
}

/// A browser that has the page gets no second copy of it.
#[test]
fn pages_are_not_sent_twice() {
    let server = run();
    let first = ask(&server, "GET /", &[]);
    let tag = first.header("etag");
    assert!(tag.len() > 10 && tag.starts_with('"'), "{tag}");
    let again = ask(&server, "GET /", &[("if-none-match", tag)]);
    assert_eq!((again.status, again.body.len(), again.header("etag")), (304, 0, tag));
    let weak = ask(&server, "GET /", &[("if-none-match", &format!("\"other\", W/{tag}"))]);
    assert_eq!(weak.status, 304);
    let other = ask(&server, "GET /", &[("if-none-match", "\"other\"")]);
    assert_eq!(other.body, first.body);
    let head = ask(&server, "HEAD /", &[]);
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), first.body.len().to_string());
}

/// Where the page has been built, all it is made of comes compressed and may be kept for ever.
#[test]
fn files_come_compressed() {
    let server = run();
    let page = ask(&server, "GET /", &[]);
    let text = String::from_utf8(page.body.clone()).unwrap();
    let sources: Vec<_> = text.split('"').filter(|word| word.starts_with("./assets/")).collect();
    if sources.is_empty() {
        assert!(text.contains("built without its page"), "{text}");
        return;
    }
    for source in sources {
        let path = &source[1..];
        let plain = ask(&server, &format!("GET {path}"), &[]);
        let brotli = ask(&server, &format!("GET {path}"), &[("accept-encoding", "gzip, deflate, br, zstd")]);
        let gzip = ask(&server, &format!("GET {path}"), &[("accept-encoding", "gzip")]);
        assert_eq!((plain.status, brotli.status, gzip.status), (200, 200, 200), "{path}");
        // What does not get smaller is sent as it is.
        if plain.body.len() < 200 && brotli.header("content-encoding").is_empty() {
            continue;
        }
        assert_eq!((brotli.header("content-encoding"), gzip.header("content-encoding")), ("br", "gzip"), "{path}");
        assert!(brotli.body.len() <= gzip.body.len() && gzip.body.len() < plain.body.len(), "{path}");
        assert!(plain.header("cache-control").contains("immutable"), "{path}");
        assert_ne!(plain.header("etag"), brotli.header("etag"), "{path}");
        assert_eq!(brotli.header("content-type"), plain.header("content-type"));
    }
}

/// A port somebody asked for is taken or refused; without one there is always a server.
#[test]
fn ports() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let first = Server::bind(HOME, None).await.unwrap();
        let second = Server::bind(HOME, None).await.unwrap();
        assert_ne!(first.address().port(), second.address().port());
        assert_ne!(second.address().port(), PORT);
        assert!(Server::bind(HOME, Some(second.address().port())).await.is_err());
        assert_eq!(second.url(), format!("http://127.0.0.1:{}/", second.address().port()));
        let everywhere = Server::bind(IpAddr::V4(Ipv4Addr::UNSPECIFIED), Some(0)).await.unwrap();
        assert!(everywhere.url().starts_with("http://127.0.0.1:"));
    });
}
