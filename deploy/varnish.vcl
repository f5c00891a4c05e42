# A shared cache in front of the site: Varnish 7.1, Debian's package. See docs/operating.md.
# Replace the token with the one in PURGE_TOKEN.
vcl 4.1;

import std;

backend site {
    .host = "127.0.0.1";
    .port = "3000";
    .first_byte_timeout = 130s;
    .between_bytes_timeout = 60s;
    .probe = {
        .url = "/healthz";
        .interval = 2s;
        .timeout = 1s;
        .window = 3;
        .threshold = 2;
        .initial = 2;
    }
}

sub vcl_recv {
    # The site purges by key: PURGE_URL=http://127.0.0.1:6081/purge
    if (req.url == "/purge") {
        if (req.method != "POST" || req.http.Authorization != "Bearer change-this-token") {
            return (synth(403, "Forbidden"));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, "[^A-Za-z0-9_-]+", "|") + ")(\s|$)");
        return (synth(200, "Purged"));
    }
    # Metrics are for this machine only.
    if (req.url ~ "^/metrics") {
        return (synth(404, "Not Found"));
    }
    # Forms, uploads, members and everything that changes data go to the site.
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization ||
        req.http.Cookie ~ "(^|;\s*)(__Host-)?staff_session=" || req.url ~ "^/(admin|api|healthz|readyz)(/|$|\?)") {
        return (pass);
    }
    # A page without a session is the same for all visitors.
    unset req.http.Cookie;
    if (std.healthy(req.backend_hint)) {
        set req.grace = 60s;
    }
    return (hash);
}

sub vcl_backend_response {
    # Only what the site marks for shared caches is stored.
    if (beresp.http.Cache-Control !~ "s-maxage=|immutable" || beresp.http.Set-Cookie) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # Files have unique names, but an unpublished image must disappear.
    if (beresp.ttl > 1h) {
        set beresp.ttl = 1h;
    }
    # Served while the site is down.
    set beresp.grace = 24h;
    # Revalidates with the ETag for this long.
    set beresp.keep = 1h;
}

# Without JavaScript, a form that is sent while the site is down ends here.
sub vcl_backend_error {
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Retry-After = "30";
    synthetic({"<!doctype html><html lang="en"><title>One moment</title>
<p>The site can't be reached right now. If you sent a form, it was not received. Go back: your text is still there."});
    return (deliver);
}

sub vcl_deliver {
    # Keys are between the site and the cache.
    unset resp.http.Surrogate-Key;
    unset resp.http.Cache-Tag;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # Visitors' own browsers revalidate pages each time.
    if (resp.http.Cache-Control ~ "s-maxage=") {
        set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
    }
}
