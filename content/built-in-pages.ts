import type { PageInput } from '../domain/kinds/page';
import { findScreen, type ScreenName, screens } from '../domain/paths';
import { addRowIds } from '../domain/sections/row-ids';

const files = import.meta.glob<PageInput>('../site-data/site/pages/*.json', {
  eager: true,
  import: 'default',
});
const byScreen = new Map(Object.values(files).map(page => [findScreen(page.address), page]));

/** Built-in pages by screen name, with tokens for facts; for the server. */
export const builtInPages: Readonly<Record<string, PageInput>> = Object.fromEntries(
  (Object.keys(screens) as ScreenName[]).flatMap(name => {
    const page = byScreen.get(name);
    return page ? [[name, addRowIds(page) as PageInput]] : [];
  }),
);
