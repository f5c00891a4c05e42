import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { wrap } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** Covers the page, but not the header's menus. */
export const bar = style([
  on.white,
  {
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 45,
    maxHeight: '75dvh',
    overflowY: 'auto',
    borderTop: `2px solid ${roles.fg}`,
    boxShadow: vars.shadow,
  },
]);
const stackedLayout = '(max-width: 1023px)';
export const barContent = style([
  wrap,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0,1fr) auto',
    gap: '20px clamp(28px,5vw,80px)',
    alignItems: 'center',
    paddingBlock: 'clamp(20px,2.4vw,32px)',
    '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
export const copy = style({
  marginTop: 8,
  maxWidth: '62ch',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: roles.muted,
});
export const actions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px',
  '@media': {
    [stackedLayout]: { gridTemplateColumns: '1fr 1fr auto' },
    [upTo('phone')]: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const button = style({
  minWidth: 156,
  '@media': { [upTo('phone')]: { minWidth: 0, paddingInline: 12 } },
});
/** The third option is below the two buttons, or in their row if there is space. */
export const chooseButton = style({
  gridColumn: '1/-1',
  justifySelf: 'center',
  minHeight: 44,
  fontWeight: 600,
  '@media': { '(min-width: 600px) and (max-width: 1023px)': { gridColumn: 'auto', paddingInline: 12 } },
});
