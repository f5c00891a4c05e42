/** Returns whether an account may use this email address, including local ones like `admin@localhost`. */
export const isAccountEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(text);
