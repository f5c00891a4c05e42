import { useRef } from 'react';
import { Pager } from '../../../components/ui/Pager';
import { choosePage, isPageRangeFull, listPageEntries, showLess, showMore } from '../../../domain/paging';
import type { ListState } from '../../../domain/paths';
import type { VisibleList } from './list-state';
import type { useListPaging } from './use-list-paging';

type ListPagesProps = Pick<VisibleList<unknown>, 'state' | 'pages'> &
  Pick<ReturnType<typeof useListPaging>, 'showMoreItems' | 'showFewerItems' | 'openPage'> & {
    getPath: (state: ListState) => string;
  };

/** Renders nothing if there is only one page. */
export function ListPages({
  state,
  pages,
  getPath,
  showMoreItems,
  showFewerItems,
  openPage,
}: ListPagesProps) {
  // “Show less” and a page number may have the same URL but need different scroll positions.
  const isNumberChosen = useRef(false);
  if (pages === 1) return null;
  const { from, to } = state;
  const hasMore = to < pages;
  const moreHref = hasMore && !isPageRangeFull(state) ? getPath(showMore(state)) : undefined;
  const nextHref = hasMore && isPageRangeFull(state) ? getPath(choosePage(state, to + 1)) : undefined;
  const lessHref = to > from ? getPath(showLess(state)) : undefined;
  const handleNavigate = (href: string) => {
    if (isNumberChosen.current || href === nextHref) openPage(href);
    else (href === moreHref ? showMoreItems : showFewerItems)(href);
  };
  return (
    <div
      onClickCapture={({ target }) => {
        isNumberChosen.current = target instanceof Element && target.closest('ol') !== null;
      }}
    >
      <Pager
        pages={listPageEntries(state, pages).map(({ first, last }) => ({
          first,
          last,
          // An omitted range links to its middle page.
          href: getPath(choosePage(state, Math.floor((first + last) / 2))),
          isCurrent: first >= from && last <= to,
        }))}
        moreHref={moreHref}
        nextHref={nextHref}
        lessHref={lessHref}
        onNavigate={handleNavigate}
      />
    </div>
  );
}
