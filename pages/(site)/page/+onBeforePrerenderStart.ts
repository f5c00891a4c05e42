import { builtInPages } from '../../../content/built-in-pages';
import { hasOwnPart } from '../../../domain/sections/heroes';
import { asksDatabase } from '../prepare-page.server';

/** Built-in pages whose sections ask the database nothing. */
export const onBeforePrerenderStart = (): string[] =>
  Object.values(builtInPages)
    .filter(page => !hasOwnPart(page.address) && !asksDatabase(page))
    .map(({ address }) => address);
