import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath } from '../../../domain/members/areas';

/** Takes the place of the staff area's guard: only who has a session is sent away, into the staff area. */
export function guard({ user }: PageContextServer): void {
  if (user) throw redirect(firstPath(user.role), 302);
}
