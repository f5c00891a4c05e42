import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { canOpen, getFirstPath, settingsPaths } from '../../domain/members/areas';
import { getPreviewPath, isSharedPreviewKey } from '../../domain/paths';
import { getSignInPath } from '../../domain/return-to';

/**
 * Redirects to sign-in without a session (rule 7), to the role's first page without permission (rule 59), and to
 * *Your security* if two-factor authentication is due (rule 68). Shared previews are public (rule 66).
 */
export function guard({ user, urlParsed }: PageContextServer): void {
  const key = urlParsed.pathname.split('/').at(-1) ?? '';
  if (urlParsed.pathname === getPreviewPath(key) && isSharedPreviewKey(key)) return;
  const target = urlParsed.pathname + (urlParsed.searchOriginal ?? '');
  if (!user) throw redirect(getSignInPath(target), 302);
  const { security } = settingsPaths;
  if (user.owesSecondFactor && urlParsed.pathname !== security) throw redirect(security, 302);
  if (!canOpen(user.role, urlParsed.pathname)) throw redirect(getFirstPath(user.role), 302);
}
