import { type Db, inTransaction } from '../../db/connection';
import { draftOf } from '../../db/drafts';
import { deletePlan, duePlans, type Plan } from '../../db/plans';
import { DomainError } from '../../domain/errors';
import { tellOfStop } from '../../use-cases/content/notices';
import { publishIn, unpublishIn } from '../../use-cases/content/publish';
import { every, type Job, type JobNeeds } from './every';

/** What is due happens within two of these (rule 63). */
const LOOK_MS = 900;
const BATCH = 50;

export type PublicationNeeds = JobNeeds & { db: Db; contentChanged: () => void };

/** Publishes and takes down what is due, once each: the plan goes in the same transaction. */
export async function publishDue(needs: PublicationNeeds, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const due = await duePlans(needs.db, needs.clock.now(), BATCH);
    if (due.length === 0) return;
    for (const plan of due) {
      if (signal?.aborted) return;
      await carryOut(needs, plan);
    }
  }
}

async function carryOut({ db, clock, log, contentChanged }: PublicationNeeds, plan: Plan): Promise<void> {
  const { item_id: id, kind, action, note } = plan;
  const by = { id: plan.member_id, name: plan.member_name };
  try {
    await inTransaction(db, async trx => {
      // Called off, or planned anew, since it was read.
      if (!(await deletePlan(trx, id, action))) return;
      if (action === 'publish') await publishIn(trx, { clock }, kind, { id, note, by });
      else await unpublishIn(trx, { clock }, kind, { id, by });
    });
    contentChanged();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    log.warn({ kind, id, action, reason: error.message }, 'something planned could not be carried out');
    await inTransaction(db, async trx => {
      const draft = await draftOf(trx, id);
      if (!(await deletePlan(trx, id, action)) || action !== 'publish' || !draft) return;
      const complaints = error.errors?.map(({ message }) => message) ?? [];
      const reasons = complaints.length > 0 ? complaints : [error.message];
      await tellOfStop(trx, draft, { by, now: clock.now(), reasons });
    });
  }
}

/** Looks for what is due all the time; at the start for what came due while the site was down. */
export const startPublications = (needs: PublicationNeeds): Job => {
  const job = every(LOOK_MS, 'publications', signal => publishDue(needs, signal), needs);
  job.wake();
  return job;
};
