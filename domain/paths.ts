/**
 * `items` is the path prefix of items, by default the list's path, and `pages` that of later pages. `admin` is the
 * list's path in the admin. `filter` is the query parameter and the name in the filter's label.
 */
type ListDefinition = { kind: string; items?: string; pages?: string; admin?: string; filter: string };
type ScreenDefinition = { path: string; title: string; aliases: readonly string[]; list?: ListDefinition };

/** All paths (rule 1). Every screen has one canonical path, to which its aliases redirect with 301. */
export const screens = {
  home: { path: '/', title: 'Home', aliases: [] },
  services: { path: '/services', title: 'Services', aliases: [] },
  outstaffing: { path: '/services/it-outstaffing', title: 'IT outstaffing', aliases: [] },
  aiWeb: {
    path: '/services/ai-web-development',
    title: 'AI web development',
    aliases: ['/services/ai-development'],
  },
  qaAudit: {
    path: '/services/qa-audit',
    title: 'QA audit',
    aliases: ['/services/quality-assurance/qa-audit'],
  },
  webTesting: {
    path: '/services/web-app-&-website-testing',
    title: 'Web testing',
    aliases: [
      '/services/web-testing',
      '/services/quality-assurance/web-testing',
      '/services/web-app-%26-website-testing',
    ],
  },
  fintech: {
    path: '/services/fintech-app-development',
    title: 'Fintech app development',
    aliases: ['/industries/fintech/fintech-app-development'],
  },
  paymentGateway: {
    path: '/services/payment-gateway-dev',
    title: 'Payment gateway development',
    aliases: ['/industries/fintech/payment-gateway-dev', '/industries/fintech/payment-gateway-development'],
  },
  javascript: { path: '/technologies/javascript-development', title: 'JavaScript development', aliases: [] },
  cases: {
    path: '/casepage',
    title: 'Cases',
    aliases: ['/cases', '/casepage/page/1'],
    list: { kind: 'case', items: '/cases', pages: '/cases/page', admin: '/admin/reviews', filter: 'domain' },
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    aliases: ['/resources/blog', '/resources/blog/page/1'],
    list: { kind: 'article', items: '/article', admin: '/admin/posts', filter: 'tag' },
  },
  about: { path: '/about-us', title: 'About us', aliases: ['/company/about-us'] },
  process: { path: '/process', title: 'Process', aliases: ['/process/services'] },
  contact: { path: '/contact-us', title: 'Contact us', aliases: [] },
  privacy: { path: '/privacy-policy', title: 'Privacy policy', aliases: [] },
  search: { path: '/search', title: 'Search', aliases: [] },
  sitemap: { path: '/sitemap', title: 'Sitemap', aliases: [] },
  notFound: { path: '/not-found', title: 'Not found', aliases: [] },
} as const satisfies Record<string, ScreenDefinition>;

export type ScreenName = keyof typeof screens;
export type Screen = (typeof screens)[ScreenName];
export type ListName = {
  [Name in ScreenName]: (typeof screens)[Name] extends { list: object } ? Name : never;
}[ScreenName];
export type ListedKind = (typeof screens)[ListName]['list']['kind'];

/** Lists of items. A new kind needs only a screen with a `list`. */
export const itemLists = (Object.entries(screens) as [ListName, ScreenDefinition][]).flatMap(
  ([name, { path, title, list }]) =>
    list
      ? {
          ...{ name, path, title, filter: list.filter, kind: list.kind as ListedKind },
          items: `${list.items ?? path}/`,
          pages: `${list.pages ?? `${path}/page`}/`,
          admin: list.admin ?? `/admin/${name}`,
        }
      : [],
);
export type ItemList = (typeof itemLists)[number];

/** A slug, an id or a page number. */
const ITEM_NAME_PATTERN = /^[\w-]{1,1000}$/;

const getList = (name: ListName): ItemList => itemLists.find(list => list.name === name) as ItemList;

/** Finds a list by the path of any of its pages. */
export const findList = (path: string): ItemList | undefined =>
  itemLists.find(list => path === list.path || path.startsWith(list.pages));

/** Parses an item’s normalised path. `slug` can also be an id. */
export function parseItemPath(path: string): { kind: ListedKind; slug: string } | undefined {
  const list = itemLists.find(({ items }) => path.startsWith(items));
  const slug = list && path.slice(list.items.length);
  return slug && ITEM_NAME_PATTERN.test(slug) ? { kind: list.kind, slug } : undefined;
}

/** The privacy policy's cookie section, the target of the cookie link without JavaScript. */
export const cookieSectionPath = `${screens.privacy.path}#cookies`;

/** Paths of the admin (rule 7). */
export const adminPaths = {
  base: '/admin',
  signIn: '/admin/signin',
  invitation: '/admin/invitation',
  reset: '/admin/reset',
  posts: screens.blog.list.admin,
  reviews: screens.cases.list.admin,
  media: '/admin/media',
  pages: '/admin/pages',
  requests: '/admin/requests',
  bookings: '/admin/bookings',
  availability: '/admin/bookings/availability',
  insights: '/admin/insights',
  trash: '/admin/trash',
  calendar: '/admin/calendar',
  system: '/admin/system',
  settings: '/admin/settings',
  /** Path of the screen for unknown admin paths. */
  notFound: '/admin/not-found',
} as const;

/** Lists of all kinds except cases and articles. */
export const furtherItemLists = itemLists.filter(({ name }) => !['cases', 'blog'].includes(name));

/** Screens without the footer (rule 8). */
export const FOOTERLESS_PATHS: readonly string[] = [screens.notFound.path, screens.contact.path];

/** Paths on which visitors book a call, or change it with the key that they received by email. */
export const bookingPaths = { book: '/book', change: '/booking' } as const;
export const getBookPath = (managerKey: string): string => `${bookingPaths.book}/${managerKey}`;
export const getBookingPath = (key: string): string => `${bookingPaths.change}/${key}`;
export const CALENDAR_FILE = 'invitation.ics';
/** Returns whether visitors book or change a call on this page. `path` must be normalised. */
export const isBookingPath = (path: string): boolean =>
  /^\/(?:book(?:\/[\w-]{1,40})?|booking\/[\w-]{1,100})$/.test(path);

/** Returns the path of the calendar file with a manager’s calls. */
export const getCallFeedPath = (key: string): string => `/api/calls/${key}`;

/** Path roots that have no pages. */
export const API_ROOTS: readonly string[] = ['/api', '/trpc', '/email'];
export const apiBase = '/api/v1';
export const trpcBase = '/api/trpc';
export const emailSendPath = '/email/send';
export const uploadsBase = '/uploads';
/** Monitoring endpoints: liveness, readiness, metrics. */
export const monitoringPaths = { up: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;
export const getSitemapPartPath = (name: string) => `/sitemaps/${name}`;
export type FeedFormat = 'rss' | 'atom';
/** @param path the list's path */
export const getFeedPath = (path: string, format: FeedFormat): string => `${path}/${format}.xml`;
/** Feeds of all lists except cases. */
export const feeds = itemLists
  .filter(({ name }) => name !== 'cases')
  .flatMap(list =>
    (['rss', 'atom'] as const).map(format => ({ list, format, path: getFeedPath(list.path, format) })),
  );
/** Base path of images for staff, including unpublished ones. A preview's key also gives visitors access. */
export const staffMediaBase = '/api/media';
/** Upload path while images are stored in a folder. */
export const incomingBase = '/api/incoming';

/** Query parameter with the range of visible pages. */
export const PAGES_PARAMETER = 'pages';

/** Query parameters of the contact page: the closing with its answers, and the manager. */
export const CONTACT_PARAMETERS = { ask: 'ask', to: 'to' } as const;
/** Fragment ids: the contact form, the people on the About page, the audit's self-test. */
export const REQUEST_FORM_ID = 'request';
export const PEOPLE_ID = 'people';
export const SELF_TEST_ID = 'self-test';

/** A list's state: the visible pages (`from` to `to`) and the filters. */
export type ListState = { from: number; to: number; filters: readonly string[] };

export const FIRST_PAGE: ListState = { from: 1, to: 1, filters: [] };

/** Returns paths such as `/blog`, `/blog/page/2` and `/blog?pages=1-3&tag=QA`. */
export function getListPath(name: ListName, { from, to, filters }: ListState = FIRST_PAGE): string {
  const list = getList(name);
  const query = new URLSearchParams(filters.map(value => [list.filter, value]));
  if (to > from) query.set(PAGES_PARAMETER, `${from}-${to}`);
  const path = to > from || from === 1 ? list.path : `${list.pages}${from}`;
  return query.size > 0 ? `${path}?${query}` : path;
}
export const getItemPath = (name: ListName, slug: string): string => `${getList(name).items}${slug}`;

/** Returns paths such as `/casepage`, `/cases/page/2` and `/casepage?pages=1-3&domain=FinTech`. */
export const getCasesPath = (state?: ListState) => getListPath('cases', state);

export const getBlogPath = (state?: ListState) => getListPath('blog', state);

export const SEARCH_PARAMETERS = { q: 'q', kind: 'kind', page: 'page' } as const;

/** Returns the contact page's path with a manager selected. */
export const getManagerContactPath = (key: string) =>
  `${screens.contact.path}?${CONTACT_PARAMETERS.to}=${key}#${REQUEST_FORM_ID}`;

export const getEnquiryPath = (enquiryId: string) => `${adminPaths.requests}/${enquiryId}`;
export const getAttachmentPath = (enquiryId: string) => `${getEnquiryPath(enquiryId)}/attachment`;
/** Returns the path of an archive with everything from the person who sent a request. */
export const getPersonExportPath = (enquiryId: string) => `${getEnquiryPath(enquiryId)}/person`;
/** Returns the path to which members upload files for a reply. */
export const getReplyFilesPath = (enquiryId: string) => `${getEnquiryPath(enquiryId)}/files`;
/** The path to which members upload files for reply templates. */
export const templateFilesPath = `${adminPaths.base}/template-files`;
/** Returns the path of a file of a reply or of a received email. */
export const getEmailFilePath = (enquiryId: string, fileId: string) =>
  `${getReplyFilesPath(enquiryId)}/${fileId}`;
export const getImagePath = (id: string) => `${adminPaths.media}?picture=${encodeURIComponent(id)}`;
export const getPageEditPath = (id: string) => `${adminPaths.pages}/${id}`;
export const getPreviewPath = (key: string) => `${adminPaths.base}/preview/${key}`;
/** Returns whether a preview key is shared, and so public (rule 66). Private keys are shorter. */
export const isSharedPreviewKey = (key: string): boolean => /^[0-9a-f]{48}$/.test(key);
/** Placeholder for the preview key in the page editor's canvas. */
export const CANVAS_PREVIEW_KEY = 'canvas';
export const getCanvasPath = (id: string) =>
  `${getPreviewPath(CANVAS_PREVIEW_KEY)}?page=${encodeURIComponent(id)}`;
export const getCasePath = (slug: string) => getItemPath('cases', slug);
export const getArticlePath = (slug: string) => getItemPath('blog', slug);

export const getIndustryPath = (industry: string) => getCasesPath({ from: 1, to: 1, filters: [industry] });

/** Suffix of the client-side router's data requests. */
export const PAGE_DATA_SUFFIX = '/index.pageContext.json';

const screenByAlias: ReadonlyMap<string, string> = new Map([
  ...Object.values(screens).flatMap(({ path, aliases }) => aliases.map(alias => [alias, path] as const)),
  ...itemLists.map(({ path, pages }) => [`${pages}1`, path] as const),
]);

/** @param path normalised (see `normalisePath`), without a query */
export function findAliasTarget(path: string): string | undefined {
  if (path.endsWith(PAGE_DATA_SUFFIX)) return undefined;
  const screen = screenByAlias.get(path);
  if (screen) return screen;
  const page = /^(?:\/casepage\/page|\/resources\/blog\/page)\/(\d+)$/.exec(path)?.[1];
  if (page) return `${getList(path.startsWith('/casepage') ? 'cases' : 'blog').pages}${page}`;
  const slug = /^\/casepage\/([^/]+)$/.exec(path)?.[1];
  return slug && slug !== 'page' ? getCasePath(slug) : undefined;
}

/** Splits a URL. The query is undefined without a `?`, and may be empty. */
export function splitUrl(url: string): [path: string, query: string | undefined] {
  const queryStart = url.indexOf('?');
  return queryStart < 0 ? [url, undefined] : [url.slice(0, queryStart), url.slice(queryStart + 1)];
}

/** Paths that aren't normalised. Editor paths contain IDs, which can have capital letters. */
const UNNORMALISED_PREFIXES = [...API_ROOTS, uploadsBase, '/assets', '/_vike', adminPaths.pages].map(
  base => `${base}/`,
);
const INDEX_FILE_PATTERN = /(?:\/(?:index|default|main)\.(?:html?|php|aspx?))+\/?$/;
/** Percent-encoded letters, digits, `-`, `_` and `~`. Dots stay encoded, because two of them would traverse folders. */
const ENCODED_UNRESERVED_PATTERN = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;
const BROKEN_ENCODING_PATTERN = /%(?![\da-f]{2})/i;

/**
 * Normalises a path: decoded lower-case letters, single slashes, no trailing slash, no index file (rule 2). Paths of
 * the API, uploads, assets and page data are returned unchanged.
 */
export function normalisePath(path: string): string {
  if (path.endsWith(PAGE_DATA_SUFFIX) || UNNORMALISED_PREFIXES.some(base => path.startsWith(base)))
    return path;
  const normalisedPath = decodeUnreserved(path)
    .replace(/\\/g, '/')
    .replace(/%[0-9A-Fa-f]{2}|[A-Z]+/g, part => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/\/{2,}/g, '/')
    .replace(INDEX_FILE_PATTERN, '/')
    .replace(/(?<=.)\/$/, '');
  const readablePath = normalisedPath.replaceAll('%26', '&');
  return isScreenPath(readablePath) ? readablePath : normalisedPath;
}

/** Decodes a path. Improperly encoded paths stay unchanged, because partial decoding could create a new escape. */
const decodeUnreserved = (path: string) =>
  !path.includes('%') || BROKEN_ENCODING_PATTERN.test(path)
    ? path
    : path.replace(ENCODED_UNRESERVED_PATTERN, code => decodeURIComponent(code));

/** Returns whether a path is at or below another. Creates no strings, because every request is checked. */
const isWithin = (path: string, parentPath: string) =>
  path.startsWith(parentPath) && (path.length === parentPath.length || path[parentPath.length] === '/');

/** Returns whether a path belongs to an API, which never redirects (rule 3). `path` must be normalised. */
export const isApiPath = (path: string): boolean => API_ROOTS.some(root => isWithin(path, root));

const screenPaths: ReadonlySet<string> = new Set(Object.values(screens).map(({ path }) => path));

/** Returns whether a normalised path belongs to a screen. */
export const isScreenPath = (path: string): boolean => screenPaths.has(path);

/** Finds the screen at a normalised path. Later pages of a list count as the list. */
export const findScreen = (path: string): ScreenName | undefined =>
  (Object.keys(screens) as ScreenName[]).find(name => screens[name].path === stripPageNumber(path));

/** Leaves paths outside lists unchanged. */
export const stripPageNumber = (path: string): string => findList(path)?.path ?? path;

export const isAdminPath = (path: string): boolean => isWithin(path, adminPaths.base);

/** Returns whether a path can be a page. Other paths get a 404 without rendering. `path` must be normalised. */
export const isPagePath = (path: string): boolean =>
  screenPaths.has(path) ||
  isBookingPath(path) ||
  isAdminPath(path) ||
  parseItemPath(path) !== undefined ||
  itemLists.some(({ pages }) => path.startsWith(pages) && ITEM_NAME_PATTERN.test(path.slice(pages.length)));
