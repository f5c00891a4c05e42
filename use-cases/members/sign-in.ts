import { recordActivity } from '../../db/activity';
import { inTransaction } from '../../db/connection';
import { memberByEmail } from '../../db/members';
import type { MemberRow } from '../../db/schema';
import { DomainError } from '../../domain/errors';
import { USER_AGENT_MAX } from '../../domain/limits';
import { signInSchema } from '../../domain/member';
import { messages } from '../../domain/messages';
import type { Actor, Services, SessionUser } from '../context';
import { passwordMatches } from './password';
import { sessionUser } from './session-user';

type Needs = Pick<Services, 'db' | 'clock' | 'sessions' | 'signInThrottle'> &
  Pick<Actor, 'network' | 'userAgent'>;

/** The token is for API clients only; a browser gets it as a cookie. */
export type SignedIn = { token: string; user: SessionUser };

/**
 * Opens a session for the right password (rules 33 and 35).
 * @param credentials what `signInSchema` reads.
 * @throws ZodError, or DomainError `unauthorized` alike for an unknown address and a wrong password, `too_many`
 * from the throttle.
 */
export async function signIn(needs: Needs, credentials: unknown): Promise<SignedIn> {
  const { email, password } = signInSchema.parse(credentials);
  const row = await needs.signInThrottle.attempt(email, needs.network, async () => {
    const known = await memberByEmail(needs.db, email);
    // Who was only invited has no password yet.
    return (await passwordMatches(known?.password_hash || undefined, password)) ? known : undefined;
  });
  if (!row) throw new DomainError('unauthorized', messages.wrongCredentials);
  expectEnabled(row);
  return openSession(needs, row);
}

/** Said only to who knows the password. */
function expectEnabled(row: MemberRow): void {
  if (row.disabled_at) throw new DomainError('unauthorized', messages.memberDisabled);
}

/** An act of a member that concerns only themselves. */
export const ownAct = (member: SessionUser, at: Date) => ({
  at,
  member,
  kind: 'member' as const,
  subject: { id: member._id, title: '' },
});

/** Opens a session, and says so in the log. */
export const openSession = ({ db, clock, sessions, userAgent }: Needs, row: MemberRow): Promise<SignedIn> =>
  inTransaction(db, async trx => {
    const user = sessionUser(row);
    const token = await sessions.within(trx).open(row.id, userAgent);
    await recordActivity(trx, {
      ...ownAct(user, clock.now()),
      action: 'signedIn',
      kind: 'sign-in',
      detail: userAgent.slice(0, USER_AGENT_MAX),
    });
    return { token, user };
  });
