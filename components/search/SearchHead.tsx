import type { HeroOf } from '../../domain/sections/heroes';
import type { Crumb } from '../../domain/seo';
import { visuallyHidden, wrap } from '../../styles/layout.css';
import { top } from '../sections/head/White.css';
import { Breadcrumbs } from '../ui/Breadcrumbs';
import { SearchField } from './SearchField';
import { SearchWays } from './SearchWays';

type SearchHeadProps = Omit<HeroOf<'search'>, 'kind'> & { crumbs: readonly Crumb[] };

/** The page of a search as its editor shows it: before something was asked, and where nothing was found. */
export const SearchHead = ({ crumbs, ...head }: SearchHeadProps) => (
  <>
    <section className={top}>
      <div className={wrap}>
        <Breadcrumbs items={crumbs} />
        <h1 className={visuallyHidden}>{head.title}</h1>
        <SearchField variant="black_red" />
      </div>
    </section>
    <SearchWays head={head} q="" cases={0} />
    <SearchWays head={head} q="…" cases={0} />
  </>
);
