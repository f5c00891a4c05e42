import type { JobClock } from './every';

/** Creates a clock that moves only on demand and runs the callbacks that are due. */
export function createTestClock(start: string): JobClock & { pass: (ms: number) => void } {
  let time = Date.parse(start);
  const waiting = new Set<{ at: number; run: () => void }>();
  return {
    now: () => new Date(time),
    schedule(ms, run) {
      const task = { at: time + ms, run };
      waiting.add(task);
      return () => waiting.delete(task);
    },
    pass(ms) {
      time += ms;
      for (const task of waiting) {
        if (task.at > time) continue;
        waiting.delete(task);
        task.run();
      }
    },
  };
}
