import type { JobClock } from './every';

/** Creates a clock that moves only on demand and runs the callbacks that are due. */
export function createTestClock(start: string): JobClock & { pass: (ms: number) => void } {
  let time = Date.parse(start);
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    now: () => new Date(time),
    schedule(ms, run) {
      const call = { at: time + ms, run };
      waiting.add(call);
      return () => waiting.delete(call);
    },
    pass(ms) {
      time += ms;
      for (const call of waiting) {
        if (call.at > time) continue;
        waiting.delete(call);
        call.run();
      }
    },
  };
}
