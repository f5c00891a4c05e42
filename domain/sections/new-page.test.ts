import { describe, expect, it } from 'vitest';
import { pageSchema } from '../kinds/page';
import { BEGINNINGS, type Beginning, copiedPage, newPage } from './new-page';

describe.each(Object.keys(BEGINNINGS) as Beginning[])('a new page that begins with: %s', beginning => {
  const page = newPage(beginning, { title: 'Careers', address: '/careers' });

  it('can be published as it is', () => {
    expect(pageSchema.safeParse(page).error?.issues ?? []).toEqual([]);
  });

  it('has rows that say which they are', () => {
    expect(page.sections.every(({ _id }) => _id)).toBe(true);
  });

  it('says its title on top', () => {
    expect(page.hero).toMatchObject({ kind: 'page', title: 'Careers' });
  });
});

it('a copy keeps the sections, and not what search engines are told', () => {
  const page = { ...newPage('example', { title: 'One', address: '/one' }), meta_title: 'One, for robots' };
  expect(copiedPage(page, { title: 'Two', address: '/two' })).toEqual({
    ...newPage('example', { title: 'One', address: '/one' }),
    title: 'Two',
    address: '/two',
  });
});
