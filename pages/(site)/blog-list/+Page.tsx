import type { MouseEvent } from 'react';
import { useData } from 'vike-react/useData';
import { ArticleCard } from '../../../components/blog/ArticleCard';
import { ArticleFeature } from '../../../components/blog/ArticleFeature';
import { grid } from '../../../components/blog/ArticleGrid.css';
import { Banner } from '../../../components/sections/Banner';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { Button } from '../../../components/ui/Button';
import { FilterTabs } from '../../../components/ui/FilterTabs';
import { EmptyState } from '../../../components/ui/Notice';
import { takeOver } from '../../../components/ui/take-over';
import { blog } from '../../../content/blog';
import { messages } from '../../../domain/messages';
import { toggleFilter } from '../../../domain/paging';
import { blogPath } from '../../../domain/paths';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import { ListPages } from '../ListPages';
import { useListPaging } from '../use-list-paging';
import type { BlogData } from './+data';
import { crumbs } from './crumbs';
import * as css from './page.css';

/** Columns of 1180 px; two columns, then one, below. */
const SIZES = '(min-width: 1100px) 271px, (min-width: 600px) 46vw, 92vw';

export default function BlogPage() {
  const data = useData<BlogData>();
  const { items, total, state, pages } = data;
  const paging = useListPaging(items, messages.blogsFailed);
  const [first, ...others] = items;
  return (
    <>
      <section className={css.top}>
        <div className={wrap}>
          <Breadcrumbs items={crumbs} />
          <Title />
          <Filters {...data} onChoose={paging.filter} />
        </div>
      </section>
      <section className={css.articles}>
        <h2 className={visuallyHidden}>Articles</h2>
        <p className={visuallyHidden} role="status">
          {items.length} of {total} articles shown
        </p>
        <div ref={paging.list}>
          {first && <ArticleFeature article={first} />}
          <div className={css.rest}>
            {total === 0 && <Nothing filtered={state.filters.length > 0} onReset={paging.filter} />}
            {others.length > 0 && (
              <div className={grid}>
                {others.map(article => (
                  <ArticleCard key={article._id} article={article} sizes={SIZES} dated />
                ))}
              </div>
            )}
            <div ref={paging.pager} className={css.pager}>
              <ListPages state={state} pages={pages} path={blogPath} {...paging} />
            </div>
          </div>
        </div>
      </section>
      <Banner {...blog.banner} />
    </>
  );
}

function Title() {
  const [first, second] = blog.title;
  return (
    <div className={css.head}>
      <h1 className={css.title}>
        {first}
        <br />
        {second}
      </h1>
      <p className={css.note}>{blog.note}</p>
    </div>
  );
}

type FiltersProps = BlogData & { onChoose: (href: string) => void };

/** Several may be chosen: an article must have them all (public-site §4). */
function Filters({ state, tags, all, onChoose }: FiltersProps) {
  if (tags.length === 0) return null;
  const filters = [
    { label: 'All', count: all, active: state.filters.length === 0, href: blogPath() },
    ...tags.map(({ tag, count }) => ({
      label: tag,
      count,
      active: state.filters.includes(tag),
      href: blogPath(toggleFilter(state, tag)),
    })),
  ];
  return (
    <FilterTabs
      className={css.filters}
      label="Filter by tag"
      filters={filters}
      onChoose={({ href }) => href && onChoose(href)}
    />
  );
}

function Nothing({ filtered, onReset }: { filtered: boolean; onReset: (href: string) => void }) {
  if (!filtered) return <EmptyState title="Nothing written yet">The first article is on its way.</EmptyState>;
  const reset = (event: MouseEvent) => takeOver(event) && onReset(blogPath());
  return (
    <EmptyState
      title="No article has all of these tags"
      action={
        <Button variant="outlined_black" href={blogPath()} onClick={reset}>
          Reset filter
        </Button>
      }
    >
      Take one away, or reset the filter to see them all.
    </EmptyState>
  );
}
