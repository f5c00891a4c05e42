import type { SearchKind } from '../../domain/search/kinds';

/** Labels of the kinds of search results. */
export const KIND_NAMES: Record<SearchKind, { one: string; many: string }> = {
  case: { one: 'Case', many: 'Cases' },
  article: { one: 'Article', many: 'Articles' },
  page: { one: 'Page', many: 'Pages' },
};
