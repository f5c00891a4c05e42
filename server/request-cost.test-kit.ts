import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll } from 'vitest';
import { cpuMsUntil } from '../domain/cpu-time.test-kit';
import type { Site } from './app.test-kit';

/** Milliseconds of the main thread that one request may take. */
export const MAX_MS = 100;

/** Stands in a title for what is another one each time: no address may be taken. */
export const NUMBER = 'of number N';
export type Sent = { method: string; path: string; headers: Record<string, string>; body: string };

/** Returns what measures a request to a site without cached answers: once, and where that is too much the median of five. */
export function requestCosts(site: Pick<Site, 'cache' | 'port'>) {
  /** Requests are sent from another thread, so that what sending costs is not measured. */
  let client: Worker;
  beforeAll(() => {
    client = new Worker(
      `const { parentPort } = require('node:worker_threads');
    const { request } = require('node:http');
    let next;
    parentPort.on('message', message => {
      if (message !== 'go') return (next = { ...message, body: Buffer.from(message.body) }, parentPort.postMessage('ready'));
      const { body, ...options } = next;
      const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, incoming => {
        incoming.resume();
        incoming.on('end', () => parentPort.postMessage(incoming.statusCode));
      });
      outgoing.on('error', () => parentPort.postMessage(0));
      outgoing.end(body);
    });`,
      { eval: true },
    );
  });
  afterAll(() => client?.terminate());
  let sends = 0;

  return async (sent: Sent): Promise<{ ms: number; status: number }> => {
    let status = 0;
    const send = async () => {
      sends++;
      site.cache().clear();
      client.postMessage({ ...sent, body: sent.body.replace(NUMBER, String(sends)), port: site.port() });
      await once(client, 'message');
      return cpuMsUntil(async () => {
        client.postMessage('go');
        [status] = await once(client, 'message');
      });
    };
    const first = await send();
    if (first <= MAX_MS) return { ms: first, status };
    const times = [first];
    while (times.length < 5) times.push(await send());
    return { ms: times.sort((a, b) => a - b)[2] ?? first, status };
  };
}
