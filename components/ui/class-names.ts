/** Joins class names, leaving out what is missing: `classNames(base, active && on, className)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
