/** Maximum main thread time of a request, in ms. */
export const MAX_MS = 100;

/** Duration of the yardstick on an idle reference machine. */
const YARDSTICK_MS = 6;
const ROWS = Array.from({ length: 700 }, (_, n) => ({ n, text: `<b ${'字"x '.repeat(20)}${n}` }));

/** Runs typical work: JSON, regular expressions, bytes. */
function runYardstick() {
  const text = JSON.stringify(ROWS).replace(/x(?= )/g, letter => letter + letter);
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

/** Falls back to the whole process if Node can't measure one thread. */
function getOwnCpuMs(): number {
  const { user, system } = (process.threadCpuUsage ?? process.cpuUsage).call(process);
  return (user + system) / 1_000;
}

async function measure(work: () => unknown, getCpuMs = getOwnCpuMs): Promise<number> {
  const before = getCpuMs();
  await work();
  return getCpuMs() - before;
}

/**
 * Repeats work near the limit and scales the median to an idle machine, because load makes the same code up to three
 * times slower.
 * @param prepare called before each run, but not measured
 * @param getCpuMs returns the CPU time in ms, if another thread does the work
 */
export async function measureCpuMs(
  work: () => unknown,
  prepare: () => unknown = () => {},
  getCpuMs = getOwnCpuMs,
): Promise<number> {
  await prepare();
  const first = await measure(work, getCpuMs);
  if (first < MAX_MS / 2) return first;
  const times: number[] = [];
  let yardsticks = 0;
  while (times.length < 5) {
    yardsticks += await measure(runYardstick);
    await prepare();
    times.push(await measure(work, getCpuMs));
    yardsticks += await measure(runYardstick);
  }
  const median = times.sort((a, b) => a - b)[2] ?? first;
  return median / Math.max(1, yardsticks / 10 / YARDSTICK_MS);
}
