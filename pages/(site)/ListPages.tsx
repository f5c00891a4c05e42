import { useRef } from 'react';
import { Pager } from '../../components/ui/Pager';
import { choosePage, showLess, showMore } from '../../domain/paging';
import type { ListState } from '../../domain/paths';
import type { VisibleList } from './list-state';
import type { useListPaging } from './use-list-paging';

type ListPagesProps = Pick<VisibleList<unknown>, 'state' | 'pages'> &
  Pick<ReturnType<typeof useListPaging>, 'more' | 'less' | 'choose'> & {
    /** Address of a state of the list. */
    path: (state: ListState) => string;
  };

/** Load more, Show less and the pages of a list; nothing while it has one page. */
export function ListPages({ state, pages, path, more, less, choose }: ListPagesProps) {
  // Show less and a page number may have the same address, but leave the visitor in different places.
  const byNumber = useRef(false);
  if (pages === 1) return null;
  const moreHref = state.to < pages ? path(showMore(state)) : undefined;
  const lessHref = state.to > state.from ? path(showLess(state)) : undefined;
  const follow = (href: string) => {
    if (byNumber.current) choose(href);
    else (href === moreHref ? more : less)(href);
  };
  return (
    <div
      onClickCapture={({ target }) => {
        byNumber.current = target instanceof Element && target.closest('ol') !== null;
      }}
    >
      <Pager
        pages={Array.from({ length: pages }, (_, index) => {
          const n = index + 1;
          return { n, href: path(choosePage(state, n)), current: n >= state.from && n <= state.to };
        })}
        moreHref={moreHref}
        lessHref={lessHref}
        onNavigate={follow}
      />
    </div>
  );
}
