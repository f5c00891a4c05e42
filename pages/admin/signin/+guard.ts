import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { getFirstPath } from '../../../domain/members/areas';

/**
 * Overrides the admin's guard, because sign-in requires no session. Signed-in members are redirected to the admin.
 */
export function guard({ user }: PageContextServer): void {
  if (user) throw redirect(getFirstPath(user.role), 302);
}
