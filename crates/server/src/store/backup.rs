//! Backup of a whole store to one file, and restore.
//!
//! The format is our own and the same for both databases: gzip over lines of JSON, one row per line; the last line has the number
//! of lines and the SHA-256 of all of them. A backup reads one snapshot while a server goes on working. A restore writes to an empty
//! store of either kind, so it can also move a store from SQLite to PostgreSQL. It checks the sum before it writes
//! anything. The file includes the chains of hashes, so damaged rooms stay known as damaged.

use std::{
    collections::BTreeMap,
    fs::{self, File},
    io::{self, BufRead, BufReader, BufWriter, Write},
    path::Path,
};

use flate2::{Compression, bufread::GzDecoder, write::GzEncoder};
use futures_util::TryStreamExt;
use serde_json::{Value as Json, json};
use sha2::{Digest, Sha256};
use sqlx::{AssertSqlSafe, QueryBuilder, Row};

use super::{Pool, Store, StoreError, chain::Walk, sqlite};
use crate::tokens::{hex, unhex};

/// The version of the format.
const VERSION: i64 = 1;

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Text,
    /// Text or nothing.
    Note,
    Number,
    Real,
    Bytes,
}

/// A table: its name, how many columns its key has, its columns.
struct Table {
    name: &'static str,
    key: usize,
    columns: &'static [(&'static str, Kind)],
}

use Kind::{Bytes, Note, Number, Real, Text};

/// All tables, in the order in which they are written. Heads of streams come before their events.
const TABLES: &[Table] = &[
    Table { name: "people", key: 1, columns: &[("id", Text), ("name", Text), ("created", Number), ("seen", Number)] },
    Table {
        name: "accounts",
        key: 1,
        columns: &[("person", Text), ("login", Text), ("password", Text), ("created", Number)],
    },
    Table {
        name: "sessions",
        key: 1,
        columns: &[("hash", Bytes), ("person", Text), ("created", Number), ("seen", Number)],
    },
    Table { name: "programs", key: 1, columns: &[("person", Text), ("owner", Text), ("created", Number)] },
    Table {
        name: "tokens",
        key: 1,
        columns: &[("hash", Bytes), ("id", Text), ("person", Text), ("created", Number), ("used", Number)],
    },
    Table { name: "streams", key: 1, columns: &[("room", Text), ("seq", Number), ("hash", Bytes)] },
    Table {
        name: "events",
        key: 2,
        columns: &[("room", Text), ("seq", Number), ("time", Number), ("hash", Bytes), ("body", Bytes)],
    },
    Table {
        name: "rooms",
        key: 1,
        columns: &[
            ("room", Text),
            ("stage", Number),
            ("listed", Number),
            ("words", Text),
            ("listing", Text),
            ("wakes", Number),
            ("changed", Number),
            ("damage", Note),
        ],
    },
    Table { name: "members", key: 2, columns: &[("room", Text), ("person", Text)] },
    Table { name: "ratings", key: 1, columns: &[("person", Text), ("rating", Real), ("games", Number)] },
    Table {
        name: "results",
        key: 2,
        columns: &[
            ("room", Text),
            ("seat", Number),
            ("person", Text),
            ("score", Number),
            ("place", Number),
            ("players", Number),
            ("rated", Number),
            ("change", Real),
            ("time", Number),
        ],
    },
    Table { name: "mutes", key: 2, columns: &[("person", Text), ("about", Text), ("time", Number)] },
    Table {
        name: "reports",
        key: 3,
        columns: &[
            ("room", Text),
            ("seq", Number),
            ("person", Text),
            ("about", Text),
            ("said", Text),
            ("reason", Text),
            ("time", Number),
        ],
    },
    Table {
        name: "bans",
        key: 2,
        columns: &[("kind", Text), ("who", Text), ("reason", Text), ("time", Number), ("until", Number)],
    },
    Table {
        name: "audit",
        key: 1,
        columns: &[("id", Text), ("time", Number), ("deed", Text), ("about", Text), ("note", Text)],
    },
    Table { name: "settled", key: 2, columns: &[("room", Text), ("seq", Number), ("time", Number)] },
];

impl Table {
    fn names(&self) -> String {
        self.columns.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ")
    }

    fn select(&self) -> String {
        let key = &self.columns[..self.key];
        let key = key.iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
        format!("SELECT {} FROM {} ORDER BY {key}", self.names(), self.name)
    }
}

/// What a backup has in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Contents {
    /// How many rows there are in each table.
    pub rows: BTreeMap<String, u64>,
    /// Rooms whose streams are damaged: which, where and how.
    pub damaged: Vec<StoreError>,
}

/// Looks at streams as they pass by.
#[derive(Default)]
struct Check {
    heads: BTreeMap<String, (i64, Vec<u8>)>,
    room: String,
    /// What was read of the room so far; nothing once it is known to be damaged.
    events: Vec<(i64, i64, Vec<u8>, Vec<u8>)>,
    damaged: Vec<StoreError>,
}

impl Check {
    fn row(&mut self, table: &str, row: &[Json]) -> Option<()> {
        let bytes = |i: usize| unhex(row[i].as_str()?);
        match table {
            "streams" => {
                self.heads.insert(row[0].as_str()?.into(), (row[1].as_i64()?, bytes(2)?));
            }
            "events" => {
                let room = row[0].as_str()?;
                if room != self.room {
                    self.end();
                    self.room = room.into();
                }
                self.events.push((row[1].as_i64()?, row[2].as_i64()?, bytes(3)?, bytes(4)?));
            }
            _ => {}
        }
        Some(())
    }

    /// The events of a room have all been seen.
    fn end(&mut self) {
        let events = std::mem::take(&mut self.events);
        let head = self.heads.remove(&self.room);
        let mut walk = Walk::new(&self.room);
        let all = events.iter().try_for_each(|(seq, time, hash, body)| walk.step(*seq, *time, hash, body));
        if let Err((seq, what)) = all.and_then(|()| walk.end(head)) {
            self.damaged.push(StoreError::Damaged { room: self.room.clone(), seq, what: what.into() });
        }
    }

    /// All has been seen.
    fn finish(mut self) -> Vec<StoreError> {
        self.end();
        for room in self.heads.into_keys() {
            self.damaged.push(StoreError::Damaged { room, seq: 1, what: "the event is missing".into() });
        }
        self.damaged
    }
}

/// Writes lines and adds them up.
struct Writer {
    file: GzEncoder<BufWriter<File>>,
    sum: Sha256,
    connections: u64,
}

impl Writer {
    fn line(&mut self, line: &Json) -> io::Result<()> {
        let text = format!("{line}\n");
        self.sum.update(text.as_bytes());
        self.connections += 1;
        self.file.write_all(text.as_bytes())
    }

    fn end(mut self) -> io::Result<()> {
        let sum = hex(&self.sum.finalize());
        writeln!(self.file, "{}", json!({ "lines": self.connections, "sha256": sum }))?;
        self.file.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    }
}

fn wrong(path: &Path) -> impl Fn(io::Error) -> StoreError {
    move |error| StoreError::Unusable(format!("{}: {error}", path.display()))
}

impl Store {
    /// Writes everything into a file, from one moment. A file of that name is replaced when the new one is complete.
    pub async fn backup(&self, path: &Path, now: i64) -> Result<Contents, StoreError> {
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = Path::new(&part);
        let wrong = wrong(path);
        let file = BufWriter::new(sqlite::create(part).map_err(&wrong)?);
        let mut writer =
            Writer { file: GzEncoder::new(file, Compression::default()), sum: Sha256::new(), connections: 0 };
        let (mut contents, mut check) = (Contents::default(), Check::default());
        writer.line(&json!({ "aude": "backup", "version": VERSION, "made": now })).map_err(&wrong)?;
        macro_rules! write_all {
            ($snapshot:expr) => {{
                let mut snapshot = $snapshot;
                for table in TABLES {
                    let mut rows = sqlx::query(AssertSqlSafe(table.select())).fetch(&mut *snapshot);
                    let mut count = 0;
                    while let Some(row) = rows.try_next().await? {
                        let mut values = Vec::with_capacity(table.columns.len());
                        for (i, (_, kind)) in table.columns.iter().enumerate() {
                            values.push(match kind {
                                Text => json!(row.try_get::<&str, _>(i)?),
                                Note => json!(row.try_get::<Option<&str>, _>(i)?),
                                Number => json!(row.try_get::<i64, _>(i)?),
                                Real => json!(row.try_get::<f64, _>(i)?),
                                Bytes => json!(hex(row.try_get::<&[u8], _>(i)?)),
                            });
                        }
                        check.row(table.name, &values);
                        writer.line(&json!([table.name, values])).map_err(&wrong)?;
                        count += 1;
                    }
                    contents.rows.insert(table.name.into(), count);
                }
            }};
        }
        match &self.pool {
            Pool::Sqlite { read, .. } => write_all!(read.begin().await?),
            Pool::Postgres(db) => write_all!(db.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?),
        }
        writer.end().map_err(&wrong)?;
        fs::rename(part, path).map_err(&wrong)?;
        contents.damaged = check.finish();
        Ok(contents)
    }

    /// Loads a backup into this store, which must be empty; all of it or nothing.
    pub async fn restore(&self, path: &Path) -> Result<Contents, StoreError> {
        let contents = read(path, |_, _| Ok(()))?;
        writing!(self, db => {
            let mut change = db.begin().await?;
            for table in TABLES {
                let any = format!("SELECT COUNT(*) FROM {}", table.name);
                let rows: i64 = sqlx::query_scalar(AssertSqlSafe(any)).fetch_one(&mut *change).await?;
                if rows > 0 {
                    return Err(StoreError::Unusable("the store is not empty; a backup is restored into an empty one only".into()));
                }
            }
            // Rows of one table, put in some hundreds at a time.
            let mut rows: Vec<Vec<Json>> = Vec::new();
            let mut lines = lines(path)?.peekable();
            while let Some(line) = lines.next() {
                let (table, row) = line?;
                rows.push(row);
                let goes_on = matches!(lines.peek(), Some(Ok((next, _))) if next.name == table.name);
                if goes_on && rows.len() < 500 {
                    continue;
                }
                let mut insert = QueryBuilder::new(format!("INSERT INTO {} ({}) ", table.name, table.names()));
                insert.push_values(rows.drain(..), |mut values, row| {
                    for ((_, kind), value) in table.columns.iter().zip(row) {
                        match kind {
                            Text | Note => values.push_bind(value.as_str().map(str::to_owned)),
                            Number => values.push_bind(value.as_i64()),
                            Real => values.push_bind(value.as_f64()),
                            Bytes => values.push_bind(value.as_str().and_then(unhex)),
                        };
                    }
                });
                insert.build().execute(&mut *change).await?;
            }
            change.commit().await?;
        });
        Ok(contents)
    }
}

/// The rows of a backup, as long as they can be read.
fn lines(
    path: &Path,
) -> Result<impl Iterator<Item = Result<(&'static Table, Vec<Json>), StoreError>> + use<>, StoreError> {
    let owned = path.to_path_buf();
    let file = BufReader::new(File::open(path).map_err(wrong(path))?);
    let lines = BufReader::new(GzDecoder::new(file)).lines();
    Ok(lines.filter_map(move |line| {
        let line = match line {
            Ok(line) => line,
            Err(error) => return Some(Err(wrong(&owned)(error))),
        };
        if !line.starts_with('[') {
            return None;
        }
        Some(row(&line).ok_or_else(|| StoreError::Unusable(format!("{}: a line is not a row", owned.display()))))
    }))
}

/// A line as a row of a table.
fn row(line: &str) -> Option<(&'static Table, Vec<Json>)> {
    let (name, row): (String, Vec<Json>) = serde_json::from_str(line).ok()?;
    let table = TABLES.iter().find(|table| table.name == name)?;
    let fits = |((_, kind), value): (&(&str, Kind), &Json)| match kind {
        Text => value.is_string(),
        Note => value.is_string() || value.is_null(),
        Number => value.is_i64(),
        Real => value.is_number(),
        Bytes => value.as_str().and_then(unhex).is_some(),
    };
    (row.len() == table.columns.len() && table.columns.iter().zip(&row).all(fits)).then_some((table, row))
}

/// Reads a backup from its beginning to its end and checks its sum; tells of each row.
pub fn read(
    path: &Path,
    mut tell: impl FnMut(&str, &[Json]) -> Result<(), StoreError>,
) -> Result<Contents, StoreError> {
    let bad = |what: &str| StoreError::Unusable(format!("{} {what}", path.display()));
    let file = BufReader::new(File::open(path).map_err(wrong(path))?);
    let mut text = BufReader::new(GzDecoder::new(file));
    let (mut contents, mut check) = (Contents::default(), Check::default());
    let (mut sum, mut count, mut line) = (Sha256::new(), 0u64, String::new());
    loop {
        line.clear();
        let size = text.read_line(&mut line).map_err(|_| bad("is cut off or damaged"))?;
        if size == 0 {
            return Err(bad("is cut off: its last line is missing"));
        }
        let parsed: Json = serde_json::from_str(&line).map_err(|_| bad("is not a backup of Aude"))?;
        if count == 0 {
            if parsed["aude"] != "backup" {
                return Err(bad("is not a backup of Aude"));
            }
            if parsed["version"] != VERSION {
                return Err(bad("was made by a later version of Aude"));
            }
        } else if parsed.is_object() {
            let right = parsed["lines"] == count && parsed["sha256"] == hex(&sum.finalize());
            if !right {
                return Err(bad("is damaged: its sum is not that of its lines"));
            }
            contents.damaged = check.finish();
            return Ok(contents);
        } else {
            let (table, row) = row(&line).ok_or_else(|| bad("has a row that this version does not know"))?;
            *contents.rows.entry(table.name.into()).or_default() += 1;
            check.row(table.name, &row).ok_or_else(|| bad("has a row that cannot be read"))?;
            tell(table.name, &row)?;
        }
        sum.update(line.as_bytes());
        count += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Place, sqlite};

    /// A table or a column that a migration adds must be added here as well.
    #[tokio::test]
    async fn every_column_is_known() {
        let folder = std::env::temp_dir().join(format!("aude-columns-{}", std::process::id()));
        let store = Store::open(&Place::Folder(folder.clone())).await.unwrap();
        let db = sqlx::SqlitePool::connect(sqlite::file(&folder).to_str().unwrap()).await.unwrap();
        let there: Vec<(String, String)> = sqlx::query_as(
            "SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p \
             WHERE m.type = 'table' AND m.name NOT IN ('marks', 'migrations', 'nodes', 'suspects') \
             AND NOT (m.name = 'streams' AND p.name IN ('node', 'fence')) ORDER BY 1, 2",
        )
        .fetch_all(&db)
        .await
        .unwrap();
        let columns = TABLES.iter().flat_map(|t| t.columns.iter().map(|(c, _)| (t.name.to_string(), (*c).to_string())));
        let mut known: Vec<_> = columns.collect();
        known.sort();
        assert_eq!(there, known);
        store.close().await;
        fs::remove_dir_all(folder).unwrap();
    }
}
