import type { Db } from '../../db/connection';
import { readSetting, writeSetting } from '../../db/settings';
import { DAY_MS } from '../../domain/time';
import { type DayState, judgeDay } from './day';
import { every, type Job, type JobNeeds } from './every';

/** Something that is cleared away once a day. */
export type DailyTask = { name: string; run: () => Promise<void> };

const LOOK_MS = 3_600_000;
const STATE = 'daily_work';

/**
 * Runs the tasks once a day, one after the other. A day counts as soon as it has begun: what fails then is tried again
 * like any background work, what a crash cuts off comes with the next day.
 */
export function startDaily(tasks: readonly DailyTask[], needs: JobNeeds & { db: Db }): Job {
  let left: DailyTask[] = [];
  const work = async (signal: AbortSignal) => {
    if (await beginsDay(needs)) left = [...tasks];
    const failed: DailyTask[] = [];
    for (const task of left) {
      if (signal.aborted) return;
      try {
        await task.run();
      } catch (error) {
        needs.log.error({ err: error, task: task.name }, 'something old could not be cleared away');
        failed.push(task);
      }
    }
    left = failed;
    if (failed.length > 0) throw new Error(`Left undone: ${failed.map(({ name }) => name).join(', ')}`);
  };
  return every(LOOK_MS, 'daily work', work, needs);
}

/** When the daily work last ran, and from when on it is due again; undefined where the clock was never believed. */
export async function dailyTimes(db: Db): Promise<{ ranAt: Date | undefined; dueAt: Date | undefined }> {
  const { ranAt, doubtedAt } = await readState(db);
  const since = ranAt ?? doubtedAt;
  return {
    ranAt: ranAt === undefined ? undefined : new Date(ranAt),
    dueAt: since === undefined ? undefined : new Date(since + DAY_MS),
  };
}

const readState = async (db: Db) => JSON.parse((await readSetting(db, STATE)) ?? '{}') as DayState;

/** Whether a day begins now, which the database then knows. */
async function beginsDay({ db, clock, log }: JobNeeds & { db: Db }): Promise<boolean> {
  const now = clock.now().getTime();
  const state = await readState(db);
  const verdict = judgeDay(state, now);
  if (verdict === 'wait') return false;
  const next: DayState = verdict === 'run' ? { ranAt: now } : { ...state, doubtedAt: now };
  await writeSetting(db, STATE, JSON.stringify(next));
  if (verdict === 'run') return true;
  if (state.ranAt !== undefined) {
    const lastRun = new Date(state.ranAt).toISOString();
    log.warn({ lastRun }, 'the clock has jumped: nothing old is removed until tomorrow confirms it');
  }
  return false;
}
