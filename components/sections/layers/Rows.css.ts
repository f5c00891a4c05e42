import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { tile as toolTile } from '../tools/Grid.css';

const hairline = `1px solid ${roles.line}`;

export const layers = style({ borderTop: `2px solid ${roles.fg}` });
export const layer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,3fr) minmax(0,9fr)',
  borderBottom: hairline,
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const copy = style({
  padding: '26px 24px 26px 0',
  '@media': { [upTo('tablet')]: { padding: '22px 0 14px' } },
});
export const text = style({ marginTop: 4 });
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  '@media': {
    [upTo('tablet')]: { borderTop: hairline },
    [upTo('phone')]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
  },
});
export const tile = style([
  toolTile,
  {
    '@media': {
      [upTo('tablet')]: { ':first-child': { borderLeft: 0 } },
      [upTo('phone')]: {
        selectors: { '&:nth-child(odd)': { borderLeft: 0 }, '&:nth-child(n+3)': { borderTop: hairline } },
      },
    },
  },
]);
