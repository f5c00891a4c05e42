import { useEffect, useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { readCookie } from '../../../components/site/read-cookie';
import { Button } from '../../../components/ui/Button';
import { classNames } from '../../../components/ui/class-names';
import dial from '../../../content/art/svg/not-found.svg';
import { ASKED_COOKIE } from '../../../domain/asked-address';
import { articlePath, screens } from '../../../domain/paths';
import { visuallyHidden, wrap } from '../../../styles/layout.css';
import { text } from '../../../styles/text.css';
import type { NotFoundData } from './+data';
import { brokenLinkMail } from './broken-link-mail';
import * as css from './page.css';

export default function NotFoundPage() {
  const { popular } = useData<NotFoundData>();
  const mail = useBrokenLinkMail();
  return (
    <div className={css.page}>
      <img className={css.dial} src={dial} alt="" width={720} height={720} />
      <div className={classNames(wrap, css.words)}>
        <p className={text.lead}>We are sorry</p>
        <h1>
          <span className={visuallyHidden}>404 Not Found</span>
          <span className={css.digits} aria-hidden="true">
            404
          </span>
        </h1>
        <p className={css.line}>Not Found. The page moved, or was never here.</p>
        <div className={css.ways}>
          <Button variant="red_white" size="large" href={screens.home.path}>
            Back to the main page
          </Button>
          <a className={css.report} href={mail}>
            Report a broken link
          </a>
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
