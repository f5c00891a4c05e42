import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';

export const heading = style({ maxWidth: '16ch', marginBottom: 'clamp(36px,5vw,64px)' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  borderTop: `2px solid ${roles.fg}`,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const point = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0,1fr)',
  gap: '20px',
  padding: '36px 40px 40px 0',
  borderBottom: `1px solid ${roles.line}`,
  '@media': {
    [above('tablet')]: {
      selectors: {
        '&:nth-child(even)': { borderLeft: `1px solid ${roles.line}`, padding: '36px 0 40px 40px' },
      },
    },
    [upTo('tablet')]: { gridTemplateColumns: '60px minmax(0,1fr)', padding: '28px 0' },
  },
});
export const digit = style([
  type.figure,
  { fontSize: 112, '@media': { [upTo('tablet')]: { fontSize: 84 } } },
]);
export const text = style({ marginTop: 10, color: roles.muted });
