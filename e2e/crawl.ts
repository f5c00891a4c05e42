/** A page as its HTML tells it: enough to judge links, headings and metadata without a browser. */
export type CrawledPage = {
  /** Path and query, without what stands behind `#`. */
  address: string;
  status: number;
  html: string;
  links: string[];
};

export type DeadLink = { from: string; to: string; status: number };

const entities: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** The text a piece of our HTML stands for. */
export const decode = (html: string) => html.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole);

/** Every tag of one kind, as its attributes in one string. */
export const tags = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:"[^"]*"|[^>"])*)>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );

export function attribute(of: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(of)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** The content of a `meta` element, by its `name` or `property`. */
export function meta(html: string, name: string): string | undefined {
  const found = tags(html, 'meta').find(tag =>
    [attribute(tag, 'name'), attribute(tag, 'property')].includes(name),
  );
  return found && attribute(found, 'content');
}

/** Scripts and templates hold text that looks like markup. */
export const withoutScripts = (html: string) =>
  html.replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<noscript\b[^>]*>.*?<\/noscript>/gs, '');

/**
 * Reads a site as a robot does: from its first page and its `sitemap.xml`, link by link, until nothing is new.
 * States of lists (`?domain=…`) are read, but what they link to is not: they link to every other state.
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
      for (const link of page.links.map(withoutHash)) {
        if (known.has(link)) continue;
        known.add(link);
        queue.push(link);
      }
    }
  };
  // One at first, so that the others find something to read.
  pages.push(await readPage(origin, queue.shift() ?? '/'));
  await Promise.all(Array.from({ length: 4 }, read));
  return { pages, listed };
}

export const withoutHash = (link: string) => link.split('#')[0] ?? link;

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const answer = await fetch(origin + address, { redirect: 'manual', headers: { accept: 'text/html' } });
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isHtml ? await answer.text() : '';
  const links = tags(withoutScripts(html), 'a').flatMap(tag => {
    const href = attribute(tag, 'href');
    const url = href === undefined ? null : URL.parse(href, origin + address);
    return url?.origin === origin ? [url.pathname + url.search + url.hash] : [];
  });
  return { address, status: answer.status, html, links: [...new Set(links)] };
}
