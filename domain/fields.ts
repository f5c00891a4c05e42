import { isDataImage, isPlainDataImage } from './data-image';
import { describe, meta, variants } from './fields/meta';
import { DATA_IMAGE_MAX, TEXT_MAX } from './limits';
import { messages } from './messages';
import { uploadsBase } from './paths';
import { oneLine, plainText, stripInvisibleChars } from './plain-text';
import { findResponsiveImage } from './responsive';
import { isSitePath } from './site-path';
import { z } from './zod';

/** Letters of an address. */
const ADDRESS_MAX = 2_000;

/** A text that must be there; blank is missing. */
export const requiredText = (missing: string) => plainText(missing).min(1, missing);

/** The same on one line: a name, a headline. */
export const requiredLine = (missing: string) => oneLine(missing).min(1, missing);

/** A text that may be left out; blank means empty. */
export const optionalText = (max: number) => plainText().max(max, messages.tooLong).default('');

/** The same on one line: a headline, a caption. */
export const optionalLine = (max: number) => oneLine().max(max, messages.tooLong).default('');

/** The same, which stays left out where nobody has given it. */
export const givenLine = (max: number) => oneLine().max(max, messages.tooLong).optional();

/** An absolute http(s) address. */
export const webUrl = (message: string = messages.urlInvalid) =>
  z.string().trim().max(ADDRESS_MAX, message).refine(isWebUrl, message);

function isWebUrl(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

const OWN_UPLOAD = new RegExp(`^${uploadsBase}/[^/]`);

/** A film: an absolute address, or one that lies in this site's own uploads. */
export const videoUrl = z
  .string()
  .trim()
  .max(ADDRESS_MAX, messages.urlInvalid)
  .refine(url => isWebUrl(url) || OWN_UPLOAD.test(url), messages.urlInvalid);

meta.add(videoUrl, { label: 'Video', file: true });

const isHttpsUrl = (src: string) => isWebUrl(src) && /^https:/i.test(src);

/** A file that we stored ourselves, in an object store that is reached without https (a local one). */
const isStoredUrl = (src: string) => isWebUrl(src) && findResponsiveImage(src) !== undefined;

/** Where an image lies: an https address, an address of this site, or the image itself as a data string
 *  that the server stores (rule 41). */
export const imageSource = requiredText(messages.imageRequired).refine(
  src =>
    (isDataImage(src) && src.length <= DATA_IMAGE_MAX) ||
    (src.length <= ADDRESS_MAX && (isSitePath(src) || isHttpsUrl(src) || isStoredUrl(src))),
  messages.imageAddress,
);

meta.add(imageSource, { label: 'Image', file: true });

/** That an image says nothing the words around it do not: it needs no text then. Left out, nobody has said so. */
export const decorative = z.boolean().optional();

/** A tiny blurred preview of an image; the server makes it where it is empty. */
export const pixel = describe(
  z
    .string()
    .max(20_000, messages.tooLong)
    .refine(text => text === '' || isPlainDataImage(text), messages.imageAddress),
  { label: 'Preview', pixel: true },
);

/** An image with its preview and what it shows. */
export const imageRef = (required: string = messages.imageRequired) =>
  z.strictObject(
    {
      src: requiredText(required).pipe(imageSource),
      pixel: pixel.default(''),
      alt: optionalLine(300),
      decorative,
    },
    { error: required },
  );

export type ImageRef = z.output<ReturnType<typeof imageRef>>;

/** Where an image lies, or nothing. */
export const imageAddressOrNone = z.union([z.literal(''), imageSource], { error: messages.imageAddress });

/** The address of a stored image, or nothing. Whoever stores it checks that the library has it. */
export const libraryImageOrNone = z.union(
  [z.literal(''), imageSource.refine(src => !isDataImage(src), messages.imageAddress)],
  { error: messages.imageAddress },
);

/** An image that may be missing: older clients, and forms, hold one without an address then. */
export const imageOrNone = imageRef().extend({ src: imageAddressOrNone });

/** An image that may be missing; one without an address counts as left out. */
export const optionalImage = <Image extends z.ZodObject>(image: Image) => {
  const orNone = image.extend({ src: imageAddressOrNone });
  return z.preprocess(
    value => (orNone.safeParse(value).data?.src === '' ? undefined : value),
    image.optional(),
  );
};

/** What search engines and shared links say in the place of an item's own words. */
export const seoTexts = z
  .strictObject({ title: optionalLine(200), description: optionalLine(400) })
  .prefault({});

/** The id of a row inside an item; the server gives one to those that have none. */
export const rowId = z.string().max(64).optional();

/** One piece of content as it was written: with the spaces around it, or empty. */
export const writtenText = z
  .string({
    error: issue => (issue.input === undefined ? messages.contentRequired : messages.contentString),
  })
  .overwrite(stripInvisibleChars)
  .refine(text => text.length <= (isDataImage(text) ? DATA_IMAGE_MAX : TEXT_MAX), messages.textTooLong);

/** One tag. */
export const tagText = oneLine().min(1, messages.tagRequired).max(60, messages.tooLong);

/** Tags in their order, each once whatever the case of its letters: the first spelling stays. */
export const tagList = (required?: string) =>
  z
    .array(tagText, { error: required })
    .overwrite(tags =>
      [...new Map(tags.toReversed().map(tag => [tag.toLowerCase(), tag])).values()].reverse(),
    );

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
/** A time of that day, as programs write dates: `2026-03-31T10:00:00.000Z`. */
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

const dateText = (isDate: (text: string) => boolean) =>
  plainText()
    .max(40, messages.tooLong)
    .overwrite(date => (isTime(date) ? date.slice(0, 10) : date))
    .refine(date => date === '' || isDate(date), messages.invalidDate)
    .default('');

/** A day as `2026-03-31`; empty when there is none. */
export const dayText = dateText(isDay);

/** A day, or a month as `2026-03`; empty when there is none. */
export const dayOrMonthText = dateText(date => isDay(date.length === 7 ? `${date}-01` : date));

/** What content is of types that are no text, and what is said when there is none. */
const addresses: Partial<Record<string, { rule: z.ZodType; missing: string }>> = {
  image: { rule: imageSource, missing: messages.pictureMissing },
  video: { rule: videoUrl, missing: messages.filmMissing },
};

/** Complains about an item's content when it is empty or does not pass the rule for its type. */
export function checkContent(
  { type, content }: { type: string; content: string },
  ctx: z.RefinementCtx,
): void {
  const address = addresses[type];
  const complaint = () => {
    if (!content.trim()) return address?.missing ?? messages.contentRequired;
    if (address) return address.rule.safeParse(content).error?.issues[0]?.message;
    return content.length > TEXT_MAX ? messages.textTooLong : undefined;
  };
  const message = complaint();
  if (message) ctx.addIssue({ code: 'custom', path: ['content'], message });
}

/** One line of text: no line breaks (they would end up in mail headers). */
export const singleLine = (max: number) =>
  plainText()
    .max(max, messages.tooLong)
    .refine(text => !/[\t\n\r\u2028\u2029]/.test(text), messages.singleLine);

/** A block of content: in those of these types, `content` is the address of a file. @param checked the block as it is checked. */
export function contentBlock<Checked extends z.ZodType>(
  checked: Checked,
  block: z.ZodObject,
  files: readonly string[],
): Checked {
  const withFile = z.object({ ...block.shape, content: imageSource });
  variants.set(checked, ({ type }) => (files.includes(String(type)) ? withFile : block));
  return checked;
}
