import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { vars } from '../../../styles/tokens.css';

export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'clamp(440px,36vw,600px)',
  '@media': {
    [upTo('tablet')]: { minHeight: 0, flexDirection: 'column', paddingTop: 56 },
  },
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
});
const fullWidth = { [upTo('tablet')]: { maxWidth: 'none' } };
/** Maximum text widths, so that the texts end before the drawing. */
const titleWidthMax = `calc(${vars.inner}/2 - 8vw - 24px),36vw`;
export const title = style({ maxWidth: `min(12ch,${titleWidthMax})`, '@media': fullWidth });
export const intro = style({ marginTop: 18, maxWidth: `min(30ch,${titleWidthMax})`, '@media': fullWidth });
export const action = style({ marginTop: 32 });
