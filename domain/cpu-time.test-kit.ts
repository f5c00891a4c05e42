/** Processor time of this thread where this Node can tell it apart, else of the whole process. */
const usage = (before?: NodeJS.CpuUsage): NodeJS.CpuUsage =>
  (process.threadCpuUsage ?? process.cpuUsage).call(process, before);

/** Milliseconds of processor time that work on this thread took: a busy machine makes it wait, not work. */
export function cpuMs(work: () => unknown): number {
  const before = usage();
  work();
  return toMs(usage(before));
}

/** The same for work that others do meanwhile, too. */
export async function cpuMsUntil(work: () => Promise<unknown>): Promise<number> {
  const before = usage();
  await work();
  return toMs(usage(before));
}

const toMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;
