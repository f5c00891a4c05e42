import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Height of the bar, px: what stands below it sticks there. */
export const JUMPS = 44;

/** Stands where the room of the body begins, over its whole width. */
export const jumps = style({
  position: 'sticky',
  top: -28,
  zIndex: 4,
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  margin: '-28px -20px -20px',
  padding: '0 8px',
  borderBottom: `1px solid ${roles.line}`,
  background: palette.white,
  '@media': { [above('phone')]: { display: 'none' } },
});
export const jump = style({
  flex: 'none',
  height: JUMPS,
  padding: '0 12px',
  fontSize: vars.size.small,
  fontWeight: 600,
  ':focus-visible': { outlineOffset: -4 },
});
globalStyle(`${jumps} ~ section h3`, { '@media': { [upTo('phone')]: { scrollMarginTop: JUMPS + 12 } } });
