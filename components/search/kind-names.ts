import { itemLists } from '../../domain/paths';
import type { SearchKind } from '../../domain/search/kinds';

export const KIND_NAMES = {
  ...Object.fromEntries(
    itemLists.map(({ kind, title }) => [
      kind,
      { one: kind.charAt(0).toUpperCase() + kind.slice(1), many: title },
    ]),
  ),
  article: { one: 'Article', many: 'Articles' },
  page: { one: 'Page', many: 'Pages' },
} as Record<SearchKind, { one: string; many: string }>;
