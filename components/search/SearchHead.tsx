import type { HeroByName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import { visuallyHidden, wrap } from '../../styles/layout.css';
import { heroTop } from '../sections/head/White.css';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { SearchField } from './SearchField';
import { SearchSuggestions } from './SearchSuggestions';

type SearchHeadProps = Omit<HeroByName<'search'>, 'kind'> & { crumbs: readonly Breadcrumb[] };

/** Renders the search page's hero for the page editor, without a query or results. */
export const SearchHead = ({ crumbs, ...head }: SearchHeadProps) => (
  <>
    <section className={heroTop}>
      <div className={wrap}>
        <Breadcrumbs items={crumbs} />
        <h1 className={visuallyHidden}>{head.title}</h1>
        <SearchField variant="black_red" />
      </div>
    </section>
    <SearchSuggestions head={head} q="" cases={0} />
    <SearchSuggestions head={head} q="…" cases={0} />
  </>
);
