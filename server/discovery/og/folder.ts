import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { Busy } from '../../pages/page-queue';
import type { Pictures } from '../../pictures';
import type { Subject } from './subject';

/** Goes up when the drawing of pictures changes, so that older ones are drawn again. */
const EDITION = 1;

/** Pictures that wait to be drawn, some ten seconds of work. */
const WAITING_MAX = 20;

const hash = (text: string) => createHash('sha1').update(text).digest('hex').slice(0, 16);

/**
 * Pictures drawn once and kept in a folder, one of each name: what a picture shows is in the name of its file,
 * and a newer one takes the place of the older.
 */
export function pictureFolder(folder: string, pictures: Pictures) {
  const underway = new Map<string, Promise<Buffer>>();
  // What anybody may ask for never keeps what staff send waiting.
  const oneAtATime = pLimit(1);

  async function read(prefix: string, file: string, subject: Subject): Promise<Buffer> {
    const kept = await readFile(path.join(folder, file)).catch(() => undefined);
    if (kept) return kept;
    if (oneAtATime.pendingCount >= WAITING_MAX) throw new Busy();
    return oneAtATime(() => draw(prefix, file, subject));
  }

  async function draw(prefix: string, file: string, { frame, art, portrait }: Subject): Promise<Buffer> {
    const input = { frame, art: await art(), portrait: await portrait?.() };
    const png = await pictures.draw('drawSharePicture', input);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const half = path.join(folder, `.${file}.half`);
    await writeFile(half, png);
    await rename(half, path.join(folder, file));
    for (const other of await readdir(folder)) {
      if (other.startsWith(prefix) && other !== file) await rm(path.join(folder, other), { force: true });
    }
    return png;
  }

  /** The picture of a subject, from the folder or drawn now; asked for twice at once, it is drawn once. @throws Busy */
  return (name: string, subject: Subject): Promise<Buffer> => {
    const prefix = `${hash(name)}.`;
    const file = `${prefix}${hash(JSON.stringify([EDITION, subject.frame, subject.artName]))}.png`;
    const drawing = underway.get(file) ?? read(prefix, file, subject).finally(() => underway.delete(file));
    underway.set(file, drawing);
    return drawing;
  };
}
