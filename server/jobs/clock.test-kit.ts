import type { JobClock } from './every';

/** Creates a clock that moves only on demand and runs the callbacks that are due. */
export function createTestClock(start: string): JobClock & { pass: (ms: number) => void } {
  let time = Date.parse(start);
  const timers = new Set<{ at: number; run: () => void }>();
  return {
    now: () => new Date(time),
    schedule(ms, run) {
      const task = { at: time + ms, run };
      timers.add(task);
      return () => timers.delete(task);
    },
    pass(ms) {
      time += ms;
      for (const task of timers) {
        if (task.at > time) continue;
        timers.delete(task);
        task.run();
      }
    },
  };
}
