import { type Db, runInTransaction } from '../../db/connection';
import { findDraft } from '../../db/drafts';
import { deletePlan, listDuePlans, type Plan } from '../../db/plans';
import { DomainError } from '../../domain/errors';
import { notifyPublishBlocked } from '../../use-cases/content/notices';
import { publishInTransaction, unpublishInTransaction } from '../../use-cases/content/publish';
import { describeError } from '../describe-error';
import { type Job, type JobNeeds, runEvery } from './every';
import { getRetryDelay } from './retry';

/** Polling interval (ms). A due action runs within two intervals (rule 63). */
const CHECK_INTERVAL_MS = 900;
const BATCH = 50;

type PublicationNeeds = JobNeeds & { db: Db; onContentChange: () => void };

/** Scheduled actions with internal errors, by item and action. Times are in milliseconds since 1970. */
type FailingPlans = Map<string, { times: number; since: number; until: number; reason: string | undefined }>;

/**
 * Carries out each due action once, in the transaction that deletes its schedule. Internal errors are retried later and
 * don’t delay other actions.
 */
export async function publishDueItems(
  needs: PublicationNeeds,
  signal?: AbortSignal,
  failing: FailingPlans = new Map(),
): Promise<void> {
  const { db, clock, log } = needs;
  while (!signal?.aborted) {
    const now = clock.now();
    const plans = await listDuePlans(db, now, BATCH + failing.size);
    // Removes actions that were cancelled.
    for (const key of failing.keys()) if (!plans.some(plan => toKey(plan) === key)) failing.delete(key);
    const due = plans.filter(plan => !isWaiting(failing.get(toKey(plan)), now.getTime()));
    if (due.length === 0) return;
    for (const plan of due) {
      if (signal?.aborted) return;
      const { item_id: id, kind, action } = plan;
      try {
        await executePlan(needs, plan);
        failing.delete(toKey(plan));
      } catch (error) {
        const failureCount = (failing.get(toKey(plan))?.times ?? 0) + 1;
        const startedAt = now.getTime();
        const until = startedAt + getRetryDelay(failureCount);
        failing.set(toKey(plan), {
          times: failureCount,
          since: startedAt,
          until,
          reason: describeError(error),
        });
        log.error({ err: error, kind, id, action }, 'a scheduled action failed and will be retried');
      }
    }
  }
}

/** Returns whether a failed action has to wait. Setting the clock back doesn’t extend the wait. */
const isWaiting = (failure: { since: number; until: number } | undefined, now: number): boolean =>
  failure !== undefined && failure.since <= now && now < failure.until;

const toKey = ({ item_id: id, action }: Plan) => `${action} ${id}`;

async function executePlan({ db, clock, log, onContentChange }: PublicationNeeds, plan: Plan): Promise<void> {
  const { item_id: id, kind, action, note } = plan;
  const by = { id: plan.member_id, name: plan.member_name };
  try {
    await runInTransaction(db, async trx => {
      // The action was cancelled or rescheduled after it was read.
      if (!(await deletePlan(trx, id, action))) return;
      if (action === 'publish') await publishInTransaction(trx, { clock }, kind, { id, note, by });
      else await unpublishInTransaction(trx, { clock }, kind, { id, by });
    });
    onContentChange();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ kind, id, action, reason: error.message }, 'a scheduled action could not be carried out');
    await runInTransaction(db, async trx => {
      const draft = await findDraft(trx, id);
      if (!(await deletePlan(trx, id, action)) || action !== 'publish' || !draft) return;
      const blockers = error.errors?.map(({ message }) => message) ?? [];
      const reasons = blockers.length > 0 ? blockers : [error.message];
      await notifyPublishBlocked(trx, draft, { by, now: clock.now(), reasons });
    });
  }
}

/** Starts the job that carries out due actions, including those that became due while the site was down. */
export const startPublications = (needs: PublicationNeeds): Job => {
  const failing: FailingPlans = new Map();
  const job = runEvery(
    CHECK_INTERVAL_MS,
    'publications',
    signal => publishDueItems(needs, signal, failing),
    needs,
  );
  job.wake();
  return {
    ...job,
    /** Reports a failing action on the System page, although the job itself runs. */
    getState() {
      const state = job.getState();
      const [failure] = failing.values();
      if (!failure) return state;
      const { since, reason } = failure;
      return { ...state, failing: true, lastFailure: { at: new Date(since).toISOString(), reason } };
    },
  };
};
