import { builtInPages } from '../../../content/built-in-pages';
import { hasOwnPart } from '../../../domain/sections/heroes';
import { needsDatabase } from '../prepare-page.server';

/** Lists the built-in pages that don't need the database. */
export const onBeforePrerenderStart = (): string[] =>
  Object.values(builtInPages)
    .filter(page => !hasOwnPart(page.address) && !needsDatabase(page))
    .map(({ address }) => address);
