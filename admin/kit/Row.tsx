import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './rows.css';

export { group as rowGroup, rows, sheet } from './rows.css';

type RowParts = {
  /** A sign before the words: an icon, a face, a picture. */
  lead?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** A state, a time, what can be done. */
  end?: ReactNode;
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
export function Row({ lead, title, note, end, wraps, flush, children, ...rest }: RowProps) {
  const { selected, ...attributes } = rest;
  const className = classNames(
    css.row,
    flush && css.flush,
    wraps && css.wraps,
    rest.href !== undefined && css.linked,
    selected && css.selected,
  );
  const content = (
    <>
      {lead && <span className={css.rowLead}>{lead}</span>}
      <span className={css.rowWords}>
        <b className={css.rowTitle}>{title}</b>
        {note && <span className={css.rowNote}>{note}</span>}
        {children}
      </span>
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
