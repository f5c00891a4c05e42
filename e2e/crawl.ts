/** A page's HTML and links, which can be checked without a browser. */
export type CrawledPage = {
  /** Path and query, without the fragment. */
  address: string;
  status: number;
  html: string;
  links: string[];
};

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** Supports only the entities in our HTML. */
export const decode = (html: string) =>
  html.replace(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity);

/** Returns the attributes of each tag with this name. */
export const findTags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|[^>"])*)>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

export function getAttribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Returns the content of a `meta` element by its `name` or `property`. */
export function findMeta(html: string, name: string): string | undefined {
  const metaTag = findTags(html, 'meta').find(tag =>
    [getAttribute(tag, 'name'), getAttribute(tag, 'property')].includes(name),
  );
  return metaTag && getAttribute(metaTag, 'content');
}

/** Removes `script` and `noscript` elements, which can contain text that looks like markup. */
export const stripScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '');

/**
 * Crawls a site from its home page and `sitemap.xml` until nothing is new. List states (`?domain=…`) are read, but
 * not followed, since they link to every other state.
 */
export async function crawl(origin: string): Promise<{ pages: CrawledPage[]; sitemapPaths: string[] }> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const sitemapPaths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const url = new URL(decode(location));
    return url.pathname + url.search;
  });
  const knownPaths = new Set(['/', ...sitemapPaths]);
  const queue = [...knownPaths];
  const pages: CrawledPage[] = [];
  const crawlQueue = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const page = await readPage(origin, address);
      pages.push(page);
      if (address.includes('?')) continue;
      for (const link of page.links.map(stripHash)) {
        if (knownPaths.has(link)) continue;
        knownPaths.add(link);
        queue.push(link);
      }
    }
  };
  // Read one page first, so that the queue contains links.
  pages.push(await readPage(origin, queue.shift() ?? '/'));
  await Promise.all(Array.from({ length: 4 }, crawlQueue));
  return { pages, sitemapPaths };
}

export const stripHash = (link: string) => link.split('#')[0] ?? link;

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const response = await fetch(origin + address, { redirect: 'manual', headers: { accept: 'text/html' } });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isHtml ? await response.text() : '';
  const links = findTags(stripScripts(html), 'a').flatMap(tag => {
    const href = getAttribute(tag, 'href');
    const url = href === undefined ? null : URL.parse(href, origin + address);
    return url?.origin === origin ? [url.pathname + url.search + url.hash] : [];
  });
  return { address, status: response.status, html, links: [...new Set(links)] };
}
