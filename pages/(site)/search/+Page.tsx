import { useData } from 'vike-react/useData';
import { KIND_NAMES } from '../../../components/search/kind-names';
import { SearchField } from '../../../components/search/SearchField';
import { SearchSuggestions } from '../../../components/search/SearchSuggestions';
import { heroTop } from '../../../components/sections/head/White.css';
import { ResponsiveImage } from '../../../components/site/ResponsiveImage';
import { renderSections } from '../../../components/stored/StoredPage';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { FilterTabs } from '../../../components/ui/FilterTabs';
import { HighlightedText } from '../../../components/ui/HighlightedText';
import { Pager } from '../../../components/ui/Pager';
import { listPageEntries } from '../../../domain/paging';
import { SEARCH_KINDS } from '../../../domain/search/kinds';
import { getSearchPath } from '../../../domain/search/search-url';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import { usePageContent } from '../use-page-content';
import type { SearchData } from './+data';
import * as css from './page.css';

export default function SearchPage() {
  const results = useData<SearchData>();
  const { q, meant, hits, total, state } = results;
  const { hero: head, crumbs, sections } = usePageContent<'search'>();
  const [before, after] = head.meant.split('{q}');
  return (
    <>
      <section className={heroTop}>
        <div className={wrap}>
          <Breadcrumbs items={crumbs} />
          <h1 className={visuallyHidden}>{q ? head.results.replace('{q}', () => q) : head.title}</h1>
          {/* The key resets the field on a new search. */}
          <SearchField key={q} variant="black_red" q={q} className={css.field} />
          {total > 0 && <KindFilters {...results} />}
        </div>
        {hits.length > 0 && (
          <div className={`${wrap} ${css.results}`}>
            <h2 className={visuallyHidden}>Results</h2>
            {meant && (
              <p className={css.suggestion}>
                {before}
                {q}
                {after}{' '}
                <a className={text.link} href={getSearchPath({ q: meant })}>
                  {meant}
                </a>
                .
              </p>
            )}
            <ol start={(state.page - 1) * hits.length + 1}>
              {hits.map(hit => (
                <li key={hit.href + hit.note}>
                  <ResultItem {...hit} />
                </li>
              ))}
            </ol>
            <ResultPages {...results} />
          </div>
        )}
      </section>
      {hits.length === 0 && <SearchSuggestions head={head} q={q} cases={results.cases} />}
      {renderSections(sections)}
    </>
  );
}

function KindFilters({ q, counts, state }: SearchData) {
  const totalCount = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <FilterTabs
      label="Filter results"
      filters={[
        { label: 'All', count: totalCount, isActive: !state.kind, href: getSearchPath({ q }) },
        ...SEARCH_KINDS.filter(kind => counts[kind] > 0 || kind === state.kind).map(kind => ({
          label: KIND_NAMES[kind].plural,
          count: counts[kind],
          isActive: state.kind === kind,
          href: getSearchPath({ q, kind }),
        })),
      ]}
    />
  );
}

function ResultItem({ kind, title, href, note, excerpt, image }: SearchData['hits'][number]) {
  return (
    <a className={css.hit} href={href}>
      <span className={css.kind}>{kind === 'page' ? note : KIND_NAMES[kind].singular}</span>
      <b className={css.title}>
        <HighlightedText text={title} />
      </b>
      <p className={css.excerpt}>
        <HighlightedText text={excerpt} />
      </p>
      {image && <ResponsiveImage className={css.image} src={image} alt="" sizes="112px" />}
    </a>
  );
}

function ResultPages({ pages, state }: SearchData) {
  const { page } = state;
  if (pages === 1) return null;
  const pageState = { from: page, to: page, filters: [] };
  return (
    <Pager
      pages={listPageEntries(pageState, pages).map(({ first, last }) => ({
        first,
        last,
        href: getSearchPath({ ...state, page: Math.floor((first + last) / 2) }),
        isCurrent: first === page && last === page,
      }))}
      {...(page < pages && { nextHref: getSearchPath({ ...state, page: page + 1 }) })}
    />
  );
}
