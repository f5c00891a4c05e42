import { builtInMenus, toShownMenus } from '../content/menus';
import { toShownPeople } from '../content/people-parts';
import type { Db } from '../db/connection';
import { getStoredPaths, listBuiltInPages } from '../db/pages';
import { type Logo, toShownLogo } from '../domain/logo';
import type { SiteParts } from '../domain/site';
import { getMenusWithHidden } from '../use-cases/site/menus';
import { readPeople } from '../use-cases/site/people';

/** Reads published menus and unpublished paths, which change with pages. */
export async function readPublicLinks(db: Db): Promise<Pick<SiteParts, 'menus' | 'gonePaths'>> {
  const found = await getMenusWithHidden(db, builtInMenus);
  const { gonePaths } = await getStoredPaths(db);
  const unpublished = listBuiltInPages().flatMap(({ slug }) => (gonePaths.has(slug) ? [slug] : []));
  return {
    ...(found && { menus: toShownMenus(found.menus, href => found.hidden.has(href)) }),
    ...(unpublished.length > 0 && { gonePaths: unpublished }),
  };
}

/** Reads the parts that replace built-in ones, as pages show them. */
export async function readPublicParts(db: Db, logo: Logo | undefined): Promise<SiteParts> {
  const people = await readPeople(db);
  return {
    ...(logo && { logo: toShownLogo(logo) }),
    ...(people && toShownPeople(people)),
    ...(await readPublicLinks(db)),
  };
}
