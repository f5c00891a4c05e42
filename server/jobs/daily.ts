import type { Db } from '../../db/connection';
import { readSetting, writeSetting } from '../../db/settings';
import { DAY_MS, HOUR_MS } from '../../domain/time';
import { type Job, type JobNeeds, runEvery } from './every';

type DailyTask = { name: string; run: () => Promise<void> };

const STATE_SETTING = 'daily_work';

/**
 * Runs the tasks once a day in sequence. A failed task is retried, but a task interrupted by a crash waits for the next
 * day.
 */
export function startDaily(tasks: readonly DailyTask[], needs: JobNeeds & { db: Db }): Job {
  let remainingTasks: DailyTask[] = [];
  const work = async (signal: AbortSignal) => {
    if (await startDay(needs)) remainingTasks = [...tasks];
    const failedTasks: DailyTask[] = [];
    for (const task of remainingTasks) {
      if (signal.aborted) return;
      try {
        await task.run();
      } catch (error) {
        needs.log.error({ err: error, task: task.name }, 'a daily task failed');
        failedTasks.push(task);
      }
    }
    remainingTasks = failedTasks;
    if (failedTasks.length > 0)
      throw new Error(`Daily tasks failed: ${failedTasks.map(({ name }) => name).join(', ')}`);
  };
  return runEvery(HOUR_MS, 'daily work', work, needs);
}

/** Returns when the daily work last ran and is next due, if known. */
export async function getDailyTimes(db: Db): Promise<{ ranAt: Date | undefined; dueAt: Date | undefined }> {
  const { ranAt, doubtedAt } = await readState(db);
  const baseTime = ranAt ?? doubtedAt;
  return {
    ranAt: ranAt === undefined ? undefined : new Date(ranAt),
    dueAt: baseTime === undefined ? undefined : new Date(baseTime + DAY_MS),
  };
}

const readState = async (db: Db) =>
  JSON.parse((await readSetting(db, STATE_SETTING)) ?? '{}') as DailyRunState;

async function startDay({ db, clock, log }: JobNeeds & { db: Db }): Promise<boolean> {
  const now = clock.now().getTime();
  const state = await readState(db);
  const decision = checkDailyRun(state, now);
  if (decision === 'wait') return false;
  const nextState: DailyRunState = decision === 'run' ? { ranAt: now } : { ...state, doubtedAt: now };
  await writeSetting(db, STATE_SETTING, JSON.stringify(nextState));
  if (decision === 'run') return true;
  if (state.ranAt !== undefined) {
    const lastRun = new Date(state.ranAt).toISOString();
    log.warn({ lastRun }, 'the clock has jumped: nothing old is deleted until tomorrow confirms it');
  }
  return false;
}

/** The daily work’s state, in milliseconds since 1970: last run, and a time that wasn’t trusted. */
type DailyRunState = { ranAt?: number | undefined; doubtedAt?: number | undefined };

const CLOCK_JUMP_MS = 7 * DAY_MS;

const isNextDay = (lastRun: number, now: number) => now - lastRun >= DAY_MS && now - lastRun <= CLOCK_JUMP_MS;

/**
 * Decides whether the daily work is due. The work deletes by age, so a clock that jumped by more than a week in either
 * direction must be confirmed by a second day (rule 47). A site that was down for longer also waits a day.
 * @param now milliseconds since 1970.
 */
export function checkDailyRun({ ranAt, doubtedAt }: DailyRunState, now: number): 'run' | 'wait' | 'doubt' {
  if (ranAt !== undefined && Math.abs(now - ranAt) <= CLOCK_JUMP_MS)
    return isNextDay(ranAt, now) ? 'run' : 'wait';
  if (doubtedAt === undefined || now < doubtedAt) return 'doubt';
  if (isNextDay(doubtedAt, now)) return 'run';
  return now - doubtedAt < DAY_MS ? 'wait' : 'doubt';
}
