import { builtInMenus, shownMenus } from '../content/menus';
import { shownPeople } from '../content/people-parts';
import type { Db } from '../db/connection';
import { allBuiltInPages, storedAddresses } from '../db/pages';
import { shownLogo } from '../domain/logo';
import type { SiteParts } from '../domain/site';
import { readLogo } from '../use-cases/site/brand';
import { menusWithHidden } from '../use-cases/site/menus';
import { readPeople } from '../use-cases/site/people';

/** What staff put in the place of built-in parts of the site, as pages show it. */
export async function shownParts(db: Db): Promise<SiteParts> {
  const found = await menusWithHidden(db, builtInMenus);
  const people = await readPeople(db);
  const logo = await readLogo(db);
  const { gone } = await storedAddresses(db);
  const taken = allBuiltInPages().flatMap(({ slug }) => (gone.has(slug) ? [slug] : []));
  return {
    ...(logo && { logo: shownLogo(logo) }),
    ...(found && { menus: shownMenus(found.menus, href => found.hidden.has(href)) }),
    ...(people && shownPeople(people)),
    ...(taken.length > 0 && { gone: taken }),
  };
}
