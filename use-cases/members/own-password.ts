import { findMember } from '../../db/members';
import { fieldRefusal } from '../../domain/errors';
import { messages } from '../../domain/messages';
import type { Context, SessionUser } from '../context';
import { passwordMatches } from './password';

type Needs = Pick<Context, 'db' | 'signInThrottle' | 'network'> & { user: SessionUser };

/**
 * Has the signed-in member prove who they are once more, under the limits of signing in.
 * @param field what their password was typed into.
 * @throws DomainError `invalid` for a wrong one, `too_many`
 */
export async function provePassword(
  { db, signInThrottle, network, user }: Needs,
  field: string,
  password: string,
): Promise<void> {
  const right = await signInThrottle.attempt(user.email, network, async () => {
    const row = await findMember(db, user._id);
    return (await passwordMatches(row?.password_hash, password)) || undefined;
  });
  if (!right) throw fieldRefusal('invalid', field, messages.passwordWrong);
}
