import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { adminPaths } from '../../../domain/paths';

/** Takes the place of the staff area's guard: only who has a session is sent away, into the staff area. */
export function guard({ user }: PageContextServer): void {
  if (user) throw redirect(adminPaths.posts, 302);
}
