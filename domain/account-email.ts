/** Whether an account may have this address: also one of a machine's own, like `admin@localhost`. */
export const isAccountEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+$/.test(text);
