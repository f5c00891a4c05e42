import { style } from '@vanilla-extract/css';
import { upTo } from '../styles/breakpoints';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) repeat(3,minmax(150px,220px))',
  gap: '12px',
  marginBottom: 20,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'repeat(3,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: '1fr 1fr' },
  },
});
export const search = style({ '@media': { [upTo('wide')]: { gridColumn: '1/-1' } } });

/** Beside nothing on a phone. */
export const order = style({ '@media': { [upTo('phone')]: { gridColumn: '1/-1' } } });
