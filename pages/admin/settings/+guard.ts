import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SETTINGS_AREAS, SETUP_AREAS } from '../../../domain/members/areas';
import { hasPermission } from '../../../domain/members/permissions';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/** Runs the admin's guard, and redirects to the first settings page that the role can open. */
export function guard(pageContext: PageContextServer): void {
  staffGuard(pageContext);
  const { user, urlParsed } = pageContext;
  if ([...SETTINGS_AREAS, ...SETUP_AREAS].some(({ path }) => path === urlParsed.pathname)) return;
  if (urlParsed.pathname !== adminPaths.settings) throw render(adminPaths.notFound);
  const firstArea = user && SETTINGS_AREAS.find(({ permission }) => hasPermission(user.role, permission));
  if (firstArea) throw redirect(firstArea.path, 302);
}
