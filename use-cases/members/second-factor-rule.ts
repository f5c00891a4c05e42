import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { getSecondFactors } from '../../db/second-factors';
import { readSetting, writeSetting } from '../../db/settings';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';
import { ownAct } from './own-act';

/** Since when everybody needs a second factor; empty or absent while nobody must have one. */
const SETTING = 'second_factor_for_everybody';

/** Whether everybody needs a second factor. */
export const secondFactorForEverybody = async (db: DbOrTransaction): Promise<boolean> =>
  Boolean(await readSetting(db, SETTING));

/** Whether signing in takes more than the password. */
export async function asksSecondStep(db: DbOrTransaction, memberId: string): Promise<boolean> {
  const { codes, passkeys } = await getSecondFactors(db, memberId);
  return codes || passkeys > 0;
}

/** Whether a member must set up a second factor before anything else (rule 68). */
export const owesSecondFactor = async (db: DbOrTransaction, memberId: string): Promise<boolean> =>
  (await secondFactorForEverybody(db)) && !(await asksSecondStep(db, memberId));

/**
 * Asks everybody for a second factor, or leaves it to each again.
 * @throws DomainError `conflict` for an owner without one: they would shut themselves out of this very switch.
 */
export async function askEverybody(
  { db, clock, user }: Pick<Services, 'db' | 'clock'> & { user: SessionUser },
  on: boolean,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async trx => {
    if (on && !(await asksSecondStep(trx, user._id)))
      throw new DomainError('conflict', messages.ownFactorFirst);
    if (on === (await secondFactorForEverybody(trx))) return;
    await writeSetting(trx, SETTING, on ? now.toISOString() : '');
    await recordActivity(trx, { ...ownAct(user, now), action: on ? 'factorAskedOfAll' : 'factorLeftToEach' });
  });
}
