/**
 * Measures keystrokes and opening the form in articles of 20 and 200 blocks, on a throttled CPU: a keystroke's cost
 * must not grow with the article. Also measures a save before and after a thousand versions, and keystrokes in the page
 * editor.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../server/cli/toolchain.mjs';
import { addAccount, Site, signIn } from './bench-process.mjs';

const CPU_SLOWDOWN = Number(process.env.BENCH_SLOWED ?? 4);
const KEYS = Number(process.env.BENCH_KEYS ?? 40);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
/** Milliseconds between keystrokes: faster than people type, slow enough to paint each. */
const KEY_INTERVAL_MS = 150;
const SIZES = [20, 200];
/** Milliseconds until a closed editor disappears for others (`PRESENCE_TIMEOUT_MS`), plus a margin. */
const CLOSED_EDITOR_MS = 9_000;
/** The built-in page with the most sections. */
const LANDING_PAGE = 'webTesting';
const SAVES = Number(process.env.BENCH_SAVES ?? 200);
const VERSIONS = Number(process.env.BENCH_VERSIONS ?? 1_000);
const VIEWPORT = { width: 1440, height: 900 };

const createWords = count =>
  Array.from({ length: count }, (_, index) => ['lamps', 'above', 'the', 'northern', 'plan'][index % 5]).join(
    ' ',
  );

/** Creates a block. About every tenth block isn't text. */
function createBlock(index, imageUrl) {
  const plainFields = { alt: '', caption: '' };
  if (index % 10 === 0) return { ...plainFields, type: 'title', content: `Part ${index / 10 + 1}` };
  if (index % 20 === 7)
    return { ...plainFields, type: 'image', content: imageUrl, alt: 'A plan', caption: 'A plan' };
  if (index % 20 === 3)
    return { ...plainFields, type: 'code', content: 'const lamp = 1;\nlight(lamp);', language: 'ts' };
  if (index % 40 === 15)
    return {
      ...plainFields,
      type: 'table',
      content: '',
      rows: [
        ['Lamp', 'Height'],
        ['North', '3 m'],
      ],
    };
  if (index % 20 === 17)
    return {
      ...plainFields,
      type: 'paragraph',
      content: `<ul><li>${createWords(9)}</li><li>${createWords(7)}</li></ul>`,
    };
  return {
    ...plainFields,
    type: 'paragraph',
    content: `${createWords(30)} <a href="/blog">${createWords(2)}</a> ${createWords(20)}.`,
  };
}

const callMutation = async (origin, cookie, procedure, json) => {
  const response = await fetch(`${origin}/api/trpc/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`The bench is refused by ${procedure}: ${await response.text()}`);
  return response.json();
};

const callQuery = async (origin, cookie, procedure, input) => {
  const encodedInput = encodeURIComponent(JSON.stringify(input));
  const response = await fetch(`${origin}/api/trpc/${procedure}?input=${encodedInput}`, {
    headers: { cookie },
  });
  return response.json();
};

/**
 * Publishes an article with this number of blocks.
 * @returns the article's title
 */
async function publish(origin, cookie, blocks) {
  const { data } = await (await fetch(`${origin}/api/v1/blogs?limit=1&fields=_id`)).json();
  const openResult = await callQuery(origin, cookie, 'content.open', {
    kind: 'article',
    id: data.data[0]._id,
  });
  const { values } = openResult.result.data;
  const title = `An article of ${blocks} blocks`;
  const story = Array.from({ length: blocks }, (_, index) => createBlock(index, values.cover.src));
  await callMutation(origin, cookie, 'articles.create', { ...values, title, story });
  return title;
}

/** Returns the server's CPU ms for saving a draft as the form does, and for reading its history. */
async function measureSaves(site, cookie, title) {
  const { origin } = site;
  const { data } = await (await fetch(`${origin}/api/v1/blogs?limit=10`)).json();
  const { _id: id } = data.data.find(item => item.title === title);
  const openResult = (await callQuery(origin, cookie, 'content.open', { kind: 'article', id })).result.data;
  const { story } = openResult.values;
  let { mark } = openResult;
  const ids = { from: story.map(({ _id }) => _id) };
  let text = story[story.length >> 1];
  const measureCost = async (times, run) => {
    const cpuBefore = site.readCpu();
    for (let n = 0; n < times; n++) await run(n);
    return ((site.readCpu() - cpuBefore) * 1_000) / times;
  };
  const save = async n => {
    const newBlock = { ...text, type: 'paragraph', content: `Key ${n}` };
    const changes = { story: { from: [text], to: [newBlock], ids } };
    text = newBlock;
    const draft = { kind: 'article', id, changes, mark, shape: 1 };
    const saveResult = await callMutation(origin, cookie, 'content.saveDraft', draft);
    mark = saveResult.result.data.marks.after;
  };
  const openHistory = () => callQuery(origin, cookie, 'content.history', { kind: 'article', id, limit: 20 });
  const openChecks = () => callQuery(origin, cookie, 'content.checks', { kind: 'article', id });
  await measureCost(SAVES / 4, save);
  const createRow = async versions => ({
    versions,
    'a save': formatMs(await measureCost(SAVES, save)),
    'its checks': formatMs(await measureCost(SAVES, openChecks)),
    'its history': formatMs(await measureCost(SAVES, openHistory)),
  });
  const fewRow = await createRow('a few');
  for (let n = 0; n < VERSIONS; n++)
    await callMutation(origin, cookie, 'articles.update', { id, patch: { seo: { title: `Version ${n}` } } });
  return [fewRow, await createRow(VERSIONS)];
}

/** Runs in the page: measures ms from each keystroke to its paint. */
function watchKeys() {
  window.paintTimes = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.paintTimes.push(performance.now() - timeStamp);
        port2.postMessage(0);
      }),
    true,
  );
}

/** Returns ms of main thread work so far. */
async function getTaskMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const getMilliseconds = metricName => metrics.find(({ name }) => name === metricName).value * 1_000;
  return {
    task: getMilliseconds('TaskDuration'),
    script: getMilliseconds('ScriptDuration'),
    layout: getMilliseconds('LayoutDuration') + getMilliseconds('RecalcStyleDuration'),
  };
}

/** @returns ms from each keystroke to its paint in the frame's window, and the work per keystroke */
async function measureTyping(page, cdp, frame) {
  await frame.evaluate(watchKeys);
  const timingsBefore = await getTaskMs(cdp);
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type('nort h'[key % 6]);
    await page.waitForTimeout(KEY_INTERVAL_MS);
  }
  const timingsAfter = await getTaskMs(cdp);
  const paintTimes = await frame.evaluate(() => window.paintTimes);
  const costsPerKey = Object.keys(timingsAfter).map(name => [
    name,
    (timingsAfter[name] - timingsBefore[name]) / KEYS,
  ]);
  return { paintTimes, ...Object.fromEntries(costsPerKey) };
}

/** Opens an article's form and types in its middle. */
async function measureArticle(page, origin, title) {
  await page.goto(`${origin}/admin/posts`);
  const edit = page.getByRole('button', { name: `Edit ${title}` });
  await edit.waitFor();
  // An editor looks at the list before opening an article, while the form's script loads.
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const openPromise = page.evaluate(
    () =>
      new Promise(resolve => {
        let from;
        addEventListener('click', ({ timeStamp }) => (from = timeStamp), { capture: true, once: true });
        const checkReady = () => {
          const isReady = from !== undefined && document.querySelector('.ProseMirror p');
          requestAnimationFrame(() => (isReady ? resolve(performance.now() - from) : checkReady()));
        };
        checkReady();
      }),
  );
  await edit.click();
  const openMs = await openPromise;
  // The rest of the text loads in the background.
  await page.waitForFunction(
    blocks => document.querySelectorAll('.ProseMirror > *').length >= blocks,
    Number(/\d+/.exec(title)?.[0]),
  );
  const middle = page.locator('.ProseMirror > p').nth((await page.locator('.ProseMirror > p').count()) >> 1);
  await middle.click({ position: { x: 60, y: 12 } });
  const typingTimes = await measureTyping(page, cdp, page);
  await page.getByText(/Saved \d\d:\d\d$/).waitFor();
  await cdp.detach();
  return { openMs, ...typingTimes };
}

/** Opens the longest landing page in the page editor and types its title: in place, then in the form. */
async function measurePage(page, origin) {
  await page.goto(`${origin}/admin/pages/${LANDING_PAGE}`);
  const frame = page.frameLocator('iframe');
  const title = frame.getByRole('heading', { level: 1 });
  await frame.locator('[data-marks]').waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await title.click();
  // The first click selects. A later single click starts typing.
  await page.waitForTimeout(1_000);
  await title.click();
  await frame.locator('[data-writing]').waitFor();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const pageTimes = await measureTyping(
    page,
    cdp,
    page.frames().find(frame => frame !== page.mainFrame()),
  );
  await page.keyboard.press('Escape');
  await page.locator('[data-field="hero.title"] :is(input, textarea)').first().click();
  const formTimes = await measureTyping(page, cdp, page.mainFrame());
  await cdp.detach();
  return { pageTimes, formTimes };
}

const getQuantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];
const formatMs = value => `${value.toFixed(1)} ms`;

/** @returns a row of measurements for each article size and each place in the page editor */
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
        runs[index].push(await measureArticle(await context.newPage(), site.origin, title));
        await context.close();
      }
    }
    const pages = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: VIEWPORT });
      await context.addCookies([{ name, value, url: site.origin }]);
      pages.push(await measurePage(await context.newPage(), site.origin));
      await context.close();
      // Until the previous editor's presence expires, the title is locked.
      await new Promise(resolve => setTimeout(resolve, CLOSED_EDITOR_MS));
    }
    const createRow = (label, pickRun) => {
      const paintTimes = pages.flatMap(run => pickRun(run).paintTimes);
      return {
        where: label,
        'key to paint': formatMs(getQuantile(paintTimes, 0.5)),
        '95 of 100': formatMs(getQuantile(paintTimes, 0.95)),
        'work a key': formatMs(
          getQuantile(
            pages.map(run => pickRun(run).task),
            0.5,
          ),
        ),
      };
    };
    const landing = [
      createRow('on the page', run => run.pageTimes),
      createRow('in the form', run => run.formTimes),
    ];
    const articles = SIZES.map((blocks, index) => {
      const getMedian = getValue => getQuantile(runs[index].map(getValue), 0.5);
      const paintTimes = runs[index].flatMap(run => run.paintTimes);
      return {
        blocks,
        'key to paint': formatMs(getQuantile(paintTimes, 0.5)),
        '95 of 100': formatMs(getQuantile(paintTimes, 0.95)),
        'work a key': formatMs(getMedian(run => run.task)),
        script: formatMs(getMedian(run => run.script)),
        'style, layout': formatMs(getMedian(run => run.layout)),
        'form opens': formatMs(getMedian(run => run.openMs)),
      };
    });
    return { articles, landing };
  } finally {
    await browser.close();
  }
}

async function runWritingBenchmark() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-bench-'));
  try {
    const seededFolder = path.join(root, 'node_modules/.cache/northlight/seeded-data');
    if (existsSync(seededFolder)) cpSync(seededFolder, folder, { recursive: true });
    // The first start seeds the empty folder.
    await (await Site.start(folder)).stop();
    addAccount(folder);
    const site = await Site.start(folder);
    try {
      console.log(`Writing, on a processor slowed ${CPU_SLOWDOWN} times`);
      const cookie = await signIn(site);
      const titles = [];
      for (const blocks of SIZES) titles.push(await publish(site.origin, cookie, blocks));
      const { articles, landing } = await measureWriting(site, cookie, titles);
      console.table(articles);
      console.log('Writing the title of a long landing in the editor of pages');
      console.table(landing);
      console.log('Saving the longer one, of the server’s processor');
      console.table(await measureSaves(site, cookie, titles.at(-1)));
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runWritingBenchmark();
