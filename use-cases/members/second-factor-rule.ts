import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { getSecondFactors } from '../../db/second-factors';
import { readSetting, writeSetting } from '../../db/settings';
import { DomainError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';
import { recordOwnActivity } from './own-activity';

/** Setting with the time when second factors became mandatory; empty or missing while they are optional. */
const REQUIRED_SETTING = 'second_factor_for_everybody';

export const isSecondFactorRequired = async (db: DbOrTransaction): Promise<boolean> =>
  Boolean(await readSetting(db, REQUIRED_SETTING));

export async function hasSecondFactor(db: DbOrTransaction, memberId: string): Promise<boolean> {
  const { codes, passkeys } = await getSecondFactors(db, memberId);
  return codes || passkeys > 0;
}

/** Returns whether the member must set up a second factor before anything else (rule 68). */
export const mustSetUpSecondFactor = async (db: DbOrTransaction, memberId: string): Promise<boolean> =>
  (await isSecondFactorRequired(db)) && !(await hasSecondFactor(db, memberId));

/** @throws DomainError `conflict` for an owner without a second factor, who would lock themselves out. */
export async function setSecondFactorRequired(
  { db, clock, user }: Pick<Services, 'db' | 'clock'> & { user: SessionUser },
  isRequired: boolean,
): Promise<void> {
  const now = clock.now();
  await runInTransaction(db, async trx => {
    if (isRequired && !(await hasSecondFactor(trx, user._id)))
      throw new DomainError('conflict', messages.ownFactorFirst);
    if (isRequired === (await isSecondFactorRequired(trx))) return;
    await writeSetting(trx, REQUIRED_SETTING, isRequired ? now.toISOString() : '');
    await recordOwnActivity(trx, user, now, isRequired ? 'factorAskedOfAll' : 'factorLeftToEach');
  });
}
