import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './rows.css';

export { card, group as rowGroup, rows, sheet } from './rows.css';

type RowParts = {
  /** Icon, avatar or thumbnail before the text. */
  lead?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** Renders the title as a heading. */
  isHeading?: boolean;
  /** Columns beside the text, or below it on narrow screens. */
  facts?: readonly ReactNode[];
  /** Width above which the last fact is shown. */
  lastFactFrom?: keyof typeof css.lastFactFrom;
  /** Highlights the row as one of several selected rows. */
  isChecked?: boolean;
  /** State, time or actions at the end. */
  end?: ReactNode;
  /** Tone of a row with a problem. */
  tone?: 'bad';
  hasBorder?: boolean;
  /** Aligns the icon with the first line of text. */
  isTopAligned?: boolean;
  /** Wraps the end below the text on phones. */
  wraps?: boolean;
  /** Shows the end beside the facts on phones. */
  hasLowEnd?: boolean;
  /** Whether the row is in a sheet without padding. */
  isFlush?: boolean;
  /** Content below the note. */
  children?: ReactNode;
};
type RowProps = RowParts &
  (
    | ({ href: string; selected?: boolean } & Omit<ComponentProps<'a'>, 'title' | 'children' | 'className'>)
    | ({ href?: undefined; selected?: boolean; as?: 'li' | 'div' | 'label' } & Omit<
        ComponentProps<'li'>,
        'title' | 'children' | 'className'
      > & { htmlFor?: string })
  );

/** Renders a row. If `href` is set, the whole row is a link. */
export function Row({
  lead,
  title,
  note,
  isHeading,
  facts,
  lastFactFrom,
  isChecked,
  end,
  wraps,
  hasLowEnd,
  isFlush,
  tone,
  hasBorder,
  isTopAligned,
  children,
  ...rest
}: RowProps) {
  const { selected, ...attributes } = rest;
  const className = classNames(
    css.row,
    isFlush && css.flushRow,
    tone && css.badRow,
    hasBorder && css.borderedRow,
    isTopAligned && css.topAlignedRow,
    wraps && css.wrappingRow,
    hasLowEnd && css.rowWithLowEnd,
    rest.href !== undefined && css.linkRow,
    selected && css.selectedRow,
    isChecked && css.checkedRow,
  );
  const Title = isHeading ? 'h2' : 'b';
  const content = (
    <>
      {lead && <span className={css.rowLead}>{lead}</span>}
      <div
        className={classNames(
          css.rowText,
          facts && css.rowFacts,
          lastFactFrom && css.lastFactFrom[lastFactFrom],
        )}
      >
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
    <Element
      {...(others as ComponentProps<'li'> & ComponentProps<'div'> & ComponentProps<'label'>)}
      className={className}
    >
      {content}
    </Element>
  );
}
