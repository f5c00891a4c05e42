import { usePageContext } from 'vike-react/usePageContext';
import { screens } from '../../domain/paths';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';

/** What a visitor sees when a page failed to render; unknown addresses go to the not-found screen instead. */
export default function ErrorPage() {
  const { urlPathname } = usePageContext();
  return (
    <main className={`${on.white} ${section}`}>
      <div className={wrap}>
        <h1 className={text.h1}>Something went wrong on our side</h1>
        <p className={text.lead}>The page could not be made. It has been logged; trying again often helps.</p>
        <p>
          <a className={text.link} href={urlPathname}>
            Try again
          </a>
          {' or '}
          <a className={text.link} href={screens.home.path}>
            go to the main page
          </a>
          .
        </p>
      </div>
    </main>
  );
}
