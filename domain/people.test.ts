import { expect, it } from 'vitest';
import { listFieldNodes } from './fields/tree';
import { personSchema, reviewSchema } from './people';

it('finds a label for every field of a person', () => {
  const labels = Object.fromEntries(listFieldNodes(personSchema).map(({ name, meta }) => [name, meta.label]));
  expect(labels).toMatchObject({
    languages: 'Languages, separated by commas',
    onAbout: 'Show on the About page',
    takesRequests: 'Takes requests from visitors',
    hours: 'Hours',
  });
});

it('accepts a year of a testimonial, and no other text', () => {
  const { since } = reviewSchema.shape;
  for (const year of ['2021', '', undefined]) expect(since.safeParse(year).success).toBe(true);
  for (const year of ['21', 'since 2021', '20211']) expect(since.safeParse(year).success).toBe(false);
});
