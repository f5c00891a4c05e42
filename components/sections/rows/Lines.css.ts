import { style } from '@vanilla-extract/css';
import { hoverSupport, upTo } from '../../../styles/breakpoints';
import { columns } from '../../../styles/columns';
import { grid, stickyBox } from '../../../styles/layout.css';
import { rowMark, visibleMark } from '../../../styles/row-mark.css';
import { roles } from '../../../styles/surfaces.css';
import { palette } from '../../../styles/tokens.css';

export const layout = style([grid, { rowGap: '36px' }]);
export const head = style([columns(1, 5), stickyBox]);
export const note = style({ marginTop: 20, maxWidth: '30ch', color: roles.muted });
export const list = columns(5, -1);

const hairline = `1px solid ${roles.line}`;
export const item = style({ borderTop: hairline, ':last-child': { borderBottom: hairline } });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,6fr) 24px',
  gap: '24px',
  alignItems: 'baseline',
  padding: '26px 0',
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '6px', padding: '20px 0' },
  },
});

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
