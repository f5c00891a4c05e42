// Measures the CPU time of counting a visit, with the counter bundled as in the built site.
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const VISITORS = 7_500;
const PAGES_EACH = 4;
const RUNS = 9;
const AGENT =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

async function bundle(outDir) {
  await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'server/pages/visit-counter.ts',
      outDir,
      rolldownOptions: { output: { entryFileNames: 'visits.mjs' } },
    },
  });
  return import(pathToFileURL(path.join(outDir, 'visits.mjs')).href);
}

/** Half of the visitors use IPv6. All visits are the day’s first ones, which cost the most. */
const requests = Array.from({ length: VISITORS * PAGES_EACH }, (_, n) => {
  const visitor = n % VISITORS;
  return {
    ...{ host: 'bench.example', body: 'https://www.google.com/', socket: {} },
    headers: {
      'user-agent': AGENT,
      referer: `https://bench.example/services/page-${Math.floor(n / VISITORS)}-${n % 50}`,
    },
    ip:
      n % 2 ? `10.0.${visitor % 100}.${visitor % 250}` : `2001:db8:${visitor.toString(16)}:2:8:800:200c:417a`,
  };
});

/** Stubs, because without a database the counter would log warnings. */
const app = { addHook() {}, log: { warn() {} } };

/** Returns the median CPU time per visit in µs. */
export async function measureVisits() {
  const folder = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.cache/bench-visits-'));
  try {
    const { createVisitCounter } = await bundle(folder);
    const runs = Array.from({ length: RUNS }, () => {
      const countVisit = createVisitCounter(app, {}, 'https://bench.example');
      const start = process.threadCpuUsage();
      for (const request of requests) countVisit(request);
      const { user, system } = process.threadCpuUsage(start);
      return (user + system) / requests.length;
    });
    return runs.sort((a, b) => a - b)[Math.floor(RUNS / 2)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
