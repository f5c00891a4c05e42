import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath, settingsPaths } from '../../../domain/members/areas';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/** `/admin` shows the first page of the role (rule 7), or on a fresh site the steps that are not through. */
export async function guard(pageContext: PageContextServer): Promise<void> {
  const { user, api, urlParsed } = pageContext;
  if (urlParsed.pathname !== adminPaths.base) return staffGuard(pageContext);
  if (!user) throw redirect(adminPaths.posts, 302);
  throw redirect((await api.welcome.awaits()) ? settingsPaths.welcome : firstPath(user.role), 302);
}
