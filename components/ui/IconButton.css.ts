import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const iconButton = style({
  width: 44,
  height: 44,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  transition: `background ${vars.time.fast} linear,color ${vars.time.fast} linear`,
  ':hover': { background: roles.hover },
  ':disabled': { opacity: 0.25, cursor: 'not-allowed', pointerEvents: 'none' },
  // `aria-disabled` keeps focus, which a disabled button loses.
  selectors: { '&[aria-disabled=true]': { opacity: 0.25, cursor: 'not-allowed' } },
});

/** For irreversible actions. */
export const danger = style({ ':hover': { background: palette.red, color: palette.white } });
