import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SETTINGS, SETUP } from '../../../domain/members/areas';
import { can } from '../../../domain/members/permissions';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/** Runs the admin's guard, and redirects to the first settings page that the role can open. */
export function guard(pageContext: PageContextServer): void {
  staffGuard(pageContext);
  const { user, urlParsed } = pageContext;
  if ([...SETTINGS, ...SETUP].some(({ path }) => path === urlParsed.pathname)) return;
  if (urlParsed.pathname !== adminPaths.settings) throw render(adminPaths.notFound);
  const first = user && SETTINGS.find(({ permission }) => can(user.role, permission));
  if (first) throw redirect(first.path, 302);
}
