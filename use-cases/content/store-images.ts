import { mediaByUrl, releaseTaken } from '../../db/media';
import type { ArticleInput } from '../../domain/article';
import type { CaseInput } from '../../domain/case';
import { isDataImage } from '../../domain/data-image';
import { DomainError, fieldRefusal } from '../../domain/errors';
import {
  articleImageFields,
  caseImageFields,
  type ImageField,
  replaceArticleImages,
  replaceCaseImages,
  type StoredImage,
  type StoredImages,
} from '../../domain/image-fields';
import type { Context } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images'>;

/** A name for images that came as data strings. */
const DATA_NAME = 'image';

/**
 * Saves a case whose image fields may hold data strings (rule 41): they are stored as files first, and an
 * empty `src_pixel` of an image of ours is filled in. When saving fails, the new files go to the trash.
 * @throws DomainError `invalid` or `too_large` with the field's path, and what `save` throws.
 */
export const withCaseImages = <Input extends Partial<CaseInput>, Result>(
  needs: Needs,
  input: Input,
  save: (input: Input) => Promise<Result>,
): Promise<Result> =>
  withStored(needs, caseImageFields(input), stored => save(replaceCaseImages(input, stored)));

/** Saves an article whose image fields may hold data strings, as `withProjectImages` does a case. */
export const withArticleImages = <Input extends Partial<ArticleInput>, Result>(
  needs: Needs,
  input: Input,
  save: (input: Input) => Promise<Result>,
): Promise<Result> =>
  withStored(needs, articleImageFields(input), stored => save(replaceArticleImages(input, stored)));

async function withStored<Result>(
  needs: Needs,
  fields: ImageField[],
  save: (stored: StoredImages) => Promise<Result>,
): Promise<Result> {
  const stored = new Map<string, StoredImage>();
  const taken: string[] = [];
  try {
    for (const { path, src } of fields) {
      if (!isDataImage(src) || stored.has(src)) continue;
      const { url, pixel } = await takeData(needs, path, src);
      taken.push(url);
      stored.set(src, { src: url, pixel });
    }
    const named = fields.map(field => field.src).filter(src => !isDataImage(src));
    for (const { url, pixel } of await mediaByUrl(needs.db, named)) stored.set(url, { src: url, pixel });
    return await save(stored);
  } catch (error) {
    if (taken.length > 0) {
      await releaseTaken(needs.db, taken, needs.clock.now());
      needs.images.sweepSoon();
    }
    throw error;
  }
}

async function takeData({ images }: Needs, path: string, src: string) {
  try {
    return await images.store(Buffer.from(src.slice(src.indexOf(',') + 1), 'base64'), DATA_NAME);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw fieldRefusal(error.kind, path, error.message);
  }
}
