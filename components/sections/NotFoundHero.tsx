import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import dial from '../../art/svg/not-found.svg';
import dialPlays from '../../art/svg/not-found-plays.svg';
import { MISSING_PATH_COOKIE } from '../../domain/missing-path';
import { screens } from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { visuallyHidden, wrap } from '../../styles/layout.css';
import { SearchField } from '../search/SearchField';
import { createBrokenLinkEmail } from '../site/broken-link-email';
import { readCookie } from '../site/read-cookie';
import { Button } from '../ui/Button';
import { Drawing } from './Drawing';
import * as css from './NotFoundHero.css';

export function NotFoundHero({ title, line, back, report }: Omit<HeroByName<'lost'>, 'kind'>) {
  const email = useBrokenLinkEmail();
  return (
    <div className={css.hero}>
      <Drawing className={css.dial} src={dial} plays={dialPlays} width={960} height={960} />
      <div className={wrap}>
        <div className={css.copy}>
          <h1>
            <span className={visuallyHidden}>404 Not Found</span>
            <span className={css.digits} aria-hidden="true">
              404
            </span>
          </h1>
          <p className={css.title}>{title}</p>
          <p className={css.intro}>{line}</p>
          <SearchField variant="white_red" isSmall className={css.searchField} />
          <div className={css.actions}>
            <Button variant="red_white" size="large" href={screens.home.path}>
              {back}
            </Button>
            <a className={css.report} href={email}>
              {report}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Returns a `mailto:` link. In the browser, the link includes the missing URL and the referrer. */
function useBrokenLinkEmail(): string {
  const { previousPageContext } = usePageContext() as {
    previousPageContext?: { urlOriginal: string } | null;
  };
  const [email, setEmail] = useState(() => createBrokenLinkEmail());
  useEffect(() => {
    const missingPath = readCookie(MISSING_PATH_COOKIE);
    setEmail(
      createBrokenLinkEmail({
        page: previousPageContext
          ? `${location.origin}${previousPageContext.urlOriginal}`
          : document.referrer,
        brokenUrl: missingPath && `${location.origin}${decodeURIComponent(missingPath)}`,
      }),
    );
  }, [previousPageContext]);
  return email;
}
