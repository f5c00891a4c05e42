/**
 * Measures pages, reads, start and memory, with the demo content and with 20,000 cases and articles. Cached pages
 * alternate with a bare Fastify that serves the same bytes, to cancel out other load. The first number is the server's
 * CPU time per request, because requests per second also depend on the client.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addItems, waitUntilIndexed } from './bench-items.mjs';
import { addAccount, BareServer, CLIENT, Site, signIn } from './bench-process.mjs';
import { measureVisits } from './bench-visits.mjs';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 8);
const MANY_ITEMS = Number(process.env.BENCH_ITEMS ?? 20_000);
const ROUNDS = 5;
const STARTS = 5;

const CACHED_PAGES = [
  ['cases list', '/casepage'],
  ['a case', '/cases/nodefy'],
  ['prerendered page', '/process'],
];
/**
 * Lists pages that are rendered for each request, as for signed-in members.
 * @param lastPage number of the last page of cases
 */
const listUncachedPages = lastPage => [
  ['cases list', '/casepage'],
  ['its last page', `/cases/page/${lastPage}`],
  ['cases of a domain', '/casepage?domain=FinTech'],
  ['blog', '/blog'],
  ['articles of a tag', '/blog?tag=QA'],
  ['an article', '/article/test-data-is-a-product'],
  ['sitemap screen', '/sitemap'],
];
const listRestCalls = id => [
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

const createNumberFormatter = digits => number => number?.toFixed(digits) ?? 'unknown';
const ms = createNumberFormatter(2);

/** Returns the median of an odd number of values, and their spread. */
function getMedianAndSpread(values) {
  const sortedValues = values.toSorted((a, b) => a - b);
  return {
    median: sortedValues[Math.floor(sortedValues.length / 2)],
    least: sortedValues[0],
    most: sortedValues.at(-1),
  };
}

async function measureCachedPages(site) {
  const rows = [];
  for (const [title, urlPath] of CACHED_PAGES) {
    const bareServer = await BareServer.startFor(`${site.origin}${urlPath}`);
    const siteRuns = [];
    const bareRuns = [];
    const loadOptions = { seconds: Math.max(1, Math.round(SECONDS / ROUNDS)), client: CLIENT };
    await site.warmUp(urlPath);
    await bareServer.warmUp('/');
    for (let round = 0; round < ROUNDS; round++) {
      siteRuns.push(await site.load(urlPath, loadOptions));
      bareRuns.push(await bareServer.load('/', loadOptions));
    }
    await bareServer.stop();
    const getCpuPerRequest = runs =>
      getMedianAndSpread(runs.map(run => (run.cpuSeconds * 1_000_000) / run.requests));
    const getRate = runs =>
      Math.round(getMedianAndSpread(runs.map(run => run.requests / run.seconds)).median);
    const formatSpread = ({ median, least, most }) =>
      `${createNumberFormatter(1)(median)} (${createNumberFormatter(1)(least)} to ${createNumberFormatter(1)(most)})`;
    rows.push({
      'cached page': title,
      'CPU µs': formatSpread(getCpuPerRequest(siteRuns)),
      'bare Fastify': formatSpread(getCpuPerRequest(bareRuns)),
      ratio: ms(getCpuPerRequest(siteRuns).median / getCpuPerRequest(bareRuns).median),
      [`requests/s (${CLIENT})`]: getRate(siteRuns),
      'of the bare': ms(getRate(siteRuns) / getRate(bareRuns)),
    });
  }
  console.table(rows);
}

/** Returns the CPU milliseconds and kilobytes of uncached responses, by title. */
async function measureUncached(site) {
  const cookie = await signIn(site);
  const list = await (await fetch(`${site.origin}/api/v1/projects?limit=1&fields=_id`)).json();
  const figures = new Map();
  const measurePage = async (title, urlPath, headers) => {
    const bytes = (await (await fetch(site.origin + urlPath, { headers })).arrayBuffer()).byteLength;
    const loadOptions = { headers, connections: 2 };
    await site.warmUp(urlPath, loadOptions);
    const { requests, cpuSeconds } = await site.load(urlPath, { ...loadOptions, seconds: SECONDS / 2 });
    figures.set(title, { cpuMs: (cpuSeconds * 1_000) / requests, kilobytes: bytes / 1_024 });
  };
  for (const [title, urlPath] of listUncachedPages(Math.ceil(list.total / 4)))
    await measurePage(title, urlPath, { cookie });
  for (const [title, urlPath] of [...listRestCalls(list.data.data[0]._id), ...SEARCHES])
    await measurePage(title, urlPath, {});
  return figures;
}

async function measureStarts(dataDir) {
  const runs = [];
  for (let n = 0; n < STARTS; n++) {
    const site = await Site.start(dataDir);
    runs.push(site.startup);
    await site.stop();
  }
  const getMedian = name => runs.map(run => run[name]).sort((a, b) => a - b)[Math.floor(STARTS / 2)];
  return { seconds: getMedian('seconds'), cpuSeconds: getMedian('cpuSeconds') };
}

async function runBenchmark() {
  console.table([{ counted: 'a visit', 'CPU µs': ms(await measureVisits()) }]);
  const folder = mkdtempSync(path.join(tmpdir(), 'northlight-bench-'));
  try {
    const [smallFolder, largeFolder] = ['few', 'many'].map(name => path.join(folder, name));
    // The first start seeds an empty folder.
    await (await Site.start(smallFolder)).stop();
    addAccount(smallFolder);
    cpSync(smallFolder, largeFolder, { recursive: true });
    addItems(largeFolder, MANY_ITEMS);
    const fillingSite = await Site.start(largeFolder);
    await waitUntilIndexed(largeFolder, MANY_ITEMS);
    await fillingSite.stop();

    const results = [];
    for (const dataDir of [smallFolder, largeFolder]) {
      const starts = await measureStarts(dataDir);
      const site = await Site.start(dataDir);
      if (dataDir === smallFolder) await measureCachedPages(site);
      const figures = await measureUncached(site);
      results.push({ started: starts, figures, memory: site.readMemory() });
      await site.stop();
    }
    const [smallResult, largeResult] = results;
    const createGrowthRow = (a, b, format) => ({
      'demo content': format(a),
      [`${MANY_ITEMS} each`]: format(b),
      ratio: (b / a).toFixed(2),
    });
    console.table(
      [...smallResult.figures].map(([title, { cpuMs, kilobytes }]) => ({
        'not cached': title,
        ...createGrowthRow(cpuMs, largeResult.figures.get(title).cpuMs, number => `${ms(number)} ms CPU`),
        KB: `${Math.round(kilobytes)} → ${Math.round(largeResult.figures.get(title).kilobytes)}`,
      })),
    );
    console.table([
      {
        process: 'first 200',
        ...createGrowthRow(smallResult.started.seconds, largeResult.started.seconds, s => `${ms(s)} s`),
      },
      {
        process: 'CPU until then',
        ...createGrowthRow(smallResult.started.cpuSeconds, largeResult.started.cpuSeconds, s => `${ms(s)} s`),
      },
      {
        process: 'memory after all this',
        ...createGrowthRow(smallResult.memory, largeResult.memory, mib => `${Math.round(mib)} MiB`),
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runBenchmark();
