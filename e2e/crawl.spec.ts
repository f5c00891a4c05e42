import { META_DESCRIPTION_MAX } from '../domain/limits';
import { screens } from '../domain/paths';
import { attribute, type CrawledPage, crawl, decode, meta, tags, withoutHash, withoutScripts } from './crawl';
import { expect, test } from './fixtures';

// One worker reads the site once for all of these.
test.describe.configure({ mode: 'default' });

let pages: CrawledPage[] = [];
let listed: string[] = [];
/** Pages with an address of their own: states of a list share the metadata of the list. */
let places: CrawledPage[] = [];

test.beforeAll(async ({ site }) => {
  ({ pages, listed } = await crawl(site.url));
  places = pages.filter(({ address, html }) => html && !address.includes('?'));
});

test('every link of ours leads straight to a page, and to a place on it', () => {
  const byAddress = new Map(pages.map(page => [page.address, page]));
  const wrong = places.flatMap(({ address, links }) =>
    links.flatMap(link => {
      const target = byAddress.get(withoutHash(link));
      if (target?.status !== 200) return [`${address} → ${link}: ${target?.status}`];
      const id = decodeURIComponent(link.split('#')[1] ?? '');
      return !id || target.html.includes(`id="${id}"`) ? [] : [`${address} → ${link}: no such place`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the sitemap lists exactly the pages that can be reached and may be indexed', () => {
  const indexed = places.filter(({ html }) => !meta(html, 'robots')?.includes('noindex'));
  expect(indexed.map(({ address }) => address).sort()).toEqual([...listed].sort());
});

test('every picture says what it shows, or that it shows nothing to read', () => {
  const silent = places.flatMap(({ address, html }) =>
    tags(withoutScripts(html), 'img')
      .filter(tag => !/(?:^|\s)alt(?:=|\s|$)/.test(tag))
      .map(tag => `${address}: ${attribute(tag, 'src')}`),
  );
  expect(silent).toEqual([]);
});

test('every page has one h1, and its headings go down one step at a time', () => {
  const wrong = places.flatMap(({ address, html }) => {
    const levels = [...withoutScripts(html).matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    const skipped = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
    return skipped || levels.filter(level => level === 1).length !== 1
      ? [`${address}: ${levels.join(' ')}`]
      : [];
  });
  expect(wrong).toEqual([]);
});

test('every page has a title and a description of its own', () => {
  const titles = places.map(({ html }) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
  const descriptions = places.map(({ html }) => meta(html, 'description'));
  expect(repeated(places.map(({ address }, index) => [address, titles[index]]))).toEqual([]);
  expect(repeated(places.map(({ address }, index) => [address, descriptions[index]]))).toEqual([]);
  const tooLong = descriptions.filter(text => (text?.length ?? 0) > META_DESCRIPTION_MAX);
  expect(tooLong).toEqual([]);
});

test('every page names its own address', ({ site }) => {
  const wrong = places.flatMap(({ address, html }) => {
    const canonical = tags(html, 'link').find(tag => attribute(tag, 'rel') === 'canonical');
    const named = [canonical && attribute(canonical, 'href'), meta(html, 'og:url')];
    return named.every(name => name === site.url + address) ? [] : [`${address}: ${named.join(' ')}`];
  });
  expect(wrong).toEqual([]);
});

test('every page describes itself to robots, and the agency on it', () => {
  const wrong = places.filter(({ html }) => {
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = '']) => JSON.parse(json) as { '@context'?: string; '@type'?: string },
    );
    return (
      !blocks.some(block => block['@type'] === 'Organization') ||
      blocks.some(block => block['@context'] !== 'https://schema.org' || !block['@type'])
    );
  });
  expect(wrong.map(({ address }) => address)).toEqual([]);
});

test('every page has a picture for networks to show', async ({ site }) => {
  const addresses = places.map(({ html }) => meta(html, 'og:image') ?? '');
  expect(addresses.filter(address => !address.startsWith(site.url))).toEqual([]);
  expect(new Set(addresses).size).toBeGreaterThan(Object.keys(screens).length);
  const queue = [...new Set(addresses)];
  const wrong: string[] = [];
  const look = async () => {
    for (let address = queue.shift(); address; address = queue.shift()) {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      const type = answer.headers.get('content-type');
      if (answer.status !== 200 || type !== 'image/png') wrong.push(`${address}: ${answer.status} ${type}`);
    }
  };
  await Promise.all([look(), look()]);
  expect(wrong).toEqual([]);
});

test('every file a page asks for is there', async ({ site }) => {
  const files = new Set(
    places.flatMap(({ html }) => [
      ...['script', 'img', 'video', 'source'].flatMap(name =>
        tags(html, name).flatMap(tag => attribute(tag, 'src') ?? []),
      ),
      ...tags(html, 'link').flatMap(tag => attribute(tag, 'href') ?? []),
      ...['img', 'source'].flatMap(name =>
        tags(html, name).flatMap(tag =>
          (attribute(tag, 'srcset') ?? attribute(tag, 'srcSet') ?? '')
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
  const wrong: string[] = [];
  const look = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      const answer = await fetch(new URL(file, site.url), { method: 'HEAD' });
      if (answer.status !== 200) wrong.push(`${file}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, look));
  expect(wrong).toEqual([]);
});

/** Values that are missing or that two pages share. */
const repeated = (values: [address: string, value: string | undefined][]) =>
  values
    .filter(([, value], index) => !value || values.findIndex(([, other]) => other === value) !== index)
    .map(([address, value]) => `${address}: ${value}`);
