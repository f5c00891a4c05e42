import { drawingSources } from '../art/drawings';
import type { PageInput } from '../domain/kinds/page';
import { findScreen, type ScreenName, screens } from '../domain/paths';
import { addRowIds } from '../domain/sections/row-ids';
import { createSite } from '../domain/shown-site';
import { builtInContent } from '.';

/** The delivered site, as pages show it. */
export const builtInSite = createSite(builtInContent, { builtIn: builtInContent, drawingSources });

const files = import.meta.glob<PageInput>('./site/pages/*.json', { eager: true, import: 'default' });
const pagesByScreen = new Map(Object.values(files).map(page => [findScreen(page.address), page]));

/** Built-in pages by screen name. Texts contain tokens for facts. */
export const builtInPages: Readonly<Record<string, PageInput>> = Object.fromEntries(
  (Object.keys(screens) as ScreenName[]).flatMap(name => {
    const page = pagesByScreen.get(name);
    return page ? [[name, addRowIds(page) as PageInput]] : [];
  }),
);
