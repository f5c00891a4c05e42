// What a key and the opening of the form cost in an article of 200 blocks, and in one of 20, on a slowed processor.
// The two articles are written in by turns; what a key costs must not grow with the article. Then what a save of the
// longer one costs the server, before and after it has a thousand versions.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { addAccount, Site, signIn } from './bench-process.mjs';
import { root } from './toolchain.mjs';

const SLOWED = Number(process.env.BENCH_SLOWED ?? 4);
const KEYS = Number(process.env.BENCH_KEYS ?? 40);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
/** Milliseconds between two keys: faster than people write, slow enough for each to be painted. */
const PAUSE_MS = 150;
const SIZES = [20, 200];
const SAVES = Number(process.env.BENCH_SAVES ?? 200);
const VERSIONS = Number(process.env.BENCH_VERSIONS ?? 1_000);
const VIEWPORT = { width: 1440, height: 900 };

const words = count =>
  Array.from({ length: count }, (_, index) => ['lamps', 'above', 'the', 'northern', 'plan'][index % 5]).join(
    ' ',
  );

/** Every tenth block another kind than text. */
function block(index, picture) {
  const plain = { alt: '', caption: '' };
  if (index % 10 === 0) return { ...plain, type: 'title', content: `Part ${index / 10 + 1}` };
  if (index % 20 === 7)
    return { ...plain, type: 'image', content: picture, alt: 'A plan', caption: 'A plan' };
  if (index % 20 === 3)
    return { ...plain, type: 'code', content: 'const lamp = 1;\nlight(lamp);', language: 'ts' };
  if (index % 40 === 15)
    return {
      ...plain,
      type: 'table',
      content: '',
      rows: [
        ['Lamp', 'Height'],
        ['North', '3 m'],
      ],
    };
  if (index % 20 === 17)
    return { ...plain, type: 'paragraph', content: `<ul><li>${words(9)}</li><li>${words(7)}</li></ul>` };
  return {
    ...plain,
    type: 'paragraph',
    content: `${words(30)} <a href="/blog">${words(2)}</a> ${words(20)}.`,
  };
}

const send = async (origin, cookie, procedure, json) => {
  const answer = await fetch(`${origin}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(json),
  });
  if (!answer.ok) throw new Error(`The bench is refused by ${procedure}: ${await answer.text()}`);
  return answer.json();
};

/** Publishes an article of so many blocks. @returns its title */
async function publish(origin, cookie, blocks) {
  const { data } = await (await fetch(`${origin}/api/v1/blogs?limit=1`)).json();
  const { _id, slug, oldSlugs, revision, createdAt, updatedAt, excerpt, ...values } = data.data[0];
  const title = `An article of ${blocks} blocks`;
  const articleContent = Array.from({ length: blocks }, (_, index) => block(index, values.articleImage));
  await send(origin, cookie, 'articles.create', { ...values, title, articleContent });
  return title;
}

/** What saving a draft costs the server as its form does it, and reading its history, ms of processor. */
async function measureSaves(site, cookie, title) {
  const { origin } = site;
  const { data } = await (await fetch(`${origin}/api/v1/blogs?limit=10`)).json();
  const { _id: id, articleContent } = data.data.find(item => item.title === title);
  let content = articleContent;
  const costs = async (times, act) => {
    const before = site.cpu();
    for (let n = 0; n < times; n++) await act(n);
    return ((site.cpu() - before) * 1_000) / times;
  };
  const save = async n => {
    const to = content.with(content.length >> 1, {
      ...content[content.length >> 1],
      type: 'paragraph',
      content: `Key ${n}`,
    });
    const changes = { articleContent: { from: content, to } };
    content = to;
    await send(origin, cookie, 'content.saveDraft', { kind: 'article', id, changes });
  };
  const asked = encodeURIComponent(JSON.stringify({ kind: 'article', id, limit: 20 }));
  const history = () =>
    fetch(`${origin}/api/trpc/content.history?input=${asked}`, { headers: { cookie } }).then(answer =>
      answer.arrayBuffer(),
    );
  await costs(SAVES / 4, save);
  const row = async versions => ({
    versions,
    'a save': ms(await costs(SAVES, save)),
    'its history': ms(await costs(SAVES, history)),
  });
  const few = await row('a few');
  for (let n = 0; n < VERSIONS; n++)
    await send(origin, cookie, 'articles.update', { id, patch: { meta_title: `Version ${n}` } });
  return [few, await row(VERSIONS)];
}

/** In the page: from each key until it is painted, ms. */
function watchKeys() {
  window.painted = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.painted.push(performance.now() - timeStamp);
        port2.postMessage(0);
      }),
    true,
  );
}

/** Of a script: milliseconds of the page's main thread so far. */
async function taskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = wanted => metrics.find(({ name }) => name === wanted).value * 1_000;
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

/** Opens the form of an article and writes in its middle. */
async function writeIn(page, origin, title) {
  await page.goto(`${origin}/admin/posts`);
  const edit = page.getByRole('button', { name: `Edit ${title}` });
  await edit.waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const opened = page.evaluate(
    () =>
      new Promise(resolve => {
        let from;
        addEventListener('click', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
        const look = () => {
          const ready = from !== undefined && document.querySelector('.ProseMirror p');
          requestAnimationFrame(() => (ready ? resolve(performance.now() - from) : look()));
        };
        look();
      }),
  );
  await edit.click();
  const openMs = await opened;
  const middle = page.locator('.ProseMirror > p').nth((await page.locator('.ProseMirror > p').count()) >> 1);
  await middle.click({ position: { x: 60, y: 12 } });
  await page.evaluate(watchKeys);
  const before = await taskMs(cdp);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type('nort h'[key % 6]);
    await page.waitForTimeout(PAUSE_MS);
  }
  const after = await taskMs(cdp);
  const painted = await page.evaluate(() => window.painted);
  const perKey = Object.fromEntries(
    Object.keys(after).map(name => [name, (after[name] - before[name]) / KEYS]),
  );
  await page.getByText(/Saved \d\d:\d\d$/).waitFor();
  await cdp.detach();
  return { openMs, painted, ...perKey };
}

const quantile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];
const ms = value => `${value.toFixed(1)} ms`;

/** @returns a row of figures for each size of article. @param origin of a running site with the account of the bench. */
async function measureWriting(site, cookie, titles) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
  });
  try {
    const [name, value] = cookie.split('=');
    const runs = SIZES.map(() => []);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [index, title] of titles.entries()) {
        const context = await browser.newContext({ viewport: VIEWPORT });
        await context.addCookies([{ name, value, url: site.origin }]);
        runs[index].push(await writeIn(await context.newPage(), site.origin, title));
        await context.close();
      }
    }
    return SIZES.map((blocks, index) => {
      const median = of => quantile(runs[index].map(of), 0.5);
      const painted = runs[index].flatMap(run => run.painted);
      return {
        blocks,
        'key to paint': ms(quantile(painted, 0.5)),
        '95 of 100': ms(quantile(painted, 0.95)),
        'work a key': ms(median(run => run.task)),
        script: ms(median(run => run.script)),
        'style, layout': ms(median(run => run.layout)),
        'form opens': ms(median(run => run.openMs)),
      };
    });
  } finally {
    await browser.close();
  }
}

async function bench() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-bench-'));
  try {
    const seeded = path.join(root, 'node_modules/.cache/northlight/seeded-data');
    if (existsSync(seeded)) cpSync(seeded, folder, { recursive: true });
    // Seeds where nothing is seeded yet.
    await (await Site.start(folder)).stop();
    addAccount(folder);
    const site = await Site.start(folder);
    console.log(`Writing, on a processor slowed ${SLOWED} times`);
    const cookie = await signIn(site);
    const titles = [];
    for (const blocks of SIZES) titles.push(await publish(site.origin, cookie, blocks));
    console.table(await measureWriting(site, cookie, titles));
    console.log('Saving the longer one, of the server’s processor');
    console.table(await measureSaves(site, cookie, titles.at(-1)));
    await site.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await bench();
