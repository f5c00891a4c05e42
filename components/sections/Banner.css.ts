import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

/** Words left, and the drawing to the right edge of the window; on phones it is a strip half as high below them. */
export const banner = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 'clamp(440px,36vw,600px)',
  '@media': {
    [upTo('tablet')]: { minHeight: 0, flexDirection: 'column', paddingTop: 56 },
  },
});
export const art = style({
  position: 'absolute',
  top: 0,
  right: 0,
  width: '58%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [upTo('tablet')]: { position: 'static', width: '100%', height: '44vw', maxHeight: 300, marginTop: 36 },
  },
});
const inLeft = { [upTo('tablet')]: { maxWidth: 'none' } };
/** They end before the drawing, wherever their line begins. */
const beside = `calc(${vars.inner}/2 - 8vw - 24px),36vw`;
export const title = style({ maxWidth: `min(12ch,${beside})`, '@media': inLeft });
export const line = style({ marginTop: 18, maxWidth: `min(30ch,${beside})`, '@media': inLeft });
export const action = style({ marginTop: 32 });
