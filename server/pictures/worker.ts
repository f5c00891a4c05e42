// The process that pictures are drawn in: it takes one job at a time over its channel. Node runs this file as it
// is in development, which is why everything it imports is named with its ending.
import sharp from 'sharp';
import { DomainError, type ErrorKind } from '../../domain/errors.ts';
import { encodeImage, encodeVariants } from './encode.ts';
import { drawIcon } from './icon.ts';
import { cutLogo } from './logo.ts';
import { drawSharePicture } from './share-picture.ts';

const jobs = { encodeImage, encodeVariants, cutLogo, drawIcon, drawSharePicture };

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type Input<Name extends JobName> = Parameters<Jobs[Name]>[0];
type Results = { [Name in JobName]: Awaited<ReturnType<Jobs[Name]>> };
export type Result<Name extends JobName> = Results[Name];

/** What a job may take: milliseconds of the processor, and bytes of memory. */
export type Budget = { cpuMs: number; memory: number };

export type Job<Name extends JobName = JobName> = { name: Name; input: Input<Name>; budget: Budget };
/** What became of a job. */
export type Outcome<Name extends JobName = JobName> =
  | { kind: 'done'; result: Result<Name> }
  | { kind: 'refused'; reason: ErrorKind; message: string }
  | { kind: 'failed'; message: string };

const LOOK_MS = 20;

// Two of these processes are at work beside the site: threads in each would only wait for one another.
sharp.concurrency(1);

/** The library's threads cannot be stopped, and a usual exit would wait for them. */
const endAtOnce = () => process.kill(process.pid, 'SIGKILL');

/** Ends this process when it takes more than it may. What the library takes only the whole process tells. */
function watch({ cpuMs, memory }: Budget): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > cpuMs || process.memoryUsage.rss() > memory) endAtOnce();
  }, LOOK_MS);
}

async function outcomeOf<Name extends JobName>({ name, input, budget }: Job<Name>): Promise<Outcome<Name>> {
  const watching = watch(budget);
  try {
    const work = jobs[name] as (input: Input<Name>) => Promise<Result<Name>>;
    return { kind: 'done', result: await work(input) };
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', reason: error.kind, message: error.message };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    clearInterval(watching);
  }
}

process.on('message', async (job: Job) => process.send?.(await outcomeOf(job)));
// The site is gone, however it went.
process.on('disconnect', endAtOnce);
// Signals may reach every process of the site; it ends this one itself when it is done.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
