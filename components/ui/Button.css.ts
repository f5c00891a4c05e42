import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const background = createVar();
const textColour = createVar();
const hoverBackground = createVar();
const hoverText = createVar();
const edge = createVar();
const hoverEdge = createVar();

/** Hover and focus style, also for cards that animate their button. */
export const hoverStyle = { backgroundPosition: '0 0', color: hoverText, borderColor: hoverEdge };

export const button = style({
  vars: { [edge]: 'transparent', [hoverEdge]: edge },
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  minHeight: 40,
  padding: '8px 20px',
  fontWeight: 600,
  fontSize: vars.size.label,
  lineHeight: 1.15,
  color: textColour,
  background: `linear-gradient(100deg,${hoverBackground} 50%,${background} 50.1%) 100% 0/210% 100% no-repeat border-box`,
  border: `1px solid ${edge}`,
  transition: `background-position ${vars.time.wipe} ${vars.ease},color ${vars.time.base} linear,transform ${vars.time.fast} linear`,
  overflow: 'hidden',
  textAlign: 'center',
  cursor: 'pointer',
  ':hover': hoverStyle,
  ':focus-visible': hoverStyle,
  ':active': { transform: 'translateY(1px)' },
  ':disabled': { opacity: 0.25, cursor: 'not-allowed', pointerEvents: 'none' },
  '@media': { print: { display: 'none' } },
});

export const size = styleVariants({
  medium: {},
  large: { minHeight: 56, padding: '12px 28px', fontSize: `calc(${vars.size.label} + .0625rem)` },
});
export type ButtonSize = keyof typeof size;

type ButtonLook = {
  background: string;
  textColour: string;
  hoverBackground: string;
  hoverText: string;
  edge?: string;
};
const { black, red, white } = palette;
/** Names combine the colours at rest and on hover (rule 53). */
const looks = {
  black_red: { background: black, textColour: white, hoverBackground: red, hoverText: white },
  black_white: {
    background: black,
    textColour: white,
    hoverBackground: white,
    hoverText: black,
    edge: black,
  },
  white_red: { background: white, textColour: black, hoverBackground: red, hoverText: white },
  white_black: {
    background: white,
    textColour: black,
    hoverBackground: black,
    hoverText: white,
    edge: white,
  },
  red_white: { background: red, textColour: white, hoverBackground: white, hoverText: black, edge: red },
  outlined_black: {
    background: 'transparent',
    textColour: roles.fg,
    hoverBackground: roles.fg,
    hoverText: roles.bg,
    edge: roles.fg,
  },
  red_black: { background: red, textColour: white, hoverBackground: black, hoverText: white },
} satisfies Record<string, ButtonLook>;
export type ButtonVariant = keyof typeof looks;

/** If the hover colour equals the surface, a white edge keeps the shape visible. */
const hiddenOnHover: Partial<Record<ButtonVariant, string>> = { white_red: on.red, red_black: on.black };

export const variant = styleVariants(looks, (look: ButtonLook, name) => {
  const surface = hiddenOnHover[name];
  return {
    vars: {
      [background]: look.background,
      [textColour]: look.textColour,
      [hoverBackground]: look.hoverBackground,
      [hoverText]: look.hoverText,
      ...(look.edge && { [edge]: look.edge }),
    },
    ...(surface && { selectors: { [`${surface} &`]: { vars: { [hoverEdge]: white } } } }),
  };
});

const spread = keyframes({ to: { transform: 'scale(1)', opacity: 0 } });

export const ripple = style({
  position: 'absolute',
  borderRadius: '50%',
  background: 'currentColor',
  opacity: 0.22,
  transform: 'scale(0)',
  animation: `${spread} ${vars.time.ripple} ${vars.ease} forwards`,
  pointerEvents: 'none',
});
