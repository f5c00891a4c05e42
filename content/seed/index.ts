import { articleArt, avatarArt, caseArt, filmStill, portraitArt } from '../../art';
import type { Art, Captioned } from '../../art/art';
import { FILM } from '../../art/films/motion';
import type { ArticleInput } from '../../domain/kinds/article';
import type { CaseInput } from '../../domain/kinds/case';
import { readingMinutes } from '../../domain/reading-time';
import { slugify } from '../../domain/slug';
import { builtInPeople } from '../people';
import { articles } from './articles';
import { cases } from './cases';
import type { ArticleSeed, CasePicture, CaseSeed, FilePicture } from './types';

/** A picture to be stored, `width` pixels wide where it is never shown as wide as the page. */
export type Picture = Omit<Art, 'svg'> & {
  name: string;
  width?: number;
  /** What kind of file it is: `jpg`. */
  type: string;
  load: () => Promise<Buffer>;
};

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

/** Picture files beside cases and articles, as data strings, by the name of the file. */
export type Files = Readonly<Record<string, () => Promise<string>>>;

const ownFiles: Files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./{cases,articles}/*.{jpg,jpeg,png,webp,svg}', {
      query: '?inline',
      import: 'default',
    }),
  ).map(([file, load]) => [file.slice(file.lastIndexOf('/') + 1), load]),
);

const drawn = ({ svg, ...art }: Art, name: string, width?: number): Picture => ({
  ...art,
  name,
  type: 'svg',
  load: async () => Buffer.from(svg),
  ...(width !== undefined && { width }),
});

/** @throws Error for a file that is not there. */
function filed({ file, alt, focus }: FilePicture, name: string, files: Files): Picture {
  const load = files[file];
  if (!load) throw new Error(`The examples name the picture ${file}, which does not lie beside them`);
  return {
    alt,
    name,
    type: file.slice(file.lastIndexOf('.') + 1),
    load: async () => Buffer.from(await (await fetch(await load())).arrayBuffer()),
    ...(focus && { focus }),
  };
}

const PORTRAIT_WIDTH = 448;
const DETAIL_WIDTH = 1_200;

/** As it is filed; our own people as the site draws them, others without a likeness. */
function portrait(person: string, file: FilePicture | undefined, files: Files): Picture {
  const name = `portrait-${slugify(person)}`;
  if (file) return filed(file, name, files);
  const known = builtInPeople.find(each => each.name === person)?.key ?? '';
  return drawn(portraitArt(known, person) ?? avatarArt(person), name, PORTRAIT_WIDTH);
}

function seedCase({ oldSlugs = [], pictures = {}, ...seed }: CaseSeed, files: Files): SeedItem<CaseInput> {
  const slug = slugify(seed.title);
  const art = caseArt(slug);
  const drawings: Partial<Record<CasePicture, { art: Captioned; width?: number }>> = {
    ...(art.screens[0] && { screen: { art: art.screens[0] } }),
    ...(art.screens[1] && { otherScreen: { art: art.screens[1] } }),
    first: { art: art.details[0], width: DETAIL_WIDTH },
    second: { art: art.details[1], width: DETAIL_WIDTH },
  };
  const suffix = { screen: 'screen-1', otherScreen: 'screen-2', first: 'first', second: 'second' } as const;
  const shown: Partial<Record<CasePicture, Picture & { caption: string }>> = {};
  for (const which of ['screen', 'otherScreen', 'first', 'second'] as const) {
    const name = `${slug}-${suffix[which]}`;
    const [file, drawing] = [pictures[which], drawings[which]];
    if (file) shown[which] = { ...filed(file, name, files), caption: file.caption ?? '' };
    else if (drawing) {
      const { caption, ...own } = drawing.art;
      shown[which] = { ...drawn(own, name, drawing.width), caption };
    }
  }
  const told = new Set(
    seed.projectContent.map(({ type, content }) => (type === 'image' ? shown[content] : undefined)),
  );
  const details = Object.values(shown).filter(picture => !told.has(picture));
  const cover = pictures.cover
    ? filed(pictures.cover, `${slug}-cover`, files)
    : drawn(art.cover, `${slug}-cover`);
  const avatar = portrait(seed.customer.name, pictures.avatar, files);
  const film = filmOf(slug);
  const moment = film && filmStill(slug);
  const still = moment && drawn(moment, `${slug}-still`);
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

function seedArticle({ pictures = {}, ...seed }: ArticleSeed, files: Files): SeedItem<ArticleInput> {
  const slug = slugify(seed.title);
  const art = articleArt(slug);
  const cover = pictures.cover
    ? filed(pictures.cover, `${slug}-cover`, files)
    : drawn(art.cover, `${slug}-cover`);
  const figure = pictures.figure
    ? filed(pictures.figure, `${slug}-figure`, files)
    : drawn(art.figure, `${slug}-figure`, DETAIL_WIDTH);
  const avatar = portrait(seed.authorName, pictures.avatar, files);
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

/** Cases and articles with their pictures, as they are stored. @param files pictures that they name. */
export const seedOf = (
  seeds: { cases: readonly CaseSeed[]; articles: readonly ArticleSeed[] },
  files: Files,
) => ({
  cases: seeds.cases.map(each => seedCase(each, files)),
  articles: seeds.articles.map(each => seedArticle(each, files)),
});

/** The demo content, newest first: made when asked for, because drawing takes its time. */
export const demoContent = () => seedOf({ cases, articles }, ownFiles);
