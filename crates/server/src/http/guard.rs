//! What every request passes: rates, hosts, origins, and the headers that protect a page.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::body::to_bytes;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName, HeaderValue, ORIGIN, REFERRER_POLICY, UPGRADE,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::lang_of;
use crate::people::bearer;
use crate::problem::Problem;
use crate::settings::{LARGEST, Settings};
use crate::shared::Shared;
use crate::voice::Lang;

/// Scripts, styles and connections only from here; nobody may frame the page.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
    img-src 'self' data: blob:; font-src 'self' data:; connect-src 'self'; worker-src 'self' blob:; object-src 'none'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Lets a request through, or turns it down.
pub async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let lang = lang_of(request.uri(), request.headers());
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|it| it.0.ip());
    let is_asked = is_api(&request);
    let mut response = match allowed(&shared, &request, address) {
        Ok(()) if is_asked => in_our_words(next.run(request).await, lang).await,
        Ok(()) => next.run(request).await,
        Err(problem) => problem.told(lang).into_response(),
    };
    protect(response.headers_mut());
    response
}

fn is_api(request: &Request) -> bool {
    request.uri().path().starts_with("/api/")
}

/// What was turned down before anything of ours saw it is told as everything else is.
async fn in_our_words(response: Response, lang: Lang) -> Response {
    let is_ours = response.headers().get(CONTENT_TYPE).is_none_or(|kind| kind == "application/json");
    match response.status() {
        status if is_ours || !status.is_client_error() => response,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge.told(lang).into_response(),
        _ => {
            let why = to_bytes(response.into_body(), LARGEST).await.unwrap_or_default();
            Problem::Malformed(String::from_utf8_lossy(&why).into_owned()).told(lang).into_response()
        }
    }
}

fn allowed(shared: &Shared, request: &Request, address: Option<IpAddr>) -> Result<(), Problem> {
    if is_api(request) && address.is_some_and(|address| !shared.allow(address)) {
        return Err(Problem::Limit);
    }
    let headers = request.headers();
    if !is_our_host(&shared.settings, headers) {
        return Err(Problem::Origin);
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD) || headers.contains_key(UPGRADE);
    match changes && !is_our_origin(&shared.settings, headers) {
        true => Err(Problem::Origin),
        false => Ok(()),
    }
}

/// A server for this machine alone answers to no other name: a foreign page cannot reach it by a name of its own.
fn is_our_host(settings: &Settings, headers: &HeaderMap) -> bool {
    let Some(host) = headers.get(HOST).and_then(|it| it.to_str().ok()) else { return true };
    let name = match host.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    };
    !settings.listen.ip().is_loopback()
        || name.eq_ignore_ascii_case("localhost")
        || name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
        || settings.origins.iter().any(|origin| host_of(origin).eq_ignore_ascii_case(host))
}

/// Only our own pages may change anything. Programs send no origin, or a token that no page has.
fn is_our_origin(settings: &Settings, headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).and_then(|it| it.to_str().ok());
    let Some(origin) = text(&ORIGIN) else {
        return headers.get("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    };
    bearer(headers).is_some()
        || text(&HOST).is_some_and(|host| host_of(origin).eq_ignore_ascii_case(host))
        || settings.origins.iter().any(|known| known.trim_end_matches('/').eq_ignore_ascii_case(origin))
}

fn host_of(origin: &str) -> &str {
    origin.split_once("://").map_or(origin, |(_, host)| host).trim_end_matches('/')
}

fn protect(headers: &mut HeaderMap) {
    let fixed = HeaderValue::from_static;
    headers.insert(CONTENT_SECURITY_POLICY, fixed(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, fixed("nosniff"));
    headers.insert(X_FRAME_OPTIONS, fixed("DENY"));
    headers.insert(REFERRER_POLICY, fixed("same-origin"));
    headers.insert("cross-origin-opener-policy", fixed("same-origin"));
    headers.insert("permissions-policy", fixed("camera=(), microphone=(), geolocation=()"));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    #[test]
    fn foreign_pages_may_change_nothing() {
        let settings = Settings::default();
        let ours = headers(&[("host", "localhost:7203"), ("origin", "http://localhost:7203")]);
        let foreign = headers(&[("host", "localhost:7203"), ("origin", "https://evil.example")]);
        let hidden = headers(&[("host", "localhost:7203"), ("sec-fetch-site", "cross-site")]);
        let program = headers(&[("host", "localhost:7203")]);
        assert!(is_our_origin(&settings, &ours) && is_our_origin(&settings, &program));
        assert!(!is_our_origin(&settings, &foreign) && !is_our_origin(&settings, &hidden));
    }

    #[test]
    fn a_server_on_loopback_answers_to_no_foreign_name() {
        let settings = Settings::default();
        assert!(is_our_host(&settings, &headers(&[("host", "127.0.0.1:7203")])));
        assert!(is_our_host(&settings, &headers(&[("host", "[::1]:7203")])));
        assert!(!is_our_host(&settings, &headers(&[("host", "rebound.example:7203")])));
        let public = Settings { origins: vec!["https://play.example".into()], ..settings };
        assert!(is_our_host(&public, &headers(&[("host", "play.example")])));
    }
}
