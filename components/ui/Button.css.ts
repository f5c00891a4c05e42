import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/**
 * A name combines the colours at rest and on hover (rule 53). Types, styles, the kit page and tests share this list.
 */
export const buttonVariants = [
  'black_red',
  'black_white',
  'white_red',
  'white_black',
  'red_white',
  'outlined_black',
  'red_black',
] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

const rest = createVar();
const restText = createVar();
const wiped = createVar();
const wipedText = createVar();
const edge = createVar();
const wipedEdge = createVar();

/** Hover and focus style, also for cards that animate their button. */
export const hoverStyle = { backgroundPosition: '0 0', color: wipedText, borderColor: wipedEdge };

export const button = style({
  vars: { [edge]: 'transparent', [wipedEdge]: edge },
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
  color: restText,
  background: `linear-gradient(100deg,${wiped} 50%,${rest} 50.1%) 100% 0/210% 100% no-repeat border-box`,
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

type Look = { rest: string; restText: string; wiped: string; wipedText: string; edge?: string };
const { black, red, white } = palette;
const looks: Record<ButtonVariant, Look> = {
  black_red: { rest: black, restText: white, wiped: red, wipedText: white },
  black_white: { rest: black, restText: white, wiped: white, wipedText: black, edge: black },
  white_red: { rest: white, restText: black, wiped: red, wipedText: white },
  white_black: { rest: white, restText: black, wiped: black, wipedText: white, edge: white },
  red_white: { rest: red, restText: white, wiped: white, wipedText: black, edge: red },
  outlined_black: {
    rest: 'transparent',
    restText: roles.fg,
    wiped: roles.fg,
    wipedText: roles.bg,
    edge: roles.fg,
  },
  red_black: { rest: red, restText: white, wiped: black, wipedText: white },
};

/** If the hover colour equals the surface, a white edge keeps the shape visible. */
const drowns: Partial<Record<ButtonVariant, string>> = { white_red: on.red, red_black: on.black };

export const variant = styleVariants(looks, (look, name) => {
  const surface = drowns[name];
  return {
    vars: {
      [rest]: look.rest,
      [restText]: look.restText,
      [wiped]: look.wiped,
      [wipedText]: look.wipedText,
      ...(look.edge && { [edge]: look.edge }),
    },
    ...(surface && { selectors: { [`${surface} &`]: { vars: { [wipedEdge]: white } } } }),
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
