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

async function measure(work: () => unknown): Promise<number> {
  // This thread's time if available, else the process's.
  const usage = (process.threadCpuUsage ?? process.cpuUsage).bind(process);
  const before = usage();
  await work();
  const { user, system } = usage(before);
  return (user + system) / 1_000;
}

/**
 * Measures CPU ms of work on this thread. Results near the limit are repeated warm, and their median is scaled to an
 * idle machine, since load makes the same code up to three times slower.
 * @param prepare is called before each run and not measured
 */
export async function measureCpuMs(work: () => unknown, prepare: () => unknown = () => {}): Promise<number> {
  await prepare();
  const first = await measure(work);
  if (first < MAX_MS / 2) return first;
  const times: number[] = [];
  let yardsticks = 0;
  while (times.length < 5) {
    yardsticks += await measure(runYardstick);
    await prepare();
    times.push(await measure(work));
    yardsticks += await measure(runYardstick);
  }
  const median = times.sort((a, b) => a - b)[2] ?? first;
  return median / Math.max(1, yardsticks / 10 / YARDSTICK_MS);
}
