import path from 'node:path';
import pLimit from 'p-limit';
import {
  ATTACHMENTS_FOLDER_NAME,
  KEY_FILE_NAME,
  PRIVATE_MEDIA_FOLDER_NAME,
  UPLOADS_FOLDER_NAME,
} from '../backup/names';
import { listFolder, readFileIfExists } from '../files/missing-files';
import type { Log } from '../log';
import type { ReplicaBucket } from './bucket';
import type { FileCipher } from './encryption';

export const FILES_PREFIX = 'files/';
/** Folder with the copies of all images, public and private. */
export const MEDIA_COPIES_NAME = 'media';

const CONCURRENCY = 8;

/** Folders in `DATA_DIR` by the name of their copies. */
const FOLDERS = {
  [ATTACHMENTS_FOLDER_NAME]: [ATTACHMENTS_FOLDER_NAME],
  [MEDIA_COPIES_NAME]: [PRIVATE_MEDIA_FOLDER_NAME, UPLOADS_FOLDER_NAME],
};

type CopiesNeeds = { bucket: ReplicaBucket; cipher: FileCipher; dataDir: string; log: Log };

/** Copies of the site’s files in the bucket. Files never change, so each is copied only once. */
export class FileCopies {
  readonly #copiedNames = new Set<string>();
  readonly #pendingNames = new Set<string>();
  #unusedNames = new Set<string>();

  constructor(readonly needs: CopiesNeeds) {}

  get pendingCount(): number {
    return this.#pendingNames.size;
  }

  /**
   * Copies a new file before a row names it.
   * @returns whether it was copied. Otherwise `copyMissing` copies it later.
   */
  async add(name: string): Promise<boolean> {
    try {
      await this.#copyFile(name);
      return true;
    } catch (error) {
      this.#pendingNames.add(name);
      this.needs.log.warn({ err: error }, 'a file could not be copied to the replica yet');
      return false;
    }
  }

  async #copyFile(name: string): Promise<void> {
    if (this.#copiedNames.has(name)) return;
    const bytes = await this.#read(name);
    if (bytes) {
      await this.needs.bucket.write(FILES_PREFIX + name, this.needs.cipher.encrypt(name, bytes));
      this.#copiedNames.add(name);
    }
    this.#pendingNames.delete(name);
  }

  /** Returns undefined for a file that was deleted. */
  async #read(name: string): Promise<Buffer | undefined> {
    const [kind = '', key] = name.split('/');
    if (!key) return readFileIfExists(path.join(this.needs.dataDir, name));
    for (const folder of FOLDERS[kind as keyof typeof FOLDERS]) {
      const bytes = await readFileIfExists(path.join(this.needs.dataDir, folder, key));
      if (bytes) return bytes;
    }
    return undefined;
  }

  /** Copies the files that the bucket lacks. Throws Error when a file couldn’t be copied. */
  async copyMissing(signal?: AbortSignal): Promise<void> {
    for (const { name } of await this.needs.bucket.list(FILES_PREFIX))
      this.#copiedNames.add(name.slice(FILES_PREFIX.length));
    const names = [...(await this.#listFiles()), ...this.#pendingNames];
    const limit = pLimit(CONCURRENCY);
    await Promise.all(names.map(name => limit(async () => signal?.aborted || this.#copyFile(name))));
  }

  /**
   * Deletes copies whose files are missing for the second call in a row, because the replica may name them until
   * then.
   */
  async deleteUnusedCopies(): Promise<void> {
    const files = new Set(await this.#listFiles());
    const copies = (await this.needs.bucket.list(FILES_PREFIX)).map(({ name }) =>
      name.slice(FILES_PREFIX.length),
    );
    const unusedNames = new Set(copies.filter(name => !files.has(name)));
    for (const name of unusedNames) {
      if (!this.#unusedNames.has(name)) continue;
      await this.needs.bucket.remove(FILES_PREFIX + name);
      this.#copiedNames.delete(name);
      unusedNames.delete(name);
    }
    this.#unusedNames = unusedNames;
  }

  async #listFiles(): Promise<string[]> {
    const names = [KEY_FILE_NAME];
    for (const [kind, folders] of Object.entries(FOLDERS))
      for (const folder of folders)
        for (const key of await listFolder(path.join(this.needs.dataDir, folder)))
          names.push(`${kind}/${key}`);
    // Names of partial files begin with a dot.
    return names.filter(name => !path.basename(name).startsWith('.'));
  }
}
