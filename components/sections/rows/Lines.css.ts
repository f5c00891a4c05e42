import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { rowMark, visibleMark } from '../../../styles/row-mark.css';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { palette } from '../../../styles/tokens.css';

export const list = style({ marginTop: 'clamp(28px,4vw,56px)' });

const hairline = `1px solid ${roles.line}`;
export const item = style({ borderTop: hairline, ':last-child': { borderBottom: hairline } });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,8fr) minmax(0,4fr) 24px',
  gap: '24px',
  alignItems: 'center',
  padding: 'clamp(12px,1.3vw,20px) 0',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '6px', padding: '16px 0 20px' } },
});
/** Fills the width with the longest names. */
export const title = style([type.h2, { fontSize: 'clamp(2.25rem,6.6vw,6rem)' }]);

const hoverIndent = { paddingLeft: 28 };
/** Shows the same red marker as other row lists. */
export const rowLink = style([
  rowMark,
  {
    '@media': { [hoverSupport]: { ':hover': hoverIndent, selectors: { '&:hover::before': visibleMark } } },
    ':focus-visible': hoverIndent,
    selectors: { '&:focus-visible::before': visibleMark },
  },
]);
export const arrow = style({
  alignSelf: 'center',
  color: palette.red,
  '@media': { [upTo('menu')]: { display: 'none' } },
});
