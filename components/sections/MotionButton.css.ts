import { style } from '@vanilla-extract/css';
import { noScript, reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

/** On a ground of its own, so that no drawing runs behind the icon. */
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

/** The same corner wherever something turns. */
export const corner = style({ bottom: 0 });
