import { style, styleVariants } from '@vanilla-extract/css';
import type { HeroOf } from '../../../domain/sections/heroes';
import { upTo } from '../../../styles/breakpoints';
import { textLine, wrap } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Widths above the phone menu at which text and drawing don't fit side by side. */
const narrow = '(min-width: 768px) and (max-width: 1099px)';

/** Returns an offset that clears “Development”, the longest word of these titles. */
const clearOfTitle = (left: string) => `max(${left},${textLine} + 7.3*${vars.size.h1})`;

type Look = {
  minHeight: string;
  /** Minimum height of text and drawing together, up to 767 px (rule 23). */
  minHeightPhone?: number;
  /** Space between breadcrumb and text. */
  gap: string;
  /** Adds vertical padding and more space between the texts. On phones, only the latter. */
  airy?: true;
  /** Vertical position of the text in the remaining height. */
  place?: 'middle' | 'foot';
  titleWidth: string;
  /** Fills each line, because balanced lines would break a phrase. */
  titleWrap?: 'wrap';
  /** Replaces the usual h1 size with a smaller one. */
  titleSize?: string;
  titleSizeNarrow?: string;
  width: string;
  left: string;
  /** Layout from 768 to 1099 px, where the drawing would otherwise overlap the text. */
  narrow?: { left: string; width?: string; height?: string; aspectRatio?: string };
  top?: string;
  /** Layout below the text, up to 767 px. A negative margin crops the drawing. */
  phone: { width: string; margin: string };
};

const looks: Record<HeroOf<'head offer'>['look'], Look> = {
  seats: {
    minHeight: 'clamp(880px,62.5vw,900px)',
    minHeightPhone: 880,
    gap: 'clamp(28px,5vw,72px)',
    airy: true,
    place: 'middle',
    titleWidth: '13ch',
    titleSizeNarrow: 'clamp(2.375rem,6.1vw,4rem)',
    width: 'clamp(420px,65vw,1456px)',
    left: 'calc(50% + min(3vw,48px))',
    phone: { width: '118%', margin: '28px 0 -90% -4%' },
  },
  gauge: {
    minHeight: 'clamp(640px,57vw,828px)',
    gap: 'clamp(28px,5vw,72px)',
    place: 'middle',
    titleWidth: '6.4em',
    titleWrap: 'wrap',
    width: 'clamp(460px,63vw,1411px)',
    left: 'calc(50% - 2.4vw)',
    top: '53%',
    phone: { width: '112%', margin: '24px 0 -46% -6%' },
  },
  core: {
    minHeight: 'clamp(560px,52vw,760px)',
    gap: 'clamp(36px,5vw,72px)',
    airy: true,
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
    airy: true,
    place: 'foot',
    titleWidth: '11ch',
    width: 'clamp(420px,65vw,1456px)',
    left: clearOfTitle('50% + min(3vw,48px)'),
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
  gate: {
    minHeight: 'clamp(880px,63vw,900px)',
    minHeightPhone: 880,
    gap: 'clamp(28px,5vw,72px)',
    place: 'middle',
    titleWidth: '12ch',
    width: 'clamp(460px,64vw,1433px)',
    left: clearOfTitle('50% + min(.4vw,6px)'),
    // Full height, because the drawing's lines continue above and below.
    narrow: { left: 'calc(50% + 6px)', width: 'auto', height: '100%', aspectRatio: '12/17' },
    phone: { width: '118%', margin: 'auto 0 -24% -9%' },
  },
  rosette: {
    minHeight: 'clamp(560px,51vw,730px)',
    minHeightPhone: 400,
    gap: 'clamp(28px,5vw,72px)',
    place: 'middle',
    titleWidth: '11ch',
    width: 'clamp(460px,58vw,1299px)',
    left: clearOfTitle('50% + min(4vw,60px)'),
    phone: { width: '112%', margin: '28px 0 -62% -6%' },
  },
};

export const heroVariants = styleVariants(looks, ({ minHeightPhone }) => ({
  '@media': { [upTo('menu')]: { minHeight: minHeightPhone } },
}));

export const content = style([
  wrap,
  {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: 'clamp(20px,2.4vw,36px) clamp(32px,4vw,56px)',
  },
]);
export const contentVariants = styleVariants(looks, ({ minHeight, gap, airy }) => ({
  minHeight: `max(${minHeight},${vars.fill})`,
  gap,
  paddingBlock: airy && 'clamp(20px,2.4vw,36px) clamp(32px,3.4vw,48px)',
  '@media': { [upTo('menu')]: { minHeight: 0, gap: airy ? '28px' : '24px', paddingBottom: 0 } },
}));

export const copy = style({ '@media': { [narrow]: { maxWidth: '62%' } } });
export const textVariants = styleVariants(looks, ({ place }) => ({
  marginTop: place ? 'auto' : undefined,
  marginBottom: place === 'middle' ? 'auto' : undefined,
  '@media': { [upTo('menu')]: { marginBlock: 0 } },
}));

export const titleVariants = styleVariants(
  looks,
  ({ titleWidth, titleWrap, titleSize, titleSizeNarrow }) => ({
    maxWidth: titleWidth,
    selectors: { '&&': { fontSize: titleSize, textWrap: titleWrap } },
    '@media': { [narrow]: { selectors: { '&&': { fontSize: titleSizeNarrow } } } },
  }),
);
export const lead = style({
  maxWidth: '34ch',
  color: palette.grey200,
  '@media': { [narrow]: { maxWidth: '26ch' } },
});
export const leadVariants = styleVariants(looks, ({ airy }) => ({
  marginTop: airy ? 28 : 26,
  '@media': { [upTo('menu')]: { marginTop: airy ? 28 : 18 } },
}));
export const actionVariants = styleVariants(looks, ({ airy }) => ({
  marginTop: 36,
  '@media': { [upTo('menu')]: { marginTop: airy ? 36 : 26 } },
}));
export const note = style({
  maxWidth: '40ch',
  marginTop: 'clamp(32px,4vw,56px)',
  textWrap: 'pretty',
  '@media': { [upTo('menu')]: { marginTop: 24 } },
});

export const art = style({
  position: 'absolute',
  zIndex: 0,
  maxWidth: 'none',
  height: 'auto',
  transform: 'translateY(-50%)',
  '@media': {
    [upTo('menu')]: { position: 'static', order: 2, flex: 'none', transform: 'none' },
    print: { display: 'none' },
  },
});
export const artVariants = styleVariants(looks, ({ width, left, narrow: at, top = '50%', phone }) => ({
  width,
  left,
  top,
  '@media': { [narrow]: at ?? {}, [upTo('menu')]: phone },
}));
