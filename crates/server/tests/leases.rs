//! One server at a time decides in a room: what the store promises several of them.

use crate::common;

use aude_server::store::{Append, Lease, Place, Store, StoreError};
use common::{Folder, fresh_database, meddle, postgres};

fn append(after: i64, fence: Option<i64>) -> Append {
    Append { room: "r".into(), after, fence, events: vec![(1000, b"x".to_vec())], entry: None }
}

const fn mine(fence: i64, up_until: Option<i64>) -> Lease {
    Lease::Mine { fence: Some(fence), up_until }
}

#[tokio::test]
async fn rooms_change_hands() {
    let Some(url) = postgres() else { return };
    let place = Place::Postgres(fresh_database(&url).await);
    let (a, b) = (Store::open(&place).await.unwrap(), Store::open(&place).await.unwrap());
    let name = |store: &Store| store.node().unwrap().to_string();
    a.beat(50).await.unwrap();
    assert!(!a.has_others());
    assert_eq!(b.beat(60).await.unwrap().others, [name(&a)].into());
    assert!(b.has_others());
    a.append(append(0, None)).await.unwrap();
    assert_eq!(a.take("r").await.unwrap(), mine(1, None));
    assert_eq!(b.take("r").await.unwrap(), Lease::Other(name(&a)));
    a.append(append(1, Some(1))).await.unwrap();
    // Only whoever has the room knows its fence.
    for fence in [0, 1, 2] {
        assert_eq!(b.append(append(2, Some(fence))).await, Err(StoreError::Fenced { room: "r".into() }), "{fence}");
    }
    // The first one says that it ends; what it still wants to write comes too late, though nobody has written since.
    a.resign(70).await.unwrap();
    assert_eq!(b.take("r").await.unwrap(), mine(2, Some(70)));
    assert_eq!(a.append(append(2, Some(1))).await, Err(StoreError::Fenced { room: "r".into() }));
    let events = a.load("r").await.unwrap();
    assert_eq!(a.rewrite("r", &events, Some(1)).await, Err(StoreError::Conflict { room: "r".into() }));
    b.append(append(2, Some(2))).await.unwrap();
    // It is alive after all, and has to wait until the room is free.
    a.beat(80).await.unwrap();
    assert_eq!(a.take("r").await.unwrap(), Lease::Other(name(&b)));
    b.give_back("r", Some(1)).await.unwrap();
    assert_eq!(a.take("r").await.unwrap(), Lease::Other(name(&b)), "only the last fence gives it back");
    b.give_back("r", Some(2)).await.unwrap();
    assert_eq!(a.take("r").await.unwrap(), mine(3, None));
    // Taken again by the same one, its own writes of before are refused as well.
    assert_eq!(a.take("r").await.unwrap(), mine(4, None));
    assert_eq!(a.append(append(3, Some(3))).await, Err(StoreError::Fenced { room: "r".into() }));
    a.append(append(3, Some(4))).await.unwrap();
    assert_eq!(a.heads(&["r".into(), "nowhere".into()]).await.unwrap(), [("r".into(), 4, Some(name(&a)))]);
}

/// Two servers open the room of a rematch in the same moment: one of them does, and the other one is told that it is there.
#[tokio::test]
async fn a_room_is_opened_once() {
    let Some(url) = postgres() else { return };
    let place = Place::Postgres(fresh_database(&url).await);
    let (a, b) = (Store::open(&place).await.unwrap(), Store::open(&place).await.unwrap());
    for n in 0..50 {
        let room = format!("r{n}");
        let open = || Append { room: room.clone(), ..append(0, None) };
        let mut opened = [Ok(()), Ok(())];
        (opened[0], opened[1]) = tokio::join!(a.append(open()), b.append(open()));
        let conflict = Err(StoreError::Conflict { room: room.clone() });
        assert!(opened.contains(&Ok(())) && opened.contains(&conflict), "{opened:?}");
        assert_eq!(a.load(&room).await.unwrap().len(), 1);
    }
}

/// A server is dead when it has said nothing for a while, or when its connection is gone.
#[tokio::test]
async fn the_dead_are_known() {
    let Some(url) = postgres() else { return };
    let place = Place::Postgres(fresh_database(&url).await);
    let (a, b) = (Store::open(&place).await.unwrap(), Store::open(&place).await.unwrap());
    a.append(append(0, None)).await.unwrap();
    for time in [1, 2] {
        a.beat(time).await.unwrap();
        assert_eq!(b.beat(time).await.unwrap().others.len(), 1);
    }
    a.take("r").await.unwrap();
    // It is connected, and has not been heard of for too long: as if it were stopped.
    meddle(&place, &format!("UPDATE nodes SET until = 1 WHERE node = '{}'", a.node().unwrap())).await;
    assert!(b.beat(3).await.unwrap().others.is_empty());
    assert!(matches!(b.take("r").await.unwrap(), Lease::Mine { .. }));
    assert_eq!(a.beat(4).await.unwrap().others.len(), 1);
    assert_eq!(b.beat(4).await.unwrap().others.len(), 1);
    // Its connection is gone: as if it were killed.
    a.close().await;
    for _ in 0..100 {
        if b.beat(5).await.unwrap().others.is_empty() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("nobody notices that a server has gone");
}

/// A single server has all rooms.
#[tokio::test]
async fn sqlite_has_one_server() {
    let folder = Folder::new();
    let store = Store::open(&Place::Folder(folder.path().into())).await.unwrap();
    store.append(append(0, None)).await.unwrap();
    assert_eq!(store.take("r").await.unwrap(), Lease::Mine { fence: None, up_until: None });
    assert_eq!((store.node(), store.has_others()), (None, false));
}
