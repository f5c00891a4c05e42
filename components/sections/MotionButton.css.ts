import { style } from '@vanilla-extract/css';
import { noScript, reducedMotion } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** Between the edge of the button and its icon, which is what one sees. */
const AIR = '11px';

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
  right: `calc(max(${vars.gutter},(100% - ${vars.inner})/2) - ${AIR})`,
  bottom: `calc(clamp(32px,3.4vw,48px) - ${AIR})`,
});
