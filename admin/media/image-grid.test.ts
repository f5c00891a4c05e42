// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { type Image, ImageGrid } from './ImageGrid';

const createImage = (id: string): Image => ({
  id,
  url: `/uploads/${id}-9x6.png`,
  pixel: '',
  name: `${id}.png`,
  alt: 'A desk',
  decorative: false,
  tags: [],
  width: 9,
  height: 6,
  focus: { x: 50, y: 50 },
  uses: 1,
});

it('marks an image as missing when its file fails to load', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const grid = document.createElement('div');
  const root = createRoot(grid);
  const images = ['lost', 'kept'].map(createImage);
  await act(async () => root.render(createElement(ImageGrid, { images: images, onChoose: () => undefined })));
  const [lostTile, presentTile] = grid.querySelectorAll('button');
  await act(async () => lostTile?.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(lostTile?.textContent).toContain('File missing');
  expect(presentTile?.textContent).not.toContain('File missing');
  await act(async () => root.unmount());
});
