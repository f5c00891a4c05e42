import * as css from '../site/contents.css';
import { useActiveHeading } from '../site/use-active-heading';
import { classNames } from '../ui/class-names';

export function Contents({ headings }: { headings: readonly { id: string; text: string; level?: 3 }[] }) {
  const activeId = useActiveHeading(headings.map(({ id }) => id));
  return (
    <nav className={css.contents} aria-label="In this article" data-screen-only="">
      <p className={css.title}>In this article</p>
      <ol className={css.list}>
        {headings.map(({ id, text, level }) => (
          <li key={id}>
            <a
              className={classNames(css.link, level && css.sublink)}
              href={`#${id}`}
              aria-current={id === activeId ? 'location' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
