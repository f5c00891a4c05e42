import type { ArticleInput } from '../../domain/article';
import type { ProjectInput } from '../../domain/project';
import { readingMinutes } from '../../domain/reading-time';
import { slugify } from '../../domain/slug';
import { articleArt, avatarArt, caseArt } from '../art';
import { FILM } from '../art/films/motion';
import { articles } from './articles';
import { cases } from './cases';
import type { Art, ArticleSeed, CaseSeed } from './types';

/** A drawing to be stored, `width` pixels wide where it is never shown as wide as the page. */
export type Picture = Art & { name: string; width?: number };

/** A short film to be stored; `load` gives its MP4 as a data string. */
export type Film = { name: string; width: number; height: number; load: () => Promise<string> };

/** A stored drawing or film, as an image field holds it. */
export type Stored = { src: string; src_pixel: string; alt: string };

/** One row of the demo content: which pictures it needs and what it is with them. */
export type SeedItem<Input> = {
  pictures: Picture[];
  /** @param stored address of every picture and film, by its name. */
  input: (stored: (name: string) => Stored) => Input;
  oldSlugs: string[];
  film?: Film;
  /** When it was published, as far as readers are concerned. */
  date: string;
};

/** The films that `content/art/films` made, named by the slug of their case. They travel in the server's bundle:
 *  where that runs, this folder may not be. */
const films = import.meta.glob<string>('./films/*.mp4', { query: '?inline', import: 'default' });

function filmOf(slug: string): Film | undefined {
  const load = films[`./films/${slug}.mp4`];
  return load && { name: `${slug}.mp4`, width: FILM.width, height: FILM.height, load };
}

const PORTRAIT_WIDTH = 448;
const DETAIL_WIDTH = 1_200;

const portrait = (name: string): Picture => ({
  ...avatarArt(name),
  name: `portrait-${slugify(name)}`,
  width: PORTRAIT_WIDTH,
});

function seedCase({ oldSlugs = [], ...seed }: CaseSeed): SeedItem<ProjectInput> {
  const slug = slugify(seed.title);
  const { cover, details } = caseArt(slug);
  const pictures = {
    cover: { ...cover, name: `${slug}-cover` },
    first: { ...details[0], name: `${slug}-first`, width: DETAIL_WIDTH },
    second: { ...details[1], name: `${slug}-second`, width: DETAIL_WIDTH },
    avatar: portrait(seed.customer.name),
  };
  const film = filmOf(slug);
  return {
    pictures: Object.values(pictures),
    oldSlugs,
    ...(film && { film }),
    date: seed.date.length === 7 ? `${seed.date}-15` : seed.date,
    input: stored => ({
      ...seed,
      customer: { ...seed.customer, avatar: stored(pictures.avatar.name) },
      projectContent: seed.projectContent.map(item => ({ ...item, alt: '' })),
      img_preview: stored(pictures.cover.name),
      detailImages: [stored(pictures.first.name).src, stored(pictures.second.name).src],
      detailImageAlts: [pictures.first.alt, pictures.second.alt],
      imgs: [],
      video: film ? [stored(film.name).src] : [],
    }),
  };
}

function seedArticle(seed: ArticleSeed): SeedItem<ArticleInput> {
  const slug = slugify(seed.title);
  const art = articleArt(slug);
  const cover = { ...art.cover, name: `${slug}-cover` };
  const figure = { ...art.figure, name: `${slug}-figure`, width: DETAIL_WIDTH };
  const avatar = portrait(seed.authorName);
  const hasFigure = seed.articleContent.some(item => item.type === 'image');
  const words = seed.articleContent.filter(item => item.type !== 'image').map(item => item.content);
  return {
    pictures: [cover, avatar, ...(hasFigure ? [figure] : [])],
    oldSlugs: [],
    date: seed.articleData,
    input: stored => ({
      ...seed,
      timeToRead: readingMinutes(words),
      articleImage: stored(cover.name).src,
      articleImageAlt: cover.alt,
      authorAvatar: stored(avatar.name),
      articleContent: seed.articleContent.map(item =>
        item.type === 'image'
          ? { ...item, content: stored(figure.name).src, alt: figure.alt }
          : { ...item, alt: '' },
      ),
    }),
  };
}

/** The demo content, newest first: made when asked for, because drawing takes its time. */
export const demoContent = () => ({ cases: cases.map(seedCase), articles: articles.map(seedArticle) });
