//! What stands against those who mean harm, as docs/security.md lists it.

#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::{fs, path::Path, time::Duration};

use aude_server::store::Place;
use serde_json::json;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpSocket, TcpStream},
    time::{Instant, sleep, timeout},
};
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest};

use crate::online::{
    client::{Client, decide, http},
    common::{meddle, on_both, run_sql},
    running::{config, run},
    settings, table,
};

/// Every line of the threat model names tests, and there are such tests.
#[test]
fn every_threat_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = fs::read_to_string(root.join("docs/security.md")).unwrap();
    let rows: Vec<&str> = text.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| threat")).collect();
    assert!(rows.len() > 20, "{}", rows.len());
    for row in rows {
        let named: Vec<&str> = row.split('`').filter(|word| word.contains("::")).collect();
        assert!(!named.is_empty(), "no test in {row}");
        for name in named {
            let (file, test) = name.split_once("::").unwrap();
            let code = fs::read_to_string(root.join(file)).unwrap_or_else(|_| panic!("there is no {file}"));
            let there = [format!("fn {test}("), format!("test(\"{test}\""), format!("fuzz_target!(|{test}")];
            assert!(there.iter().any(|one| code.contains(one)), "there is no test {test} in {file}");
        }
    }
}

/// A connection that gives no sign of life ends; one that answers stays.
#[tokio::test]
async fn silent_sockets() {
    on_both(async |place| {
        let mut config = config(&place);
        // Longer than a busy machine keeps this test waiting.
        config.patience = Duration::from_millis(1200);
        let server = run(config).await;
        let request = || format!("ws://{}/live", server.address).into_client_request().unwrap();
        let silent = TcpStream::connect(server.address).await.unwrap();
        let (silent, _) = tokio_tungstenite::client_async(request(), silent).await.unwrap();
        let mut anna = Client::guest(server.address, "Anna").await;
        // Whoever reads answers pings; the other one does not even read.
        let began = Instant::now();
        while began.elapsed() < Duration::from_secs(4) {
            drop(timeout(Duration::from_millis(100), anna.hear()).await);
        }
        anna.must(json!({ "do": "ping" })).await;
        let mut rest = Vec::new();
        let mut stream = silent.into_inner();
        // Hello and pings, and then the end.
        drop(stream.read_to_end(&mut rest).await);
        assert!(rest.len() < 1000);
        server.stop().await;
    })
    .await;
}

/// A body that never comes to its end does not hold anything up.
#[tokio::test]
async fn slow_bodies() {
    on_both(async |place| {
        let mut config = config(&place);
        config.patience = Duration::from_millis(300);
        let server = run(config).await;
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let head = format!(
            "POST /api/guest HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{{",
            server.address
        );
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // A letter now and then keeps nothing alive.
        for _ in 0..40 {
            sleep(Duration::from_millis(50)).await;
            if stream.write_all(b" ").await.is_err() {
                break;
            }
        }
        drop(timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await.expect("it ends"));
        assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 408"), "{}", String::from_utf8_lossy(&answer));
        server.stop().await;
    })
    .await;
}

/// Whoever asks for much and takes nothing of it is given up.
#[cfg(target_os = "linux")]
#[tokio::test]
async fn unread_answers() {
    on_both(async |place| {
        let mut config = config(&place);
        config.patience = Duration::from_millis(500);
        let server = run(config).await;
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        let request = format!("GET / HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
        // Until the server does not read any more, since what it has to send is not taken.
        let mut sent = 0;
        while sent < 200_000 {
            match timeout(Duration::from_millis(200), stream.write_all(request.as_bytes())).await {
                Ok(Ok(())) => sent += 1,
                _ => break,
            }
        }
        let gone = async {
            // It has ended when it cannot be written to.
            while !matches!(timeout(Duration::from_millis(100), stream.write_all(b"x")).await, Ok(Err(_))) {}
        };
        timeout(Duration::from_secs(30), gone).await.expect("it is given up");
        server.stop().await;
    })
    .await;
}

/// Neither tokens nor passwords are in what is stored.
#[tokio::test]
async fn secrets_at_rest() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let secret = "correct horse battery";
        let before = anna.cookie.clone();
        anna.register("anna", secret).await;
        assert_ne!(anna.cookie, before, "an account has a token that no guest had");
        let token = anna.cookie.split_once('=').unwrap().1.to_string();
        assert_eq!(token.len(), 64);
        server.stop().await;
        if let Place::Folder(folder) = &place {
            #[cfg(unix)]
            assert_eq!(
                fs::metadata(folder).unwrap().permissions().mode() & 0o077,
                0,
                "nobody else looks into the folder"
            );
            let mut files = 0;
            for file in fs::read_dir(folder).unwrap() {
                let bytes = fs::read(file.unwrap().path()).unwrap();
                let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
                assert!(!holds(&token) && !holds(secret));
                files += usize::from(holds("argon2id"));
            }
            assert!(files > 0, "the account is stored");
        } else {
            // The table of sessions has hashes of 32 bytes and nothing else to sign in with.
            meddle(&place, "UPDATE sessions SET hash = hash WHERE length(hash) = 32").await;
        }
    })
    .await;
}

/// Whoever asks learns nothing about the inside, even when it breaks.
#[tokio::test]
async fn errors_tell_nothing() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let anna = Client::guest(server.address, "Anna").await;
        run_sql(&place, "ALTER TABLE rooms RENAME TO hidden").await;
        let answers =
            [anna.get("/api/lobby").await, anna.get("/api/rooms/abc").await, anna.post("/api/rooms", &json!({})).await];
        for answer in answers {
            let text = answer.text().to_lowercase();
            for word in ["sql", "table", "column", "hidden", "crates/", ".rs", "panicked", "postgres"] {
                assert!(!text.contains(word), "{word} in {text}");
            }
        }
        server.stop().await;
    })
    .await;
}

/// What is said about an answer to browsers: no guessing, no frames, nobody else, and by https alone where there is https.
#[tokio::test]
async fn headers() {
    on_both(async |place| {
        let mut config = config(&place);
        config.public_url = Some("https://aude.example".into());
        let server = run(config).await;
        for path in ["/", "/api/me", "/api/lobby", "/api/nothing", "/assets/none"] {
            let answer = http(server.address, &format!("GET {path}"), &[], "").await;
            if answer.status == 404 && !path.starts_with("/api") {
                continue;
            }
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            assert_eq!(answer.header("referrer-policy"), "no-referrer", "{path}");
            let policy = answer.header("content-security-policy");
            assert!(policy.starts_with("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{path}");
            let scripts = policy.split(';').find(|part| part.trim().starts_with("script-src")).unwrap_or_default();
            assert!(!scripts.contains("unsafe-inline") && !scripts.contains("'unsafe-eval'"), "{path}: {scripts}");
            if path.starts_with("/api") {
                assert_eq!(answer.header("strict-transport-security"), "max-age=31536000", "{path}");
            }
        }
        let guest = [("content-type", "application/json"), ("origin", "https://aude.example")];
        let answer = http(server.address, "POST /api/guest", &guest, r#"{"name":"Anna"}"#).await;
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with("__Host-aude="), "{cookie}");
        for word in ["Secure", "HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(word), "{word} in {cookie}");
        }
        assert!(!cookie.contains("Domain"), "{cookie}");
        server.stop().await;
    })
    .await;
}

/// One person with many connections does no more than with one.
#[tokio::test]
async fn too_many_commands() {
    on_both(async |place| {
        let mut config = config(&place);
        config.limits.commands = (30, Duration::from_hours(1));
        let server = run(config).await;
        let mut settings = settings(2, &["base"]);
        settings["lots"] = false.into();
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings).await;
        let mut refused = 0;
        for _ in 0..4 {
            let mut again = Client::nobody(server.address);
            again.cookie.clone_from(&clients[1].cookie);
            again.connect().await;
            for _ in 0..10 {
                let answer = again.request(json!({ "do": "answer", "room": room, "agree": true })).await;
                refused += u32::from(answer["error"]["code"] == "too-much");
            }
        }
        // Ben has sat down before.
        assert_eq!(refused, 11);
        // Anna plays on.
        decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        server.stop().await;
    })
    .await;
}

/// Whoever goes on doing what no page does is cut off and not listened to, and nobody else at another address notices.
#[tokio::test]
async fn offenders() {
    on_both(async |place| {
        let mut config = config(&place);
        config.limits.offences = (5, Duration::from_hours(1));
        config.patience = Duration::from_millis(300);
        let server = run(config).await;
        let mut bad = Client::nobody(server.address);
        bad.connect().await;
        for _ in 0..6 {
            bad.raw(Message::text("{\"do\":")).await.unwrap();
        }
        while bad.hear().await {}
        // Nothing is answered at all, and after a while the connection ends.
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.unwrap();
        let mut answer = Vec::new();
        drop(stream.read_to_end(&mut answer).await);
        assert_eq!(answer, b"");
        // Somebody else is answered.
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.9:0".parse().unwrap()).unwrap();
        let mut stream = socket.connect(server.address).await.unwrap();
        stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.unwrap();
        stream.read_to_end(&mut answer).await.unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 200"));
        server.stop().await;
    })
    .await;
}

/// What somebody says is text to everybody, whatever it looks like.
#[tokio::test]
async fn talk_is_text() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let (mut clients, room) = table(server.address, &["Anna", "Ben"], &settings(2, &["base"])).await;
        let said = "<img src=x onerror=alert(1)> \u{202e}evil\u{2066} \u{7}\u{1b}[31m Zoe\u{308}";
        clients[0].must(json!({ "do": "say", "room": room, "text": said })).await;
        clients[1].must(json!({ "do": "ping" })).await;
        let events = &clients[1].known(&room).events;
        let line = events.iter().rev().find(|event| event["what"]["kind"] == "said").unwrap();
        assert_eq!(line["what"]["text"], json!("<img src=x onerror=alert(1)> evil [31m Zoë"));
        for name in ["a\u{202e}b", "a\nb", "", "\u{200b}", &"x".repeat(41)] {
            let answer = clients[0].post("/api/guest", &json!({ "name": name })).await;
            let kept = answer.json()["person"]["name"].as_str().map(String::from);
            let clean =
                |kept: String| kept.chars().all(|c| !c.is_control() && c != '\u{202e}') && kept.chars().count() <= 40;
            assert!(answer.code() == "bad-name" || kept.is_some_and(clean), "{name:?}");
        }
        server.stop().await;
    })
    .await;
}

/// Messages in pieces, of the wrong kind, or made of nothing end nothing but themselves.
#[tokio::test]
async fn broken_frames() {
    on_both(async |place| {
        let mut config = config(&place);
        config.patience = Duration::from_millis(500);
        let server = run(config).await;
        for frame in [
            &[0xff, 0xff, 0xff][..],
            &[0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
            &[0xc1, 0x80, 0, 0, 0, 0],
        ] {
            let request = format!("ws://{}/live", server.address).into_client_request().unwrap();
            let stream = TcpStream::connect(server.address).await.unwrap();
            let (socket, _) = tokio_tungstenite::client_async(request, stream).await.unwrap();
            let mut stream = socket.into_inner();
            stream.write_all(frame).await.unwrap();
            let mut rest = Vec::new();
            timeout(Duration::from_secs(30), stream.read_to_end(&mut rest)).await.expect("it ends").ok();
        }
        let mut anna = Client::guest(server.address, "Anna").await;
        anna.raw(Message::binary(vec![1, 2, 3])).await.unwrap();
        anna.must(json!({ "do": "ping" })).await;
        server.stop().await;
    })
    .await;
}
