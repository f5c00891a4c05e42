import type { DbOrTransaction } from './connection';
import { countRows } from './queries';
import type { ChallengePurpose, ChallengeRow, PasskeyRow } from './schema';

/** `codes` means an authenticator app. `recoveryCodes` counts unused codes. */
type SecondFactors = { codes: boolean; passkeys: number; recoveryCodes: number };

export async function getSecondFactors(db: DbOrTransaction, memberId: string): Promise<SecondFactors> {
  const member = await db
    .selectFrom('members')
    .select('totp_secret')
    .where('id', '=', memberId)
    .executeTakeFirst();
  const unusedCodes = db.selectFrom('recovery_codes').where('used_at', 'is', null);
  return {
    codes: Boolean(member?.totp_secret),
    passkeys: await countRows(db.selectFrom('passkeys').where('member_id', '=', memberId)),
    recoveryCodes: await countRows(unusedCodes.where('member_id', '=', memberId)),
  };
}

/**
 * @param step the code’s time step.
 * @returns false when this code or a later one was used before.
 */
export async function consumeTotpStep(db: DbOrTransaction, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ totp_step: step })
    .where('id', '=', memberId)
    .where(({ eb, or }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: DbOrTransaction,
  memberId: string,
  hashes: readonly string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  if (hashes.length === 0) return;
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ member_id: memberId, code_hash, used_at: null })))
    .execute();
}

/** @returns false when the code doesn’t exist or was used before. */
export async function consumeRecoveryCode(
  db: DbOrTransaction,
  memberId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Deletes a member’s authenticator app, passkeys and recovery codes. */
export async function deleteSecondFactors(db: DbOrTransaction, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ totp_secret: null, totp_step: null })
    .where('id', '=', memberId)
    .execute();
  await db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
}

export const listPasskeys = (db: DbOrTransaction, memberId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function insertPasskey(db: DbOrTransaction, row: PasskeyRow): Promise<void> {
  await db.insertInto('passkeys').values(row).execute();
}

export async function updatePasskeyUse(
  db: DbOrTransaction,
  id: string,
  { counter, now }: { counter: number; now: Date },
): Promise<void> {
  await db
    .updateTable('passkeys')
    .set({ counter, used_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** @returns the deleted passkey, or undefined if none existed. */
export const deletePasskeyRow = (
  db: DbOrTransaction,
  memberId: string,
  id: string,
): Promise<PasskeyRow | undefined> =>
  db
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Stores a challenge and deletes expired ones. */
export async function upsertChallenge(db: DbOrTransaction, row: ChallengeRow, now: Date): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('challenges').where('id', '=', row.id).execute();
  await db.insertInto('challenges').values(row).execute();
}

type ChallengeQuery = { id: string; purpose: ChallengePurpose; now: Date };

/** Ignores expired challenges. */
export const findChallenge = (
  db: DbOrTransaction,
  { id, purpose, now }: ChallengeQuery,
): Promise<ChallengeRow | undefined> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** Deletes the challenge, so that it works only once. */
export const consumeChallenge = (
  db: DbOrTransaction,
  { id, purpose, now }: ChallengeQuery,
): Promise<ChallengeRow | undefined> =>
  db
    .deleteFrom('challenges')
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
