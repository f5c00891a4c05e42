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
import { articles, type TestArticle, toArticleContent } from './articles';
import { cases, type TestCase } from './cases';
import { createSentences } from './sentences';

const FILM_FILE = 'film.mp4';
const GREYS = ['#161616', '#5C5C5C', '#C4C4C4', '#F0F0F0'];

/** Draws circles that differ by name, as a data URL. */
async function drawImage(name: string, width = 800, height = 600): Promise<string> {
  const toPercent = (n: number) => (name.charCodeAt(n % name.length) * 37 + n * 113) % 100;
  const circles = [1, 2, 3, 4, 5].map(
    n =>
      `<circle cx="${toPercent(n)}%" cy="${toPercent(n + 7)}%" r="${8 + toPercent(n + 3) / 6}%" fill="${GREYS[(toPercent(n) + n) % GREYS.length]}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#DEDEDE"/>${circles.join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

/** Images drawn once and shared by all items. */
type SharedImages = { details: string[]; face: string; figure: string; author: string };

const drawShared = async (): Promise<SharedImages> => ({
  details: [await drawImage('a screen', 1_280, 720), await drawImage('a first'), await drawImage('a second')],
  face: await drawImage('a face', 448, 448),
  figure: await drawImage('a figure', 1_200, 750),
  author: await drawImage('Ada Quay', 448, 448),
});

async function toCaseInput(
  { before, focus: _, hasVideo: __, ...given }: TestCase,
  { details, face }: SharedImages,
): Promise<Partial<Project>> {
  const { title } = given;
  return {
    description: createSentences(title, 24),
    heading: createSentences(`${title} heading`, 14),
    client: title,
    location: 'Tallinn, Estonia',
    date: '2026-06',
    quote: createSentences(`${title} quote`, 12),
    aboutProject: createSentences(`${title} about`, 80),
    tag: ['TypeScript', 'React'],
    projectContent: [
      { type: 'title', content: 'How it went', alt: '', caption: '' },
      { type: 'paragraph', content: createSentences(`${title} story`, 80), alt: '', caption: '' },
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
    img_preview: { src: await drawImage(title), src_pixel: '', alt: `Circles of ${title}` },
    customer: {
      name: `Ada ${title.split(' ')[0]}`,
      position: `COO, ${title}`,
      review: createSentences(`${title} review`, 20),
      business_needs: `One place: ${createSentences(`${title} needs`, 10)}\nNo waiting: ${createSentences(`${title} wait`, 10)}`,
      result: createSentences(`${title} result`, 20),
      avatar: { src: face, src_pixel: '', alt: 'A portrait' },
      logo: { src: '', src_pixel: '', alt: '' },
    },
  };
}

async function toArticleInput(
  article: TestArticle,
  { figure, author }: SharedImages,
): Promise<Partial<Blog>> {
  const { title, tag } = article;
  const [firstBlock, ...otherBlocks] = toArticleContent(article);
  return {
    title,
    tag,
    timeToRead: 2 * article.chapters,
    articleData: '2026-04-23',
    articleImage: await drawImage(title),
    articleImageAlt: `Circles of ${title}`,
    authorName: 'Ada Quay',
    authorPosition: 'Engineer',
    authorInfo: 'Writes down what went wrong first.',
    authorLink: 'https://www.example.com/ada',
    authorAvatar: { src: author, src_pixel: '', alt: 'A portrait' },
    articleContent: [
      ...(firstBlock ? [firstBlock] : []),
      { type: 'image', content: figure, alt: 'Circles in the text', caption: 'Measured twice' },
      ...otherBlocks,
    ],
  };
}

/** Stores the test content through a running site's API, newest last. */
export async function storeTestContent(site: SiteProcess): Promise<void> {
  const send = async (method: string, path: string, json: unknown, token?: string) => {
    const response = await fetch(site.url + apiBase + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(json),
    });
    const body = (await response.json()) as {
      token: string;
      data: { data: Project & Blog & { _id: string } };
    };
    if (!response.ok)
      throw new Error(`${method} ${path} answers ${response.status}: ${JSON.stringify(body)}`);
    return body;
  };
  const { token } = await send('POST', '/users/login', ADMIN);
  const sharedImages = await drawShared();
  for (const article of articles.toReversed()) {
    const { data } = await send('POST', '/blogs', await toArticleInput(article, sharedImages), token);
    sharedImages.figure = data.data.articleContent.find(({ type }) => type === 'image')?.content ?? '';
    sharedImages.author = data.data.authorAvatar.src;
  }
  for (const entry of cases.toReversed()) {
    const { data } = await send('POST', '/projects', await toCaseInput(entry, sharedImages), token);
    sharedImages.details = data.data.detailImages;
    sharedImages.face = data.data.customer.avatar?.src ?? '';
    if (entry.before) await send('PATCH', `/projects/${data.data._id}`, { title: entry.title }, token);
  }
  await waitForVariants(site);
}

/** Waits until every image has its AVIF and WebP files, which each worker would otherwise generate again. */
async function waitForVariants({ dataDir }: SiteProcess): Promise<void> {
  const database = new Database(path.join(dataDir, 'northlight.sqlite'), { readonly: true });
  const pendingCount = database
    .prepare("select count(*) from media where instr(files_json, '.webp') = 0")
    .pluck();
  while (pendingCount.get() !== 0) await setTimeout(100);
  database.close();
}

/** Adds videos and focal points, which the API doesn't accept, to a stopped site's data. */
export function finishTestContent({ dataDir }: SiteProcess): void {
  mkdirSync(path.join(dataDir, 'uploads'), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, FILM_FILE), path.join(dataDir, 'uploads', FILM_FILE));
  const database = new Database(path.join(dataDir, 'northlight.sqlite'));
  for (const { title, hasVideo, focus } of cases) {
    const slug = slugify(title);
    if (hasVideo)
      database
        .prepare("update items set document = json_set(document, '$.videos', json(?)) where slug = ?")
        .run(JSON.stringify([{ _id: 'film', url: `${uploadsBase}/${FILM_FILE}` }]), slug);
    if (focus)
      database
        .prepare(
          'update media set focus_x = ?, focus_y = ? where url = (select cover from items where slug = ?)',
        )
        .run(focus.x, focus.y, slug);
  }
  database.close();
}
