import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SETTINGS, SETUP } from '../../../domain/members/areas';
import { may } from '../../../domain/members/permissions';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/** As everywhere in the admin; the settings themselves lead to the first part that the role may open. */
export function guard(pageContext: PageContextServer): void {
  staffGuard(pageContext);
  const { user, urlParsed } = pageContext;
  if ([...SETTINGS, ...SETUP].some(({ path }) => path === urlParsed.pathname)) return;
  if (urlParsed.pathname !== adminPaths.settings) throw render(adminPaths.notFound);
  const first = user && SETTINGS.find(({ permission }) => may(user.role, permission));
  if (first) throw redirect(first.path, 302);
}
