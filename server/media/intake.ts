import { randomBytes } from 'node:crypto';
import { type Db, whenFree } from '../../db/connection';
import { insertMedia, releaseTaken } from '../../db/media';
import { DomainError } from '../../domain/errors';
import { IMAGE_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { slugify } from '../../domain/slug';
import type { Clock, MediaIntake, MediaStore, TakenImage } from '../../trpc/ports';
import { decode } from './decode';
import { encode, previewPixel } from './encode';

export type IntakeNeeds = {
  db: Db;
  store: MediaStore;
  clock: Clock;
  /** Deletes what is in the trash, in the background. */
  sweepSoon: () => void;
};

const JOBS_AT_ONCE = 2;
const NAME_MAX = 60;

/** `Plan of Lviv (2).PNG` → `3f…-plan-of-lviv-2`: unique, and safe in every store and address. */
export function mediaKey(name: string): string {
  const stem = name.replace(/^.*[/\\]/s, '').replace(/\.[^.]*$/, '');
  let safe = 'image';
  try {
    safe = slugify(stem).slice(0, NAME_MAX).replace(/-$/, '');
  } catch {
    // A name without a letter or digit says nothing worth keeping.
  }
  return `${randomBytes(8).toString('hex')}-${safe}`;
}

/** Takes images in: checked, decoded, stripped, re-encoded, recorded, stored (DECISIONS 5). */
export function mediaIntake({ db, store, clock, sweepSoon }: IntakeNeeds): MediaIntake {
  const twoAtATime = limitJobs(JOBS_AT_ONCE);

  async function takeIn(bytes: Uint8Array, name: string): Promise<TakenImage> {
    const image = await decode(bytes);
    const key = mediaKey(name);
    const { fallback, width, height, files } = await encode(image, key);
    const pixel = await previewPixel(image);
    const url = store.url(fallback.key);
    // The record first: whatever stops us now, the daily job knows which files to clear away.
    const listed = files.map(file => ({ key: file.key, width: file.width, type: file.type }));
    await whenFree(() =>
      insertMedia(db, { key, url, width, height, pixel, files: listed, now: clock.now() }),
    );
    try {
      for (const file of files) await store.put(file.key, file.bytes, file.type);
    } catch (error) {
      await whenFree(() => releaseTaken(db, [url], clock.now()));
      sweepSoon();
      throw error;
    }
    return { url, pixel, width, height };
  }

  return {
    async take(bytes, name) {
      if (bytes.length > IMAGE_MAX_BYTES) throw new DomainError('too_large', messages.fileTooLarge);
      return twoAtATime(() => takeIn(bytes, name));
    },
    sweepSoon,
  };
}

/** Runs at most `count` jobs at the same time; the others wait for their turn. */
function limitJobs(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;
  return async <T>(job: () => Promise<T>): Promise<T> => {
    if (free === 0) await new Promise<void>(resolve => waiting.push(resolve));
    else free -= 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
