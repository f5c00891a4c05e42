import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from '../../domain/messages';
import { createMemoryLog } from '../media/media.test-kit';
import { createImageProcesses, getRejectionMessage, type ImageProcesses } from '.';

// Starting and stopping processes is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let imageProcesses: ImageProcesses;
afterEach(() => imageProcesses.close());

const createSvg = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">${body}</svg>`);
const validImage = { bytes: createSvg('<rect width="400" height="800"/>'), base: 'good', width: 80 };

/** Nested groups with partial opacity, which take minutes to render although they use no filter. */
const slowImage = {
  bytes: createSvg(
    Array.from({ length: 7 }, (_, level) => {
      const part = level ? `<use href="#g${level - 1}" opacity=".9"/>` : '<circle r="800"/>';
      return `<g id="g${level}" opacity=".9">${part.repeat(6)}</g>`;
    }).join(''),
  ),
  base: 'slow',
};

const tooHeavyError = { kind: 'invalid', message: messages.imageTooHeavy };
const ENDED_MESSAGE = 'an image process ended during a job';

it('runs all image jobs when several are queued', async () => {
  imageProcesses = createImageProcesses(createMemoryLog());
  const encodedImages = await Promise.all(
    Array.from({ length: 5 }, () => imageProcesses.draw('encodeImage', validImage)),
  );
  expect(encodedImages.map(({ width, height }) => [width, height])).toEqual(
    encodedImages.map(() => [80, 80]),
  );
  expect(encodedImages[0]?.fallback.key).toBe('good-80x80.png');
  const variants = await imageProcesses.draw('encodeVariants', validImage);
  expect(variants.map(({ key }) => key)).toEqual(['good-80.avif', 'good-80.webp']);
});

it('waits for all image jobs when idle is awaited', async () => {
  imageProcesses = createImageProcesses(createMemoryLog());
  await imageProcesses.idle();
  const finishOrder: string[] = [];
  const drawing = imageProcesses.draw('encodeImage', validImage).then(() => finishOrder.push('drawn'));
  await imageProcesses.idle().then(() => finishOrder.push('idle'));
  await drawing;
  expect(finishOrder.sort()).toEqual(['drawn', 'idle']);
});

it('rejects image jobs when the queue is full', async () => {
  imageProcesses = createImageProcesses(createMemoryLog());
  const jobs = Array.from({ length: 30 }, () => imageProcesses.draw('encodeImage', validImage));
  const outcomes = await Promise.allSettled(jobs);
  const rejections = outcomes.filter(({ status }) => status === 'rejected');
  expect(rejections).toHaveLength(4);
  expect(rejections[0]).toMatchObject({ reason: { kind: 'too_many', message: messages.tooManyImages } });
});

it('kills only the job that exceeds the CPU time limit', async () => {
  const log = createMemoryLog();
  imageProcesses = createImageProcesses(log, { cpuMs: 1_500 });
  const rejection = expect(imageProcesses.draw('encodeImage', slowImage)).rejects.toMatchObject(
    tooHeavyError,
  );
  await Promise.all(Array.from({ length: 3 }, () => imageProcesses.draw('encodeImage', validImage)));
  await rejection;
  await imageProcesses.draw('encodeImage', validImage);
  expect(log.lines.filter(line => line === ENDED_MESSAGE)).toHaveLength(1);
});

it('kills a job that blocks its process when it exceeds the CPU time limit', async () => {
  imageProcesses = createImageProcesses(createMemoryLog(), { cpuMs: 300 });
  const head = 'Content-Type: multipart/mixed; boundary=b\n\n';
  const slowEmail = Buffer.from(`${head}${'--b\n\nx\n'.repeat(40_000)}--b--`);
  await expect(imageProcesses.draw('parseEmail', slowEmail)).rejects.toMatchObject({ kind: 'invalid' });
});

it('kills an image job when it exceeds the memory limit', async () => {
  imageProcesses = createImageProcesses(createMemoryLog(), { memory: 32 * 1_024 * 1_024 });
  await expect(imageProcesses.draw('encodeImage', slowImage)).rejects.toMatchObject(tooHeavyError);
});

it.each([
  ['readBusyTimes', 'SIGKILL', messages.calendarTooHeavy],
  ['readBusyTimes', 'SIGSEGV', messages.calendarUnreadable],
  ['encodeImage', 'SIGKILL', messages.imageTooHeavy],
  ['encodeImage', 'SIGSEGV', messages.imageUndecodable],
] as const)('explains a refused file when %s ends with %s', (job, signal, message) => {
  expect(getRejectionMessage(job, signal)).toBe(message);
});

it('runs image jobs again after the idle process is stopped', async () => {
  const log = createMemoryLog();
  imageProcesses = createImageProcesses(log, { idleMs: 1 });
  await imageProcesses.draw('encodeImage', validImage);
  await vi.waitFor(() => expect(log.lines).toEqual(['an idle image process was stopped']), 10_000);
  await imageProcesses.draw('encodeImage', validImage);
});

it('stops image jobs when the site stops', async () => {
  imageProcesses = createImageProcesses(createMemoryLog());
  const rejection = expect(imageProcesses.draw('encodeImage', slowImage)).rejects.toThrow();
  imageProcesses.close();
  await rejection;
  await expect(imageProcesses.draw('encodeImage', validImage)).rejects.toThrow();
});

it('stops the image process when the site is killed', async () => {
  const child = fork(path.join(import.meta.dirname, 'worker.ts'), [], { serialization: 'advanced' });
  child.send({ name: 'encodeImage', input: validImage, budget: { cpuMs: 60_000, memory: 2 ** 30 } });
  await once(child, 'message');
  child.send({ name: 'encodeImage', input: slowImage, budget: { cpuMs: 60_000, memory: 2 ** 30 } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) child.kill(signal);
  // Closes the channel, as the end of the site’s process does.
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
});
