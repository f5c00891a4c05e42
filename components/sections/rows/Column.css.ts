import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,2fr) minmax(0,6fr) minmax(0,4fr)',
  columnGap: vars.colGap,
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: '96px minmax(0,1fr)' },
    [upTo('phone')]: { gridTemplateColumns: '56px minmax(0,1fr)' },
  },
});
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1/-1' };
export const head = style({ gridColumn: '1/-1', marginBottom: 'clamp(40px,5vw,80px)' });
export const lead = style({ marginTop: 20, color: roles.muted });
export const list = style({ ...subgrid, rowGap: 'clamp(36px,4.6vw,72px)' });
export const row = style({ ...subgrid, alignItems: 'start' });
export const digit = style([
  type.figure,
  {
    gridRow: 'span 2',
    fontSize: 'clamp(5.5rem,13vw,12rem)',
    lineHeight: 0.74,
    transition: `color ${vars.time.base}`,
    selectors: { [`${row}:hover > &`]: { color: roles.mark } },
  },
]);
export const text = style({ marginTop: 12, fontSize: '1.25rem', lineHeight: 1.5, color: roles.muted });
export const note = style({
  paddingTop: 14,
  borderTop: `2px solid ${roles.mark}`,
  color: roles.muted,
  '@media': { [upTo('tablet')]: { gridColumn: 2, marginTop: 16 } },
});
