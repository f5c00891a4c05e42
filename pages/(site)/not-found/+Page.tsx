import { useEffect, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import dial from '../../../art/svg/not-found.svg';
import dialPlays from '../../../art/svg/not-found-plays.svg';
import { SearchField } from '../../../components/search/SearchField';
import { Drawing } from '../../../components/sections/Drawing';
import { readCookie } from '../../../components/site/read-cookie';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import { ASKED_COOKIE } from '../../../domain/asked-address';
import { articlePath, screens } from '../../../domain/paths';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import type { NotFoundData } from './+data';
import { brokenLinkMail } from './broken-link-mail';
import * as css from './page.css';

export default function NotFoundPage() {
  const { popular } = useData<NotFoundData>();
  const mail = useBrokenLinkMail();
  return (
    <div className={css.page}>
      <div className={css.hero}>
        <Drawing className={css.dial} src={dial} plays={dialPlays} width={960} height={960} />
        <div className={wrap}>
          <div className={css.words}>
            <h1>
              <span className={visuallyHidden}>404 Not Found</span>
              <span className={css.digits} aria-hidden="true">
                404
              </span>
            </h1>
            <p className={css.title}>Nothing at this bearing</p>
            <p className={css.line}>
              We are sorry: the address is wrong, or the page has moved. The beam looked everywhere and
              settled on south.
            </p>
            <SearchField variant="white_red" smaller className={css.find} />
            <div className={css.ways}>
              <Button variant="red_white" size="large" href={screens.home.path}>
                Back to the main page
              </Button>
              <a className={css.report} href={mail}>
                Report a broken link
              </a>
            </div>
          </div>
        </div>
      </div>
      {popular.length > 0 && <Popular articles={popular} />}
    </div>
  );
}

function Popular({ articles }: { articles: NotFoundData['popular'] }) {
  return (
    <section className={classNames(wrap, css.popular)}>
      <h2 className={css.popularTitle}>Popular articles</h2>
      <ul className={css.articles}>
        {articles.map(({ slug, title, timeToRead }) => (
          <li key={slug} className={css.article}>
            <a className={css.link} href={articlePath(slug)}>
              <span className={css.articleTitle}>{title}</span>
              <span className={css.minutes}>{timeToRead} min read</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A draft without addresses on the server; in the browser, with what was asked for and the page that led here. */
function useBrokenLinkMail(): string {
  const { previousPageContext } = usePageContext() as {
    previousPageContext?: { urlOriginal: string } | null;
  };
  const [mail, setMail] = useState(() => brokenLinkMail());
  useEffect(() => {
    const asked = readCookie(ASKED_COOKIE);
    setMail(
      brokenLinkMail({
        page: previousPageContext
          ? `${location.origin}${previousPageContext.urlOriginal}`
          : document.referrer,
        leadsTo: asked && `${location.origin}${decodeURIComponent(asked)}`,
      }),
    );
  }, [previousPageContext]);
  return mail;
}
