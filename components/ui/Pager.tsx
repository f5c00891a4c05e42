import type { MouseEvent } from 'react';
import { LIVE_BRIEFLY } from '../../domain/hydration';
import { visuallyHidden } from '../../styles/layout.css';
import { Button } from './Button';
import * as css from './Pager.css';
import { takeOver } from './take-over';

type PagerProps = {
  /** Single pages, and pages left out (`first` < `last`) with the one in their middle as address. */
  pages: readonly { first: number; last: number; href: string; current: boolean }[];
  /** Address that also shows the next page; left out on the last. */
  moreHref?: string;
  /** Address of the next page by itself, where no more can be shown at once. */
  nextHref?: string;
  /** Address without the last visible page; only while more than one is visible. */
  lessHref?: string;
  /** Takes over plain clicks; without it the links navigate. */
  onNavigate?: (href: string) => void;
};

/** Load more, Show less and the page numbers: real links that also work without script. */
export function Pager({ pages, moreHref, nextHref, lessHref, onNavigate }: PagerProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const href = event.currentTarget.getAttribute('href');
    if (onNavigate && href !== null && takeOver(event)) onNavigate(href);
  };
  const step = (href: string, text: string) => (
    <Button
      variant="outlined_black"
      size="large"
      href={href}
      data-live={LIVE_BRIEFLY}
      className={css.step}
      onClick={follow}
    >
      {text}
    </Button>
  );
  return (
    <nav className={css.pager} aria-label="Pages">
      {(moreHref ?? nextHref ?? lessHref) && (
        <div className={css.steps}>
          {moreHref && step(moreHref, 'Load more')}
          {nextHref && step(nextHref, 'Next page')}
          {lessHref && step(lessHref, 'Show less')}
        </div>
      )}
      <ol className={css.numbers}>
        {pages.map(({ first, last, href, current }) => (
          <li key={first}>
            <a
              className={first < last ? css.leftOut : css.number}
              href={href}
              data-live={LIVE_BRIEFLY}
              aria-current={current ? 'page' : undefined}
              onClick={follow}
            >
              {first < last ? (
                <>
                  <span aria-hidden="true">…</span>
                  <span className={visuallyHidden}>{`Pages ${first} to ${last}`}</span>
                </>
              ) : (
                <>
                  <span className={visuallyHidden}>Page </span>
                  {first}
                </>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
