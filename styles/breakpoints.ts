/** Layout breakpoints (rule 24): the last width in px before the wider layout. */
export const breakpoints = {
  phone: 599,
  menu: 767,
  tablet: 899,
  toc: 999,
  wide: 1199,
  frame: 1499,
} as const;

export type Breakpoint = keyof typeof breakpoints;

/** Returns the media condition for widths up to and including the breakpoint. */
export const upTo = (breakpoint: Breakpoint) => `(max-width: ${breakpoints[breakpoint]}px)`;
/** Returns the media condition for widths above the breakpoint. */
export const above = (breakpoint: Breakpoint) => `(min-width: ${breakpoints[breakpoint] + 1}px)`;
export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const fullMotion = '(prefers-reduced-motion: no-preference)';
export const hoverSupport = '(hover: hover)';
/** Touch screens, which often have no keyboard. */
export const noHover = '(hover: none)';
/** For content that JavaScript would otherwise reveal or move. */
export const noScript = '(scripting: none)';
