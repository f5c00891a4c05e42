import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** Reserves the height of the tallest calendar. The skeleton covers the frame while the frame loads. */
export const calendar = style({ position: 'relative', height: 'min(760px,90vh)', minHeight: 520 });
export const frame = style({ display: 'block', width: '100%', height: '100%', border: 0 });
export const skeleton = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(7,1fr)',
  gridAutoRows: '1fr',
  gap: '8px',
  padding: 'clamp(22px,2.8vw,36px)',
  background: roles.bg,
});
export const head = style({ gridColumn: '1/-1' });
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  padding: '12px clamp(22px,2.8vw,36px)',
  borderTop: `1px solid ${roles.line}`,
  alignItems: 'center',
  fontSize: vars.size.small,
});
export const link = style({ minHeight: 44, display: 'inline-flex', alignItems: 'center' });
