import { expect, it } from 'vitest';
import { META_DESCRIPTION_MAX } from '../../../domain/limits';
import type { ListState } from '../../../domain/paths';
import { getListSeo } from './list-seo';

const getDescription = (description: string, state: Pick<ListState, 'from' | 'to'>) =>
  getListSeo({ title: 'Cases', description }, { filters: [], ...state }).description;

it('adds the page number to the description of later list pages', () => {
  const longDescription = `${'What we built and what it changed. '.repeat(5)}The end.`;
  expect(getDescription('What we built.', { from: 3, to: 3 })).toBe('What we built, page 3.');
  expect(getDescription(longDescription, { from: 12, to: 12 })).toMatch(/\w…, page 12$/);
  expect(getDescription(longDescription, { from: 12, to: 12 }).length).toBeLessThanOrEqual(
    META_DESCRIPTION_MAX,
  );
  for (const state of [
    { from: 1, to: 1 },
    { from: 1, to: 3 },
  ])
    expect(getDescription(longDescription, state)).toBe(longDescription);
});
