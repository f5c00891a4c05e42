import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds';
import { messages } from '../messages';
import { listPublishingProblems } from './checks';
import { getDecorativePath, listImages } from './images';
import type { Values } from './merge';

const createBlock = (content: string, fields: object = {}) => ({
  type: 'image',
  content,
  alt: '',
  caption: '',
  ...fields,
});
const checkImages = (kind: 'case' | 'article', values: Values, publishedValues: Values = {}) =>
  listPublishingProblems(kinds[kind], values, { publishedValues })
    .filter(({ message }) => message === messages.imageUndescribed)
    .map(({ level, path }) => `${level} ${path}`);

describe('images without alternative text', () => {
  it('reports an image without alternative text as a blocker at its path', () => {
    const article = {
      cover: { src: '/a.png' },
      story: [
        { type: 'paragraph', content: 'x' },
        createBlock('/b.png'),
        createBlock('/c.png', { alt: 'A port' }),
      ],
    };
    expect(checkImages('article', article)).toEqual(['stop cover.alt', 'stop story.1.alt']);
    const item = {
      cover: { src: '/a.png', pixel: '', alt: ' ' },
      pictures: [{ src: '/b.png', alt: 'A port' }, { src: '/c.png' }],
      story: [createBlock('/d.png'), { type: 'video', content: '/e.mp4' }],
      customer: { logo: { src: '/f.png', pixel: '', alt: '' } },
    };
    expect(checkImages('case', item)).toEqual(['stop cover.alt', 'stop pictures.1.alt', 'stop story.0.alt']);
  });

  it('accepts a decorative image without alternative text', () => {
    const decorative = true;
    expect(checkImages('article', { cover: { src: '/a.png', decorative } })).toEqual([]);
    expect(checkImages('article', { story: [createBlock('/b.png', { decorative })] })).toEqual([]);
    const item = {
      cover: { src: '/a.png', pixel: '', alt: '', decorative },
      pictures: [
        { src: '/b.png', decorative: false },
        { src: '/c.png', decorative },
      ],
    };
    expect(checkImages('case', item)).toEqual(['stop pictures.0.alt']);
  });

  it('reports an image without alternative text as a warning when the image is already public', () => {
    const publishedValues = { story: [createBlock('/b.png')] };
    const values = { story: [createBlock('/new.png'), createBlock('/b.png')] };
    expect(checkImages('article', values, publishedValues)).toEqual([
      'stop story.0.alt',
      'warning story.1.alt',
    ]);
    const valuesWithAlt = { story: [createBlock('/b.png', { alt: 'A port' })] };
    expect(checkImages('article', { story: [createBlock('/b.png')] }, valuesWithAlt)).toEqual([
      'stop story.0.alt',
    ]);
  });
});

it('reports a deleted image as a blocker of publication', () => {
  const values = { cover: { src: '/uploads/a.png', alt: 'A port' } };
  const problems = listPublishingProblems(kinds.article, values, {
    missingFiles: ['/uploads/a.png'],
  });
  expect(problems).toContainEqual({ level: 'stop', path: 'cover.src', message: messages.imageGone });
});

it('finds no images in invalid drafts', () => {
  for (const story of [undefined, null, 'x', [null, 3, 'x'], { 0: 'x' }])
    expect(listImages(kinds.article.images, { story, cover: 4 })).toEqual([]);
});

it('returns the path of the decorative flag of an image from the path of its alternative text', () => {
  expect(['cover.alt', 'pictures.1.alt'].map(getDecorativePath)).toEqual([
    'cover.decorative',
    'pictures.1.decorative',
  ]);
});
