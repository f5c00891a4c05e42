import { isDataImage, isPlainDataImage } from './data-image';
import { describeField, schemaMeta, variantSelectors } from './fields/meta';
import { DATA_IMAGE_LENGTH_MAX, SLUG_MAX, TEXT_MAX } from './limits';
import { messages } from './messages';
import { uploadsBase } from './paths';
import { oneLine, plainText, stripInvisibleChars } from './plain-text';
import { findResponsiveImage } from './responsive';
import { isSitePath } from './site-path';
import { findSlug } from './slug';
import { z } from './zod';

const URL_MAX = 2_000;

export const requiredText = (missingMessage: string) => plainText(missingMessage).min(1, missingMessage);

export const requiredLine = (missingMessage: string) => oneLine(missingMessage).min(1, missingMessage);

export const optionalText = (max: number) => plainText().max(max, messages.tooLong).default('');

export const optionalLine = (max: number) => oneLine().max(max, messages.tooLong).default('');

export const optionalLineOrUndefined = (max: number) => oneLine().max(max, messages.tooLong).optional();

/** The last part of an item's URL. If it is missing or empty, the URL is derived from the title. */
export const chosenSlug = describeField(
  oneLine()
    .max(SLUG_MAX, messages.tooLong)
    .refine(text => text === '' || findSlug(text) !== undefined, messages.urlPartEmpty)
    .overwrite(text => findSlug(text) ?? '')
    .optional(),
  { label: 'URL', help: 'If empty, the URL is derived from the title.', widget: 'line' },
);

export const webUrl = (message: string = messages.urlInvalid) =>
  z.string().trim().max(URL_MAX, message).refine(isWebUrl, message);

const isWebUrl = (text: string): boolean => /^https?:/i.test(text) && URL.canParse(text);

const UPLOAD_PATTERN = new RegExp(`^${uploadsBase}/[^/]`);

/** A video: an absolute URL, or a path of this site's uploads. */
export const videoUrl = z
  .string()
  .trim()
  .max(URL_MAX, messages.urlInvalid)
  .refine(url => isWebUrl(url) || UPLOAD_PATTERN.test(url), messages.urlInvalid);

schemaMeta.add(videoUrl, { label: 'Video', file: true });

const isHttpsUrl = (src: string) => isWebUrl(src) && /^https:/i.test(src);

/** Accepts stored files without https, because a local object store has none. */
const isStoredUrl = (src: string) => isWebUrl(src) && findResponsiveImage(src) !== undefined;

/** An image: an https URL, a path of this site, or a data URL that the server stores (rule 41). */
export const imageSource = requiredText(messages.imageRequired).refine(
  src =>
    (isDataImage(src) && src.length <= DATA_IMAGE_LENGTH_MAX) ||
    (src.length <= URL_MAX && (isSitePath(src) || isHttpsUrl(src) || isStoredUrl(src))),
  messages.imageAddress,
);

schemaMeta.add(imageSource, { label: 'Image', file: true });

/** Undefined means that the editor hasn't decided yet. */
export const decorativeFlag = z.boolean().optional();

/** A tiny blurred preview, which the server creates if empty. */
export const pixel = describeField(
  z
    .string()
    .max(20_000, messages.tooLong)
    .refine(text => text === '' || isPlainDataImage(text), messages.imageAddress),
  { label: 'Preview', pixel: true },
);

export const altText = { label: 'What it shows (alt text)', widget: 'growing' } as const;

export const imageRef = (requiredMessage: string = messages.imageRequired) =>
  z.strictObject(
    {
      src: requiredText(requiredMessage).pipe(imageSource),
      pixel: pixel.default(''),
      alt: describeField(optionalLine(300), altText),
      decorative: decorativeFlag,
    },
    { error: requiredMessage },
  );

export type ImageRef = z.output<ReturnType<typeof imageRef>>;

export const imageUrlOrNone = z.union([z.literal(''), imageSource], { error: messages.imageAddress });

/** Use cases check that the library has the image. */
export const libraryImageOrNone = z.union(
  [z.literal(''), imageSource.refine(src => !isDataImage(src), messages.imageAddress)],
  { error: messages.imageAddress },
);

/** Treats an image with an empty URL as missing, because older clients and drafts have such images. */
export const optionalImage = <Image extends z.ZodObject>(image: Image) => {
  const imageOrNone = image.extend({ src: imageUrlOrNone });
  return z.preprocess(
    value => (imageOrNone.safeParse(value).data?.src === '' ? undefined : value),
    image.optional(),
  );
};

/** Texts that override the defaults for search engines and shared links. */
export const seoTexts = z
  .strictObject({
    title: describeField(optionalLine(200), { label: 'Meta title' }),
    description: describeField(optionalLine(400), {
      label: 'Meta description',
      widget: 'text',
      input: { rows: 3 },
    }),
  })
  .prefault({});

/** Generated if missing. */
export const rowId = z.string().max(64).optional();

/** Text that isn't trimmed, because white space matters in code blocks. */
export const rawText = z
  .string({
    error: issue => (issue.input === undefined ? messages.contentRequired : messages.contentString),
  })
  .overwrite(stripInvisibleChars)
  .refine(
    text => text.length <= (isDataImage(text) ? DATA_IMAGE_LENGTH_MAX : TEXT_MAX),
    messages.textTooLong,
  );

const tagText = oneLine().min(1, messages.tagRequired).max(60, messages.tooLong);

/** Removes tags that differ only in case. The first spelling wins. */
export const tagList = (requiredMessage?: string) =>
  z
    .array(tagText, { error: requiredMessage })
    .overwrite(tags =>
      [...new Map(tags.toReversed().map(tag => [tag.toLowerCase(), tag])).values()].reverse(),
    );

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);
/** Accepts ISO 8601, such as `2026-03-31T10:00:00.000Z`. */
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

const createDateText = (isDate: (text: string) => boolean) =>
  plainText()
    .max(40, messages.tooLong)
    .overwrite(date => (isTime(date) ? date.slice(0, 10) : date))
    .refine(date => date === '' || isDate(date), messages.invalidDate)
    .default('');

/** A day like `2026-03-31`, or empty. */
export const dayText = createDateText(isDay);

/** A day, a month like `2026-03`, or empty. */
export const dayOrMonthText = createDateText(date => isDay(date.length === 7 ? `${date}-01` : date));

/** Block types whose content is a URL, with schema and error. */
const urlTypes: Partial<Record<string, { rule: z.ZodType; missing: string }>> = {
  image: { rule: imageSource, missing: messages.imageMissing },
  video: { rule: videoUrl, missing: messages.filmMissing },
};

/** Reports an issue if a block's content is empty or invalid for its type. */
export function checkContent(
  { type, content }: { type: string; content: string },
  ctx: z.RefinementCtx,
): void {
  const urlType = urlTypes[type];
  const findProblem = () => {
    if (!content.trim()) return urlType?.missing ?? messages.contentRequired;
    if (urlType) return urlType.rule.safeParse(content).error?.issues[0]?.message;
    return content.length > TEXT_MAX ? messages.textTooLong : undefined;
  };
  const message = findProblem();
  if (message) ctx.addIssue({ code: 'custom', path: ['content'], message });
}

/** Rejects line breaks, which could inject email headers. */
export const singleLine = (max: number) =>
  plainText()
    .max(max, messages.tooLong)
    .refine(text => !/[\t\n\r\u2028\u2029]/.test(text), messages.singleLine);

/** @param files block types whose `content` is a file URL */
export function contentBlock<Checked extends z.ZodType>(
  checkedBlock: Checked,
  block: z.ZodObject,
  files: readonly string[],
): Checked {
  const fileBlock = z.object({ ...block.shape, content: imageSource });
  variantSelectors.set(checkedBlock, ({ type }) => (files.includes(String(type)) ? fileBlock : block));
  return checkedBlock;
}
