import { expect, it } from 'vitest';
import { mediaCodec } from './media-url';

const parseQuery = (query: string) => mediaCodec.parse(new URLSearchParams(query));
const defaultState = {
  q: '',
  filter: 'all',
  holder: undefined,
  tag: undefined,
  sort: 'newest',
  page: 1,
  picture: undefined,
} as const;

it('round-trips the state of the media library through its URL', () => {
  expect(mediaCodec.format('/admin/media', defaultState)).toBe('/admin/media');
  const state = {
    q: 'port',
    filter: 'unused',
    holder: 'page',
    tag: 'Team photos',
    sort: 'name',
    page: 3,
    picture: 'p1',
  } as const;
  expect(mediaCodec.format('/admin/media', state)).toBe(
    '/admin/media?q=port&show=unused&in=page&tag=Team+photos&sort=name&page=3&picture=p1',
  );
  expect(parseQuery('q=port&show=unused&in=page&tag=Team+photos&sort=name&page=3&picture=p1')).toEqual(state);
});

it('ignores invalid values in the media library URL', () => {
  expect(parseQuery('show=none&in=attic&sort=up&page=-1&picture=')).toEqual(defaultState);
  expect(parseQuery('page=1e9')).toEqual(defaultState);
});
