import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Db, type DbOrTransaction, inTransaction } from '../../db/connection';
import {
  allIds,
  clearSite,
  hasContent,
  putAddressRows,
  putPartRow,
  putPicture,
} from '../../db/content-files';
import { assignMedia, type MediaFile, releaseMedia, releaseTaken, searchKey } from '../../db/media';
import { forgetTrash } from '../../db/media-trash';
import { SEEDED_AT, writeSetting } from '../../db/settings';
import { storeOf } from '../../db/stores';
import { DomainError } from '../../domain/errors';
import { kindNames, kinds } from '../../domain/kinds';
import { filesOf } from '../../domain/kinds/files';
import { uploadsBase } from '../../domain/paths';
import type { Values } from '../../domain/publishing/merge';
import type { Clock, MediaStore } from '../../use-cases/ports';
import { MEDIA } from './layout';
import { type ReadContent, type ReadPicture, readContent } from './read';

type Needs = { db: Db; mediaStore: MediaStore; clock: Clock };

/**
 * Puts an export in: all of it or nothing.
 * @param replace takes away what the site has; without it only a site without content is imported into.
 * @returns how many items of all kinds, and how many pictures.
 * @throws Error with a sentence that names the file.
 */
export async function importContent(
  { db, mediaStore, clock }: Needs,
  folder: string,
  replace: boolean,
): Promise<{ items: number; pictures: number }> {
  const content = await readContent(folder);
  if (!replace && (await hasContent(db)))
    throw new Error('The site has content already. With --replace the import takes its place.');
  const taken: string[] = [];
  try {
    // Recorded first: whatever stops us now, the daily work clears the files away that nothing shows.
    for (const picture of content.pictures) {
      const url = mediaStore.url(picture.shown);
      if (!(await putPicture(db, { ...rowOf(picture, url), kept: 0 }, searchKey(picture.name, picture.alt))))
        continue;
      taken.push(url);
      // An import that failed before left the same names there.
      await forgetTrash(
        db,
        picture.files.map(({ key }) => key),
      );
      for (const { key, type } of picture.files)
        await mediaStore.put(key, await readFile(path.join(folder, MEDIA, key)), type);
    }
    await inTransaction(db, async trx => {
      if (replace) await clear(trx, clock.now());
      await store(trx, content, { mediaStore, now: clock.now() });
    });
  } catch (error) {
    await inTransaction(db, trx => releaseTaken(trx, taken, clock.now()));
    throw error;
  }
  const items = kindNames.reduce((sum, kind) => sum + content.items[kind].length, 0);
  return { items, pictures: content.pictures.length };
}

const rowOf = ({ shown: _, files, ...row }: ReadPicture, url: string) => ({
  ...row,
  url,
  files_json: JSON.stringify(files.map(({ sha256: _sum, ...file }): MediaFile => file as MediaFile)),
});

/** Takes what the site shows away; drafts and histories stay, and join what comes under the same ids. */
async function clear(trx: DbOrTransaction, now: Date): Promise<void> {
  for (const kind of kindNames)
    for (const id of await allIds(trx, kind)) {
      await storeOf(kind).remove(trx, id);
      await releaseMedia(trx, id, now);
    }
  await clearSite(trx);
}

async function store(
  trx: DbOrTransaction,
  { items, parts, addresses, pictures }: ReadContent,
  { mediaStore, now }: { mediaStore: MediaStore; now: Date },
): Promise<void> {
  const base = mediaStore.url('x').slice(0, -1);
  /** Where pictures lie on this machine. */
  const here = <Value>(value: Value): Value =>
    base === `${uploadsBase}/`
      ? value
      : (JSON.parse(JSON.stringify(value).replaceAll(`${uploadsBase}/`, base)) as Value);
  const shown = new Set<string>();
  for (const kind of kindNames)
    for (const { file, values, past } of items[kind]) {
      const { _id, oldSlugs, revision, createdAt, updatedAt } = past;
      const options = { now: new Date(updatedAt), id: _id, oldSlugs, revision, createdAt };
      try {
        const item = await storeOf<Values, Values>(kind).insert(trx, here(values), options);
        const files = filesOf(kinds[kind].schema, item);
        await assignMedia(trx, _id, files);
        for (const src of files) shown.add(src);
      } catch (error) {
        throw error instanceof DomainError ? new Error(`${file}: ${error.message}.`) : error;
      }
    }
  for (const { part, language, values } of parts)
    await putPartRow(trx, { part, language, values_json: JSON.stringify(here(values)) }, now);
  await putAddressRows(trx, here(addresses));
  for (const picture of pictures) {
    const url = mediaStore.url(picture.shown);
    // What no item shows stands in the library, or in a part of the site.
    const kept = picture.kept || !shown.has(url) ? 1 : 0;
    await trx.updateTable('media').set({ kept, hidden_at: null }).where('url', '=', url).execute();
  }
  await writeSetting(trx, SEEDED_AT, now.toISOString());
}
