import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { textSize } from './parts.css';
import * as css from './rows.css';

type SheetProps = {
  /** Names the sheet. */
  title: string;
  note?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  /** Its rows go from edge to edge. */
  flush?: boolean;
  /** Something is wrong with it: a heavy edge. */
  tone?: 'bad' | 'fair';
  /** Takes the room of several in a grid. */
  span?: keyof typeof css.sheetSpan;
  id?: string;
  children?: ReactNode;
};

/** A white sheet with one matter on it. */
export const Sheet = ({ title, note, action, flush, tone, span, id, children }: SheetProps) => (
  <section
    id={id}
    className={classNames(
      css.sheet,
      !flush && css.padded,
      tone && css.sheetEdge[tone],
      span && css.sheetSpan[span],
    )}
    aria-label={title}
  >
    <div className={flush ? css.flushHead : css.sheetHead}>
      <div>
        <h2 className={textSize.title}>{title}</h2>
        {note && <p className={css.sheetNote}>{note}</p>}
      </div>
      {action}
    </div>
    {children && <div className={flush ? undefined : css.sheetBody}>{children}</div>}
  </section>
);

type SheetPartProps = ComponentProps<'div'> & {
  /** It stays in sight at the foot of a narrow screen. */
  foot?: boolean;
};

/** A part of a sheet that has several. */
export const SheetPart = ({ foot, ...rest }: SheetPartProps) => (
  <div {...rest} className={classNames(css.sheetPart, foot && css.sheetFoot)} />
);
