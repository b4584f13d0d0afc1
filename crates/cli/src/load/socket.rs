//! One socket of many: small buffers, and no more read of a message than is needed.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value as Json, json};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest, protocol::WebSocketConfig},
};

use super::server::connect;

/// A server that does not take a connection within this time is away.
const PATIENCE: Duration = Duration::from_secs(5);

/// The connection is lost.
#[derive(Debug)]
pub struct Lost;

/// A socket, and the number of the next question.
pub struct Socket {
    stream: WebSocketStream<TcpStream>,
    next: u64,
}

impl Socket {
    /// Connects from an address of this machine.
    pub async fn open(server: SocketAddr, from: [u8; 4], cookie: &str) -> Result<Self, Lost> {
        let mut request = format!("ws://{server}/live").into_client_request().map_err(|_| Lost)?;
        if !cookie.is_empty() {
            request.headers_mut().insert("cookie", cookie.parse().map_err(|_| Lost)?);
        }
        let config = WebSocketConfig::default().read_buffer_size(1024).write_buffer_size(0);
        let opening = async {
            let stream = connect(server, from).await.map_err(|_| Lost)?;
            client_async_with_config(request, stream, Some(config)).await.map_err(|_| Lost)
        };
        let (stream, _) = timeout(PATIENCE, opening).await.map_err(|_| Lost)??;
        Ok(Self { stream, next: 1 })
    }

    /// Sends a question; gives its number.
    pub async fn send(&mut self, mut message: Json) -> Result<u64, Lost> {
        let id = self.next;
        self.next += 1;
        message["id"] = id.into();
        self.stream.send(Message::text(message.to_string())).await.map_err(|_| Lost)?;
        Ok(id)
    }

    /// Sends anything.
    pub async fn raw(&mut self, message: Message) -> Result<(), Lost> {
        self.stream.send(message).await.map_err(|_| Lost)
    }

    /// The next text.
    pub async fn hear(&mut self) -> Result<Utf8Bytes, Lost> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                _ => return Err(Lost),
            }
        }
    }

    /// Watches a room from a number on.
    pub async fn watch(&mut self, room: &str, since: u64) -> Result<u64, Lost> {
        self.send(json!({ "do": "watch", "room": room, "since": since })).await
    }
}

/// The number of the event in a text, if it has one; found without reading the rest.
pub fn seq(text: &str) -> Option<u64> {
    let (_, rest) = text.split_once("\"event\":{\"seq\":")?;
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    rest[..end].parse().ok()
}

/// The number of the question that a text answers.
pub fn answers(text: &str) -> Option<u64> {
    let rest = text.strip_prefix("{\"id\":")?;
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    rest[..end].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_found() {
        assert_eq!(seq(r#"{"room":"r","event":{"seq":42,"time":1}}"#), Some(42));
        assert_eq!((seq(r#"{"room":"r","presence":[]}"#), seq(r#"{"id":3,"ok":{"seq":4}}"#)), (None, None));
        assert_eq!((answers(r#"{"id":31,"ok":{}}"#), answers(r#"{"room":"r"}"#)), (Some(31), None));
    }
}
