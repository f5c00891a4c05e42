import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

const inRows = above('menu');

export const section = style({ paddingTop: vars.section });
export const track = style({
  '@media': { [inRows]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
globalStyle(`${track} > li:last-child:nth-child(odd)`, { '@media': { [inRows]: { gridColumn: '1/-1' } } });
