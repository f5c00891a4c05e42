/** For what a content write may change: kept, and asked about at every use. */
export const REVALIDATED = 'public, max-age=0, must-revalidate';

/** For files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** For the staff area: kept by nobody, shown to no search engine. */
export const STAFF_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
