// Writes what a running site answers into a folder, so that two states of the code can be compared on the same data:
// node tools/freeze.mjs http://localhost:3000 before
// (build the other state and start it on a copy of the same data folder)
// node tools/freeze.mjs http://localhost:3000 after && git diff --no-index before after
// Of each page its status, headers, metadata and structured data, its text without script, and its markup with one
// element a line. Names that a build makes up (classes, files, ids) are replaced by their order.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const [origin, folder] = process.argv.slice(2);
if (!origin || !folder) throw new Error('Name the address of a site and a folder.');

const API = '/api/v1';
const HEADERS = ['content-type', 'cache-control', 'location', 'link', 'x-robots-tag', 'vary'];
const FILES = [
  '/robots.txt',
  '/sitemap.xml',
  '/site.webmanifest',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/.well-known/security.txt',
];
const ENTITIES = { amp: '&', quot: '"', lt: '<', gt: '>', nbsp: '\u00a0', '#x27': "'", '#39': "'" };

const decode = html => html.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

async function get(address) {
  const response = await fetch(origin + address, {
    redirect: 'manual',
    headers: { accept: 'text/html, */*' },
  });
  const headers = Object.fromEntries(HEADERS.map(name => [name, response.headers.get(name) ?? undefined]));
  return { status: response.status, headers, text: await response.text() };
}

/** Replaces each name by its order in the document: the same but for its names is the same. */
function orderNames(html) {
  const names = new Map();
  const rename = prefix => name => {
    if (!names.has(name)) names.set(name, `${prefix}${names.size}`);
    return names.get(name);
  };
  const [className, id] = [rename('c'), rename('id')];
  return html
    .replace(/class="([^"]*)"/g, (_, list) => `class="${list.split(' ').map(className).join(' ')}"`)
    .replace(/--_\w+/g, className)
    .replace(/\b_[Rr]_\w*_/g, id)
    .replace(/\/assets\/(?:entries\/|chunks\/|static\/)*([\w.()-]*?)[.-][\w-]{8}(?=\.\w+)/g, '/assets/$1');
}

const withoutScripts = html => html.replace(/<script\b[^>]*>.*?<\/script>/gs, '');

const toMarkup = html =>
  orderNames(
    withoutScripts(html)
      // How many files script and styles are cut into, and small styles in the head, are the build's business.
      .replace(/<link\b[^>]*rel="(?:modulepreload|preload|stylesheet)"[^>]*>/g, '')
      .replace(/(<style\b[^>]*>).*?(<\/style>)/gs, '$1$2'),
  ).replace(/>\s*</g, '>\n<');

const toText = html =>
  decode(
    withoutScripts(html)
      .replace(/^.*<body\b[^>]*>/s, '')
      .replace(/<(style|template|svg)\b[^>]*>.*?<\/\1>/gs, '')
      .replace(/<\/?(?:a|b|strong|em|i|span|code|wbr|sup|sub)\b[^>]*>/g, '')
      .replace(/<[^>]+>/g, '\n'),
  ).replace(/[ \t\r]*\n\s*/g, '\n');

/** Title, `meta` and `link` elements and structured data, each on a line. */
const toMetadata = html => [
  ...[
    ...html.matchAll(/<title>[^<]*<\/title>|<meta\b[^>]*>|<link\b[^>]*rel="(?:canonical|alternate)"[^>]*>/g),
  ].map(([tag]) => tag),
  ...[...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.stringify(JSON.parse(json), undefined, 2),
  ),
];

function findLinks(html, address) {
  return [...withoutScripts(html).matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.parse(decode(href), origin + address);
    return url?.origin === origin ? [url.pathname + url.search] : [];
  });
}

function save(kind, address, text) {
  const file = path.join(folder, kind, `${encodeURIComponent(address.slice(1)) || 'index'}`.slice(0, 200));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
}

const listed = [...(await get('/sitemap.xml')).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => {
  const { pathname, search } = new URL(decode(url));
  return pathname + search;
});
const known = new Set(['/', '/not-found', '/no-such-page', ...listed]);
for (const address of known) {
  const { status, headers, text } = await get(address);
  const isPage = headers['content-type']?.startsWith('text/html');
  save(
    'status',
    address,
    [status, JSON.stringify(headers, undefined, 2), ...(isPage ? toMetadata(text) : [])].join('\n'),
  );
  if (!isPage) continue;
  save('text', address, toText(text));
  save('markup', address, toMarkup(text));
  // States of lists link to every other state.
  if (!address.includes('?')) for (const link of findLinks(text, address)) known.add(link);
}
for (const file of FILES) save('files', file, (await get(file)).text);

let answers = 1;
const { text: openapi } = await get(`${API}/openapi.json`);
save('rest', `${API}/openapi.json`, JSON.stringify(JSON.parse(openapi), undefined, 2));
const lists = Object.keys(JSON.parse(openapi).paths).filter(
  name => `${name}/{id}` in JSON.parse(openapi).paths,
);
for (const list of lists) {
  const { text } = await get(`${list}?limit=100`);
  save('rest', list, text);
  for (const query of ['?offset=3&limit=2', '?fields=title,slug', '?limit=x'])
    save('rest', list + query, (await get(list + query)).text);
  for (const { _id, slug } of JSON.parse(text).data?.data ?? []) {
    for (const item of [`${list}/${_id}`, `${list}/slug/${slug}`]) save('rest', item, (await get(item)).text);
    answers += 2;
  }
  answers += 4;
}
console.log(
  `${known.size} addresses, ${FILES.length} files, ${answers} answers of the interface for programs`,
);
