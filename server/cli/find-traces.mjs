// Looks for what a site must not show any more, once it is another agency's: renders every page it leads to, reads all that
// these load and what robots, feeds and mails get, and counts pixels of a colour in pictures.
// node server/cli/find-traces.mjs http://localhost:3000 --words "Former Name,City,FN-" --colour "#112233" [--outbox data/outbox]
// [--also "/taken-down,/api/v1/projects"]
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import PostalMime from 'postal-mime';
import sharp from 'sharp';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    words: { type: 'string' },
    colour: { type: 'string' },
    outbox: { type: 'string' },
    also: { type: 'string' },
  },
});
const origin = positionals[0] && new URL(positionals[0]).origin;
if (!origin) throw new Error('Name the address of a site.');
const words = (values.words ?? '').split(',').filter(Boolean);
const wanted = values.colour && [1, 3, 5].map(at => Number.parseInt(values.colour.slice(at, at + 2), 16));

/** Of 1,000 pixels so many at least make a colour one that is seen. */
const SEEN_PER_MILLE = 0.05;
/** How far a channel may be off: pictures are compressed. */
const NEAR = 10;

let found = 0;
const traces = (where, text, sought = words) => {
  for (const word of sought) {
    const at = text.indexOf(word);
    if (at === -1) continue;
    found++;
    console.log(`${where}: ${text.slice(Math.max(0, at - 50), at + 60).replace(/\s+/g, ' ')}`);
  }
};

async function pixels(where, bytes) {
  if (!wanted) return;
  const image = sharp(bytes).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  let near = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (wanted.every((value, channel) => Math.abs(data[at + channel] - value) <= NEAR)) near++;
  const share = (1000 * near) / (info.width * info.height);
  if (share < SEEN_PER_MILLE) return;
  found++;
  console.log(`${where}: ${share.toFixed(2)} ‰ of the pixels are ${values.colour}`);
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
const files = new Set([
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/site.webmanifest',
  '/.well-known/security.txt',
  '/api/v1/openapi.json',
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/api/v1/projects',
  '/api/v1/blogs',
  '/api/v1/no-such-thing',
]);
const known = new Set(['/', '/admin/signin', '/api/v1/docs', '/no-such-page', '/contact-us?ask=fees']);
for (const address of (values.also ?? '').split(',').filter(Boolean)) known.add(address);
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
  const { pathname } = new URL(address.replaceAll('&amp;', '&'));
  known.add(pathname);
}

const own = address => {
  const url = new URL(address, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
};

for (const address of known) {
  const page = await context.newPage();
  page.on('response', response => {
    const asset = own(response.url());
    if (asset && response.request().resourceType() !== 'document') files.add(asset);
  });
  const answer = await page.goto(origin + address);
  traces(`headers of ${address}`, JSON.stringify(await answer.allHeaders()));
  await page.mouse.move(1, 1);
  await page.waitForTimeout(300);
  const told = await page.evaluate(() => {
    const values = selector =>
      [...document.querySelectorAll(selector)].flatMap(each =>
        each.getAttributeNames().map(name => each.getAttribute(name)),
      );
    return {
      text: [
        document.title,
        document.body.innerText,
        ...values('meta,link,a,button,input,textarea,img,nav,section,[aria-label],[title]'),
        ...[...document.querySelectorAll('script[type="application/ld+json"]')].map(each => each.textContent),
      ].join('\n'),
      links: [...document.querySelectorAll('a[href]')].map(each => each.href),
      pictures: [
        ...document.querySelectorAll(
          'meta[property="og:image"],link[rel~="icon"],link[rel="apple-touch-icon"]',
        ),
      ].map(each => each.content ?? each.href),
    };
  });
  traces(address, told.text);
  await pixels(`${address}, seen`, await page.screenshot({ fullPage: true }));
  await page.emulateMedia({ media: 'print' });
  await pixels(`${address}, printed`, await page.screenshot({ fullPage: true }));
  for (const link of told.links) {
    const next = own(link.split('#')[0]);
    if (!next || next.includes('?') || /^\/(admin|api|uploads)\b/.test(next)) continue;
    if (/\.\w{2,5}$/.test(next)) files.add(next);
    else known.add(next);
  }
  for (const picture of told.pictures) {
    const file = own(picture);
    if (file) files.add(file);
  }
  await page.close();
}
traces('cookies', JSON.stringify(await context.cookies()));
await browser.close();

for (const file of files) {
  const answer = await fetch(origin + file);
  const type = answer.headers.get('content-type') ?? '';
  traces(`headers of ${file}`, JSON.stringify([...answer.headers]));
  const bytes = Buffer.from(await answer.arrayBuffer());
  // Scripts bring the built-in facts along and tell the site's own.
  if (/javascript/.test(type)) continue;
  const text = /^(text|application)\/|svg/.test(type) ? bytes.toString() : '';
  traces(file, text);
  // A drawing names its colours, and may be one of several in a file that shows nothing by itself.
  if (/svg/.test(type)) traces(file, text.toUpperCase(), [values.colour?.toUpperCase() ?? []].flat());
  if (/^image\/(png|jpeg|webp|avif)/.test(type)) await pixels(file, bytes);
}

for (const name of values.outbox ? readdirSync(values.outbox, { recursive: true, encoding: 'utf8' }) : []) {
  if (!name.endsWith('.eml')) continue;
  const mail = await PostalMime.parse(readFileSync(path.join(values.outbox, name)));
  traces(`mail ${name}`, JSON.stringify({ ...mail, attachments: undefined }));
  for (const { content, mimeType } of mail.attachments)
    if (/^image\//.test(mimeType)) await pixels(`mail ${name}`, Buffer.from(content));
}

console.log(`${known.size} pages, ${files.size} files: ${found} traces`);
process.exitCode = found > 0 ? 1 : 0;
