import type { z } from 'zod';
import { createPlaceholderCover } from '../../../art/placeholder-cover';
import { listArticleTexts } from '../../../domain/article-texts';
import { getSite } from '../../../domain/current-site';
import { getValueAt } from '../../../domain/fields/path';
import type { Article, articleSchema } from '../../../domain/kinds/article';
import { SVG_MIME_TYPE } from '../../../domain/limits';
import { countWords, getReadingMinutes } from '../../../domain/reading-time';
import { findResponsiveImage, getSmallestSource } from '../../../domain/responsive';
import { findChosenSlug, findSlug } from '../../../domain/slug';
import { toStaffSource } from '../../../domain/staff-media';
import { api } from '../../../trpc/client';
import type { Form } from '../../fields/form-context';
import { uploadToStore } from '../../upload-image';
import type { CurrentUser } from '../../use-current-user';

const wordCounts = new WeakMap<ArticleItem, number>();

/** Counts words. Unchanged blocks stay the same objects and aren't counted again. */
export const countStoryWords = (story: readonly ArticleItem[]): number =>
  story.reduce((sum, block) => {
    const count = wordCounts.get(block) ?? countWords(listArticleTexts([block]).join(' '));
    wordCounts.set(block, count);
    return sum + count;
  }, 0);

/** Returns the reading time in minutes, or undefined for an empty text. */
export function findReadingMinutes(story: readonly ArticleItem[]): number | undefined {
  const count = countStoryWords(story);
  return count > 0 ? getReadingMinutes(count) : undefined;
}

/** Returns a user or a person as an author. Details that the profile lacks come from *People*. */
export function toAuthor({ name, photo, position }: Pick<CurrentUser, 'name'> & Partial<CurrentUser>) {
  const person = getSite().people.find(candidate => candidate.name === name);
  const src = [person?.portrait, photo].find(url => url && findResponsiveImage(url)) ?? '';
  const avatar = { src, pixel: '', alt: src && name };
  return { name, position: position || person?.role || '', info: '', link: '', avatar };
}

/** Returns the URL of the smallest version of a portrait, or an empty string without a portrait. */
export const getSmallPortrait = (src: string | undefined): string =>
  src ? toStaffSource(getSmallestSource(src)) : '';

/** Position of an author who is neither in *People* nor the author of another article. */
const DEFAULT_POSITION = 'Author';

/** Number of recent articles whose authors are known to the form. */
export const ARTICLES_SCANNED = 20;

/** Returns the author of an article, or undefined if it was deleted. */
export async function findAuthor(id: string): Promise<Article['author'] | undefined> {
  const result = await api.articles.byId.query({ id });
  return result.kind === 'found' ? result.item.author : undefined;
}

/** Returns the author of a recent article by name, or undefined if there is none. */
async function findAuthorByName(name: string): Promise<Article['author'] | undefined> {
  const { items } = await api.articles.list.query({ limit: ARTICLES_SCANNED });
  const id = items.find(({ author }) => author.name === name)?._id;
  return id === undefined ? undefined : findAuthor(id);
}

/** Stores a drawing in the library, which stores identical drawings only once. */
export async function storeDrawing(name: string, { svg, alt }: { svg: string; alt: string }) {
  const file = new File([svg], `${name}.svg`, { type: SVG_MIME_TYPE });
  // Upload directly, to skip the message that the library already contains the image.
  const src = await uploadToStore(file, { onProgress: () => undefined }, undefined, async upload => {
    const { url } = await api.media.complete.mutate(upload);
    return url;
  });
  return { src, alt };
}

export const COMPLETED_PATHS = [
  ...['author', 'author.name', 'author.position', 'author.avatar', 'author.avatar.src'],
  ...['cover', 'cover.src', 'readingTime'],
];

/**
 * Fills in missing values of an article: the author (the user), the author's position, the reading time and drawn
 * images. Does nothing without a slug.
 */
export async function completeArticle({ store, set }: Form, user: CurrentUser | undefined): Promise<void> {
  const { title, address, story, readingTime, author } = store.get() as ArticleValues;
  const slug = findChosenSlug({ title, address });
  if (!slug) return;
  if (!author?.name && user?.name) set('author', toAuthor(user));
  if (!readingTime) set('readingTime', findReadingMinutes(story) ?? 0);
  const { name = '', position } = (store.get() as ArticleValues).author ?? {};
  if (name && !position) {
    const details = await findAuthorByName(name).catch(() => undefined);
    const current = (store.get() as ArticleValues).author;
    if (current?.name === name && !current.position)
      set('author', { ...current, position: DEFAULT_POSITION, ...details });
  }
  await Promise.all([
    drawMissing('cover', slug),
    name && drawMissing('author.avatar', findSlug(name) ?? 'author', { alt: name }),
  ]);

  async function drawMissing(path: string, seed: string, extraFields: { alt?: string } = {}) {
    const getImage = () => getValueAt(store.get(), path) as { src?: string } | undefined;
    if (getImage()?.src) return;
    const generatedImage = await storeDrawing(seed, createPlaceholderCover(seed));
    // The editor may have chosen an image during the upload.
    if (!getImage()?.src) set(path, { ...getImage(), ...generatedImage, ...extraFields });
  }
}

export type ArticleValues = z.input<typeof articleSchema>;
export type ArticleItem = ArticleValues['story'][number];
