import path from 'node:path';
import { META_DESCRIPTION_MAX } from '../domain/limits';
import { screens } from '../domain/paths';
import {
  type CrawledPage,
  crawl,
  decode,
  findMeta,
  findTags,
  getAttribute,
  stripHash,
  stripScripts,
} from './crawl';
import { expect, test } from './fixtures';

// One worker reads the site once for all tests.
test.describe.configure({ mode: 'default' });

let pages: CrawledPage[] = [];
let sitemapPaths: string[] = [];
/** Pages with their own metadata. List states share the list's metadata. */
let crawledPages: CrawledPage[] = [];

test.beforeAll(async ({ site }) => {
  ({ pages, sitemapPaths } = await crawl(site.url));
  crawledPages = pages.filter(({ address, html }) => html && !address.includes('?'));
});

test('links only to existing pages and fragments, without redirects', () => {
  const byAddress = new Map(pages.map(page => [page.address, page]));
  const problems = crawledPages.flatMap(({ address, links }) =>
    links.flatMap(link => {
      const target = byAddress.get(stripHash(link));
      if (target?.status !== 200) return [`${address} → ${link}: ${target?.status}`];
      const id = decodeURIComponent(link.split('#')[1] ?? '');
      return !id || target.html.includes(`id="${id}"`) ? [] : [`${address} → ${link}: no such place`];
    }),
  );
  expect(problems).toEqual([]);
});

test('lists exactly the reachable, indexable pages in the sitemap', () => {
  const indexablePages = crawledPages.filter(({ html }) => !findMeta(html, 'robots')?.includes('noindex'));
  expect(indexablePages.map(({ address }) => address).sort()).toEqual([...sitemapPaths].sort());
});

test('gives every image alternative text or marks it as decorative', () => {
  const silentForms = crawledPages.flatMap(({ address, html }) =>
    findTags(stripScripts(html), 'img')
      .filter(tag => !/(?:^|\s)alt(?:=|\s|$)/.test(tag))
      .map(tag => `${address}: ${getAttribute(tag, 'src')}`),
  );
  expect(silentForms).toEqual([]);
});

test('uses one h1 per page and consecutive heading levels', () => {
  const problems = crawledPages.flatMap(({ address, html }) => {
    const levels = [...stripScripts(html).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    const hasSkippedLevel = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return hasSkippedLevel || levels.filter(level => level === 1).length !== 1
      ? [`${address}: ${levels.join(' ')}`]
      : [];
  });
  expect(problems).toEqual([]);
});

test('gives every page a unique title and a unique description of limited length', () => {
  const titles = crawledPages.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
  const descriptions = crawledPages.map(({ html }) => findMeta(html, 'description'));
  expect(findRepeatedValues(crawledPages.map(({ address }, index) => [address, titles[index]]))).toEqual([]);
  expect(
    findRepeatedValues(crawledPages.map(({ address }, index) => [address, descriptions[index]])),
  ).toEqual([]);
  const longDescriptions = descriptions.filter(text => (text?.length ?? 0) > META_DESCRIPTION_MAX);
  expect(longDescriptions).toEqual([]);
});

test('gives every page a canonical URL', ({ site }) => {
  const problems = crawledPages.flatMap(({ address, html }) => {
    const canonical = findTags(html, 'link').find(tag => getAttribute(tag, 'rel') === 'canonical');
    const urls = [canonical && getAttribute(canonical, 'href'), findMeta(html, 'og:url')];
    return urls.every(name => name === site.url + address) ? [] : [`${address}: ${urls.join(' ')}`];
  });
  expect(problems).toEqual([]);
});

test('gives every page valid structured data, including the agency', () => {
  const wrongPages = crawledPages.filter(({ html }) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { '@context'?: string; '@type'?: string },
    );
    return (
      !blocks.some(block => block['@type'] === 'Organization') ||
      blocks.some(block => block['@context'] !== 'https://schema.org' || !block['@type'])
    );
  });
  expect(wrongPages.map(({ address }) => address)).toEqual([]);
});

// `server/discovery/og/og.test.ts` renders every kind of share image.
test('gives every page a share image', async ({ site }) => {
  const imageUrls = crawledPages.map(({ html }) => findMeta(html, 'og:image') ?? '');
  expect(imageUrls.filter(url => !url.startsWith(site.url))).toEqual([]);
  expect(new Set(imageUrls).size).toBeGreaterThan(Object.keys(screens).length);
  const urlsByFolder = new Map(imageUrls.map(url => [path.dirname(url), url]));
  expect(urlsByFolder.size).toBeGreaterThan(2);
  for (const url of urlsByFolder.values()) {
    const response = await fetch(url);
    expect([url, response.status, response.headers.get('content-type')]).toEqual([url, 200, 'image/png']);
  }
});

test('requests only existing files on every page', async ({ site }) => {
  const files = new Set(
    crawledPages.flatMap(({ html }) => [
      ...['script', 'img', 'video', 'source'].flatMap(name =>
        findTags(html, name).flatMap(tag => getAttribute(tag, 'src') ?? []),
      ),
      ...findTags(html, 'link').flatMap(tag => getAttribute(tag, 'href') ?? []),
      ...['img', 'source'].flatMap(name =>
        findTags(html, name).flatMap(tag =>
          (getAttribute(tag, 'srcset') ?? getAttribute(tag, 'srcSet') ?? '')
            .split(/\s*,\s+/)
            .map(entry => entry.split(' ')[0] ?? ''),
        ),
      ),
    ]),
  );
  const queue = [...files]
    .map(file => decode(file))
    .filter(file => file.startsWith('/') || file.startsWith(site.url));
  expect(queue.length).toBeGreaterThan(100);
  const problems: string[] = [];
  const checkNext = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const response = await fetch(new URL(file, site.url), { method: 'HEAD' });
      if (response.status !== 200) problems.push(`${file}: ${response.status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, checkNext));
  expect(problems).toEqual([]);
});

/** Returns values that are missing or used by two pages. */
const findRepeatedValues = (values: [address: string, value: string | undefined][]) =>
  values
    .filter(([, value], index) => !value || values.findIndex(([, other]) => other === value) !== index)
    .map(([address, value]) => `${address}: ${value}`);
