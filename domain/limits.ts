/** Every number the specification fixes (public-site §9, admin-and-data §9, DECISIONS 3 to 6), once. */

export const CASES_PER_PAGE = 4;
export const ARTICLES_PER_PAGE = 9;
export const RELATED_ARTICLES = 3;
export const POPULAR_ARTICLES = 3;

/** Characters of a meta description, cut at a word. */
export const META_DESCRIPTION_MAX = 155;

/** Bytes of a contact request's attachment: exactly this many still pass. */
export const ATTACHMENT_MAX_BYTES = 10_485_760;
/** The same for people. */
export const ATTACHMENT_MAX_SIZE = `${ATTACHMENT_MAX_BYTES / 1_048_576} MB`;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'txt'] as const;

/** Bytes of an image a form accepts; the drop area takes more only to say it is too large. */
export const IMAGE_MAX_BYTES = 2_097_152;
export const IMAGE_DROP_MAX_BYTES = 10_485_760;
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_SIDE = 8_192;
export const IMAGE_MAX_FRAMES = 100;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'] as const;

/** Bytes of a request that carries an item with all its images as data strings (a third larger than the images). */
export const ITEM_MAX_BYTES = 30 * 1_024 * 1_024;

/** What one read of a list may ask for (DECISIONS 3): items, items passed over, and filters of so many letters. */
export const LIST_MAX = 100;
export const LIST_OFFSET_MAX = 1_000_000;
export const FILTERS_MAX = 20;
export const FILTER_LENGTH_MAX = 100;

export const PROJECT_TITLE_MAX = 100;
export const PROJECT_TEXT_MIN = 6;
export const CUSTOMER_NAME_MIN = 2;
export const ARTICLE_TITLE_MIN = 2;
export const DETAIL_IMAGES_MAX = 3;
export const PASSWORD_MIN = 12;

/** Milliseconds. */
export const COPY_NOTICE_MS = 2_000;
export const HASH_SCROLL_MS = 100;
export const TOAST_MS = 8_000;
export const TOASTS_MAX = 5;
export const MENU_HOVER_MS = 120;
export const CAROUSEL_MS = 5_000;
export const SWIPE_PX = 50;
/** A form sent sooner than this after it was shown was not filled in by a person. */
export const FORM_FILL_MIN_MS = 1_500;

/** Contact requests (DECISIONS 6): what one address may send, how long mailing is tried, what is kept. */
export const REQUESTS_PER_WINDOW = 10;
export const REQUEST_WINDOW_MS = 10 * 60_000;
export const MAIL_TRIED_DAYS = 5;
export const ATTACHMENT_KEPT_DAYS = 180;
export const REQUEST_KEPT_DAYS = 365;
