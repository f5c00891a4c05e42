import { runInTransaction } from '../../db/connection';
import { findMember, findMemberByEmail } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import { consumeChallenge, findChallenge, upsertChallenge } from '../../db/second-factors';
import { DomainError } from '../../domain/errors';
import { CHALLENGE_LIFETIME_MS, USER_AGENT_MAX } from '../../domain/limits';
import { apiSignInSchema, signInSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import type { Actor, Services, SessionUser } from '../context';
import { recordOwnActivity } from './own-activity';
import { createPasskeyChallenge, verifyPasskeyResponse } from './passkeys';
import { verifyPassword } from './password';
import { consumeCode } from './second-factor';
import { hasSecondFactor } from './second-factor-rule';
import { toSessionUser } from './session-user';
import { createToken, hashToken } from './tokens';

type Needs = Pick<Services, 'db' | 'clock' | 'sessions' | 'signInThrottle' | 'secrets' | 'siteUrl'> &
  Pick<Actor, 'network' | 'userAgent'>;

/** Result of a sign-in. The token is for API clients. Browsers get a cookie. */
export type SignInResult = { kind: 'signed_in'; token: string; user: SessionUser };

/** Result of a right password when a code or a passkey is also needed. */
type SecondStep = {
  kind: 'second_step';
  /** Token of the first step, which grants nothing on its own. */
  ticket: string;
  /** Whether an authenticator app is set up. */
  codes: boolean;
  passkey: Awaited<ReturnType<typeof createPasskeyChallenge>>;
};

/**
 * Opens a session for a right password (rules 33 and 35), or starts the second step.
 * @param credentials the input of `signInSchema`.
 * @throws ZodError, or DomainError `unauthorized` for an unknown email address or a wrong password, `too_many` from the
 * throttle.
 */
export async function signIn(needs: Needs, credentials: unknown): Promise<SignInResult | SecondStep> {
  const { email, password } = signInSchema.parse(credentials);
  const row = await needs.signInThrottle.attempt(email, needs.network, async () => {
    const member = await findMemberByEmail(needs.db, email);
    // Invited members have no password yet.
    return (await verifyPassword(member?.password_hash || undefined, password)) ? member : undefined;
  });
  if (!row) throw new DomainError('unauthorized', messages.wrongCredentials);
  assertEnabled(row);
  return (await hasSecondFactor(needs.db, row.id)) ? startSecondStep(needs, row) : openSession(needs, row);
}

/** Rejects a disabled member. Call this only after the right password, so as not to reveal accounts. */
function assertEnabled(row: MemberRow): void {
  if (row.disabled_at) throw new DomainError('unauthorized', messages.memberDisabled);
}

async function startSecondStep(needs: Needs, row: MemberRow): Promise<SecondStep> {
  const { db, clock } = needs;
  const ticket = createToken();
  const passkey = await createPasskeyChallenge(needs, row.id);
  const now = clock.now();
  await upsertChallenge(
    db,
    {
      id: hashToken(ticket),
      member_id: row.id,
      purpose: 'second-step',
      value: passkey?.challenge ?? '',
      expires_at: new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString(),
    },
    now,
  );
  return { kind: 'second_step', ticket, codes: row.totp_secret !== null, passkey };
}

type SecondStepAnswer = { ticket: string } & ({ code: string } | { passkey: unknown });

/**
 * Completes a sign-in. Codes can be retried, but a passkey challenge works only once.
 * @throws DomainError `unauthorized` for an invalid or expired response, `too_many` from the throttle.
 */
export async function finishSignIn(needs: Needs, answer: SecondStepAnswer): Promise<SignInResult> {
  const { db, clock, signInThrottle } = needs;
  const query = { id: hashToken(answer.ticket), purpose: 'second-step', now: clock.now() } as const;
  const find = 'code' in answer ? findChallenge : consumeChallenge;
  const challenge = await find(db, query);
  const row = challenge && (await findMember(db, challenge.member_id));
  if (!challenge || !row) throw new DomainError('unauthorized', messages.secondStepOver);
  assertEnabled(row);
  if ('passkey' in answer) {
    if (!(await verifyPasskeyResponse(needs, row.id, challenge.value, answer.passkey)))
      throw new DomainError('unauthorized', messages.passkeyRefused);
  } else {
    const usedFactor = await signInThrottle.attemptCode(row.id, () => consumeCode(needs, row, answer.code));
    if (!usedFactor) return rejectCode(needs, row);
    if (!(await consumeChallenge(db, query))) throw new DomainError('unauthorized', messages.secondStepOver);
  }
  return openSession(needs, row);
}

/** Logs the attempt, because anyone who reaches this step knows the password. */
async function rejectCode({ db, clock, userAgent }: Needs, row: MemberRow): Promise<never> {
  await recordOwnActivity(db, toSessionUser(row), clock.now(), 'codeRefused', {
    kind: 'sign-in',
    detail: userAgent.slice(0, USER_AGENT_MAX),
  });
  throw new DomainError('unauthorized', messages.codeWrong);
}

export const openSession = (
  { db, clock, sessions, userAgent }: Pick<Needs, 'db' | 'clock' | 'sessions' | 'userAgent'>,
  row: MemberRow,
): Promise<SignInResult> =>
  runInTransaction(db, async trx => {
    const user = toSessionUser(row);
    const token = await sessions.within(trx).open(row.id, userAgent);
    await recordOwnActivity(trx, user, clock.now(), 'signedIn', {
      kind: 'sign-in',
      detail: userAgent.slice(0, USER_AGENT_MAX),
    });
    return { kind: 'signed_in', token, user };
  });

/**
 * Signs in an API client, which sends the password and the code in one request.
 * @param credentials the input of `apiSignInSchema`.
 */
export async function signInApiClient(needs: Needs, credentials: unknown): Promise<SignInResult> {
  const { code, ...password } = apiSignInSchema.parse(credentials);
  const result = await signIn(needs, password);
  if (result.kind === 'signed_in') return result;
  if (!code) throw new DomainError('unauthorized', messages.codeAsked);
  return finishSignIn(needs, { ticket: result.ticket, code });
}
