import type { CSSProperties } from 'react';

/** Returns an inline style that sets `createVar` variables: `style={setVars({ [angle]: '60deg' })}`. */
export const setVars = (values: Record<string, string | number | undefined>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([reference, value]) => [reference.slice(4, -1), value]),
  );

/**
 * Returns an image URL as a CSS value. Staff can enter any URL, so characters that end the string are encoded, and no
 * URL can add further declarations.
 */
export const toCssUrl = (url: string): string => `url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;

/** Sets `createVar` variables on an element, without rendering. */
export function applyVars(element: HTMLElement, values: Parameters<typeof setVars>[0]): void {
  for (const [name, value] of Object.entries(setVars(values))) element.style.setProperty(name, String(value));
}

/** Approximate widths of a digit and of a unit's letter, in em. */
const DIGIT_EM = 0.5;
const UNIT_EM = 0.19;

/** Returns the approximate width of a tall figure with its unit, in em. */
export const getFigureWidth = (number: string, unit: string): string =>
  (number.length * DIGIT_EM + unit.length * UNIT_EM + 0.1).toFixed(2);
