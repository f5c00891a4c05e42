import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { vars } from '../../../styles/tokens.css';

/** Width of a drawing that isn't cropped. */
const side = createVar();

export const creed = style({ position: 'relative', overflow: 'hidden' });
/** Left of the drawing's disc. */
globalStyle(`${creed} > button`, { '@media': { [upTo('tablet')]: { right: 'auto', left: 0 } } });
export const content = style({ position: 'relative', zIndex: 1 });
export const sentence = style({ maxWidth: '15ch', marginTop: 24 });
export const art = style({
  position: 'absolute',
  right: `calc(50% - min(50vw,${vars.frame}/2) - 150px)`,
  top: '50%',
  width: 'clamp(520px,50vw,720px)',
  maxWidth: 'none',
  transform: 'translateY(-50%)',
  '@media': {
    [upTo('tablet')]: {
      position: 'relative',
      right: 'auto',
      top: 0,
      width: 520,
      margin: '40px 0 -300px 18%',
      transform: 'none',
    },
    print: { display: 'none' },
  },
});
/** Shows the drawing uncropped, beside the text or centred below it. */
export const wholeImage = style({
  '@media': {
    [above('tablet')]: {
      right: `calc(50% - min(50vw,${vars.frame}/2))`,
      width: 'clamp(360px,60vw - 205px,720px)',
    },
    [upTo('tablet')]: {
      vars: { [side]: `min(520px,100vw - 2*${vars.gutter})` },
      width: side,
      margin: `40px auto calc(${side}*-.45)`,
    },
  },
});
