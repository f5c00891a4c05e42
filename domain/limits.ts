/** Limits and other fixed numbers, many of them from `docs/rules.md`. */

export const CASES_PER_PAGE = 4;
export const ARTICLES_PER_PAGE = 9;
export const RELATED_ARTICLES_MAX = 3;
export const POPULAR_ARTICLES_MAX = 3;

export const DOMAIN_CASES_MAX = 12;
/** Case studies in a section of posters with figures, and on each of the fintech pages. */
export const SHOWN_CASES_MAX = 4;
/** Cases listed on the sitemap page, and as many articles. */
export const SITEMAP_ITEMS_MAX = 60;
export const SITEMAP_PART_ITEMS_MAX = 900;

/** Characters of a meta description, truncated at a word. */
export const META_DESCRIPTION_MAX = 155;

/** Approximate length of a title in search results, in characters. */
export const META_TITLE_VISIBLE_LENGTH = 65;

/** Bytes of an attachment, inclusive. */
export const ATTACHMENT_MAX_BYTES = 10_485_760;
export const ATTACHMENT_MAX_TEXT = `${ATTACHMENT_MAX_BYTES / 1_048_576} MB`;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'txt'] as const;

/** Bytes of a stored image. */
export const IMAGE_MAX_BYTES = 2_097_152;
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_SIDE_PX = 8_192;
export const IMAGE_MAX_FRAMES = 100;
/** Limits for rendering one image: CPU ms, total ms, bytes of memory. */
export const DRAWING_MAX_CPU_MS = 10_000;
export const DRAWING_MAX_MS = 120_000;
export const DRAWING_MAX_MEMORY_BYTES = 512 * 1_024 * 1_024;
/** CPU ms for parsing an email, during which later emails wait. */
export const EMAIL_MAX_CPU_MS = 3_000;
/** Size doesn't predict the rendering cost, so elements and depth are limited as well. */
export const SVG_MAX_BYTES = 256 * 1_024;
export const SVG_MAX_ELEMENTS = 10_000;
export const SVG_MAX_DEPTH = 64;
export const SVG_MIME_TYPE = 'image/svg+xml';
/** Minimum PNG side and maximum aspect ratio of a logo. */
export const LOGO_PNG_MIN_SIDE_PX = 512;
export const LOGO_MAX_WIDTH_RATIO = 6;
export const LOGO_MAX_HEIGHT_RATIO = 2;
/** Bytes of a stored logo image, as base64. */
export const LOGO_MAX_BYTES = 4 * 1_048_576;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', SVG_MIME_TYPE] as const;
/** Bytes of a chosen file, which the browser downscales before upload. */
export const PHOTO_MAX_BYTES = 26_214_400;
export const PHOTO_TYPES = [...IMAGE_TYPES, 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;
/** Longest side in px after downscaling. No image is displayed wider. */
export const PHOTO_MAX_SIDE_PX = 2_400;

/** Characters of an image's name and alt text, and images per library page. */
export const MEDIA_NAME_MAX = 120;
export const ALT_MAX = 300;
export const MEDIA_PER_PAGE = 60;

export const PAGE_TITLE_MAX = 120;

/** Characters of one text: a paragraph, a quote, code. Data URLs have their own limits. */
export const TEXT_MAX = 20_000;
/** Characters of a data URL. Base64 is a third longer than the image. */
export const DATA_IMAGE_LENGTH_MAX = 3_000_000;
/** Data URLs per request, limited because each is rendered in several sizes. */
export const DATA_IMAGES_MAX = 20;
/** Characters of an article's texts, and the total of its table cells, tags and entities. */
export const ARTICLE_TEXT_MAX = 200_000;
export const ARTICLE_MARKUP_MAX = 6_000;
/** Characters of a case's story as JSON, and of its info blocks. */
export const CASE_TEXT_MAX = 60_000;
/** Characters of a page's sections as JSON. Each row has an extra cost, because it renders as an element. */
export const PAGE_TEXT_MAX = 150_000;
export const PAGE_ROW_COST = 200;
/** Characters of a slug that an editor chose. */
export const SLUG_MAX = 120;
/** Characters of a listed title, and entries of a list in a draft, which may exceed the limit for publication. */
export const LISTED_TITLE_MAX = 300;
export const DRAFT_ENTRIES_MAX = 500;

/** Bytes of a draft, which contains only text and URLs. */
export const DRAFT_MAX_BYTES = 1_048_576;
/** Bytes of a call that saves a draft, with the values before and after the change. */
export const DRAFT_CALL_MAX_BYTES = 3 * DRAFT_MAX_BYTES;
/** Milliseconds between checkpoints, and days until unnamed ones are deleted. */
export const CHECKPOINT_INTERVAL_MS = 10 * 60_000;
export const CHECKPOINT_RETENTION_DAYS = 90;
export const TRASH_RETENTION_DAYS = 30;
/** Days of page views in staff lists. */
export const READ_COUNT_DAYS = 30;
/** Days until visit and search counts are deleted. */
export const VISIT_RETENTION_DAYS = 365;
/** Milliseconds that a field stays locked after the last keystroke, and a collaborator present after the last poll. */
export const FIELD_LOCK_MS = 20_000;
export const PRESENCE_TIMEOUT_MS = 8_000;
/** Scheduled items shown in the calendar. */
export const CALENDAR_ITEMS_MAX = 500;
/** Unscheduled drafts shown next to the calendar. */
export const UNSCHEDULED_DRAFTS_MAX = 50;
export const PREVIEW_LINK_DAYS = 7;
/** Characters of a publication note. */
export const PUBLICATION_NOTE_MAX = 300;
/** Days until notification emails are deleted. */
export const NOTICE_RETENTION_DAYS = 30;

export const NEXT_STEP_MAX = 120;
export const LOST_REASON_MAX = 200;
export const ENQUIRY_NOTE_MAX = 5_000;
export const ENQUIRY_REPLY_MAX = 10_000;
/** Limits of emails from the mailbox: age in days at the first reading, bytes, files, and characters. */
export const MAILBOX_PAST_DAYS = 30;
export const RECEIVED_EMAIL_MAX_BYTES = 16 * 1_024 * 1_024;
export const RECEIVED_FILES_MAX = 10;
/** Maximum number of an email’s files. Those over `RECEIVED_FILES_MAX` are only listed by name. */
export const RECEIVED_NAMES_MAX = 100;
export const RECEIVED_TEXT_MAX = 50_000;
/** Maximum number of a request’s answers, and total size of their files. Later emails stay in the mailbox. */
export const RECEIVED_EMAILS_MAX = 200;
export const RECEIVED_FILES_MAX_BYTES = 10 * ATTACHMENT_MAX_BYTES;
/** Maximum number and total size of a reply’s files. Mail servers limit the size of emails. */
export const REPLY_FILES_MAX = 5;
export const REPLY_FILES_MAX_BYTES = 1.5 * ATTACHMENT_MAX_BYTES;
export const REPLY_TEMPLATES_MAX = 30;
export const SIGNATURE_MAX = 500;
/** In whole units of the currency. */
export const ENQUIRY_VALUE_MAX = 100_000_000;

/** Bytes of a request with an item and its images as data URLs. */
export const ITEM_MAX_BYTES = 30 * 1_024 * 1_024;
/** Bytes of a form without files. */
export const FORM_MAX_BYTES = 32 * 1_024;
/** Bytes of a sign-in request, and of other calls. */
export const SIGN_IN_MAX_BYTES = 8 * 1_024;
export const CALL_MAX_BYTES = 64 * 1_024;
/** Limits of a JSON body before parsing: depth, values, and bytes outside data URLs. */
export const JSON_DEPTH_MAX = 32;
export const JSON_VALUES_MAX = 25_000;
export const JSON_TEXT_MAX_BYTES = DRAFT_CALL_MAX_BYTES;
export const BATCH_CALLS_MAX = 10;

/** Limits of a list request (rule 42). */
export const LIST_ITEMS_MAX = 100;
export const LIST_OFFSET_MAX = 1_000_000;
/** A list of whole items ends after this many bytes, but has at least one item. */
export const LIST_MAX_BYTES = 3 * 1_048_576;
/** Additional filters offered by a list. */
export const FILTERS_SHOWN_MAX = 24;
/** Most used tags, offered as filters and suggestions. */
export const TAGS_MAX = 2_000;
export const IMAGE_TAGS_MAX = 20;
/** Pages of a list visible at once, fetched in one read. */
export const VISIBLE_PAGES_MAX = 11;
export const FILTERS_MAX = 20;
export const FILTER_LENGTH_MAX = 100;

export const PROJECT_TITLE_MAX = 100;
export const PROJECT_TEXT_MIN = 6;
export const CUSTOMER_NAME_MIN = 2;
export const ARTICLE_TITLE_MIN = 2;
export const ARTICLE_TITLE_MAX = 200;
export const ARTICLE_BLOCKS_MAX = 200;
export const CASE_BLOCKS_MAX = 60;
/** Characters of a case's figure and of its unit, which are set in tall digits. */
export const CASE_FIGURE_MAX = 7;
export const CASE_UNIT_MAX = 12;
/** Limits of a table in an article, and of a code language. */
export const TABLE_ROWS_MAX = 100;
export const TABLE_COLUMNS_MAX = 12;
export const TABLE_CELL_MAX = 2_000;
export const CODE_LANGUAGE_MAX = 30;
export const DETAIL_IMAGES_MAX = 3;
export const PASSWORD_LENGTH_MIN = 12;

/** Bytes of an imported document, compressed and uncompressed. */
export const DOCUMENT_MAX_BYTES = 26_214_400;
export const DOCUMENT_UNPACKED_MAX_BYTES = 104_857_600;

/** Wrong passwords per window: per account and network, and per network (rule 45). */
export const SIGN_INS_PER_ACCOUNT = 5;
export const SIGN_INS_PER_NETWORK = 20;
export const SIGN_IN_WINDOW_MS = 10 * 60_000;
/** Concurrent and queued hashes. Each hash takes tens of CPU ms. */
export const CONCURRENT_HASHES_MAX = 2;
export const QUEUED_HASHES_MAX = 20;

/** Milliseconds until a member's link expires. */
export const MEMBER_LINK_LIFETIME_MS = { invitation: 48 * 3_600_000, 'password-reset': 3_600_000 } as const;
/** Password resets per sign-in window: per email address, and per network. */
export const RESETS_PER_ACCOUNT = 3;
export const RESETS_PER_NETWORK = 10;

/** Milliseconds to complete a second-factor challenge. */
export const CHALLENGE_LIFETIME_MS = 5 * 60_000;
/** Milliseconds to set up an authenticator app. */
export const TOTP_SETUP_LIFETIME_MS = 15 * 60_000;
/** Wrong codes of a member per sign-in window, from any network. */
export const WRONG_CODES_PER_MEMBER = 5;
export const RECOVERY_CODE_COUNT = 10;
export const PASSKEYS_MAX = 10;

/** Stored characters of a user agent. */
export const USER_AGENT_MAX = 300;
export const ACTIVITY_RETENTION_MONTHS = 24;

/** Milliseconds to display a confirmation after copying. */
export const COPY_NOTICE_DURATION_MS = 2_000;
export const HASH_SCROLL_DELAY_MS = 100;
export const TOAST_DURATION_MS = 8_000;
export const TOASTS_MAX = 5;
export const MENU_HOVER_DELAY_MS = 120;
export const CAROUSEL_INTERVAL_MS = 5_000;
export const SWIPE_MIN_PX = 50;
/** Milliseconds. A form sent sooner counts as sent by a bot. */
export const FORM_FILL_MIN_MS = 1_500;

/** Number and length of choices in the facts (industries, request types). */
export const CHOICES_MAX = 12;
export const CHOICE_LENGTH_MAX = 60;
/** Former names of industries, whose filter URLs redirect. */
export const FORMER_INDUSTRIES_MAX = 100;

/** Contact requests (rules 29 to 32): rate limits, retry period, retention. */
export const ENQUIRIES_PER_WINDOW = 10;
/** Form attempts per window, including rejected ones. */
export const FORM_ATTEMPTS_PER_WINDOW = 60;
export const ENQUIRY_WINDOW_MS = 10 * 60_000;
/** Bytes of attachments stored per day: per IP address, and in total. */
export const ATTACHMENT_BYTES_PER_NETWORK = 100 * 1_024 * 1_024;
export const ATTACHMENT_BYTES_PER_DAY = 5 * 1_024 * 1_024 * 1_024;
export const MAIL_RETRY_DAYS = 5;
/** Longest retry delay (ms) of background work, ±20%. */
export const RETRY_DELAY_MAX_MS = 3_600_000;
export const ATTACHMENT_RETENTION_DAYS = 180;
export const ENQUIRY_RETENTION_DAYS = 365;
/** Days that a request stays in the spam quarantine before it is deleted. */
export const SPAM_RETENTION_DAYS = 30;

/** Bookings: characters of the note, upcoming bookings per email address, and times offered when one is taken. */
export const BOOKING_NOTE_MAX = 2_000;
export const BOOKINGS_PER_PERSON = 3;
export const NEXT_TIMES_SHOWN = 3;
/** A visitor can’t move a call that has been changed this many times. */
export const BOOKING_CHANGES_MAX = 10;
/** Maximum age in days of a person's open request that a new booking joins, so that the request outlives the call. */
export const BOOKING_JOIN_DAYS = 180;
/** Limits of a manager's availability. */
export const BOOKING_LENGTHS_MINUTES = [15, 30, 45, 60] as const;
export const BOOKING_PAUSE_MAX_MINUTES = 120;
export const BOOKING_CALLS_PER_DAY_MAX = 20;
export const BOOKING_NOTICE_MAX_HOURS = 336;
export const BOOKING_HORIZON_MAX_DAYS = 120;
/** Calls in a manager’s calendar feed, and days for which past ones are listed. */
export const FEED_CALLS_MAX = 200;
export const FEED_PAST_DAYS = 7;
/** Characters of a visitor’s note in the feed. Each event has a URL with the whole note. */
export const FEED_NOTE_MAX = 200;
/** Limits of the external calendar with a manager’s busy times. */
export const CALENDAR_MAX_BYTES = 2 * 1_024 * 1_024;
export const CALENDAR_TIMEOUT_MS = 10_000;
export const CALENDAR_URL_MAX = 1_000;
export const BUSY_TIMES_MAX = 5_000;
/** Hours for which the last known busy times apply when a calendar can't be read. */
export const BUSY_TIMES_HOURS = 24;
export const BOOKING_PLACE_MAX = 300;
export const DAYS_OFF_MAX = 200;
export const BLOCKED_TIMES_MAX = 100;
/** Days of a single blocked time. */
export const BLOCKED_DAYS_MAX = 200;
export const BLOCKED_NOTE_MAX = 80;
export const HOURS_PER_DAY_MAX = 6;

/** Search limits: characters and words of a query, results per page, and results per kind in the dialog. */
export const SEARCH_LENGTH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
export const SEARCH_PER_PAGE = 10;
export const SEARCH_PREVIEW_RESULTS_MAX = 8;
/** Suggested link targets per kind. Unavailable targets have the same limit. */
export const LINK_TARGETS_MAX = 3;
/** Recent items in the admin search without a query. */
export const RECENT_ITEMS_MAX = 5;
/** Above this number, only the newest results are ranked, to limit the cost of short queries. */
export const SEARCH_RANKED_RESULTS_MAX = 500;
/** Candidate words for typo correction. */
export const TYPO_CANDIDATES_MAX = 3_000;
/** Indexed characters of an item. */
export const SEARCH_TEXT_MAX = 60_000;
/** Searches per minute and IP address, more than a fast typist needs. */
export const SEARCHES_PER_MINUTE = 300;

/** Limits of redirects: number, characters, and days of usage counts. */
export const REDIRECTS_MAX = 2_000;
export const PATH_LENGTH_MAX = 1_000;
export const REDIRECT_USES_DAYS = 90;
/** Days after which an unused redirect is suggested for removal. */
export const REDIRECT_IDLE_DAYS = 365;
/** Maximum characters of a redirect table, and the maximum number of reported invalid rows. */
export const REDIRECTS_CSV_LENGTH_MAX = 300_000;
export const INVALID_ROWS_SHOWN = 20;
/** Stored and displayed paths that weren't found. */
export const NOT_FOUND_PATHS_MAX = 1_000;
export const NOT_FOUND_PATHS_SHOWN = 50;
export const DEAD_LINKS_SHOWN = 100;
/** Limits of the outdated-text check: pages, texts per page, characters. */
export const OUTDATED_PAGES_MAX = 60;
export const OUTDATED_TEXTS_SHOWN = 12;
export const OUTDATED_TEXT_LENGTH_MAX = 200_000;
