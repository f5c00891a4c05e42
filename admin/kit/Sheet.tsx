import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { down } from '../../components/ui/icons';
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
  /** Places the title beside the content on wide screens. */
  isSplit?: boolean;
  /** Tone of a sheet with a problem, which has a heavy border. */
  tone?: 'bad' | 'fair';
  id?: string;
  children?: ReactNode;
};

/** Renders a white panel with a heading. */
export const Sheet = ({ title, note, action, isFlush, isSplit, tone, id, children }: SheetProps) => (
  <section
    id={id}
    className={classNames(
      css.sheet,
      !isFlush && css.paddedSheet,
      isSplit && css.splitSheet,
      tone && css.sheetEdge[tone],
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

type FoldingSheetProps = Pick<SheetProps, 'title' | 'tone' | 'id' | 'children'> & {
  /** Summary beside the title, which is always visible. */
  state: ReactNode;
  isOpen: boolean;
  onFold: (isOpen: boolean) => void;
};

/** Renders a white panel whose content opens below its heading. */
export const FoldingSheet = ({ title, tone, id, state, isOpen, onFold, children }: FoldingSheetProps) => (
  <section
    id={id}
    className={classNames(css.sheet, css.foldingSheet, tone && css.sheetEdge[tone])}
    aria-label={title}
  >
    <details open={isOpen} onToggle={({ currentTarget }) => onFold(currentTarget.open)}>
      <summary className={css.foldHead}>
        <h2 className={textSize.subtitle}>{title}</h2>
        {state}
        <Icon path={down} />
      </summary>
      <div className={css.foldBody}>{children}</div>
    </details>
  </section>
);

export const SheetPart = (props: ComponentProps<'div'>) => <div {...props} className={css.sheetPart} />;
