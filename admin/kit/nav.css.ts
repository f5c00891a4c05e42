import { styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { strip } from './layout.css';

/** Widths up to which links are a scrolling strip above the content, instead of a column beside it. */
const widths = { menu: 'menu', tablet: 'tablet', toc: 'toc' } as const satisfies Record<string, Breakpoint>;

export const nav = styleVariants(widths, width => ({
  '@media': { [upTo(width)]: { display: 'flex', ...strip } },
}));
/** A red bar marks the current link. */
export const navLink = styleVariants(widths, width => ({
  position: 'relative',
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: 44,
  padding: '4px 12px 4px 20px',
  fontWeight: 500,
  lineHeight: 1.3,
  textAlign: 'left',
  ':hover': { background: roles.hover },
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '&[aria-current]': { fontWeight: 600 },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      left: 0,
      width: 8,
      background: palette.red,
    },
  },
  '@media': {
    [upTo(width)]: {
      width: 'auto',
      minHeight: 48,
      paddingInline: 12,
      whiteSpace: 'nowrap',
      selectors: { '&[aria-current]::before': { inset: 'auto 12px 0', width: 'auto', height: 4 } },
    },
  },
}));
