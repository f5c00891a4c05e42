import { itemLists } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';

export const KIND_NAMES = {
  ...Object.fromEntries(
    itemLists.map(({ kind, title }) => [
      kind,
      { singular: kind.charAt(0).toUpperCase() + kind.slice(1), plural: title },
    ]),
  ),
  article: { singular: 'Article', plural: 'Articles' },
  page: { singular: 'Page', plural: 'Pages' },
} as Record<SearchKind, { singular: string; plural: string }>;
