import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const map = style({
  position: 'relative',
  containerType: 'size',
  minHeight: 'clamp(440px,44vw,640px)',
  '@media': { [upTo('menu')]: { minHeight: 'clamp(300px,75vw,420px)' } },
});
export const plan = style({ position: 'absolute', width: '100%', height: '100%', objectFit: 'cover' });
/** A label below a place of the built-in plan, whose coordinates start in the middle. */
const createLabel = (x: number, y: number) =>
  style([
    on.white,
    {
      position: 'absolute',
      left: `calc(50% + max(100cqw/1200,100cqh/900)*${x})`,
      top: `calc(50% + max(100cqw/1200,100cqh/900)*${y})`,
      padding: '2px 9px',
      transform: 'translateX(-50%)',
      fontSize: vars.size.small,
      fontWeight: 600,
      whiteSpace: 'nowrap',
    },
  ]);
export const landmark = createLabel(0, 56);
export const place = createLabel(265, 228);
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
