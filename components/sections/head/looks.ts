import type { CSSProperties } from 'react';
import type { HeroByName } from '../../../domain/sections/heroes';
import { textLine } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { vars } from '../../../styles/tokens.css';
import * as css from './Offer.css';

/** Returns an offset that clears “Development”, the longest word of these titles. */
const getOffsetAfterTitle = (left: string) => `max(${left},${textLine} + 7.3*${vars.size.h1})`;

type Layout = {
  minHeight: string;
  /** Minimum height of text and drawing together, up to 767 px (rule 23). */
  minHeightPhone?: number;
  /** Space between breadcrumb and text. */
  gap: string;
  /** Vertical position of the text in the remaining height. */
  place?: 'middle' | 'foot';
  titleWidth: string;
  /** Replaces the usual h1 size with a smaller one. */
  titleSize?: string;
  titleSizeNarrow?: string;
  width: string;
  left: string;
  /** Layout from 768 to 1099 px, where the drawing would otherwise overlap the text. */
  narrow?: { left: string };
  top?: string;
  /** Layout below the text, up to 767 px. A negative margin crops the drawing. */
  phone: { width: string; margin: string };
};

export type Look = NonNullable<HeroByName<'head offer'>['look']>;

export const layouts: Record<Look, Layout> = {
  core: {
    minHeight: 'clamp(560px,52vw,760px)',
    gap: 'clamp(36px,5vw,72px)',
    place: 'foot',
    titleWidth: '7.6em',
    titleSize: 'clamp(2.5rem,1.2rem + 5.1vw,5.75rem)',
    titleSizeNarrow: 'clamp(2.5rem,5.6vw,3.75rem)',
    width: 'clamp(420px,62vw,1388px)',
    left: 'calc(50% + min(7vw,100px))',
    narrow: { left: 'calc(50% + 72px)' },
    phone: { width: '112%', margin: '28px 0 -26% -6%' },
  },
  code: {
    minHeight: 'clamp(500px,48.6vw,700px)',
    minHeightPhone: 500,
    gap: 'clamp(36px,5vw,64px)',
    place: 'foot',
    titleWidth: '11ch',
    width: 'clamp(420px,65vw,1456px)',
    left: getOffsetAfterTitle('50% + min(3vw,48px)'),
    narrow: { left: 'calc(50% + 48px)' },
    phone: { width: '136%', margin: '36px 0 -52% -6%' },
  },
  lens: {
    minHeight: 'clamp(560px,51vw,730px)',
    minHeightPhone: 400,
    gap: 'clamp(28px,5vw,72px)',
    place: 'middle',
    titleWidth: '11ch',
    width: 'clamp(460px,62vw,1388px)',
    left: 'calc(50% + min(1vw,16px))',
    top: '49%',
    phone: { width: '118%', margin: '-4% 0 -37% -14%' },
  },
  rosette: {
    minHeight: 'clamp(560px,51vw,730px)',
    minHeightPhone: 400,
    gap: 'clamp(28px,5vw,72px)',
    place: 'middle',
    titleWidth: '11ch',
    width: 'clamp(460px,58vw,1299px)',
    left: getOffsetAfterTitle('50% + min(4vw,60px)'),
    phone: { width: '112%', margin: '28px 0 -62% -6%' },
  },
};

/** Creates an inline style instead of classes, because each page has only one of the layouts. */
export function createLookStyle({
  titleSize = vars.size.h1,
  width,
  left,
  phone,
  ...look
}: Layout): CSSProperties {
  return setVars({
    [css.minHeight]: look.minHeight,
    [css.minHeightPhone]: `${look.minHeightPhone ?? 0}px`,
    [css.gap]: look.gap,
    [css.titleWidth]: look.titleWidth,
    [css.titleSize]: titleSize,
    [css.titleSizeNarrow]: look.titleSizeNarrow ?? titleSize,
    [css.width]: width,
    [css.left]: left,
    [css.leftNarrow]: look.narrow?.left ?? left,
    [css.top]: look.top ?? '50%',
    [css.widthPhone]: phone.width,
    [css.marginPhone]: phone.margin,
  });
}
