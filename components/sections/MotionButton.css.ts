import { style } from '@vanilla-extract/css';
import { noScript, reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

export const button = style({
  color: roles.muted,
  ':hover': { color: roles.fg },
  '@media': {
    [reducedMotion]: { display: 'none' },
    [noScript]: { display: 'none' },
  },
});

export const corner = style({
  position: 'absolute',
  zIndex: 1,
  right: `calc(${vars.gutter} - 11px)`,
  bottom: 12,
});
