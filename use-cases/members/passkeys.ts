import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import type { PasskeyRow } from '../../db/schema';
import {
  consumeChallenge,
  deletePasskeyRow,
  insertPasskey,
  listPasskeys,
  updatePasskeyUse,
  upsertChallenge,
} from '../../db/second-factors';
import { DomainError } from '../../domain/errors';
import { CHALLENGE_LIFETIME_MS, PASSKEYS_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { assertExists } from '../assert-exists';
import type { Services, SessionUser } from '../context';
import { recordOwnActivity } from './own-activity';
import { createFirstRecoveryCodes, deleteObsoleteRecoveryCodes } from './second-factor';

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl'>;

/** Returns the host to which browsers scope passkeys. */
const getHost = (siteUrl: string) => new URL(siteUrl).hostname;

const parseTransports = (row: PasskeyRow): string[] => JSON.parse(row.transports_json);
const toCredentials = (rows: PasskeyRow[]) =>
  rows.map(row => ({ id: row.id, transports: parseTransports(row) }));

/** EdDSA, ES256 and RS256. The library’s default algorithms include some that are experimental in Node. */
const ALGORITHMS = [-8, -7, -257];

const toRegistrationId = (memberId: string) => `registration ${memberId}`;

/** Returns the options to create a passkey. The response must arrive within five minutes, and works only once. */
export async function startPasskeySetup({ db, clock, siteUrl }: Needs, member: SessionUser) {
  const existingPasskeys = await listPasskeys(db, member._id);
  if (existingPasskeys.length >= PASSKEYS_MAX) throw new DomainError('conflict', messages.passkeysFull);
  const now = clock.now();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: getHost(siteUrl),
    rpID: getHost(siteUrl),
    userName: member.email,
    userDisplayName: member.name || member.email,
    userID: new TextEncoder().encode(member._id),
    excludeCredentials: toCredentials(existingPasskeys),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await upsertChallenge(
    db,
    {
      id: toRegistrationId(member._id),
      member_id: member._id,
      purpose: 'registration',
      value: options.challenge,
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString(),
    },
    now,
  );
  return options;
}

/**
 * @returns recovery codes if this is the member’s first second factor.
 * @throws DomainError `invalid` for a wrong response, `conflict` for a known passkey.
 */
export async function addPasskey(
  { db, clock, secrets, siteUrl }: Needs,
  member: SessionUser,
  { name, response }: { name: string; response: unknown },
): Promise<{ recoveryCodes: string[] | undefined }> {
  const now = clock.now();
  const challenge = await consumeChallenge(db, {
    id: toRegistrationId(member._id),
    purpose: 'registration',
    now,
  });
  if (!challenge) throw new DomainError('invalid', messages.passkeyRefused);
  const { registrationInfo } = await verifyOrReject(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge.value,
      expectedOrigin: siteUrl,
      expectedRPID: getHost(siteUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new DomainError('invalid', messages.passkeyRefused);
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return runInTransaction(db, async trx => {
    if (await isKnown(trx, id)) throw new DomainError('conflict', messages.passkeyKnown);
    const recoveryCodes = await createFirstRecoveryCodes(trx, secrets, member._id);
    await insertPasskey(trx, {
      id,
      member_id: member._id,
      public_key: Buffer.from(publicKey),
      counter,
      transports_json: JSON.stringify(transports),
      name,
      created_at: now.toISOString(),
      used_at: null,
    });
    await recordOwnActivity(trx, member, now, 'passkeyAdded', { detail: name });
    return { recoveryCodes };
  });
}

const isKnown = async (db: DbOrTransaction, id: string) =>
  (await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Replaces any verification error with our own message (rule 49). */
async function verifyOrReject<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    const isUnverified = error instanceof Error && /^User verification/.test(error.message);
    throw new DomainError('invalid', isUnverified ? messages.passkeyUnverified : messages.passkeyRefused);
  }
}

/** @throws DomainError `not_found`, `conflict` for a last second factor that the site requires. */
export async function deletePasskey(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  member: SessionUser,
  id: string,
): Promise<void> {
  await runInTransaction(db, async trx => {
    const removedPasskey = assertExists(await deletePasskeyRow(trx, member._id, id));
    await deleteObsoleteRecoveryCodes(trx, member._id);
    await recordOwnActivity(trx, member, clock.now(), 'passkeyRemoved', {
      detail: removedPasskey.name,
    });
  });
}

/** Returns undefined for a member without passkeys. */
export async function createPasskeyChallenge(
  { db, siteUrl }: Pick<Needs, 'db' | 'siteUrl'>,
  memberId: string,
) {
  const existingPasskeys = await listPasskeys(db, memberId);
  if (existingPasskeys.length === 0) return undefined;
  const { extensions: _, ...question } = await generateAuthenticationOptions({
    rpID: getHost(siteUrl),
    allowCredentials: toCredentials(existingPasskeys),
    userVerification: 'required',
  });
  return question;
}

/** @param challenge must be used only once, which the caller ensures. */
export async function verifyPasskeyResponse(
  { db, clock, siteUrl }: Pick<Needs, 'db' | 'clock' | 'siteUrl'>,
  memberId: string,
  challenge: string,
  response: unknown,
): Promise<boolean> {
  const assertion = response as AuthenticationResponseJSON;
  const row = (await listPasskeys(db, memberId)).find(({ id }) => id === assertion?.id);
  if (!row || !challenge) return false;
  const { verified, authenticationInfo } = await verifyOrReject(() =>
    verifyAuthenticationResponse({
      response: assertion,
      expectedChallenge: challenge,
      expectedOrigin: siteUrl,
      expectedRPID: getHost(siteUrl),
      credential: {
        id: row.id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: parseTransports(row),
      },
      requireUserVerification: true,
    }),
  );
  if (verified)
    await updatePasskeyUse(db, row.id, { counter: authenticationInfo.newCounter, now: clock.now() });
  return verified;
}
