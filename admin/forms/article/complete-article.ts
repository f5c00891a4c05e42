import { createPlaceholderCover } from '../../../art/placeholder-cover';
import { listArticleTexts } from '../../../domain/article-texts';
import { getSite } from '../../../domain/current-site';
import { getValueAt } from '../../../domain/fields/path';
import { SVG_MIME_TYPE } from '../../../domain/limits';
import { getReadingMinutes } from '../../../domain/reading-time';
import { findResponsiveImage } from '../../../domain/responsive';
import { findSlug } from '../../../domain/slug';
import { api } from '../../../trpc/client';
import type { Form } from '../../fields/form-context';
import { uploadToStore } from '../../upload-image';
import type { CurrentUser } from '../../use-current-user';
import type { ArticleItem, ArticleValues } from './article-values';

/** Returns the reading time in minutes, or undefined for an empty text. */
export function findReadingMinutes(story: readonly ArticleItem[]): number | undefined {
  const texts = listArticleTexts(story);
  return texts.some(Boolean) ? getReadingMinutes(texts) : undefined;
}

/** Returns the user as an author, with position and portrait from *People* if listed there. */
export function toAuthor({ name, photo }: { name: string; photo?: CurrentUser['photo'] }) {
  const person = getSite().people.find(candidate => candidate.name === name);
  const src = [person?.portrait, photo].find(url => url && findResponsiveImage(url)) ?? '';
  const avatar = { src, pixel: '', alt: src && name };
  return { name, position: person?.role ?? '', info: '', link: '', avatar };
}

/** Stores a generated image, which is always the same for a seed. */
async function storeGeneratedImage(seed: string): Promise<{ src: string; alt: string }> {
  const { svg, alt } = createPlaceholderCover(seed);
  const file = new File([svg], `${seed}.svg`, { type: SVG_MIME_TYPE });
  // Upload directly, to skip the message that the library already contains the image.
  const src = await uploadToStore(file, { onProgress: () => undefined }, undefined, async upload => {
    const { url } = await api.media.complete.mutate(upload);
    return url;
  });
  return { src, alt };
}

/**
 * Fills in missing values of an article: the user as the author, the reading time, and drawn images. Does nothing
 * without a title.
 */
export async function completeArticle({ store, set }: Form, user: CurrentUser | undefined): Promise<void> {
  const { title, address, story, readingTime, author } = store.get() as ArticleValues;
  const slug = findSlug(address || title);
  if (!slug) return;
  if (!author?.name && user?.name) set('author', toAuthor(user));
  if (!readingTime) set('readingTime', findReadingMinutes(story) ?? 0);
  const name = String(getValueAt(store.get(), 'author.name') ?? '');
  await Promise.all([
    drawMissing('cover', slug),
    name && drawMissing('author.avatar', findSlug(name) ?? 'author', { alt: name }),
  ]);

  async function drawMissing(path: string, seed: string, extraFields: { alt?: string } = {}) {
    const getImage = () => getValueAt(store.get(), path) as { src?: string } | undefined;
    if (getImage()?.src) return;
    const generatedImage = await storeGeneratedImage(seed);
    // The editor may have chosen an image during the upload.
    if (!getImage()?.src) set(path, { ...getImage(), ...generatedImage, ...extraFields });
  }
}
