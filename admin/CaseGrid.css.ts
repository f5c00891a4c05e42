import { style } from '@vanilla-extract/css';
import { roles } from '../styles/surfaces.css';
import { palette } from '../styles/tokens.css';

/** As high as the others of its row; what can be done is at its foot. */
export const card = style({ display: 'flex', flexDirection: 'column' });
export const picture = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  background: palette.grey200,
});
export const texts = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  padding: '20px 20px 14px',
});
export const gap = style({ flex: 1 });
export const actions = style({ padding: '8px 12px', borderTop: `1px solid ${roles.line}` });
