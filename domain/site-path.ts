/** Whether an address is a path of this site. Browsers read `/\` as `//`, which would be another host. */
export const isSitePath = (address: string): boolean => /^\/(?![/\\])/.test(address);
