import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { pageMargin } from '../kit/layout.css';

/** A column beside the page on wide screens, otherwise a scrolling strip above it. */
export const nav = style({
  '@media': {
    [above('toc')]: { position: 'sticky', top: 96 },
    [upTo('toc')]: {
      display: 'flex',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      margin: `calc(-1*clamp(20px,2.4vw,36px)) calc(-1*${pageMargin}) 0`,
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
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
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
