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
export const decode = (html: string) => html.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

/** Returns the attributes of each tag with this name. */
export const findTags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|[^>"])*)>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

export function getAttribute(of: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(of)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Returns the content of a `meta` element by its `name` or `property`. */
export function findMeta(html: string, name: string): string | undefined {
  const found = findTags(html, 'meta').find(tag =>
    [getAttribute(tag, 'name'), getAttribute(tag, 'property')].includes(name),
  );
  return found && getAttribute(found, 'content');
}

/** Removes scripts and templates, which contain text that looks like markup. */
export const stripScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '');

/**
 * Crawls a site from its home page and `sitemap.xml` until nothing is new. List states (`?domain=…`) are read, but
 * not followed, since they link to every other state.
 */
export async function crawl(origin: string): Promise<{ pages: CrawledPage[]; listed: string[] }> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const url = new URL(decode(address));
    return url.pathname + url.search;
  });
  const known = new Set(['/', ...listed]);
  const queue = [...known];
  const pages: CrawledPage[] = [];
  const read = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const page = await readPage(origin, address);
      pages.push(page);
      if (address.includes('?')) continue;
      for (const link of page.links.map(stripHash)) {
        if (known.has(link)) continue;
        known.add(link);
        queue.push(link);
      }
    }
  };
  // Read one page first, so that the queue contains links.
  pages.push(await readPage(origin, queue.shift() ?? '/'));
  await Promise.all(Array.from({ length: 4 }, read));
  return { pages, listed };
}

export const stripHash = (link: string) => link.split('#')[0] ?? link;

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const answer = await fetch(origin + address, { redirect: 'manual', headers: { accept: 'text/html' } });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isHtml ? await answer.text() : '';
  const links = findTags(stripScripts(html), 'a').flatMap(tag => {
    const href = getAttribute(tag, 'href');
    const url = href === undefined ? null : URL.parse(href, origin + address);
    return url?.origin === origin ? [url.pathname + url.search + url.hash] : [];
  });
  return { address, status: answer.status, html, links: [...new Set(links)] };
}
