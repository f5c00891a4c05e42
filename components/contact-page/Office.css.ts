import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const plan = style({
  width: '100%',
  height: '100%',
  minHeight: 440,
  maxHeight: 640,
  objectFit: 'cover',
  '@media': { [upTo('menu')]: { minHeight: 300, maxHeight: 420 } },
});
export const copy = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '40px',
  padding: 'clamp(28px,4.4vw,64px)',
});
export const intro = style({ marginTop: 16, maxWidth: '24ch' });
export const facts = style({ display: 'grid', gap: '16px' });
export const name = style({ fontSize: vars.size.caption, color: roles.muted });
export const value = style({ fontWeight: 560, fontSize: '1rem', lineHeight: 1.3 });
