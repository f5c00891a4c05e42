import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { ATTACHMENTS_FOLDER_NAME } from '../backup/names';
import { writeDurably } from '../files/durable-file';
import type { ReplicaBucket, StoredObject } from './bucket';
import type { FileCipher } from './encryption';
import { FILES_PREFIX, MEDIA_COPIES_NAME } from './file-copies';
import type { StoredLease } from './lease';
import { getDatabasePath } from './litestream';

const CONCURRENCY = 16;
/** Interval (ms) between searches for a newer generation or snapshot. */
const SEARCH_INTERVAL_MS = 60_000;

/** Folder in `DATA_DIR` with the standby’s copy of the bucket. */
export const STANDBY_FOLDER_NAME = 'standby';
export const MIRROR_FOLDER_NAME = 'database';

const getGeneration = (name: string) => /\/generations\/(\w+)\//.exec(name)?.[1];
const isSnapshot = (name: string) => name.includes('/snapshots/');
/** Returns the number of a WAL file or snapshot. A snapshot has the number of the WAL file that follows it. */
const getIndex = (name: string) => Number.parseInt(/\/([0-9a-f]{8})[._]/.exec(name)?.[1] ?? '0', 16);

/**
 * Selects the objects that a restore needs: the last snapshot of the newest generation that has one, and the log after
 * that snapshot.
 * @param objects Litestream’s objects of one epoch.
 */
export function selectGeneration(
  objects: readonly StoredObject[],
): { generation: string; names: string[] } | undefined {
  const usableGenerations = new Set(
    objects.filter(({ name }) => isSnapshot(name)).map(({ name }) => getGeneration(name)),
  );
  const [newestObject] = objects
    .filter(({ name }) => usableGenerations.has(getGeneration(name)))
    .sort((object, otherObject) => otherObject.modifiedAt.getTime() - object.modifiedAt.getTime());
  const generation = newestObject && getGeneration(newestObject.name);
  if (!generation) return undefined;
  const names = objects.map(({ name }) => name).filter(name => getGeneration(name) === generation);
  const first = Math.max(...names.filter(isSnapshot).map(getIndex));
  return {
    generation,
    names: names.filter(name => (isSnapshot(name) ? getIndex(name) === first : getIndex(name) >= first)),
  };
}

type FollowerNeeds = { bucket: ReplicaBucket; cipher: FileCipher; dataDir: string };

/** Local copy of the bucket’s newest generation and of the files, updated on demand. */
export class Follower {
  readonly folder: string;
  #lastName: string | undefined;
  #searchedAt = Number.NEGATIVE_INFINITY;
  generation: string | undefined;
  /** Epoch of the generation. Undefined until the first generation is found. */
  epoch: number | undefined;
  /** Time at which the copy last equalled the bucket (milliseconds since 1970). */
  currentAt: number | undefined;

  constructor(readonly needs: FollowerNeeds) {
    this.folder = path.join(needs.dataDir, STANDBY_FOLDER_NAME);
  }

  /**
   * Downloads new objects.
   * @param shouldSearch searches for a newer generation now
   */
  async follow(lease: StoredLease, shouldSearch = false): Promise<void> {
    const startedAt = Date.now();
    const isSearchDue =
      shouldSearch ||
      lease.epoch !== this.epoch ||
      lease.generation !== this.generation ||
      performance.now() - this.#searchedAt > SEARCH_INTERVAL_MS;
    const isChanged = isSearchDue ? await this.#search(lease.epoch) : await this.#readNewest();
    if (isChanged || isSearchDue) await this.#copyFiles();
    if (this.generation) this.currentAt = startedAt;
  }

  /** Deletes the copy once the site has been installed from it. */
  async clear(): Promise<void> {
    for (const name of [MIRROR_FOLDER_NAME, ATTACHMENTS_FOLDER_NAME, MEDIA_COPIES_NAME])
      await rm(path.join(this.folder, name), { recursive: true, force: true });
  }

  async #search(epoch: number): Promise<boolean> {
    const selection = selectGeneration(
      await this.needs.bucket.list(`${getDatabasePath(epoch)}/generations/`),
    );
    this.#searchedAt = performance.now();
    if (!selection) return false;
    await this.#download(selection.names);
    this.generation = selection.generation;
    this.epoch = epoch;
    this.#lastName = selection.names.filter(name => !isSnapshot(name)).at(-1);
    await this.#deleteExcept(MIRROR_FOLDER_NAME, new Set(selection.names.map(toMirrorName)));
    return true;
  }

  async #readNewest(): Promise<boolean> {
    const folder = `${getDatabasePath(this.epoch ?? 0)}/generations/${this.generation}/wal/`;
    const names = (await this.needs.bucket.list(folder, this.#lastName)).map(({ name }) => name);
    await this.#download(names);
    this.#lastName = names.at(-1) ?? this.#lastName;
    return names.length > 0;
  }

  async #download(names: readonly string[]): Promise<void> {
    const limit = pLimit(CONCURRENCY);
    await Promise.all(
      names.map(name =>
        limit(() => this.#save(name, `${MIRROR_FOLDER_NAME}/${toMirrorName(name)}`, bytes => bytes)),
      ),
    );
  }

  async #copyFiles(): Promise<void> {
    const objects = await this.needs.bucket.list(FILES_PREFIX);
    const names = objects.map(({ name }) => name.slice(FILES_PREFIX.length));
    const limit = pLimit(CONCURRENCY);
    await Promise.all(
      names.map(name =>
        limit(() => this.#save(FILES_PREFIX + name, name, bytes => this.needs.cipher.decrypt(name, bytes))),
      ),
    );
    for (const kind of [ATTACHMENTS_FOLDER_NAME, MEDIA_COPIES_NAME])
      await this.#deleteExcept(
        kind,
        new Set(names.filter(name => name.startsWith(kind)).map(name => path.basename(name))),
      );
  }

  /** Saves an object unless the folder already has it, because objects never change. */
  async #save(objectName: string, name: string, convert: (bytes: Buffer) => Buffer): Promise<void> {
    const file = path.join(this.folder, name);
    if (existsSync(file)) return;
    const object = await this.needs.bucket.read(objectName);
    if (object) await writeDurably(path.dirname(file), path.basename(file), convert(object.bytes));
  }

  async #deleteExcept(folder: string, names: ReadonlySet<string>): Promise<void> {
    const root = path.join(this.folder, folder);
    await mkdir(root, { recursive: true, mode: 0o700 });
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (entry.isFile() && !names.has(path.relative(root, file))) await rm(file, { force: true });
    }
  }
}

/** Removes the epoch, because a restore reads Litestream’s own layout. */
const toMirrorName = (name: string) => name.slice(name.indexOf('/') + 1);
