import { afterEach, expect, vi } from 'vitest';

// A console.error in a unit or integration test is a fault nobody would see otherwise.
const spy = vi.spyOn(console, 'error');
afterEach(() => {
  const calls = spy.mock.calls.map(call => call.join(' '));
  spy.mockClear();
  expect(calls).toEqual([]);
});
