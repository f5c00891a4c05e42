import type { DbOrTransaction } from './connection';
import type { ChallengePurpose, ChallengeRow, PasskeyRow } from './schema';

/** Which second factors somebody has; `recoveryCodes` counts those that still work. */
export type SecondFactors = { codes: boolean; passkeys: number; recoveryCodes: number };

export async function secondFactorsOf(db: DbOrTransaction, memberId: string): Promise<SecondFactors> {
  const member = await db
    .selectFrom('members')
    .select('totp_secret')
    .where('id', '=', memberId)
    .executeTakeFirst();
  const { passkeys } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('passkeys'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { codes: Boolean(member?.totp_secret), passkeys, recoveryCodes: left };
}

/**
 * Notes that a code of an authenticator app was used.
 * @param step the half minute it was made for.
 * @returns false when it, or a later one, was used before: none works twice.
 */
export async function spendTotpStep(db: DbOrTransaction, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ totp_step: step })
    .where('id', '=', memberId)
    .where(({ eb, or }) => or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Puts new recovery codes in place of the old. */
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

/** @returns false when there is no such code, or it was used before. */
export async function spendRecoveryCode(
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

/** Takes everything away that is asked for beside the password. */
export async function removeSecondFactors(db: DbOrTransaction, memberId: string): Promise<void> {
  await db
    .updateTable('members')
    .set({ totp_secret: null, totp_step: null })
    .where('id', '=', memberId)
    .execute();
  await db.deleteFrom('passkeys').where('member_id', '=', memberId).execute();
  await db.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
}

export const passkeysOf = (db: DbOrTransaction, memberId: string): Promise<PasskeyRow[]> =>
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

/** Notes that a passkey was used, and how often it says it was. */
export async function notePasskeyUse(
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

/** @returns the passkey that is gone; undefined when there was none. */
export const removePasskey = (
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

/** Keeps what a browser must answer; another of the same id is replaced. */
export async function putChallenge(db: DbOrTransaction, row: ChallengeRow, now: Date): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now.toISOString()).execute();
  await db.deleteFrom('challenges').where('id', '=', row.id).execute();
  await db.insertInto('challenges').values(row).execute();
}

type Asked = { id: string; purpose: ChallengePurpose; now: Date };

/** What was asked, while it may be answered. */
export const challengeById = (
  db: DbOrTransaction,
  { id, purpose, now }: Asked,
): Promise<ChallengeRow | undefined> =>
  db
    .selectFrom('challenges')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();

/** The same, and it cannot be answered again. */
export async function takeChallenge(db: DbOrTransaction, asked: Asked): Promise<ChallengeRow | undefined> {
  const row = await challengeById(db, asked);
  if (!row) return undefined;
  const { numDeletedRows } = await db.deleteFrom('challenges').where('id', '=', row.id).executeTakeFirst();
  return numDeletedRows === 1n ? row : undefined;
}
