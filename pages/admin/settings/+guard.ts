import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SETTINGS, SETUP } from '../../../domain/members/areas';
import { may } from '../../../domain/members/permissions';
import { guard as staffGuard } from '../+guard';

/** As in all of the staff area; an address that names no part leads to the first one that one may open. */
export function guard(pageContext: PageContextServer): void {
  staffGuard(pageContext);
  const { user, urlParsed } = pageContext;
  if ([...SETTINGS, ...SETUP].some(({ path }) => path === urlParsed.pathname)) return;
  const first = user && SETTINGS.find(({ permission }) => may(user.role, permission));
  if (first) throw redirect(first.path, 302);
}
