//! What lies between a node and its database, and can be cut.

use std::{io, net::SocketAddr, path::PathBuf};

use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, split},
    net::{TcpListener, TcpStream, UnixStream},
    sync::watch,
};

use crate::Fault;

/// How a node and its database are connected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Link {
    /// As they should be.
    Whole,
    /// Nothing gets through; connections stay.
    Stopped,
    /// The database hears the node, but the node does not hear the database.
    Deaf,
    /// Connections are dropped, and so are new ones.
    Cut,
}

/// Where the database is.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Database {
    Tcp(String),
    Unix(PathBuf),
}

/// A proxy in front of a database.
pub struct Proxy {
    link: watch::Sender<Link>,
    /// The address of the database for the node.
    pub url: String,
}

trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}
impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

impl Proxy {
    /// Listens in front of the database with this address.
    pub async fn open(url: &str) -> Result<Self, Fault> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (database, url) = behind(url, listener.local_addr()?).ok_or("the address of the database has no host")?;
        let link = watch::Sender::new(Link::Whole);
        tokio::spawn(accept(listener, database, link.subscribe()));
        Ok(Self { link, url })
    }

    pub fn set(&self, link: Link) {
        self.link.send_replace(link);
    }
}

/// Where the database with this address is, and its address by way of a proxy.
fn behind(url: &str, proxy: SocketAddr) -> Option<(Database, String)> {
    let (scheme, rest) = url.split_once("://")?;
    let (front, query) = rest.split_once('?').unwrap_or((rest, ""));
    let (authority, path) = front.split_once('/').unwrap_or((front, ""));
    let (user, host) =
        authority.rsplit_once('@').map_or((String::new(), authority), |(user, host)| (format!("{user}@"), host));
    let (host, port) = host.rsplit_once(':').unwrap_or((host, "5432"));
    let (mut host, mut port) = (host.to_string(), port.to_string());
    let mut others = Vec::new();
    for part in query.split('&').filter(|part| !part.is_empty()) {
        match part.split_once('=') {
            Some(("host", value)) => host = value.replace("%2F", "/").replace("%2f", "/"),
            Some(("port", value)) => port = value.into(),
            _ => others.push(part),
        }
    }
    let database = match host.as_str() {
        "" => return None,
        folder if folder.starts_with('/') => Database::Unix(PathBuf::from(format!("{folder}/.s.PGSQL.{port}"))),
        host => Database::Tcp(format!("{host}:{port}")),
    };
    let query = if others.is_empty() { String::new() } else { format!("?{}", others.join("&")) };
    Some((database, format!("{scheme}://{user}{proxy}/{path}{query}")))
}

async fn accept(listener: TcpListener, database: Database, link: watch::Receiver<Link>) {
    while let Ok((node, _)) = listener.accept().await {
        tokio::spawn(connect(node, database.clone(), link.clone()));
    }
}

/// Carries a connection on until one end closes it or the link is cut.
async fn connect(node: TcpStream, database: Database, mut link: watch::Receiver<Link>) -> io::Result<()> {
    if *link.borrow() == Link::Cut {
        return Ok(());
    }
    node.set_nodelay(true)?;
    let database: Box<dyn Stream> = match database {
        Database::Tcp(address) => {
            let stream = TcpStream::connect(address).await?;
            stream.set_nodelay(true)?;
            Box::new(stream)
        }
        Database::Unix(path) => Box::new(UnixStream::connect(path).await?),
    };
    let (from_node, to_node) = node.into_split();
    let (from_database, to_database) = split(database);
    let asks = pump(from_node, to_database, link.clone(), |link| matches!(link, Link::Whole | Link::Deaf));
    let answers = pump(from_database, to_node, link.clone(), |link| link == Link::Whole);
    tokio::select! {
        done = asks => done,
        done = answers => done,
        _ = link.wait_for(|link| *link == Link::Cut) => Ok(()),
    }
}

async fn pump(
    mut from: impl AsyncRead + Unpin,
    mut to: impl AsyncWrite + Unpin,
    mut link: watch::Receiver<Link>,
    open: impl Fn(Link) -> bool,
) -> io::Result<()> {
    let mut buffer = vec![0; 16 * 1024];
    loop {
        let n = from.read(&mut buffer).await?;
        if n == 0 || link.wait_for(|link| open(*link)).await.is_err() {
            return Ok(());
        }
        to.write_all(&buffer[..n]).await?;
        to.flush().await?;
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    #[test]
    fn addresses_lead_through_the_proxy() {
        let proxy = "127.0.0.1:9".parse().unwrap();
        let tcp = |address: &str| Database::Tcp(address.into());
        for (url, database, through) in [
            ("postgres://a:b@db/aude", tcp("db:5432"), "postgres://a:b@127.0.0.1:9/aude"),
            ("postgres://db:77/aude?sslmode=disable", tcp("db:77"), "postgres://127.0.0.1:9/aude?sslmode=disable"),
            (
                "postgresql://a@localhost/x?host=%2Frun&port=78&k=v",
                Database::Unix("/run/.s.PGSQL.78".into()),
                "postgresql://a@127.0.0.1:9/x?k=v",
            ),
        ] {
            assert_eq!(behind(url, proxy), Some((database, through.into())), "{url}");
        }
        assert_eq!(behind("nonsense", proxy), None);
    }

    /// What is sent through while a link is stopped comes when it is whole again; what is cut ends.
    #[tokio::test]
    async fn a_link_can_be_cut() {
        let database = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let proxy = Proxy::open(&format!("postgres://{}/x", database.local_addr().unwrap())).await.unwrap();
        let address = proxy.url.trim_start_matches("postgres://").trim_end_matches("/x").to_string();
        let mut node = TcpStream::connect(&address).await.unwrap();
        let (mut there, _) = database.accept().await.unwrap();
        let mut byte = [0];
        let soon = Duration::from_millis(50);
        node.write_all(b"a").await.unwrap();
        there.read_exact(&mut byte).await.unwrap();
        proxy.set(Link::Deaf);
        there.write_all(b"b").await.unwrap();
        assert!(timeout(soon, node.read_exact(&mut byte)).await.is_err());
        node.write_all(b"c").await.unwrap();
        there.read_exact(&mut byte).await.unwrap();
        proxy.set(Link::Stopped);
        node.write_all(b"d").await.unwrap();
        assert!(timeout(soon, there.read_exact(&mut byte)).await.is_err());
        proxy.set(Link::Whole);
        there.read_exact(&mut byte).await.unwrap();
        assert_eq!(&byte, b"d");
        node.read_exact(&mut byte).await.unwrap();
        assert_eq!(&byte, b"b");
        proxy.set(Link::Cut);
        assert_eq!(node.read(&mut byte).await.unwrap_or(0), 0);
        let mut again = TcpStream::connect(&address).await.unwrap();
        assert_eq!(again.read(&mut byte).await.unwrap_or(0), 0);
    }
}
