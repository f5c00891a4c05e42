import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
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
import { CHALLENGE_MS, PASSKEYS_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { Services, SessionUser } from '../context';
import { ownAct } from './own-act';
import { firstRecoveryCodes, withoutIdleRecoveryCodes } from './second-factor';

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl'>;

/** Browsers give a passkey to this host and to no other. */
const hostOf = (siteUrl: string) => new URL(siteUrl).hostname;

const transportsOf = (row: PasskeyRow): string[] => JSON.parse(row.transports_json);
const listed = (rows: PasskeyRow[]) => rows.map(row => ({ id: row.id, transports: transportsOf(row) }));

/** EdDSA, ES256 and RS256: what keys speak. The library would try newer ones, which Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

const registrationId = (memberId: string) => `registration ${memberId}`;

/** What the browser is asked to make a passkey for; the answer must come within five minutes, and once. */
export async function beginPasskey({ db, clock, siteUrl }: Needs, member: SessionUser) {
  const known = await listPasskeys(db, member._id);
  if (known.length >= PASSKEYS_MAX) throw new DomainError('conflict', messages.passkeysFull);
  const now = clock.now();
  const { extensions: _, ...options } = await generateRegistrationOptions({
    rpName: hostOf(siteUrl),
    rpID: hostOf(siteUrl),
    userName: member.email,
    userDisplayName: member.name || member.email,
    userID: new TextEncoder().encode(member._id),
    excludeCredentials: listed(known),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await upsertChallenge(
    db,
    {
      id: registrationId(member._id),
      member_id: member._id,
      purpose: 'registration',
      value: options.challenge,
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    },
    now,
  );
  return options;
}

/**
 * Takes a passkey that the browser made.
 * @returns recovery codes, when this is the member's first second factor.
 * @throws DomainError `invalid` when it does not answer what was asked, `conflict` when it is known already.
 */
export async function addPasskey(
  { db, clock, secrets, siteUrl }: Needs,
  member: SessionUser,
  { name, response }: { name: string; response: unknown },
): Promise<{ recoveryCodes: string[] | undefined }> {
  const now = clock.now();
  const challenge = await consumeChallenge(db, {
    id: registrationId(member._id),
    purpose: 'registration',
    now,
  });
  if (!challenge) throw new DomainError('invalid', messages.passkeyRefused);
  const { registrationInfo } = await refusingPlainly(() =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge.value,
      expectedOrigin: siteUrl,
      expectedRPID: hostOf(siteUrl),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new DomainError('invalid', messages.passkeyRefused);
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return inTransaction(db, async trx => {
    if (await isKnown(trx, id)) throw new DomainError('conflict', messages.passkeyKnown);
    const recoveryCodes = await firstRecoveryCodes(trx, secrets, member._id);
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
    await recordActivity(trx, { ...ownAct(member, now), action: 'passkeyAdded', detail: name });
    return { recoveryCodes };
  });
}

const isKnown = async (db: DbOrTransaction, id: string) =>
  (await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** What goes wrong in what a browser sent is said in one sentence of ours (rule 49). */
async function refusingPlainly<Result>(verify: () => Promise<Result>): Promise<Result> {
  try {
    return await verify();
  } catch (error) {
    const isUnverified = error instanceof Error && /^User verification/.test(error.message);
    throw new DomainError('invalid', isUnverified ? messages.passkeyUnverified : messages.passkeyRefused);
  }
}

/** @throws DomainError `not_found` */
export async function dropPasskey(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  member: SessionUser,
  id: string,
): Promise<void> {
  await inTransaction(db, async trx => {
    const removed = await deletePasskeyRow(trx, member._id, id);
    if (!removed) throw new DomainError('not_found', messages.notFound);
    await withoutIdleRecoveryCodes(trx, member._id);
    await recordActivity(trx, {
      ...ownAct(member, clock.now()),
      action: 'passkeyRemoved',
      detail: removed.name,
    });
  });
}

/** What a browser is asked to sign with one of the member's passkeys; undefined when there are none. */
export async function passkeyQuestion({ db, siteUrl }: Pick<Needs, 'db' | 'siteUrl'>, memberId: string) {
  const known = await listPasskeys(db, memberId);
  if (known.length === 0) return undefined;
  const { extensions: _, ...question } = await generateAuthenticationOptions({
    rpID: hostOf(siteUrl),
    allowCredentials: listed(known),
    userVerification: 'required',
  });
  return question;
}

/**
 * Whether a browser signed what was asked with a passkey of the member.
 * @param challenge what was asked; the caller has seen to it that it is answered once.
 */
export async function passkeyAnswers(
  { db, clock, siteUrl }: Pick<Needs, 'db' | 'clock' | 'siteUrl'>,
  memberId: string,
  challenge: string,
  response: unknown,
): Promise<boolean> {
  const answer = response as AuthenticationResponseJSON;
  const row = (await listPasskeys(db, memberId)).find(({ id }) => id === answer?.id);
  if (!row || !challenge) return false;
  const { verified, authenticationInfo } = await refusingPlainly(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: siteUrl,
      expectedRPID: hostOf(siteUrl),
      credential: {
        id: row.id,
        publicKey: new Uint8Array(row.public_key),
        counter: row.counter,
        transports: transportsOf(row),
      },
      requireUserVerification: true,
    }),
  );
  if (verified)
    await updatePasskeyUse(db, row.id, { counter: authenticationInfo.newCounter, now: clock.now() });
  return verified;
}
