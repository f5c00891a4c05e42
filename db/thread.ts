import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/**
 * Runs what would take a large database seconds, in which its process would answer nobody: a thread of its own does it.
 * @param program the body of a function of `SQLite` (the library) and `data`; it returns the result.
 * @param data what can be handed to a thread.
 * @throws what the program throws.
 */
export function inThread<Result>(program: string, data: object): Promise<Result> {
  const library = createRequire(import.meta.url).resolve('better-sqlite3');
  const code = `
const { parentPort, workerData } = require('node:worker_threads');
const run = (SQLite, data) => {${program}};
parentPort.postMessage(run(require(workerData.library), workerData.data));`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { library, data } });
    worker.once('message', resolve).once('error', reject);
  });
}
