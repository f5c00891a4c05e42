import type { ComponentProps, ElementType, ReactNode } from 'react';
import { classNames } from '../../components/ui/class-names';
import * as css from './parts.css';
import { getVisibilityClass, type Visibility } from './Stack';

type TextProps<As extends ElementType> = Visibility & {
  as?: As;
  size?: keyof typeof css.textSize;
  tone?: keyof typeof css.tone;
  weight?: keyof typeof css.weight;
  /**
   * `line` truncates to one line and `three` to three lines. `preserved` keeps line breaks, and `numbers` aligns digits.
   */
  look?: keyof typeof looks;
  /** Displayed on a separate line. */
  block?: boolean;
  children: ReactNode;
} & Omit<ComponentProps<As>, 'as' | 'children' | 'className'>;

const looks = {
  line: css.clippedText,
  three: css.threeLineText,
  preserved: css.multilineText,
  numbers: css.tabularNumbers,
  prose: css.prose,
};

export function Text<As extends ElementType = 'span'>(props: TextProps<As>) {
  const { as: Element = 'span', size, tone, weight, look, block, ...further } = props;
  const { hiddenUpTo, hiddenAbove, visuallyHiddenUpTo, ...rest } = further;
  return (
    <Element
      {...rest}
      className={classNames(
        look ? looks[look] : css.breakableText,
        size && css.textSize[size],
        tone && css.tone[tone],
        weight && css.weight[weight],
        block && css.block,
        getVisibilityClass({ hiddenUpTo, hiddenAbove, visuallyHiddenUpTo }),
      )}
    />
  );
}
