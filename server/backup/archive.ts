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
const SEAL = 'manifest.sha256';

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
  async function fill() {
    const files: Manifest['files'] = [];
    for (const name of names) {
      const part = path.join(folder, name);
      const { size } = await stat(part);
      const sha256 = await addPart(archive, name, size, createReadStream(part));
      files.push({ name, size, sha256 });
    }
    const manifest = { format: FORMAT, created: created.toISOString(), files, missing } satisfies Manifest;
    const list = Buffer.from(JSON.stringify(manifest));
    const seal = Buffer.from(await addPart(archive, MANIFEST, list.length, [list]));
    await addPart(archive, SEAL, seal.length, [seal]);
    archive.finalize();
  }
  await Promise.all([
    writeDurably(path.dirname(file), path.basename(file), archive as AsyncIterable<Uint8Array>),
    fill().catch(error => archive.destroy(error)),
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

/** Processes one file. Must read its stream to the end. */
type PartReader = (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>;

/** @throws Error when any part is damaged. Its message completes a sentence. */
export async function readArchive(file: string, readPart: PartReader): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>();
  const texts = new Map<string, string>();
  const source = createReadStream(file);
  const entries = extract();
  source.on('error', error => entries.destroy(error));
  source.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, type } = entry.header;
      const isNote = name === MANIFEST || name === SEAL;
      if (type !== 'file' || found.has(name) || !(isNote || isPartName(name)))
        throw new Error(`it contains an unexpected file (${name})`);
      const measured = measureBytes(entry as AsyncIterable<Uint8Array>);
      if (isNote) texts.set(name, await text(measured.bytes));
      else await readPart(name, measured.bytes);
      found.set(name, measured.result());
    }
  } finally {
    source.destroy();
  }
  const manifest = readManifest(texts.get(MANIFEST), found.get(MANIFEST)?.sha256 === texts.get(SEAL));
  found.delete(MANIFEST);
  found.delete(SEAL);
  const differs = manifest.files.find(({ name, size, sha256 }) => {
    const part = found.get(name);
    return part?.size !== size || part.sha256 !== sha256;
  });
  if (differs) throw new Error(`${differs.name} is damaged or missing`);
  if (found.size !== manifest.files.length) throw new Error('it contains files that are missing in its list');
  return manifest;
}

function readManifest(list: string | undefined, sealed: boolean): Manifest {
  if (list === undefined) throw new Error('it is truncated, or not a backup of this site');
  if (!sealed) throw new Error('its list of files is damaged');
  const { format, ...rest } = JSON.parse(list);
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
