/** Milliseconds of the main thread that one request, and each piece of work in it, may take. */
export const MAX_MS = 100;

/** What the yardstick takes on a quiet machine like the one the limit was set on. */
const YARDSTICK_MS = 6;
const ROWS = Array.from({ length: 700 }, (_, n) => ({ n, text: `<b ${'字"x '.repeat(20)}${n}` }));

/** Work of the kind that requests are made of: JSON, patterns, bytes. */
function runYardstick() {
  const text = JSON.stringify(ROWS).replace(/x(?= )/g, letter => letter + letter);
  return JSON.parse(Buffer.from(text).toString('utf8'));
}

async function measure(work: () => unknown): Promise<number> {
  // Of this thread where this Node can tell it apart, else of the whole process.
  const usage = (process.threadCpuUsage ?? process.cpuUsage).bind(process);
  const before = usage();
  await work();
  const { user, system } = usage(before);
  return (user + system) / 1_000;
}

/**
 * Milliseconds of processor time that work takes on this thread. What comes near the limit is repeated warm, and its
 * median told as of a quiet machine: beside other work the same code takes up to three times as much processor time.
 * @param prepare is called before each time and not measured.
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
