import type { ArticleInput } from '../../domain/article';
import type { ProjectInput } from '../../domain/project';
import { readingMinutes } from '../../domain/reading-time';
import { slugify } from '../../domain/slug';
import { articleArt, avatarArt, caseArt } from '../art';
import { articles } from './articles';
import { cases } from './cases';
import type { Art, ArticleSeed, CaseSeed } from './types';

/** A drawing to be stored, `width` pixels wide where it is never shown as wide as the page. */
export type Picture = Art & { name: string; width?: number };

/** A stored drawing, as an image field holds it. */
export type Stored = { src: string; src_pixel: string; alt: string };

/** One row of the demo content: which pictures it needs and what it is with them. */
export type SeedItem<Input> = {
  pictures: Picture[];
  /** @param stored address of every picture, by its name. */
  input: (stored: (name: string) => Stored) => Input;
  oldSlugs: string[];
  /** When it was published, as far as readers are concerned. */
  date: string;
};

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
  return {
    pictures: Object.values(pictures),
    oldSlugs,
    date: seed.date.length === 7 ? `${seed.date}-15` : seed.date,
    input: stored => ({
      ...seed,
      customer: { ...seed.customer, avatar: stored(pictures.avatar.name) },
      projectContent: seed.projectContent.map(item => ({ ...item, alt: '' })),
      img_preview: stored(pictures.cover.name),
      detailImages: [stored(pictures.first.name).src, stored(pictures.second.name).src],
      detailImageAlts: [pictures.first.alt, pictures.second.alt],
      video: [],
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
