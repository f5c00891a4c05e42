import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { GUTTER } from '../Columns.css';
import { frame, text } from './editor.css';

export const shapes = style({
  paddingTop: 24,
  borderTop: `1px solid ${palette.grey300}`,
  fontSize: vars.size.small,
});
globalStyle(`${shapes} :is(p > span,small)`, { color: roles.muted });
// Shows the shapes directly below the empty text.
globalStyle(`${frame}:has(${shapes}) ${text}`, {
  minHeight: 0,
  '@media': { [above('menu')]: { padding: `20px 0 64px ${GUTTER}px` } },
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(150px,1fr))',
  gap: '16px',
  marginTop: 16,
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))', gap: 12 } },
});
export const choice = style({
  display: 'grid',
  alignContent: 'start',
  textAlign: 'left',
  lineHeight: 1.35,
});
export const drawing = style({
  width: '100%',
  marginBottom: 10,
  border: `1px solid ${palette.grey300}`,
  fill: palette.black,
  selectors: { [`${choice}:hover &`]: { borderColor: palette.black } },
});
export const greyParts = style({ fill: palette.grey300 });
export const redParts = style({ fill: palette.red });
