import { expect, it } from 'vitest';
import type { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { SignInThrottle } from './sign-in-throttle';

const MINUTE = 60_000;
const NETWORK = '192.0.2.1';

function createThrottle(isEnabled = true) {
  let time = Date.parse('2026-03-01T09:00:00Z');
  const throttle = new SignInThrottle({ now: () => new Date(time) }, isEnabled);
  const getRetryAfter = ({ retryAfter }: DomainError) => retryAfter;
  return {
    throttle,
    pass: (ms: number) => {
      time += ms;
    },
    succeed: (email = 'ann@x.example', network = NETWORK) =>
      throttle.attempt(email, network, async () => 'Ann'),
    /** Tries a wrong password. Returns the seconds to wait, or undefined if the password was checked. */
    fail: (email = 'ann@x.example', network = NETWORK) =>
      throttle.attempt(email, network, async () => undefined).catch(getRetryAfter),
  };
}

/** Creates password checks that end on demand. */
function createSlowChecks() {
  const pendingResolvers: (() => void)[] = [];
  return {
    pending: pendingResolvers,
    check: () => new Promise<undefined>(resolve => pendingResolvers.push(() => resolve(undefined))),
  };
}
const waitUntilSettled = () => new Promise(resolve => setImmediate(resolve));

it('limits an account to five password checks from one network in ten minutes', async () => {
  const { fail, pass } = createThrottle();
  for (let i = 0; i < 5; i++) {
    expect(await fail()).toBeUndefined();
    pass(MINUTE);
  }
  expect(await fail(' ANN@X.example')).toBe(5 * 60);
  pass(5 * MINUTE - 1);
  expect(await fail()).toBe(1);
  pass(1);
  expect(await fail()).toBeUndefined();
  expect(await fail()).toBe(60);
});

it('resets the delays of sign-in attempts when the clock was set back', async () => {
  const { fail, pass } = createThrottle();
  for (let i = 0; i < 6; i++) await fail();
  expect(await fail()).toBe(10 * 60);
  pass(-365 * 24 * 60 * MINUTE);
  for (let i = 0; i < 5; i++) expect(await fail()).toBeUndefined();
  expect(await fail()).toBe(10 * 60);
});

it('counts sign-in attempts separately for each pair of account and network', async () => {
  const { fail } = createThrottle();
  for (let i = 0; i < 6; i++) await fail();
  expect(await fail()).toBeGreaterThan(0);
  expect(await fail('ann@x.example', '192.0.2.2')).toBeUndefined();
  expect(await fail('ben@x.example')).toBeUndefined();
});

it('limits a network to twenty password checks in ten minutes, across accounts', async () => {
  const { fail, succeed, pass } = createThrottle();
  for (let i = 0; i < 20; i++) expect(await fail(`made-up-${i}@x.example`)).toBeUndefined();
  expect(await fail('another@x.example')).toBe(10 * 60);
  await expect(succeed()).rejects.toMatchObject({ kind: 'too_many', message: messages.tooManySignIns });
  expect(await succeed('ann@x.example', '192.0.2.2')).toBe('Ann');
  pass(10 * MINUTE);
  expect(await succeed()).toBe('Ann');
});

it('resets the count of an account, but not of the network, when the password is right', async () => {
  const { fail, succeed } = createThrottle();
  for (let i = 0; i < 4; i++) await fail();
  expect(await succeed()).toBe('Ann');
  for (let i = 0; i < 5; i++) expect(await fail()).toBeUndefined();
  for (let i = 0; i < 30; i++) await succeed('ben@x.example');
  for (let i = 0; i < 11; i++) expect(await fail(`made-up-${i}@x.example`)).toBeUndefined();
  expect(await fail('another@x.example')).toBe(10 * 60);
});

it("doesn't count a sign-in attempt when it is rejected because the queue is full", async () => {
  const { throttle, fail } = createThrottle();
  const { pending, check } = createSlowChecks();
  const attempts = Array.from({ length: 22 }, (_, i) => throttle.attempt(`a${i}`, `192.0.2.${i}`, check));
  await waitUntilSettled();
  expect(pending).toHaveLength(2);
  for (let i = 0; i < 9; i++) {
    await expect(throttle.attempt('ann@x.example', NETWORK, check)).rejects.toMatchObject({
      kind: 'too_many',
      message: messages.signInBusy,
      retryAfter: expect.any(Number),
    });
  }
  pending[0]?.();
  await waitUntilSettled();
  expect(pending).toHaveLength(3);
  for (let i = 1; i < 22; i++) {
    pending[i]?.();
    await waitUntilSettled();
  }
  await Promise.all(attempts);
  expect(await fail()).toBeUndefined();
});

it('allows any number of sign-in attempts when the throttle is off', async () => {
  const { throttle, fail } = createThrottle(false);
  for (let i = 0; i < 30; i++) expect(await fail()).toBeUndefined();
  const { pending, check } = createSlowChecks();
  const attempts = Array.from({ length: 40 }, () => throttle.attempt('ann@x.example', NETWORK, check));
  for (let i = 0; i < 40; i++) {
    await waitUntilSettled();
    expect(pending).toHaveLength(Math.min(i + 2, 40));
    pending[i]?.();
  }
  await Promise.all(attempts);
});

it('tracks at most ten thousand pairs of account and network', async () => {
  const { fail } = createThrottle();
  for (let i = 0; i < 5; i++) await fail('first@x.example');
  expect(await fail('first@x.example')).toBeGreaterThan(0);
  for (let i = 0; i < 10_000; i++) await fail(`made-up@x.example`, `network ${i}`);
  expect(await fail('first@x.example')).toBeUndefined();
});
