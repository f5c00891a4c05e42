import { useEffect, useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { MISSING_PATH_COOKIE } from '../../domain/missing-path';
import { screens } from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { SearchField } from '../search/SearchField';
import { createBrokenLinkEmail } from '../site/broken-link-email';
import { readCookie } from '../site/read-cookie';
import { Button } from '../ui/Button';
import * as css from './NotFoundHero.css';

export function NotFoundHero({ title, line, back, report }: Omit<HeroByName<'lost'>, 'kind'>) {
  const email = useBrokenLinkEmail();
  // Usually loaded already, by the start script.
  useEffect(() => void import('../dial/follow').catch(() => undefined), []);
  return (
    <div className={css.hero}>
      <div className={css.dark}>
        <h1 className={visuallyHidden}>404 Not Found</h1>
        <span className={css.unlit} aria-hidden="true">
          404
        </span>
        <div className={css.square} data-dial="180" aria-hidden="true">
          <div className={css.beam} data-beam="">
            <div className={css.back} data-beam="back">
              <span className={css.lit}>404</span>
            </div>
          </div>
        </div>
        <i className={css.lamp} />
      </div>
      <div className={css.copy}>
        <div>
          <p className={text.h2}>{title}</p>
          <p className={css.intro}>{line}</p>
        </div>
        <div>
          <SearchField variant="red_white" isSmall />
          <div className={css.actions}>
            <Button variant="white_red" size="large" href={screens.home.path}>
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
