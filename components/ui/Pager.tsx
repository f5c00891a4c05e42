import type { MouseEvent } from 'react';
import { LIVE_BRIEFLY_VALUE } from '../../domain/hydration';
import { visuallyHidden } from '../../styles/layout.css';
import { Button } from './Button';
import { interceptClick } from './intercept-click';
import * as css from './Pager.css';

type PagerProps = {
  /** Single pages, and omitted ranges (`first` < `last`) that link to their middle page. */
  pages: readonly { first: number; last: number; href: string; isCurrent: boolean }[];
  /** URL that also shows the next page, if the list has one. */
  moreHref?: string;
  /** URL of the next page alone, if no further page can be added. */
  nextHref?: string;
  /** URL without the last visible page, if more than one is visible. */
  lessHref?: string;
  /** Handler for plain clicks. Without a handler, the links navigate. */
  onNavigate?: (href: string) => void;
};

/** Renders page links that work without JavaScript. */
export function Pager({ pages, moreHref, nextHref, lessHref, onNavigate }: PagerProps) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    const href = event.currentTarget.getAttribute('href');
    if (onNavigate && href !== null && interceptClick(event)) onNavigate(href);
  };
  const renderStep = (href: string, text: string) => (
    <Button
      size="large"
      href={href}
      data-live={LIVE_BRIEFLY_VALUE}
      className={css.step}
      onClick={handleClick}
    >
      {text}
    </Button>
  );
  return (
    <nav className={css.pager} aria-label="Pages">
      {(moreHref ?? nextHref ?? lessHref) && (
        <div className={css.steps}>
          {moreHref && renderStep(moreHref, 'Load more')}
          {nextHref && renderStep(nextHref, 'Next page')}
          {lessHref && renderStep(lessHref, 'Show less')}
        </div>
      )}
      <ol className={css.numbers}>
        {pages.map(({ first, last, href, isCurrent }) => (
          <li key={first}>
            <a
              className={first < last ? css.omittedPages : css.number}
              href={href}
              data-live={LIVE_BRIEFLY_VALUE}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={handleClick}
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
