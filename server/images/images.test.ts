import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../domain/messages';
import { createMemoryLog } from '../media/test-kit';
import { createImageProcesses, type ImageProcesses } from '.';

// Starting and stopping processes is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let pictures: ImageProcesses;
afterEach(() => pictures.close());

const svg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">${body}</svg>`);
const good = { bytes: svg('<rect width="400" height="800"/>'), base: 'good', width: 80 };

/** Nested groups with partial opacity, which take minutes to render without any filter. */
const slow = {
  bytes: svg(
    Array.from({ length: 7 }, (_, level) => {
      const part = level ? `<use href="#g${level - 1}" opacity=".9"/>` : '<circle r="800"/>';
      return `<g id="g${level}" opacity=".9">${part.repeat(6)}</g>`;
    }).join(''),
  ),
  base: 'slow',
};

const tooHeavy = { kind: 'invalid', message: messages.imageTooHeavy };
const ENDED = 'an image process ended during a job';

it('runs image jobs, including queued ones', async () => {
  pictures = createImageProcesses(createMemoryLog());
  const drawn = await Promise.all(Array.from({ length: 5 }, () => pictures.draw('encodeImage', good)));
  expect(drawn.map(({ width, height }) => [width, height])).toEqual(drawn.map(() => [80, 80]));
  expect(drawn[0]?.fallback.key).toBe('good-80x80.png');
  const variants = await pictures.draw('encodeVariants', good);
  expect(variants.map(({ key }) => key)).toEqual(['good-80.avif', 'good-80.webp']);
});

it('reports when all image jobs are done', async () => {
  pictures = createImageProcesses(createMemoryLog());
  await pictures.idle();
  const ended: string[] = [];
  const drawing = pictures.draw('encodeImage', good).then(() => ended.push('drawn'));
  await pictures.idle().then(() => ended.push('idle'));
  await drawing;
  expect(ended.sort()).toEqual(['drawn', 'idle']);
});

it('rejects image jobs when the queue is full', async () => {
  pictures = createImageProcesses(createMemoryLog());
  const asked = Array.from({ length: 30 }, () => pictures.draw('encodeImage', good));
  const drawn = await Promise.allSettled(asked);
  const refused = drawn.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { kind: 'too_many', message: messages.tooManyImages } });
});

it('kills only the job that exceeds the CPU time limit', async () => {
  const log = createMemoryLog();
  pictures = createImageProcesses(log, { cpuMs: 1_500 });
  const refused = expect(pictures.draw('encodeImage', slow)).rejects.toMatchObject(tooHeavy);
  await Promise.all(Array.from({ length: 3 }, () => pictures.draw('encodeImage', good)));
  await refused;
  await pictures.draw('encodeImage', good);
  expect(log.lines.filter(line => line === ENDED)).toHaveLength(1);
});

it('kills a job that exceeds the memory limit', async () => {
  pictures = createImageProcesses(createMemoryLog(), { memory: 32 * 1_024 * 1_024 });
  await expect(pictures.draw('encodeImage', slow)).rejects.toMatchObject(tooHeavy);
});

it('stops an idle image process, and runs jobs again afterwards', async () => {
  const log = createMemoryLog();
  pictures = createImageProcesses(log, { idleMs: 1 });
  await pictures.draw('encodeImage', good);
  await vi.waitFor(() => expect(log.lines).toEqual(['an idle image process was stopped']), 10_000);
  await pictures.draw('encodeImage', good);
});

it('stops image jobs when the site stops', async () => {
  pictures = createImageProcesses(createMemoryLog());
  const underWay = expect(pictures.draw('encodeImage', slow)).rejects.toThrow();
  pictures.close();
  await underWay;
  await expect(pictures.draw('encodeImage', good)).rejects.toThrow();
});

it('stops the image process when the site is killed', async () => {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), [], { serialization: 'advanced' });
  child.send({ name: 'encodeImage', input: good, budget: { cpuMs: 60_000, memory: 2 ** 30 } });
  await once(child, 'message');
  child.send({ name: 'encodeImage', input: slow, budget: { cpuMs: 60_000, memory: 2 ** 30 } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  // A killed site leaves a closed channel.
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
