import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath, settingsPaths } from '../../../domain/members/areas';
import { adminPaths } from '../../../domain/paths';

/** `/admin` itself shows nothing: its first page does (rule 7); of a fresh site the steps that are not through. */
export async function guard({ user, api }: PageContextServer): Promise<never> {
  if (!user) throw redirect(adminPaths.posts, 302);
  throw redirect((await api.welcome.awaits()) ? settingsPaths.welcome : firstPath(user.role), 302);
}
