//! Accounts, ratings, and what becomes of somebody's data.

use serde_json::{Value as Json, json};

use crate::online::{
    client::{Answer, Client, decide, http},
    common::{meddle, on_both},
    running::{config, run},
    settings, start,
};

#[tokio::test]
async fn accounts() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut anna = Client::guest(server.address, "Anna").await;
        let guest = anna.person.clone();
        let me = anna.register("Anna", "correct horse").await;
        assert_eq!((&me["id"], &me["login"], &me["name"]), (&json!(guest), &json!("anna"), &json!("Anna")));
        let ben = Client::guest(server.address, "Ben").await;
        for (body, code) in [
            (json!({ "login": "ANNA", "password": "another one" }), "taken"),
            (json!({ "login": "a", "password": "another one" }), "bad-login"),
            (json!({ "login": "ben", "password": "short" }), "bad-password"),
            (json!({ "login": "ben" }), "bad-message"),
        ] {
            assert_eq!(ben.post("/api/register", &body).await.code(), code, "{body}");
        }
        // In another browser.
        let mut other = Client::nobody(server.address);
        for (login, password) in [("anna", "wrong horse"), ("nobody", "correct horse"), ("", "")] {
            let answer = other.post("/api/login", &json!({ "login": login, "password": password })).await;
            assert_eq!(
                (answer.status, answer.code().as_str(), answer.header("set-cookie")),
                (401, "wrong-password", "")
            );
        }
        let answer = other.post("/api/login", &json!({ "login": " Anna ", "password": "correct horse" })).await;
        other.keep(&answer);
        assert_eq!(other.person, guest);
        other.connect().await;
        assert!(
            answer.header("set-cookie").contains("HttpOnly") && answer.header("set-cookie").contains("SameSite=Lax")
        );
        // A new password ends what others are signed in with.
        let passwords = json!({ "old": "correct horse", "new": "battery staple" });
        assert_eq!(other.post("/api/password", &json!({ "old": "x", "new": "battery staple" })).await.status, 401);
        assert_eq!(other.post("/api/password", &passwords).await.status, 200);
        let lasts = async |client: &mut Client| {
            let id = client.ask(json!({ "do": "ping" })).await;
            client.answer(id).await["lost"] != true
        };
        assert!(lasts(&mut other).await, "the page that has it stays");
        assert!(!lasts(&mut anna).await, "others are cut off");
        assert_eq!(anna.get("/api/me").await.json()["person"], Json::Null);
        assert_eq!(other.get("/api/me").await.json()["person"]["id"], guest);
        let answer = other.post("/api/logout", &json!({})).await;
        assert!(answer.header("set-cookie").contains("Max-Age=0"));
        assert_eq!(other.get("/api/me").await.json()["person"], Json::Null);
        let answer = anna.post("/api/login", &json!({ "login": "anna", "password": "battery staple" })).await;
        anna.keep(&answer);
        let renamed = anna.post("/api/guest", &json!({ "name": "Anni" })).await.json();
        assert_eq!((&renamed["person"]["name"], &renamed["person"]["login"]), (&json!("Anni"), &json!("anna")));
        assert_eq!(anna.post("/api/guest", &json!({ "name": "a\nb" })).await.code(), "bad-name");
        let seen = ben.get(&format!("/api/people/{guest}")).await.json();
        assert_eq!(
            (&seen["person"]["name"], &seen["person"]["login"], &seen["person"]["account"]),
            (&json!("Anni"), &Json::Null, &json!(true))
        );
        assert_eq!(seen["person"]["owner"], Json::Null);
        server.stop().await;
    })
    .await;
}

/// Guesses at one address keep the owner out at no other; guesses from very many addresses keep out no browser that has signed in before.
#[tokio::test]
async fn guessing_keeps_nobody_out() {
    on_both(async |place| {
        let mut config = config(&place);
        config.behind_proxy = true;
        config.limits.passwords = (3, std::time::Duration::from_hours(1));
        let server = run(config).await;
        Client::guest(server.address, "Anna").await.register("anna", "correct horse").await;
        let ask = async |path: &str, address: &str, cookies: &str, body: Json| {
            let origin = format!("http://{}", server.address);
            let headers = [
                ("content-type", "application/json"),
                ("origin", &origin),
                ("x-forwarded-for", address),
                ("cookie", cookies),
            ];
            http(server.address, &format!("POST /api/{path}"), &headers, &body.to_string()).await
        };
        let log_in = async |address: &str, cookies: &str, password: &str| {
            ask("login", address, cookies, json!({ "login": "anna", "password": password })).await
        };
        let cookie = |answer: &Answer, name: &str| -> String {
            let all = answer.headers.iter().filter(|(header, _)| header == "set-cookie");
            let pairs = all.filter_map(|(_, value)| value.split(';').next().map(String::from));
            pairs.into_iter().find(|pair| pair.starts_with(&format!("{name}="))).unwrap_or_default()
        };
        let mut answers = Vec::new();
        for _ in 0..5 {
            answers.push(log_in("192.0.2.1", "", "wrong horse").await.status);
        }
        assert_eq!(answers, [401, 401, 401, 429, 429]);
        assert_eq!(log_in("192.0.2.1", "", "correct horse").await.status, 429);
        let home = log_in("192.0.2.2", "", "correct horse").await;
        let (session, device) = (cookie(&home, "aude"), cookie(&home, "aude-device"));
        assert_eq!((home.status, device.len()), (200, "aude-device=".len() + 64));
        // From very many addresses: no new browser gets in for a while, but one that is known does, wherever it is.
        for n in 0..60 {
            let status = log_in(&format!("198.51.100.{n}"), "", "wrong horse").await.status;
            assert!([401, 429].contains(&status));
        }
        let made_up = format!("aude-device={}", "0".repeat(64));
        for unknown in ["", &made_up] {
            assert_eq!(log_in("192.0.2.3", unknown, "correct horse").await.status, 429);
        }
        assert_eq!(log_in("192.0.2.1", &device, "correct horse").await.status, 200);
        // Its own guesses are counted, and no other browser's.
        let passwords = json!({ "old": "correct horse", "new": "battery staple" });
        let changed = ask("password", "192.0.2.1", &format!("{session}; {device}"), passwords).await;
        assert_eq!(changed.status, 200);
        let newer = cookie(&changed, "aude-device");
        assert_eq!(
            log_in("192.0.2.3", &device, "battery staple").await.status,
            429,
            "a new password is a new beginning"
        );
        let mut answers = Vec::new();
        for password in ["wrong horse", "wrong horse", "wrong horse", "battery staple"] {
            answers.push(log_in("192.0.2.4", &newer, password).await.status);
        }
        assert_eq!(answers, [401, 401, 401, 429]);
        server.stop().await;
    })
    .await;
}

/// A rated game between accounts changes ratings; with a guest it does not.
#[tokio::test]
async fn ratings() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = vec![Client::guest(server.address, "Anna").await, Client::guest(server.address, "Ben").await];
        clients[0].register("anna", "correct horse").await;
        for round in 0..2 {
            let mut settings = settings(2, &["base"]);
            settings["rated"] = json!(true);
            let room = clients[0].open(&settings).await;
            start(&mut clients, &room, 2).await;
            for _ in 0..3 {
                decide(&mut clients, &room, &[Some(0), Some(1)]).await;
            }
            clients[1].must(json!({ "do": "resign", "room": room })).await;
            let rating = async |client: &Client| client.get("/api/me").await.json()["person"]["statistics"].clone();
            let (anna, ben) = (rating(&clients[0]).await, rating(&clients[1]).await);
            if round == 0 {
                assert_eq!(
                    (&anna["rating"], &anna["games"], &anna["won"], &ben["won"]),
                    (&Json::Null, &json!(1), &json!(1), &json!(0))
                );
                clients[1].register("ben", "correct horse").await;
            } else {
                assert_eq!((anna["rating"].as_f64(), ben["rating"].as_f64()), (Some(1512.0), Some(1488.0)));
                assert_eq!((&anna["games"], &anna["rated"]), (&json!(2), &json!(1)));
            }
        }
        server.stop().await;
    })
    .await;
}

/// Everything of somebody can be had, and is gone when they want it: what they said, who they were.
#[tokio::test]
async fn ones_own_data() {
    on_both(async |place| {
        let server = run(config(&place)).await;
        let mut clients = Vec::new();
        for name in ["Anna", "Ben", "Cleo"] {
            clients.push(Client::guest(server.address, name).await);
        }
        clients[1].register("ben", "correct horse").await;
        let room = clients[0].open(&settings(2, &["base"])).await;
        start(&mut clients, &room, 2).await;
        for _ in 0..3 {
            decide(&mut clients, &room, &[Some(0), Some(1)]).await;
        }
        clients[1].must(json!({ "do": "say", "room": room, "text": "my secret street" })).await;
        clients[2].must(json!({ "do": "say", "room": room, "text": "only looking" })).await;
        let waiting = clients[1].open(&settings(2, &["base"])).await;
        let export = clients[1].get("/api/me/export").await;
        assert!(export.header("content-disposition").contains("attachment"));
        let all = export.text();
        assert!(
            all.contains("my secret street")
                && all.contains(&room)
                && all.contains(&waiting)
                && !all.contains("only looking")
        );
        assert!(!all.contains("seed:") && !all.contains("argon2"));
        assert!(clients[2].get("/api/me/export").await.text().contains("only looking"));
        // An account is not lost by a page left open.
        assert_eq!(clients[1].send("DELETE", "/api/me", &json!({ "password": "wrong horse" })).await.status, 401);
        let (ben, cleo) = (clients[1].person.clone(), clients[2].person.clone());
        assert_eq!(clients[2].send("DELETE", "/api/me", &json!({})).await.status, 200);
        let gone = clients[1].send("DELETE", "/api/me", &json!({ "password": "correct horse" })).await;
        assert_eq!(gone.status, 200, "{}", gone.text());
        assert_eq!(clients[1].get("/api/me").await.json()["person"], Json::Null);
        // Those who are there have to come back, and find a game that was given up.
        while clients[0].hear().await {}
        clients[0].connect().await;
        let known = crate::online::client::Known::default();
        clients[0].rooms.insert(room.clone(), known);
        clients[0].watch(&room).await;
        assert_eq!(clients[0].known(&room).last("ended")["why"], "resigned");
        let now: String = clients[0].known(&room).events.iter().map(ToString::to_string).collect();
        for word in ["my secret street", "only looking", &ben, &cleo] {
            assert!(!now.contains(word), "{word}");
        }
        // The record is as good as before.
        let record = clients[0].get(&format!("/api/rooms/{room}/record")).await.text();
        let game = aude_record::Game::from_record(&record).unwrap();
        assert_eq!(game.pledge().unwrap().holds(game.setup(), game.seed().unwrap()), Some(true));
        server.stop().await;
        // Not even in the store.
        let folder = crate::common::Folder::new();
        let store = aude_server::store::Store::look(&place).await.unwrap();
        let file = folder.path().join("backup");
        assert_eq!(store.backup(&file, 1).await.unwrap().damaged, []);
        let mut rows = String::new();
        aude_server::store::read_backup(&file, |_, row| {
            rows.push_str(&serde_json::to_string(row).unwrap());
            Ok(())
        })
        .unwrap();
        let hex = |text: &str| {
            text.bytes()
                .flat_map(|b| [b >> 4, b & 15])
                .filter_map(|d| char::from_digit(d.into(), 16))
                .collect::<String>()
        };
        for word in ["my secret street", "only looking", &ben, &cleo] {
            assert!(!rows.contains(word) && !rows.contains(&hex(word)), "{word} is still in the store");
        }
        store.close().await;
        meddle(&place, "UPDATE marks SET time = 1").await;
    })
    .await;
}
