import { globalStyle, style } from '@vanilla-extract/css';

/** A single line, which scrolls sideways and fades where it may go on. */
export const filters = style({
  marginTop: 'clamp(36px,5vw,80px)',
  selectors: { '&&': { flexWrap: 'nowrap' } },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  paddingRight: 40,
  maskImage: 'linear-gradient(90deg,#000 calc(100% - 40px),transparent)',
});
globalStyle(`${filters} > *`, { flexShrink: 0 });
globalStyle(`${filters} > [aria-current]`, { scrollInitialTarget: 'nearest' });
