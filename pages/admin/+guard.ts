import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath, mayOpen, settingsPaths } from '../../domain/members/areas';
import { isSharedKey, previewPath } from '../../domain/paths';
import { signInPath } from '../../domain/return-to';

/**
 * Redirects to sign-in without a session (rule 7), to the role's first page without permission (rule 59), and to
 * *Your security* if two-factor authentication is due (rule 68). Shared previews are public (rule 66).
 */
export function guard({ user, urlParsed }: PageContextServer): void {
  const key = urlParsed.pathname.split('/').at(-1) ?? '';
  if (urlParsed.pathname === previewPath(key) && isSharedKey(key)) return;
  const asked = urlParsed.pathname + (urlParsed.searchOriginal ?? '');
  if (!user) throw redirect(signInPath(asked), 302);
  const { security } = settingsPaths;
  if (user.owesSecondFactor && urlParsed.pathname !== security) throw redirect(security, 302);
  if (!mayOpen(user.role, urlParsed.pathname)) throw redirect(firstPath(user.role), 302);
}
