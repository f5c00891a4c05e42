import { articleArt, avatarArt, caseArt, filmStill, portraitArt } from '../../art';
import type { Art } from '../../art/art';
import { FILM } from '../../art/films/motion';
import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput } from '../../domain/kinds/case';
import { readingMinutes } from '../../domain/reading-time';
import { slugify } from '../../domain/slug';
import { builtInPeople } from '../people';
import { articles } from './articles';
import { cases } from './cases';
import type { ArticleSeed, CasePicture, CaseSeed } from './types';

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

/** The films that `art/films` made, named by the slug of their case. They travel in the server's bundle:
 *  where that runs, this folder may not be. */
const films = import.meta.glob<string>('./films/*.mp4', { query: '?inline', import: 'default' });

function filmOf(slug: string): Film | undefined {
  const load = films[`./films/${slug}.mp4`];
  return load && { name: `${slug}.mp4`, width: FILM.width, height: FILM.height, load };
}

const PORTRAIT_WIDTH = 448;
const DETAIL_WIDTH = 1_200;

/** Our own people as the site draws them, others without a likeness. */
const portrait = (name: string): Picture => ({
  ...(portraitArt(builtInPeople.find(person => person.name === name)?.key ?? '', name) ?? avatarArt(name)),
  name: `portrait-${slugify(name)}`,
  width: PORTRAIT_WIDTH,
});

function seedCase({ oldSlugs = [], ...seed }: CaseSeed): SeedItem<CaseInput> {
  const slug = slugify(seed.title);
  const art = caseArt(slug);
  const [screen, otherScreen] = art.screens.map(({ caption, ...drawn }, index) => ({
    ...drawn,
    caption,
    name: `${slug}-screen-${index + 1}`,
  }));
  const detail = (index: 0 | 1, name: string) => ({
    ...art.details[index],
    name: `${slug}-${name}`,
    width: DETAIL_WIDTH,
  });
  const shown: Partial<Record<CasePicture, Picture & { caption: string }>> = {
    ...(screen && { screen }),
    ...(otherScreen && { otherScreen }),
    first: detail(0, 'first'),
    second: detail(1, 'second'),
  };
  const told = new Set(
    seed.projectContent.map(({ type, content }) => (type === 'image' ? shown[content] : undefined)),
  );
  const details = Object.values(shown).filter(picture => !told.has(picture));
  const cover = { ...art.cover, name: `${slug}-cover` };
  const avatar = portrait(seed.customer.name);
  const film = filmOf(slug);
  const drawn = film && filmStill(slug);
  const still = drawn && { ...drawn, name: `${slug}-still` };
  return {
    pictures: [cover, avatar, ...Object.values(shown), ...(still ? [still] : [])],
    oldSlugs,
    ...(film && { film }),
    date: seed.date.length === 7 ? `${seed.date}-15` : seed.date,
    input: stored => ({
      layout: 'picture',
      ...seed,
      customer: { ...seed.customer, avatar: stored(avatar.name) },
      projectContent: seed.projectContent.map(item => {
        const picture = item.type === 'image' ? shown[item.content] : undefined;
        return picture
          ? { type: 'image', content: stored(picture.name).src, alt: picture.alt, caption: picture.caption }
          : { ...item, alt: '', caption: '' };
      }),
      img_preview: stored(cover.name),
      detailImages: details.map(({ name }) => stored(name).src),
      detailImageAlts: details.map(({ alt }) => alt),
      detailImageCaptions: details.map(({ caption }) => caption),
      imgs: [],
      video: film ? [stored(film.name).src] : [],
      videoPosters: still ? [stored(still.name).src] : [],
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
          : { ...item, alt: '', caption: '' },
      ),
    }),
  };
}

/** The demo content, newest first: made when asked for, because drawing takes its time. */
export const demoContent = () => ({ cases: cases.map(seedCase), articles: articles.map(seedArticle) });
