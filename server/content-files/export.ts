import { hash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../db/connection';
import { listMedia, listPathRows, listSitePartRows } from '../../db/content-files';
import { listTemplateKeys } from '../../db/enquiries';
import { listAllIds } from '../../db/item-queries';
import type { MediaFile } from '../../db/media';
import type { MediaRow } from '../../db/schema';
import { getStore } from '../../db/stores';
import { type Block, formatMarkdown } from '../../domain/content-files/blocks';
import { kindNames, kinds } from '../../domain/kinds';
import { uploadsBase } from '../../domain/paths';
import { findRestShape } from '../../domain/rest';
import type { AttachmentStore, MediaStore } from '../../use-cases/ports';
import { ignoreMissingFile, listFolder } from '../files/missing-files';
import {
  ADDRESSES_FILE_NAME,
  EXPORT_NAMES,
  FORMAT_VERSION,
  findBlocksField,
  HEAD_FILE_NAME,
  MEDIA_FOLDER_NAME,
  SITE_FOLDER_NAME,
  TEMPLATE_FILES_FOLDER_NAME,
  toFileName,
  toJsonFile,
} from './layout';

type Needs = { db: Db; mediaStore: MediaStore; attachments: Pick<AttachmentStore, 'open'> };
type Item = { _id: string; slug: string } & Record<string, unknown>;

/**
 * Exports all content. The same content gives the same files, and other files are left alone.
 * @returns the number of files.
 * @throws Error if the folder isn’t an export but contains files with the names of export files.
 */
export async function exportContent({ db, mediaStore, attachments }: Needs, folder: string): Promise<number> {
  await assertExportFolder(folder);
  // Writes to a temporary folder until the export is complete.
  const temporaryFolder = path.join(folder, `.new-${process.pid}`);
  await rm(temporaryFolder, { recursive: true, force: true });
  await mkdir(temporaryFolder, { recursive: true });
  let count = 0;
  let allText = '';
  const resolvePath = (key: string) => mediaStore.getUrl(key);
  const rootFolder = resolvePath('x').slice(0, -1);
  async function write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(temporaryFolder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    count += 1;
  }
  async function writeText(name: string, text: string): Promise<void> {
    // Image URLs depend on the machine’s settings.
    const portableText = text.replaceAll(rootFolder, `${uploadsBase}/`);
    allText += portableText;
    await write(name, portableText);
  }
  try {
    for (const kind of kindNames) {
      const { listByIds: byIds } = getStore<unknown, Item>(kind);
      for (const id of await listAllIds(db, kind))
        for (const item of await byIds(db, [id])) {
          const blocksField = findBlocksField(kind);
          const name = `${kinds[kind].nouns}/${toFileName(item.slug)}`;
          if (!blocksField) await writeText(`${name}.json`, toJsonFile(item));
          else {
            const values = findRestShape(kind)?.toRest(item) ?? item;
            const blocks = values[blocksField] as Block[];
            await writeText(
              `${name}.json`,
              toJsonFile({ ...values, [blocksField]: blocks.map(({ _id }) => _id) }),
            );
            await writeText(`${name}.md`, formatMarkdown(blocks));
          }
        }
    }
    for (const { part, language, values_json } of await listSitePartRows(db))
      await writeText(`${SITE_FOLDER_NAME}/${part}.${language}.json`, toJsonFile(JSON.parse(values_json)));
    for (const key of await listTemplateKeys(db)) {
      const file = await attachments.open(key);
      // A lost file is missing on the site as well.
      if (file) await write(`${TEMPLATE_FILES_FOLDER_NAME}/${key}`, await buffer(file));
    }
    await writeText(ADDRESSES_FILE_NAME, toJsonFile(await listPathRows(db)));
    for (const row of await listMedia(db))
      if (row.kept || allText.includes(row.key)) await writeImage(row, mediaStore, write);
    await write(
      HEAD_FILE_NAME,
      toJsonFile({ format: FORMAT_VERSION, kinds: kindNames.map(kind => kinds[kind].nouns) }),
    );
    for (const name of EXPORT_NAMES) {
      await rm(path.join(folder, name), { recursive: true, force: true });
      await ignoreMissingFile(rename(path.join(temporaryFolder, name), path.join(folder, name)));
    }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true });
  }
  return count;
}

async function writeImage(
  {
    uses: _,
    described,
    listed,
    hidden_at,
    added_by,
    added_by_name,
    search_key,
    upload_hash,
    likeness,
    files_json,
    tags,
    ...row
  }: MediaRow,
  mediaStore: MediaStore,
  write: (name: string, content: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const files: (MediaFile & { sha256: string })[] = [];
  for (const file of JSON.parse(files_json) as MediaFile[]) {
    const bytes = await mediaStore.get(file.key);
    // A lost file is missing on the site as well.
    if (!bytes) continue;
    files.push({ ...file, sha256: hash('sha256', bytes) });
    await write(`${MEDIA_FOLDER_NAME}/${file.key}`, bytes);
  }
  const { url, ...rest } = row;
  const shownKey = files.find(({ key }) => mediaStore.getUrl(key) === url)?.key ?? url;
  await write(
    `${MEDIA_FOLDER_NAME}/${row.key}.json`,
    toJsonFile({ ...rest, ...(tags !== '[]' && { tags: JSON.parse(tags) }), shown: shownKey, files }),
  );
}

/** @throws Error when the folder has files that would be overwritten but aren’t from an export. */
async function assertExportFolder(folder: string): Promise<void> {
  const existingNames = (await listFolder(folder)).filter(name => EXPORT_NAMES.includes(name));
  if (existingNames.length > 0 && !existingNames.includes(HEAD_FILE_NAME))
    throw new Error(
      `${folder} already has ${existingNames.join(', ')} but no ${HEAD_FILE_NAME}. Choose another folder.`,
    );
}
