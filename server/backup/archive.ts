import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { extract, type Pack, pack } from 'tar-stream';
import { z } from 'zod';
import { writeDurably } from '../files/durable-file';
import { isPartName } from './names';

/** Incremented when earlier versions can’t restore the new format. */
const FORMAT = 2;
const MANIFEST = 'manifest.json';
/** SHA-256 of the manifest, which has the hashes of all other files. */
const MANIFEST_HASH = 'manifest.sha256';

const manifestSchema = z.object({
  format: z.number(),
  /** ISO 8601, UTC. */
  created: z.string(),
  files: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Referenced files that were lost before the backup. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Writes a backup that only its owner can read, completely or not at all.
 * @param file the target.
 * @param folder contains the files in `names`.
 */
export async function writeArchive(
  file: string,
  folder: string,
  names: readonly string[],
  { created, missing }: { created: Date; missing: string[] },
): Promise<void> {
  const archive = pack();
  async function addParts() {
    const files: Manifest['files'] = [];
    for (const name of names) {
      const partPath = path.join(folder, name);
      const { size } = await stat(partPath);
      const sha256 = await addPart(archive, name, size, createReadStream(partPath));
      files.push({ name, size, sha256 });
    }
    const manifest = { format: FORMAT, created: created.toISOString(), files, missing } satisfies Manifest;
    const manifestBytes = Buffer.from(JSON.stringify(manifest));
    const hash = Buffer.from(await addPart(archive, MANIFEST, manifestBytes.length, [manifestBytes]));
    await addPart(archive, MANIFEST_HASH, hash.length, [hash]);
    archive.finalize();
  }
  await Promise.all([
    writeDurably(path.dirname(file), path.basename(file), archive as AsyncIterable<Uint8Array>),
    addParts().catch(error => archive.destroy(error)),
  ]);
}

/** Adds a file to the archive and returns its SHA-256. */
async function addPart(
  archive: Pack,
  name: string,
  size: number,
  bytes: Iterable<Buffer> | AsyncIterable<Buffer>,
): Promise<string> {
  const hash = createHash('sha256');
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name, size, mode: 0o600 }, error => (error ? reject(error) : resolve()));
    const feedParser = async () => {
      for await (const chunk of bytes) {
        hash.update(chunk);
        if (!entry.write(chunk)) await once(entry, 'drain');
      }
      entry.end(undefined);
    };
    feedParser().catch(reject);
  });
  return hash.digest('hex');
}

/** Function that processes one file. Must read its stream to the end. */
type PartReader = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** @throws Error when any part is damaged. Its message completes a sentence. */
export async function readArchive(file: string, readPart: PartReader): Promise<Manifest> {
  const foundParts = new Map<string, { size: number; sha256: string }>();
  const noteTexts = new Map<string, string>();
  const source = createReadStream(file);
  const entries = extract();
  source.on('error', error => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      const isManifestPart = name === MANIFEST || name === MANIFEST_HASH;
      if (type !== 'file' || foundParts.has(name) || !(isManifestPart || isPartName(name)))
        throw new Error(`it contains an unexpected file (${name})`);
      const measuredPart = measureBytes(entry as AsyncIterable<Uint8Array>);
      if (isManifestPart) noteTexts.set(name, await text(measuredPart.bytes));
      else await readPart(name, measuredPart.bytes);
      foundParts.set(name, measuredPart.result());
    }
  } finally {
    source.destroy();
  }
  const manifest = readManifest(
    noteTexts.get(MANIFEST),
    foundParts.get(MANIFEST)?.sha256 === noteTexts.get(MANIFEST_HASH),
  );
  foundParts.delete(MANIFEST);
  foundParts.delete(MANIFEST_HASH);
  const damagedFile = manifest.files.find(({ name, size, sha256 }) => {
    const foundPart = foundParts.get(name);
    return foundPart?.size !== size || foundPart.sha256 !== sha256;
  });
  if (damagedFile) throw new Error(`${damagedFile.name} is damaged or missing`);
  if (foundParts.size !== manifest.files.length)
    throw new Error('it contains files that are missing in its list');
  return manifest;
}

function readManifest(manifestText: string | undefined, hasValidHash: boolean): Manifest {
  if (manifestText === undefined) throw new Error('it is truncated, or not a backup of this site');
  if (!hasValidHash) throw new Error('its list of files is damaged');
  const { format, ...rest } = JSON.parse(manifestText);
  if (!(format <= FORMAT)) throw new Error('it was made by a later version of the site');
  return manifestSchema.parse({ format, ...rest });
}

function measureBytes(source: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256');
  let size = 0;
  async function* readBytes() {
    for await (const chunk of source) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  return { bytes: readBytes(), result: () => ({ size, sha256: hash.digest('hex') }) };
}
