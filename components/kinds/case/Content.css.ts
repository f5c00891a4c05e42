import { style } from '@vanilla-extract/css';
import { section } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const content = style([on.grey, section]);
export const items = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '20px',
  alignContent: 'start',
  maxWidth: vars.measure,
});
export const image = style({ width: '100%' });
