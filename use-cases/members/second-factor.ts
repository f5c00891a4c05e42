import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
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
import { createFieldError, DomainError } from '../../domain/errors';
import { RECOVERY_CODE_COUNT, TOTP_SETUP_LIFETIME_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { READABLE_ALPHABET } from '../../domain/readable';
import type { Services, SessionUser } from '../context';
import { recordOwnActivity } from './own-activity';
import { hasSecondFactor, isSecondFactorRequired } from './second-factor-rule';
import { toSessionUser } from './session-user';

/** Codes change every 30 seconds. The previous and the next code are also accepted. */
const PERIOD_S = 30;
const TOLERANCE_STEPS = 1;

type Needs = Pick<Services, 'db' | 'clock' | 'secrets' | 'siteUrl'>;

export async function getFactors(db: DbOrTransaction, memberId: string) {
  const passkeys = (await listPasskeys(db, memberId)).map(row => ({
    _id: row.id,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
  return { ...(await getSecondFactors(db, memberId)), passkeys };
}

const createTotp = (secret: Secret, issuer: string, label: string) =>
  new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_S, algorithm: 'SHA1' });

/** Returns undefined for a wrong code. */
function findTotpStep(base32: string, code: string, now: Date): number | undefined {
  const totp = createTotp(Secret.fromBase32(base32), '', '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: TOLERANCE_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / PERIOD_S) + delta;
}

/** Removes separators and converts to upper case, because users type codes in groups and in either case. */
const normaliseCode = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * Accepts a code from the authenticator app or a recovery code. Each code works only once (rule 68).
 * @returns undefined for a wrong code.
 */
export async function consumeCode(
  { db, clock, secrets }: Needs,
  member: MemberRow,
  text: string,
): Promise<'app' | 'recovery' | undefined> {
  const code = normaliseCode(text);
  const now = clock.now();
  if (/^\d{6}$/.test(code)) {
    const secret = member.totp_secret && secrets.open(member.totp_secret);
    const step = secret ? findTotpStep(secret, code, now) : undefined;
    return step !== undefined && (await consumeTotpStep(db, member.id, step)) ? 'app' : undefined;
  }
  const hash = hashRecoveryCode(secrets, member.id, code);
  return runInTransaction(db, async trx => {
    if (!(await consumeRecoveryCode(trx, member.id, hash, now))) return undefined;
    await recordOwnActivity(trx, toSessionUser(member), now, 'recoveryCodeUsed', {
      kind: 'sign-in',
    });
    return 'recovery';
  });
}

const hashRecoveryCode = (secrets: Services['secrets'], memberId: string, code: string) =>
  secrets.getCode(`recovery ${memberId} ${code}`);

const toSetupId = (memberId: string) => `setup ${memberId}`;

/** Returns a QR code as an SVG path, with the side length of its square view box. */
function createQrPath(text: string): { side: number; path: string } {
  const { size, data } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { side: size, path: squares.join('') };
}

/** Creates a secret, which is pending until `confirmTotp` receives a code. */
export async function startTotpSetup({ db, clock, secrets, siteUrl }: Needs, member: SessionUser) {
  const secret = new Secret({ size: 20 });
  const now = clock.now();
  await upsertChallenge(
    db,
    {
      id: toSetupId(member._id),
      member_id: member._id,
      purpose: 'setup',
      value: secrets.seal(secret.base32),
      expires_at: new Date(now.getTime() + TOTP_SETUP_LIFETIME_MS).toISOString(),
    },
    now,
  );
  return {
    secret: secret.base32,
    picture: createQrPath(createTotp(secret, new URL(siteUrl).host, member.email).toString()),
  };
}

/**
 * @returns recovery codes if this is the member’s first second factor.
 * @throws DomainError `invalid` for a wrong code or an expired setup.
 */
export async function confirmTotp(
  { db, clock, secrets }: Needs,
  member: SessionUser,
  code: string,
): Promise<{ recoveryCodes: string[] | undefined }> {
  const now = clock.now();
  const query = { id: toSetupId(member._id), purpose: 'setup', now } as const;
  const setup = await findChallenge(db, query);
  const secret = setup && secrets.open(setup.value);
  if (!setup || !secret) throw createFieldError('invalid', 'code', messages.setupOver);
  const step = findTotpStep(secret, normaliseCode(code), now);
  if (step === undefined) throw createFieldError('invalid', 'code', messages.codeWrong);
  return runInTransaction(db, async trx => {
    if (!(await consumeChallenge(trx, query))) throw createFieldError('invalid', 'code', messages.setupOver);
    const recoveryCodes = await createFirstRecoveryCodes(trx, secrets, member._id);
    await updateMember(trx, member._id, { totp_secret: setup.value, totp_step: step });
    await recordOwnActivity(trx, member, now, 'codesTurnedOn');
    return { recoveryCodes };
  });
}

/** Removes the app, and the recovery codes if no second factor remains. */
export async function disableTotp({ db, clock }: Pick<Needs, 'db' | 'clock'>, member: SessionUser) {
  await runInTransaction(db, async trx => {
    await updateMember(trx, member._id, { totp_secret: null, totp_step: null });
    await deleteObsoleteRecoveryCodes(trx, member._id);
    await recordOwnActivity(trx, member, clock.now(), 'codesTurnedOff');
  });
}

/**
 * Deletes the recovery codes unless a second factor remains.
 * @throws DomainError `conflict` if the site requires a second factor.
 */
export async function deleteObsoleteRecoveryCodes(trx: DbOrTransaction, memberId: string): Promise<void> {
  if (await hasSecondFactor(trx, memberId)) return;
  if (await isSecondFactorRequired(trx)) throw new DomainError('conflict', messages.lastFactor);
  await deleteSecondFactors(trx, memberId);
}

/** @returns the new codes, which can’t be read again. */
export async function renewRecoveryCodes(
  { db, clock, secrets }: Pick<Needs, 'db' | 'clock' | 'secrets'>,
  member: SessionUser,
): Promise<string[]> {
  return runInTransaction(db, async trx => {
    if (!(await hasSecondFactor(trx, member._id))) throw new DomainError('conflict', messages.noSecondFactor);
    const codes = await createRecoveryCodes(trx, secrets, member._id);
    await recordOwnActivity(trx, member, clock.now(), 'recoveryCodesMade');
    return codes;
  });
}

/** Returns undefined if the member already has a second factor. */
export async function createFirstRecoveryCodes(
  trx: DbOrTransaction,
  secrets: Services['secrets'],
  memberId: string,
): Promise<string[] | undefined> {
  return (await hasSecondFactor(trx, memberId)) ? undefined : createRecoveryCodes(trx, secrets, memberId);
}

async function createRecoveryCodes(trx: DbOrTransaction, secrets: Services['secrets'], memberId: string) {
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODE_COUNT) codes.add(createRecoveryCode());
  const hashes = [...codes].map(code => hashRecoveryCode(secrets, memberId, normaliseCode(code)));
  await replaceRecoveryCodes(trx, memberId, hashes);
  return [...codes];
}

/** Creates a code such as `QV4K-71TD`, which is longer than an app’s code. */
function createRecoveryCode(): string {
  const letters = Array.from(
    { length: 8 },
    () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)],
  ).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
