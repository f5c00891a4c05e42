import { z } from 'zod';
import { messages } from './messages';
import { responsiveImage } from './responsive';

/** A text that may be left out; blank means empty. */
export const optionalText = (max: number) => z.string().trim().max(max, messages.tooLong).default('');

/** An absolute http(s) address. */
export const webUrl = (message: string = messages.urlInvalid) =>
  z.string().trim().max(2_000, message).refine(isWebUrl, message);

export function isWebUrl(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** A film: an absolute address, or one that lies in this site's own uploads. */
export const videoUrl = z
  .string()
  .trim()
  .max(2_000, messages.urlInvalid)
  .refine(url => isWebUrl(url) || /^\/uploads\/[^/]/.test(url), messages.urlInvalid);

/** The whole of a data string: nothing in it can end the attribute or style it is put into. */
const DATA_IMAGE_WHOLE = /^data:image\/[a-z+.-]+;base64,[a-z0-9+/=]+$/i;
const DATA_IMAGE = /^data:image\/[a-z+.-]+;base64,/;

const ADDRESS_MAX = 2_000;

/** A path of this site. Browsers read `/\` as `//`, which would be another host. */
const isSitePath = (src: string) => /^\/(?![/\\])/.test(src);

const isHttpsUrl = (src: string) => isWebUrl(src) && /^https:/i.test(src);

/** A file that we stored ourselves, in an object store that is reached without https (a local one). */
const isStoredUrl = (src: string) => isWebUrl(src) && responsiveImage(src) !== undefined;

/** Where an image lies: an https address, an address of this site, or the image itself as a data string
 *  that the server stores (DECISIONS 3). */
export const imageSource = z
  .string({ error: messages.imageRequired })
  .trim()
  .min(1, messages.imageRequired)
  .refine(
    src =>
      DATA_IMAGE.test(src) ||
      (src.length <= ADDRESS_MAX && (isSitePath(src) || isHttpsUrl(src) || isStoredUrl(src))),
    messages.imageAddress,
  );

export const isDataImage = (src: string) => DATA_IMAGE.test(src);

/** An image with its tiny blurred preview (`src_pixel`, made by the server when left out) and what it shows. */
export const imageRef = (required: string = messages.imageRequired) =>
  z.strictObject(
    {
      src: z.string({ error: required }).trim().min(1, required).pipe(imageSource),
      src_pixel: z
        .string()
        .max(20_000, messages.tooLong)
        .refine(pixel => pixel === '' || DATA_IMAGE_WHOLE.test(pixel), messages.imageAddress)
        .default(''),
      alt: optionalText(300),
    },
    { error: required },
  );

export type ImageRef = z.output<ReturnType<typeof imageRef>>;

/** One line of text: no line breaks or other control characters (they would end up in mail headers). */
export const singleLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, messages.tooLong)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
    .refine(text => !/[\u0000-\u001f\u007f\u2028\u2029]/.test(text), messages.singleLine);
