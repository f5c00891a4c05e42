import { expect, it } from 'vitest';
import { findUseHref, formatUse, formatUseCount, formatVariants } from './image-texts';

const use = {
  kind: 'article' as const,
  id: 'a1',
  title: 'Ports',
  live: true,
  draft: false,
  places: [] as string[],
};

it('describes an image use by item, field and state', () => {
  expect(formatUse({ ...use, places: ['cover.src'] })).toBe('Blog, cover, live');
  const places = ['cover.src', 'pictures.0.src', 'pictures.1.src'];
  expect(formatUse({ ...use, kind: 'case', places, draft: true })).toBe(
    'Review, cover and detail image, live, and in a draft',
  );
  expect(formatUse({ ...use, kind: 'member' })).toBe('User, photo');
});

it("links an image use to the item's form when the title is known", () => {
  expect(findUseHref(use)).toBe('/admin/posts?edit=a1');
  expect(findUseHref({ ...use, title: '' })).toBeUndefined();
});

it('spells out small use counts of an image', () => {
  expect([1, 3, 12].map(formatUseCount)).toEqual(['one place', 'three places', '12 places']);
});

it('describes the variants of an image, with file sizes when known', () => {
  const createFile = (width: number, type: string, bytes?: number) => ({
    key: 'k',
    width,
    type,
    ...(bytes && { bytes }),
  });
  expect(
    formatVariants({
      files: [
        createFile(960, 'image/png', 9_000),
        createFile(480, 'image/avif', 2_048),
        createFile(960, 'image/avif', 4_096),
      ],
    }),
  ).toBe('AVIF 4 KB, two widths');
  expect(formatVariants({ files: [createFile(480, 'image/webp')] })).toBe('WebP, one width');
});
