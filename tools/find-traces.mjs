/**
 * Searches a rebranded site for traces of the previous agency: every page on desktop and phone, its source and
 * resources, robots, feeds, emails, cookies and browser storage, and colours in images. `--staff` adds the admin.
 * node tools/find-traces.mjs http://localhost:3000 --words "Former Name,City,FN-" --colour "#112233,#445566"
 * [--outbox data/outbox] [--also "/taken-down,/api/v1/projects"] [--staff "me@agency.example:password"]
 * Words of four letters or more match in any case.
 */
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
    staff: { type: 'string' },
  },
});
const origin = positionals[0] && new URL(positionals[0]).origin;
if (!origin) throw new Error('Name the URL of a site.');
const parseList = (list = '') => list.split(',').filter(Boolean);
const words = parseList(values.words);
const colours = parseList(values.colour);
const rgbColours = colours.map(colour =>
  [1, 3, 5].map(start => Number.parseInt(colour.slice(start, start + 2), 16)),
);

/** Minimum share of pixels, per mille, for a colour to count as visible. */
const VISIBLE_PER_MILLE = 0.05;
/** Tolerance per channel, because images are compressed. */
const COLOUR_TOLERANCE = 10;

let matchCount = 0;
const report = trace => {
  matchCount++;
  console.log(trace);
};
const reportMatches = (location, text, searchWords = words) => {
  for (const word of searchWords) {
    const isCaseInsensitive = word.length >= 4;
    const matchIndex = isCaseInsensitive
      ? text.toLowerCase().indexOf(word.toLowerCase())
      : text.indexOf(word);
    if (matchIndex !== -1)
      report(
        `${location}: ${text.slice(Math.max(0, matchIndex - 50), matchIndex + 60).replace(/\s+/g, ' ')}`,
      );
  }
};

/** Matches a colour as a variable's fallback, which is never visible if the head always sets the variable. */
const createFallbackPattern = colour => new RegExp(`var\\(--[\\w-]+, ?${colour}\\)`, 'gi');
const findNamedColours = (location, text) => {
  for (const colour of colours)
    reportMatches(location, text.replace(createFallbackPattern(colour), ''), [colour]);
};

async function countPixels(location, bytes) {
  if (rgbColours.length === 0) return;
  const image = sharp(bytes).removeAlpha().toColourspace('srgb');
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  for (const [index, colour] of rgbColours.entries()) {
    let nearCount = 0;
    for (let offset = 0; offset < data.length; offset += info.channels)
      if (colour.every((value, channel) => Math.abs(data[offset + channel] - value) <= COLOUR_TOLERANCE))
        nearCount++;
    const share = (1000 * nearCount) / (info.width * info.height);
    if (share >= VISIBLE_PER_MILLE)
      report(`${location}: ${share.toFixed(2)} ‰ of the pixels are ${colours[index]}`);
  }
}

/** Lists the PNG files in an icon file. */
function* listIconImages(bytes) {
  for (let entry = 0; entry < bytes.readUInt16LE(4); entry++) {
    const entryOffset = 6 + 16 * entry;
    const offset = bytes.readUInt32LE(entryOffset + 12);
    yield bytes.subarray(offset, offset + bytes.readUInt32LE(entryOffset + 8));
  }
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox'],
});
const PHONE = { width: 360, height: 740 };
const contextOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' };
const context = await browser.newContext(contextOptions);
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
const knownUrls = new Set(['/', '/admin/signin', '/api/v1/docs', '/no-such-page', '/contact-us?ask=fees']);
for (const urlPath of (values.also ?? '').split(',').filter(Boolean)) knownUrls.add(urlPath);
const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
for (const [, url] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
  const { pathname } = new URL(url.replaceAll('&amp;', '&'));
  knownUrls.add(pathname);
}

const toSitePath = href => {
  const url = new URL(href, origin);
  return url.origin === origin ? url.pathname + url.search : undefined;
};

for (const urlPath of knownUrls) {
  const page = await context.newPage();
  page.on('response', response => {
    const asset = toSitePath(response.url());
    if (asset && response.request().resourceType() !== 'document') files.add(asset);
  });
  const response = await page.goto(origin + urlPath);
  reportMatches(`headers of ${urlPath}`, JSON.stringify(await response.allHeaders()));
  // The source also contains closed menus, hidden content and data for scripts.
  const source = await response.text();
  reportMatches(`source of ${urlPath}`, source);
  findNamedColours(`source of ${urlPath}`, source);
  await page.mouse.move(1, 1);
  await page.waitForTimeout(300);
  const pageData = await page.evaluate(() => {
    const readValues = selector =>
      [...document.querySelectorAll(selector)].flatMap(element =>
        element.getAttributeNames().map(name => element.getAttribute(name)),
      );
    return {
      text: [
        document.title,
        document.body.innerText,
        ...readValues('meta,link,a,button,input,textarea,img,nav,section,[aria-label],[title]'),
        ...[...document.querySelectorAll('script[type="application/ld+json"]')].map(
          script => script.textContent,
        ),
      ].join('\n'),
      links: [...document.querySelectorAll('a[href]')].map(link => link.href),
      pictures: [
        ...document.querySelectorAll(
          'meta[property="og:image"],link[rel~="icon"],link[rel="apple-touch-icon"]',
        ),
      ].map(element => element.content ?? element.href),
    };
  });
  reportMatches(urlPath, pageData.text);
  await countPixels(`${urlPath}, seen`, await page.screenshot({ fullPage: true }));
  await page.emulateMedia({ media: 'print' });
  await countPixels(`${urlPath}, printed`, await page.screenshot({ fullPage: true }));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(PHONE);
  reportMatches(`${urlPath} on a phone`, await page.evaluate(() => document.body.innerText));
  await countPixels(`${urlPath} on a phone`, await page.screenshot({ fullPage: true }));
  for (const link of pageData.links) {
    const sitePath = toSitePath(link.split('#')[0]);
    if (!sitePath || sitePath.includes('?') || /^\/(admin|api|uploads)\b/.test(sitePath)) continue;
    if (/\.\w{2,5}$/.test(sitePath)) files.add(sitePath);
    else knownUrls.add(sitePath);
  }
  for (const image of pageData.pictures) {
    const file = toSitePath(image);
    if (file) files.add(file);
  }
  await page.close();
}
reportMatches('cookies and storage', JSON.stringify(await context.storageState()));

/** Lists the screens reachable from the admin's navigation. */
async function listAdminScreens(email, password) {
  const signedInContext = await browser.newContext(contextOptions);
  const response = await signedInContext.request.post(`${origin}/api/trpc/members.signIn`, {
    data: { email, password },
  });
  if (!response.ok()) throw new Error(`Nobody is let in as ${email}.`);
  const page = await signedInContext.newPage();
  const screens = new Set(['/admin/posts', '/admin/calendar', '/admin/trash', '/admin/system']);
  for (const screen of screens) {
    await page.goto(origin + screen);
    await page.waitForLoadState('networkidle');
    const typedText = await page.evaluate(() =>
      [...document.querySelectorAll('input,textarea')].map(field => field.value).join('\n'),
    );
    reportMatches(screen, `${await page.evaluate(() => document.body.innerText)}\n${typedText}`);
    // The brand page offers the built-in colour as a choice.
    if (!page.url().includes('/admin/settings/brand'))
      await countPixels(`${screen}, seen`, await page.screenshot({ fullPage: true }));
    const links = await page.evaluate(() => [...document.querySelectorAll('a[href]')].map(link => link.href));
    for (const link of links) {
      const sitePath = toSitePath(link.split('#')[0]);
      if (sitePath && /^\/admin\/(?!preview)[\w/-]+$/.test(sitePath)) screens.add(sitePath);
    }
  }
  reportMatches('cookies and storage of staff', JSON.stringify(await signedInContext.storageState()));
  return screens.size;
}
const [, email, password] = /^(.+?):(.+)$/.exec(values.staff ?? '') ?? [];
const screens = email ? await listAdminScreens(email, password) : 0;
await browser.close();

for (const file of files) {
  const response = await fetch(origin + file);
  const type = response.headers.get('content-type') ?? '';
  reportMatches(`headers of ${file}`, JSON.stringify([...response.headers]));
  const bytes = Buffer.from(await response.arrayBuffer());
  // Scripts contain the built-in facts as defaults.
  if (/javascript/.test(type)) continue;
  const text = /^(text|application)\/|svg/.test(type) ? bytes.toString() : '';
  reportMatches(file, text);
  // Drawings contain their colours as text, and a sprite file displays nothing itself.
  if (/svg/.test(type)) findNamedColours(file, text);
  if (/^image\/(png|jpeg|webp|avif|gif)/.test(type)) await countPixels(file, bytes);
  if (/icon/.test(type)) for (const image of listIconImages(bytes)) await countPixels(file, image);
}

for (const name of values.outbox ? readdirSync(values.outbox, { recursive: true, encoding: 'utf8' }) : []) {
  if (!name.endsWith('.eml')) continue;
  const mail = await PostalMime.parse(readFileSync(path.join(values.outbox, name)));
  reportMatches(`mail ${name}`, JSON.stringify({ ...mail, attachments: undefined }));
  findNamedColours(`mail ${name}`, mail.html ?? '');
  for (const { content, mimeType } of mail.attachments)
    if (/^image\//.test(mimeType)) await countPixels(`mail ${name}`, Buffer.from(content));
}

console.log(
  `${knownUrls.size} pages, ${screens} screens of staff, ${files.size} files: ${matchCount} traces`,
);
process.exitCode = matchCount > 0 ? 1 : 0;
