//! The origin of a request: its address, its page, and whether it came by https.

use std::net::IpAddr;

use axum::http::{HeaderMap, header};

use crate::{config::Config, error::Fault, limits::whole};

/// The machine at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Whom to count a request for. A proxy says who asked it; whoever is behind several has the last one say so.
pub fn address(config: &Config, peer: Peer, headers: &HeaderMap) -> IpAddr {
    let said = || {
        let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        value.rsplit(',').next()?.trim().parse().ok()
    };
    whole(if config.behind_proxy { said().unwrap_or(peer.0) } else { peer.0 })
}

/// What people type to get here, as far as a request tells: `https://aude.example`.
pub fn base(config: &Config, headers: &HeaderMap) -> String {
    if let Some(url) = &config.public_url {
        return url.trim_end_matches('/').into();
    }
    let forwarded = headers.get("x-forwarded-proto").and_then(|value| value.to_str().ok());
    let scheme = if config.behind_proxy && forwarded == Some("https") { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    format!("{scheme}://{host}")
}

/// Whether they came by https, so that cookies may be kept to that.
pub fn secure(config: &Config, headers: &HeaderMap) -> bool {
    base(config, headers).starts_with("https://")
}

/// Refuses what a page of another site asks for in somebody's name: whatever is not exactly from here. Programs that are no browsers
/// say nothing about pages, and have no cookies of others either.
pub fn check(config: &Config, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(origin) = headers.get(header::ORIGIN) else { return Ok(()) };
    let base = base(config, headers);
    // Scheme, host and port; an address may go on behind them.
    let end = base.find("://").map_or(0, |at| at + 3);
    let ours = base[end..].find('/').map_or(base.as_str(), |slash| &base[..end + slash]);
    match origin.to_str() {
        Ok(theirs) if theirs.eq_ignore_ascii_case(ours) => Ok(()),
        _ => Err(Fault::Foreign),
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn headers(list: &[(&'static str, &str)]) -> HeaderMap {
        list.iter().map(|(name, value)| (name.parse().unwrap(), HeaderValue::from_str(value).unwrap())).collect()
    }

    #[test]
    fn other_sites_are_refused() {
        let ask = |config: &Config, origin: &str, host: &str| {
            check(config, &headers(&[("origin", origin), ("host", host)])).is_ok()
        };
        let plain = Config::default();
        assert!(ask(&plain, "http://localhost:8340", "localhost:8340"));
        assert!(ask(&plain, "http://LocalHost:8340", "localhost:8340"));
        for origin in [
            "https://localhost:8340",
            "http://localhost",
            "http://localhost:8341",
            "http://localhost:8340.evil",
            "null",
            "",
        ] {
            assert!(!ask(&plain, origin, "localhost:8340"), "{origin}");
        }
        let public = Config { public_url: Some("https://aude.example/games/".into()), ..Config::default() };
        assert!(ask(&public, "https://aude.example", "10.0.0.1:8340"));
        // Whatever a name leads here: only the one that was said counts.
        for origin in [
            "http://aude.example",
            "https://aude.example:444",
            "https://aude.example.evil",
            "https://evil.example",
            "null",
        ] {
            assert!(!ask(&public, origin, "evil.example"), "{origin}");
        }
        assert!(check(&public, &headers(&[("host", "x")])).is_ok());
    }

    #[test]
    fn proxies_are_believed_when_asked_to() {
        let asked =
            headers(&[("x-forwarded-for", "1.1.1.1, 2.2.2.2"), ("x-forwarded-proto", "https"), ("host", "a.b")]);
        let peer = Peer("10.0.0.1".parse().unwrap());
        let plain = Config::default();
        assert_eq!(address(&plain, peer, &asked).to_string(), "10.0.0.1");
        assert_eq!((base(&plain, &asked), secure(&plain, &asked)), ("http://a.b".into(), false));
        let behind = Config { behind_proxy: true, ..Config::default() };
        assert_eq!(address(&behind, peer, &asked).to_string(), "2.2.2.2");
        assert_eq!((base(&behind, &asked), secure(&behind, &asked)), ("https://a.b".into(), true));
    }
}
