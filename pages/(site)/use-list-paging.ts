import { type RefObject, useLayoutEffect, useRef } from 'react';
import { navigate } from 'vike/client/router';
import { toast } from '../../components/ui/toast-store';
import { PAGE_DATA_SUFFIX } from '../../domain/paths';

type ListPaging = {
  /** Wraps the items; each item's first link takes the focus when it is new. */
  list: RefObject<HTMLDivElement | null>;
  /** Wraps Load more and its neighbours. */
  pager: RefObject<HTMLDivElement | null>;
  /** Shows the address without moving the page. */
  filter: (href: string) => void;
  /** Shows one page more: the page stays where it is, the first new item takes the focus. */
  more: (href: string) => void;
  /** Shows one page less: the pager stays where it is. */
  less: (href: string) => void;
  /** Shows another page, from its top. */
  choose: (href: string) => void;
};

/**
 * Follows the links of a paged list in place (rule 4).
 * @param items the items shown, in the page's data.
 * @param failed what a visitor is told when the list cannot be read; what was shown stays.
 */
export function useListPaging(items: readonly unknown[], failed: string): ListPaging {
  const list = useRef<HTMLDivElement>(null);
  const pager = useRef<HTMLDivElement>(null);
  const afterwards = useRef<() => void>(undefined);
  const busy = useRef(false);

  const shown = useRef(items);

  // Before the browser paints the new items, so that nothing jumps.
  useLayoutEffect(() => {
    if (shown.current === items) return;
    shown.current = items;
    afterwards.current?.();
    afterwards.current = undefined;
  });

  async function show(href: string, then?: () => void) {
    if (busy.current) return;
    busy.current = true;
    const { href: before } = location;
    // The router would answer a failed request with an error page; asking first keeps the list in place.
    const reachable = await fetch(pageDataAddress(href)).then(
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
      busy.current = false;
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
        // The action of an empty list goes away with it.
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

/** `/casepage?domain=FinTech` → `/casepage/index.pageContext.json?domain=FinTech`. */
function pageDataAddress(href: string): string {
  const { pathname, search } = new URL(href, location.origin);
  return `${pathname}${PAGE_DATA_SUFFIX}${search}`;
}
