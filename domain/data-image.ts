// No schema here: pages that show images must not load zod for it.

const BEGINNING = /^data:image\/[a-z+.-]+;base64,/;
const WHOLE = /^data:image\/[a-z+.-]+;base64,[a-z0-9+/=]+$/i;

/** Whether an address is the image itself, as a data string. */
export const isDataImage = (src: string): boolean => BEGINNING.test(src);

/** Whether nothing in a data string can end the attribute or style it is put into. */
export const isPlainDataImage = (src: string): boolean => WHOLE.test(src);
