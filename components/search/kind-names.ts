import type { SearchKind } from '../../domain/search/kinds';

/** What people call the kinds of things they find. */
export const KIND_NAMES: Record<SearchKind, { one: string; many: string }> = {
  case: { one: 'Case', many: 'Cases' },
  article: { one: 'Article', many: 'Articles' },
  page: { one: 'Page', many: 'Pages' },
};
