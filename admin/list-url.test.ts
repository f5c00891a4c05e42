import { describe, expect, it } from 'vitest';
import { createListCodec, type ListState } from './list-url';

const defaultState: ListState = {
  q: '',
  filter: '',
  author: '',
  stage: '',
  sort: 'newest',
  page: 1,
  edit: undefined,
  add: undefined,
};
const { parse, format } = createListCodec('tag');
const parseQuery = (query: string) => parse(new URLSearchParams(query));

describe('the URL of a list', () => {
  it('omits values from the URL of an admin list when they are defaults', () => {
    expect(format('/admin/posts', defaultState)).toBe('/admin/posts');
    expect(parseQuery('')).toEqual(defaultState);
  });

  it('round-trips the state of an admin list through its URL', () => {
    const state: ListState = {
      ...defaultState,
      q: 'a & b',
      filter: 'AI/ML SaaS',
      author: 'Ada Quay',
      stage: 'scheduled',
      sort: 'title',
      page: 3,
      edit: 'f1',
    };
    const { search } = new URL(format('/admin/posts', state), 'http://here.invalid');
    expect(parseQuery(search)).toEqual(state);
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'sort=sideways', 'state=lost', 'add=yes', 'edit='])(
    'ignores the invalid parameter %s in an admin list URL',
    query => {
      expect(parseQuery(query)).toEqual(defaultState);
    },
  );
});
