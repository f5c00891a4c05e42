import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
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
  // The tile is light on whatever ground it stands.
  color: palette.black,
  fontSize: vars.size.h2,
  fontWeight: 560,
});
export const away = style({ opacity: 0.45 });
export const said = style({ flex: 1, minWidth: 0, padding: '12px 14px 4px', overflowWrap: 'anywhere' });
export const name = style({ fontWeight: 580, lineHeight: 1.3 });
export const fact = style({ fontSize: vars.size.caption, lineHeight: 1.4, color: roles.muted });
export const quote = style({ marginBottom: 8, fontSize: vars.size.small, lineHeight: 1.4 });
/** How portraits look: the choice beside both grounds that they stand on. */
export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px,1fr) minmax(0,2fr)',
  gap: '20px',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const choices = style({ display: 'grid', alignContent: 'start' });
export const choice = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 560,
  cursor: 'pointer',
});
export const radio = style({ width: 20, height: 20, accentColor: palette.black });
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
export const onWhite = style([on.white, ground]);
export const onBlack = style([on.black, ground]);
export const fields = style({ display: 'grid', gap: '16px' });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '16px',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const picture = style({ display: 'flex', gap: '16px', alignItems: 'center' });
export const small = style({ width: 96, flex: 'none' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const check = style({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 560,
});
