import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/**
 * Runs slow database work in a worker thread, so that the process stays responsive.
 * @param program the body of a function that receives `SQLite` (the library) and `data`, and returns the result.
 * @param data must be structured-cloneable.
 * @throws any error of the program.
 */
export function runInWorker<Result>(program: string, data: object): Promise<Result> {
  const libraryPath = createRequire(import.meta.url).resolve('better-sqlite3');
  const code = `
const { parentPort, workerData } = require('node:worker_threads');
const run = (SQLite, data) => {${program}};
parentPort.postMessage(run(require(workerData.library), workerData.data));`;
  return new Promise((resolve, reject) => {
    const worker = new Worker(code, { eval: true, workerData: { library: libraryPath, data } });
    worker.once('message', resolve).once('error', reject);
  });
}
