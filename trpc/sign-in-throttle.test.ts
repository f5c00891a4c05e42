import { expect, it } from 'vitest';
import { SignInThrottle } from './sign-in-throttle';

const MINUTE = 60_000;

function throttle(enabled = true) {
  let time = Date.parse('2026-03-01T09:00:00Z');
  const clock = { now: () => new Date(time) };
  const counted = new SignInThrottle(clock, enabled);
  return {
    pass: (ms: number) => {
      time += ms;
    },
    succeed: () => counted.succeeded('ann@x.example', '192.0.2.1'),
    /** Seconds to wait, or 0 when the attempt may be made. */
    attempt(email = 'ann@x.example', address = '192.0.2.1') {
      try {
        counted.attempt(email, address);
        return 0;
      } catch (error) {
        return (error as { retryAfter: number }).retryAfter;
      }
    },
  };
}

it('lets five attempts through, and the next when the first is ten minutes old', () => {
  const { attempt, pass } = throttle();
  for (let i = 0; i < 5; i++) {
    expect(attempt()).toBe(0);
    pass(MINUTE);
  }
  expect(attempt(' ANN@X.example')).toBe(5 * 60);
  pass(5 * MINUTE - 1);
  expect(attempt()).toBe(1);
  pass(1);
  expect(attempt()).toBe(0);
  expect(attempt()).toBe(60);
});

it('counts each pair of account and address by itself', () => {
  const { attempt } = throttle();
  for (let i = 0; i < 6; i++) attempt();
  expect(attempt()).toBeGreaterThan(0);
  expect(attempt('ann@x.example', '192.0.2.2')).toBe(0);
  expect(attempt('ben@x.example')).toBe(0);
});

it('forgets after the right password, and counts nothing when it is off', () => {
  const { attempt, succeed } = throttle();
  for (let i = 0; i < 5; i++) attempt();
  succeed();
  expect(attempt()).toBe(0);
  const off = throttle(false);
  for (let i = 0; i < 20; i++) expect(off.attempt()).toBe(0);
});

it('remembers ten thousand pairs at most', () => {
  const { attempt } = throttle();
  for (let i = 0; i < 5; i++) attempt('first@x.example');
  expect(attempt('first@x.example')).toBeGreaterThan(0);
  for (let i = 0; i < 10_000; i++) attempt(`made-up-${i}@x.example`);
  expect(attempt('first@x.example')).toBe(0);
});
