import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Region in front of dialogs, which stays usable while a dialog makes the page inert. */
export const region = style({
  position: 'fixed',
  left: 24,
  bottom: 24,
  zIndex: 90,
  display: 'grid',
  gap: '10px',
  width: 'min(420px,calc(100vw - 48px))',
  pointerEvents: 'none',
});

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const leave = keyframes({ to: { opacity: 0 } });

const toast = style([
  on.black,
  {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gap: '14px',
    alignItems: 'center',
    padding: '14px 10px 14px 18px',
    borderLeft: '8px solid',
    boxShadow: vars.shadow,
    fontWeight: 500,
    lineHeight: 1.35,
    pointerEvents: 'auto',
    animation: `${enter} ${vars.time.base} ${vars.ease}`,
  },
]);

const barColours = {
  info: palette.grey400,
  success: palette.green300,
  warning: palette.amber300,
  error: palette.red600,
};
export const variant = styleVariants(barColours, borderColor => [toast, { borderColor }]);

export const leavingToast = style({
  pointerEvents: 'none',
  animation: `${leave} ${vars.time.fast} linear forwards`,
});

export const dismiss = style({
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  ':hover': { color: roles.accent },
});
