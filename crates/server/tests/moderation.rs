//! What is kept of those who may not come in, on both databases.

use crate::common;

use aude_server::store::{Ban, BanKind, Report, Store};
use common::on_both;

fn ban(kind: BanKind, who: &str, time: i64, until: Option<i64>) -> Ban {
    Ban { kind, who: who.into(), reason: "why".into(), time, until }
}

#[tokio::test]
async fn bans_hold_until_they_end() {
    on_both(async |place| {
        let server = Store::open(&place).await.unwrap();
        // Beside a server that works on it.
        let store = Store::join(&place).await.unwrap();
        let (short, long) = (ban(BanKind::Person, "p1", 5, Some(50)), ban(BanKind::Address, "192.0.2.1", 6, None));
        store.put_ban(&short).await.unwrap();
        store.put_ban(&long).await.unwrap();
        assert_eq!(server.bans(49).await.unwrap(), [short.clone(), long.clone()]);
        assert_eq!(server.bans(50).await.unwrap(), vec![long.clone()]);
        let longer = ban(BanKind::Person, "p1", 7, Some(90));
        store.put_ban(&longer).await.unwrap();
        assert_eq!(server.bans(60).await.unwrap(), [long.clone(), longer]);
        assert!(store.drop_ban(BanKind::Address, "192.0.2.1", 61).await.unwrap());
        assert!(!store.drop_ban(BanKind::Talk, "p1", 62).await.unwrap());
        let report = |seq| Report {
            room: "r".into(),
            seq,
            person: "p2".into(),
            about: "p1".into(),
            said: "x".into(),
            reason: String::new(),
            time: seq,
        };
        for seq in [3, 4] {
            server.put_report(&report(seq)).await.unwrap();
        }
        assert!(store.settle("r", 3, "all right", 63).await.unwrap());
        assert!(!store.settle("r", 9, "", 64).await.unwrap());
        assert_eq!(store.open_reports().await.unwrap(), [report(4)]);
        let log = store.audit(9).await.unwrap();
        let log: Vec<_> = log.iter().map(|deed| (deed.time, deed.deed.as_str(), deed.about.as_str())).collect();
        let expected = [
            (63, "settle", "r 3"),
            (61, "unban address", "192.0.2.1"),
            (7, "ban person", "p1"),
            (6, "ban address", "192.0.2.1"),
            (5, "ban person", "p1"),
        ];
        assert_eq!(log, expected);
        // Whoever is forgotten is not banned any more; what was done stays known.
        server.drop_person("p1").await.unwrap();
        assert_eq!((server.bans(0).await.unwrap(), store.audit(9).await.unwrap().len()), (vec![], 5));
    })
    .await;
}
