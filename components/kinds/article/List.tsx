import { formatMonth } from '../../../domain/date';
import type { ArticleCard as Article } from '../../../domain/kinds/article';
import { ARTICLES_PER_PAGE } from '../../../domain/limits';
import { listAdjacentPortraits } from '../../../domain/portraits';
import { visuallyHidden } from '../../../styles/layout.css';
import { ArticleCard } from '../../blog/ArticleCard';
import { ArticleFeature } from '../../blog/ArticleFeature';
import { grid } from '../../blog/ArticleGrid.css';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/Notice';
import type { ListViewProps } from '../list-view';
import * as css from './List.css';

/** For the widest cards. */
const SIZES = '(min-width: 1100px) 680px, (min-width: 600px) 46vw, 92vw';

type ArticleListProps = ListViewProps<Article>;

/** The newest article shares the first screen with the hero. */
export default function ArticleList({
  hero,
  items,
  total,
  isFiltered,
  listRef,
  pager,
  pagerRef,
  reset,
}: ArticleListProps) {
  const portraits = listAdjacentPortraits(items.map(({ author }) => author.portrait));
  const [firstItem, ...otherItems] = items;
  return (
    <div ref={listRef} className={css.list}>
      <div className={firstItem && css.front}>
        {hero}
        <h2 className={visuallyHidden}>Articles</h2>
        <p className={visuallyHidden} role="status">
          {items.length} of {total} articles shown
        </p>
        <Calendar articles={items.slice(0, ARTICLES_PER_PAGE)} />
        {firstItem && <ArticleFeature article={firstItem} portrait={portraits[0]} />}
      </div>
      <div className={css.otherArticles}>
        {total === 0 && <NoArticles isFiltered={isFiltered} reset={reset} />}
        {otherItems.length > 0 && (
          <div className={grid}>
            {otherItems.map((article, index) => (
              <ArticleCard
                key={article._id}
                article={article}
                portrait={portraits[index + 1]}
                sizes={SIZES}
                hasDate
              />
            ))}
          </div>
        )}
        <div ref={pagerRef} className={css.pager}>
          {pager}
        </div>
      </div>
    </div>
  );
}

/** Smallest spaces, in percent of the width, between two reading times and between the names of two months. */
const TIME_SPACE = 4;
const MONTH_SPACE = 9;
/** A bar this high, in minutes, has the full height unless another article takes longer. */
const FULL_HEIGHT_MINUTES = 8;

type CalendarArticle = Pick<Article, '_id' | 'publishedOn' | 'readingTime'>;

/** Draws when the newest articles appeared and how many minutes they take. The beam leads from the newest to its text. */
export function Calendar({ articles }: { articles: readonly CalendarArticle[] }) {
  const days = articles.map(({ publishedOn }) => Date.parse(publishedOn));
  const newest = Math.max(...days);
  const oldest = Math.min(...days);
  if (!(newest > oldest)) return null;
  const months = articles.map(({ publishedOn }) => formatMonth(publishedOn.slice(0, 7)).slice(0, 3));
  const longest = Math.max(FULL_HEIGHT_MINUTES, ...articles.map(({ readingTime }) => readingTime));
  let [timeAt, monthAt] = [Infinity, Infinity];
  return (
    <ol className={css.calendar} aria-hidden="true">
      {articles.map(({ _id, readingTime }, index) => {
        const left = (100 * ((days[index] ?? 0) - oldest)) / (newest - oldest);
        const hasTime = timeAt - left >= TIME_SPACE;
        if (hasTime) timeAt = left;
        // The first article of each month has its name.
        const hasMonth = months[index] !== months[index + 1] && monthAt - left >= MONTH_SPACE;
        if (hasMonth) monthAt = left;
        return (
          <li
            key={_id}
            className={css.day}
            style={{ left: `${left}%`, height: `${(100 * readingTime) / longest}%` }}
            data-month={hasMonth ? months[index] : undefined}
          >
            {hasTime && readingTime}
          </li>
        );
      })}
    </ol>
  );
}

function NoArticles({ isFiltered, reset }: Pick<ArticleListProps, 'isFiltered' | 'reset'>) {
  if (!isFiltered)
    return <EmptyState title="Nothing written yet">The first article is on its way.</EmptyState>;
  return (
    <EmptyState title="No article has all of these tags" action={<Button {...reset}>Reset filter</Button>}>
      Remove one, or reset the filter to see them all.
    </EmptyState>
  );
}
