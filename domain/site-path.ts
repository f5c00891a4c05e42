/**
 * Whether an address is a path of this site. Browsers read `/\` as `//`, which would be another host, and drop tabs and
 * line breaks before they look.
 */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])[^\t\n\r]*$/.test(address);
