import { style } from '@vanilla-extract/css';
import { noScript } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { columnGap, spaceBelow, stackedLayout, zoneEnd, zoneStart } from './menu-zones';

const hairline = `1px solid ${roles.line}`;

export const zones = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,3fr) minmax(0,4fr) minmax(0,5fr)',
  columnGap,
  padding: `${zoneStart} 0 ${zoneEnd}`,
  '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
export const zonesWithSecondLevel = style({
  '@media': {
    [`screen and ${stackedLayout}`]: { paddingBottom: `calc(${zoneEnd} + ${spaceBelow})` },
    [noScript]: { selectors: { '&&': { paddingBottom: zoneEnd } } },
  },
});
export const statement = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '16px',
});
export const text = style({ maxWidth: '30ch', color: roles.muted });
export const allLink = style({ marginTop: 'auto' });

export const rows = style({ borderTop: hairline });
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: '12px',
  width: '100%',
  padding: '12px 0',
  borderBottom: hairline,
  textAlign: 'left',
});
/** A row that opens a second level, with a marker and a connecting line. */
export const group = style({
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: -1,
    bottom: -1,
    width: 8,
    background: palette.red,
    transform: 'scaleY(0)',
    transformOrigin: '50% 0',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: 'calc(100% + 8px)',
    top: '50%',
    width: `calc(${columnGap} - 8px)`,
    height: 2,
    marginTop: -1,
    background: palette.red,
    transform: 'scaleX(0)',
    transformOrigin: 0,
    transition: `transform ${vars.time.slide} ${vars.ease}`,
  },
  selectors: {
    '&[aria-expanded=true]::before': { transform: 'none' },
    '&[aria-expanded=true]::after': { transform: 'none' },
  },
  '@media': {
    [stackedLayout]: { '::after': { display: 'none' } },
    [noScript]: { pointerEvents: 'none', '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
});
const copy = style({
  transition: `transform ${vars.time.base} ${vars.ease},color ${vars.time.slide} ${vars.ease}`,
  selectors: { [`${group}[aria-expanded=true] > &`]: { transform: 'translateX(24px)' } },
  '@media': { [noScript]: { selectors: { [`${group}[aria-expanded=true] > &`]: { transform: 'none' } } } },
});
export const title = style([
  copy,
  {
    fontWeight: 580,
    fontStretch: vars.width.mid,
    fontSize: '1.1875rem',
    selectors: {
      [`${row}[aria-current] > &`]: {
        textDecoration: `underline 2px ${palette.red}`,
        textUnderlineOffset: '.3em',
      },
      [`${row}:is(:hover,:focus-visible) > &`]: { color: roles.fg },
    },
  },
]);
export const note = style([
  copy,
  { gridColumn: 1, fontSize: vars.size.small, lineHeight: 1.5, color: roles.muted },
]);

const sign = style({ gridRow: '1/3', gridColumn: 2, alignSelf: 'center' });
export const arrow = style([
  sign,
  {
    opacity: 0,
    transform: 'translateX(-8px)',
    color: roles.accent,
    transition: `all ${vars.time.base} ${vars.ease}`,
    selectors: { [`${row}:is(:hover,:focus-visible) > &`]: { opacity: 1, transform: 'none' } },
  },
]);
export const groupArrow = style([
  sign,
  {
    marginRight: 4,
    selectors: { [`${group}[aria-expanded=true] > &`]: { color: roles.accent } },
    '@media': { [noScript]: { display: 'none' } },
  },
]);
