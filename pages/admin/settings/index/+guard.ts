import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { SETTINGS } from '../../../../domain/members/areas';
import { may } from '../../../../domain/members/permissions';
import { settingsPaths } from '../../../../domain/paths';
import { signInPath } from '../../../../domain/return-to';

/** `/admin/settings` itself shows nothing: the first of its pages that one may open does. */
export function guard({ user }: PageContextServer): never {
  const first = user && SETTINGS.find(({ permission }) => may(user.role, permission));
  throw redirect(first?.path ?? signInPath(settingsPaths.base), 302);
}
