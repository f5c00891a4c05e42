import { style } from '@vanilla-extract/css';
import { palette } from '../../../styles/tokens.css';

export const preview = style({
  display: 'block',
  width: '100%',
  aspectRatio: '1440/680',
  objectFit: 'cover',
});
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,1fr) 44px',
  alignItems: 'center',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  border: 0,
});
export const thumbnail = style({ display: 'block', width: '100%', height: 44, objectFit: 'cover' });
export const choice = style({
  ':hover': { outline: `1px solid ${palette.black}`, outlineOffset: 2 },
  selectors: { '&[aria-pressed=true]': { outline: `2px solid ${palette.black}`, outlineOffset: 2 } },
});
