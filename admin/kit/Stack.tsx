import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import type { Breakpoint } from '../../styles/breakpoints';
import { setVars } from '../../styles/set-vars';
import * as css from './layout.css';

type Shown = {
  /** Not there up to this width. */
  hiddenUpTo?: Breakpoint;
  /** Not there above this width. */
  hiddenAbove?: Breakpoint;
};
type Box<As extends ElementType> = Shown & { as?: As; gap?: css.Space; children: ReactNode } & Omit<
    ComponentProps<As>,
    'as' | 'children' | 'className'
  >;

export const shown = ({ hiddenUpTo, hiddenAbove }: Shown) =>
  classNames(hiddenUpTo && css.hiddenUpTo[hiddenUpTo], hiddenAbove && css.hiddenAbove[hiddenAbove]);

type StackProps<As extends ElementType> = Box<As> & {
  /** Beside each other where there is room. */
  columns?: keyof typeof css.columns;
  /** All of a row are as high as the highest. */
  stretch?: boolean;
  /** Takes the room that is left beside it. */
  fill?: boolean;
};

/** Things under each other, or in columns of one width. */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const { as: Element = 'div', gap = 3, columns, stretch, fill, hiddenUpTo, hiddenAbove, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        css.stack,
        columns && css.columns[columns],
        fill && css.fill,
        css.gap[gap],
        stretch && css.align.stretch,
        shown({ hiddenUpTo, hiddenAbove }),
      )}
    />
  );
}

type InlineProps<As extends ElementType> = Box<As> & {
  align?: keyof typeof css.align;
  justify?: 'between' | 'end';
  /** What does not fit goes below. */
  wrap?: boolean;
};

/** Things beside each other. */
export function Inline<As extends ElementType = 'div'>(props: InlineProps<As>) {
  const { as: Element = 'div', gap = 2, align = 'center', justify, wrap = true, ...further } = props;
  const { hiddenUpTo, hiddenAbove, ...rest } = further;
  return (
    <Element
      {...rest}
      className={classNames(
        css.inline,
        wrap && css.wrap,
        css.gap[gap],
        css.align[align],
        justify && (justify === 'between' ? css.between : css.toEnd),
        shown({ hiddenUpTo, hiddenAbove }),
      )}
    />
  );
}

type SplitProps = {
  /** Which of its two children has a width of its own. */
  side?: 'start' | 'end';
  width: string;
  /** Up to here they are under each other. */
  collapse?: Breakpoint;
  gap?: css.Space;
  children: ReactNode;
};

/** Two things beside each other, of which one gives way. */
export const Split = ({ side = 'end', width, collapse = 'wide', gap = 5, children }: SplitProps) => (
  <div
    className={classNames(css.split, css.splitFrom[side][collapse], css.gap[gap])}
    style={setVars({ [css.sideWidth]: width })}
  >
    {children}
  </div>
);
