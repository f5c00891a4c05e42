import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { toast } from '../../../components/ui/toast-store';
import { PAGE_DATA_SUFFIX } from '../../../domain/paths';

type ListPaging = {
  /** Element around the items. New items receive the focus on their first link. */
  listRef: RefObject<HTMLDivElement | null>;
  /** Element around “Load more”, “Show less” and the page numbers. */
  pagerRef: RefObject<HTMLDivElement | null>;
  /** Navigates without scrolling. */
  applyFilter: (href: string) => void;
  /** Shows one more page without scrolling, and focuses the first new item. */
  showMoreItems: (href: string) => void;
  /** Removes the last visible page without moving the pager. */
  showFewerItems: (href: string) => void;
  /** Shows another page from its top. */
  openPage: (href: string) => void;
};

/**
 * Navigates a paged list without a reload (rule 4).
 * @param items visible items.
 * @param errorMessage message shown if the list can't be loaded. The items then stay visible.
 */
export function useListPaging(items: readonly unknown[], errorMessage: string): ListPaging {
  const listRef = useRef<HTMLDivElement>(null);
  const pagerRef = useRef<HTMLDivElement>(null);
  const afterRender = useRef<() => void>(undefined);
  const isBusy = useRef(false);

  const shownItems = useRef(items);

  // Runs before paint, so that nothing jumps.
  useLayoutEffect(() => {
    if (shownItems.current === items) return;
    shownItems.current = items;
    afterRender.current?.();
    afterRender.current = undefined;
  });

  async function navigateTo(href: string, callback?: () => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    const { href: hrefBefore } = location;
    // The router would show an error page for a failed request, so check first.
    const isReachable = await fetch(getPageDataUrl(href)).then(
      response => response.ok,
      () => false,
    );
    try {
      if (!isReachable) toast({ variant: 'error', message: errorMessage });
      else if (location.href === hrefBefore) {
        afterRender.current = callback;
        await navigate(href, { keepScrollPosition: true });
      }
    } finally {
      isBusy.current = false;
    }
  }

  const focusItem = (index: number) => {
    const link = listRef.current?.querySelectorAll('article')[index]?.querySelector('a');
    link?.focus({ preventScroll: true });
  };

  return {
    listRef,
    pagerRef,
    applyFilter(href) {
      navigateTo(href, () => {
        // The button shown for an empty list loses the focus when it disappears.
        if (document.activeElement === document.body) focusItem(0);
      });
    },
    showMoreItems(href) {
      const { scrollX, scrollY } = window;
      navigateTo(href, () => {
        focusItem(items.length);
        scrollTo(scrollX, scrollY);
      });
    },
    showFewerItems(href) {
      const getPagerTop = () => pagerRef.current?.getBoundingClientRect().top ?? 0;
      const topBefore = getPagerTop();
      navigateTo(href, () => {
        scrollBy(0, getPagerTop() - topBefore);
        if (document.activeElement === document.body) {
          pagerRef.current?.querySelector('a')?.focus({ preventScroll: true });
        }
      });
    },
    openPage(href) {
      navigateTo(href, () => {
        focusItem(0);
        listRef.current?.scrollIntoView();
      });
    },
  };
}

/** Converts `/casepage?domain=FinTech` to `/casepage/index.pageContext.json?domain=FinTech`. */
function getPageDataUrl(href: string): string {
  const { pathname, search } = new URL(href, location.origin);
  return `${pathname}${PAGE_DATA_SUFFIX}${search}`;
}
