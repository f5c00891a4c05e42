import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './rows.css';

export { card, group as rowGroup, rows, sheet } from './rows.css';

type RowParts = {
  /** A sign before the words: an icon, a face, a picture. */
  lead?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** It is a heading of the page. */
  heading?: boolean;
  /** Columns beside the words; below them where there is no room. */
  facts?: readonly ReactNode[];
  /** A state, a time, what can be done. */
  end?: ReactNode;
  /** A frame of its own around it. */
  boxed?: boolean;
  /** The sign is beside the first line, where there are several. */
  top?: boolean;
  /** On a phone the end goes below the words. */
  wraps?: boolean;
  /** In a sheet whose rows go from edge to edge. */
  flush?: boolean;
  /** More under the note. */
  children?: ReactNode;
};
type RowProps = RowParts &
  (
    | ({ href: string; selected?: boolean } & Omit<ComponentProps<'a'>, 'title' | 'children' | 'className'>)
    | ({ href?: undefined; selected?: boolean; as?: 'li' | 'div' } & Omit<
        ComponentProps<'li'>,
        'title' | 'children' | 'className'
      >)
  );

/** One thing of a list: a sign, its name and a note, and what is at the end. With `href` all of it is a link. */
export function Row({
  lead,
  title,
  note,
  heading,
  facts,
  end,
  wraps,
  flush,
  boxed,
  top,
  children,
  ...rest
}: RowProps) {
  const { selected, ...attributes } = rest;
  const className = classNames(
    css.row,
    flush && css.flush,
    boxed && css.boxed,
    top && css.rowTop,
    wraps && css.wraps,
    rest.href !== undefined && css.linked,
    selected && css.selected,
  );
  const Title = heading ? 'h2' : 'b';
  const content = (
    <>
      {lead && <span className={css.rowLead}>{lead}</span>}
      <div className={classNames(css.rowWords, facts && css.rowFacts)}>
        <div>
          <Title className={css.rowTitle}>{title}</Title>
          {note && <span className={css.rowNote}>{note}</span>}
          {children}
        </div>
        {facts?.map((fact, index) => (
          <div key={index}>{fact}</div>
        ))}
      </div>
      {end && <span className={css.rowEnd}>{end}</span>}
    </>
  );
  if (attributes.href !== undefined)
    return (
      <a {...attributes} className={className} aria-current={selected ? 'true' : undefined}>
        {content}
      </a>
    );
  const { as: Element = 'li', ...others } = attributes;
  return (
    <Element {...(others as ComponentProps<'li'> & ComponentProps<'div'>)} className={className}>
      {content}
    </Element>
  );
}
