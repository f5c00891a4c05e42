import { describe, expect, it } from 'vitest';
import { demoArticles, demoCases } from '../content-files/demo.test-kit';
import { articleSchema } from '../kinds/article';
import { caseSchema } from '../kinds/case';
import { changeFromRest } from '.';
import { restArticle } from './article';
import { restCase } from './case';
import type { Values } from './mapping';

const storedItem = {
  _id: 'a1',
  slug: 'a',
  oldSlugs: ['b'],
  revision: 3,
  createdAt: '2026-01-01',
  updatedAt: '2026-01-02',
};

/** Orders fields like a response, to compare the serialised text. */
const stringifyInOrder = (values: Values, response: Values) =>
  JSON.stringify(Object.fromEntries(Object.keys(response).map(name => [name, values[name]])));

/** Checks that a round trip changes nothing. */
function expectSame(values: Values, { fromRest, toRest }: Pair): Values {
  const document = fromRest(values);
  const response = toRest(document);
  expect(response).toEqual(JSON.parse(JSON.stringify(values)));
  expect(JSON.stringify(response)).toBe(stringifyInOrder(values, response));
  expect(fromRest(response)).toEqual(document);
  return document;
}
type Pair = { fromRest: (values: Values) => Values; toRest: (values: Values) => Values };

describe('REST round trip', () => {
  it('preserves every demo item when it is converted to REST fields and converted back', () => {
    for (const item of demoCases) expectSame({ ...restCase.toRest(item), ...storedItem }, restCase);
    for (const item of demoArticles) expectSame({ ...restArticle.toRest(item), ...storedItem }, restArticle);
  });

  it('preserves the field order of REST responses', () => {
    const item = restCase.toRest(
      caseSchema.parse({
        title: 'A quay',
        description: 'Ships at dusk',
        domain: 'Ports',
        cover: { src: '/a.svg' },
        customer: { name: 'Ada', needs: 'Ships' },
      }),
    );
    const response = restCase.toRest(
      restCase.fromRest({ ...item, ...storedItem, detailImages: ['/a.svg'], unknown: 1 }),
    );
    expect(Object.keys(response)).toEqual([
      ...[
        '_id',
        'slug',
        'title',
        'domain',
        'heading',
        'description',
        'client',
        'location',
        'solution',
        'date',
      ],
      ...[
        'backgroundColor',
        'img_preview',
        'createdAt',
        'updatedAt',
        'layout',
        'imgs',
        'detailImageCaptions',
      ],
      ...[
        'videoPosters',
        'meta_title',
        'meta_description',
        'customer',
        'quote',
        'aboutProject',
        'detailImages',
      ],
      ...[
        'detailImageAlts',
        'infoBlock',
        'video',
        'projectContent',
        'tag',
        'oldSlugs',
        'revision',
        'unknown',
      ],
    ]);
    const article = restArticle.toRest(
      articleSchema.parse({
        title: 'A quay at dusk',
        tags: ['QA'],
        readingTime: 1,
        cover: { src: '/a.svg' },
        author: { name: 'Ada', position: 'Engineer', avatar: { src: '/a.svg' } },
        story: [{ type: 'paragraph', content: 'Ships.' }],
      }),
    );
    expect(Object.keys(restArticle.toRest(restArticle.fromRest({ ...article, ...storedItem })))).toEqual([
      ...['_id', 'slug', 'title', 'tag', 'timeToRead', 'articleData', 'articleImage', 'articleImageAlt'],
      ...['authorName', 'createdAt', 'updatedAt', 'meta_title', 'meta_description', 'authorPosition'],
      ...['authorInfo', 'authorLink', 'authorAvatar', 'articleContent', 'oldSlugs', 'revision'],
    ]);
  });

  const lists = {
    detailImages: ['/a.png', '/b.png', '/a.png'],
    detailImageAlts: ['A', '', 'C'],
    detailImageCaptions: ['1', '2', '3'],
    video: ['https://x/1', 'https://x/2'],
    videoPosters: ['/p.png', ''],
  };
  it.each<[string, Values]>([
    ['lists of the same length', lists],
    [
      'no lists',
      { detailImages: [], detailImageAlts: [], detailImageCaptions: [], video: [], videoPosters: [] },
    ],
    ['missing texts', { ...lists, detailImageAlts: [], detailImageCaptions: [] }],
    ['shorter lists', { ...lists, detailImageAlts: ['A'], detailImageCaptions: ['', '2'], videoPosters: [] }],
    [
      'surplus entries',
      { ...lists, detailImageAlts: ['1', '2', '3', '4'], videoPosters: ['', '', '/p.png'] },
    ],
    ['texts without images', { ...lists, detailImages: [] }],
    ['decorative images', { ...lists, detailImageDecorative: [true, false, true] }],
    ['a shorter list of decorative images', { ...lists, detailImageDecorative: [true] }],
    ['an empty list of decorative images', { ...lists, detailImageDecorative: [] }],
    ['more decorative flags than images', { ...lists, detailImageDecorative: [true, true, true, false] }],
    ['further images', { imgs: ['/old.png', { src: '/o.png', src_pixel: '', alt: '' }] }],
    ['no further images', { imgs: [] }],
    ['omitted images', { customer: { name: 'Ada', business_needs: 'x', result: '' } }],
    [
      'a customer logo',
      { customer: { logo: { src: '/l.png', src_pixel: 'p', alt: '', decorative: true }, name: 'A' } },
    ],
    ['empty images', { img_preview: { src: '', src_pixel: '', alt: '' }, customer: { avatar: {} } }],
    [
      'info blocks',
      { infoBlock: [{ _id: '1', sectionTitle: 'T', sectionContent: [{ subtitle: 's', text: 't' }] }, {}] },
    ],
    ['blocks of an unknown type', { projectContent: [{ _id: '1', type: 'poem', lines: ['x'] }] }],
    ['only a title', { title: 'Half' }],
    ['no fields', {}],
    [
      'values of the wrong types',
      { img_preview: 'x', customer: null, detailImages: 'x', infoBlock: 7, tag: null },
    ],
  ])('preserves a REST case with %s when it is converted and converted back', (_, values) => {
    expectSame(values, restCase);
  });

  it.each<[string, Values]>([
    ['a decorative image', { articleImage: '/a.png', articleImageAlt: '', articleImageDecorative: true }],
    ['only an image', { articleImage: '/a.png' }],
    ['only an author', { authorName: 'Ada', authorAvatar: { src: '', src_pixel: '', alt: '' } }],
    ['no fields', {}],
    ['tables and code', { articleContent: [{ _id: '1', type: 'table', content: '', rows: [['a']] }] }],
  ])('preserves a REST article with %s when it is converted and converted back', (_, values) => {
    expectSame(values, restArticle);
  });
});

describe('REST documents', () => {
  it('creates one row per image and video of a REST case', () => {
    const { pictures, videos } = restCase.fromRest({
      detailImages: ['/a.png', '/b.png'],
      detailImageAlts: ['A'],
      detailImageDecorative: [false, true],
      detailImageCaptions: [],
      video: ['https://x/1'],
      videoPosters: [],
    });
    const _id = expect.any(String);
    expect(pictures).toEqual([
      { _id, src: '/a.png', alt: 'A', decorative: false },
      { _id, src: '/b.png', decorative: true },
    ]);
    expect(videos).toEqual([{ _id, url: 'https://x/1' }]);
  });

  it('derives unique row ids from image URLs even when the URLs repeat', () => {
    const listIds = (detailImages: string[]) =>
      (restCase.fromRest({ detailImages }).pictures as { _id: string }[]).map(({ _id }) => _id);
    const [a, b] = listIds(['/a.png', '/b.png']);
    expect(listIds(['/b.png', '/a.png'])).toEqual([b, a]);
    expect(new Set(listIds(['/a.png', '/a.png', '/a.png'])).size).toBe(3);
  });

  it('converts REST fields to document fields', () => {
    expect(
      restCase.fromRest({
        meta_title: 'T',
        img_preview: { src: '/a.png', src_pixel: 'p', alt: '' },
        backgroundColor: 'red',
        aboutProject: 'About',
        customer: { name: 'Ada', business_needs: 'Speed' },
        infoBlock: [
          { sectionTitle: 'T', subSectionTitle: 'S', sectionContent: [{ subtitle: 's', text: 't' }] },
        ],
        projectContent: [],
        tag: ['Go'],
      }),
    ).toEqual({
      seo: { title: 'T' },
      cover: { src: '/a.png', pixel: 'p', alt: '' },
      surface: 'red',
      about: 'About',
      customer: { name: 'Ada', needs: 'Speed' },
      info: [{ title: 'T', subtitle: 'S', points: [{ title: 's', text: 't' }] }],
      story: [],
      tags: ['Go'],
    });
    expect(
      restArticle.fromRest({
        articleData: '2026-01-01',
        timeToRead: 4,
        articleImage: '/a.png',
        articleImageAlt: 'A',
        authorName: 'Ada',
        authorAvatar: { src: '/ada.png', src_pixel: 'p', alt: '' },
      }),
    ).toEqual({
      publishedOn: '2026-01-01',
      readingTime: 4,
      cover: { src: '/a.png', alt: 'A' },
      author: { name: 'Ada', avatar: { src: '/ada.png', pixel: 'p', alt: '' } },
    });
  });
});

describe('changeFromRest', () => {
  const images = [
    { _id: 'one', src: '/a.png', alt: 'A' },
    { _id: 'two', src: '/b.png', alt: 'B' },
  ];
  const current = { ...demoCases[0], pictures: images };
  const changeImages = (patch: Values) => changeFromRest(restCase, current, patch);

  it('converts a REST change to only the changed fields, each as a whole', () => {
    expect(changeImages({ meta_title: 'New' })).toEqual({
      seo: { title: 'New', description: current.seo?.description },
      rest: current.rest,
    });
    expect(changeImages({ detailImageAlts: ['A', 'B, too'] })).toMatchObject({
      pictures: [images[0], { ...images[1], alt: 'B, too' }],
    });
  });

  it('keeps the ids of image rows when a REST change keeps their images', () => {
    expect(
      changeImages({ detailImages: ['/b.png', '/c.png'], detailImageAlts: ['B', 'C'] }).pictures,
    ).toEqual([images[1], { _id: expect.any(String), src: '/c.png', alt: 'C' }]);
  });
});
