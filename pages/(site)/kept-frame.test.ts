import { afterEach, expect, it } from 'vitest';
import { setSite, site } from '../../content/site';
import { screens } from '../../domain/paths';
import { frameOf } from './kept-frame.server';

const before = site;
afterEach(() => setSite(before));

const page = (header: string, main: string, footer: string) =>
  `<a>Skip</a><header${header}</header><main>${main}</main><footer${footer}</footer><div></div>`;
const drawn = (main: string) => page(' class="a">Menu', main, ' class="b">Year');
const places = (main: string) => page('>', main, '>');
const main = '<header>Own</header><footer>Own</footer>';

it('draws header and footer once for pages that the menus mark alike', () => {
  const one = frameOf('/article/one');
  expect(one?.isKept).toBe(false);
  expect(one?.into(drawn('one'))).toBe(drawn('one'));
  const two = frameOf('/article/two');
  expect(two?.isKept).toBe(true);
  expect(two?.into(places(main))).toBe(drawn(main));
});

it('draws others for pages that are marked otherwise, and when the site has changed', () => {
  frameOf(screens.blog.path)?.into(drawn('one'));
  expect(frameOf(screens.blog.path)?.isKept).toBe(true);
  expect(frameOf(screens.about.path)?.isKept).toBe(false);
  setSite({ ...before, name: 'Otter & Ash' });
  expect(frameOf(screens.blog.path)?.isKept).toBe(false);
});

it('is that of one site, though it changes while the page is drawn', () => {
  frameOf('/article/one')?.into(drawn('one'));
  const [full, empty] = [frameOf(screens.about.path), frameOf('/article/two')];
  setSite({ ...before, name: 'Otter & Ash' });
  expect(empty?.into(places(main))).toBe(drawn(main));
  full?.into(drawn('one'));
  expect(frameOf(screens.about.path)?.isKept).toBe(false);
});

it('is not kept of a page that has no footer', () => {
  expect(frameOf(screens.contact.path)).toBeUndefined();
});
