import { type Db, runInTransaction } from '../../db/connection';
import { findDraft } from '../../db/drafts';
import { deleteSchedule, listDueSchedules, type Schedule } from '../../db/schedules';
import { DomainError } from '../../domain/errors';
import { notifyPublishBlocked } from '../../use-cases/content/notices';
import { publishInTransaction, unpublishInTransaction } from '../../use-cases/content/publish';
import { describeError } from '../describe-error';
import { getRetryDelay } from './backoff';
import { type Job, type JobNeeds, runEvery } from './every';

/** Polling interval (ms). A due action runs within two intervals (rule 63). */
const CHECK_INTERVAL_MS = 900;
const BATCH_SIZE = 50;

type PublicationNeeds = JobNeeds & { db: Db; onContentChange: () => void };

/** Scheduled actions with internal errors, by item and action. Times are in milliseconds since 1970. */
type FailingSchedules = Map<
  string,
  { failureCount: number; failedAt: number; retryAt: number; reason: string | undefined }
>;

/**
 * Carries out each due action once, in the transaction that deletes its schedule. Internal errors are retried later and
 * don’t delay other actions.
 */
export async function publishDueItems(
  needs: PublicationNeeds,
  signal?: AbortSignal,
  failures: FailingSchedules = new Map(),
): Promise<void> {
  const { db, clock, log } = needs;
  while (!signal?.aborted) {
    const now = clock.now();
    const schedules = await listDueSchedules(db, now, BATCH_SIZE + failures.size);
    // Removes actions that were cancelled.
    for (const key of failures.keys())
      if (!schedules.some(schedule => toKey(schedule) === key)) failures.delete(key);
    const dueSchedules = schedules.filter(
      schedule => !isWaiting(failures.get(toKey(schedule)), now.getTime()),
    );
    if (dueSchedules.length === 0) return;
    for (const schedule of dueSchedules) {
      if (signal?.aborted) return;
      const { item_id: id, kind, action } = schedule;
      try {
        await executeSchedule(needs, schedule);
        failures.delete(toKey(schedule));
      } catch (error) {
        const failureCount = (failures.get(toKey(schedule))?.failureCount ?? 0) + 1;
        const startedAt = now.getTime();
        const retryAt = startedAt + getRetryDelay(failureCount);
        failures.set(toKey(schedule), {
          failureCount,
          failedAt: startedAt,
          retryAt,
          reason: describeError(error),
        });
        log.error({ err: error, kind, id, action }, 'a scheduled action failed and will be retried');
      }
    }
  }
}

/** Returns whether a failed action has to wait. Setting the clock back doesn’t extend the wait. */
const isWaiting = (failure: { failedAt: number; retryAt: number } | undefined, now: number): boolean =>
  failure !== undefined && failure.failedAt <= now && now < failure.retryAt;

const toKey = ({ item_id: id, action }: Schedule) => `${action} ${id}`;

async function executeSchedule(
  { db, clock, log, onContentChange }: PublicationNeeds,
  schedule: Schedule,
): Promise<void> {
  const { item_id: id, kind, action, note } = schedule;
  const author = { id: schedule.member_id, name: schedule.member_name };
  try {
    await runInTransaction(db, async trx => {
      // The action was cancelled or rescheduled after it was read.
      if (!(await deleteSchedule(trx, schedule))) return;
      if (action === 'publish') await publishInTransaction(trx, { clock }, kind, { id, note, by: author });
      else await unpublishInTransaction(trx, { clock }, kind, { id, by: author });
    });
    onContentChange();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ kind, id, action, reason: error.message }, 'a scheduled action could not be carried out');
    await runInTransaction(db, async trx => {
      const draft = await findDraft(trx, id);
      if (!(await deleteSchedule(trx, schedule)) || action !== 'publish' || !draft) return;
      const blockers = error.errors?.map(({ message }) => message) ?? [];
      const reasons = blockers.length > 0 ? blockers : [error.message];
      await notifyPublishBlocked(trx, draft, { by: author, now: clock.now(), reasons });
    });
  }
}

/** Starts the job that carries out due actions, including those that became due while the site was down. */
export const startPublications = (needs: PublicationNeeds): Job => {
  const failures: FailingSchedules = new Map();
  const job = runEvery(
    CHECK_INTERVAL_MS,
    'publications',
    signal => publishDueItems(needs, signal, failures),
    needs,
  );
  job.wake();
  return {
    ...job,
    /** Reports a failing action on the System page, although the job itself runs. */
    getState() {
      const state = job.getState();
      const [failure] = failures.values();
      if (!failure) return state;
      const { failedAt, reason } = failure;
      return { ...state, failing: true, lastFailure: { at: new Date(failedAt).toISOString(), reason } };
    },
  };
};
