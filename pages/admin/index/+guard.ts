import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath } from '../../../domain/members/areas';
import { adminPaths } from '../../../domain/paths';

/** `/admin` itself shows nothing: its first page does (rule 7). */
export function guard({ user }: PageContextServer): never {
  throw redirect(user ? firstPath(user.role) : adminPaths.posts, 302);
}
