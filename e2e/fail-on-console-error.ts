import { afterEach, expect, vi } from 'vitest';

// A console.error in a unit or integration test would otherwise go unnoticed.
const spy = vi.spyOn(console, 'error');
afterEach(() => {
  const calls = spy.mock.calls.map(call => call.join(' '));
  spy.mockClear();
  expect(calls).toEqual([]);
});
