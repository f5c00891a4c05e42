import { afterEach, expect, it } from 'vitest';
import { getSite, setSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';
import { findFrame } from './cached-frame.server';

const originalSite = getSite();
afterEach(() => setSite(originalSite));

const createPage = (header: string, main: string, footer: string) =>
  `<a>Skip</a><header${header}</header><main>${main}</main><footer${footer}</footer><div></div>`;
const createRenderedPage = (main: string) => createPage(' class="a">Menu', main, ' class="b">Year');
const createPlaceholderPage = (main: string) => createPage('>', main, '>');
const main = '<header>Own</header><footer>Own</footer>';

it('renders header and footer only once when pages have the same menu state', () => {
  const firstFrame = findFrame('/article/one');
  expect(firstFrame?.isCached).toBe(false);
  expect(firstFrame?.insertInto(createRenderedPage('one'))).toBe(createRenderedPage('one'));
  const secondFrame = findFrame('/article/two');
  expect(secondFrame?.isCached).toBe(true);
  expect(secondFrame?.insertInto(createPlaceholderPage(main))).toBe(createRenderedPage(main));
});

it('renders header and footer again when the menu state or the site changes', () => {
  findFrame(screens.blog.path)?.insertInto(createRenderedPage('one'));
  expect(findFrame(screens.blog.path)?.isCached).toBe(true);
  expect(findFrame(screens.about.path)?.isCached).toBe(false);
  setSite({ ...originalSite, name: 'Otter & Ash' });
  expect(findFrame(screens.blog.path)?.isCached).toBe(false);
});

it('uses one version of the site throughout a render, even if the site changes before it ends', () => {
  findFrame('/article/one')?.insertInto(createRenderedPage('one'));
  const [fullFrame, emptyFrame] = [findFrame(screens.about.path), findFrame('/article/two')];
  setSite({ ...originalSite, name: 'Otter & Ash' });
  expect(emptyFrame?.insertInto(createPlaceholderPage(main))).toBe(createRenderedPage(main));
  fullFrame?.insertInto(createRenderedPage('one'));
  expect(findFrame(screens.about.path)?.isCached).toBe(false);
});

it("doesn't cache the frame of a page without a footer", () => {
  expect(findFrame(screens.contact.path)).toBeUndefined();
});
