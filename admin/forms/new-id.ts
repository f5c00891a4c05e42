/** A name for a row or an item that is new, of the kind and length that the server gives. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(16).padStart(2, '0')).join('');
