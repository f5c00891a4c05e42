import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import type { Breakpoint } from '../../styles/breakpoints';
import * as css from './parts.css';
import { shown } from './Stack';

type TextProps<As extends ElementType> = {
  as?: As;
  size?: keyof typeof css.textSize;
  tone?: keyof typeof css.tone;
  weight?: keyof typeof css.weight;
  /** `line`: cut at the end of the line; `three`: after three; `kept`: broken where it was; `numbers`: of one width. */
  look?: keyof typeof looks;
  /** A line of its own within other words. */
  block?: boolean;
  hiddenUpTo?: Breakpoint;
  hiddenAbove?: Breakpoint;
  children: ReactNode;
} & Omit<ComponentProps<As>, 'as' | 'children' | 'className'>;

const looks = {
  line: css.clipped,
  three: css.threeLines,
  kept: css.keepLines,
  numbers: css.numbers,
  prose: css.prose,
};

/** Words in one of the looks of the staff area. */
export function Text<As extends ElementType = 'span'>(props: TextProps<As>) {
  const { as: Element = 'span', size, tone, weight, look, block, ...further } = props;
  const { hiddenUpTo, hiddenAbove, ...rest } = further;
  return (
    <Element
      {...rest}
      className={classNames(
        look ? looks[look] : css.words,
        size && css.textSize[size],
        tone && css.tone[tone],
        weight && css.weight[weight],
        block && css.block,
        shown({ hiddenUpTo, hiddenAbove }),
      )}
    />
  );
}
