import type { CSSProperties } from 'react';

/** Returns an inline style that sets `createVar` variables: `style={setVars({ [angle]: '60deg' })}`. */
export const setVars = (values: Record<string, string | number | undefined>): CSSProperties =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([reference, value]) => [reference.slice(4, -1), value]),
  );

/** Sets `createVar` variables on an element, without rendering. */
export function applyVars(element: HTMLElement, values: Parameters<typeof setVars>[0]): void {
  for (const [name, value] of Object.entries(setVars(values))) element.style.setProperty(name, String(value));
}
