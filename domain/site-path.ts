/**
 * Returns whether a URL is a path of this site. Browsers read `/\` as `//`, another host, and drop tabs and line
 * breaks.
 */
export const isSitePath = (url: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(url);
