/** Every number the specification fixes (`docs/rules.md`), once. */

export const CASES_PER_PAGE = 4;
export const ARTICLES_PER_PAGE = 9;
export const RELATED_ARTICLES = 3;
export const POPULAR_ARTICLES = 3;

/** Cases of a domain that a page about it shows. */
export const DOMAIN_CASES_MAX = 12;
/** Cases, and as many articles, that the sitemap screen names one by one. */
export const SITEMAP_ITEMS_MAX = 60;
/** Items in one part of `sitemap.xml`; whole pages of cases and of articles fit in. */
export const SITEMAP_PART_ITEMS = 900;

/** Characters of a meta description, cut at a word. */
export const META_DESCRIPTION_MAX = 155;

/** Characters of a title that results of a search show, about. */
export const META_TITLE_SEEN = 65;

/** Bytes of a contact request's attachment: exactly this many still pass. */
export const ATTACHMENT_MAX_BYTES = 10_485_760;
/** The same for people. */
export const ATTACHMENT_MAX_SIZE = `${ATTACHMENT_MAX_BYTES / 1_048_576} MB`;
export const ATTACHMENT_EXTENSIONS = ['pdf', 'docx', 'txt'] as const;

/** Bytes of an image that is stored. */
export const IMAGE_MAX_BYTES = 2_097_152;
export const IMAGE_MAX_PIXELS = 40_000_000;
export const IMAGE_MAX_SIDE = 8_192;
export const IMAGE_MAX_FRAMES = 100;
/** What drawing one image may take: milliseconds of the processor, or in all, and bytes of memory. */
export const DRAWING_MAX_CPU_MS = 10_000;
export const DRAWING_MAX_MS = 120_000;
export const DRAWING_MAX_MEMORY = 512 * 1_024 * 1_024;
/** An SVG is drawn anew: its text says little about what that costs, so it stays short and flat. */
export const SVG_MAX_BYTES = 256 * 1_024;
export const SVG_MAX_ELEMENTS = 10_000;
export const SVG_MAX_DEPTH = 64;
export const SVG_TYPE = 'image/svg+xml';
/** Pixels that the longer side of a logo needs as PNG, and how far from a square it may be. */
export const LOGO_PNG_MIN = 512;
export const LOGO_WIDEST = 6;
export const LOGO_TALLEST = 2;
/** Bytes of one picture of a logo, as it is stored. */
export const LOGO_MAX_BYTES = 4 * 1_048_576;
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', SVG_TYPE] as const;
/** What staff may choose: browsers make it small enough, and of the types above, before it is sent. */
export const PHOTO_MAX_BYTES = 26_214_400;
export const PHOTO_TYPES = [...IMAGE_TYPES, 'image/webp', 'image/avif', 'image/heic', 'image/heif'] as const;
/** Its longest side then; nothing is shown wider. */
export const PHOTO_SIDE = 2_400;

/** Letters of a picture's name in the library, and of what it shows; pictures on one page of it. */
export const MEDIA_NAME_MAX = 120;
export const ALT_MAX = 300;
export const MEDIA_PER_PAGE = 60;

/** Letters of a page's title. */
export const PAGE_TITLE_MAX = 120;

/** Letters of one text: a paragraph, a quote, a piece of code. Data images have limits of their own. */
export const TEXT_MAX = 20_000;
/** Letters of a data image: a third more than the bytes of the image. */
export const DATA_IMAGE_MAX = 3_000_000;
/** Data images in one request; each is drawn in many sizes. */
export const DATA_IMAGES_MAX = 20;
/** Letters of all texts of an article, and the marks (tags, entities) in them that are read as HTML. */
export const ARTICLE_TEXT_MAX = 400_000;
export const ARTICLE_MARKS_MAX = 10_000;
/** Letters of all sections of a page as JSON. */
export const PAGE_TEXT_MAX = 300_000;
/** Letters of a title as lists show it; entries of any list in a draft, which may hold more than can be published. */
export const SHOWN_TITLE_MAX = 300;
export const DRAFT_ENTRIES_MAX = 500;

/** Bytes of a draft: pictures are uploaded, so it holds words and addresses. */
export const DRAFT_MAX_BYTES = 1_048_576;
/** Bytes of a call that saves one: what changed, before and after. */
export const DRAFT_CALL_MAX_BYTES = 3 * DRAFT_MAX_BYTES;
/** Milliseconds between two checkpoints of a draft, and days that those without a note are kept. */
export const CHECKPOINT_MS = 10 * 60_000;
export const CHECKPOINTS_KEPT_DAYS = 90;
/** Days that deleted items are kept, and that a link to a preview holds. */
export const TRASH_KEPT_DAYS = 30;
/** Milliseconds: a field is its writer's after their last key, and somebody with a form open is told of after they last told. */
export const WRITING_MS = 20_000;
export const PRESENCE_MS = 8_000;
/** Plans that the calendar shows at once. */
export const CALENDAR_MAX = 500;
/** Drafts without a time that stand beside it. */
export const UNDATED_MAX = 50;
export const PREVIEW_LINK_DAYS = 7;
/** Letters of a word that goes with a publication. */
export const NOTE_MAX = 300;
/** Days that mails to members about items are kept as what was sent. */
export const NOTICES_KEPT_DAYS = 30;

/** Bytes of a request that carries an item with all its images as data strings (a third larger than the images). */
export const ITEM_MAX_BYTES = 30 * 1_024 * 1_024;
/** Bytes of a sign-in, and of any other call: neither carries more than a few fields. */
export const SIGN_IN_MAX_BYTES = 8 * 1_024;
export const CALL_MAX_BYTES = 64 * 1_024;
/** A JSON body before it is parsed: nested levels, values, and bytes beside data images. */
export const JSON_DEPTH_MAX = 32;
export const JSON_VALUES_MAX = 25_000;
export const JSON_TEXT_MAX_BYTES = DRAFT_CALL_MAX_BYTES;
/** Calls that go in one request. */
export const BATCH_MAX = 10;

/** What one read of a list may ask for (rule 42): items, items passed over, and filters of so many letters. */
export const LIST_MAX = 100;
export const LIST_OFFSET_MAX = 1_000_000;
/** Bytes after which a list of whole items ends early; it holds one item at least. */
export const LIST_MAX_BYTES = 3 * 1_048_576;
/** Filters a list offers beside those chosen. */
export const FILTERS_SHOWN_MAX = 24;
/** Tags a list may be narrowed by, and staff are suggested: the most used. */
export const TAGS_MAX = 2_000;
/** Pages of a list that may be visible at once; what they hold is one read. */
export const VISIBLE_PAGES_MAX = 11;
export const FILTERS_MAX = 20;
export const FILTER_LENGTH_MAX = 100;

export const PROJECT_TITLE_MAX = 100;
export const PROJECT_TEXT_MIN = 6;
export const CUSTOMER_NAME_MIN = 2;
export const ARTICLE_TITLE_MIN = 2;
export const ARTICLE_TITLE_MAX = 200;
export const ARTICLE_BLOCKS_MAX = 200;
/** Pieces of the story of a case. */
export const CASE_BLOCKS_MAX = 60;
/** A table in an article, and the word for the language of its code. */
export const TABLE_ROWS_MAX = 100;
export const TABLE_COLUMNS_MAX = 12;
export const TABLE_CELL_MAX = 2_000;
export const CODE_LANGUAGE_MAX = 30;
export const DETAIL_IMAGES_MAX = 3;
export const PASSWORD_MIN = 12;

/** Bytes of a document that becomes an article: as a file, and unpacked. */
export const DOCUMENT_MAX_BYTES = 26_214_400;
export const DOCUMENT_UNPACKED_MAX_BYTES = 104_857_600;

/** Wrong passwords within the window for one account from one network, and from one network at all (rule 45). */
export const SIGN_INS_PER_ACCOUNT = 5;
export const SIGN_INS_PER_NETWORK = 20;
export const SIGN_IN_WINDOW_MS = 10 * 60_000;
/** A hash takes a processor for tens of milliseconds: passwords looked at together, and those that may wait. */
export const HASHES_AT_ONCE = 2;
export const HASHES_WAITING = 20;

/** How long (ms) what lets a member in may be used. */
export const LINK_MS = { invitation: 48 * 3_600_000, 'password-reset': 3_600_000 } as const;
/** Links for a new password that are asked for under one address, and from one network, within the window of sign-ins. */
export const RESETS_PER_ACCOUNT = 3;
export const RESETS_PER_NETWORK = 10;

/** The second step of signing in: what a browser or a person is asked may be answered so long (ms). */
export const CHALLENGE_MS = 5 * 60_000;
/** How long (ms) an authenticator app may take to be set up. */
export const SETUP_MS = 15 * 60_000;
/** Wrong codes of a member within the window of sign-ins, wherever they come from. */
export const CODES_PER_MEMBER = 5;
export const RECOVERY_CODES = 10;
export const PASSKEYS_MAX = 10;

/** What is kept of what a browser says of itself. */
export const USER_AGENT_MAX = 300;
/** Who did what is told for two years. */
export const ACTIVITY_KEPT_MONTHS = 24;

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

/** Entries of a list of choices in the facts (industries, what visitors ask for), and letters of one. */
export const CHOICES_MAX = 12;
export const CHOICE_LENGTH_MAX = 60;

/** Contact requests (rules 29 to 32): what one network may send, how long mailing is tried, what is kept. */
export const REQUESTS_PER_WINDOW = 10;
/** Attempts, refused ones included. */
export const FORM_ATTEMPTS_PER_WINDOW = 60;
export const REQUEST_WINDOW_MS = 10 * 60_000;
/** Bytes of attachments that are stored in a day: from one address, and in all. */
export const ATTACHMENTS_PER_ADDRESS_BYTES = 100 * 1_024 * 1_024;
export const ATTACHMENTS_PER_DAY_BYTES = 5 * 1_024 * 1_024 * 1_024;
export const MAIL_TRIED_DAYS = 5;
/** The longest that background work waits before it tries again (ms), give or take a fifth. */
export const RETRY_LONGEST_MS = 3_600_000;
export const ATTACHMENT_KEPT_DAYS = 180;
export const REQUEST_KEPT_DAYS = 365;

/** A search: letters and words of it that are read, what one page of it shows, and what a dialog shows of a kind. */
export const SEARCH_LENGTH_MAX = 100;
export const SEARCH_WORDS_MAX = 8;
export const SEARCH_PER_PAGE = 10;
export const SEARCH_PREVIEW_MAX = 8;
/** Of each kind so many are offered where a link may lead, and as many that it may not lead to. */
export const LINK_TARGETS_MAX = 3;
/** What the search of the staff area shows before anything is asked. */
export const STAFF_RECENT = 5;
/** Of more than so many finds the newest are ranked: a letter that begins a word everywhere costs no more. */
export const SEARCH_RANKED_MAX = 500;
/** Words of an item that what was mistyped may be taken for. */
export const SEARCH_NEAR_WORDS_MAX = 3_000;
/** Letters of an item that are looked into. */
export const SEARCH_TEXT_MAX = 60_000;
/** Searches of one address in a minute: a quick typist with the dialog stays below. */
export const SEARCHES_PER_MINUTE = 300;

/** Addresses of this site that lead elsewhere, characters of one, and how many days their uses are counted over. */
export const REDIRECTS_MAX = 2_000;
export const ADDRESS_MAX = 1_000;
export const REDIRECT_COUNTED_DAYS = 90;
/** One that nobody used for so long asks to be removed. */
export const REDIRECT_IDLE_DAYS = 365;
/** Letters of a table of redirects, and how many of its bad lines are named. */
export const REDIRECTS_CSV_MAX = 300_000;
export const BAD_ROWS_SHOWN = 20;
/** Addresses that were asked for and not found: so many are kept, and shown to staff. */
export const UNKNOWN_ADDRESSES_MAX = 1_000;
export const UNKNOWN_ADDRESSES_SHOWN = 50;
/** Links that lead nowhere are shown to staff so many at once. */
export const DEAD_LINKS_SHOWN = 100;
/** Outdated texts in the setup checklist: pages searched and shown, texts of each, letters of items that are read. */
export const OUTDATED_PAGES_MAX = 60;
export const OUTDATED_TEXTS_SHOWN = 12;
export const OUTDATED_LETTERS_READ = 200_000;
