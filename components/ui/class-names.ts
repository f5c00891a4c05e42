/** Joins class names and skips missing ones: `classNames(base, active && on, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
