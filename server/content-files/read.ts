import { hash } from 'node:crypto';
import { lstat, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { ImageMetadata, PathRows } from '../../db/content-files';
import type { SitePart } from '../../db/schema';
import { parseMarkdown } from '../../domain/content-files/blocks';
import { replyTemplatesSchema } from '../../domain/enquiry-reply';
import { tagList } from '../../domain/fields';
import { CENTRE_FOCUS } from '../../domain/focus';
import { type KindName, kindNames, kinds, upgradeValues } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import { IMAGE_MAX_SIDE_PX, IMAGE_TAGS_MAX } from '../../domain/limits';
import { logoSchema } from '../../domain/logo';
import { createMailTextSchema, MAIL_NAMES } from '../../domain/mail-texts';
import { menusSchema } from '../../domain/menus';
import { uploadsBase } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { findRedirectProblem, redirectSchema } from '../../domain/redirects';
import { IMAGE_WIDTH_MAX } from '../../domain/responsive';
import { findRestShape, getRestSchema } from '../../domain/rest';
import { siteFactsSchema } from '../../domain/site-facts';
import { listFolder } from '../files/missing-files';
import { sniffImage } from '../images/sniff';
import {
  ADDRESSES_FILE_NAME,
  FORMAT_VERSION,
  findBlocksField,
  HEAD_FILE_NAME,
  MEDIA_FOLDER_NAME,
  SITE_FOLDER_NAME,
} from './layout';

/** Size limits (bytes) for text files, and for images and videos. */
const TEXT_MAX_BYTES = 5 * 1_048_576;
const FILE_MAX_BYTES = 32 * 1_048_576;

const id = z.string().regex(/^[\w-]{1,60}$/);
const timeSchema = z.iso.datetime();
const headSchema = z.object({ format: z.number().int() });
const pastSchema = z.object({
  _id: id,
  slug: z.string().max(1_000),
  oldSlugs: z.array(z.string().min(1).max(1_000)).max(1_000),
  revision: z.number().int().min(1),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
const addressesSchema = z.strictObject({
  redirects: z.array(
    z.strictObject({
      id,
      from_path: z.string(),
      to_address: z.string(),
      permanent: z.union([z.literal(0), z.literal(1)]),
      created_at: timeSchema,
    }),
  ),
  gone: z.array(z.strictObject({ kind: z.enum(kindNames), slug: z.string(), item_id: id })),
});
/** Names of stored files. The pattern excludes paths to other folders. */
const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}$/);
const fileKeySchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,130}\.(avif|webp|png|jpg|jpeg|gif|mp4)$/);
const imageSchema = z.strictObject({
  id,
  key: idSchema,
  shown: fileKeySchema,
  width: z.number().int().min(1).max(IMAGE_MAX_SIDE_PX),
  height: z.number().int().min(1).max(IMAGE_MAX_SIDE_PX),
  pixel: z.string().max(5_000),
  edges: z.string().max(1_000),
  focus_x: z.number().min(0).max(100),
  focus_y: z.number().min(0).max(100),
  name: z.string().max(300),
  alt: z.string().max(1_000),
  decorative: z.union([z.literal(0), z.literal(1)]),
  tags: tagList().max(IMAGE_TAGS_MAX).default([]),
  kept: z.union([z.literal(0), z.literal(1)]),
  bytes: z.number().int().min(0),
  created_at: timeSchema,
  files: z
    .array(
      z.object({
        key: fileKeySchema,
        width: z.number().int().min(1).max(IMAGE_MAX_SIDE_PX),
        type: z.enum(['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif', 'video/mp4']),
        bytes: z.number().int().optional(),
        sha256: z.string(),
      }),
    )
    .min(1)
    .max(40),
});

/** An original image, stored like an upload, instead of exported variants. */
const originalSchema = z.strictObject({
  original: z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}\.(svg|png|jpg|jpeg|gif)$/),
  alt: z.string().max(1_000),
  /** Largest display width in pixels. */
  widest: z.number().int().min(1).max(IMAGE_WIDTH_MAX).optional(),
  focus_x: z.number().min(0).max(100).default(CENTRE_FOCUS.x),
  focus_y: z.number().min(0).max(100).default(CENTRE_FOCUS.y),
});
const videoSchema = z.strictObject({
  original: z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}\.mp4$/),
  width: z.number().int().min(1).max(IMAGE_MAX_SIDE_PX),
  height: z.number().int().min(1).max(IMAGE_MAX_SIDE_PX),
});

/** Schemas of site parts. Parts with loose schemas are validated where they are read. */
const PART_SCHEMAS: Record<SitePart, z.ZodType> = {
  facts: siteFactsSchema.partial(),
  mails: z.strictObject(
    Object.fromEntries(MAIL_NAMES.map(name => [name, createMailTextSchema(name).optional()])) as never,
  ),
  menus: menusSchema.partial(),
  logo: z.union([logoSchema, z.strictObject({})]),
  people: z.record(z.string(), z.unknown()),
  reviews: z.record(z.string(), z.unknown()),
  replies: replyTemplatesSchema.partial(),
};

type ImportedItem = { file: string; values: Values; past: z.output<typeof pastSchema> };
export type ImportedImage = Omit<ImageMetadata, 'url' | 'files_json' | 'tags'> &
  Pick<z.output<typeof imageSchema>, 'shown' | 'files' | 'tags'>;
type ImportedOriginal = z.output<typeof originalSchema>;
type ImportedVideo = z.output<typeof videoSchema>;
export const isVideo = (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp';
/** Function that rejects a file that isn’t an image of its type. */
export type ImageCheck = (name: string, bytes: Buffer, type: string) => Promise<void>;
export type ImportedContent = {
  items: Record<KindName, ImportedItem[]>;
  parts: { part: SitePart; language: string; values: unknown }[];
  addresses: PathRows;
  pictures: ImportedImage[];
  originals: ImportedOriginal[];
  videos: ImportedVideo[];
};

/**
 * Reads and validates a whole export before anything is stored.
 * @param checkImage omitted when all files are the site’s own.
 * @throws Error that names the invalid file.
 */
export async function readContent(folder: string, checkImage?: ImageCheck): Promise<ImportedContent> {
  const { format } = validate(headSchema, await readJson(folder, HEAD_FILE_NAME), HEAD_FILE_NAME);
  if (format > FORMAT_VERSION)
    throw new Error(
      `This export is from a newer version (format ${format}; this version supports ${FORMAT_VERSION}). Upgrade first.`,
    );
  const items = Object.fromEntries(
    kindNames.map(kind => [kind, [] as ImportedItem[]]),
  ) as ImportedContent['items'];
  for (const kind of kindNames)
    for (const name of await listNames(folder, kinds[kind].nouns, '.json'))
      items[kind].push(await readItem(folder, kind, `${kinds[kind].nouns}/${name}`));
  const parts: ImportedContent['parts'] = [];
  for (const name of await listNames(folder, SITE_FOLDER_NAME, '.json')) {
    const file = `${SITE_FOLDER_NAME}/${name}`;
    const [, part = '', language = ''] = /^([a-z]+)\.([a-z]{2})\.json$/.exec(name) ?? [];
    if (!(part in PART_SCHEMAS)) throw new Error(`${file}: unknown part of the site.`);
    const values = validate(PART_SCHEMAS[part as SitePart], await readJson(folder, file), file);
    parts.push({ part: part as SitePart, language, values });
  }
  const addressRows = validate(
    addressesSchema,
    await readJson(folder, ADDRESSES_FILE_NAME),
    ADDRESSES_FILE_NAME,
  );
  const redirects = addressRows.redirects.map(row => {
    const candidate = { from: row.from_path, to: row.to_address, permanent: row.permanent === 1 };
    return validate(redirectSchema, candidate, `${ADDRESSES_FILE_NAME}: ${row.from_path}`);
  });
  for (const redirect of redirects) {
    const problem = findRedirectProblem(
      redirect,
      redirects.filter(otherRedirect => otherRedirect !== redirect),
    );
    if (problem) throw new Error(`${ADDRESSES_FILE_NAME}: ${problem.replace(/\.?$/, '.')}`);
  }
  const images: ImportedImage[] = [];
  const originals: ImportedOriginal[] = [];
  const videos: ImportedVideo[] = [];
  for (const fileName of await listNames(folder, MEDIA_FOLDER_NAME, '.json')) {
    const file = `${MEDIA_FOLDER_NAME}/${fileName}`;
    const json = await readJson(folder, file);
    const name = isRecord(json) && typeof json.original === 'string' ? json.original : undefined;
    if (name?.endsWith('.mp4')) videos.push(await readOriginal(folder, file, videoSchema, json));
    else if (name) originals.push(await readOriginal(folder, file, originalSchema, json));
    else images.push(await readImage(folder, file, json, checkImage));
  }
  assertImagesPresent(items, [
    ...images.flatMap(({ files }) => files.map(({ key: name }) => name)),
    ...[...originals, ...videos].map(file => file.original),
  ]);
  const compareAge = (a: ImportedItem, b: ImportedItem) =>
    a.past.createdAt.localeCompare(b.past.createdAt) || a.past._id.localeCompare(b.past._id);
  for (const kind of kindNames) items[kind].sort(compareAge);
  return { items, parts, addresses: addressRows, pictures: images, originals, videos };
}

async function readItem(folder: string, kind: KindName, file: string): Promise<ImportedItem> {
  const json = validate(z.record(z.string(), z.unknown()), await readJson(folder, file), file);
  const storedState = validate(pastSchema, json, file);
  const text = findBlocksField(kind);
  const fields = Object.fromEntries(Object.entries(json).filter(([name]) => !(name in pastSchema.shape)));
  if (text) {
    const ids = validate(z.array(id), json[text], file);
    const markdownFile = file.replace(/json$/, 'md');
    const markdownText = (await readExportFile(folder, markdownFile, TEXT_MAX_BYTES)).toString('utf8');
    fields[text] = addFileName(markdownFile, () => parseMarkdown(markdownText, ids));
  }
  const values = validate(getRestSchema(kind), upgradeValues(kind, fields), file) as Values;
  return { file, past: storedState, values: findRestShape(kind)?.fromRest(values) ?? values };
}

async function readOriginal<Read extends { original: string }>(
  folder: string,
  file: string,
  schema: z.ZodType<Read>,
  json: unknown,
): Promise<Read> {
  const metadata = validate(schema, json, file);
  const name = `${MEDIA_FOLDER_NAME}/${metadata.original}`;
  const bytes = await readExportFile(folder, name, FILE_MAX_BYTES);
  const isValidType = name.endsWith('.mp4') ? isVideo(bytes) : sniffImage(bytes) !== undefined;
  if (!isValidType) throw new Error(`${name} is not an image.`);
  return metadata;
}

async function readImage(
  folder: string,
  file: string,
  json: unknown,
  checkImage?: ImageCheck,
): Promise<ImportedImage> {
  const metadata = validate(imageSchema, json, file);
  if (!metadata.files.some(({ key: name }) => name === metadata.shown))
    throw new Error(`${file}: ${metadata.shown} is missing in its files.`);
  for (const imageFile of metadata.files) {
    const name = `${MEDIA_FOLDER_NAME}/${imageFile.key}`;
    if (!imageFile.key.startsWith(metadata.key))
      throw new Error(`${file}: ${imageFile.key} is not a file of this image.`);
    const bytes = await readExportFile(folder, name, FILE_MAX_BYTES);
    if (hash('sha256', bytes) !== imageFile.sha256)
      throw new Error(`${name} differs from the exported file: it is truncated or changed.`);
    await checkImage?.(name, bytes, imageFile.type);
  }
  return metadata;
}

/** @throws Error when an item uses a stored image that the export lacks. */
function assertImagesPresent(items: ImportedContent['items'], files: readonly string[]): void {
  const includedUrls = new Set(files.map(name => `${uploadsBase}/${name}`));
  for (const kind of kindNames)
    for (const { file, values } of items[kind]) {
      const missingUrl = listFileUrls(kinds[kind].schema, values).find(
        src => src.startsWith(`${uploadsBase}/`) && !includedUrls.has(src),
      );
      if (missingUrl) throw new Error(`${file} uses ${missingUrl}, which is missing in the images.`);
    }
}

/** Lists the files of a subfolder, or none if it is missing. */
export const listNames = async (folder: string, subfolder: string, extension = ''): Promise<string[]> =>
  (await listFolder(path.join(folder, subfolder))).filter(name => name.endsWith(extension)).sort();

/** @throws Error for a link or a file larger than `maxBytes`. */
export async function readExportFile(folder: string, name: string, maxBytes: number): Promise<Buffer> {
  const file = path.join(folder, name);
  const stats = await lstat(file).catch(() => undefined);
  if (!stats) throw new Error(`${name} is missing: the export is incomplete.`);
  if (!stats.isFile()) throw new Error(`${name} is a link or not a regular file.`);
  if (stats.size > maxBytes) throw new Error(`${name} is too large: ${maxBytes / 1_048_576} MB at most.`);
  return readFile(file);
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const text = (await readExportFile(folder, name, TEXT_MAX_BYTES)).toString('utf8');
  return addFileName(name, () => {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error('invalid JSON; the file may be truncated');
    }
  });
}

function addFileName<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}.`);
  }
}

function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  fileName: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue)
    throw new Error(`${fileName}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}.`);
  return data as z.output<Schema>;
}
