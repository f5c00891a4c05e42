import { style } from '@vanilla-extract/css';
import { noScript, reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

/** Has its own background, so that no drawing shows through. */
export const button = style({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  background: roles.bg,
  color: roles.muted,
  ':hover': { color: roles.fg },
  ':focus-visible': { outlineOffset: -4 },
  '@media': {
    [reducedMotion]: { display: 'none' },
    [noScript]: { display: 'none' },
  },
});

/** The same corner for every animation. */
export const corner = style({ bottom: 0 });
