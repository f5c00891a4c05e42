import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { KIND_AREAS } from '../../../domain/kinds/areas';
import { SEARCH_LENGTH_MAX } from '../../../domain/limits';
import { getFirstPath, settingsPaths } from '../../../domain/members/areas';
import { adminPaths } from '../../../domain/paths';
import { guard as staffGuard } from '../+guard';

/**
 * Redirects `/admin` to the role's first page (rule 7), or on a new site to the unfinished setup. Redirects a list's
 * path with an item's id or slug, such as `/admin/posts/my-article`, to the form.
 */
export async function guard(pageContext: PageContextServer): Promise<void> {
  const { user, api, urlParsed } = pageContext;
  const { pathname } = urlParsed;
  if (pathname !== adminPaths.base) {
    staffGuard(pageContext);
    const similarItems = await api.search.near({ path: pathname.slice(-SEARCH_LENGTH_MAX) });
    const item = similarItems.find(({ id, slug, kind }) =>
      [id, slug].some(name => pathname === `${KIND_AREAS[kind].path}/${name}`),
    );
    if (item) throw redirect(KIND_AREAS[item.kind].edit(item.id), 302);
    return;
  }
  if (!user) throw redirect(adminPaths.posts, 302);
  throw redirect((await api.welcome.awaits()) ? settingsPaths.welcome : getFirstPath(user.role), 302);
}
