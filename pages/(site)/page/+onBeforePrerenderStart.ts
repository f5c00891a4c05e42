import { setSite } from '../../../domain/current-site';
import { hasOwnContent } from '../../../domain/sections/heroes';
import { builtInPages, builtInSite } from '../../../site-data/shown';
import { needsDatabase } from '../prepare-page.server';

/** Lists built-in pages without data from the database. They are prerendered with the built-in facts. */
export function onBeforePrerenderStart(): string[] {
  setSite(builtInSite);
  return Object.values(builtInPages)
    .filter(page => !hasOwnContent(page.address) && !needsDatabase(page))
    .map(({ address }) => address);
}
