import { style } from '@vanilla-extract/css';
import { palette, vars } from '../../styles/tokens.css';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  fontStretch: vars.width.wide,
  fontWeight: 600,
  fontSize: '1.25rem',
  letterSpacing: '-.02em',
});

/** Rotates about the mark's centre. */
export const beam = style({ fill: palette.red, transformOrigin: '16px 16px' });
/** The wordmark, hidden in narrow headers. */
export const wordmark = style({});
