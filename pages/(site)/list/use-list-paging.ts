import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { toast } from '../../../components/ui/toast-store';
import { PAGE_DATA_SUFFIX } from '../../../domain/paths';

type ListPaging = {
  /** Element around the items. New items receive the focus on their first link. */
  list: RefObject<HTMLDivElement | null>;
  /** Element around “Load more”, “Show less” and the page numbers. */
  pager: RefObject<HTMLDivElement | null>;
  /** Navigates without scrolling. */
  filter: (href: string) => void;
  /** Shows one more page without scrolling, and focuses the first new item. */
  more: (href: string) => void;
  /** Removes the last visible page without moving the pager. */
  less: (href: string) => void;
  /** Shows another page from its top. */
  choose: (href: string) => void;
};

/**
 * Navigates a paged list without a reload (rule 4).
 * @param items visible items.
 * @param failed message shown if the list can't be loaded. The items then stay visible.
 */
export function useListPaging(items: readonly unknown[], failed: string): ListPaging {
  const list = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const afterwards = useRef<() => void>(undefined);
  const isBusy = useRef(false);

  const shown = useRef(items);

  // Runs before paint, so that nothing jumps.
  useLayoutEffect(() => {
    if (shown.current === items) return;
    shown.current = items;
    afterwards.current?.();
    afterwards.current = undefined;
  });

  async function show(href: string, then?: () => void) {
    if (isBusy.current) return;
    isBusy.current = true;
    const { href: before } = location;
    // The router would show an error page for a failed request, so check first.
    const reachable = await fetch(getPageDataUrl(href)).then(
      answer => answer.ok,
      () => false,
    );
    try {
      if (!reachable) toast({ variant: 'error', message: failed });
      else if (location.href === before) {
        afterwards.current = then;
        await navigate(href, { keepScrollPosition: true });
      }
    } finally {
      isBusy.current = false;
    }
  }

  const focusItem = (index: number) => {
    const link = list.current?.querySelectorAll('article')[index]?.querySelector('a');
    link?.focus({ preventScroll: true });
  };

  return {
    list,
    pager,
    filter(href) {
      show(href, () => {
        // The button of an empty list disappears with the focus.
        if (document.activeElement === document.body) focusItem(0);
      });
    },
    more(href) {
      const { scrollX, scrollY } = window;
      show(href, () => {
        focusItem(items.length);
        scrollTo(scrollX, scrollY);
      });
    },
    less(href) {
      const top = () => pager.current?.getBoundingClientRect().top ?? 0;
      const before = top();
      show(href, () => {
        scrollBy(0, top() - before);
        if (document.activeElement === document.body) {
          pager.current?.querySelector('a')?.focus({ preventScroll: true });
        }
      });
    },
    choose(href) {
      show(href, () => {
        focusItem(0);
        list.current?.scrollIntoView();
      });
    },
  };
}

/** Converts `/casepage?domain=FinTech` to `/casepage/index.pageContext.json?domain=FinTech`. */
function getPageDataUrl(href: string): string {
  const { pathname, search } = new URL(href, location.origin);
  return `${pathname}${PAGE_DATA_SUFFIX}${search}`;
}
