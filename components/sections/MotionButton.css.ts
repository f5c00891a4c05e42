import { style } from '@vanilla-extract/css';
import { noScript, reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';

/** The button's own background keeps drawings from showing through. */
export const button = style({
  position: 'absolute',
  zIndex: 1,
  right: 0,
  bottom: 0,
  background: roles.bg,
  color: roles.muted,
  ':hover': { color: roles.fg },
  ':focus-visible': { outlineOffset: -4 },
  '@media': { [reducedMotion]: { display: 'none' }, [noScript]: { display: 'none' } },
});
