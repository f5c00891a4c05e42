import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';

const rowLayout = above('menu');

export const track = style({
  '@media': { [rowLayout]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
globalStyle(`${track} > li:last-child:nth-child(odd)`, { '@media': { [rowLayout]: { gridColumn: '1/-1' } } });
