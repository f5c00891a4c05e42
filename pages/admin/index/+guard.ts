import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { getFirstPath, settingsPaths } from '../../../domain/members/areas';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/** Redirects `/admin` to the role's first page (rule 7), or on a new site to the unfinished setup. */
export async function guard(pageContext: PageContextServer): Promise<void> {
  const { user, api, urlParsed } = pageContext;
  if (urlParsed.pathname !== adminPaths.base) return staffGuard(pageContext);
  if (!user) throw redirect(adminPaths.posts, 302);
  throw redirect((await api.welcome.awaits()) ? settingsPaths.welcome : getFirstPath(user.role), 302);
}
