/** For responses that change with the content: cached, but revalidated on each use. */
export const REVALIDATED_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** For files whose name changes with their content. */
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

/** For the admin: never cached or indexed. */
export const STAFF_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
