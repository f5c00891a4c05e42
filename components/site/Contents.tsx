import type { CSSProperties } from 'react';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { plus } from '../ui/icons';
import * as css from './contents.css';
import { useActiveHeading } from './use-active-heading';

type ContentsProps = {
  title: string;
  /** `note` follows a heading in the list of wide windows. */
  headings: readonly { id: string; text: string; note?: string }[];
  /** Whether the first heading is active above itself. */
  startsActive?: boolean;
  /** Class of the list in wide windows. */
  className?: string;
  /** Style of the list. */
  style?: CSSProperties;
};

/** Lists the headings of a text beside it. Narrow windows fold the list above the text. */
export const Contents = (contents: ContentsProps) => (
  <>
    <Sidebar {...contents} />
    <nav className={css.folded} aria-label="Contents" data-screen-only="">
      <details className={css.disclosure}>
        <summary className={css.summary}>
          {contents.title}
          <Icon path={plus} className={css.plus} />
        </summary>
        <List {...contents} />
      </details>
    </nav>
  </>
);

function Sidebar({ title, headings, startsActive, className, style }: ContentsProps) {
  const activeId = useActiveHeading(headings.map(({ id }) => id)) ?? (startsActive ? headings[0]?.id : '');
  return (
    <nav className={classNames(css.contents, className)} aria-label={title} data-screen-only="">
      <p className={css.title}>{title}</p>
      <List headings={headings} activeId={activeId} style={style} />
    </nav>
  );
}

const List = ({
  headings,
  activeId,
  style,
}: Pick<ContentsProps, 'headings' | 'style'> & { activeId?: string | undefined }) => (
  <ol className={css.list} style={style}>
    {headings.map(({ id, text, note }) => (
      <li key={id} data-note={note}>
        <a className={css.link} href={`#${id}`} aria-current={id === activeId ? 'location' : undefined}>
          {text}
        </a>
      </li>
    ))}
  </ol>
);
