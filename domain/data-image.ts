// Contains no schema, because pages with images must not load zod for it.

const BEGINNING = /^data:image\/[a-z+.-]+;base64,/;
const WHOLE = /^data:image\/[a-z+.-]+;base64,[a-z0-9+/=]+$/i;

export const isDataImage = (src: string): boolean => BEGINNING.test(src);

/** Returns whether a data URL is safe inside an attribute or style. */
export const isPlainDataImage = (src: string): boolean => WHOLE.test(src);
