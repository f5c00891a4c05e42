import pLimit from 'p-limit';
import { demoContent, type Film, type SeedItem, type Stored } from '../content/seed';
import { insertArticle } from '../db/article-writes';
import { insertCase } from '../db/case-writes';
import { type Db, type DbOrTransaction, inTransaction } from '../db/connection';
import { markExample } from '../db/examples';
import { assignMedia, insertMedia, releaseUnused, setFocus } from '../db/media';
import { readSetting, SEEDED_AT, writeSetting } from '../db/settings';
import { articleSchema } from '../domain/kinds/article';
import { caseSchema } from '../domain/kinds/case';
import { filesOf } from '../domain/kinds/files';
import type { ImageStorage, MediaStore } from '../use-cases/ports';
import type { Log } from './log';
import { mediaKey } from './media/image-storage';

export type SeedNeeds = {
  db: Db;
  images: ImageStorage;
  mediaStore: MediaStore;
  log: Log;
  onProgress?: (done: number, total: number) => void;
};

const MINUTE_MS = 60_000;

/**
 * Fills an empty database with the demo content. Its rows appear in one transaction at the end: stopped half-way,
 * the database is still empty and the next start seeds again; pictures stored by then belong to nobody and go.
 * @returns whether there was anything to do: a database that was ever seeded or written to is left alone.
 */
export async function seedDatabase(needs: SeedNeeds, content = demoContent()): Promise<boolean> {
  const { db, images, log } = needs;
  if (!(await isEmpty(db))) return false;
  const started = Date.now();
  await inTransaction(db, trx => releaseUnused(trx, new Date(started), new Date(started)));
  images.sweepSoon();

  const { cases, articles } = content;
  const stored = await storeFiles([...cases, ...articles], needs);
  const now = Date.now();
  await inTransaction(db, async trx => {
    for (const [index, item] of cases.entries()) {
      const at = { now: publishedAt(item, index, now), oldSlugs: item.oldSlugs };
      const added = await insertCase(trx, item.input(stored), at);
      await assignMedia(trx, added._id, filesOf(caseSchema, added));
      await markExample(trx, 'case', added._id);
    }
    for (const [index, item] of articles.entries()) {
      const article = await insertArticle(trx, item.input(stored), { now: publishedAt(item, index, now) });
      await assignMedia(trx, article._id, filesOf(articleSchema, article));
      await markExample(trx, 'article', article._id);
    }
    await writeSetting(trx, SEEDED_AT, new Date(now).toISOString());
  });
  await images.settle();
  log.info(
    { cases: cases.length, articles: articles.length, ms: Date.now() - started },
    'demo content stored',
  );
  return true;
}

async function isEmpty(db: DbOrTransaction): Promise<boolean> {
  if (await readSetting(db, SEEDED_AT)) return false;
  const item = await db.selectFrom('cases').select('id').limit(1).executeTakeFirst();
  const article = await db.selectFrom('articles').select('id').limit(1).executeTakeFirst();
  return !item && !article;
}

/**
 * Morning of the item's date, never in the future, or what staff write today would stand below it. Earlier by a
 * minute for each place in the list, so that items of one month keep their order.
 */
const publishedAt = ({ date }: SeedItem<unknown>, index: number, now: number): Date =>
  new Date(Math.min(date ? Date.parse(`${date}T09:00:00Z`) : now, now) - index * MINUTE_MS);

/** Pictures on their way at once: while two are drawn, the next are there. */
const PICTURES_AT_ONCE = 4;

/** Stores every picture and film, each name once. */
async function storeFiles(items: SeedItem<unknown>[], needs: SeedNeeds): Promise<(name: string) => Stored> {
  const pictures = new Map(items.flatMap(item => item.pictures).map(picture => [picture.name, picture]));
  const films = items.flatMap(item => item.film ?? []);
  const total = pictures.size + films.length;
  const stored = new Map<string, Stored>();
  const keep = (name: string, file: Stored) => {
    stored.set(name, file);
    needs.onProgress?.(stored.size, total);
  };
  const storing = pLimit(PICTURES_AT_ONCE).map(
    pictures.values(),
    async ({ load, name, type, alt, width, focus }) => {
      const { url, pixel } = await needs.images.store(await load(), `${name}.${type}`, {
        widest: width,
        alt,
      });
      if (focus) await setFocus(needs.db, url, focus);
      keep(name, { src: url, src_pixel: pixel, alt });
    },
  );
  const filming = films.map(async film =>
    keep(film.name, { src: await storeFilm(film, needs), src_pixel: '', alt: '' }),
  );
  await Promise.all([storing, ...filming]);
  return name => {
    const file = stored.get(name);
    if (!file) throw new Error(`The demo content names a file it does not bring: ${name}`);
    return file;
  };
}

async function storeFilm(
  { name, width, height, load }: Film,
  { db, mediaStore }: SeedNeeds,
): Promise<string> {
  const data = await load();
  const key = mediaKey(name);
  const file = { key: `${key}.mp4`, width, type: 'video/mp4' };
  const url = mediaStore.url(file.key);
  await insertMedia(db, { key, url, width, height, pixel: '', files: [file], now: new Date() });
  await mediaStore.put(file.key, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'), file.type);
  return url;
}
