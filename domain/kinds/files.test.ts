import { describe, expect, it } from 'vitest';
import { articleSchema } from './article';
import { caseSchema } from './case';
import { fileFields, replaceFiles, type StoredImages, swapFile } from './files';

const stored: StoredImages = new Map([
  ['data:a', { src: '/uploads/a.png', pixel: 'pixel-a' }],
  ['/uploads/own.png', { src: '/uploads/own.png', pixel: 'pixel-own' }],
]);

describe('images of a case', () => {
  it('are found with the place they stand in', () => {
    const change = {
      img_preview: { src: 'data:a', src_pixel: '', alt: '' },
      detailImages: ['/uploads/own.png'],
      videoPosters: ['', 'data:a'],
      projectContent: [
        { type: 'paragraph' as const, content: 'data:a', alt: '', caption: '' },
        { type: 'image' as const, content: 'data:a', alt: '', caption: '' },
      ],
    };
    expect(fileFields(caseSchema, change)).toEqual([
      { path: 'img_preview.src', src: 'data:a' },
      { path: 'detailImages.0', src: '/uploads/own.png' },
      { path: 'videoPosters.1', src: 'data:a' },
      { path: 'projectContent.1.content', src: 'data:a' },
    ]);
  });

  it('are replaced where they stand, with a preview where none was given', () => {
    const customer = {
      name: 'Ada',
      position: '',
      review: '',
      business_needs: '',
      result: '',
      avatar: { src: 'data:a', src_pixel: 'given', alt: 'Ada' },
      logo: { src: '/uploads/own.png', src_pixel: '', alt: '' },
    };
    const change = {
      customer,
      detailImages: ['data:a', 'https://example.com/x.png'],
      videoPosters: ['', 'data:a'],
    };
    expect(replaceFiles(caseSchema, change, stored)).toEqual({
      customer: {
        ...customer,
        avatar: { src: '/uploads/a.png', src_pixel: 'given', alt: 'Ada' },
        logo: { src: '/uploads/own.png', src_pixel: 'pixel-own', alt: '' },
      },
      detailImages: ['/uploads/a.png', 'https://example.com/x.png'],
      videoPosters: ['', '/uploads/a.png'],
    });
  });

  it('leave a change without images as it is', () => {
    expect(replaceFiles(caseSchema, { heading: 'Words' }, stored)).toEqual({ heading: 'Words' });
  });
});

describe('images of an article', () => {
  it('are found and replaced', () => {
    const change = {
      articleImage: 'data:a',
      articleContent: [
        { type: 'image' as const, content: 'data:a', alt: 'A', caption: 'B' },
        { type: 'quote' as const, content: 'data:a', alt: '', caption: '' },
      ],
    };
    expect(fileFields(articleSchema, change).map(field => field.path)).toEqual([
      'articleImage',
      'articleContent.0.content',
    ]);
    expect(replaceFiles(articleSchema, change, stored)).toEqual({
      articleImage: '/uploads/a.png',
      articleContent: [
        { type: 'image', content: '/uploads/a.png', alt: 'A', caption: 'B' },
        change.articleContent[1],
      ],
    });
  });
});

it('one picture takes the place of another wherever it stands, with its own preview', () => {
  const change = {
    img_preview: { src: '/uploads/own.png', src_pixel: 'pixel-own', alt: 'A plan' },
    detailImages: ['/uploads/own.png', '/uploads/a.png'],
    projectContent: [{ type: 'paragraph' as const, content: '/uploads/own.png', alt: '', caption: '' }],
  };
  expect(
    swapFile(caseSchema, change, '/uploads/own.png', { src: '/uploads/b.png', pixel: 'pixel-b' }),
  ).toEqual({
    img_preview: { src: '/uploads/b.png', src_pixel: 'pixel-b', alt: 'A plan' },
    detailImages: ['/uploads/b.png', '/uploads/a.png'],
    projectContent: change.projectContent,
  });
});
