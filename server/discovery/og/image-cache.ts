import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ImageProcesses } from '../../images';
import { QueueFullError } from '../../pages/page-queue';
import type { Subject } from './subject';

/** Increment when the rendering changes, so that images are rendered again. */
const RENDERING_VERSION = 1;

/** Maximum number of queued images, about ten seconds of work. */
const QUEUED_IMAGES_MAX = 20;

const hashName = (text: string) => hash('sha1', text).slice(0, 16);

/**
 * Renders images once and caches them in a folder. File names contain a content hash, and a newer image replaces the
 * older one.
 */
export function createImageCache(folder: string, imageProcesses: ImageProcesses) {
  const runningRenders = new Map<string, Promise<Buffer>>();
  // Public requests must never delay images that staff upload.
  const renderInTurn = pLimit(1);

  async function read(prefix: string, file: string, subject: Subject): Promise<Buffer> {
    const cachedImage = await readFile(path.join(folder, file)).catch(() => undefined);
    if (cachedImage) return cachedImage;
    if (renderInTurn.pendingCount >= QUEUED_IMAGES_MAX) throw new QueueFullError();
    return renderInTurn(() => draw(prefix, file, subject));
  }

  async function draw(
    prefix: string,
    file: string,
    { frame, loadArt, loadPortrait }: Subject,
  ): Promise<Buffer> {
    const input = { frame, art: await loadArt(), portrait: await loadPortrait?.() };
    const png = await imageProcesses.draw('drawShareImage', input);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const temporaryFile = path.join(folder, `.${file}.half`);
    await writeFile(temporaryFile, png);
    await rename(temporaryFile, path.join(folder, file));
    for (const cachedFile of await readdir(folder)) {
      if (cachedFile.startsWith(prefix) && cachedFile !== file)
        await rm(path.join(folder, cachedFile), { force: true });
    }
    return png;
  }

  /**
   * Returns an image from the cache, or renders it once for concurrent requests.
   * @throws QueueFullError when too many images are queued.
   */
  return (name: string, subject: Subject): Promise<Buffer> => {
    const prefix = `${hashName(name)}.`;
    const file = `${prefix}${hashName(JSON.stringify([RENDERING_VERSION, subject.frame, subject.artName]))}.png`;
    const drawing =
      runningRenders.get(file) ?? read(prefix, file, subject).finally(() => runningRenders.delete(file));
    runningRenders.set(file, drawing);
    return drawing;
  };
}
