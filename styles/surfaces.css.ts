import { createThemeContract, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { palette } from './tokens.css';

/** Colours that a surface provides to its components (rule 53). */
export const roles = createThemeContract({
  bg: null,
  fg: null,
  muted: null,
  line: null,
  edge: null,
  /** Background of a hovered small control. */
  hover: null,
  accent: null,
  /** The red marker: bars, dots, sectors. Never text. */
  mark: null,
  focus: null,
  err: null,
  ok: null,
});

type Roles = Record<keyof typeof roles, string>;

const light: Roles = {
  bg: palette.white,
  fg: palette.black,
  muted: palette.grey600,
  line: palette.grey200,
  edge: palette.grey450,
  hover: palette.grey100,
  accent: palette.red,
  mark: palette.red,
  focus: palette.black,
  err: palette.red600,
  ok: palette.green500,
};
const surfaces = {
  white: light,
  grey: { ...light, bg: palette.grey50, hover: palette.grey200 },
  grey2: { ...light, bg: palette.grey100, line: palette.grey300, hover: palette.grey200 },
  black: {
    bg: palette.black,
    fg: palette.white,
    muted: palette.grey400,
    line: palette.grey700,
    edge: palette.grey500,
    hover: palette.grey800,
    accent: palette.red300,
    mark: palette.red,
    focus: palette.white,
    err: palette.error300,
    ok: palette.green300,
  },
  red: {
    bg: palette.red,
    fg: palette.white,
    muted: palette.white,
    line: 'rgba(255,255,255,.45)',
    edge: palette.white,
    hover: palette.red700,
    accent: palette.white,
    mark: palette.black,
    focus: palette.white,
    err: palette.white,
    ok: palette.white,
  },
} satisfies Record<string, Roles>;

export type Surface = keyof typeof surfaces;

const toRoleVars = (values: Roles) =>
  Object.fromEntries(
    Object.entries(values).map(([role, value]) => [roles[role as keyof typeof roles], value]),
  );

globalStyle(':root', { vars: toRoleVars(light) });

const paintedSurface = style({ background: roles.bg, color: roles.fg });

/** Roles on black and red, for elements that only a selector can match. */
export const blackRoles = toRoleVars(surfaces.black);
export const redRoles = toRoleVars(surfaces.red);

/** Each surface class sets every role and the background: `<section className={on.black}>`. */
export const on = styleVariants(surfaces, (values: Roles) => [paintedSurface, { vars: toRoleVars(values) }]);
