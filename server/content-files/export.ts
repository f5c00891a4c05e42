import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '../../db/connection';
import { listAddressRows, listMedia, listPartRows } from '../../db/content-files';
import { listAllIds } from '../../db/item-queries';
import type { MediaFile } from '../../db/media';
import type { MediaRow } from '../../db/schema';
import { getStore } from '../../db/stores';
import { type Block, formatMarkdown } from '../../domain/content-files/blocks';
import { kindNames, kinds } from '../../domain/kinds';
import { uploadsBase } from '../../domain/paths';
import { findRestShape } from '../../domain/rest';
import type { MediaStore } from '../../use-cases/ports';
import { isMissing } from '../files/read-file-if-there';
import { ADDRESSES, blocksField, FORMAT, fileName, HEAD, jsonFile, MEDIA, OURS, SITE } from './layout';

type Needs = { db: Db; mediaStore: MediaStore };
type Item = { _id: string; slug: string } & Record<string, unknown>;

/**
 * Writes all content as files: the same content gives the same files. What else lies in the folder is left alone.
 * @returns how many files.
 * @throws Error with a sentence for a folder that holds something of ours without being an export.
 */
export async function exportContent({ db, mediaStore }: Needs, folder: string): Promise<number> {
  await assertOurs(folder);
  // Beside its place until it is whole.
  const fresh = path.join(folder, `.new-${process.pid}`);
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  let count = 0;
  /** Whatever was written, in which addresses of pictures are looked for. */
  let said = '';
  const at = (key: string) => mediaStore.url(key);
  const base = at('x').slice(0, -1);
  async function write(name: string, content: string | Uint8Array): Promise<void> {
    const file = path.join(fresh, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    count += 1;
  }
  async function writeText(name: string, text: string): Promise<void> {
    // Where pictures lie is a matter of each machine.
    const portable = text.replaceAll(base, `${uploadsBase}/`);
    said += portable;
    await write(name, portable);
  }
  try {
    for (const kind of kindNames) {
      const { byIds } = getStore<unknown, Item>(kind);
      for (const id of await listAllIds(db, kind))
        for (const item of await byIds(db, [id])) {
          const text = blocksField(kind);
          const name = `${kinds[kind].nouns}/${fileName(item.slug)}`;
          if (!text) await writeText(`${name}.json`, jsonFile(item));
          else {
            const told = findRestShape(kind)?.toRest(item) ?? item;
            const blocks = told[text] as Block[];
            await writeText(`${name}.json`, jsonFile({ ...told, [text]: blocks.map(({ _id }) => _id) }));
            await writeText(`${name}.md`, formatMarkdown(blocks));
          }
        }
    }
    for (const { part, language, values_json } of await listPartRows(db))
      await writeText(`${SITE}/${part}.${language}.json`, jsonFile(JSON.parse(values_json)));
    await writeText(ADDRESSES, jsonFile(await listAddressRows(db)));
    for (const row of await listMedia(db))
      if (row.kept || said.includes(row.key)) await writePicture(row, mediaStore, write);
    await write(HEAD, jsonFile({ format: FORMAT, kinds: kindNames.map(kind => kinds[kind].nouns) }));
    for (const name of OURS) {
      await rm(path.join(folder, name), { recursive: true, force: true });
      await rename(path.join(fresh, name), path.join(folder, name)).catch(unlessMissing);
    }
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  return count;
}

const unlessMissing = (error: unknown) => {
  if (!isMissing(error)) throw error;
};

/** A picture with what is said of it, and all its files. */
async function writePicture(
  {
    uses: _,
    described,
    listed,
    hidden_at,
    added_by,
    added_by_name,
    search_key,
    upload_hash,
    files_json,
    ...row
  }: MediaRow,
  mediaStore: MediaStore,
  write: (name: string, content: string | Uint8Array) => Promise<void>,
): Promise<void> {
  const files: (MediaFile & { sha256: string })[] = [];
  for (const file of JSON.parse(files_json) as MediaFile[]) {
    const bytes = await mediaStore.get(file.key);
    // One that was lost already is missed on the site as well.
    if (!bytes) continue;
    files.push({ ...file, sha256: createHash('sha256').update(bytes).digest('hex') });
    await write(`${MEDIA}/${file.key}`, bytes);
  }
  const { url, ...rest } = row;
  const shown = files.find(({ key }) => mediaStore.url(key) === url)?.key ?? url;
  await write(`${MEDIA}/${row.key}.json`, jsonFile({ ...rest, shown, files }));
}

/** @throws Error when the folder holds something that an export would write over and that none wrote. */
async function assertOurs(folder: string): Promise<void> {
  const names = await readdir(folder).catch(error => {
    unlessMissing(error);
    return [] as string[];
  });
  const there = names.filter(name => OURS.includes(name));
  if (there.length > 0 && !there.includes(HEAD))
    throw new Error(`${folder} has ${there.join(', ')} already and no ${HEAD}: choose another folder.`);
}
