import { drawingSources } from '../art/drawings';
import type { Db } from '../db/connection';
import { getStoredPaths, listBuiltInPages } from '../db/pages';
import { toShownLogo } from '../domain/logo';
import { createSite } from '../domain/shown-site';
import type { Site } from '../domain/site';
import { builtInContent } from '../site-data';
import { readLogo } from '../use-cases/site/brand';
import { readFacts } from '../use-cases/site/facts';
import { getMenusWithHidden } from '../use-cases/site/menus';
import { readPeople } from '../use-cases/site/people';
import { isSiteHidden } from '../use-cases/site/setup';

/** Merges changes by staff into built-in values and removes links to unpublished pages. */
export async function readSite(db: Db): Promise<Site> {
  const { menus, hidden } = await getMenusWithHidden(db, builtInContent.menus);
  const facts = await readFacts(db, builtInContent.facts);
  const people = (await readPeople(db)) ?? builtInContent.people;
  const logo = await readLogo(db);
  const { gonePaths } = await getStoredPaths(db);
  const unpublishedSlugs = listBuiltInPages().flatMap(({ slug }) => (gonePaths.has(slug) ? [slug] : []));
  return {
    ...createSite(
      { facts, people, menus },
      { builtIn: builtInContent, drawingSources, isHidden: href => hidden.has(href) },
    ),
    ...(logo && { logo: toShownLogo(logo) }),
    ...(unpublishedSlugs.length > 0 && { gonePaths: unpublishedSlugs }),
    ...((await isSiteHidden(db)) && { isHidden: true }),
  };
}
