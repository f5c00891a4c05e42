import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const section = style({ overflow: 'clip' });
export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  rowGap: 48,
  '@media': {
    [upTo('tablet')]: {
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      marginInline: `calc(-1*${vars.gutter})`,
    },
  },
});
export const drawing = createVar();
/** Four reasons below one drawing, or in narrower windows below a part of it each. */
const PART_HEIGHT = 1.22;
// The drawing's sides continue to the edges of the window.
const side = {
  content: '',
  position: 'absolute',
  width: 'calc(50vw - 50% + 1px)',
  paddingBottom: `${25 * PART_HEIGHT}%`,
  border: '0 solid',
} as const;
export const drawnList = style({
  '::before': { ...side, right: 'calc(100% - 1px)', borderImage: `${drawing} 0 0 0 1/0 0 0 100%` },
  '::after': { ...side, left: 'calc(100% - 1px)', borderImage: `${drawing} 0 1 0 0/0 100% 0 0` },
});
export const part = style({
  position: 'relative',
  display: 'block',
  aspectRatio: `1/${PART_HEIGHT}`,
});
const copyInset = { [upTo('tablet')]: { paddingInline: vars.gutter } };
export const digit = style([type.figure, { display: 'block', '@media': copyInset }]);
export const copy = style({ padding: '28px 28px 0 0', '@media': copyInset });
export const text = style({ marginTop: 10, color: roles.muted });
