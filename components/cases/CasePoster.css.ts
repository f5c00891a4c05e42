import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { frame } from '../../styles/layout.css';

export const poster = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
    '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);
