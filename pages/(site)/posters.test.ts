import { expect, test } from 'vitest';
import { CENTRE_FOCUS } from '../../domain/focus';
import { UNKNOWN_EDGE_COLOURS } from '../../domain/grounds';
import type { CaseCard } from '../../domain/kinds/case';
import { SHOWN_CASES_MAX } from '../../domain/limits';
import { toCasesSection } from './posters.server';

const createCard = (title: string, figure?: string): CaseCard => ({
  ...{ _id: title, slug: title, title, figure, tags: ['React'] },
  ...{ domain: '', heading: '', description: '', client: '', location: '', solution: '', date: '' },
  ...{ surface: 'black', cover: { src: '', pixel: '', alt: '' }, createdAt: '', updatedAt: '' },
  ...{ coverEdges: UNKNOWN_EDGE_COLOURS, coverFocus: CENTRE_FOCUS },
});
const prepare = (...cards: CaseCard[]) =>
  toCasesSection({ kind: 'cases', variant: 'figures', title: 'Work' }, cards, 'W');

test('shows only cases with a figure, and at most four, on posters with figures', () => {
  const cards = ['1', '', '3', '4', '5', '6'].map((figure, index) => createCard(`case ${index}`, figure));
  const { variant, cases } = prepare(...cards);
  expect(variant).toBe('figures');
  expect(cases).toHaveLength(SHOWN_CASES_MAX);
  expect(cases.map(({ figure }) => figure)).toEqual(['1', '3', '4', '5']);
});

test('shows ordinary posters when no case has a figure', () => {
  const { variant, cases } = prepare(createCard('one'), createCard('two'));
  expect(variant).toBe('poster');
  expect(cases.map(({ title }) => title)).toEqual(['one', 'two']);
});
