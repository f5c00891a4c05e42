import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { vars } from '../../../styles/tokens.css';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'clamp(440px,36vw,600px)',
  '@media': { [upTo('tablet')]: { minHeight: 0, flexDirection: 'column', paddingTop: 56 } },
});
/** A drawing that fills the banner, with the text in its free corner. */
export const scene = style({
  alignItems: 'start',
  minHeight: 'clamp(640px,54vw,1040px)',
  paddingTop: vars.section,
  '@media': { [upTo('tablet')]: { minHeight: 0, paddingTop: 72 } },
});
/** Keeps the drawing's proportions and crops it only if space is short. */
export const art = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: 'auto',
  maxWidth: '58%',
  height: '100%',
  aspectRatio: '7/5',
  objectFit: 'cover',
  '@media': {
    [upTo('tablet')]: {
      position: 'static',
      alignSelf: 'flex-end',
      width: 'min(100%,560px)',
      maxWidth: 'none',
      height: 'auto',
      marginTop: 36,
    },
  },
  selectors: {
    [`${scene} > &`]: { width: '100%', maxWidth: 'none', objectFit: 'cover', objectPosition: '84% 50%' },
  },
});
const fullWidth = { [upTo('tablet')]: { maxWidth: 'none' } };
/** Maximum text widths, so that the texts end before the drawing. */
const titleWidthMax = `calc(${vars.inner}/2 - 8vw - 24px),36vw`;
export const title = style({
  position: 'relative',
  zIndex: 1,
  maxWidth: `min(12ch,${titleWidthMax})`,
  '@media': fullWidth,
  selectors: { [`${scene} &`]: { fontSize: vars.size.h1, lineHeight: 1.02, maxWidth: '11ch' } },
});
export const intro = style({
  position: 'relative',
  zIndex: 1,
  marginTop: 'clamp(20px,1.8vw,28px)',
  maxWidth: `min(30ch,${titleWidthMax})`,
  '@media': fullWidth,
});
export const action = style({ position: 'relative', zIndex: 1, marginTop: 32 });
