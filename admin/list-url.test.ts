import { describe, expect, it } from 'vitest';
import { formatListUrl, type ListState, parseListUrl } from './list-url';

const usual: ListState = {
  q: '',
  filter: '',
  stage: '',
  sort: 'newest',
  page: 1,
  edit: undefined,
  add: false,
};
const read = (query: string) => parseListUrl(new URLSearchParams(query), 'tag');

describe('the URL of a list', () => {
  it('omits defaults from a list URL', () => {
    expect(formatListUrl('/admin/posts', 'tag', usual)).toBe('/admin/posts');
    expect(read('')).toEqual(usual);
  });

  it('round-trips the state of a list', () => {
    const state: ListState = {
      ...usual,
      q: 'a & b',
      filter: 'AI/ML SaaS',
      stage: 'scheduled',
      sort: 'title',
      page: 3,
      edit: 'f1',
    };
    const { search } = new URL(formatListUrl('/admin/posts', 'tag', state), 'http://here.invalid');
    expect(read(search)).toEqual(state);
  });

  it('omits the form of a new item from the URL when an item is open', () => {
    expect(formatListUrl('/admin/posts', 'tag', { ...usual, edit: 'f1', add: true })).toBe(
      '/admin/posts?edit=f1',
    );
  });

  it.each(['page=0', 'page=-1', 'page=abc', 'sort=sideways', 'state=lost', 'add=yes', 'edit='])(
    'ignores the invalid parameter %s',
    query => {
      expect(read(query)).toEqual(usual);
    },
  );
});
