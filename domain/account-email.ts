/** Accepts email addresses, including local ones such as `admin@localhost`. */
export const isAccountEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(text);
