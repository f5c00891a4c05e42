import { style } from '@vanilla-extract/css';
import { reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

export const button = style({
  color: roles.muted,
  ':hover': { color: roles.fg },
  '@media': {
    [reducedMotion]: { display: 'none' },
    '(scripting: none)': { display: 'none' },
  },
});
