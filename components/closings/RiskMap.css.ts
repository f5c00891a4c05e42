import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { lead } from './opening.css';

const stackedLayout = upTo('tablet');

/** Height set by the specification (rule 23). */
export const section = style({ minHeight: 730, '@media': { [upTo('menu')]: { minHeight: 400 } } });
export const column = style({
  width: 'min(37%,430px)',
  '@media': { [stackedLayout]: { width: 'auto' } },
});
/** The map leaves space for the lead. */
globalStyle(`${column} ${lead}`, {
  maxWidth: '32ch',
  '@media': { [stackedLayout]: { display: 'block' } },
});
export const verdicts = style({ display: 'grid' });

/** Extends from the text to the edges of the window. */
export const map = style({
  position: 'absolute',
  inset: '0 0 0 38%',
  backgroundSize: '100% 100%',
  '@media': {
    [stackedLayout]: {
      position: 'relative',
      inset: 'auto',
      height: 400,
      marginTop: 16,
      // The contours come out of the page, instead of being cut off below the text.
      maskImage: 'linear-gradient(transparent,#000 40px)',
    },
  },
});
export const input = style({
  position: 'absolute',
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
export const mark = style({
  position: 'absolute',
  zIndex: 1,
  width: 14,
  height: 14,
  margin: -7,
  border: `2px solid ${palette.white}`,
  borderRadius: '50%',
  background: palette.black,
  pointerEvents: 'none',
  selectors: {
    [`${input}:hover + i + &`]: { outline: `2px solid ${palette.black}` },
    [`${input}:focus-visible + i + &`]: { outline: `3px solid ${palette.black}`, outlineOffset: 4 },
    [`${input}:checked + i + &`]: {
      width: 36,
      height: 36,
      margin: -18,
      border: `9px solid ${palette.red}`,
      background: palette.white,
    },
  },
});
export const name = style({
  position: 'absolute',
  top: '100%',
  left: '50%',
  marginTop: 4,
  padding: '0 8px',
  transform: 'translateX(-50%)',
  // A flag covers the contours behind it.
  background: palette.white,
  boxShadow: `0 0 0 1px ${palette.black}`,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  '@media': {
    [upTo('phone')]: {
      width: 84,
      padding: 2,
      fontSize: '.75rem',
      lineHeight: '14px',
      textAlign: 'center',
      whiteSpace: 'normal',
    },
  },
  selectors: {
    [`${input}:checked + i + ${mark} > &`]: {
      marginTop: 14,
      background: palette.black,
      color: palette.white,
    },
  },
});
