import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInPath } from '../../domain/return-to';

/** Without a session every page of the staff area leads to sign-in, and back afterwards (rule 7). */
export function guard({ user, urlParsed }: PageContextServer): void {
  const asked = urlParsed.pathname + (urlParsed.searchOriginal ?? '');
  if (!user) throw redirect(signInPath(asked), 302);
}
