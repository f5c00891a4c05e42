import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { SECTIONS_WIDTH } from './Columns.css';

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
  '@media': {
    [upTo('tablet')]: { padding: '0 10px' },
    // Lists the links beside the text, without taking space in the flow.
    [above('wide')]: {
      display: 'block',
      float: 'left',
      width: SECTIONS_WIDTH,
      marginRight: -SECTIONS_WIDTH,
      padding: '52px 0 0 24px',
      border: 0,
      background: 'none',
    },
  },
});
export const link = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: NAV_HEIGHT,
  gap: '8px',
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
  '@media': {
    [above('wide')]: {
      justifyContent: 'space-between',
      width: '100%',
      height: 40,
      padding: '0 8px 0 16px',
      borderLeft: `1px solid ${palette.grey300}`,
      fontSize: '1rem',
      '::after': { inset: '8px auto 8px -4px', width: 8, height: 'auto', transform: 'scaleY(0)' },
    },
  },
  selectors: {
    '&[aria-current]': { color: palette.black },
    '&[aria-current]::after': { transform: 'none' },
  },
});
const disc = {
  flex: 'none',
  width: 9,
  height: 9,
  border: `1.5px solid ${palette.grey450}`,
  borderRadius: '50%',
} as const;
export const mark = styleVariants({
  empty: disc,
  begun: { ...disc, background: `linear-gradient(90deg,${palette.grey450} 50%,transparent 0)` },
  complete: { ...disc, borderColor: palette.grey600, background: palette.grey600 },
  invalid: { flex: 'none', width: 9, height: 9, background: palette.red600 },
});
/** Below the links, or below the strip of links on narrow screens. */
export const legend = style({
  ':empty': { display: 'none' },
  padding: '18px 8px 0 16px',
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  color: roles.muted,
  selectors: { [`:not(${nav}) > &`]: { '@media': { [above('wide')]: { display: 'none' } } } },
  '@media': {
    [upTo('wide')]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 16px',
      padding: '10px max(32px,calc((100% - 820px)/2 + 68px)) 0',
      selectors: { [`${nav} > &, &:empty`]: { display: 'none' } },
    },
    [upTo('tablet')]: { paddingInline: 20 },
  },
});
globalStyle(`${legend} > li`, { display: 'flex', gap: 6, alignItems: 'center', paddingBlock: 2 });
globalStyle(`${nav} ~ * section`, { scrollMarginTop: NAV_HEIGHT });
