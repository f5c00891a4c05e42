// Contains no schema, because pages with images must not load zod for it.

const DATA_IMAGE_PREFIX_PATTERN = /^data:image\/[a-z+.-]+;base64,/;
const BASE64_DATA_IMAGE_PATTERN = /^data:image\/[a-z+.-]+;base64,[a-z0-9+/=]+$/i;

export const isDataImage = (src: string): boolean => DATA_IMAGE_PREFIX_PATTERN.test(src);

/** Returns whether a data URL is safe inside an attribute or style. */
export const isPlainDataImage = (src: string): boolean => BASE64_DATA_IMAGE_PATTERN.test(src);
