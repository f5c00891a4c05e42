import { createPlaceholderCover } from '../../../art/placeholder-cover';
import type { Db } from '../../../db/connection';
import { getFocus } from '../../../db/media';
import { stores } from '../../../db/stores';
import { type ScreenName, screens } from '../../../domain/paths';
import { getOgImagePath } from '../../../domain/seo';
import type { MediaStore } from '../../../use-cases/ports';
import { forBlack, withFigures } from '../../brand/recolour';
import { articleFrame, caseFrame, type Frame, pageFrame } from './frames';
import { faceOf } from './screen-face';

/** What a picture shows. */
export type Subject = {
  frame: Frame;
  /** Names the art and the portrait: the same name is the same art. */
  artName: string;
  art: () => Promise<Uint8Array>;
  /** Of who wrote it; nothing where initials stand. */
  portrait?: () => Promise<Uint8Array | undefined>;
};

type Sources = { db: Db; mediaStore: MediaStore; siteUrl: string };

const drawn = (svg: string) => Buffer.from(svg);

/** One of our own stored images; nothing when the file is gone. An address that is not ours is not opened (rule 41). */
async function stored({ mediaStore }: Sources, src: string): Promise<Uint8Array | undefined> {
  const key = src.slice(src.lastIndexOf('/') + 1);
  const ours = key !== '' && mediaStore.url(key) === src;
  return ours ? mediaStore.get(key) : undefined;
}

/** A stored cover, or a drawn one in its place. */
const coverOf = async (sources: Sources, src: string, slug: string): Promise<Uint8Array> =>
  (await stored(sources, src)) ?? drawn(createPlaceholderCover(slug).svg);

function pageSubject(name: string, siteUrl: string): Subject | undefined {
  const known = Object.keys(screens) as ScreenName[];
  const screen = known.find(each => getOgImagePath('page', each) === getOgImagePath('page', name));
  if (!screen) return undefined;
  const { title, art } = faceOf(screen);
  return {
    frame: pageFrame({ title, host: new URL(siteUrl).host }),
    artName: screen,
    art: async () => drawn(forBlack(withFigures(art()))),
  };
}

async function caseSubject(slug: string, sources: Sources): Promise<Subject | undefined> {
  const found = await stores.case.bySlug(sources.db, slug);
  if (found.kind !== 'found') return undefined;
  const { title, domain, client, date, cover } = found.item;
  const focus = await getFocus(sources.db, cover.src);
  return {
    frame: caseFrame({ title, domain, client, date, focus }),
    artName: `${cover.src} ${focus.x} ${focus.y}`,
    art: () => coverOf(sources, cover.src, slug),
  };
}

async function articleSubject(slug: string, sources: Sources): Promise<Subject | undefined> {
  const found = await stores.article.bySlug(sources.db, slug);
  if (found.kind !== 'found') return undefined;
  const { title, author, cover, readingTime } = found.item;
  return {
    frame: articleFrame({ title, author: author.name, minutes: readingTime }),
    artName: `${cover.src} ${author.avatar.src}`,
    art: () => coverOf(sources, cover.src, slug),
    portrait: () => stored(sources, author.avatar.src),
  };
}

/** What the picture of this kind and name shows; undefined when there is no such thing. */
export async function subjectOf(kind: string, name: string, sources: Sources): Promise<Subject | undefined> {
  if (kind === 'page') return pageSubject(name, sources.siteUrl);
  if (kind === 'case') return caseSubject(name, sources);
  return kind === 'article' ? articleSubject(name, sources) : undefined;
}
