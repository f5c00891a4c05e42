import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AddressRows, ImageMetadata } from '../../db/content-files';
import type { SitePart } from '../../db/schema';
import { parseMarkdown } from '../../domain/content-files/blocks';
import { MIDDLE } from '../../domain/focus';
import { type KindName, kindNames, kinds, upgradeValues } from '../../domain/kinds';
import { listFiles } from '../../domain/kinds/files';
import { IMAGE_MAX_SIDE } from '../../domain/limits';
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
import { isMissing } from '../files/read-file-if-there';
import { sniffImage } from '../pictures/sniff';
import { ADDRESSES, blocksField, FORMAT, HEAD, MEDIA, SITE } from './layout';

/** Bytes of a file of texts, and of a picture or a film. */
const TEXT_MAX_BYTES = 5 * 1_048_576;
const FILE_MAX_BYTES = 32 * 1_048_576;

const id = z.string().regex(/^[\w-]{1,60}$/);
const time = z.iso.datetime();
const head = z.object({ format: z.number().int() });
const past = z.object({
  _id: id,
  slug: z.string().max(1_000),
  oldSlugs: z.array(z.string().min(1).max(1_000)).max(1_000),
  revision: z.number().int().min(1),
  createdAt: time,
  updatedAt: time,
});
const addresses = z.strictObject({
  redirects: z.array(
    z.strictObject({
      id,
      from_path: z.string(),
      to_address: z.string(),
      permanent: z.union([z.literal(0), z.literal(1)]),
      created_at: time,
    }),
  ),
  gone: z.array(z.strictObject({ kind: z.enum(kindNames), slug: z.string(), item_id: id })),
});
/** Names of stored files: no way out of a folder. */
const key = z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}$/);
const fileKey = z.string().regex(/^[a-z0-9][a-z0-9-]{0,130}\.(avif|webp|png|jpg|jpeg|gif|mp4)$/);
const picture = z.strictObject({
  id,
  key,
  shown: fileKey,
  width: z.number().int().min(1).max(IMAGE_MAX_SIDE),
  height: z.number().int().min(1).max(IMAGE_MAX_SIDE),
  pixel: z.string().max(5_000),
  edges: z.string().max(1_000),
  focus_x: z.number().min(0).max(100),
  focus_y: z.number().min(0).max(100),
  name: z.string().max(300),
  alt: z.string().max(1_000),
  decorative: z.union([z.literal(0), z.literal(1)]),
  kept: z.union([z.literal(0), z.literal(1)]),
  bytes: z.number().int().min(0),
  created_at: time,
  files: z
    .array(
      z.object({
        key: fileKey,
        width: z.number().int().min(1).max(IMAGE_MAX_SIDE),
        type: z.enum(['image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif', 'video/mp4']),
        bytes: z.number().int().optional(),
        sha256: z.string(),
      }),
    )
    .min(1)
    .max(40),
});

/** A picture as somebody made it, in place of the files that an export has: it is stored like an upload. */
const original = z.strictObject({
  original: z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}\.(svg|png|jpg|jpeg|gif)$/),
  alt: z.string().max(1_000),
  /** Pixels it is never shown wider than. */
  widest: z.number().int().min(1).max(IMAGE_WIDTH_MAX).optional(),
  focus_x: z.number().min(0).max(100).default(MIDDLE.x),
  focus_y: z.number().min(0).max(100).default(MIDDLE.y),
});
const film = z.strictObject({
  original: z.string().regex(/^[a-z0-9][a-z0-9-]{0,120}\.mp4$/),
  width: z.number().int().min(1).max(IMAGE_MAX_SIDE),
  height: z.number().int().min(1).max(IMAGE_MAX_SIDE),
});

/** What parts of the site may say; the others are checked where they are read. */
const PARTS: Record<SitePart, z.ZodType> = {
  facts: siteFactsSchema.partial(),
  mails: z.strictObject(
    Object.fromEntries(MAIL_NAMES.map(name => [name, createMailTextSchema(name).optional()])) as never,
  ),
  menus: menusSchema.partial(),
  logo: z.union([logoSchema, z.strictObject({})]),
  people: z.record(z.string(), z.unknown()),
  reviews: z.record(z.string(), z.unknown()),
};

export type ReadItem = { file: string; values: Values; past: z.output<typeof past> };
export type ReadPicture = Omit<ImageMetadata, 'url' | 'files_json'> &
  Pick<z.output<typeof picture>, 'shown' | 'files'>;
export type ReadOriginal = z.output<typeof original>;
export type ReadFilm = z.output<typeof film>;
/** Whether a file begins like an MP4. */
export const isFilm = (bytes: Buffer) => bytes.subarray(4, 8).toString('latin1') === 'ftyp';
/** Looks whether the bytes of a file are a picture of its type. */
export type CheckPicture = (name: string, bytes: Buffer, type: string) => Promise<void>;
export type ReadContent = {
  items: Record<KindName, ReadItem[]>;
  parts: { part: SitePart; language: string; values: unknown }[];
  addresses: AddressRows;
  pictures: ReadPicture[];
  originals: ReadOriginal[];
  films: ReadFilm[];
};

/**
 * Reads an export and looks through all of it: what is read can be stored.
 * @param checkPicture left out where all files are our own.
 * @throws Error with a sentence that names the file.
 */
export async function readContent(folder: string, checkPicture?: CheckPicture): Promise<ReadContent> {
  const { format } = check(head, await readJson(folder, HEAD), HEAD);
  if (format > FORMAT)
    throw new Error(
      `This is an export of a newer version (format ${format}; this one knows ${FORMAT}): upgrade first.`,
    );
  const items = Object.fromEntries(kindNames.map(kind => [kind, [] as ReadItem[]])) as ReadContent['items'];
  for (const kind of kindNames)
    for (const name of await names(folder, kinds[kind].nouns, '.json'))
      items[kind].push(await readItem(folder, kind, `${kinds[kind].nouns}/${name}`));
  const parts: ReadContent['parts'] = [];
  for (const name of await names(folder, SITE, '.json')) {
    const file = `${SITE}/${name}`;
    const [, part = '', language = ''] = /^([a-z]+)\.([a-z]{2})\.json$/.exec(name) ?? [];
    if (!(part in PARTS)) throw new Error(`${file}: this version knows no such part of the site.`);
    const values = check(PARTS[part as SitePart], await readJson(folder, file), file);
    parts.push({ part: part as SitePart, language, values });
  }
  const leads = check(addresses, await readJson(folder, ADDRESSES), ADDRESSES);
  const redirects = leads.redirects.map(row => {
    const asked = { from: row.from_path, to: row.to_address, permanent: row.permanent === 1 };
    return check(redirectSchema, asked, `${ADDRESSES}: ${row.from_path}`);
  });
  for (const redirect of redirects) {
    const refusal = findRedirectProblem(
      redirect,
      redirects.filter(other => other !== redirect),
    );
    if (refusal) throw new Error(`${ADDRESSES}: ${refusal}.`);
  }
  const pictures: ReadPicture[] = [];
  const originals: ReadOriginal[] = [];
  const films: ReadFilm[] = [];
  for (const each of await names(folder, MEDIA, '.json')) {
    const file = `${MEDIA}/${each}`;
    const json = await readJson(folder, file);
    const name = isRecord(json) && typeof json.original === 'string' ? json.original : undefined;
    if (name?.endsWith('.mp4')) films.push(await readOriginal(folder, file, film, json));
    else if (name) originals.push(await readOriginal(folder, file, original, json));
    else pictures.push(await readPicture(folder, file, json, checkPicture));
  }
  assertThere(items, [
    ...pictures.flatMap(({ files }) => files.map(({ key: name }) => name)),
    ...[...originals, ...films].map(each => each.original),
  ]);
  const byAge = (a: ReadItem, b: ReadItem) =>
    a.past.createdAt.localeCompare(b.past.createdAt) || a.past._id.localeCompare(b.past._id);
  for (const kind of kindNames) items[kind].sort(byAge);
  return { items, parts, addresses: leads, pictures, originals, films };
}

async function readItem(folder: string, kind: KindName, file: string): Promise<ReadItem> {
  const json = check(z.record(z.string(), z.unknown()), await readJson(folder, file), file);
  const known = check(past, json, file);
  const text = blocksField(kind);
  const written = Object.fromEntries(Object.entries(json).filter(([name]) => !(name in past.shape)));
  if (text) {
    const ids = check(z.array(id), json[text], file);
    const markdown = file.replace(/json$/, 'md');
    const said = (await readOwn(folder, markdown, TEXT_MAX_BYTES)).toString('utf8');
    written[text] = inFile(markdown, () => parseMarkdown(said, ids));
  }
  const values = check(getRestSchema(kind), upgradeValues(kind, written), file) as Values;
  return { file, past: known, values: findRestShape(kind)?.fromRest(values) ?? values };
}

async function readOriginal<Read extends { original: string }>(
  folder: string,
  file: string,
  schema: z.ZodType<Read>,
  json: unknown,
): Promise<Read> {
  const read = check(schema, json, file);
  const name = `${MEDIA}/${read.original}`;
  const bytes = await readOwn(folder, name, FILE_MAX_BYTES);
  const isOne = name.endsWith('.mp4') ? isFilm(bytes) : sniffImage(bytes) !== undefined;
  if (!isOne) throw new Error(`${name} is no picture.`);
  return read;
}

async function readPicture(
  folder: string,
  file: string,
  json: unknown,
  checkPicture?: CheckPicture,
): Promise<ReadPicture> {
  const read = check(picture, json, file);
  if (!read.files.some(({ key: name }) => name === read.shown))
    throw new Error(`${file}: ${read.shown} is not among its files.`);
  for (const each of read.files) {
    const name = `${MEDIA}/${each.key}`;
    if (!each.key.startsWith(read.key)) throw new Error(`${file}: ${each.key} is no file of this picture.`);
    const bytes = await readOwn(folder, name, FILE_MAX_BYTES);
    if (createHash('sha256').update(bytes).digest('hex') !== each.sha256)
      throw new Error(`${name} is not the file that was exported: it is cut off or changed.`);
    await checkPicture?.(name, bytes, each.type);
  }
  return read;
}

/** @throws Error when an item shows a picture of ours that does not come along. */
function assertThere(items: ReadContent['items'], files: readonly string[]): void {
  const there = new Set(files.map(name => `${uploadsBase}/${name}`));
  for (const kind of kindNames)
    for (const { file, values } of items[kind]) {
      const missing = listFiles(kinds[kind].schema, values).find(
        src => src.startsWith(`${uploadsBase}/`) && !there.has(src),
      );
      if (missing) throw new Error(`${file} shows ${missing}, which is not among the pictures.`);
    }
}

/** Names of the files of a folder; none where there is no folder. */
async function names(folder: string, within: string, ending: string): Promise<string[]> {
  try {
    return (await readdir(path.join(folder, within))).filter(name => name.endsWith(ending)).sort();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** A file of the export itself: no link that leads elsewhere, and not too large. */
async function readOwn(folder: string, name: string, most: number): Promise<Buffer> {
  const file = path.join(folder, name);
  const found = await lstat(file).catch(() => undefined);
  if (!found) throw new Error(`${name} is missing: the export is not whole.`);
  if (!found.isFile()) throw new Error(`${name} is no file but a link or something else.`);
  if (found.size > most) throw new Error(`${name} is too large: ${most / 1_048_576} MB at most.`);
  return readFile(file);
}

async function readJson(folder: string, name: string): Promise<unknown> {
  const text = (await readOwn(folder, name, TEXT_MAX_BYTES)).toString('utf8');
  return inFile(name, () => {
    try {
      return JSON.parse(text);
    } catch {
      throw new Error('this is no JSON; half a file perhaps');
    }
  });
}

function inFile<Read>(name: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}.`);
  }
}

function check<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Error(`${name}: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}.`);
  return data as z.output<Schema>;
}
