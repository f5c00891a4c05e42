import type { MouseEvent } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { findView } from '../../../components/kinds/views';
import { ListHero } from '../../../components/sections/head/White';
import { renderSections } from '../../../components/stored/StoredPage';
import { interceptClick } from '../../../components/ui/intercept-click';
import {
  findList,
  getListPath,
  type ListedKind,
  type ItemList as ListOf,
  type ListState,
} from '../../../domain/paths';
import { siteMessages } from '../../../domain/site-messages';
import { usePageContent } from '../use-page-content';
import type { ListData } from './+data';
import { ListFilters } from './ListFilters';
import { ListPages } from './ListPages';
import { useListPaging } from './use-list-paging';

/** Shown if a list can't be loaded. The default names the list. */
const LOAD_ERRORS: Partial<Record<ListedKind, string>> = {
  case: siteMessages.casesFailed,
  article: siteMessages.articlesFailed,
};

export default function ListPage() {
  const { urlPathname } = usePageContext();
  const { hero, crumbs, sections } = usePageContent<'head white'>();
  const { items, total, all, facets, state, pages } = useData<ListData>();
  const { name, title, kind, filter } = findList(urlPathname) as ListOf;
  const paging = useListPaging(items, LOAD_ERRORS[kind] ?? `Cannot get ${title.toLowerCase()} information!`);
  const getPath = (target?: ListState) => getListPath(name, target);
  const List = findView(kind, 'List');
  return (
    <>
      {List && (
        <List
          hero={
            <ListHero {...hero} crumbs={crumbs}>
              {facets.length > 0 && (
                <ListFilters
                  label={`Filter by ${filter}`}
                  state={state}
                  total={all}
                  choices={facets.map(({ label, count }) => ({ name: label, count }))}
                  getPath={getPath}
                  onChoose={paging.applyFilter}
                />
              )}
            </ListHero>
          }
          title={title}
          items={items}
          total={total}
          isFiltered={state.filters.length > 0}
          listRef={paging.listRef}
          pager={<ListPages state={state} pages={pages} getPath={getPath} {...paging} />}
          pagerRef={paging.pagerRef}
          reset={{
            href: getPath(),
            onClick: (event: MouseEvent) => interceptClick(event) && paging.applyFilter(getPath()),
          }}
          Card={findView(kind, 'Card')}
        />
      )}
      {renderSections(sections)}
    </>
  );
}
