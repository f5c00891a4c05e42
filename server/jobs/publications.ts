import { type Db, inTransaction } from '../../db/connection';
import { findDraft } from '../../db/drafts';
import { deletePlan, listDuePlans, type Plan } from '../../db/plans';
import { DomainError } from '../../domain/errors';
import { notifyPublishBlocked } from '../../use-cases/content/notices';
import { publishInTransaction, unpublishInTransaction } from '../../use-cases/content/publish';
import { wordsOf } from '../words-of';
import { every, type Job, type JobNeeds } from './every';
import { retryWait } from './retry';

/** What is due happens within two of these (rule 63). */
const LOOK_MS = 900;
const BATCH = 50;

export type PublicationNeeds = JobNeeds & { db: Db; contentChanged: () => void };

/** Plans that failed for a fault of ours, by item and action: how often, why, and when they are tried again. */
type Failing = Map<string, { times: number; since: number; until: number; reason: string | undefined }>;

/**
 * Publishes and takes down what is due, once each: the plan goes in the same transaction. One that fails for a fault of
 * ours is tried again later and holds up none behind it.
 */
export async function publishDue(
  needs: PublicationNeeds,
  signal?: AbortSignal,
  failing: Failing = new Map(),
): Promise<void> {
  const { db, clock, log } = needs;
  while (!signal?.aborted) {
    const now = clock.now();
    const plans = await listDuePlans(db, now, BATCH + failing.size);
    // Called off meanwhile.
    for (const key of failing.keys()) if (!plans.some(plan => keyOf(plan) === key)) failing.delete(key);
    const due = plans.filter(plan => !waits(failing.get(keyOf(plan)), now.getTime()));
    if (due.length === 0) return;
    for (const plan of due) {
      if (signal?.aborted) return;
      const { item_id: id, kind, action } = plan;
      try {
        await carryOut(needs, plan);
        failing.delete(keyOf(plan));
      } catch (error) {
        const times = (failing.get(keyOf(plan))?.times ?? 0) + 1;
        const since = now.getTime();
        const until = since + retryWait(times);
        failing.set(keyOf(plan), { times, since, until, reason: wordsOf(error) });
        log.error({ err: error, kind, id, action }, 'something planned failed and will be tried again');
      }
    }
  }
}

/** Whether one that failed is not tried yet; a clock that was set back puts it off no longer than that. */
const waits = (failed: { since: number; until: number } | undefined, now: number): boolean =>
  failed !== undefined && failed.since <= now && now < failed.until;

const keyOf = ({ item_id: id, action }: Plan) => `${action} ${id}`;

async function carryOut({ db, clock, log, contentChanged }: PublicationNeeds, plan: Plan): Promise<void> {
  const { item_id: id, kind, action, note } = plan;
  const by = { id: plan.member_id, name: plan.member_name };
  try {
    await inTransaction(db, async trx => {
      // Called off, or planned anew, since it was read.
      if (!(await deletePlan(trx, id, action))) return;
      if (action === 'publish') await publishInTransaction(trx, { clock }, kind, { id, note, by });
      else await unpublishInTransaction(trx, { clock }, kind, { id, by });
    });
    contentChanged();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ kind, id, action, reason: error.message }, 'something planned could not be carried out');
    await inTransaction(db, async trx => {
      const draft = await findDraft(trx, id);
      if (!(await deletePlan(trx, id, action)) || action !== 'publish' || !draft) return;
      const complaints = error.errors?.map(({ message }) => message) ?? [];
      const reasons = complaints.length > 0 ? complaints : [error.message];
      await notifyPublishBlocked(trx, draft, { by, now: clock.now(), reasons });
    });
  }
}

/** Looks for what is due all the time; at the start for what came due while the site was down. */
export const startPublications = (needs: PublicationNeeds): Job => {
  const failing: Failing = new Map();
  const job = every(LOOK_MS, 'publications', signal => publishDue(needs, signal, failing), needs);
  job.wake();
  return {
    ...job,
    /** *System* tells of one that fails, though the work goes on. */
    state() {
      const state = job.state();
      const [failed] = failing.values();
      if (!failed) return state;
      const { since, reason } = failed;
      return { ...state, failing: true, lastFailure: { at: new Date(since).toISOString(), reason } };
    },
  };
};
