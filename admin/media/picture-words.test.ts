import { expect, it } from 'vitest';
import { placeHref, placesWord, placeWords, servedWords } from './picture-words';

const use = {
  kind: 'article' as const,
  id: 'a1',
  title: 'Ports',
  live: true,
  draft: false,
  places: [] as string[],
};

it('describes a use by item, field and state', () => {
  expect(placeWords({ ...use, places: ['cover.src'] })).toBe('Blog, cover, live');
  const places = ['cover.src', 'pictures.0.src', 'pictures.1.src'];
  expect(placeWords({ ...use, kind: 'case', places, draft: true })).toBe(
    'Review, cover and detail image, live, and in a draft',
  );
  expect(placeWords({ ...use, kind: 'member' })).toBe('Member, photo');
});

it('links a use to its form, except for drafts of other members', () => {
  expect(placeHref(use)).toBe('/admin/posts?edit=a1');
  expect(placeHref({ ...use, title: '' })).toBeUndefined();
});

it('writes small counts as words', () => {
  expect([1, 3, 12].map(placesWord)).toEqual(['one place', 'three places', '12 places']);
});

it('describes how an image is served, with sizes if known', () => {
  const file = (width: number, type: string, bytes?: number) => ({
    key: 'k',
    width,
    type,
    ...(bytes && { bytes }),
  });
  expect(
    servedWords({
      files: [file(960, 'image/png', 9_000), file(480, 'image/avif', 2_048), file(960, 'image/avif', 4_096)],
    }),
  ).toBe('AVIF 4 KB, two widths');
  expect(servedWords({ files: [file(480, 'image/webp')] })).toBe('WebP, one width');
});
