/** Maximum main thread time of a request, in ms. */
export const CPU_MAX_MS = 100;

/** Duration of the yardstick on an idle reference machine. */
const YARDSTICK_DURATION_MS = 6;
const YARDSTICK_ROWS = Array.from({ length: 700 }, (_, n) => ({ n, text: `<b ${'字"x '.repeat(20)}${n}` }));

/** Runs typical work: JSON, regular expressions, bytes. */
function runYardstick() {
  const text = JSON.stringify(YARDSTICK_ROWS).replace(/x(?= )/g, letter => letter + letter);
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

/** Falls back to the whole process if Node can't measure one thread. */
function getOwnCpuMs(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process);
  return (user + system) / 1_000;
}

async function measureOnce(work: () => unknown, getCpuMs = getOwnCpuMs): Promise<number> {
  const startMs = getCpuMs();
  await work();
  return getCpuMs() - startMs;
}

/**
 * Repeats work near the limit and scales the fastest run to an idle machine, because load makes the same code up to
 * three times slower.
 * @param prepare called before each run, but not measured
 * @param getCpuMs returns the CPU time in ms, if another thread does the work
 */
export async function measureCpuMs(
  work: () => unknown,
  prepare: () => unknown = () => {},
  getCpuMs = getOwnCpuMs,
): Promise<number> {
  await prepare();
  let fastestMs = await measureOnce(work, getCpuMs);
  if (fastestMs < CPU_MAX_MS / 2) return fastestMs;
  let yardstickMs = Infinity;
  for (let run = 0; run < 5; run++) {
    yardstickMs = Math.min(yardstickMs, await measureOnce(runYardstick));
    await prepare();
    fastestMs = Math.min(fastestMs, await measureOnce(work, getCpuMs));
  }
  return fastestMs / Math.max(1, yardstickMs / YARDSTICK_DURATION_MS);
}
