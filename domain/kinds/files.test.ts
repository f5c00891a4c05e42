import { describe, expect, it } from 'vitest';
import { articleSchema } from './article';
import { caseSchema } from './case';
import { listFileFields, replaceFiles, type StoredImages, swapFile } from './files';

const storedImages: StoredImages = new Map([
  ['data:a', { src: '/uploads/a.png', pixel: 'pixel-a' }],
  ['/uploads/own.png', { src: '/uploads/own.png', pixel: 'pixel-own' }],
]);

describe('images of a case', () => {
  it('lists the images of a case with their paths', () => {
    const change = {
      cover: { src: 'data:a', pixel: '', alt: '' },
      pictures: [{ src: '/uploads/own.png' }],
      videos: [{ poster: '' }, { poster: 'data:a' }],
      story: [
        { type: 'paragraph' as const, content: 'data:a', alt: '', caption: '' },
        { type: 'image' as const, content: 'data:a', alt: '', caption: '' },
      ],
    };
    expect(listFileFields(caseSchema, change)).toEqual([
      { path: 'cover.src', src: 'data:a' },
      { path: 'pictures.0.src', src: '/uploads/own.png' },
      { path: 'videos.1.poster', src: 'data:a' },
      { path: 'story.1.content', src: 'data:a' },
    ]);
  });

  it('adds a missing placeholder when the image of a case is stored', () => {
    const customer = {
      name: 'Ada',
      position: '',
      review: '',
      needs: '',
      result: '',
      avatar: { src: 'data:a', pixel: 'given', alt: 'Ada' },
      logo: { src: '/uploads/own.png', pixel: '', alt: '' },
    };
    const change = {
      customer,
      pictures: [{ src: 'data:a' }, { src: 'https://example.com/x.png' }],
      videos: [{ poster: '' }, { poster: 'data:a' }],
    };
    expect(replaceFiles(caseSchema, change, storedImages)).toEqual({
      customer: {
        ...customer,
        avatar: { src: '/uploads/a.png', pixel: 'given', alt: 'Ada' },
        logo: { src: '/uploads/own.png', pixel: 'pixel-own', alt: '' },
      },
      pictures: [{ src: '/uploads/a.png' }, { src: 'https://example.com/x.png' }],
      videos: [{ poster: '' }, { poster: '/uploads/a.png' }],
    });
  });

  it('leaves a case patch without images unchanged', () => {
    expect(replaceFiles(caseSchema, { heading: 'Words' }, storedImages)).toEqual({ heading: 'Words' });
  });
});

describe('images of an article', () => {
  it('lists and replaces images in the cover and blocks of an article', () => {
    const change = {
      cover: { src: 'data:a', alt: '' },
      story: [
        { type: 'image' as const, content: 'data:a', alt: 'A', caption: 'B' },
        { type: 'quote' as const, content: 'data:a', alt: '', caption: '' },
      ],
    };
    expect(listFileFields(articleSchema, change).map(field => field.path)).toEqual([
      'cover.src',
      'story.0.content',
    ]);
    expect(replaceFiles(articleSchema, change, storedImages)).toEqual({
      cover: { src: '/uploads/a.png', alt: '' },
      story: [{ type: 'image', content: '/uploads/a.png', alt: 'A', caption: 'B' }, change.story[1]],
    });
  });
});

it('replaces an image and its placeholder in every image field', () => {
  const change = {
    cover: { src: '/uploads/own.png', pixel: 'pixel-own', alt: 'A plan' },
    pictures: [{ src: '/uploads/own.png' }, { src: '/uploads/a.png' }],
    story: [{ type: 'paragraph' as const, content: '/uploads/own.png', alt: '', caption: '' }],
  };
  expect(
    swapFile(caseSchema, change, '/uploads/own.png', { src: '/uploads/b.png', pixel: 'pixel-b' }),
  ).toEqual({
    cover: { src: '/uploads/b.png', pixel: 'pixel-b', alt: 'A plan' },
    pictures: [{ src: '/uploads/b.png' }, { src: '/uploads/a.png' }],
    story: change.story,
  });
});
