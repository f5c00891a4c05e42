import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { textSize } from './parts.css';
import * as css from './rows.css';

type SheetProps = {
  /** Accessible name and heading. */
  title: string;
  note?: ReactNode;
  /** Content beside the title. */
  action?: ReactNode;
  /** Removes the padding around rows, which have their own. */
  isFlush?: boolean;
  /** Tone of a sheet with a problem, which has a heavy border. */
  tone?: 'bad' | 'fair';
  /** Number of grid columns. */
  span?: keyof typeof css.sheetSpan;
  id?: string;
  children?: ReactNode;
};

/** Renders a white panel with a heading. */
export const Sheet = ({ title, note, action, isFlush, tone, span, id, children }: SheetProps) => (
  <section
    id={id}
    className={classNames(
      css.sheet,
      !isFlush && css.paddedSheet,
      tone && css.sheetEdge[tone],
      span && css.sheetSpan[span],
    )}
    aria-label={title}
  >
    <div className={isFlush ? css.flushHead : css.sheetHead}>
      <div>
        <h2 className={textSize.title}>{title}</h2>
        {note && <p className={css.sheetNote}>{note}</p>}
      </div>
      {action}
    </div>
    {children && <div className={isFlush ? undefined : css.sheetBody}>{children}</div>}
  </section>
);

export const SheetPart = (props: ComponentProps<'div'>) => <div {...props} className={css.sheetPart} />;
