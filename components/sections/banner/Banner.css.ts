import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { vars } from '../../../styles/tokens.css';

/** Words left, and the drawing at the right edge, as high as the field; at 899 px and below it follows the words. */
export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'clamp(440px,36vw,600px)',
  '@media': {
    [upTo('tablet')]: { minHeight: 0, flexDirection: 'column', paddingTop: 56 },
  },
});
/** Keeps the shape that drawings have, so that none is cut where it has room. */
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
const inLeft = { [upTo('tablet')]: { maxWidth: 'none' } };
/** They end before the drawing, wherever their line begins. */
const beside = `calc(${vars.inner}/2 - 8vw - 24px),36vw`;
export const title = style({ maxWidth: `min(12ch,${beside})`, '@media': inLeft });
export const line = style({ marginTop: 18, maxWidth: `min(30ch,${beside})`, '@media': inLeft });
export const action = style({ marginTop: 32 });
