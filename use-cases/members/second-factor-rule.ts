import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { getSecondFactors } from '../../db/second-factors';
import { readSetting, writeSetting } from '../../db/settings';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';
import { createOwnActivity } from './own-activity';

/** The time since which every member has needed a second factor; empty or missing if it is optional. */
const SETTING = 'second_factor_for_everybody';

/** Returns whether every member needs a second factor. */
export const isSecondFactorRequired = async (db: DbOrTransaction): Promise<boolean> =>
  Boolean(await readSetting(db, SETTING));

/** Returns whether a member has a second factor. */
export async function hasSecondFactor(db: DbOrTransaction, memberId: string): Promise<boolean> {
  const { codes, passkeys } = await getSecondFactors(db, memberId);
  return codes || passkeys > 0;
}

/** Returns whether a member must set up a second factor first (rule 68). */
export const mustSetUpSecondFactor = async (db: DbOrTransaction, memberId: string): Promise<boolean> =>
  (await isSecondFactorRequired(db)) && !(await hasSecondFactor(db, memberId));

/**
 * Requires a second factor from every member, or makes it optional.
 * @throws DomainError `conflict` for an owner without one, who would lock themselves out.
 */
export async function setSecondFactorRequired(
  { db, clock, user }: Pick<Services, 'db' | 'clock'> & { user: SessionUser },
  on: boolean,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async trx => {
    if (on && !(await hasSecondFactor(trx, user._id)))
      throw new DomainError('conflict', messages.ownFactorFirst);
    if (on === (await isSecondFactorRequired(trx))) return;
    await writeSetting(trx, SETTING, on ? now.toISOString() : '');
    await recordActivity(trx, {
      ...createOwnActivity(user, now),
      action: on ? 'factorAskedOfAll' : 'factorLeftToEach',
    });
  });
}
