import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds';
import { messages } from '../messages';
import { checksOf } from './checks';
import type { Values } from './merge';
import { decorativeBeside, picturesOf } from './pictures';

const block = (content: string, more: object = {}) => ({
  type: 'image',
  content,
  alt: '',
  caption: '',
  ...more,
});
const pictureChecks = (kind: 'case' | 'article', values: Values, published: Values = {}) =>
  checksOf(kinds[kind], values, { published })
    .filter(({ message }) => message === messages.pictureUndescribed)
    .map(({ level, path }) => `${level} ${path}`);

describe('a picture that comes without words', () => {
  it('stands in the way, wherever it is', () => {
    const article = {
      articleImage: '/a.png',
      articleContent: [
        { type: 'paragraph', content: 'x' },
        block('/b.png'),
        block('/c.png', { alt: 'A port' }),
      ],
    };
    expect(pictureChecks('article', article)).toEqual(['stop articleImageAlt', 'stop articleContent.1.alt']);
    const item = {
      img_preview: { src: '/a.png', src_pixel: '', alt: ' ' },
      detailImages: ['/b.png', '/c.png'],
      detailImageAlts: ['A port'],
      projectContent: [block('/d.png'), { type: 'video', content: '/e.mp4' }],
      customer: { logo: { src: '/f.png', src_pixel: '', alt: '' } },
    };
    expect(pictureChecks('case', item)).toEqual([
      'stop img_preview.alt',
      'stop detailImageAlts.1',
      'stop projectContent.0.alt',
    ]);
  });

  it('may be decorative', () => {
    const decorative = true;
    expect(pictureChecks('article', { articleImage: '/a.png', articleImageDecorative: true })).toEqual([]);
    expect(pictureChecks('article', { articleContent: [block('/b.png', { decorative })] })).toEqual([]);
    const item = {
      img_preview: { src: '/a.png', src_pixel: '', alt: '', decorative },
      detailImages: ['/b.png', '/c.png'],
      detailImageDecorative: [false, true],
    };
    expect(pictureChecks('case', item)).toEqual(['stop detailImageAlts.0']);
  });

  it('is only pointed out where the site shows it like that already', () => {
    const published = { articleContent: [block('/b.png')] };
    const values = { articleContent: [block('/new.png'), block('/b.png')] };
    expect(pictureChecks('article', values, published)).toEqual([
      'stop articleContent.0.alt',
      'warning articleContent.1.alt',
    ]);
    const described = { articleContent: [block('/b.png', { alt: 'A port' })] };
    expect(pictureChecks('article', { articleContent: [block('/b.png')] }, described)).toEqual([
      'stop articleContent.0.alt',
    ]);
  });
});

it('a picture that is gone stands in the way', () => {
  const values = { articleImage: '/uploads/a.png', articleImageAlt: 'A port' };
  const gone = checksOf(kinds.article, values, { gone: ['/uploads/a.png'] });
  expect(gone).toContainEqual({ level: 'stop', path: 'articleImage', message: messages.pictureGone });
});

it('whatever a draft holds, its pictures are looked for', () => {
  for (const articleContent of [undefined, null, 'x', [null, 3, 'x'], { 0: 'x' }])
    expect(picturesOf(kinds.article.pictures, { articleContent, articleImage: 4 })).toEqual([]);
});

it('a form says beside a text whether the picture is decorative', () => {
  expect(['articleImageAlt', 'img_preview.alt', 'detailImages.1.alt'].map(decorativeBeside)).toEqual([
    'articleImageDecorative',
    'img_preview.decorative',
    'detailImages.1.decorative',
  ]);
});
