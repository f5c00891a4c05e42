import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

const hairline = `1px solid ${roles.line}`;

export const row = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0,4fr) minmax(0,5fr)',
  gap: '16px clamp(28px,4.4vw,64px)',
  alignItems: 'center',
  padding: '28px 0',
  borderTop: hairline,
  ':last-child': { borderBottom: hairline },
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: '160px minmax(0,1fr)', alignItems: 'start' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const art = style({
  width: '100%',
  '@media': {
    [upTo('tablet')]: { gridRow: '1/3' },
    [upTo('phone')]: { gridRow: 'auto', width: 200 },
  },
});
export const text = style({
  color: roles.muted,
  '@media': { [upTo('tablet')]: { gridColumn: 2 }, [upTo('phone')]: { gridColumn: 1 } },
});
