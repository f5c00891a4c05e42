import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { side } from '../kit/layout.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0,1fr)',
  gap: '32px',
  alignItems: 'start',
  maxWidth: 1600,
  marginInline: 'auto',
  padding: `clamp(20px,2.4vw,36px) ${side} 96px`,
  '@media': { [upTo('toc')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '20px' } },
});

/** Beside the page; a strip over it that scrolls where there is no room. */
export const nav = style({
  '@media': {
    [above('toc')]: { position: 'sticky', top: 96 },
    [upTo('toc')]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1*clamp(20px,2.4vw,36px)) calc(-1*${side}) 0`,
      paddingInline: 4,
      background: palette.white,
    },
  },
});
export const group = style({
  padding: '6px 0 8px',
  fontSize: vars.size.caption,
  color: roles.muted,
  selectors: { 'a + &': { marginTop: 22 } },
  '@media': { [upTo('toc')]: { display: 'none' } },
});
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: 40,
  padding: '4px 8px 4px 18px',
  borderLeft: `1px solid ${roles.line}`,
  fontSize: '1rem',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ':hover': { color: palette.red },
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      left: -4,
      top: 8,
      bottom: 8,
      width: 8,
      background: palette.red,
    },
  },
  '@media': {
    [upTo('toc')]: {
      minHeight: 48,
      padding: '0 12px',
      borderLeft: 0,
      selectors: {
        '&[aria-current]::before': {
          left: 12,
          right: 12,
          top: 'auto',
          bottom: 0,
          width: 'auto',
          height: 4,
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
  alignItems: 'end',
  marginBottom: 20,
});
export const line = style({ maxWidth: '56ch', marginTop: 6, color: roles.muted });
export const headAction = style({ '@media': { [upTo('phone')]: { width: '100%' } } });

/** A sheet with one matter on it. */
export const block = style([
  on.white,
  {
    minWidth: 0,
    padding: '24px 28px 28px',
    '@media': { [upTo('phone')]: { marginInline: `calc(-1*${side})`, padding: 20 } },
  },
]);
export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '12px' });
export const blockHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  justifyContent: 'space-between',
  alignItems: 'center',
});
export const title = style({
  fontSize: '1.1875rem',
  fontWeight: 580,
  fontStretch: vars.width.mid,
  lineHeight: 1.25,
  letterSpacing: '-.01em',
});
export const note = style({
  maxWidth: '60ch',
  marginTop: 4,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
});
export const body = style({ marginTop: 16 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 16 });
