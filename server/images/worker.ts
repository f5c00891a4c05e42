// Worker process for images, calendars and emails.
// Node runs this file directly in development, so imports need file extensions.
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { DomainError, type ErrorKind } from '../../domain/errors.ts';
import { readBusyTimes } from '../calendars/busy-times.ts';
import { parseEmail } from '../mail/parse-email.ts';
import { encodeImage, encodeVariants } from './encode.ts';
import { drawIcon } from './icon.ts';
import { createLogoVariants } from './logo.ts';
import { drawShareImage } from './share-image.ts';

const jobs = {
  encodeImage,
  encodeVariants,
  createLogoVariants,
  drawIcon,
  drawShareImage,
  readBusyTimes,
  parseEmail,
};

type Jobs = typeof jobs;
export type JobName = keyof Jobs;
export type JobInput<Name extends JobName> = Parameters<Jobs[Name]>[0];
type JobResults = { [Name in JobName]: Awaited<ReturnType<Jobs[Name]>> };
export type JobResult<Name extends JobName> = JobResults[Name];

/** A job’s limits: CPU time (ms) and memory (bytes). */
export type JobBudget = { cpuMs: number; memory: number };

export type Job<Name extends JobName = JobName> = { name: Name; input: JobInput<Name>; budget: JobBudget };
export type JobOutcome<Name extends JobName = JobName> =
  | { kind: 'done'; result: JobResult<Name> }
  | { kind: 'refused'; reason: ErrorKind; message: string }
  | { kind: 'failed'; message: string };

const CHECK_INTERVAL_MS = 20;

// Two processes run next to the site, so more threads would only compete.
sharp.concurrency(1);

/** Exits without waiting for the library’s threads, which can’t be stopped. */
const killProcess = () => process.kill(process.pid, 'SIGKILL');

/** Number of the running job: 0 between jobs, and -1 once the watcher has decided to kill this process. */
const runningJob = new Int32Array(new SharedArrayBuffer(4));
let jobNumber = 0;

/**
 * Thread that kills this process when the running job exceeds its budget, because jobs can block this thread. Measures
 * the whole process, including the library. The shared number prevents a kill when the job has just ended.
 */
const watcher = new Worker(
  `const { parentPort, workerData: runningJob } = require('node:worker_threads');
  let job, usageBefore;
  parentPort.on('message', received => {
    [job, usageBefore] = [received, process.cpuUsage()];
  });
  setInterval(() => {
    if (!job) return;
    const { user, system } = process.cpuUsage(usageBefore);
    const isOver = (user + system) / 1_000 > job.cpuMs || process.memoryUsage.rss() > job.memory;
    if (isOver && Atomics.compareExchange(runningJob, 0, job.number, -1) === job.number)
      process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_INTERVAL_MS});`,
  { eval: true, workerData: runningJob },
);
watcher.unref();

async function runJob<Name extends JobName>({ name, input, budget }: Job<Name>): Promise<JobOutcome<Name>> {
  const number = ++jobNumber;
  Atomics.store(runningJob, 0, number);
  watcher.postMessage({ ...budget, number });
  try {
    const run = jobs[name] as (input: JobInput<Name>) => Promise<JobResult<Name>>;
    return { kind: 'done', result: await run(input) };
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', reason: error.kind, message: error.message };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  } finally {
    // Sends no result if the watcher is killing this process, so that no other job is given to it.
    if (Atomics.compareExchange(runningJob, 0, number, 0) !== number) killProcess();
  }
}

process.on('message', async (job: Job) => process.send?.(await runJob(job)));
// The site’s process has exited.
process.on('disconnect', killProcess);
// Signals may reach all processes, but only the site stops this one.
process.on('SIGTERM', () => {});
process.on('SIGINT', () => {});
