import { findMediaByUrl, releaseUploads } from '../../db/media';
import { isDataImage } from '../../domain/data-image';
import { createFieldError, DomainError } from '../../domain/errors';
import {
  type FileField,
  listFileFields,
  replaceFiles,
  type StoredImage,
  type StoredImages,
} from '../../domain/kinds/files';
import { DATA_IMAGES_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { z } from '../../domain/zod';
import type { Context } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images'>;

const DATA_URL_NAME = 'image';

/**
 * Stores data URLs as files (rule 41), and fills in empty `pixel` values. If `save` fails, the new files go to the
 * trash.
 * @throws DomainError `invalid` or `too_large` with the field’s path, and any error of `save`.
 */
export const withStoredImages = <Input extends object, Result>(
  needs: Needs,
  schema: z.ZodObject,
  input: Input,
  save: (input: Input) => Promise<Result>,
): Promise<Result> =>
  saveWithStoredImages(needs, listFileFields(schema, input), storedImages =>
    save(replaceFiles(schema, input, storedImages)),
  );

async function saveWithStoredImages<Result>(
  needs: Needs,
  fields: FileField[],
  save: (storedImages: StoredImages) => Promise<Result>,
): Promise<Result> {
  const images = new Set(fields.map(({ src }) => src).filter(isDataImage));
  if (images.size > DATA_IMAGES_MAX) throw new DomainError('too_large', messages.imagesTooMany);
  const storedImages = new Map<string, StoredImage>();
  const storedUrls: string[] = [];
  try {
    for (const { path, src } of fields) {
      if (!isDataImage(src) || storedImages.has(src)) continue;
      const { url, pixel } = await storeDataUrl(needs, path, src);
      storedUrls.push(url);
      storedImages.set(src, { src: url, pixel });
    }
    const urls = fields.map(field => field.src).filter(src => !isDataImage(src));
    for (const { url, pixel } of await findMediaByUrl(needs.db, urls))
      storedImages.set(url, { src: url, pixel });
    return await save(storedImages);
  } catch (error) {
    if (storedUrls.length > 0) {
      await releaseUploads(needs.db, storedUrls, needs.clock.now());
      needs.images.scheduleSweep();
    }
    throw error;
  }
}

async function storeDataUrl({ images }: Needs, path: string, src: string) {
  try {
    return await images.store(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'), DATA_URL_NAME);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw createFieldError(error.kind, path, error.message);
  }
}
