/** Maximum main thread time in ms of a request and each step in it. */
export const MAX_MS = 100;

/** Duration of the yardstick on an idle reference machine. */
const YARDSTICK_MS = 6;
const ROWS = Array.from({ length: 700 }, (_, n) => ({ n, text: `<b ${'字"x '.repeat(20)}${n}` }));

/** Runs typical work: JSON, regular expressions, bytes. */
function runYardstick() {
  const text = JSON.stringify(ROWS).replace(/x(?= )/g, letter => letter + letter);
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

/** Returns the CPU ms of this thread if available, else of the process. */
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
 * Measures CPU ms of work on this thread. Results near the limit are repeated warm, and their median is scaled to an
 * idle machine, since load makes the same code up to three times slower.
 * @param prepare is called before each run and not measured
 * @param getCpuMs returns the CPU ms so far of the thread that works, if it is another one
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
