import * as css from '../site/contents.css';
import { useReadingPlace } from '../site/use-reading-place';

/** The headings of a text beside it; a red mark stands at the one being read. */
export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const place = useReadingPlace(headings.map(({ id }) => id));
  return (
    <nav className={css.beside} aria-label="In this article" data-screen-only="">
      <p className={css.title}>In this article</p>
      <ol className={css.list}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a className={css.link} href={`#${id}`} aria-current={id === place ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
