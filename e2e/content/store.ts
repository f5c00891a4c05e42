import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import sharp from 'sharp';
import { apiBase, uploadsBase } from '../../domain/paths';
import type { Blog } from '../../domain/rest/article';
import type { Project } from '../../domain/rest/case';
import { slugify } from '../../domain/slug';
import { ADMIN, type SiteProcess } from '../site-process';
import { articles, bodyOf, type TestArticle } from './articles';
import { cases, type TestCase } from './cases';
import { sentences } from './sentences';

const FILM = 'film.mp4';
const GREYS = ['#161616', '#5C5C5C', '#C4C4C4', '#F0F0F0'];

/** A picture as its data string: circles on a ground, others for each name. */
async function drawing(name: string, width = 1_600, height = 1_200): Promise<string> {
  const at = (n: number) => (name.charCodeAt(n % name.length) * 37 + n * 113) % 100;
  const circles = [1, 2, 3, 4, 5].map(
    n =>
      `<circle cx="${at(n)}%" cy="${at(n + 7)}%" r="${8 + at(n + 3) / 6}%" fill="${GREYS[(at(n) + n) % GREYS.length]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#DEDEDE"/>${circles.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Pictures that all items show: drawings for the first of them, whose addresses the others take. */
type Shared = { details: string[]; face: string; figure: string; author: string };

const drawShared = async (): Promise<Shared> => ({
  details: [await drawing('a screen', 1_280, 720), await drawing('a first'), await drawing('a second')],
  face: await drawing('a face', 448, 448),
  figure: await drawing('a figure', 1_200, 750),
  author: await drawing('Ada Quay', 448, 448),
});

async function caseOf(
  { before, focus: _, film: __, ...given }: TestCase,
  { details, face }: Shared,
): Promise<Partial<Project>> {
  const { title } = given;
  return {
    description: sentences(title, 24),
    heading: sentences(`${title} heading`, 14),
    client: title,
    location: 'Tallinn, Estonia',
    date: '2026-06',
    quote: sentences(`${title} quote`, 12),
    aboutProject: sentences(`${title} about`, 80),
    tag: ['TypeScript', 'React'],
    projectContent: [
      { type: 'title', content: 'How it went', alt: '', caption: '' },
      { type: 'paragraph', content: sentences(`${title} story`, 80), alt: '', caption: '' },
    ],
    infoBlock: [
      {
        sectionTitle: 'What changed',
        subSectionTitle: 'After a quarter',
        sectionContent: [
          { subtitle: '12%', text: 'fewer questions' },
          { subtitle: '4 min', text: 'a request, down from 9' },
        ],
      },
    ],
    detailImages: details,
    detailImageAlts: ['A screen with a list', 'Circles near an edge', 'Circles in a row'],
    detailImageCaptions: ['The list of the day', '', ''],
    ...given,
    title: before ?? title,
    img_preview: { src: await drawing(title), src_pixel: '', alt: `Circles of ${title}` },
    customer: {
      name: `Ada ${title.split(' ')[0]}`,
      position: `COO, ${title}`,
      review: sentences(`${title} review`, 20),
      business_needs: `One place: ${sentences(`${title} needs`, 10)}\nNo waiting: ${sentences(`${title} wait`, 10)}`,
      result: sentences(`${title} result`, 20),
      avatar: { src: face, src_pixel: '', alt: 'A portrait' },
      logo: { src: '', src_pixel: '', alt: '' },
    },
  };
}

async function articleOf(article: TestArticle, { figure, author }: Shared): Promise<Partial<Blog>> {
  const { title, tag } = article;
  const [first, ...rest] = bodyOf(article);
  return {
    title,
    tag,
    timeToRead: 2 * article.chapters,
    articleData: '2026-04-23',
    articleImage: await drawing(title),
    articleImageAlt: `Circles of ${title}`,
    authorName: 'Ada Quay',
    authorPosition: 'Engineer',
    authorInfo: 'Writes down what went wrong first.',
    authorLink: 'https://www.example.com/ada',
    authorAvatar: { src: author, src_pixel: '', alt: 'A portrait' },
    articleContent: [
      ...(first ? [first] : []),
      { type: 'image', content: figure, alt: 'Circles in the text', caption: 'Measured twice' },
      ...rest,
    ],
  };
}

/** Fills a running site with the content that tests stand on, as a client of its API would, the newest last. */
export async function storeTestContent(site: SiteProcess): Promise<void> {
  const send = async (method: string, address: string, json: unknown, token?: string) => {
    const answer = await fetch(site.url + apiBase + address, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(json),
    });
    const told = (await answer.json()) as {
      token: string;
      data: { data: Project & Blog & { _id: string } };
    };
    if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${JSON.stringify(told)}`);
    return told;
  };
  const { token } = await send('POST', '/users/login', ADMIN);
  const shared = await drawShared();
  for (const article of articles.toReversed()) {
    const { data } = await send('POST', '/blogs', await articleOf(article, shared), token);
    shared.figure = data.data.articleContent.find(({ type }) => type === 'image')?.content ?? '';
    shared.author = data.data.authorAvatar.src;
  }
  for (const entry of cases.toReversed()) {
    const { data } = await send('POST', '/projects', await caseOf(entry, shared), token);
    shared.details = data.data.detailImages;
    shared.face = data.data.customer.avatar?.src ?? '';
    if (entry.before) await send('PATCH', `/projects/${data.data._id}`, { title: entry.title }, token);
  }
  await variantsMade(site);
}

/** Waits until every image has its AVIF and WebP files: each test would make them again in its copy. */
async function variantsMade({ dataDir }: SiteProcess): Promise<void> {
  const database = new Database(path.join(dataDir, 'northlight.sqlite'), { readonly: true });
  const pending = database.prepare("select count(*) from media where instr(files_json, '.webp') = 0").pluck();
  while (pending.get() !== 0) await setTimeout(100);
  database.close();
}

/** What the API does not take, in the data of a site that does not run: films, and places that pictures are cut around. */
export function finishTestContent({ dataDir }: SiteProcess): void {
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, FILM), path.join(dataDir, 'uploads', FILM));
  const database = new Database(path.join(dataDir, 'northlight.sqlite'));
  for (const { title, film, focus } of cases) {
    const slug = slugify(title);
    if (film)
      database
        .prepare("update items set document = json_set(document, '$.videos', json(?)) where slug = ?")
        .run(JSON.stringify([{ _id: 'film', url: `${uploadsBase}/${FILM}` }]), slug);
    if (focus)
      database
        .prepare(
          'update media set focus_x = ?, focus_y = ? where url = (select cover from items where slug = ?)',
        )
        .run(focus.x, focus.y, slug);
  }
  database.close();
}
