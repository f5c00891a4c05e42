import type { Chapter } from '../../domain/sections/chapters';
import * as base from '../site/contents.css';
import { useActiveHeading } from '../site/use-active-heading';
import { Icon } from '../ui/Icon';
import { plus } from '../ui/icons';
import * as css from './Contents.css';

type ContentsProps = { chapters: readonly Chapter[] };

const LABEL = 'Sections';

export const Contents = ({ chapters }: ContentsProps) => (
  <>
    <Sidebar chapters={chapters} />
    <nav className={css.backLink} aria-label={LABEL} data-screen-only="">
      <details className={css.disclosure}>
        <summary className={css.summary}>
          {LABEL}
          <Icon path={plus} className={css.plus} />
        </summary>
        <List chapters={chapters} />
      </details>
    </nav>
  </>
);

function Sidebar({ chapters }: ContentsProps) {
  const activeAnchor = useActiveHeading(chapters.map(({ anchor }) => anchor)) ?? chapters[0]?.anchor;
  return (
    <nav className={base.contents} aria-label={LABEL} data-screen-only="">
      <p className={base.title}>{LABEL}</p>
      <List chapters={chapters} activeAnchor={activeAnchor} />
    </nav>
  );
}

const List = ({ chapters, activeAnchor }: ContentsProps & { activeAnchor?: string | undefined }) => (
  <ol className={css.list}>
    {chapters.map(({ anchor, title }) => (
      <li key={anchor}>
        <a
          className={css.link}
          href={`#${anchor}`}
          aria-current={anchor === activeAnchor ? 'location' : undefined}
        >
          {title}
        </a>
      </li>
    ))}
  </ol>
);
