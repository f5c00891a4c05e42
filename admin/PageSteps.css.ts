import { style } from '@vanilla-extract/css';
import { roles } from '../styles/surfaces.css';
import { vars } from '../styles/tokens.css';

export const steps = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  marginTop: 20,
});
export const range = style({
  fontSize: vars.size.small,
  color: roles.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const links = style({ display: 'flex', gap: '12px', minHeight: 44 });
/** Tall enough for a finger. */
export const link = style({ minHeight: 44 });
