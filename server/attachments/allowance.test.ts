import { expect, it } from 'vitest';
import { ATTACHMENT_BYTES_PER_DAY, ATTACHMENT_BYTES_PER_NETWORK } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { DAY_MS } from '../../domain/time';
import { AttachmentAllowance } from './allowance';

const MB = new Uint8Array(1_048_576);

function createAllowance({ enabled = true } = {}) {
  let now = Date.parse('2026-11-20T08:41:00Z');
  const allowance = new AttachmentAllowance({ now: () => new Date(now) }, enabled);
  return {
    pass: (ms: number) => {
      now += ms;
    },
    async take(network: string, bytes: number) {
      async function* splitBytes() {
        for (let remaining = bytes; remaining > 0; remaining -= MB.length)
          yield MB.subarray(0, Math.min(remaining, MB.length));
      }
      let acceptedCount = 0;
      for await (const chunk of allowance.limitBytes(network, splitBytes())) acceptedCount += chunk.length;
      return acceptedCount;
    },
  };
}

const tooManyError = { kind: 'too_many', message: messages.tooManyFiles, retryAfter: DAY_MS / 1_000 };

it('limits the attachments of a network per day', async () => {
  const { take, pass } = createAllowance();
  expect(await take('a', ATTACHMENT_BYTES_PER_NETWORK)).toBe(ATTACHMENT_BYTES_PER_NETWORK);
  await expect(take('a', 1)).rejects.toMatchObject(tooManyError);
  expect(await take('b', 1)).toBe(1);
  pass(DAY_MS - 5_000);
  await expect(take('a', 1)).rejects.toMatchObject({ ...tooManyError, retryAfter: 5 });
  pass(5_000);
  expect(await take('a', 1)).toBe(1);
});

it('accepts attachments again after the daily limit when the clock is set back', async () => {
  const { take, pass } = createAllowance();
  await take('a', ATTACHMENT_BYTES_PER_NETWORK);
  pass(-30 * DAY_MS);
  expect(await take('a', 1)).toBe(1);
});

it('limits the attachments that all networks together send per day', async () => {
  const { take } = createAllowance();
  const networks = ATTACHMENT_BYTES_PER_DAY / ATTACHMENT_BYTES_PER_NETWORK;
  for (let n = 0; n < Math.floor(networks); n++) await take(`n${n}`, ATTACHMENT_BYTES_PER_NETWORK);
  await expect(take('one more', ATTACHMENT_BYTES_PER_NETWORK)).rejects.toMatchObject(tooManyError);
});

it('allows attachments over the daily limit when limits are off', async () => {
  const { take } = createAllowance({ enabled: false });
  expect(await take('a', ATTACHMENT_BYTES_PER_NETWORK + 1)).toBe(ATTACHMENT_BYTES_PER_NETWORK + 1);
});
