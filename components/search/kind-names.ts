import { itemLists } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';

export const KIND_NAMES = {
  ...Object.fromEntries(
    itemLists.map(({ kind, title }) => [
      kind,
      { one: kind.charAt(0).toUpperCase() + kind.slice(1), many: title },
    ]),
  ),
  article: { singular: 'Article', plural: 'Articles' },
  page: { singular: 'Page', plural: 'Pages' },
} as Record<SearchKind, { singular: string; plural: string }>;
