import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(180px,260px) minmax(160px,220px)',
  gap: '12px',
  marginBottom: 20,
  '@media': { [upTo('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const search = style({ '@media': { [upTo('menu')]: { gridColumn: '1/-1' } } });
