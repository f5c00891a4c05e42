import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import { type Db, type DbOrTransaction, runInTransaction } from '../../db/connection';
import {
  deleteSiteData,
  hasContent,
  insertMissingImage,
  insertPathRows,
  upsertSitePartRow,
} from '../../db/content-files';
import { markExample } from '../../db/examples';
import { listAllIds } from '../../db/item-queries';
import {
  assignMedia,
  insertMedia,
  type MediaFile,
  releaseMedia,
  releaseUploads,
  setImageFocus,
  toSearchKey,
} from '../../db/media';
import { deleteMediaTrash } from '../../db/media-trash';
import { SEEDED_AT_SETTING, writeSetting } from '../../db/settings';
import { getStore } from '../../db/stores';
import type { ReplyTemplate } from '../../domain/enquiry-reply';
import { DomainError } from '../../domain/errors';
import { isCentreFocus } from '../../domain/focus';
import { kindNames, kinds } from '../../domain/kinds';
import { listFileUrls, replaceFiles, type StoredImages } from '../../domain/kinds/files';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { uploadsBase } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import { checkFile } from '../../use-cases/enquiries/send';
import type { AttachmentStore, Clock, ImageStorage, MediaStore } from '../../use-cases/ports';
import { recolourDrawing } from '../brand/recolour';
import { createMediaKey } from '../media/image-storage';
import { MEDIA_FOLDER_NAME, TEMPLATE_FILES_FOLDER_NAME } from './layout';
import {
  type ImageCheck,
  type ImportedContent,
  type ImportedImage,
  listNames,
  readContent,
  readExportFile,
} from './read';

type Needs = {
  db: Db;
  mediaStore: MediaStore;
  images: ImageStorage;
  attachments: AttachmentStore;
  clock: Clock;
  checkImage?: ImageCheck;
};

/** `new` requires an empty site, `replace` deletes existing content, `examples` marks items as examples. */
export type ImportMode = 'new' | 'replace' | 'examples';

/**
 * Imports an export, completely or not at all.
 * @returns the number of items and images.
 * @throws Error that names the invalid file.
 */
export async function importContent(
  needs: Needs,
  folder: string,
  mode: ImportMode,
): Promise<{ items: number; pictures: number }> {
  const { db, mediaStore, clock } = needs;
  const content = await readContent(folder, needs.checkImage);
  if (mode === 'new' && (await hasContent(db)))
    throw new Error('The site already has content. Use --replace to replace it.');
  const storedUrls: string[] = [];
  try {
    // Records images before storing files, so that retention deletes unused ones after an interruption.
    for (const image of content.pictures) {
      const url = mediaStore.getUrl(image.shown);
      const row = { ...toRow(image, url), kept: 0 as const };
      if (!(await insertMissingImage(db, row, toSearchKey(image.name, image.alt, image.tags), clock.now())))
        continue;
      storedUrls.push(url);
      // A failed import may have queued files with the same names for deletion.
      await deleteMediaTrash(
        db,
        image.files.map(({ key }) => key),
      );
      for (const { key, type } of image.files)
        await mediaStore.put(key, await readFile(path.join(folder, MEDIA_FOLDER_NAME, key)), type);
    }
    await storeTemplateFiles(needs, folder, content);
    const storedImages = await storeOriginals(needs, folder, content, storedUrls);
    await runInTransaction(db, async trx => {
      if (mode === 'replace') await clearContent(trx, clock.now());
      await storeContent(trx, content, { mediaStore, storedImages, mode, now: clock.now() });
    });
  } catch (error) {
    await runInTransaction(db, trx => releaseUploads(trx, storedUrls, clock.now()));
    throw error;
  }
  const items = kindNames.reduce((sum, kind) => sum + content.items[kind].length, 0);
  return { items, pictures: content.pictures.length + content.originals.length + content.videos.length };
}

const toRow = ({ shown: _, files, tags, ...row }: ImportedImage, url: string) => ({
  ...row,
  tags: JSON.stringify(tags),
  url,
  files_json: JSON.stringify(files.map(({ sha256: _sum, ...file }): MediaFile => file as MediaFile)),
});

/** Images processed in parallel: two are rendered while the next ones load. */
const IMAGES_AT_ONCE = 4;

/**
 * Stores originals like uploads, and drawings in the site’s accent.
 * @param storedUrls receives each stored URL.
 * @returns the new URLs by the URLs in the files.
 */
async function storeOriginals(
  { db, images, mediaStore, clock }: Needs,
  folder: string,
  { originals, videos }: ImportedContent,
  storedUrls: string[],
): Promise<StoredImages> {
  const imageEntries = await pLimit(IMAGES_AT_ONCE).map(
    originals,
    async ({ original, alt, widest: maxWidth, focus_x: x, focus_y: y }) => {
      const bytes = await readFile(path.join(folder, MEDIA_FOLDER_NAME, original));
      const recolouredBytes = original.endsWith('.svg')
        ? Buffer.from(recolourDrawing(bytes.toString()))
        : bytes;
      try {
        const { url, pixel } = await images.store(recolouredBytes, original, { alt, maxWidth, hidden: true });
        storedUrls.push(url);
        if (!isCentreFocus({ x, y })) await setImageFocus(db, url, { x, y });
        return [`${uploadsBase}/${original}`, { src: url, pixel }] as const;
      } catch (error) {
        throw toFileError(`${MEDIA_FOLDER_NAME}/${original}`, error);
      }
    },
  );
  for (const { original, ...size } of videos) {
    const key = createMediaKey(original);
    const file = { key: `${key}.mp4`, width: size.width, type: 'video/mp4' };
    const src = mediaStore.getUrl(file.key);
    const files = [file];
    await insertMedia(db, { key, url: src, ...size, pixel: '', files, hidden: true, now: clock.now() });
    storedUrls.push(src);
    await mediaStore.put(file.key, await readFile(path.join(folder, MEDIA_FOLDER_NAME, original)), file.type);
    imageEntries.push([`${uploadsBase}/${original}`, { src, pixel: '' }]);
  }
  return new Map(imageEntries);
}

/** Stores the files of reply templates, which exports of earlier versions lack. Retention deletes unused ones. */
async function storeTemplateFiles(
  { attachments }: Needs,
  folder: string,
  { parts }: ImportedContent,
): Promise<void> {
  const templates = parts
    .filter(({ part }) => part === 'replies')
    .flatMap(({ values }) => (values as Partial<{ templates: ReplyTemplate[] }>).templates ?? []);
  const storedKeys = await listNames(folder, TEMPLATE_FILES_FOLDER_NAME);
  for (const { key, name } of templates.flatMap(({ files }) => files)) {
    if (!storedKeys.includes(key)) continue;
    const bytes = await readExportFile(folder, `${TEMPLATE_FILES_FOLDER_NAME}/${key}`, ATTACHMENT_MAX_BYTES);
    const content = await attachments.receive(Readable.from([bytes]));
    try {
      await checkFile({ name, content });
      await content.commit(name, key);
    } catch (error) {
      throw toFileError(`${TEMPLATE_FILES_FOLDER_NAME}/${key}`, error);
    } finally {
      await content.discard();
    }
  }
}

const toFileError = (file: string, error: unknown) =>
  error instanceof DomainError ? new Error(`${file}: ${error.message.replace(/\.?$/, '.')}`) : error;

/** Deletes public content. Items with the same ids keep their drafts and histories. */
async function clearContent(trx: DbOrTransaction, now: Date): Promise<void> {
  for (const kind of kindNames)
    for (const id of await listAllIds(trx, kind)) {
      await getStore(kind).remove(trx, id);
      await releaseMedia(trx, id, now);
    }
  await deleteSiteData(trx);
}

async function storeContent(
  trx: DbOrTransaction,
  { items, parts, addresses: redirects, pictures }: ImportedContent,
  options: { mediaStore: MediaStore; storedImages: StoredImages; mode: ImportMode; now: Date },
): Promise<void> {
  const { mediaStore, storedImages, mode, now } = options;
  const mediaBase = mediaStore.getUrl('x').slice(0, -1);
  /** Replaces exported image URLs with this machine’s. */
  const localiseUrls = <Value>(value: Value): Value =>
    mediaBase === `${uploadsBase}/`
      ? value
      : (JSON.parse(JSON.stringify(value).replaceAll(`${uploadsBase}/`, mediaBase)) as Value);
  const shownUrls = new Set<string>();
  for (const kind of kindNames)
    for (const [index, { file, values, past }] of items[kind].entries()) {
      const { _id, oldSlugs, revision } = past;
      const { schema } = kinds[kind];
      // Examples must not be newer than the current time, or new items by staff would be listed below them.
      const latestTime = now.getTime() - items[kind].length + index;
      const isAhead = mode === 'examples' && Date.parse(past.createdAt) > latestTime;
      const updatedAt = isAhead ? new Date(latestTime) : new Date(past.updatedAt);
      const createdAt = isAhead ? updatedAt.toISOString() : past.createdAt;
      const options = { now: updatedAt, id: _id, oldSlugs, revision, createdAt };
      try {
        const localisedValues = localiseUrls(replaceFiles(schema, values, storedImages));
        const item = await getStore<Values, Values>(kind).insert(trx, localisedValues, options);
        const files = listFileUrls(schema, item);
        await assignMedia(trx, _id, files);
        if (mode === 'examples') await markExample(trx, kind, _id);
        for (const src of files) shownUrls.add(src);
      } catch (error) {
        throw toFileError(file, error);
      }
    }
  for (const { part, language, values } of parts)
    await upsertSitePartRow(trx, { part, language, values_json: JSON.stringify(localiseUrls(values)) }, now);
  await insertPathRows(trx, localiseUrls(redirects));
  const mediaRows = [
    ...pictures.map(({ shown: shownKey, kept }) => ({ url: mediaStore.getUrl(shownKey), kept })),
    ...[...storedImages.values()].map(({ src }) => ({ url: src, kept: 0 })),
  ];
  for (const { url, kept: isInLibrary } of mediaRows) {
    // An image that no item uses belongs to the library or a site part.
    const isKept = isInLibrary || !shownUrls.has(url) ? 1 : 0;
    await trx.updateTable('media').set({ kept: isKept, hidden_at: null }).where('url', '=', url).execute();
  }
  await writeSetting(trx, SEEDED_AT_SETTING, now.toISOString());
}
