import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { updateMember } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import {
  consumeChallenge,
  consumeRecoveryCode,
  consumeTotpStep,
  deleteSecondFactors,
  findChallenge,
  getSecondFactors,
  listPasskeys,
  replaceRecoveryCodes,
  upsertChallenge,
} from '../../db/second-factors';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { RECOVERY_CODES, SETUP_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { READABLE_ALPHABET } from '../../domain/readable';
import type { Services, SessionUser } from '../context';
import { ownAct } from './own-act';
import { asksSecondStep, secondFactorForEverybody } from './second-factor-rule';
import { sessionUser } from './session-user';

/** Authenticator apps make a code of six digits each half minute; the neighbours of one pass as well. */
const PERIOD_S = 30;
const NEIGHBOURS = 1;

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl'>;

/** A member's own second factors. */
export async function factorsOf(db: DbOrTransaction, memberId: string) {
  const passkeys = (await listPasskeys(db, memberId)).map(row => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
  return { ...(await getSecondFactors(db, memberId)), passkeys };
}

const totpOf = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_S, algorithm: 'SHA1' });

/** The half minute that a code was made for; undefined when it is none of now. */
function stepOf(base32: string, code: string, now: Date): number | undefined {
  const totp = totpOf(Secret.fromBase32(base32), '', '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: NEIGHBOURS });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}

/** Spaces and dashes are how people read it; letters have no case. */
const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Whether a code is one of the member's authenticator app or one of their recovery codes, each of which works once
 * (rule 68).
 * @returns which of them it was; undefined for a wrong one.
 */
export async function spendCode(
  { db, clock, secrets }: Needs,
  member: MemberRow,
  typed: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = plain(typed);
  const now = clock.now();
  if (/^\d{6}$/.test(code)) {
    const secret = member.totp_secret && secrets.open(member.totp_secret);
    const step = secret ? stepOf(secret, code, now) : undefined;
    return step !== undefined && (await consumeTotpStep(db, member.id, step)) ? 'app' : undefined;
  }
  const hash = recoveryHash(secrets, member.id, code);
  return inTransaction(db, async trx => {
    if (!(await consumeRecoveryCode(trx, member.id, hash, now))) return undefined;
    await recordActivity(trx, {
      ...ownAct(sessionUser(member), now),
      action: 'recoveryCodeUsed',
      kind: 'sign-in',
    });
    return 'recovery';
  });
}

const recoveryHash = (secrets: Services['secrets'], memberId: string, code: string) =>
  secrets.codeOf(`recovery ${memberId} ${code}`);

const setupId = (memberId: string) => `setup ${memberId}`;

/** A code for a camera: the squares of a path in a box of so many. */
function qrPicture(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { side: size, path: squares.join('') };
}

/** Makes a secret for an authenticator app; it counts once a code of the app was seen. */
export async function beginCodes({ db, clock, secrets, siteUrl }: Needs, member: SessionUser) {
  const secret = new Secret({ size: 20 });
  const now = clock.now();
  await upsertChallenge(
    db,
    {
      id: setupId(member._id),
      member_id: member._id,
      purpose: 'setup',
      value: secrets.seal(secret.base32),
      expires_at: new Date(now.getTime() + SETUP_MS).toISOString(),
    },
    now,
  );
  return {
    secret: secret.base32,
    picture: qrPicture(totpOf(secret, new URL(siteUrl).host, member.email).toString()),
  };
}

/**
 * Turns the authenticator app on.
 * @returns recovery codes, when these are the member's first.
 * @throws DomainError `invalid` for a wrong code or a secret made too long ago.
 */
export async function confirmCodes(
  { db, clock, secrets }: Needs,
  member: SessionUser,
  code: string,
): Promise<{ recoveryCodes: string[] | undefined }> {
  const now = clock.now();
  const asked = { id: setupId(member._id), purpose: 'setup', now } as const;
  const setup = await findChallenge(db, asked);
  const secret = setup && secrets.open(setup.value);
  if (!setup || !secret) throw fieldRefusal('invalid', 'code', messages.setupOver);
  const step = stepOf(secret, plain(code), now);
  if (step === undefined) throw fieldRefusal('invalid', 'code', messages.codeWrong);
  return inTransaction(db, async trx => {
    if (!(await consumeChallenge(trx, asked))) throw fieldRefusal('invalid', 'code', messages.setupOver);
    const recoveryCodes = await firstRecoveryCodes(trx, secrets, member._id);
    await updateMember(trx, member._id, { totp_secret: setup.value, totp_step: step });
    await recordActivity(trx, { ...ownAct(member, now), action: 'codesTurnedOn' });
    return { recoveryCodes };
  });
}

/** Turns the authenticator app off; with the last second factor the recovery codes go. */
export async function turnOffCodes({ db, clock }: Pick<Needs, 'db' | 'clock'>, member: SessionUser) {
  await inTransaction(db, async trx => {
    await updateMember(trx, member._id, { totp_secret: null, totp_step: null });
    await withoutIdleRecoveryCodes(trx, member._id);
    await recordActivity(trx, { ...ownAct(member, clock.now()), action: 'codesTurnedOff' });
  });
}

/**
 * After one second factor went: recovery codes stand in for one, so without any there is nothing to recover.
 * @throws DomainError `conflict` for the last one where everybody needs one.
 */
export async function withoutIdleRecoveryCodes(trx: DbOrTransaction, memberId: string): Promise<void> {
  if (await asksSecondStep(trx, memberId)) return;
  if (await secondFactorForEverybody(trx)) throw new DomainError('conflict', messages.lastFactor);
  await deleteSecondFactors(trx, memberId);
}

/** Ten new recovery codes; the earlier ones no longer work. @returns them, this once. */
export async function newRecoveryCodes(
  { db, clock, secrets }: Pick<Needs, 'db' | 'clock' | 'secrets'>,
  member: SessionUser,
): Promise<string[]> {
  return inTransaction(db, async trx => {
    if (!(await asksSecondStep(trx, member._id))) throw new DomainError('conflict', messages.noSecondFactor);
    const made = await makeRecoveryCodes(trx, secrets, member._id);
    await recordActivity(trx, { ...ownAct(member, clock.now()), action: 'recoveryCodesMade' });
    return made;
  });
}

/** The recovery codes that come with the first second factor; undefined when there was one already. */
export async function firstRecoveryCodes(
  trx: DbOrTransaction,
  secrets: Services['secrets'],
  memberId: string,
): Promise<string[] | undefined> {
  return (await asksSecondStep(trx, memberId)) ? undefined : makeRecoveryCodes(trx, secrets, memberId);
}

async function makeRecoveryCodes(trx: DbOrTransaction, secrets: Services['secrets'], memberId: string) {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCode());
  const hashes = [...codes].map(code => recoveryHash(secrets, memberId, plain(code)));
  await replaceRecoveryCodes(trx, memberId, hashes);
  return [...codes];
}

/** `QV4K-71TD`: letters too, so that none looks like a code of an app. */
function recoveryCode(): string {
  const letters = Array.from(
    { length: 8 },
    () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)],
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
