import type { MouseEvent } from 'react';
import { visuallyHidden } from '../../styles/layout.css';
import { Button } from './Button';
import * as css from './Pager.css';
import { takeOver } from './take-over';

type PagerProps = {
  pages: readonly { n: number; href: string; current: boolean }[];
  /** Address that also shows the next page; left out on the last. */
  moreHref?: string;
  /** Address without the last visible page; only while more than one is visible. */
  lessHref?: string;
  /** Takes over plain clicks; without it the links navigate. */
  onNavigate?: (href: string) => void;
};

/** Load more, Show less and the page numbers: real links that also work without script. */
export function Pager({ pages, moreHref, lessHref, onNavigate }: PagerProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const href = event.currentTarget.getAttribute('href');
    if (onNavigate && href !== null && takeOver(event)) onNavigate(href);
  };
  const step = (href: string, text: string) => (
    <Button variant="outlined_black" size="large" href={href} className={css.step} onClick={follow}>
      {text}
    </Button>
  );
  return (
    <nav className={css.pager} aria-label="Pages">
      {(moreHref ?? lessHref) && (
        <div className={css.steps}>
          {moreHref && step(moreHref, 'Load more')}
          {lessHref && step(lessHref, 'Show less')}
        </div>
      )}
      <ol className={css.numbers}>
        {pages.map(({ n, href, current }) => (
          <li key={n}>
            <a
              className={css.number}
              href={href}
              aria-current={current ? 'page' : undefined}
              onClick={follow}
            >
              <span className={visuallyHidden}>Page </span>
              {n}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
