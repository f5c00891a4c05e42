import { style } from '@vanilla-extract/css';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const portrait = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  objectPosition: '50% 34%',
  background: palette.grey100,
  // The background is always light.
  color: palette.black,
  fontSize: vars.size.h2,
  fontWeight: 560,
});
export const hiddenPerson = style({ opacity: 0.45 });
export const details = style({ flex: 1, minWidth: 0, padding: '12px 14px 4px', overflowWrap: 'anywhere' });
export const choice = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 560,
  cursor: 'pointer',
});
export const grounds = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${roles.line}`,
});
const ground = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: 8,
  padding: 16,
});
export const whiteGround = style([on.white, ground]);
export const blackGround = style([on.black, ground]);
export const smallPortrait = style({ width: 96, flex: 'none' });
