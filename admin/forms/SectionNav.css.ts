import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { palette, vars } from '../../styles/tokens.css';
import { barsHeight } from './Columns.css';

/** Height of the bar (px). Sticky elements start below the bar. */
export const NAV_HEIGHT = 48;

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: 6,
  display: 'flex',
  gap: '2px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Aligns the links with the fields at every width.
  padding: '0 max(22px,calc((100% - 820px)/2 + 58px))',
  borderBottom: `1px solid ${palette.grey300}`,
  background: palette.white,
  '@media': { [upTo('tablet')]: { padding: '0 10px' } },
});
export const link = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: NAV_HEIGHT,
  padding: '0 10px',
  fontSize: vars.size.small,
  fontWeight: 560,
  color: palette.grey600,
  ':hover': { color: palette.black },
  ':focus-visible': { outlineOffset: -4 },
  '::after': {
    content: '',
    position: 'absolute',
    left: 10,
    right: 10,
    bottom: 0,
    height: 4,
    background: palette.red,
    transform: 'scaleX(0)',
    transformOrigin: '0',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  selectors: {
    '&[aria-current]': { color: palette.black },
    '&[aria-current]::after': { transform: 'none' },
  },
});
export const errorMarker = style({ width: 8, height: 8, marginLeft: 7, background: palette.red600 });
globalStyle(`${nav} ~ *`, { vars: { [barsHeight]: `${NAV_HEIGHT}px` } });
globalStyle(`${nav} ~ * section`, { scrollMarginTop: NAV_HEIGHT });
