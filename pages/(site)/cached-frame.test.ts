import { afterEach, expect, it } from 'vitest';
import { getSite, setSite } from '../../domain/current-site';
import { screens } from '../../domain/paths';
import { findFrame } from './cached-frame.server';

const before = getSite();
afterEach(() => setSite(before));

const page = (header: string, main: string, footer: string) =>
  `<a>Skip</a><header${header}</header><main>${main}</main><footer${footer}</footer><div></div>`;
const drawn = (main: string) => page(' class="a">Menu', main, ' class="b">Year');
const places = (main: string) => page('>', main, '>');
const main = '<header>Own</header><footer>Own</footer>';

it('renders header and footer once for pages with the same menu state', () => {
  const one = findFrame('/article/one');
  expect(one?.isCached).toBe(false);
  expect(one?.insertInto(drawn('one'))).toBe(drawn('one'));
  const two = findFrame('/article/two');
  expect(two?.isCached).toBe(true);
  expect(two?.insertInto(places(main))).toBe(drawn(main));
});

it('renders header and footer again when the menu state or the site changes', () => {
  findFrame(screens.blog.path)?.insertInto(drawn('one'));
  expect(findFrame(screens.blog.path)?.isCached).toBe(true);
  expect(findFrame(screens.about.path)?.isCached).toBe(false);
  setSite({ ...before, name: 'Otter & Ash' });
  expect(findFrame(screens.blog.path)?.isCached).toBe(false);
});

it('uses one version of the site throughout a render, even if the site changes before it ends', () => {
  findFrame('/article/one')?.insertInto(drawn('one'));
  const [full, empty] = [findFrame(screens.about.path), findFrame('/article/two')];
  setSite({ ...before, name: 'Otter & Ash' });
  expect(empty?.insertInto(places(main))).toBe(drawn(main));
  full?.insertInto(drawn('one'));
  expect(findFrame(screens.about.path)?.isCached).toBe(false);
});

it("doesn't cache the frame of a page without a footer", () => {
  expect(findFrame(screens.contact.path)).toBeUndefined();
});
