import type { MouseEvent } from 'react';
import { useData } from 'vike-react/useData';
import { ArticleCard } from '../../../components/blog/ArticleCard';
import { ArticleFeature } from '../../../components/blog/ArticleFeature';
import { grid } from '../../../components/blog/ArticleGrid.css';
import { ListHero } from '../../../components/sections/head/White';
import { renderSections } from '../../../components/stored/StoredPage';
import { Button } from '../../../components/ui/Button';
import { interceptClick } from '../../../components/ui/intercept-click';
import { EmptyState } from '../../../components/ui/Notice';
import { blogPath } from '../../../domain/paths';
import { listAdjacentPortraits } from '../../../domain/portraits';
import { siteMessages } from '../../../domain/site-messages';
import { visuallyHidden } from '../../../styles/layout.css';
import { ListFilters } from '../ListFilters';
import { ListPages } from '../ListPages';
import { useListPaging } from '../use-list-paging';
import { usePageContent } from '../use-page-content';
import type { BlogData } from './+data';
import * as css from './page.css';

/** Image sizes in a layout of 1180 px; below it, two columns, then one. */
const SIZES = '(min-width: 1100px) 271px, (min-width: 600px) 46vw, 92vw';

export default function BlogPage() {
  const { hero, crumbs, sections } = usePageContent<'head white'>();
  const { items, total, all, tags, state, pages } = useData<BlogData>();
  const paging = useListPaging(items, siteMessages.articlesFailed);
  const portraits = listAdjacentPortraits(items.map(({ author }) => author.portrait));
  const [first, ...others] = items;
  return (
    <>
      <ListHero {...hero} crumbs={crumbs}>
        {tags.length > 0 && (
          <ListFilters
            label="Filter by tag"
            state={state}
            all={all}
            choices={tags.map(({ tag, count }) => ({ name: tag, count }))}
            path={blogPath}
            onChoose={paging.filter}
          />
        )}
      </ListHero>
      <section className={css.articles}>
        <h2 className={visuallyHidden}>Articles</h2>
        <p className={visuallyHidden} role="status">
          {items.length} of {total} articles shown
        </p>
        <div ref={paging.list}>
          {first && <ArticleFeature article={first} portrait={portraits[0]} />}
          <div className={css.rest}>
            {total === 0 && <Nothing filtered={state.filters.length > 0} onReset={paging.filter} />}
            {others.length > 0 && (
              <div className={grid}>
                {others.map((article, index) => (
                  <ArticleCard
                    key={article._id}
                    article={article}
                    portrait={portraits[index + 1]}
                    sizes={SIZES}
                    dated
                  />
                ))}
              </div>
            )}
            <div ref={paging.pager} className={css.pager}>
              <ListPages state={state} pages={pages} path={blogPath} {...paging} />
            </div>
          </div>
        </div>
      </section>
      {renderSections(sections)}
    </>
  );
}

function Nothing({ filtered, onReset }: { filtered: boolean; onReset: (href: string) => void }) {
  if (!filtered) return <EmptyState title="Nothing written yet">The first article is on its way.</EmptyState>;
  const reset = (event: MouseEvent) => interceptClick(event) && onReset(blogPath());
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
