import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { firstPath, mayOpen, settingsPaths } from '../../domain/members/areas';
import { isSharedKey, previewPath } from '../../domain/paths';
import { signInPath } from '../../domain/return-to';

/**
 * Without a session every page of the staff area leads to sign-in, and back afterwards (rule 7); one that a role may not
 * open leads to its first page (rule 59), and all of them to *Your security* for who owes a second factor (rule 68). A
 * preview that was shared is open to anyone (rule 66).
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
