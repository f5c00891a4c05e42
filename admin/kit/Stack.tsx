import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import type { Breakpoint } from '../../styles/breakpoints';
import { setVars } from '../../styles/set-vars';
import * as css from './layout.css';

export type Visibility = {
  hiddenUpTo?: Breakpoint;
  hiddenAbove?: Breakpoint;
  /** Width up to which the content is only for screen readers. */
  visuallyHiddenUpTo?: Breakpoint;
};
type Box<As extends ElementType> = Visibility & { as?: As; gap?: css.Space; children: ReactNode } & Omit<
    ComponentProps<As>,
    'as' | 'children' | 'className'
  >;

export const getVisibilityClass = ({ hiddenUpTo, hiddenAbove, visuallyHiddenUpTo }: Visibility) =>
  classNames(
    hiddenUpTo && css.hiddenUpTo[hiddenUpTo],
    hiddenAbove && css.hiddenAbove[hiddenAbove],
    visuallyHiddenUpTo && css.visuallyHiddenUpTo[visuallyHiddenUpTo],
  );

type StackProps<As extends ElementType> = Box<As> & {
  /** Number of columns on wide screens. */
  columns?: keyof typeof css.columns;
  /** Takes the remaining width. */
  fill?: boolean;
};

/** Stacks its children, or places them in equal columns. */
export function Stack<As extends ElementType = 'div'>(props: StackProps<As>) {
  const { as: Element = 'div', gap = 3, columns, fill, hiddenUpTo, hiddenAbove, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        css.stack,
        columns && css.columns[columns],
        fill && css.fill,
        css.gap[gap],
        getVisibilityClass({ hiddenUpTo, hiddenAbove }),
      )}
    />
  );
}

type InlineProps<As extends ElementType> = Box<As> & {
  align?: keyof typeof css.align;
  justify?: 'between' | 'end';
  /** Takes the remaining width. */
  fill?: boolean;
  wrap?: boolean;
  /** Stacks the children on phones, without a gap. */
  stacksOnPhone?: boolean;
};

export function Inline<As extends ElementType = 'div'>(props: InlineProps<As>) {
  const { as: Element = 'div', gap = 2, align = 'center', justify, fill, wrap = true, ...further } = props;
  const { stacksOnPhone, hiddenUpTo, hiddenAbove, ...rest } = further;
  return (
    <Element
      {...rest}
      className={classNames(
        css.inline,
        fill && css.fill,
        wrap && css.wrap,
        css.gap[gap],
        css.align[align],
        justify && (justify === 'between' ? css.justifyBetween : css.justifyEnd),
        stacksOnPhone && css.stackedOnPhone,
        getVisibilityClass({ hiddenUpTo, hiddenAbove }),
      )}
    />
  );
}

type SplitProps = {
  /** The child with a fixed width. */
  side?: 'start' | 'end';
  width: string;
  /** Width up to which the children are stacked. */
  collapse?: Breakpoint;
  gap?: css.Space;
  children: ReactNode;
};

/** Renders two children side by side. Only one has a fixed width. */
export const Split = ({ side = 'end', width, collapse = 'wide', gap = 5, children }: SplitProps) => (
  <div
    className={classNames(css.splitColumns, css.splitVariants[side][collapse], css.gap[gap])}
    style={setVars({ [css.sideWidth]: width })}
  >
    {children}
  </div>
);
