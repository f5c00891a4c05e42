import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

const narrow = '(max-width: 1023px)';

export const title = style({ marginBottom: 'clamp(32px,4.4vw,64px)' });
export const list = style({ borderTop: `2px solid ${roles.fg}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '240px minmax(0,5fr) minmax(0,5fr)',
  gap: '16px clamp(28px,5vw,72px)',
  alignItems: 'end',
  padding: '32px 0',
  borderBottom: `1px solid ${roles.line}`,
  '@media': {
    [narrow]: { gridTemplateColumns: '180px minmax(0,1fr)', alignItems: 'start' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)', padding: '26px 0' },
  },
});
export const chart = style({
  width: 240,
  '@media': {
    [narrow]: { gridRow: '1/3', width: 180 },
    [upTo('phone')]: { gridRow: 'auto', width: 200 },
  },
});
