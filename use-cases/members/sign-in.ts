import { recordActivity } from '../../db/activity';
import { inTransaction } from '../../db/connection';
import { findMember, findMemberByEmail } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import { consumeChallenge, findChallenge, upsertChallenge } from '../../db/second-factors';
import { DomainError } from '../../domain/errors';
import { CHALLENGE_MS, USER_AGENT_MAX } from '../../domain/limits';
import { loginSchema, signInSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import type { Actor, Services, SessionUser } from '../context';
import { ownAct } from './own-act';
import { passkeyAnswers, passkeyQuestion } from './passkeys';
import { passwordMatches } from './password';
import { spendCode } from './second-factor';
import { asksSecondStep } from './second-factor-rule';
import { sessionUser } from './session-user';
import { hashToken, newToken } from './tokens';

type Needs = Pick<Services, 'db' | 'clock' | 'sessions' | 'signInThrottle' | 'secrets' | 'siteUrl'> &
  Pick<Actor, 'network' | 'userAgent'>;

/** The token is for API clients only; a browser gets it as a cookie. */
export type SignedIn = { kind: 'signed_in'; token: string; user: SessionUser };

/** The password was right, and more is asked for: a code, or a signature of a passkey. */
export type SecondStep = {
  kind: 'second_step';
  /** Tells the second step whose first it follows; it opens nothing by itself. */
  ticket: string;
  /** Whether a code of an authenticator app is taken. */
  codes: boolean;
  /** What a passkey must sign. */
  passkey: Awaited<ReturnType<typeof passkeyQuestion>>;
};

/**
 * Opens a session for the right password (rules 33 and 35), or asks for the second step.
 * @param credentials what `signInSchema` reads.
 * @throws ZodError, or DomainError `unauthorized` alike for an unknown address and a wrong password, `too_many`
 * from the throttle.
 */
export async function signIn(needs: Needs, credentials: unknown): Promise<SignedIn | SecondStep> {
  const { email, password } = signInSchema.parse(credentials);
  const row = await needs.signInThrottle.attempt(email, needs.network, async () => {
    const known = await findMemberByEmail(needs.db, email);
    // Who was only invited has no password yet.
    return (await passwordMatches(known?.password_hash || undefined, password)) ? known : undefined;
  });
  if (!row) throw new DomainError('unauthorized', messages.wrongCredentials);
  expectEnabled(row);
  return (await asksSecondStep(needs.db, row.id)) ? askSecondStep(needs, row) : openSession(needs, row);
}

/** Said only to who knows the password. */
function expectEnabled(row: MemberRow): void {
  if (row.disabled_at) throw new DomainError('unauthorized', messages.memberDisabled);
}

async function askSecondStep(needs: Needs, row: MemberRow): Promise<SecondStep> {
  const { db, clock } = needs;
  const ticket = newToken();
  const passkey = await passkeyQuestion(needs, row.id);
  const now = clock.now();
  await upsertChallenge(
    db,
    {
      id: hashToken(ticket),
      member_id: row.id,
      purpose: 'second-step',
      value: passkey?.challenge ?? '',
      expires_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
    },
    now,
  );
  return { kind: 'second_step', ticket, codes: row.totp_secret !== null, passkey };
}

/** What answers the second step. */
export type SecondAnswer = { ticket: string } & ({ code: string } | { passkey: unknown });

/**
 * Opens the session once the second step is answered. A code may be typed anew; what a passkey was asked is asked once.
 * @throws DomainError `unauthorized` when the answer is wrong or comes too late, `too_many` from the throttle.
 */
export async function finishSignIn(needs: Needs, answer: SecondAnswer): Promise<SignedIn> {
  const { db, clock, signInThrottle } = needs;
  const asked = { id: hashToken(answer.ticket), purpose: 'second-step', now: clock.now() } as const;
  const find = 'code' in answer ? findChallenge : consumeChallenge;
  const challenge = await find(db, asked);
  const row = challenge && (await findMember(db, challenge.member_id));
  if (!challenge || !row) throw new DomainError('unauthorized', messages.secondStepOver);
  expectEnabled(row);
  if ('passkey' in answer) {
    if (!(await passkeyAnswers(needs, row.id, challenge.value, answer.passkey)))
      throw new DomainError('unauthorized', messages.passkeyRefused);
  } else {
    const spent = await signInThrottle.attemptCode(row.id, () => spendCode(needs, row, answer.code));
    if (!spent) return refuseCode(needs, row);
    if (!(await consumeChallenge(db, asked))) throw new DomainError('unauthorized', messages.secondStepOver);
  }
  return openSession(needs, row);
}

/** Whoever types codes knows the password: that is worth a line in the log. */
async function refuseCode({ db, clock, userAgent }: Needs, row: MemberRow): Promise<never> {
  await recordActivity(db, {
    ...ownAct(sessionUser(row), clock.now()),
    action: 'codeRefused',
    kind: 'sign-in',
    detail: userAgent.slice(0, USER_AGENT_MAX),
  });
  throw new DomainError('unauthorized', messages.codeWrong);
}

/** Opens a session, and says so in the log. */
export const openSession = (
  { db, clock, sessions, userAgent }: Pick<Needs, 'db' | 'clock' | 'sessions' | 'userAgent'>,
  row: MemberRow,
): Promise<SignedIn> =>
  inTransaction(db, async trx => {
    const user = sessionUser(row);
    const token = await sessions.within(trx).open(row.id, userAgent);
    await recordActivity(trx, {
      ...ownAct(user, clock.now()),
      action: 'signedIn',
      kind: 'sign-in',
      detail: userAgent.slice(0, USER_AGENT_MAX),
    });
    return { kind: 'signed_in', token, user };
  });

/**
 * The same in one step, for clients of the interface for programs.
 * @param credentials what `loginSchema` reads.
 */
export async function signInAtOnce(needs: Needs, credentials: unknown): Promise<SignedIn> {
  const { code, ...password } = loginSchema.parse(credentials);
  const first = await signIn(needs, password);
  if (first.kind === 'signed_in') return first;
  if (!code) throw new DomainError('unauthorized', messages.codeAsked);
  return finishSignIn(needs, { ticket: first.ticket, code });
}
