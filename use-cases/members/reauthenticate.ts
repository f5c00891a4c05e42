import { findMember } from '../../db/members';
import { createFieldError } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Context, SessionUser } from '../context';
import { verifyPassword } from './password';

type Needs = Pick<Context, 'db' | 'signInThrottle' | 'network'> & { user: SessionUser };

/**
 * Checks a signed-in member’s password under the sign-in limits.
 * @param field the input field, for the error.
 * @throws DomainError `invalid` for a wrong password, `too_many`
 */
export async function reauthenticate(
  { db, signInThrottle, network, user }: Needs,
  field: string,
  password: string,
): Promise<void> {
  const isCorrect = await signInThrottle.attempt(user.email, network, async () => {
    const row = await findMember(db, user._id);
    return (await verifyPassword(row?.password_hash, password)) || undefined;
  });
  if (!isCorrect) throw createFieldError('invalid', field, messages.passwordWrong);
}
