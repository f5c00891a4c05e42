/**
 * The one table of addresses (rule 1). Every screen has one canonical path that answers 200; each alias
 * answers 301 straight to it. Routes, redirects, navigation, breadcrumbs, sitemaps and tests read it.
 */
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
  cases: { path: '/casepage', title: 'Cases', aliases: ['/cases', '/casepage/page/1', '/cases/page/1'] },
  blog: {
    path: '/blog',
    title: 'Blog',
    aliases: ['/resources/blog', '/blog/page/1', '/resources/blog/page/1'],
  },
  about: { path: '/about-us', title: 'About us', aliases: ['/company/about-us'] },
  process: { path: '/process', title: 'Process', aliases: ['/process/services'] },
  contact: { path: '/contact-us', title: 'Contact us', aliases: [] },
  privacy: { path: '/privacy-policy', title: 'Privacy policy', aliases: [] },
  search: { path: '/search', title: 'Search', aliases: [] },
  sitemap: { path: '/sitemap', title: 'Sitemap', aliases: [] },
  notFound: { path: '/not-found', title: 'Not found', aliases: [] },
} as const satisfies Record<string, { path: string; title: string; aliases: readonly string[] }>;

export type ScreenName = keyof typeof screens;
export type Screen = (typeof screens)[ScreenName];

/** The privacy policy's section on cookies: where the cookie choice leads without script. */
export const cookieSectionPath = `${screens.privacy.path}#cookies`;

/** Addresses of the staff area (rule 7). */
export const adminPaths = {
  base: '/admin',
  signIn: '/admin/signin',
  invitation: '/admin/invitation',
  reset: '/admin/reset',
  posts: '/admin/posts',
  reviews: '/admin/reviews',
  media: '/admin/media',
  pages: '/admin/pages',
  requests: '/admin/requests',
  trash: '/admin/trash',
  calendar: '/admin/calendar',
  system: '/admin/system',
  settings: '/admin/settings',
  /** Any address of the staff area without a page answers like this one. */
  notFound: '/admin/not-found',
} as const;

/** The component kit, in development only. */
export const kitPath = '/kit';

/** Screens without the footer (rule 8). */
export const FOOTERLESS: readonly string[] = [screens.notFound.path, screens.contact.path];

/** Nothing below these is a page. */
export const API_ROOTS: readonly string[] = ['/api', '/trpc', '/email'];
export const apiBase = '/api/v1';
export const trpcBase = '/api/trpc';
export const emailSendPath = '/email/send';
export const uploadsBase = '/uploads';
/** What watches the site asks for: is it up, may it be sent requests, how does it do. */
export const watchPaths = { up: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;
/** A part of a sitemap too long for one file. */
export const sitemapPartPath = (name: string) => `/sitemaps/${name}`;
export const feedPaths = { rss: '/blog/rss.xml', atom: '/blog/atom.xml' } as const;
/** Where staff see images that visitors do not get; below a preview's key, where whoever holds its link does. */
export const staffMediaBase = '/api/media';
/** Where staff upload to while images lie in a folder. */
export const incomingBase = '/api/incoming';

export const CASES_PAGE_BASE = '/cases/page';
export const BLOG_PAGE_BASE = '/blog/page';

/** What lists read from their query: a filter each, and the pages loaded. */
export const LIST_PARAMETERS = { cases: 'domain', blog: 'tag', pages: 'pages' } as const;

/**
 * What the contact page reads from its query: which closing was sent there (its answers stand beside that), and which
 * manager the request is for.
 */
export const CONTACT_PARAMETERS = { ask: 'ask', to: 'to' } as const;
/** Ids that addresses name: the form on the contact page, the people on the page about us, the audit's self-test. */
export const REQUEST_FORM_ID = 'request';
export const PEOPLE_ID = 'people';
export const SELF_TEST_ID = 'self-test';

/** What a list shows: one page, or the pages a visitor loaded (`from` to `to`), and the filters chosen. */
export type ListState = { from: number; to: number; filters: readonly string[] };

export const firstPage: ListState = { from: 1, to: 1, filters: [] };

function listPath(
  first: string,
  pageBase: string,
  filterName: string,
  { from, to, filters }: ListState,
): string {
  const query = new URLSearchParams(filters.map(value => [filterName, value]));
  if (to > from) query.set(LIST_PARAMETERS.pages, `${from}-${to}`);
  const path = to > from || from === 1 ? first : `${pageBase}/${from}`;
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Address of a state of the cases list: `/casepage`, `/cases/page/2`, `/casepage?pages=1-3&domain=FinTech`. */
export const casesPath = (state: ListState = firstPage) =>
  listPath(screens.cases.path, CASES_PAGE_BASE, LIST_PARAMETERS.cases, state);

/** Address of a state of the blog list: `/blog`, `/blog/page/2`, `/blog?tag=QA`. */
export const blogPath = (state: ListState = firstPage) =>
  listPath(screens.blog.path, BLOG_PAGE_BASE, LIST_PARAMETERS.blog, state);

/** What the search page reads from its query. */
export const SEARCH_PARAMETERS = { q: 'q', kind: 'kind', page: 'page' } as const;

/** The contact page with its form for one manager. @param key of the manager. */
export const writeToPath = (key: string) =>
  `${screens.contact.path}?${CONTACT_PARAMETERS.to}=${key}#${REQUEST_FORM_ID}`;

/** A request in the staff area, and where its attachment is downloaded. */
export const requestPath = (enquiryId: string) => `${adminPaths.requests}/${enquiryId}`;
export const attachmentPath = (enquiryId: string) => `${requestPath(enquiryId)}/attachment`;
/** A picture of the library, with who shows it. */
export const picturePath = (id: string) => `${adminPaths.media}?picture=${encodeURIComponent(id)}`;
/** A page of the site in its editor. */
export const pageEditPath = (id: string) => `${adminPaths.pages}/${id}`;
/** Where unsaved work is shown to who wrote it. */
export const previewPath = (key: string) => `${adminPaths.base}/preview/${key}`;
/** Whether what stands there was shared: then anyone may open it (rule 66). Keys of one's own work are shorter. */
export const isSharedKey = (key: string): boolean => /^[0-9a-f]{48}$/.test(key);
/** Where the editor of a page shows it, in the place of a preview's key. */
export const CANVAS_KEY = 'canvas';
export const canvasPath = (id: string) => `${previewPath(CANVAS_KEY)}?page=${encodeURIComponent(id)}`;
export const casePath = (slug: string) => `/cases/${slug}`;
export const articlePath = (slug: string) => `/article/${slug}`;

/** The cases list narrowed to one industry. */
export const industryPath = (industry: string) => casesPath({ from: 1, to: 1, filters: [industry] });

/** Page data that the client-side router fetches. */
export const PAGE_DATA_SUFFIX = '/index.pageContext.json';

const screenOfAlias: ReadonlyMap<string, string> = new Map(
  Object.values(screens).flatMap(({ path, aliases }) => aliases.map(alias => [alias, path] as const)),
);

/**
 * The canonical path an alias answers 301 to, or undefined when the path is no alias.
 * @param path a normalised path without query (see `normalisePath`).
 */
export function findAliasTarget(path: string): string | undefined {
  if (path.endsWith(PAGE_DATA_SUFFIX)) return undefined;
  const screen = screenOfAlias.get(path);
  if (screen) return screen;
  const page = /^(?:\/casepage\/page|\/resources\/blog\/page)\/(\d+)$/.exec(path)?.[1];
  if (page) return path.startsWith('/casepage') ? `${CASES_PAGE_BASE}/${page}` : `${BLOG_PAGE_BASE}/${page}`;
  const slug = /^\/casepage\/([^/]+)$/.exec(path)?.[1];
  return slug && slug !== 'page' ? casePath(slug) : undefined;
}

/** Pages are edited below their ids, which may have capital letters. */
const UNTOUCHED = [...API_ROOTS, uploadsBase, '/assets', '/_vike', adminPaths.pages].map(base => `${base}/`);
const PAGE_FILES = /(?:\/(?:index|default|main)\.(?:html?|php|aspx?))+\/?$/;
/** Letters, digits, `-`, `_` and `~` in percent-encoding. A dot stays as it is written: two of them would climb. */
const ENCODED_PLAIN = /%(?:2d|5f|7e|3\d|[46][1-9a-f]|[57][\da])/gi;
const BROKEN_ENCODING = /%(?![\da-f]{2})/i;

/**
 * The cleaned form of a path: letters as such and lowercase, single slashes, no trailing slash, no page file at
 * the end (rule 2). Paths of the API, uploads, built assets and page data come back as they are.
 */
export function normalisePath(path: string): string {
  if (path.endsWith(PAGE_DATA_SUFFIX) || UNTOUCHED.some(base => path.startsWith(base))) return path;
  const cleaned = decodePlain(path)
    .replace(/\\/g, '/')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, part => (part.startsWith('%') ? part : part.toLowerCase()))
    .replace(/\/{2,}/g, '/')
    .replace(PAGE_FILES, '/')
    .replace(/(?<=.)\/$/, '');
  const withAnd = cleaned.replaceAll('%26', '&');
  return isScreenPath(withAnd) ? withAnd : cleaned;
}

/** A path that is not properly encoded is left alone: decoding a part of it could make up a code that was none. */
const decodePlain = (path: string) =>
  !path.includes('%') || BROKEN_ENCODING.test(path)
    ? path
    : path.replace(ENCODED_PLAIN, code => decodeURIComponent(code));

/** Whether a cleaned path belongs to an API, where nothing redirects (rule 3). */
export const isApiPath = (path: string): boolean =>
  API_ROOTS.some(root => path === root || path.startsWith(`${root}/`));

const screenPaths: ReadonlySet<string> = new Set(Object.values(screens).map(({ path }) => path));

/** Whether a cleaned path is a screen of the site. */
export const isScreenPath = (path: string): boolean => screenPaths.has(path);

/** The screen at a cleaned path; a later page of a list is that list. */
export const findScreen = (path: string): ScreenName | undefined =>
  (Object.keys(screens) as ScreenName[]).find(name => screens[name].path === stripPageNumber(path));

/** The address of the list that a page of it belongs to; any other path as it is. */
export const stripPageNumber = (path: string): string =>
  path.startsWith(`${CASES_PAGE_BASE}/`)
    ? screens.cases.path
    : path.startsWith(`${BLOG_PAGE_BASE}/`)
      ? screens.blog.path
      : path;

/** Whether a path belongs to the staff area. */
export const isAdminPath = (path: string): boolean =>
  path === adminPaths.base || path.startsWith(`${adminPaths.base}/`);

/** Whether there may be a page at a cleaned path. What is none needs no renderer to say so. */
export const isPagePath = (path: string): boolean =>
  screenPaths.has(path) ||
  path === kitPath ||
  isAdminPath(path) ||
  /^\/(?:cases|article|cases\/page|blog\/page)\/[\w-]{1,1000}$/.test(path);
