import type { MouseEvent, ReactNode, RefObject } from 'react';

/** Props of a kind's `List`. */
export type ListViewProps<Card> = {
  /** The page's hero, which can share the first screen with an item. */
  hero: ReactNode;
  items: readonly Card[];
  total: number;
  isFiltered: boolean;
  /** Element around the items. After *Load more*, the first link of a new `article` gets focus. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Page numbers, Load more and Show less. */
  pager: ReactNode;
  pagerRef: RefObject<HTMLDivElement | null>;
  /** Attributes of the link that resets the filters. */
  reset: { href: string; onClick: (event: MouseEvent) => void };
};
