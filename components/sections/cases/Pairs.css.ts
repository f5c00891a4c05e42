import { globalStyle, style } from '@vanilla-extract/css';
import { above } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

const rowLayout = above('menu');

export const section = style({ paddingTop: vars.section });
export const allLink = style({ color: roles.fg });
export const track = style({
  '@media': { [rowLayout]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)' } },
});
globalStyle(`${track} > li:last-child:nth-child(odd)`, { '@media': { [rowLayout]: { gridColumn: '1/-1' } } });
