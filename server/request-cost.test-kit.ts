import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll } from 'vitest';
import { measureCpuMs } from '../domain/cpu-time.test-kit';
import type { Site } from './app.test-kit';

/** Placeholder in titles. Each request replaces it with a new number, so that slugs are unique. */
export const NUMBER_TOKEN = 'of number N';
export type TestRequest = { method: string; path: string; headers: Record<string, string>; body: string };

/** Measures requests with an empty response cache. */
export function createCostMeter(site: Pick<Site, 'cache' | 'port'>) {
  /** Thread that sends the requests, so that sending isn’t measured. */
  let client: Worker;
  beforeAll(() => {
    client = new Worker(
      `const { parentPort } = require('node:worker_threads');
    const { request } = require('node:http');
    let next;
    parentPort.on('message', message => {
      if (message !== 'go') return (next = { ...message, body: Buffer.from(message.body) }, parentPort.postMessage('ready'));
      const { body, ...options } = next;
      let isTold = false;
      const tell = status => isTold || ((isTold = true), parentPort.postMessage(status));
      const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, incoming => {
        incoming.resume();
        incoming.on('end', () => tell(incoming.statusCode));
      });
      // If a body is rejected before it is read, the connection may close after the response.
      outgoing.on('error', () => tell(0));
      outgoing.end(body);
    });`,
      { eval: true },
    );
  });
  afterAll(() => client?.terminate());
  let sendCount = 0;

  return async (testRequest: TestRequest): Promise<{ ms: number; status: number }> => {
    let status = 0;
    const prepareRequest = async () => {
      sendCount++;
      site.cache().clear();
      client.postMessage({
        ...testRequest,
        body: testRequest.body.replace(NUMBER_TOKEN, String(sendCount)),
        port: site.port(),
      });
      await once(client, 'message');
    };
    const sendRequest = async () => {
      client.postMessage('go');
      [status] = await once(client, 'message');
    };
    return { ms: await measureCpuMs(sendRequest, prepareRequest), status };
  };
}
