import { describe, expect, it } from 'vitest';
import { createListCodec, type ListState } from './list-url';

const usual: ListState = {
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
const read = (query: string) => parse(new URLSearchParams(query));

describe('the URL of a list', () => {
  it('omits default values from the URL of an admin list', () => {
    expect(format('/admin/posts', usual)).toBe('/admin/posts');
    expect(read('')).toEqual(usual);
  });

  it('round-trips the state of an admin list through its URL', () => {
    const state: ListState = {
      ...usual,
      q: 'a & b',
      filter: 'AI/ML SaaS',
      author: 'Ada Quay',
      stage: 'scheduled',
      sort: 'title',
      page: 3,
      edit: 'f1',
    };
    const { search } = new URL(format('/admin/posts', state), 'http://here.invalid');
    expect(read(search)).toEqual(state);
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'sort=sideways', 'state=lost', 'add=yes', 'edit='])(
    'ignores the invalid parameter %s in an admin list URL',
    query => {
      expect(read(query)).toEqual(usual);
    },
  );
});
