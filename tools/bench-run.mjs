// Measures pages, reads, start and memory, with the demo content and with 20,000 cases and articles. Cached pages
// alternate with a bare Fastify that serves the same bytes, to cancel out other load. The first number is the server's
// CPU time per request, because requests per second also depend on the client.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addItems, waitUntilIndexed } from './bench-items.mjs';
import { addAccount, Bare, CLIENT, Site, signIn } from './bench-process.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const MANY = Number(process.env.BENCH_ITEMS ?? 20_000);
const ROUNDS = 5;
const STARTS = 5;

const CACHED = [
  ['cases list', '/casepage'],
  ['a case', '/cases/nodefy'],
  ['prerendered page', '/process'],
];
/**
 * Pages that are rendered for each request, as for signed-in members.
 * @param last number of the last page of cases
 */
const uncached = last => [
  ['cases list', '/casepage'],
  ['its last page', `/cases/page/${last}`],
  ['cases of a domain', '/casepage?domain=FinTech'],
  ['blog', '/blog'],
  ['articles of a tag', '/blog?tag=QA'],
  ['an article', '/article/test-data-is-a-product'],
  ['sitemap screen', '/sitemap'],
];
const REST = id => [
  ['REST list (kept)', '/api/v1/projects?limit=10'],
  ['REST item', `/api/v1/projects/${id}`],
  ['REST item by slug', '/api/v1/projects/slug/nodefy'],
];

/** Uncached searches: a word in some items, a letter that starts a word in each, and a typo. */
const SEARCHES = [
  ['search page', '/search?q=offline'],
  ...['offline', 'p', 'payment gateway provider', 'blokchain'].map(q => [
    `search for ${q}`,
    `/api/v1/search?q=${encodeURIComponent(q)}`,
  ]),
];

const fixed = digits => number => number?.toFixed(digits) ?? 'unknown';
const ms = fixed(2);

/** Returns the median of an odd number of values, and their spread. */
function getMedianAndSpread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}

async function measureCachedPages(site) {
  const rows = [];
  for (const [title, address] of CACHED) {
    const bare = await Bare.of(`${site.origin}${address}`);
    const own = [];
    const plain = [];
    const load = { seconds: Math.max(1, Math.round(SECONDS / ROUNDS)), client: CLIENT };
    await site.warmUp(address);
    await bare.warmUp('/');
    for (let round = 0; round < ROUNDS; round++) {
      own.push(await site.load(address, load));
      plain.push(await bare.load('/', load));
    }
    await bare.stop();
    const cpu = runs => getMedianAndSpread(runs.map(run => (run.cpuSeconds * 1_000_000) / run.requests));
    const rate = runs => Math.round(getMedianAndSpread(runs.map(run => run.requests / run.seconds)).median);
    const show = ({ median, least, most }) => `${fixed(1)(median)} (${fixed(1)(least)} to ${fixed(1)(most)})`;
    rows.push({
      'cached page': title,
      'CPU µs': show(cpu(own)),
      'bare Fastify': show(cpu(plain)),
      ratio: ms(cpu(own).median / cpu(plain).median),
      [`requests/s (${CLIENT})`]: rate(own),
      'of the bare': ms(rate(own) / rate(plain)),
    });
  }
  console.table(rows);
}

/** Returns CPU milliseconds and bytes of uncached responses. */
async function measureUncached(site) {
  const cookie = await signIn(site);
  const list = await (await fetch(`${site.origin}/api/v1/projects?limit=1&fields=_id`)).json();
  const figures = new Map();
  const measure = async (title, address, headers) => {
    const bytes = (await (await fetch(site.origin + address, { headers })).arrayBuffer()).byteLength;
    const load = { headers, connections: 2 };
    await site.warmUp(address, load);
    const { requests, cpuSeconds } = await site.load(address, { ...load, seconds: SECONDS / 2 });
    figures.set(title, { cpuMs: (cpuSeconds * 1_000) / requests, kilobytes: bytes / 1_024 });
  };
  for (const [title, address] of uncached(Math.ceil(list.total / 4)))
    await measure(title, address, { cookie });
  for (const [title, address] of [...REST(list.data.data[0]._id), ...SEARCHES])
    await measure(title, address, {});
  return figures;
}

async function measureStarts(dataDir) {
  const runs = [];
  for (let n = 0; n < STARTS; n++) {
    const site = await Site.start(dataDir);
    runs.push(site.startup);
    await site.stop();
  }
  const median = of => runs.map(run => run[of]).sort((a, b) => a - b)[Math.floor(STARTS / 2)];
  return { seconds: median('seconds'), cpuSeconds: median('cpuSeconds') };
}

async function runBenchmark() {
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-bench-'));
  try {
    const [few, many] = ['few', 'many'].map(name => path.join(folder, name));
    // The first start seeds an empty folder.
    await (await Site.start(few)).stop();
    addAccount(few);
    cpSync(few, many, { recursive: true });
    addItems(many, MANY);
    const filling = await Site.start(many);
    await waitUntilIndexed(many, MANY);
    await filling.stop();

    const results = [];
    for (const dataDir of [few, many]) {
      const started = await measureStarts(dataDir);
      const site = await Site.start(dataDir);
      if (dataDir === few) await measureCachedPages(site);
      const figures = await measureUncached(site);
      results.push({ started, figures, memory: site.memory() });
      await site.stop();
    }
    const [one, other] = results;
    const grown = (a, b, show) => ({
      'demo content': show(a),
      [`${MANY} each`]: show(b),
      ratio: (b / a).toFixed(2),
    });
    console.table(
      [...one.figures].map(([title, { cpuMs, kilobytes }]) => ({
        'not cached': title,
        ...grown(cpuMs, other.figures.get(title).cpuMs, number => `${ms(number)} ms CPU`),
        KB: `${Math.round(kilobytes)} → ${Math.round(other.figures.get(title).kilobytes)}`,
      })),
    );
    console.table([
      { process: 'first 200', ...grown(one.started.seconds, other.started.seconds, s => `${ms(s)} s`) },
      {
        process: 'CPU until then',
        ...grown(one.started.cpuSeconds, other.started.cpuSeconds, s => `${ms(s)} s`),
      },
      {
        process: 'memory after all this',
        ...grown(one.memory, other.memory, mib => `${Math.round(mib)} MiB`),
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runBenchmark();
