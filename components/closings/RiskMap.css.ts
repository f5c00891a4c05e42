import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { lead } from './opening.css';

const stackedLayout = upTo('tablet');

/** Height set by the specification (rule 23). */
export const section = style({ minHeight: 730, '@media': { [upTo('menu')]: { minHeight: 400 } } });
export const column = style({ width: 'min(37%,440px)', '@media': { [stackedLayout]: { width: 'auto' } } });
globalStyle(`${column}${column} h1`, { fontSize: 'clamp(1.75rem,min(1.2rem + 3vw,7.6svh),4rem)' });
globalStyle(`${column} > :last-child`, {
  '@media': { [above('tablet')]: { marginTop: 'clamp(20px,4svh,36px)' } },
});
/** The map leaves space for the lead. */
globalStyle(`${column} ${lead}`, { maxWidth: '32ch', '@media': { [stackedLayout]: { display: 'block' } } });
export const verdicts = style({ display: 'grid' });

/** Extends from the text to the edges of the window. */
export const map = style({
  position: 'absolute',
  inset: '0 0 0 38%',
  backgroundSize: '100% 100%',
  counterReset: 'risk',
  '@media': {
    [stackedLayout]: {
      position: 'relative',
      inset: 'auto',
      height: 'max(400px,62vw)',
      margin: '16px 0 40px',
      // The contours come out of the page, instead of being cut off below the text.
      '::before': {
        content: '',
        position: 'absolute',
        inset: '0 0 auto',
        height: 40,
        background: `linear-gradient(${palette.white},transparent)`,
      },
    },
  },
});
/** Position of a risk. */
export const left = createVar();
export const top = createVar();
export const risk = style({ display: 'contents' });
const point = { position: 'absolute', left, top } as const;
export const input = style({
  ...point,
  zIndex: 2,
  width: 44,
  height: 44,
  margin: -22,
  opacity: 0,
  cursor: 'pointer',
});
export const beam = style({
  position: 'absolute',
  inset: 0,
  background: palette.red,
  pointerEvents: 'none',
  opacity: 0,
  transition: `opacity ${vars.time.base}`,
  selectors: { [`${input}:checked + &`]: { opacity: 1 } },
});
/** A dot on a peak. On phones it has a number, and a sentence below the map names the chosen one. */
export const mark = style({
  ...point,
  counterIncrement: 'risk',
  zIndex: 1,
  width: 14,
  height: 14,
  margin: -7,
  border: `2px solid ${palette.white}`,
  borderRadius: '50%',
  background: palette.black,
  pointerEvents: 'none',
  selectors: {
    [`${input}:is(:hover,:focus-visible) + i + &`]: { outline: `3px solid ${palette.black}` },
    [`${input}:focus-visible + i + &`]: { outlineOffset: 4 },
    [`${input}:checked + i + &`]: {
      width: 36,
      height: 36,
      margin: -18,
      border: `9px solid ${palette.red}`,
      background: palette.white,
    },
  },
  '@media': {
    [upTo('phone')]: {
      selectors: {
        '&&': {
          display: 'grid',
          placeItems: 'center',
          width: 36,
          height: 36,
          margin: -18,
          color: palette.white,
          fontWeight: 600,
        },
        [`${input}:checked + i + &&`]: { border: `2px solid ${palette.red}`, color: palette.black },
        '&::before': { content: 'counter(risk)' },
      },
    },
  },
});
export const name = style({
  ...point,
  zIndex: 1,
  marginTop: 12,
  padding: '0 8px',
  transform: 'translateX(-50%)',
  pointerEvents: 'none',
  // A flag covers the contours behind it.
  background: palette.white,
  boxShadow: `0 0 0 1px ${palette.black}`,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  selectors: { [`${input}:checked ~ &`]: { marginTop: 32, background: palette.black, color: palette.white } },
  '@media': {
    [upTo('phone')]: {
      left: vars.gutter,
      top: '100%',
      display: 'none',
      marginTop: 0,
      transform: 'none',
      fontSize: '1.125rem',
      lineHeight: '40px',
      selectors: {
        [`${input}:checked ~ &`]: { display: 'block', marginTop: 0 },
        '&::before': { content: 'counter(risk) ". "' },
      },
    },
  },
});
