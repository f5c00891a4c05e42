import { createPlaceholderCover } from '../../../art/placeholder-cover';
import type { Db } from '../../../db/connection';
import type { AnyItem } from '../../../db/items';
import { getImageFocus } from '../../../db/media';
import { getStore, itemStores } from '../../../db/stores';
import { kinds } from '../../../domain/kinds';
import type { Kind } from '../../../domain/kinds/kind';
import { furtherItemLists, type ListedKind, type ScreenName, screens } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import type { MediaStore } from '../../../use-cases/ports';
import { adaptToBlack, replaceDigits } from '../../brand/recolour';
import { createArticleFrame, createCaseFrame, createPageFrame, type Frame } from './frames';
import { getScreenCover } from './screen-cover';

export type Subject = {
  frame: Frame;
  /** Name of the drawing and the portrait. Subjects with the same name have the same images. */
  artName: string;
  loadArt: () => Promise<Uint8Array>;
  /** The author’s portrait, or undefined for initials. */
  loadPortrait?: () => Promise<Uint8Array | undefined>;
};

type Sources = { db: Db; mediaStore: MediaStore; siteUrl: string };

const toBuffer = (svg: string) => Buffer.from(svg);

/** Reads a stored image, or returns undefined if it is missing. Never requests external URLs (rule 41). */
async function readStoredImage({ mediaStore }: Sources, src: string): Promise<Uint8Array | undefined> {
  const key = src.slice(src.lastIndexOf('/') + 1);
  const isOwnFile = key !== '' && mediaStore.getUrl(key) === src;
  return isOwnFile ? mediaStore.get(key) : undefined;
}

/** Reads a stored cover, or generates one. */
const readCover = async (sources: Sources, src: string, slug: string): Promise<Uint8Array> =>
  (await readStoredImage(sources, src)) ?? toBuffer(createPlaceholderCover(slug).svg);

function createPageSubject(name: string, siteUrl: string): Subject | undefined {
  const names = Object.keys(screens) as ScreenName[];
  const screen = names.find(
    screenName => getOgImagePath('page', screenName) === getOgImagePath('page', name),
  );
  if (!screen) return undefined;
  const { title, drawArt } = getScreenCover(screen);
  return {
    frame: createPageFrame({ title, host: new URL(siteUrl).host }),
    artName: screen,
    loadArt: async () => toBuffer(adaptToBlack(replaceDigits(drawArt()))),
  };
}

async function findCaseSubject(slug: string, sources: Sources): Promise<Subject | undefined> {
  const lookup = await itemStores.case.findBySlug(sources.db, slug);
  if (lookup.kind !== 'found') return undefined;
  const { title, domain, client, date, cover } = lookup.item;
  const focus = await getImageFocus(sources.db, cover.src);
  return {
    frame: createCaseFrame({ title, domain, client, date, focus }),
    artName: `${cover.src} ${focus.x} ${focus.y}`,
    loadArt: () => readCover(sources, cover.src, slug),
  };
}

async function findArticleSubject(slug: string, sources: Sources): Promise<Subject | undefined> {
  const lookup = await itemStores.article.findBySlug(sources.db, slug);
  if (lookup.kind !== 'found') return undefined;
  const { title, author, cover, readingTime } = lookup.item;
  return {
    frame: createArticleFrame({ title, author: author.name, minutes: readingTime }),
    artName: `${cover.src} ${author.avatar.src}`,
    loadArt: () => readCover(sources, cover.src, slug),
    loadPortrait: () => readStoredImage(sources, author.avatar.src),
  };
}

/** Finds title and cover for kinds without their own share image. */
async function findItemSubject(
  kind: ListedKind,
  slug: string,
  sources: Sources,
): Promise<Subject | undefined> {
  const lookup = await getStore<object, AnyItem>(kind).findBySlug(sources.db, slug);
  if (lookup.kind !== 'found') return undefined;
  const cover = (kinds[kind] as Kind).derived.getCover?.(lookup.item) ?? '';
  return {
    frame: createPageFrame({ title: lookup.item.title, host: new URL(sources.siteUrl).host }),
    artName: cover,
    loadArt: () => readCover(sources, cover, slug),
  };
}

/** Returns undefined if the page or item doesn’t exist. */
export async function findSubject(
  kind: string,
  name: string,
  sources: Sources,
): Promise<Subject | undefined> {
  if (kind === 'page') return createPageSubject(name, sources.siteUrl);
  if (kind === 'case') return findCaseSubject(name, sources);
  if (kind === 'article') return findArticleSubject(name, sources);
  const list = furtherItemLists.find(furtherList => furtherList.kind === kind);
  return list && findItemSubject(list.kind, name, sources);
}
