import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';

export const track = style({
  '@media': { [above('menu')]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
globalStyle(`${track} > li:last-child:nth-child(odd)`, {
  '@media': { [above('menu')]: { gridColumn: '1/-1' } },
});
