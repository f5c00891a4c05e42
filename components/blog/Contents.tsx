import * as css from '../site/contents.css';
import { useActiveHeading } from '../site/use-active-heading';

export function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const place = useActiveHeading(headings.map(({ id }) => id));
  return (
    <nav className={css.sidebar} aria-label="In this article" data-screen-only="">
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
